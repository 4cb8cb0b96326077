# What stands around the cards where all is played from the middle of the table, and what is chosen for such a table.

## The middle

felt-middle = Cards on the table
felt-middle-empty = Nothing lies on the table.
felt-middle-keys = Arrows walk, Space selects, Enter does the next step, Escape clears.
felt-middle-group = { $name }, group { $numbers }
felt-middle-not-now = { $name }, not now
felt-to-deal =
    { $count ->
        [0] Stock: all cards are dealt
        [one] Stock: { $count } card to be dealt
       *[other] Stock: { $count } cards to be dealt
    }
felt-plate-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
felt-plate-taken = took { $count }
felt-plate-turn = Your turn
felt-plate-turn-short = Your go
felt-plate-top = on top: { $card }

## What a card can take. $rank is the rank of the card as it is noted (J, Q, K, A), $card its name in full.

felt-takes-title = What a card can take
felt-takes =
    { $any ->
        [yes] The { $card } can take
       *[no] The { $card } can take nothing.
    }
felt-takes-number = Group { $number }:
felt-short-desk-capture =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
felt-choose-card = Choose a card of your hand.

## Captured cards, open or hidden

web-piles = Captured cards
web-piles-hidden = face down
web-piles-open = open to all

## Rounds instead of deals

felt-next-round = Next round
felt-score-deals-round = Round
felt-score-deal-round = Round { $number }
felt-score-sum-round = Total of the round
felt-score-none-round = No round has ended yet.
web-replay-position-round =
    { $deals ->
        [0] Before the first round
       *[other] Round { $deal } of { $deals }
    } · { $at } of { $moments }
web-replay-previous-deal-round = Previous round
web-replay-next-deal-round = Next round
web-replay-slider-round = Place in the round
web-replay-keys-round = Keys: arrows left and right go move by move, Page Up and Page Down round by round, Home and End to the ends of the round, the space bar plays.
web-replay-moves-round = Moves of round { $deal }
web-replay-deals-round = Rounds
web-replay-deal-round = Round { $deal }
web-return-table-round =
    { $game }{ $deal ->
        [0] {""}
       *[other] , round { $deal }
    }{ $has ->
        [yes] {" "}· { $names }
       *[no] {""}
    }
web-game-cassino-deals =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-game-cassino-pagat-deals = { web-game-cassino-deals }
