# What happened in Choina: one message for each event code of its own, as in events.ftl. $owner says whose meld a card
# joined: "self", "you", or "other", who is called $ownername.

event-claim_asked =
    { $who ->
        [you] ask
       *[other] asks
    } “May I?” for { $cards }
event-claim_passed =
    { $who ->
        [you] do
       *[other] does
    } not ask
event-claim_allowed =
    { $who ->
        [you] say
       *[other] says
    } “You may”
event-claim_refused =
    { $who ->
        [you] say
       *[other] says
    } “You may not”
event-took_card =
    { $who ->
        [you] take
       *[other] takes
    } { $cards } from the pile
event-had_to_take =
    { $who ->
        [you] have
       *[other] has
    } to take { $cards } for refusing
event-bought =
    { $who ->
        [you] buy
       *[other] buys
    } { $cards }
event-had_to_buy =
    { $who ->
        [you] have
       *[other] has
    } to buy { $cards } for refusing
event-buy_drew =
    { $who ->
        [you] draw
       *[other] draws
    } { $count ->
        [one] { $count } stock card
       *[other] { $count } stock cards
    } with it{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-set_laid =
    { $who ->
        [you] lay
       *[other] lays
    } { $cards }
event-sequence_laid =
    { $who ->
        [you] lay
       *[other] lays
    } the sequence { $cards }
event-grew_set =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to that set
event-grew_sequence =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to the sequence { $low }–{ $high }
event-laid_off_set =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to { $owner ->
        [self] { $who ->
            [you] your own set
           *[other] their own set
        }
        [you] your set
       *[other] { $ownername }’s set
    }
event-laid_off_sequence =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to { $owner ->
        [self] { $who ->
            [you] your own sequence
           *[other] their own sequence
        }
        [you] your sequence
       *[other] { $ownername }’s sequence
    }, { $low }–{ $high }
event-contract_complete =
    { $who ->
        [you] have
       *[other] has
    } the whole contract on the table

event-deal_began_bare =
    Deal { $number }: { $who ->
        [you] you deal.
       *[other] { $name } deals.
    }
event-reshuffled =
    The stock is empty: the pile without its top card is shuffled and becomes the new stock, { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-turned_over =
    The stock is empty: the pile without its top card is turned over and becomes the new stock, { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-deal_ended_standstill = Nothing has moved for too long: deal { $number } is over.
