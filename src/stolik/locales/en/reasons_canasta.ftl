# Why `careful` values an action in the canasta games without sequences: one message for each code. $seat is a name,
# $rank has the letters of this language, the others are numbers. Clauses without a subject, for a list of reasons.

reason-canasta_takes_cards =
    { $cards ->
        [one] takes { $cards } card
       *[other] takes { $cards } cards
    }
reason-canasta_takes_to_open = opens with it: { $needed } needed
reason-canasta_takes_to_canasta = completes a canasta of { $rank }
reason-canasta_takes_to_go_out = goes out with it
reason-canasta_costs_wild = costs a wild card
reason-canasta_pile_is_poor =
    { $cards ->
        [one] the card of the pile against what the stock may bring
       *[other] the { $cards } cards of the pile against what the stock may bring
    }
reason-canasta_opens = opens: { $needed } still needed
reason-canasta_opening_is_dear = opening now would cost too much: wild cards { $wilds }
reason-canasta_canasta_natural = makes a natural canasta of { $rank }
reason-canasta_canasta_mixed = makes a mixed canasta of { $rank }
reason-canasta_meld_grows = the meld of { $rank } grows to { $number }
reason-canasta_hand_gets_small = the hand would get too small
reason-canasta_keeps_pairs =
    { $number ->
        [one] keeps pairs for the frozen pile of { $number } card
       *[other] keeps pairs for the frozen pile of { $number } cards
    }
reason-canasta_keeps_hidden = better hidden in the hand
reason-canasta_keeps_wild = the wild card is worth more in the hand
reason-canasta_may_end = the deal may end before the next turn
reason-canasta_goes_out =
    { $points ->
        [one] goes out: { $points } point ahead in this deal
       *[other] goes out: { $points } points ahead in this deal
    }
reason-canasta_out_wins_match = going out wins the match
reason-canasta_out_loses_match = going out would lose the match
reason-canasta_out_costs =
    { $points ->
        [one] going out now would cost { $points } point
       *[other] going out now would cost { $points } points
    }
reason-canasta_partner_holds =
    { $number ->
        [one] { $seat } still holds { $number } card
       *[other] { $seat } still holds { $number } cards
    }
reason-canasta_asks_partner = asks the partner before going out
reason-canasta_hand_is_cheap =
    { $points ->
        [one] the own hand would cost only { $points } point
       *[other] the own hand would cost only { $points } points
    }
reason-canasta_hand_is_dear =
    { $points ->
        [one] the own hand would cost { $points } point
       *[other] the own hand would cost { $points } points
    }
reason-canasta_freezes =
    { $number ->
        [one] freezes the pile of { $number } card
       *[other] freezes the pile of { $number } cards
    }
reason-canasta_blocks = cannot be taken
reason-canasta_safe_for = { $seat } hardly takes it: { $percent } %
reason-canasta_safe_unseen = { $seat } can hold no { $rank }: all others have been seen
reason-canasta_he_threw_it = { $seat } threw { $rank } before
reason-canasta_fits_meld = fits a meld of { $seat }: { $rank }
reason-canasta_known_pair = { $seat } is known to hold a pair of { $rank }
reason-canasta_may_take = { $seat } may take the pile with it: { $percent } %
reason-canasta_breaks_pair = breaks a pair: { $rank }
reason-canasta_breaks_set = breaks a set of { $number }: { $rank }
reason-canasta_fits_own_meld = fits an own meld: { $rank }
reason-canasta_spends_wild = spends a wild card
