# Co się stało w Kasynie: jedna wiadomość na każdy jego własny kod zdarzenia, jak w events.ftl. $card to karta zagrana z
# ręki, $cards to karty ze stołu; $owner mówi, czyją budowę podniesiono: "self", "you" albo "other", którego imię to
# $ownername.

event-trailed =
    { $who ->
        [you] kładziesz
       *[other] kładzie
    } { $cards } na środku
event-captured =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } kartą { $card }: { $cards }
event-swept =
    { $who ->
        [you] czyścisz
       *[other] czyści
    } cały stół
event-built =
    { $who ->
        [you] budujesz
       *[other] buduje
    } { $value }: { $card } i { $cards }
event-called =
    { $who ->
        [you] ogłaszasz
       *[other] ogłasza
    } połączenie { $value }: { $card } i { $cards }
event-raised =
    { $who ->
        [you] podnosisz
       *[other] podnosi
    } { $owner ->
        [self] własną budowę
        [you] twoją budowę
       *[other] budowę gracza { $ownername }
    } z { $old } na { $value }: { $card }{ $count ->
        [0] {""}
       *[other] {" "}i { $cards }
    }
event-remainder =
    { $who ->
        [you] dostajesz
       *[other] dostaje
    } resztę kart ze stołu: { $cards }

event-round_began =
    Runda { $number }: { $who ->
        [you] rozdajesz ty
       *[other] rozdaje { $name }
    }, na środku { $cards }.
event-dealt_again =
    Rozdano nowe karty; { $count ->
        [0] talon się skończył.
        [one] w talonie została { $count } karta.
        [few] w talonie zostały { $count } karty.
       *[other] w talonie zostało { $count } kart.
    }
event-remainder_lies = Nikt w tej rundzie nie wziął żadnej karty: to, co leży, nie liczy się nikomu.
event-deal_ended_played = Zagrano wszystkie karty: runda { $number } jest skończona.
event-deal_ended_claimed = Cel osiągnięto w środku rundy { $number }.
