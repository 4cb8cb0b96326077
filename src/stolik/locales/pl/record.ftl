# Zapisy partii: dlaczego tekst nim nie jest i gdzie zapis nie zgadza się z tym, co mówi.

record-error = Wiersz { $line }, znak { $column }: { $what }
record-fault-no_record = to nie jest zapis Stolika; zapis zaczyna się wierszem „stolik record 1”.
record-fault-newer_format = ten zapis ma format { $format } z nowszego Stolika; ten czyta { $known }.
record-fault-byte_order_mark = przed pierwszym słowem stoi niewidoczny znacznik kolejności bajtów; zapisz plik jako UTF-8 bez niego (bez BOM).
record-fault-not_utf8 = to nie jest tekst UTF-8.
record-fault-carriage_return = wiersz kończy się jak w Windows (CR LF); w zapisach każdy wiersz kończy sam znak LF.
record-fault-control_character = stoi tu znak, którego nie widać; w zapisach takich nie ma, nawet tabulatora.
record-fault-blank_at_end = na końcu wiersza stoi spacja.
record-fault-cut_off =
    { $in_line ->
        [0] zapis nie jest dokończony: urywa się przed tym wierszem. Cały kończą „end over” albo „end unfinished” i punkty.
       *[1] zapis urywa się w środku tego wiersza albo brakuje tylko znaku LF na jego końcu.
    }
record-fault-too_much = zapis jest cały przed tym wierszem; dalej mogą stać tylko uwagi.
record-fault-comment_here = między wierszami kolejności kart albo sum kontrolnych nie może stać uwaga ani pusty wiersz.
record-fault-line_expected = potrzebny jest tu wiersz, który zaczyna się od „{ $wanted }”, a nie od „{ $found }”.
record-fault-blank_expected = potrzebny jest tu pusty wiersz, a nie „{ $found }”.
record-fault-game_form =
    zasady nie są zapisane tak, jak w zapisach{ $known ->
        [no] : gra z wersją i opcje z pojedynczymi spacjami, jak „kurnik@1 players=4”.
       *[yes] ; powinno być „{ $wanted }”.
    }
record-fault-newer_rules = „{ $game }” to nowsza wersja zasad niż ta, którą zna ten Stolik ({ $known }).
record-fault-player_form = potrzebny jest tu gracz z miejsca { $seat }, jak „seat { $seat } person Ala” albo „seat { $seat } greedy Marek”.
record-fault-date_form = datę zapisuje się jak „2026-11-30”.
record-fault-tag_form = znacznik to nazwa małymi literami i wartość, jak „tag place Kraków”.
record-fault-tag_twice = drugi znacznik „{ $name }”.
record-fault-position = taka pozycja jest niemożliwa: { $why }
record-fault-position_form = ten wiersz pozycji nie jest zapisany tak, jak w zapisach; powinno być „{ $wanted }”.
record-fault-number_form = to nie jest liczba, która może tu stać: „{ $given }”.
record-fault-number_of_words = potrzebna jest tu inna liczba słów: { $needed }, a nie { $found }.
record-fault-deal_number = potrzebne jest tu rozdanie { $wanted }, a nie { $given }.
record-fault-no_card = to nie jest karta z zapisu: „{ $given }”; karty pisze się jak 7h, 10s, Qc, Jkr.
record-fault-no_check = suma kontrolna to cztery cyfry od 0 do 9 i od a do f, a nie „{ $given }”.
record-fault-line_length = każdy wiersz oprócz ostatniego musi tu mieć słów: { $most }, i żaden nie może mieć więcej.
record-fault-checks_count = każda kolejność kart i każde zagranie ma sumę kontrolną: potrzeba { $needed }, jest { $found }.
record-fault-same_seat = poprzedni wiersz też jest miejsca { $seat }; to, co gracz robi po kolei, stoi w jednym wierszu.
record-fault-no_action = to nie jest zagranie z zapisu: „{ $given }”; karty, które się ruszają, mają kolory, jak „lay 7c7dJkr”.
record-fault-cards_sorted = karty w „{ $given }” nie są po kolei: według rang i kolorów (c d h s), dzikie na końcu.
record-fault-events_form = potrzebna jest tu liczba zdarzeń i ich skrót: 64 cyfry od 0 do 9 i od a do f.
record-fault-result_reason = rozdanie nie kończy się przez „{ $given }”; zakończenia: { $allowed }.
record-fault-result_missing = rozdanie { $deal } nie ma wyniku; może go nie mieć tylko ostatnie w zapisie bez końca.
record-fault-end_form = zapis kończy się wierszem „end over” albo „end unfinished”.
record-fault-winners_sorted = strony, które wygrały, stoją po jednym razie, od najniższej.

record-at-action = zagranie { $action } (rozdanie { $deal }, miejsce { $seat }, „{ $text }”; wiersz { $line }, znak { $column })
record-at-deal = rozdanie { $deal }, po zagraniu { $action } (wiersz { $line })
record-at-match = cała partia (wiersz { $line })
record-at-start = początek (wiersz { $line })
record-differs = Różnica: { $place }: { $what }
record-differs-older = Grano według { $rules }; według dzisiejszych zasad pierwsza różnica: { $place }: { $what }
record-difference-position = taka pozycja jest niemożliwa: { $why }
record-difference-deal_number = następne jest rozdanie { $wanted }.
record-difference-deal_over = rozdanie skończyło się wcześniej.
record-difference-order_not_due = nie pora na układanie kart.
record-difference-order_due = przedtem trzeba ułożyć karty albo miejsca.
record-difference-wrong_cards = to nie jest kolejność całej talii; za dużo: { $extra }, brakuje: { $missing }.
record-difference-wrong_seat = kolej ma miejsce { $wanted }.
record-difference-unreadable = to nie znaczy tu jednego zagrania.
record-difference-illegal = { $why }
record-difference-check = wynika z tego coś innego, niż mówi suma kontrolna zapisu.
record-difference-order_check = kolejność albo to, co z niej wynika, nie zgadza się z sumą kontrolną zapisu.
record-difference-events = zdarzenia rozdania to { $wanted }.
record-difference-result = wynik rozdania to { $wanted ->
        [none] brak, bo się nie skończyło
       *[other] „{ $wanted }”
    }.
record-difference-totals = punkty razem to { $wanted }.
record-difference-not_over = partia się nie skończyła.
record-difference-over = partia się skończyła.
record-difference-winners = wygrały strony { $wanted }.
record-agrees = Zgadza się z zasadami: { $rules }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $actions ->
        [one] { $actions } zagranie
        [few] { $actions } zagrania
       *[many] { $actions } zagrań
    }, { $over ->
        [on] partia skończona
       *[off] partia nieskończona
    }.
record-agrees-older = Grano według { $rules }; według dzisiejszych zasad nie ma różnicy: { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $actions ->
        [one] { $actions } zagranie
        [few] { $actions } zagrania
       *[many] { $actions } zagrań
    }, { $over ->
        [on] partia skończona
       *[off] partia nieskończona
    }.
