# Dlaczego czegoś w Choinie nie wolno: jedna wiadomość na każdy jej własny kod, `violation-<kod>`. Powody to liczby.

violation-claim_first = Najpierw powiedz, czy prosisz o kartę: ask albo pass.
violation-consent_first = Najpierw odpowiedz graczowi, który pyta o kartę: allow albo refuse.
violation-number_first = Najpierw powiedz, ile kart stosu kupujesz.
violation-not_polled = Teraz nie możesz prosić o kartę; gracz, na którego przypada kolej, bierze ją bez pytania.
violation-not_asked = Nikt nie czeka na twoją zgodę.
violation-nothing_to_take =
    { $reason ->
        [1] Pierwszy gracz w rozdaniu dobiera z talonu: nikt jeszcze nie zrzucił karty.
       *[other] Stos jest pusty, więc dobierasz z talonu.
    }
violation-own_discard = Nie możesz wziąć własnej karty, dopiero co zrzuconej.
violation-own_uncovered = To twoja własna zrzucona karta, a takich się tu nie bierze.
violation-uncovered_closed = Karty odsłoniętej przez kupno się tu nie bierze.
violation-done_no_take = Masz już pełny kontrakt, więc nie możesz brać karty ze stosu ani jej kupować.
violation-buy_one = To twoja kolej: samą wierzchnią kartę bierzesz bez kupowania.
violation-no_multi_buy = Można tu wziąć tylko wierzchnią kartę stosu.
violation-buy_not_fresh = Kilka kart możesz kupić tylko wtedy, gdy wierzchnią kartę właśnie ktoś zrzucił.
violation-buy_too_many =
    { $reason ->
        [1] Stos nie ma tylu kart
        [2] W talonie nie ma dość kart na tyle
       *[other] Następna karta to twoja własna zrzucona, a takich się tu nie bierze
    }: { $most ->
        [0] nie można kupić żadnej.
        [one] można kupić najwyżej jedną.
       *[other] można kupić najwyżej { $most }.
    }
violation-card_not_held =
    { $count ->
        [one] Tej karty nie masz na ręku: { card-given }.
       *[other] Nie masz dwóch takich kart: { card-given }.
    }
violation-no_jokers = W tej grze nie ma dżokerów.
violation-set_one_rank = Karty kompletu muszą być jednej wysokości.
violation-set_too_small = Komplet musi mieć co najmniej trzy karty.
violation-set_too_large = Komplet ma najwyżej osiem kart.
violation-sequence_one_suit = Karty sekwensu muszą być jednego koloru.
violation-sequence_too_short =
    Sekwens musi mieć co najmniej { $least ->
        [3] trzy
       *[other] cztery
    } karty.
violation-sequence_gap = Karty sekwensu muszą iść po kolei, bez luki.
violation-sequence_corner = Sekwens nie idzie dalej przez asa: as jest jego najniższą albo najwyższą kartą.
violation-sequence_too_long = Sekwens ma najwyżej trzynaście kart.
violation-sequence_twice = W sekwensie nigdy nie ma dwóch kart tej samej wysokości.
violation-exact_size =
    Układ kontraktu wykłada się tu dokładnie z { $least ->
        [3] trzech
       *[other] czterech
    } kart.
violation-contract_sets =
    { $most ->
        [0] W kontrakcie tego rozdania nie ma kompletu.
        [one] W kontrakcie tego rozdania jest jeden komplet i twój już leży.
       *[other] W kontrakcie tego rozdania są { $most } komplety i twoje już leżą.
    }
violation-contract_sequences =
    { $most ->
        [0] W kontrakcie tego rozdania nie ma sekwensu.
        [one] W kontrakcie tego rozdania jest jeden sekwens i twój już leży.
       *[other] W kontrakcie tego rozdania są { $most } sekwensy i twoje już leżą.
    }
violation-same_rank = Twoje komplety muszą się różnić wysokością, a jeden z takich kart już leży: { card-given }.
violation-same_suit = Twoje sekwensy muszą być w różnych kolorach, a jeden w tym kolorze już leży.
violation-too_near = Między dwoma twoimi sekwensami w jednym kolorze musi brakować co najmniej dwóch kart.
violation-whole_contract = Kontrakt wykłada się w jednej kolejce, a teraz nie możesz go dokończyć{ choina-missing }.
violation-contract_unfinished = Kontrakt wykłada się w jednej kolejce, a nie jest jeszcze pełny{ choina-missing }.
violation-stranded =
    Zostałaby ci jedna karta i kolejki nie dałoby się skończyć: { $reason ->
        [1] bez pełnego kontraktu nie wolno kończyć.
        [2] w ostatnim rozdaniu nie zrzuca się ostatniej karty.
       *[other] karty dopiero wziętej nie wolno zrzucić.
    }
violation-out_without_contract = Nie możesz kończyć bez pełnego kontraktu na stole{ choina-missing }.
violation-must_discard_last = Tutaj kończy się zrzuceniem karty: zachowaj jedną.
violation-last_not_discarded = W ostatnim rozdaniu nie zrzuca się ostatniej karty; trzeba ją wyłożyć.
violation-all_at_once = W ostatnim rozdaniu układ kontraktu wykłada się tylko razem z całą ręką, w tej samej kolejce.
violation-layoff_needs_contract = Dokładać możesz dopiero wtedy, gdy na stole leży cały twój kontrakt{ choina-missing }.
violation-layoff_other_turn =
    { $reason ->
        [1] W tej kolejce jest już wyłożony układ kontraktu, więc dokładać możesz dopiero w innej.
       *[other] W tej kolejce są już dołożone karty, więc układ kontraktu możesz wyłożyć dopiero w innej.
    }
violation-no_meld_there = Nie ma tam układu, do którego można by dołożyć tę kartę: { card-given }.
violation-does_not_fit = Ta karta tam nie pasuje: { card-given }.
violation-meld_closed = Do tego układu nie można już nic dołożyć: { card-given }.
violation-just_taken = To karta dopiero wzięta ze stosu, więc w tej kolejce nie możesz jej zrzucić: { card-given }.
violation-last_step_only = Ten krok kończy kolejkę albo odsłania coś nowego, więc może być tylko ostatni w zagraniu.

choina-missing =
    { $sets ->
        [0] { $sequences ->
            [0] {""}
            [one] {" "}(brakuje sekwensu)
           *[other] {" "}(brakuje { $sequences } sekwensów)
        }
        [one] { $sequences ->
            [0] {" "}(brakuje kompletu)
            [one] {" "}(brakuje kompletu i sekwensu)
           *[other] {" "}(brakuje kompletu i { $sequences } sekwensów)
        }
       *[other] { $sequences ->
            [0] {" "}(brakuje { $sets } kompletów)
            [one] {" "}(brakuje { $sets } kompletów i sekwensu)
           *[other] {" "}(brakuje { $sets } kompletów i { $sequences } sekwensów)
        }
    }
