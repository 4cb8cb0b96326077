# To, co otacza karty tam, gdzie gra się wszystkim ze środka stołu, i to, co się dla takiego stołu wybiera.

## Środek stołu

felt-middle = Karty na stole
felt-middle-empty = Na stole nic nie leży.
felt-middle-keys = Strzałki chodzą po kartach, spacja zaznacza, Enter robi następny krok, Escape cofa wybór.
felt-middle-group = { $name }, grupa { $numbers }
felt-middle-not-now = { $name }, teraz nie pasuje
felt-to-deal =
    { $count ->
        [0] Talon: wszystkie karty są rozdane
        [one] Talon: { $count } karta do rozdania
        [few] Talon: { $count } karty do rozdania
       *[many] Talon: { $count } kart do rozdania
    }
felt-plate-points = { $count } pkt
felt-plate-taken = wzięte: { $count }
felt-plate-turn = Twoja kolej
felt-plate-turn-short = Grasz
felt-plate-top = na wierzchu: { $card }

## Co może wziąć karta. $rank to jej ranga tak, jak się ją zapisuje (J, Q, K, A), $card to cała jej nazwa.

felt-takes-title = Co może wziąć karta
felt-takes =
    { $rank ->
        [2] Dwójką
        [3] Trójką
        [4] Czwórką
        [5] Piątką
        [6] Szóstką
        [7] Siódemką
        [8] Ósemką
        [9] Dziewiątką
        [10] Dziesiątką
        [J] Waletem
        [Q] Damą
        [K] Królem
       *[A] Asem
    } { $suit } { $any ->
        [yes] weźmiesz
       *[no] nic nie weźmiesz.
    }
felt-takes-number = Grupa { $number }:
felt-short-desk-capture =
    Weź { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
felt-choose-card = Wybierz kartę z ręki.

## Wzięte karty, zakryte albo odkryte

web-piles = Wzięte karty
web-piles-hidden = zakryte
web-piles-open = odkryte

## Rundy zamiast rozdań

felt-next-round = Następna runda
felt-score-deals-round = Runda
felt-score-deal-round = Runda { $number }
felt-score-sum-round = Razem za rundę
felt-score-none-round = Żadna runda jeszcze się nie skończyła.
web-replay-position-round =
    { $deals ->
        [0] Przed pierwszą rundą
       *[other] Runda { $deal } z { $deals }
    } · { $at } z { $moments }
web-replay-previous-deal-round = Poprzednia runda
web-replay-next-deal-round = Następna runda
web-replay-slider-round = Miejsce w rundzie
web-replay-keys-round = Klawisze: strzałki w lewo i w prawo – o ruch, Page Up i Page Down – o rundę, Home i End – na początek i koniec rundy, spacja odtwarza.
web-replay-moves-round = Ruchy rundy { $deal }
web-replay-deals-round = Rundy
web-replay-deal-round = Runda { $deal }
web-return-table-round =
    { $game }{ $deal ->
        [0] {""}
       *[other] , runda { $deal }
    }{ $has ->
        [yes] {" "}· { $names }
       *[no] {""}
    }
web-game-cassino-deals =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
web-game-cassino-pagat-deals = { web-game-cassino-deals }
