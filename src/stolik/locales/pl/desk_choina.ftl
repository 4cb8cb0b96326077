# Stół Choiny tak, jak widzi go gracz, jak w desk.ftl. $name to gracz, którego oznacza $seat albo o którym mowa; $names to
# kilku graczy. $extra to liczba kart talonu, które dochodzą do kupna.

desk-goal-choina =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, jak najmniej minusów
desk-where-contract =
    { $extra ->
        [yes] rozdanie dodatkowe
       *[no] rozdanie { $deal } z { $deals }
    }: { desk-contract }
desk-contract =
    { $sets ->
        [0] { desk-sequences }
       *[other] { $runs ->
            [0] { desk-sets }
           *[other] { desk-sets }, { desk-sequences }
        }
    }
desk-sets =
    { $sets ->
        [one] { $sets } komplet
        [few] { $sets } komplety
       *[many] { $sets } kompletów
    }
desk-sequences =
    { $runs ->
        [one] { $runs } sekwens
        [few] { $runs } sekwensy
       *[many] { $runs } sekwensów
    }

## Miejsca i kontrakty

desk-group-2 = Dwójki
desk-group-threes = Trójki
desk-slot-set = komplet
desk-slot-run = sekwens
desk-progress = { $laid } z { $due }
desk-note-asks = pyta: czy można?
desk-note-may-ask = może pytać
desk-note-answers = odpowiada
desk-note-buys = kupuje
desk-pile-uncovered = odsłonięta

## Ruch

desk-stage-choina-draw =
    Twoja kolej: { $pile ->
        [yes] dobierz kartę albo weź { $card } ze stosu.
       *[no] dobierz kartę.
    }
desk-stage-choina-play = Twoja kolej: wyłóż, co chcesz, i odłóż kartę.
desk-stage-choina-last = Twoja kolej: wyłóż, co chcesz, i odłóż kartę. Ostatnią trzeba wyłożyć, nie odłożyć.
desk-stage-choina-buy = Karta jest twoja: powiedz, ile kupujesz.
desk-waits-buy = { $name } mówi, ile kart kupuje.
desk-waits-ask =
    { $card }: mogą pytać { $names }.
desk-waits-consent = { $name } pyta o { $card }. Odpowiedź należy do: { $names }.

## Przyciski

desk-take-card = Weź { $card }
desk-buy =
    Kup { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cards }){ $extra ->
        [0] {""}
        [one] {" "}i { $extra } z talonu
       *[other] {" "}i { $extra } z talonu
    }
desk-buy-note =
    { $turn ->
        [yes] Kończy twój ruch: bez wykładania i bez odkładania.
       *[no] Bez wykładania i bez odkładania.
    }
desk-lay-set = Wyłóż komplet { $cards }
desk-lay-all = Wyłóż wszystko: { $cards }
desk-lay-and-discard = Wyłóż { $cards } i odłóż { $card }
desk-ready = Przygotuj { $cards }
desk-put-set = Dołóż { $cards } do swoich { $class }
desk-put-set-of = Dołóż { $cards } do kompletu { $class } ({ $name })
desk-put-run =
    Dołóż { $cards } do swojego sekwensu { $run }{ $end ->
        [low] {" "}na dole
        [high] {" "}na górze
       *[any] {""}
    }
desk-put-run-of =
    Dołóż { $cards } do sekwensu { $run } ({ $name }){ $end ->
        [low] {" "}na dole
        [high] {" "}na górze
       *[any] {""}
    }

## Czy można?

desk-asked-may = { $card }: chcesz ją?
desk-asked-may-more =
    { $needs ->
        [0] Niczyja zgoda nie jest potrzebna.
        [one] Musi się zgodzić jeden gracz.
       *[other] Musi się zgodzić { $needs } graczy.
    }
desk-asked-ask = Czy można?
desk-asked-ask-note =
    { $card } i { $extra ->
        [one] karta z talonu
        [few] { $extra } karty z talonu
       *[many] { $extra } kart z talonu
    }, bez wykładania i odkładania
desk-asked-pass = Nie
desk-asked-pass-note = to samo co milczenie
desk-asked-consent = { $name } pyta: czy można? { $card }
desk-asked-consent-more =
    { $name } weźmie { $card } i { $extra ->
        [one] kartę z talonu
        [few] { $extra } karty z talonu
       *[many] { $extra } kart z talonu
    }.{ $others ->
        [0] {""}
        [one] {" "}Po tobie odpowiada jeszcze jeden gracz.
        [few] {" "}Po tobie odpowiada jeszcze { $others } graczy.
       *[many] {" "}Po tobie odpowiada jeszcze { $others } graczy.
    }
desk-asked-allow = Można
desk-asked-allow-note =
    { $after ->
        [left] tracisz tę kolejkę
       *[same] { $turn ->
            [yes] potem twoja kolej
           *[no] kolejność się nie zmienia
        }
    }
desk-asked-refuse = Nie można
desk-asked-refuse-note =
    { $refusal ->
        [veto] { $card } zostaje na stosie
        [must_take] { $turn ->
            [yes] bierzesz { $card } i grasz dalej
           *[no] musisz kupić { $card } z kartą z talonu
        }
       *[must_buy] { $turn ->
            [yes] { $card } bierzesz ty; bez wykładania i odkładania, koniec ruchu
           *[no] musisz kupić { $card } z kartą z talonu; bez wykładania i odkładania
        }
    }
