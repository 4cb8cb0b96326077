# The table of Choina as a player sees it, as in desk.ftl. $name is the player whom $seat means, or of whom something is
# said; $names are several. $extra is the number of stock cards that come with a purchase.

desk-goal-choina =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, fewest minus points
desk-where-contract =
    { $extra ->
        [yes] extra deal
       *[no] deal { $deal } of { $deals }
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
        [1] 1 set
       *[other] { $sets } sets
    }
desk-sequences =
    { $runs ->
        [1] 1 sequence
       *[other] { $runs } sequences
    }

## The seats and their contracts

desk-group-2 = Twos
desk-group-threes = Threes
desk-slot-set = set
desk-slot-run = sequence
desk-progress = { $laid } of { $due }
desk-note-asks = asks: may I?
desk-note-may-ask = may ask
desk-note-answers = answers
desk-note-buys = is buying
desk-pile-uncovered = uncovered

## The turn

desk-stage-choina-draw =
    Your turn: { $pile ->
        [yes] draw a card, or take { $card } from the pile.
       *[no] draw a card.
    }
desk-stage-choina-play = Your turn: lay what you like, then discard.
desk-stage-choina-last = Your turn: lay what you like, then discard. The last card must be laid, not discarded.
desk-stage-choina-buy = The card is yours: say how many you buy.
desk-waits-buy = { $name } says how many cards to buy.
desk-waits-ask =
    { $card }: { $names } may ask for it.
desk-waits-consent = { $name } asks for { $card }. The answer lies with { $names }.

## Buttons

desk-take-card = Take { $card }
desk-buy =
    Buy { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }){ $extra ->
        [0] {""}
        [one] {" "}with { $extra } stock card
       *[other] {" "}with { $extra } stock cards
    }
desk-buy-note =
    { $turn ->
        [yes] Ends your turn: nothing is laid or discarded.
       *[no] Nothing is laid or discarded.
    }
desk-lay-set = Lay the set { $cards }
desk-lay-all = Lay all: { $cards }
desk-lay-and-discard = Lay { $cards } and discard { $card }
desk-ready = Set { $cards } ready
desk-put-set = Add { $cards } to your { $class }s
desk-put-set-of = Add { $cards } to { $name }’s { $class }s
desk-put-run =
    Add { $cards } to your { $run }{ $end ->
        [low] {" "}at the low end
        [high] {" "}at the high end
       *[any] {""}
    }
desk-put-run-of =
    Add { $cards } to { $name }’s { $run }{ $end ->
        [low] {" "}at the low end
        [high] {" "}at the high end
       *[any] {""}
    }

## May I?

desk-asked-may = { $card }: do you want it?
desk-asked-may-more =
    { $needs ->
        [0] Nobody has to agree.
        [one] One player must agree.
       *[other] { $needs } players must agree.
    }
desk-asked-ask = May I?
desk-asked-ask-note =
    { $card } and { $extra ->
        [one] a stock card
       *[other] { $extra } stock cards
    }, nothing is laid or discarded
desk-asked-pass = No
desk-asked-pass-note = the same as silence
desk-asked-consent = { $name } asks: may I? { $card }
desk-asked-consent-more =
    { $name } would get { $card } and { $extra ->
        [one] a stock card
       *[other] { $extra } stock cards
    }.{ $others ->
        [0] {""}
        [one] {" "}One more player answers after you.
       *[other] {" "}{ $others } more players answer after you.
    }
desk-asked-allow = You may
desk-asked-allow-note =
    { $after ->
        [left] you lose your turn
       *[same] { $turn ->
            [yes] then it is your turn
           *[no] the order of play stays
        }
    }
desk-asked-refuse = You may not
desk-asked-refuse-note =
    { $refusal ->
        [veto] { $card } stays on the pile
        [must_take] { $turn ->
            [yes] you take { $card } and play on
           *[no] you must buy { $card } with a stock card
        }
       *[must_buy] { $turn ->
            [yes] you must take { $card }; no laying, no discard, turn over
           *[no] you must buy { $card } with a stock card; no laying, no discard
        }
    }
