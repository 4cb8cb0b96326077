# The page of a table: what stands around the cards. What belongs to a game comes from the server (desk.ftl).

felt-you = You
felt-us = We
felt-them = They

## Bar and menu

felt-where = { $game } · { $goal } · deal { $deal }
felt-title =
    { $turn ->
        [you] Your turn · { $game } · Stolik
       *[other] { $game } · Stolik
    }
felt-home = Stolik, home page
felt-menu = Menu
felt-rules = Rules
felt-settings = Settings
felt-device = On another device
felt-leave = Leave the table
felt-leave-ask = Leave the table?
felt-leave-more = Your seat stays yours; you can come back by the same link. The others decide whether to wait.
felt-leave-watch = You are watching; you can come back by the same link.
felt-stay = Stay
felt-watching = You are watching.

## Seats

felt-seats = Players
felt-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
felt-partner = partner
felt-opponent = they
felt-in-turn = in turn
felt-dealer = dealer
felt-dealer-short = D
felt-away = connection lost
felt-away-short = away
felt-left = left the table
felt-bot = bot
felt-bot-for = a bot plays
felt-seat-known = Everybody knows these cards of the hand
felt-seat-bot = Bot, level: { $level }

## Lanes

felt-lane =
    { $who ->
        [you] Your melds
        [us] Our melds
        [them] Their melds
       *[other] Melds: { $name }
    }
felt-melds =
    { $count ->
        [0] no melds
        [one] { $count } meld
       *[other] { $count } melds
    }
felt-lane-drop = Put the selected cards here
felt-group-grows = can grow by: { $cards }
felt-centre = Stock and discard pile
felt-stock = stock
felt-stock-label = Stock, { felt-cards }
felt-pile = pile
felt-pile-under =
    { $count ->
        [one] and { $count } face down
       *[other] and { $count } face down
    }
felt-pile-empty = Discard pile, empty
felt-pile-label = Discard pile, { felt-cards }, on top: { $top }
felt-way-yes = possible
felt-way-no = not possible

## An opening in the making

felt-stage = Put ready, seen by you only
felt-stage-note = opening, seen by you only
felt-stage-sum = total { $made }, needed { $needs }
felt-stage-missing = { $count } missing
felt-stage-enough = enough
felt-stage-said =
    { $points ->
        [0] { felt-cards }.
       *[other] { felt-cards }, { $points }.
    }
felt-stage-said-sum = Total { $made }, needed { $needs }.
felt-stage-back = Take { $number } back into the hand: { $cards }

## What is said

felt-your-turn = Your turn.
felt-thinks = { $name } is thinking.
felt-thinks-long = { $name } has been thinking for a while.
felt-remind = { felt-thinks-long } You may remind them.
felt-log-empty = Nothing has happened yet.

## Notices

felt-close = Close
felt-rule = Rule
felt-reconnecting = Connecting again…
felt-reconnecting-more = Your seat is waiting for you.
felt-reconnecting-watch = You will see the table again in a moment.
felt-stale = The table has moved on. Look again and choose.
felt-stale-more = Nothing of yours was done.
felt-draw = Cards drawn for the seats
felt-draw-first = Cards drawn for who begins
felt-draw-partner = Your partner: { $name }.
felt-draw-begins =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
felt-which = Which do you mean?
felt-lost-connection = { $name } lost the connection.
felt-got-up = { $name } left the table.
felt-away-ask = The seat is kept. Wait, let a bot play, or stop?
felt-wish-wait = Wait
felt-wish-bot = Bot plays
felt-wish-stop = Stop
felt-voted =
    { $wish ->
        [wait] For waiting: { $names }.
        [bot] For a bot: { $names }.
       *[stop] For stopping: { $names }.
    }
felt-bot-for-you = A bot plays for you.
felt-you-left = You have got up from the table.
felt-bot-for-you-more = You can take your seat back at any time.
felt-take-back = Take it back

## The hand

felt-hand = Your cards: { $count }
felt-hand-keys = Arrows walk, Space selects, Enter does the next step, Escape clears.
felt-card-wild = { $name }, wild card
felt-card-staged = { $name }, in meld { $number }
felt-card-new = { $name }, new
felt-sort-rank = Sort: rank
felt-sort-suit = Sort: suit

## Actions

felt-actions = Moves
felt-choose = Select cards to lay, add or discard them.
felt-clear = Clear the choice
felt-undo = Take back: { $what }
felt-sure = Sure? You lose the match.

## Score

felt-score = Score
felt-progress = What happened
felt-total = Total
felt-score-deal = Deal { $number }
felt-score-lead = { $side }: { $points }
felt-score-item = Item
felt-score-sum = Total of the deal
felt-score-hands = Left in hand
felt-score-nothing = no cards
felt-score-match = Score of the match
felt-score-deals = Deal
felt-score-none = No deal has ended yet.
felt-score-more = Line by line
felt-next = Next deal
felt-next-wait = Waiting for: { $names }.
felt-next-table = Look at the table

## The end

felt-over = The match is over
felt-stopped = The match was stopped.
felt-again = Play again
felt-again-failed = No new table could be opened. Try again.
felt-to-home = Home page
felt-see-score = Show the score

## Reasons in few words, where there is little room; all others are told as always

felt-short-not_in_hand =
    { $count ->
        [one] you hold none
       *[other] you do not hold { $count }
    }
felt-short-pile_closed =
    { $reason ->
        [1] not before the opening
        [2] frozen by a wild card
        [3] frozen by a red three
        [5] frozen by a black three
       *[other] the pile is always frozen
    }
felt-short-pile_top_wild = a wild card is on top
felt-short-pile_top_red_three = a red three is on top
felt-short-pile_top_black_three = a black three is on top
felt-short-pair_must_be_laid = { felt-short-pile_closed }
felt-short-no_such_meld = there is no such meld
felt-short-pile_not_for_opening = your side has no meld yet
felt-short-finished_canasta = your canasta of this rank is finished
felt-short-no_take_with_wild = not with a wild card here
felt-short-top_alone_not_out = only to go out with it
felt-short-opening_short = opening needs { $needs }, { $reachable } can be reached
