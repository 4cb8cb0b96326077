# stolik arena: boty mierzone na parach rozdań.

arena-command-short = pomiar botów: kto jest mocniejszy i o ile
arena-command = Zmierz boty: każde dwa grają te same rozdania dwa razy, za drugim razem po zamianie miejsc, aż wiadomo, kto jest mocniejszy. To samo ziarno daje ten sam wynik.
arena-game = gra
arena-bots = kogo zmierzyć, na przykład careful,greedy (bez tego greedy); searcher:400 i searcher:50ms ograniczają przeszukiwanie; plain i random grają zawsze
arena-pairs = najwyżej ile par rozdań na każde dwa boty (bez tego 200)
arena-matches = całe partie zamiast rozdań: mierzony jest ich udział
arena-full = zagraj wszystkie pary, nawet gdy już wiadomo
arena-only = bez plain i random, chyba że są wymienione
arena-seed = liczba, do której należą karty i wszystkie wybory (bez tego 1)
arena-jobs = ile procesów dzieli pracę (bez tego jeden na każdy procesor)
arena-state = zachowuj każdą zagraną parę w tym pliku i kontynuuj od tego, co w nim jest

arena-twice = Bot { $bot } jest wymieniony dwa razy; każdy gra raz.
arena-alone = { $bot } jest sam; wymień dwa boty albo opuść --only.
arena-state-empty = Po --state brakuje nazwy pliku.
arena-file-failed = Nie da się użyć pliku { $file }: { $reason }.
arena-file-no-arena = Pliku { $file } nie zapisało stolik arena; podaj inny po --state.
arena-file-bad-line = Wiersz { $line } pliku { $file } nie jest parą; popraw go albo podaj inny plik po --state.
arena-file-other-run =
    Plik { $file } należy do innego pomiaru: { $rules }, ziarno { $seed }, { $deals ->
        [0] całe partie
        [one] po jednym rozdaniu
       *[other] po tyle rozdań: { $deals }
    }. Podaj inny po --state.
arena-file-other-version = Plik { $file } zawiera pary bota { $bot }, a ta wersja Stolika ma { $now }. Podaj inny po --state.
arena-progress = pary

arena-played =
    { $rules }, ziarno { $seed }: { $unit ->
        [match] pary partii.
       *[deal] pary rozdań, { $deals ->
            [one] za każdym razem pierwsze rozdanie partii.
           *[other] za każdym razem wszystkie rozdania partii ({ $deals }).
        }
    }
    Każda jest grana dwa razy tymi samymi kartami, za drugim razem po zamianie miejsc.
arena-column-bots = boty
arena-column-bot = bot
arena-column-pairs = pary
arena-column-points = punkty na rozdanie
arena-column-match = punkty na partię
arena-column-results = W-R-P
arena-column-share = udział (95 %)
arena-column-decided = wiadomo
arena-column-rating = ranking
arena-column-interval = 95 %
arena-decided =
    { $decided ->
        [few] za mało
        [yes] tak
       *[no] nie
    }
arena-illegal =
    { $bot } przeciw { $other }: { $count ->
        [one] { $count } partia przegrana
        [few] { $count } partie przegrane
       *[many] { $count } partii przegranych
    } przez wyjście bez prawa; liczą się jako zero punktów.
arena-legend =
    punkty: pierwszego bota ponad drugiego, z przedziałem 95 %.
    W-R-P: pary wygrane, równe, przegrane.
    { $unit ->
        [match] udział: partie wygrane i połowa remisów, z przedziałem 95 %.{" "}
       *[deal] {""}
    }
    wiadomo: sam przypadek daje tyle rzadziej niż raz na dwadzieścia razy; mniej niż { $first } pary niczego nie rozstrzygają.
    { $rated ->
        [1] ranking: z wygranych par, wzór Bradleya i Terry'ego; plain ma 0, 400 więcej to 10 wygranych na 1 przegraną.
       *[0] {""}
    }
