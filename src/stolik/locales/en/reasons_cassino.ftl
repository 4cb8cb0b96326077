# Why `careful` values a move of Cassino: one message for each code, `reason-<code>`. $seat is a name, $card and $rank have
# the letters of this language, the others are numbers. Clauses without a subject, for a list of reasons.

reason-cassino_claims = reaches the target, and wins the match
reason-cassino_counted =
    { $cards ->
        [one] the last card is counted out
       *[other] counted out to the end of the round: nothing is hidden in the last { $cards } cards
    }
reason-cassino_takes_card = takes { $card }
reason-cassino_takes_spades =
    { $cards ->
        [one] takes a spade
       *[other] takes { $cards } spades
    }
reason-cassino_takes_cards =
    { $cards ->
        [one] takes { $cards } card
       *[other] takes { $cards } cards
    }
reason-cassino_most_cards =
    { $cards ->
        [one] most cards are sure, with { $cards } of them
       *[other] most cards are sure, with { $cards } of them
    }
reason-cassino_most_spades =
    { $cards ->
        [one] most spades are sure, with { $cards } of them
       *[other] most spades are sure, with { $cards } of them
    }
reason-cassino_sweeps = a sweep
reason-cassino_steals = takes what { $seat } has made
reason-cassino_raises = raises what { $seat } has made to { $rank }, out of reach
reason-cassino_builds = gathers cards for { $rank } in the own hand
reason-cassino_alone = nobody else can hold { $rank }
reason-cassino_fixes = nobody can raise it any more
reason-cassino_bound = what lies there is the own combination: it must be used
reason-cassino_no_take = leaves no take for { $seat }
reason-cassino_may_take = { $seat } can take something in { $percent } of 100 cases
reason-cassino_may_take_card = { $seat } can take { $card } in { $percent } of 100 cases
reason-cassino_may_sweep = { $seat } can sweep the table in { $percent } of 100 cases
reason-cassino_last_taker =
    { $cards ->
        [0] the last taker gets the rest
        [one] the last taker gets the rest, and only { $cards } card is still to be played
       *[other] the last taker gets the rest, and only { $cards } cards are still to be played
    }
reason-cassino_keeps = keeps { $card } back
reason-cassino_parts_with = lays { $card } open on the table
