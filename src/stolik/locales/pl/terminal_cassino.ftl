# Terminal przy stole Kasyna, jak w terminal.ftl. Kombinacje nazywają się tak, jak w ruchach: B8 to budowa, C8 połączenie.

## Stół

cassino-where =
    runda { $round }{ $dealings ->
        [1] {""}
       *[other] , rozdanie { $dealing } z { $dealings }
    }
cassino-goal =
    { $target ->
        [0] partia z jednej rundy
       *[other] partia do { $target }
    }
cassino-open = stosy odkryte
cassino-players = Gracze
cassino-points =
    { $points } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
cassino-taken = wzięte: { $count }
cassino-spades =
    { $count } { $count ->
        [one] pik
        [few] piki
       *[many] pików
    }
cassino-aces =
    { $count } { $count ->
        [one] as
        [few] asy
       *[many] asów
    }
cassino-in-hand = na ręku: { $held }
cassino-sweeps = czyszczeń: { $count }
cassino-took-last = ostatnie wzięcie
cassino-loose =
    { $count } { $count ->
        [one] luźna karta
        [few] luźne karty
       *[many] luźnych kart
    }
cassino-combination = { $name } { $maker }: { $cards }
cassino-empty = nie ma żadnej karty
cassino-partner = partner ma: { $values }
title-cassino = Twoja kolej: zagraj kartę
title-cassino-bound = Twoja kolej bez dokładania: Twoja { $value } leży bez zmian
hint-card = { $card }: co może
cassino-piles = Wzięte karty
cassino-pile = { $name } ({ $count }):
log-last-lap = Dopóki wzięte karty są zakryte, widać tylko ostatnie okrążenie. Z opcją --open-piles widać całą rundę.
piles-hidden = Wzięte karty przegląda się po rundzie. Z opcją --open-piles leżą przy tym stole odkryte.

## Co można wpisać

do-build = buduj
do-call = połącz
do-raise = podnieś
do-trail = dołóż

type-take-cassino = weź, w
type-build = buduj, b
type-call = połącz, j
type-raise = podnieś, r
type-trail = dołóż, x, -
type-card = karta
type-piles = stosy

help-take-cassino = weź kartą z ręki karty ze stołu, tej samej rangi albo w sumach, a także budowy i połączenia: „weź 8h: 3d+5c, 8c, B8”
help-build-cassino = zrób budowę, karta z ręki pierwsza: „buduj 8: 2s+6d”; trzeba mieć drugą 8, żeby ją potem wziąć
help-call-cassino = połącz grupy jednej wartości, której nikt już nie podniesie: „połącz 5: 5s, 5c”, „połącz 9: 6d+3c, B9”
help-raise-cassino = podnieś budowę kartą z ręki: „podnieś 9: As+B8”, „podnieś A na B8”
help-trail-cassino = połóż kartę luzem na stole: „dołóż Ks”
help-card = co można tą kartą z ręki: „8h”; z kartami ze stołu: co z nich wyjdzie: „8h 3d 5c”
help-piles = przejrzyj wzięte karty, jeśli leżą odkryte (--open-piles)
help-why-cassino = „?” co można i dlaczego reszty nie można; „? weź 8h: 5c” dlaczego właśnie tego nie można
help-hand-cassino = ułóż karty według wartości albo kolorów
help-score-cassino = wynik, runda po rundzie
help-log-cassino = co się działo w tej rundzie; dopóki wzięte karty są zakryte, w ostatnim okrążeniu
help-choice-cassino = Kolejka to jeden ruch jedną kartą. Na liście są największe ruchy, numer wybiera; „…” na niej: można też z mniejszą liczbą grup. Karta z ręki stoi pierwsza; dwukropek, plus i przecinki można pominąć.
help-names-cassino = B8 to budowa o wartości 8, C8 to połączenie o wartości 8; drugie takie to B8/2, C8/2. Wartość można pominąć, gdy pasuje tylko jedna: „buduj 2s 6d”.
help-cards-cassino = Karty: A (1), od 2 do 10, W, D, K, z kolorem: 7c trefl, 7d karo, 7h kier, 7s pik. Kolor można pominąć, gdy na ręku albo na stole jest tylko jeden wybór.
help-languages-cassino = Można pisać bez polskich znaków, odłóż albo połóż zamiast dołóż, a także po angielsku: take, build, call, raise, trail.

## Odpowiedzi

cassino-can = Można: { $moves }.
cassino-more =
    { $count ->
        [one] I jeszcze jeden ruch.
        [few] I jeszcze { $count } ruchy.
       *[many] I jeszcze { $count } ruchów.
    }
cassino-largest = To największe ruchy; przy tak pełnym stole można też inne, z mniejszą liczbą grup.
cassino-can-nothing = Tą kartą teraz nic nie można.
cassino-refused = { $reason } (Zasada { $rule })
mistake-cards_missing-cassino = Podaj najpierw kartę z ręki, potem to, do czego ją zagrywasz: „weź 8h: B8”, „buduj 8: 2s+6d”, „dołóż Ks”.
mistake-one_card-cassino = Dokłada się samą kartę. Budowę się podnosi: „podnieś A na B8”, a bierze się tak: „weź 8h: 3d+5c”.
mistake-one_move-cassino = W kolejce jest jeden ruch, więc po średniku nic nie następuje. Karty oddzielają przecinki: „weź 8h: 3d+5c, 8c”.
undo-nothing-cassino = W kolejce jest jeden ruch: zrobionego nie można już cofnąć.

## Zapis i odtwarzanie

sheet-title-cassino = Zapis rundy { $number }
sheet-of-deal-cassino = Runda { $number }
sheet-deal-cassino = Ta runda
sheet-none-cassino = Żadna runda jeszcze się nie skończyła.
replay-where-cassino = runda { $deal }, zagranie { $action } z { $actions }
replay-deal-cassino = Runda { $deal }
replay-keys-cassino = Enter: dalej · w: wstecz · liczba: to zagranie · r: następna runda · q: koniec
