# Why `careful` values a step in the wide games: one message for each code, `reason-<code>`. $seat is a name, $card and
# $rank have the letters of this language, the others are numbers. Clauses without a subject, for a list of reasons.

reason-wide_takes_pile =
    { $cards ->
        [one] what the card of the pile is worth to this hand
       *[other] what the { $cards } cards of the pile are worth to this hand
    }
reason-wide_leaves_pile =
    { $cards ->
        [one] the card of the pile brings less than the stock may
       *[other] the { $cards } cards of the pile bring less than the stock may
    }
reason-wide_makes_canasta = makes a canasta of { $rank }: { $points } points
reason-wide_makes_sequence = makes a sequence of seven: { $points } points
reason-wide_makes_wilds = makes a canasta of wild cards: { $points } points
reason-wide_earns_bonus =
    { $cards ->
        [one] earns the bonus: { $cards } card of the stock
       *[other] earns the bonus: { $cards } cards of the stock
    }
reason-wide_turns_red_threes = turns the red threes to plus: a difference of { $points } points
reason-wide_allows_out = completes the canastas that going out needs
reason-wide_grows_canasta =
    { $missing ->
        [one] only { $missing } card is missing for a canasta of { $rank }
       *[other] { $missing } cards are missing for a canasta of { $rank }
    }
reason-wide_grows_sequence =
    { $missing ->
        [one] only { $missing } card is missing for a sequence of seven
       *[other] { $missing } cards are missing for a sequence of seven
    }
reason-wide_grows_wilds =
    { $missing ->
        [one] only { $missing } card is missing for a canasta of wild cards
       *[other] { $missing } cards are missing for a canasta of wild cards
    }
reason-wide_saves_points = points on the table instead of in the hand: { $points }
reason-wide_opens = opens: { $laid } laid, { $needed } needed
reason-wide_holds_back = does not open yet: the { $needed } points would cost the hand too much
reason-wide_safe_discard =
    { $cards ->
        [one] a safe card: { $seat } can hardly take the pile with it
       *[other] a safe card: { $seat } can hardly take the pile of { $cards } with it
    }
reason-wide_risks_pile =
    { $cards ->
        [one] { $seat } takes the pile with it in about { $percent } of 100 cases
       *[other] { $seat } takes the pile of { $cards } with it in about { $percent } of 100 cases
    }
reason-wide_feeds_meld =
    { $cards ->
        [one] { $seat } can certainly take the pile with { $card }
       *[other] { $seat } can certainly take the pile of { $cards } with { $card }
    }
reason-wide_freezes =
    { $cards ->
        [one] freezes the pile
       *[other] freezes the pile of { $cards } cards
    }
reason-wide_dear_in_hand = gets rid of { $card }, which costs { $points } points if it stays in the hand
reason-wide_breaks_hand = the hand has a use for { $card }
reason-wide_spares_hand = the hand has little use for { $card }
reason-wide_ends_now = ending the deal now is about { $points } points better than going on
reason-wide_goes_on =
    { $cards ->
        [one] does not go out: { $seat } still holds { $cards } card
       *[other] does not go out yet: { $seat } still holds { $cards } cards
    }
reason-wide_wins_match = going out wins the match
reason-wide_loses_match = going out now would give the others the match
reason-wide_must_go_out = this turn must end with an empty hand
reason-wide_asks =
    { $cards ->
        [one] { $seat } still holds { $cards } card and should be heard first
       *[other] { $seat } still holds { $cards } cards and should be heard first
    }
reason-wide_agrees = an end now is worth the { $points } points left in the hand
reason-wide_refuses = { $points } points in the hand should rather be laid first
