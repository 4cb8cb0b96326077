# Co się stało w Choinie: jedna wiadomość na każdy jej własny kod zdarzenia, jak w events.ftl. $owner mówi, do czyjego układu
# dołożono kartę: "self", "you" albo "other", którego imię to $ownername.

event-claim_asked =
    { $who ->
        [you] pytasz
       *[other] pyta
    } „Czy można?” o { $cards }
event-claim_passed =
    nie { $who ->
        [you] pytasz
       *[other] pyta
    }
event-claim_allowed =
    { $who ->
        [you] odpowiadasz
       *[other] odpowiada
    } „Można”
event-claim_refused =
    { $who ->
        [you] odpowiadasz
       *[other] odpowiada
    } „Nie można”
event-took_card =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } { $cards } ze stosu
event-had_to_take =
    { $who ->
        [you] musisz
       *[other] musi
    } po odmowie wziąć { $cards }
event-bought =
    { $who ->
        [you] kupujesz
       *[other] kupuje
    } { $cards }
event-had_to_buy =
    { $who ->
        [you] musisz
       *[other] musi
    } po odmowie kupić { $cards }
event-buy_drew =
    { $who ->
        [you] dobierasz
       *[other] dobiera
    } do tego { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z talonu{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-set_laid =
    { $who ->
        [you] wykładasz
       *[other] wykłada
    } { $cards }
event-sequence_laid =
    { $who ->
        [you] wykładasz
       *[other] wykłada
    } sekwens { $cards }
event-grew_set =
    { $who ->
        [you] dodajesz
       *[other] dodaje
    } { $cards } do tego kompletu
event-grew_sequence =
    { $who ->
        [you] dodajesz
       *[other] dodaje
    } { $cards } do sekwensu { $low }–{ $high }
event-laid_off_set =
    { $who ->
        [you] dokładasz
       *[other] dokłada
    } { $cards } do { $owner ->
        [self] własnego kompletu
        [you] twojego kompletu
       *[other] kompletu gracza { $ownername }
    }
event-laid_off_sequence =
    { $who ->
        [you] dokładasz
       *[other] dokłada
    } { $cards } do { $owner ->
        [self] własnego sekwensu
        [you] twojego sekwensu
       *[other] sekwensu gracza { $ownername }
    }, { $low }–{ $high }
event-contract_complete =
    { $who ->
        [you] masz
       *[other] ma
    } na stole cały kontrakt

event-deal_began_bare =
    Rozdanie { $number }: { $who ->
        [you] rozdajesz.
       *[other] rozdaje { $name }.
    }
event-reshuffled =
    Talon się skończył: stos bez wierzchniej karty przetasowano na nowy talon, { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
event-turned_over =
    Talon się skończył: stos bez wierzchniej karty odwrócono na nowy talon, { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
event-deal_ended_standstill = Zbyt długo nic się nie działo: rozdanie { $number } jest skończone.
