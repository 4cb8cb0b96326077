### Zakończone partie i odtwarzanie zapisów w przeglądarce.

web-games-title = Zakończone partie
web-games-lead = Wszystkie partie, które skończyły się w tej przeglądarce: obejrzyj je jeszcze raz, ruch po ruchu i z odkrytymi kartami, albo zachowaj ich zapis w pliku.
web-games-none = W tej przeglądarce nie skończyła się jeszcze żadna partia.
web-games-loading = Szukam twoich partii…
web-games-more =
    { $count ->
        [one] Jeszcze { $count } partia
        [few] Jeszcze { $count } partie
        [many] Jeszcze { $count } partii
       *[other] Jeszcze { $count } partii
    }
web-games-download = Pobierz
web-games-download-of = Pobierz zapis: { $game }, { $names }
web-games-deals =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
web-games-won = Wygrana
web-games-lost = Przegrana
web-games-drawn = Remis
web-games-stopped = Przerwana
web-games-file = Zapis z pliku
web-games-file-help = Wybierz plik .stolik, upuść go na tej stronie albo wklej tekst zapisu.
web-games-file-choose = Otwórz plik
web-games-drop = Upuść plik, żeby go otworzyć
web-games-file-big = To nie jest zapis: ma ponad { $most } KB.
web-games-no-file = Otwórz plik jeszcze raz: strona go nie przechowuje.

web-replay-title = Powtórka: { $game }
web-replay-loading = Odtwarzam…
web-replay-position = { $deals ->
        [0] Przed pierwszym rozdaniem
       *[other] Rozdanie { $deal } z { $deals }
    } · { $at } z { $moments }
web-replay-controls = Przebieg partii
web-replay-previous = Poprzedni ruch
web-replay-next = Następny ruch
web-replay-previous-deal = Poprzednie rozdanie
web-replay-next-deal = Następne rozdanie
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-slider = Miejsce w rozdaniu
web-replay-slider-at = Ruch { $at } z { $moments }: { $what }
web-replay-pace = Tempo
web-replay-keys = Klawisze: strzałki w lewo i w prawo – o ruch, Page Up i Page Down – o rozdanie, Home i End – na początek i koniec rozdania, spacja odtwarza.
web-replay-moves = Ruchy rozdania { $deal }
web-replay-deals = Rozdania
web-replay-deal = Rozdanie { $deal }
web-replay-unended = niedokończone
web-replay-hands = Ręce
web-replay-hands-all = wszystkie odkryte
web-replay-hands-of = tak jak widział(a) { $name }
web-replay-hand-of =
    Ręka, { $name }: { $count ->
        [0] bez kart
       *[other] { $cards }
    }
web-replay-hand-closed =
    Ręka, { $name }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-replay-begins = Karty są ułożone.
web-replay-start = Początek
web-replay-verdict-bad = Dalej nie da się tego pokazać.
web-replay-go-there = Przejdź tam
web-replay-broken-off = Tu zapis się kończy: partia nie została dokończona.
web-replay-back = Zakończone partie
web-replay-failed = Tego zapisu nie da się pokazać
web-replay-watch = Obejrzyj powtórkę
