# The table of Cassino as a player sees it, as in desk.ftl. $cards are cards with their signs: "+" joins those of a sum,
# "·" parts the groups. $name is the player who made a combination.

desk-goal-round = one round
desk-where-round =
    { $target ->
        [0] one round
       *[other] to { $target }
    } · round { $number }{ $dealings ->
        [1] {""}
       *[other] , deal { $dealing } of { $dealings }
    }
desk-stage-cassino = Your turn: play one card.
desk-note-partner =
    { $count ->
        [0] Your partner has no card that would let you build.
       *[other] Your partner’s cards let you make: { $values }.
    }

## The table and the piles

desk-build = build { $value }
desk-call = call { $value }
desk-taken =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
desk-fact-taken = Cards taken
desk-fact-spades = Spades
desk-fact-aces = Aces
desk-fact-cassinos = The two Cassinos
desk-fact-cassinos-which =
    { $count ->
        [0] –
       *[other] { $cards }
    }
desk-fact-sweeps = Sweeps

## Buttons

desk-trail = Lay { $card } on the table
desk-capture =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
desk-make-build = Build { $value }: { $cards }
desk-make-call = Call { $value }: { $cards }
desk-make-raise = Raise the build of { $old } to { $value }: { $cards }
desk-chip = { $cards }
desk-chip-build = build { $value } · { $name }
desk-chip-call = call { $value } · { $name }
