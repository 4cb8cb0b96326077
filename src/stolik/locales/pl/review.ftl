# stolik review i przegląd powtórki: ile kosztowały decyzje. $points to tekst razem ze słowem (hint-points).

review-command-short = ile kosztowały decyzje w partii i które błędy były największe
review-command = Przejrzyj partię: ile zdaniem bota kosztowały decyzje i co było lepsze, trzy największe błędy i jak komu poszło. Punkty to oczekiwania bota, nie prawda. Kod wyjścia 0: zapis zgadza się z zasadami; 1: różni się; 2: nie da się go odczytać.
review-file = zapis partii albo partia zachowana w terminalu; - czyta standardowe wejście
review-seat = tylko to miejsce, licząc od 0
review-bots = także decyzje botów
review-all = wszystkie decyzje, które nie były najlepsze, a nie tylko po dziesięć najdroższych każdego gracza
review-more =
    { $count ->
        [one] Jeszcze { $count } decyzja kosztowała mniej: pokaże ją --all.
        [few] Jeszcze { $count } decyzje kosztowały mniej: pokaże je --all.
       *[many] Jeszcze { $count } decyzji kosztowało mniej: pokaże je --all.
    }
review-no-mistakes = Nie ma błędów.
review-no-seat = Nie ma miejsca { $given }: liczą się od 0 do { $last }.
review-broken = { $file } nie jest całą zachowaną partią: nie da się odczytać wiersza { $line }.
review-progress = namysł
review-by = Ocenia { $bot }, na podstawie tego, co wtedy było wiadomo na danym miejscu; punkty to jego oczekiwania.
review-mark =
    Rozdanie { $deal }, ruch { $action }: { $name }, { $text } – { $known ->
        [other] bot zrobiłby co innego
        [least] strata co najmniej { $points }
       *[exact] strata { $points }
    }.
review-largest =
    { $count ->
        [one] Największy błąd
        [few] { $count } największe błędy
       *[many] { $count } największych błędów
    }:
review-better = Lepiej: { $action }.
review-player =
    { $name }: { $count } { $count ->
        [one] decyzja
        [few] decyzje
       *[many] decyzji
    }, w tym najlepszych: { $best }; średnia strata na decyzję: { $points }.

## W przeglądarce

review-title = Przegląd partii
review-open = Przegląd: co kosztowało punkty?
review-thinking = Trwa ocena partii …
review-note = Ocenia { $bot } bot, na podstawie tego, co wtedy było wiadomo na danym miejscu. Punkty to jego oczekiwania, nie prawda.
review-none = Żadna decyzja nie kosztowała punktów.
review-lost =
    { $known ->
        [other] bot zrobiłby co innego
        [least] strata co najmniej { $points }
       *[exact] strata { $points }
    }
review-mistake = Rozdanie { $deal }: { $name }, { $done } – { $lost }
review-better-why = Lepiej: { $action }. Dlaczego: { $reasons }.
