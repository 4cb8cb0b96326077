# The terminal at a table of Choina, as in terminal.ftl. $who is "you" for the person's own seat, "nobody" or "other".

## The table

choina-deal =
    { $extra ->
        [yes] extra deal
       *[no] deal { $deal } of { $deals }
    }
choina-contract =
    contract: { $sets ->
        [0] { choina-sequences }
       *[other] { $sequences ->
            [0] { choina-sets }
           *[other] { choina-sets } and { choina-sequences }
        }
    }
choina-sets =
    { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
choina-sequences =
    { $sequences ->
        [one] { $sequences } sequence
       *[other] { $sequences } sequences
    }
choina-players = Players
choina-columns = cards, points, laid of the contract
choina-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
choina-laid = { $laid } of { $due }
choina-purchases = { $count } of { $most } purchases
choina-pile =
    Pile from the top: { $count } { $count ->
        [one] card
       *[other] cards
    }
choina-uncovered = uncovered by a purchase
choina-silent = you are silent, “silent” ends that
meld-full = { $cards } (full)
title-choina-draw =
    { $take ->
        [yes] Your turn: draw, or take from the pile
       *[no] Your turn: draw
    }
title-choina-last = Your turn: lay, add, then discard; the last card must be laid
title-claim =
    { $who ->
        [nobody] May you have { $card }?
        [you] { $card } lies open again: may you have it?
       *[other] { $uncovered ->
            [yes] { $card } of { $name } lies open again: may you have it?
           *[no] { $name } threw { $card }: may you have it?
        }
    }
title-claim-answer = { $name } asks: may I? { $card }
title-claim-buy = The card is yours: how many do you buy?

## What the answers mean

claim-then =
    { $who ->
        [you] you play next
       *[other] { $name } plays next
    }
claim-bought =
    { $cards }{ $stock ->
        [0] {""}
        [one] {" "}and { $stock } stock card
       *[other] {" "}and { $stock } stock cards
    }{ $own ->
        [yes] , and your turn is over
       *[no] {""}
    }
claim-asked =
    { $needed ->
        [0] nobody has to consent
        [one] { $names } must consent
       *[other] { $names } must consent
    }; you get { $card } and { $stock ->
        [one] a stock card
       *[other] { $stock } stock cards
    }{ $more ->
        [yes] , and may buy more of the pile
       *[no] {""}
    }, and lay and discard nothing; { $then }
claim-passed = or just Enter
claim-allowed =
    { $name } gets { $card } and { $stock ->
        [one] a stock card
       *[other] { $stock } stock cards
    }{ $others ->
        [0] {""}
        [one] {" "}if { $names } consents too
       *[other] {" "}if { $names } consent too
    }; { $then }{ $lost ->
        [yes] , and your turn is lost
       *[no] {""}
    }
claim-refused =
    { $kind ->
        [veto] { $name } does not get { $card }; it costs you nothing
        [take] you must take { $card } yourself, and your turn goes on
        [buy] you must take { $card } yourself, and lay and discard nothing; { $then }
       *[buy_extra] you must buy { $card } yourself with a stock card, and lay and discard nothing; { $then }
    }

## Help

type-ask-choina = ask, yes, a
type-pass-choina = pass, no, p
type-allow = allow, yes, a
type-refuse = refuse, no, r
type-buy = buy, b

help-draw-choina = draw from the stock
help-take-choina = take the top card of the pile
help-buy-choina = buy several cards from the top of the pile: “buy 3”
help-ask-choina = ask for the card just thrown: may I?
help-pass-choina = do not ask (or press Enter)
help-allow-choina = let the player who asks have the card
help-refuse-choina = refuse it; the list says what that costs you
help-lay-choina = lay a set: “lay 7c7d7h”, “lay 777”
help-run-choina = lay a sequence: “run 5h-8h”
help-add-choina = add to a meld: “add 7h to { $name }”, to your own: “add 7h to me”
help-discard-choina = discard and end the turn: “discard 5h”
help-table-choina = draw the table again (or press Enter, when you are not asked)
help-plays-choina = Several steps in one line are done all or none: “lay 777 5h-8h; add 9h to me; discard 2c”. A number picks from the list; “…” there: smaller melds or other cards do as well.
help-melds-choina = If several melds of a player fit, name the rank of the set or the suit of the sequence: “add 7h to { $name }:7”, “add 7h to { $name }:h”; a second one of these is :7/2 or :h/2. An ace that fits both ends says which: “add Ah to { $name }:h low” or “high”.
help-cards-choina = Cards: 2 to 10, J, Q, K, A, with their suits: 7c 7d 7h 7s. A suit may be left out where your hand leaves one choice.
help-languages-choina = Polish words do as well: dobierz, weź, kup, zapytaj, pas, pozwól, odmów, wyłóż, sekwens, dołóż, odłóż, cofnij, zasady.

## Answers

mistake-meld_needed = Say whose meld the card goes to, as in “add 7h to { $name }”, and which one if several fit: “add 7h to { $name }:7”.
