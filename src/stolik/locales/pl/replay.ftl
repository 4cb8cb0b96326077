# stolik replay: zapis sprawdzony, opowiedziany albo przeglądany krok po kroku.

replay-command-short = przejrzyj i sprawdź zapis partii
replay-command = Przejrzyj zapis partii i sprawdź go. Kod wyjścia 0: zgadza się z zasadami; 1: są różnice; 2: nie da się go przeczytać.
replay-file = zapis; - czyta standardowe wejście
replay-check = tylko sprawdź i powiedz wynik w jednym wierszu
replay-all = opowiedz całą partię słowami, także na terminalu

replay-one-way = Można podać tylko jedno z --check, --all i --json.
replay-no-file = Nie da się przeczytać { $file }: { $reason }.
replay-unreadable = { $file }: { $what }
replay-progress = sprawdzanie

replay-seat = Miejsce { $seat }
replay-where = rozdanie { $deal }, zagranie { $action } z { $actions }
replay-deal = Rozdanie { $deal }
replay-hands = Ręce
replay-pile =
    Stos: { $count ->
        [0] pusty
       *[other] { $cards }
    }
replay-under = Pod nim, zakryte: { $cards }
replay-keys = Enter: dalej · w: wstecz · liczba: to zagranie · r: następne rozdanie · q: koniec
replay-unknown = To tutaj nic nie znaczy.
replay-end = Dalej w zapisie nic nie ma.
