### Po rozdaniu i po partii, w przeglądarce: jak stoi wynik, jego wykres, zapis na papierze, udostępnianie.

after-rule = zasada
after-rules-help = Każda pozycja otwiera zasadę, z której wynika.

after-front =
    Na prowadzeniu: { $side }, przewaga { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
after-level = Na czele równo, po { $points }: { $sides }.
after-won =
    Przewaga na koniec: { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
after-stopped =
    { $ended ->
        [yes] Partia została przerwana po rozdaniu { $deal }.
       *[other] Partia została przerwana w rozdaniu { $deal }.
    }
after-stopped-round =
    { $ended ->
        [yes] Partia została przerwana po rundzie { $deal }.
       *[other] Partia została przerwana w rundzie { $deal }.
    }
after-to-go = Do { $target } brakuje: { $sides }.
after-to-go-of = { $side } – { $points }
after-deals-left =
    { $count ->
        [one] Zostało jeszcze jedno rozdanie.
        [few] Zostały jeszcze { $count } rozdania.
        [many] Zostało jeszcze { $count } rozdań.
       *[other] Zostało jeszcze { $count } rozdania.
    }

after-chart = Wynik po kolejnych rozdaniach
after-chart-round = Wynik po kolejnych rundach
after-chart-at = Po rozdaniu { $number }: { $totals }
after-chart-at-round = Po rundzie { $number }: { $totals }
after-chart-goal = cel { $target }

after-match = Ta partia
after-record = Pobierz zapis
after-print = Wydrukuj zapis
after-printed = { $game }, { $goal }

after-share = Udostępnij partię
after-share-short = Udostępnij
after-share-of = Udostępnij: { $game }, { $names }
after-share-what = Każdy, kto ma link, może obejrzeć całą partię: karty wszystkich grających, każdy ruch i imiona takie, jakie były przy stole. Twojego miejsca nikt przez to nie zajmie.
after-share-make = Utwórz link
after-share-link = Link do tej partii
after-share-stop = Przestań udostępniać
after-share-stopped = Link już nie działa. W każdej chwili można utworzyć nowy.
after-share-failed = Nie udało się utworzyć linku.
after-share-not-stopped = Partia jest nadal udostępniana.

after-shared-lead = Tę partię udostępnia ktoś, kto w niej grał.
after-shared-none = Nie ma tu partii
after-shared-start = Zagraj we własną partię
