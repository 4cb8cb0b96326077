# stolik simulate: partie między botami.

simulate-command-short = boty grają między sobą: jak są mocne
simulate-command = Niech boty zagrają partie między sobą i pokażą, jak są mocne. To samo ziarno daje ten sam wynik.
simulate-game = gra
simulate-matches = ile partii (bez tego 100); w górę do liczby, przy której każde rozdania zagrano z każdego miejsca
simulate-bots = kto gra, na przykład greedy,plain: boty ({ $bots }) zajmują miejsca po kolei i od nowa; searcher:400 i searcher:50ms ograniczają przeszukiwanie (bez tego greedy,plain)
simulate-seed = liczba, do której należą karty i wszystkie wybory (bez tego 1)
simulate-jobs = ile procesów dzieli pracę (bez tego jeden na każdy procesor)
simulate-records = zapisz każdą partię w tym katalogu; musi być nowy albo pusty

simulate-records-empty = Po --records brakuje nazwy katalogu.
simulate-records-taken = Katalog { $folder } nie jest pusty; --records potrzebuje nowego albo pustego.
simulate-records-failed = Nie da się zapisać partii w { $folder }: { $reason }.
simulate-progress = partie

simulate-played =
    { $rules }, ziarno { $seed }: { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[many] { $matches } partii
    } ({ $seeds ->
        [one] { $seeds } ciąg rozdań
        [few] { $seeds } ciągi rozdań
       *[many] { $seeds } ciągów rozdań
    } × { $rotations ->
        [one] { $rotations } rotacja
        [few] { $rotations } rotacje
       *[many] { $rotations } rotacji
    } botów), { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $mean } na partię.
simulate-rounded = Chciano { $asked }; zaokrąglono w górę do wielokrotności { $rotations }, żeby każdy bot grał tymi samymi kartami.
simulate-column-bot = bot
simulate-column-results = W-R-P
simulate-column-share = udział (95 %)
simulate-column-illegal = złe wyjścia
simulate-column-points = punkty
simulate-column-deal = rozdanie
simulate-column-margin = przewaga
simulate-legend =
    W-R-P: partie wygrane, zremisowane, przegrane. udział: wygrane i połowa remisów, z przedziałem 95 %.
    { $illegal ->
        [1] złe wyjścia: partie przegrane przez wyjście bez prawa.{" "}
       *[0] {""}
    }punkty, rozdanie: średnio na partię i na rozdanie.
    przewaga: punkty na partię ponad najlepszą inną stronę, z przedziałem 95 %.
