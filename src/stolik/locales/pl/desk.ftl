# Stół, jak go widzi gracz: co można zrobić, co leży przed stronami, co wiadomo o stosie. $cards, $card i $class mają już
# wybrane litery i znaki („4♣”, „D”). Podpisy przycisków są poleceniami, nazwy leżących kart mianownikami.

## Partia i kolej

desk-goal-target = do { $target }
desk-goal-deals =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }
desk-stage-take =
    Twoja kolej: { $draw ->
        [0] { $pile ->
            [no] spasuj
           *[yes] weź stos albo spasuj
        }
        [one] dobierz kartę{ desk-or-take }
       *[other] dobierz karty{ desk-or-take }
    }.
desk-or-take =
    { $pile ->
        [no] {""}
       *[yes] {" "}albo weź stos
    }
desk-stage-play = Twoja kolej: wyłóż, co chcesz, i odłóż kartę.
desk-stage-stop = Twoja kolej: wyłóż, co chcesz, i zakończ ruch. Karty się już nie odkłada.
desk-stage-double = Partner wyszedł. Wyłóż też całą rękę albo spasuj.
desk-waits-double = { $name } może też wyłożyć całą rękę albo spasować; potem rozdanie się kończy.
desk-stage-out = Twoja kolej: wyłóż wszystkie karty i wyjdź. Nic nie odkładasz.
desk-stage-last-but-one = Twoja kolej, a talon się skończył: wyłóż, co chcesz, i odłóż kartę. Stos może jeszcze wziąć tylko następny gracz.
desk-stage-last-take = Twoja kolej, ostatnia w rozdaniu: weź stos albo spasuj.
desk-stage-last-play = Twoja kolej, ostatnia w rozdaniu: wyłóż, co chcesz, i odłóż kartę.
desk-waits-last-take = { $name } może jeszcze wziąć stos albo spasować; potem rozdanie się kończy.
desk-stage-answer =
    { $ask ->
        [lay_out] Odpowiedz partnerowi: wykładać?
       *[go_out] Odpowiedz partnerowi: wychodzić?
    }

## Strony

desk-fact-opening = Otwarcie
desk-fact-opens-with = od { $points }
desk-fact-opens-with-canasta = od { $points }, z kanastą
desk-fact-opened = jest
desk-fact-canastas = Kanasty
desk-fact-red-threes = Czerwone trójki
desk-fact-red-threes-count =
    { $count } ({ $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    })
desk-fact-to-go-out = By wyjść, brakuje kanast
desk-fact-samba = Kanasta sekwensowa do wyjścia
desk-fact-missing = brakuje
desk-fact-bonus = Za pierwszą kanastę
desk-fact-bonus-cards = { $count } kart

desk-group-3 = Czarne trójki
desk-group-4 = Czwórki
desk-group-5 = Piątki
desk-group-6 = Szóstki
desk-group-7 = Siódemki
desk-group-8 = Ósemki
desk-group-9 = Dziewiątki
desk-group-10 = Dziesiątki
desk-group-J = Walety
desk-group-Q = Damy
desk-group-K = Króle
desk-group-A = Asy
# Drugi meldunek jednej rangi, sekwens z jego końcami („5♥–9♥”), meldunek z samych dzikich kart.
desk-group-second = { $class }, drugi
desk-group-run = { $run }
desk-group-wilds = Dzikie karty
desk-group-red-threes =
    { $count ->
        [one] czerwona trójka
       *[other] czerwone trójki
    }
# What red threes count now, for the side or against it.
desk-tag-red-threes =
    { $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    }
desk-tag-natural = naturalna · { $count }
desk-tag-mixed = mieszana · { $count }
desk-tag-sequence =
    { sequence-canasta } · { $count }
desk-tag-bolivia = boliwia · { $count }

## Stos

desk-pile-frozen =
    { $reason ->
        [4] zawsze zamrożony
       *[other] zamrożony
    }
desk-pile-stopped = zablokowany

desk-ways-can = Jak wziąć stos
desk-ways-cannot = Stosu teraz nie weźmiesz
desk-ways-empty = Stos jest pusty
desk-ways-gone = Stos już nie do wzięcia: karty są dobrane
desk-ways-waits = Reszta stosu czeka, aż wyłożysz całe otwarcie

desk-way-pair = para { $class } z ręki
desk-way-pair-held = para { $class } z ręki: { $cards }{ desk-points }
desk-way-wild = { $class } i dzika karta z ręki
desk-way-wild-held = { $class } i dzika karta z ręki: { $cards }{ desk-points }
desk-way-onto = dołożenie do meldunku { $class }{ desk-points }
desk-way-pair-second-held = para { $class } do drugiego meldunku: { $cards }{ desk-points }
desk-way-wild-second-held = { $class } i dzika karta do drugiego meldunku: { $cards }{ desk-points }
desk-way-onto-second = dołożenie do drugiego meldunku { $class }{ desk-points }
desk-way-onto-run = dołożenie do sekwensu { $run }{ desk-points }
desk-way-top = sama karta z wierzchu i wyjście
desk-way-top-held = sama karta z wierzchu i wyjście: { $cards }
desk-way-any = wzięcie stosu

# Punkty do otwarcia; gdy nic się do niego nie liczy, nic się nie pokazuje.
desk-points =
    { $points ->
        [0] {""}
       *[other] , +{ $points }
    }

## Przyciski

desk-draw =
    Dobierz { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
desk-take = Weź stos: { $cards }
desk-take-onto = Weź stos do meldunku { $class }
desk-take-first = Weź stos: { $cards } do meldunku { $class }
desk-take-second = Weź stos: { $cards } do drugiego meldunku { $class }
desk-take-onto-second = Weź stos do drugiego meldunku { $class }
desk-take-onto-run = Weź stos do sekwensu { $run }
desk-take-top = Weź samą kartę z wierzchu i wyjdź: { $cards }
desk-take-top-onto = Weź samą kartę z wierzchu do meldunku { $class } i wyjdź
desk-take-top-first = Weź samą kartę z wierzchu, z { $cards } do meldunku { $class }, i wyjdź
desk-take-top-second = Weź samą kartę z wierzchu, z { $cards } do drugiego meldunku { $class }, i wyjdź
desk-take-top-onto-second = Weź samą kartę z wierzchu do drugiego meldunku { $class } i wyjdź
desk-take-top-onto-run = Weź samą kartę z wierzchu do sekwensu { $run } i wyjdź
desk-take-any = Weź stos
desk-double = Podwójne wyjście: wyłóż { $cards }
desk-pass = Spasuj: koniec rozdania
desk-discard = Odłóż { $cards }
desk-lay = Wyłóż { $cards }
desk-add = Dołóż { $cards }
desk-add-to = Dołóż { $cards } do meldunku { $class }
desk-lay-run = Wyłóż sekwens { $cards }
desk-lay-second = Wyłóż { $cards } jako drugi meldunek
desk-lay-wilds = Wyłóż same dzikie karty: { $cards }
desk-add-first = Dołóż { $cards } do pierwszego meldunku { $class }
desk-add-second = Dołóż { $cards } do drugiego meldunku { $class }
desk-add-wilds = Dołóż { $cards } do dzikich kart
desk-extend = Dołóż { $cards } do sekwensu { $run }
desk-join = Połącz oba meldunki { $class }
desk-stop = Zakończ ruch: koniec rozdania

desk-ask =
    { $why ->
        [ask_before_laying] Zapytaj partnera · tylko przed wyłożeniem
        [ask_cannot_go_out] Zapytaj partnera · teraz nie możesz wyjść
        [ask_cannot_lay] Zapytaj partnera · nie masz czego wyłożyć
       *[other] { $ask ->
            [lay_out] Zapytaj partnera, czy wykładać
           *[go_out] Zapytaj partnera, czy wyjść
        }
    }
desk-yes =
    { $ask ->
        [lay_out] Tak: musi coś wyłożyć
       *[go_out] Tak: musi teraz wyjść
    }
desk-no =
    { $ask ->
        [lay_out] Nie: nic nie wyłoży
       *[go_out] Nie: w tym ruchu nie wyjdzie
    }

## Otwarcie

desk-ready-lay = Przygotuj { $cards }{ desk-points }
desk-ready-add = Przygotuj { $cards }{ desk-points }
desk-ready-add-to = Przygotuj { $cards } do meldunku { $class }{ desk-points }
desk-ready-lay-run = Przygotuj sekwens { $cards }{ desk-points }
desk-ready-lay-second = Przygotuj { $cards } jako drugi meldunek{ desk-points }
desk-ready-lay-wilds = Przygotuj same dzikie karty: { $cards }{ desk-points }
desk-ready-add-first = Przygotuj { $cards } do pierwszego meldunku { $class }{ desk-points }
desk-ready-add-second = Przygotuj { $cards } do drugiego meldunku { $class }{ desk-points }
desk-ready-add-wilds = Przygotuj { $cards } do dzikich kart{ desk-points }
desk-ready-extend = Przygotuj { $cards } do sekwensu { $run }{ desk-points }
desk-ready-take = Przygotuj stos: { $cards }{ desk-points }
desk-mend = Dodaj { $cards }: razem { $points }
desk-open = Wyłóż otwarcie za { $points }
desk-open-take = Weź stos ({ $cards }) i otwórz za { $points }
desk-opening-canasta = brakuje jeszcze kanasty
desk-open-canasta = Wyłóż { $points } · brakuje kanasty
desk-open-short = Wyłóż · brakuje { $missing }

## Cofanie: po „Cofnij:”

desk-undo-cards = { $cards }
desk-undo-take = wzięcie stosu
desk-undo-join = połączenie meldunków
