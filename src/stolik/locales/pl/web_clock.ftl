# Zegar, koniec za zgodą wszystkich, widzowie i to, co kto robi przy stole.

## Zegar

felt-clock = Czas na ruch
felt-clock-short = { $count } s
felt-clock-left =
    { $count ->
        [one] Została { $count } sekunda na ruch.
        [few] Zostały { $count } sekundy na ruch.
       *[many] Zostało { $count } sekund na ruch.
    }
felt-clock-late = Czas minął, więc stół zagrał za ciebie.
felt-clock-bot-more = Dotknij stołu albo naciśnij dowolny klawisz, a grasz dalej.
felt-idle = { $name } myśli ponad 2 minuty.
felt-idle-ask = Czekacie, gra bot czy kończycie?
felt-idle-own = Pozostali czekają na twój ruch już ponad dwie minuty.
felt-idle-own-more = Mogą dalej czekać, dać zagrać botowi albo zakończyć partię.

## Koniec za zgodą wszystkich

felt-finish = Zaproponuj koniec partii
felt-finish-alone = Zakończ partię
felt-finish-join = Zgódź się na koniec partii
felt-finish-back = Wycofaj zgodę na koniec
felt-finish-ask = Zakończyć partię przed czasem?
felt-finish-more = Partia kończy się bez zwycięzcy, gdy zgodzą się wszyscy, którzy są przy stole. Zgodę można wycofać.
felt-finish-more-alone = Nie ma teraz kogo pytać, więc partia skończy się od razu i bez zwycięzcy.
felt-finish-others =
    { $count ->
        [one] { $names } proponuje koniec partii.
       *[other] { $names } proponują koniec partii.
    }
felt-finish-own = Proponujesz koniec partii.
felt-finish-count = Za końcem: { $count } z { $all }.
felt-finish-yes = Kończymy
felt-finish-no = Gramy dalej

## Widzowie

felt-watchers =
    { $count ->
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
       *[many] Przygląda się { $count } osób.
    }
felt-watch-more = Karty na rękach są zakryte, dopóki partia trwa.
felt-watch-closed = Ten stół gra bez widzów

## Co kto robi

felt-doing-now = Teraz: { $doing }.
felt-doing-turn = Teraz gra.
felt-doing-waits = Czeka na swoją kolej.
felt-doing-ready = Wynik przeczytany, czeka na następne rozdanie.
felt-doing-reads = Czyta wynik.
felt-doing-away = Nie ma połączenia od { $time }.
felt-doing-away-some-time = Nie ma połączenia.
felt-doing-left = Jest poza stołem.
felt-doing-stand-in = Gra bot, dopóki { $name } nie wróci.
felt-side-you = To twoje miejsce.
felt-side-partner = Gra w parze z tobą.
felt-side-opponent = Gra przeciw tobie.
felt-side-pair = W parze: { $name }.
