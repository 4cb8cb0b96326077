# What stands around the cards where players are asked something at a time, and where a lane is that of one seat.

felt-claim-seconds =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
felt-claim-short = { $count } s
felt-claim-chosen = { $what }: it counts when the time is over.
felt-claim-silent = Don’t ask me
felt-claim-silent-more = You keep silent until you say otherwise. Only you see this.
felt-claim-speak = Ask me again
felt-claim-others = { $names } may ask.
felt-seat-contract = contract: { $done }
felt-pile-all = { $count } cards, see all
felt-pile-title = The pile, the newest card first
felt-pile-number = card { $number } from the top
felt-buy-several = Buy several…
felt-buy-more = More…
felt-buy-choose = Tap the lowest card that you want: all above it come too.
felt-minus = minus
felt-plus = plus
felt-result = Result
