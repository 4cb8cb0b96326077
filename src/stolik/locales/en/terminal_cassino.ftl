# The terminal at a table of Cassino, as in terminal.ftl. Combinations are called as moves name them: B8 a build, C8 a call.

## The table

cassino-where =
    round { $round }{ $dealings ->
        [1] {""}
       *[other] , dealing { $dealing } of { $dealings }
    }
cassino-goal =
    { $target ->
        [0] match of one round
       *[other] match to { $target }
    }
cassino-open = open piles
cassino-players = Players
cassino-points =
    { $points } { $count ->
        [one] point
       *[other] points
    }
cassino-taken = { $count } taken
cassino-spades =
    { $count } { $count ->
        [one] spade
       *[other] spades
    }
cassino-aces =
    { $count } { $count ->
        [one] ace
       *[other] aces
    }
cassino-in-hand = in hand: { $held }
cassino-sweeps =
    { $count } { $count ->
        [one] sweep
       *[other] sweeps
    }
cassino-took-last = took last
cassino-loose =
    { $count } loose { $count ->
        [one] card
       *[other] cards
    }
cassino-combination = { $name } { $maker }: { $cards }
cassino-empty = no cards
cassino-partner = your partner holds: { $values }
title-cassino = Your turn: play a card
title-cassino-bound = Your turn: no trailing while your { $value } is unchanged
hint-card = { $card }: what it can do
cassino-piles = Taken cards
cassino-pile = { $name } ({ $count }):
log-last-lap = While the taken cards lie hidden, only the last lap is told. With --open-piles all of the round is.
piles-hidden = The taken cards are looked through after the round. With --open-piles they lie open at this table.

## What can be typed

do-build = build
do-call = call
do-raise = raise
do-trail = trail

type-take-cassino = take, t
type-build = build, b
type-call = call, j
type-raise = raise, r
type-trail = trail, x, -
type-card = a card
type-piles = piles

help-take-cassino = take table cards with a card of your hand, of the same rank or in sums, and builds or calls: “take 8h: 3d+5c, 8c, B8”
help-build-cassino = make a build with a card of your hand first: “build 8: 2s+6d”; you need another 8 to take it
help-call-cassino = join groups of one value, which then nobody can raise: “call 5: 5s, 5c”, “call 9: 6d+3c, B9”
help-raise-cassino = raise a build with a card of your hand: “raise 9: As+B8”, “raise A onto B8”
help-trail-cassino = lay a card loose on the table: “trail Ks”
help-card = what that card of your hand can do: “8h”; with cards of the table what they make: “8h 3d 5c”
help-piles = look through the taken cards, where they lie open (--open-piles)
help-why-cassino = “?” what is possible, and why the rest is not; “? take 8h: 5c” why that is not allowed
help-hand-cassino = sort your hand by value or by suit
help-score-cassino = the score, round by round
help-log-cassino = what happened in this round; while taken cards lie hidden, in the last lap
help-choice-cassino = A turn is one move with one card. The list has the largest moves, a number picks one; “…” there: with fewer groups it is possible too. The hand card comes first; colon, plus and commas may be left out.
help-names-cassino = B8 is a build of 8 and C8 a call of 8; a second one is B8/2 or C8/2. The value may be left out where only one fits: “build 2s 6d”.
help-cards-cassino = Cards: A (1), 2 to 10, J, Q, K, with their suits: 7c 7d 7h 7s. A suit may be left out where your hand, or the table, leaves one choice.
help-languages-cassino = Polish words do as well: weź, buduj, połącz, podnieś, dołóż, stosy, zasady.

## Answers

cassino-can = Possible: { $moves }.
cassino-more =
    { $count ->
        [one] And one more move.
       *[other] And { $count } more moves.
    }
cassino-largest = These are the largest moves; at so full a table others with fewer groups are possible too.
cassino-can-nothing = Nothing is possible with this card now.
cassino-refused = { $reason } (Rule { $rule })
mistake-cards_missing-cassino = Name a card of your hand first, then what it is played for: “take 8h: B8”, “build 8: 2s+6d”, “trail Ks”.
mistake-one_card-cassino = A card is trailed alone. To add it to a build, raise the build: “raise A onto B8”; to take: “take 8h: 3d+5c”.
mistake-one_move-cassino = A turn is one move, so nothing follows a semicolon. Cards are parted by commas: “take 8h: 3d+5c, 8c”.
undo-nothing-cassino = A turn is one move: when it is made, it cannot be taken back.

## Score sheets and replay

sheet-title-cassino = Score of round { $number }
sheet-of-deal-cassino = Round { $number }
sheet-deal-cassino = This round
sheet-none-cassino = No round has ended yet.
replay-where-cassino = round { $deal }, move { $action } of { $actions }
replay-deal-cassino = Round { $deal }
replay-keys-cassino = Enter: next · p: previous · a number: that move · d: next round · q: leave
