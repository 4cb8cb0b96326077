# Dlaczego czegoś w Choinie nie wolno: jedna wiadomość na każdy jej własny kod, `violation-<kod>`. Powody to liczby.

violation-claim_first = Najpierw powiedz, czy pytasz o kartę, czy nie.
violation-consent_first = Najpierw odpowiedz graczowi, który pyta o kartę: można albo nie można.
violation-number_first = Najpierw powiedz, ile kart stosu kupujesz.
violation-not_polled = Teraz nie możesz pytać o kartę; gracz, którego jest kolej, bierze ją bez pytania.
violation-not_asked = Nikt nie czeka na twoją zgodę.
violation-nothing_to_take =
    { $reason ->
        [1] Pierwszy gracz w rozdaniu dobiera z talonu: nikt jeszcze nie odłożył karty.
       *[other] Stos jest pusty, więc dobierasz z talonu.
    }
violation-own_discard = Tej karty nie możesz wziąć: została właśnie odłożona przez ciebie.
violation-own_uncovered = Ta karta została odłożona przez ciebie, a własnych kart się tu nie bierze z powrotem.
violation-uncovered_closed = Karty odsłoniętej przez zakup nikt tu nie bierze.
violation-done_no_take = Na stole leży już cały twój kontrakt, więc nie możesz brać karty ze stosu ani jej kupować.
violation-buy_one = To twoja kolej: samą wierzchnią kartę bierzesz bez kupowania.
violation-no_multi_buy = Można tu wziąć tylko wierzchnią kartę stosu.
violation-buy_not_fresh = Kilka kart możesz kupić tylko wtedy, gdy wierzchnia została właśnie odłożona, a nie odsłonięta przez zakup.
violation-buy_too_many =
    { $reason ->
        [1] Stos nie ma tylu kart
        [2] W talonie nie ma dość kart na tyle
       *[other] Następna karta została odłożona przez ciebie, a własnych się tu nie bierze z powrotem
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
violation-too_few_of_rank = Nie masz na ręku tylu kart tej rangi: { card-given }.
violation-no_suit_held = Nie masz wszystkich tych kart w jednym kolorze.
violation-no_jokers = W tej grze nie ma jokerów.
violation-set_one_rank = Karty kompletu muszą być jednej rangi.
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
violation-sequence_twice = W sekwensie nigdy nie ma dwóch kart tej samej rangi.
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
violation-same_rank = Twoje komplety muszą być różnych rang, a komplet tej rangi już leży: { card-given }.
violation-same_suit = Twoje sekwensy muszą być w różnych kolorach, a jeden w tym kolorze już leży.
violation-too_near = Między dwoma twoimi sekwensami w jednym kolorze muszą być co najmniej dwie rangi odstępu.
violation-whole_contract = Kontrakt wykłada się w jednym ruchu, a teraz nie możesz go dokończyć{ choina-missing }.
violation-contract_unfinished = Kontrakt wykłada się w jednym ruchu, a nie jest jeszcze cały{ choina-missing }.
violation-stranded =
    Zostałaby ci jedna karta i ruchu nie dałoby się skończyć: { $reason ->
        [1] bez całego kontraktu nie wolno wyjść.
        [2] w ostatnim rozdaniu nie odkłada się ostatniej karty.
       *[other] karty dopiero co wziętej nie wolno odłożyć.
    }
violation-out_without_contract = Nie możesz wyjść bez całego kontraktu na stole{ choina-missing }.
violation-must_discard_last = W tym rozdaniu wychodzi się, odkładając kartę: zachowaj jedną.
violation-last_not_discarded = W ostatnim rozdaniu nie odkłada się ostatniej karty; trzeba ją wyłożyć.
violation-all_at_once = W ostatnim rozdaniu układ kontraktu wykłada się tylko razem z całą ręką, w tym samym ruchu.
violation-layoff_needs_contract = Dokładać możesz dopiero wtedy, gdy na stole leży cały twój kontrakt{ choina-missing }.
violation-layoff_other_turn =
    { $reason ->
        [1] W tym ruchu jest już wyłożony układ kontraktu, więc dokładać możesz dopiero w innym.
       *[other] W tym ruchu są już dołożone karty, więc układ kontraktu możesz wyłożyć dopiero w innym.
    }
violation-no_meld_there = Nie ma tam układu, do którego można by dołożyć tę kartę.
violation-does_not_fit = Ta karta tam nie pasuje: { card-given }.
violation-meld_closed = Do tego układu nie można już nic dołożyć: { card-given }.
violation-just_taken = Ta karta została dopiero co wzięta ze stosu, więc w tym ruchu nie możesz jej odłożyć: { card-given }.
violation-last_step_only = Ten krok kończy ruch albo odsłania coś nowego, więc może być tylko ostatni w zagraniu.

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
