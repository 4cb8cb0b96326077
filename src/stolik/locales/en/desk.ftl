# The table as a player sees it: what can be done, what lies before the sides, what is known of the pile. $cards, $card and
# $class come in the chosen letters and signs (“4♣”, “Q”). Labels of buttons are commands, names of what lies there are nouns.

## The match and the turn

desk-goal-target = to { $target }
desk-goal-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
desk-stage-take =
    Your turn: { $draw ->
        [0] { $pile ->
            [no] pass
           *[yes] take the pile or pass
        }
        [one] draw a card{ desk-or-take }
       *[other] draw cards{ desk-or-take }
    }.
desk-or-take =
    { $pile ->
        [no] {""}
       *[yes] {" "}or take the pile
    }
desk-stage-play = Your turn: lay what you like, then discard.
desk-stage-stop = Your turn: lay what you like, then end the turn. No discard is due.
desk-stage-double = Your partner has gone out. Lay your whole hand too, or pass.
desk-waits-double = { $name } may lay the whole hand too, or pass; then the deal ends.
desk-stage-out = Your turn: lay all your cards and go out. No discard is due.
desk-stage-last-but-one = Your turn, and the stock is used up: lay what you like, then discard. Only the next player may still take the pile.
desk-stage-last-take = Your turn, the last of the deal: take the pile, or pass.
desk-stage-last-play = Your turn, the last of the deal: lay what you like, then discard.
desk-waits-last-take = { $name } may still take the pile, or pass; then the deal ends.
desk-stage-answer =
    { $ask ->
        [lay_out] Answer your partner: lay cards?
       *[go_out] Answer your partner: go out?
    }

## The sides

desk-fact-opening = Opening
desk-fact-opens-with = from { $points }
desk-fact-opens-with-canasta = from { $points }, with a canasta
desk-fact-opened = done
desk-fact-canastas = Canastas
desk-fact-red-threes = Red threes
desk-fact-red-threes-count =
    { $count } ({ $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    })
desk-fact-to-go-out = Canastas missing to go out
desk-fact-samba = Sequence canasta to go out
desk-fact-missing = missing
desk-fact-bonus = For the first canasta
desk-fact-bonus-cards = { $count } cards

desk-group-3 = Black threes
desk-group-4 = Fours
desk-group-5 = Fives
desk-group-6 = Sixes
desk-group-7 = Sevens
desk-group-8 = Eights
desk-group-9 = Nines
desk-group-10 = Tens
desk-group-J = Jacks
desk-group-Q = Queens
desk-group-K = Kings
desk-group-A = Aces
# The second meld of a rank, a sequence by its ends (“5♥–9♥”), a meld of wild cards alone.
desk-group-second = { $class }s, second
desk-group-run = { $run }
desk-group-wilds = Wild cards
desk-group-red-threes =
    { $count ->
        [one] red three
       *[other] red threes
    }
# What red threes count now, for the side or against it.
desk-tag-red-threes =
    { $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    }
desk-tag-natural = natural · { $count }
desk-tag-mixed = mixed · { $count }
desk-tag-sequence =
    { sequence-canasta } · { $count }
desk-tag-bolivia = bolivia · { $count }

## The pile

desk-pile-frozen =
    { $reason ->
        [4] always frozen
       *[other] frozen
    }
desk-pile-stopped = blocked

desk-ways-can = How to take the pile
desk-ways-cannot = You cannot take the pile now
desk-ways-empty = The pile is empty
desk-ways-gone = The pile is out of reach: you have drawn
desk-ways-waits = The rest of the pile waits for your whole opening

desk-way-pair = a pair of { $class }s from the hand
desk-way-pair-held = a pair of { $class }s from the hand: { $cards }{ desk-points }
desk-way-wild = one { $class } and a wild card from the hand
desk-way-wild-held = one { $class } and a wild card from the hand: { $cards }{ desk-points }
desk-way-onto = onto your meld of { $class }s{ desk-points }
desk-way-pair-second-held = a pair of { $class }s for a second meld: { $cards }{ desk-points }
desk-way-wild-second-held = one { $class } and a wild card for a second meld: { $cards }{ desk-points }
desk-way-onto-second = onto your second meld of { $class }s{ desk-points }
desk-way-onto-run = onto your sequence { $run }{ desk-points }
desk-way-top = only the top card, and go out
desk-way-top-held = only the top card, and go out: { $cards }
desk-way-any = taking the pile

# Points for the opening; nothing is shown where nothing counts towards it.
desk-points =
    { $points ->
        [0] {""}
       *[other] , +{ $points }
    }

## Buttons

desk-draw =
    Draw { $count } { $count ->
        [one] card
       *[other] cards
    }
desk-take = Take the pile: { $cards }
desk-take-onto = Take the pile onto the { $class }s
desk-take-first = Take the pile: { $cards } to the meld of { $class }s
desk-take-second = Take the pile: { $cards } to a second meld of { $class }s
desk-take-onto-second = Take the pile onto the second meld of { $class }s
desk-take-onto-run = Take the pile onto { $run }
desk-take-top = Take only the top card and go out: { $cards }
desk-take-top-onto = Take only the top card onto the { $class }s and go out
desk-take-top-first = Take only the top card, with { $cards } to the meld of { $class }s, and go out
desk-take-top-second = Take only the top card, with { $cards } to a second meld of { $class }s, and go out
desk-take-top-onto-second = Take only the top card onto the second meld of { $class }s and go out
desk-take-top-onto-run = Take only the top card onto { $run } and go out
desk-take-any = Take the pile
desk-double = Double out: lay { $cards }
desk-pass = Pass: the deal ends
desk-discard = Discard { $cards }
desk-lay = Lay { $cards }
desk-add = Add { $cards }
desk-add-to = Add { $cards } to the { $class }s
desk-lay-run = Lay the sequence { $cards }
desk-lay-second = Lay { $cards } as a second meld
desk-lay-wilds = Lay { $cards } as wild cards alone
desk-add-first = Add { $cards } to the first meld of { $class }s
desk-add-second = Add { $cards } to the second meld of { $class }s
desk-add-wilds = Add { $cards } to the wild cards
desk-extend = Add { $cards } to { $run }
desk-join = Join the two melds of { $class }s
desk-stop = End the turn: the deal ends

desk-ask =
    { $why ->
        [ask_before_laying] Ask your partner · only before laying
        [ask_cannot_go_out] Ask your partner · you cannot go out now
        [ask_cannot_lay] Ask your partner · you have nothing to lay
       *[other] { $ask ->
            [lay_out] Ask your partner whether to lay
           *[go_out] Ask your partner whether to go out
        }
    }
desk-yes =
    { $ask ->
        [lay_out] Yes: your partner must lay
       *[go_out] Yes: your partner must go out now
    }
desk-no =
    { $ask ->
        [lay_out] No: your partner lays nothing
       *[go_out] No: your partner does not go out this turn
    }

## The opening

desk-ready-lay = Set { $cards } ready{ desk-points }
desk-ready-add = Set { $cards } ready{ desk-points }
desk-ready-add-to = Set { $cards } ready for the { $class }s{ desk-points }
desk-ready-lay-run = Set the sequence { $cards } ready{ desk-points }
desk-ready-lay-second = Set { $cards } ready as a second meld{ desk-points }
desk-ready-lay-wilds = Set { $cards } ready as wild cards alone{ desk-points }
desk-ready-add-first = Set { $cards } ready for the first meld of { $class }s{ desk-points }
desk-ready-add-second = Set { $cards } ready for the second meld of { $class }s{ desk-points }
desk-ready-add-wilds = Set { $cards } ready for the wild cards{ desk-points }
desk-ready-extend = Set { $cards } ready for { $run }{ desk-points }
desk-ready-take = Set the pile ready: { $cards }{ desk-points }
desk-mend = Add { $cards }: { $points } in all
desk-open = Lay the opening: { $points }
desk-open-take = Take the pile ({ $cards }) and open with { $points }
desk-opening-canasta = a canasta is still missing
desk-open-canasta = Lay { $points } · a canasta is missing
desk-open-short = Lay · { $missing } short

## Taking back: after “Undo:”

desk-undo-cards = { $cards }
desk-undo-take = taking the pile
desk-undo-join = joining the melds
