# Why a text is no action, play or position: one message for each code, `notation-<code>`. $line is the line of a
# position, 0 in an action; $at the character at fault, from 1; $piece what stands there.

notation-line =
    { $line ->
        [0] {""}
       *[other] Line { $line }:{" "}
    }

notation-text_too_long = This text is too long: at most 400 characters.
notation-step_missing = A step is missing at character { $at }: steps are separated by a semicolon, as in "lay KKK; discard 5".
notation-unknown_verb =
    { $word ->
        [none] Nothing was written.
       *[other] No action begins with "{ $word }".
    }
notation-too_many_words = Nothing may follow here: "{ $piece }".
notation-cards_missing = Name the cards after "{ $word }".
notation-one_card = Name just one card here: "{ $piece }".
notation-no_card = { notation-line }"{ $piece }" is no card; cards are written as in 7, 7h, 10, Q, Jk.
notation-no_card_own = { notation-line }"{ $piece }" is no card; cards are written as in 7, 7h, 10, Q, Qd, and suits with small letters.
notation-one_rank_named = Name just one rank here: "{ $piece }".
notation-two_cards = The pile is taken with two cards, as in "take 7 7", or "take onto 7": "{ $piece }".
notation-to_missing = Say which meld the wild card goes to, as in "add { card-given } to K".
notation-suit_needed = Name the suit too, as in { card-given }h: more than one { card-given } of your hand could be meant.
notation-run_named = Name a sequence by its two ends, as in "5h-7h": "{ $piece }".
notation-run_low_first = The lower end of a sequence is named first, as in "5h-7h": "{ $piece }".
notation-run_end_word = The ends of a sequence are "low" and "high", not "{ $piece }".
notation-no_ends = Only a sequence has ends, named as in "5h-7h high": "{ $piece }".
notation-second_named = A side has two melds of a rank at most, as in "8" and "8/2": "{ $piece }".
notation-join_named = Both melds of a rank are joined: name just the rank, as in "join 8": "{ $piece }".
notation-run_end_named = Say which end of the sequence grows: "low" or "high".

notation-other_rule_set = The first line must be the rule set that is played: "{ $word }".
notation-turn_line_missing = The line "turn" is missing.
notation-turn_line_form = { notation-line }after "turn" comes a seat, as in "turn 0 take", or "deck" or "over".
notation-scores_expected = { notation-line }one score for each side is needed: { $count }.
notation-unknown_line = { notation-line }no line begins with "{ $word }".
notation-number_expected = { notation-line }a number from { $low } to { $high } is needed, not "{ $word }".
notation-deal_line_form = { notation-line }this line is written as in "deal 1 dealer 0".
notation-line_twice = { notation-line }a second line of this kind: "{ $word }".
notation-rest_twice = { notation-line }only one line may end with "...".
notation-rest_not_here = { notation-line }"..." may end only the stock, the pile or a hand.
notation-cards_left_over = { notation-line }cards that lie nowhere: { $count }.
notation-too_many_of_card = { notation-line }the pack has no more cards of this kind: { $card }.
notation-no_meld = { notation-line }this is no meld: { $cards }.
notation-meld_too_wild = { notation-line }this meld has too many wild cards: { $cards }.
notation-meld_too_large = { notation-line }this meld has more cards than these rules allow: { $cards }.
notation-meld_twice = { notation-line }the side has a second meld of this rank: { $card }.
notation-third_meld = { notation-line }the side has a third meld of this rank: { $card }.
notation-no_run = { notation-line }this is no sequence of three to seven cards, each with its suit: { $cards }.
notation-open_wild_sets = { notation-line }the side has a second unfinished meld of wild cards: { $cards }.
notation-not_a_red_three = { notation-line }only red threes lie here, not { $card }.
notation-red_three_in_hand = { notation-line }red threes are never held in a hand (seat { $seat }).
notation-under_cards = { notation-line }under a pile lie all face-down cards of these rules ({ $count }), or none.
notation-known_not_held = { notation-line }a card known to be in a hand is not in it: { $card }.
notation-phase_expected = { notation-line }after the seat comes "take", "play", "answer" or "double", not "{ $word }".
notation-turn_word = { notation-line }this says nothing about a turn: "{ $word }".
notation-no_double_out = { notation-line }these rules have no double out: "{ $word }".
notation-nobody_can_answer = { notation-line }these rules have no question to the partner: "{ $word }".
notation-begun_no_meld = { notation-line }the side has no such meld: "{ $word }".
notation-no_bonus_drawn = { notation-line }no bonus cards can have emptied the stock in this turn: "{ $word }".
notation-no_bonus_cards = { notation-line }these rules have no bonus cards: "{ $word }".
notation-bonus_line_form = { notation-line }this line is written as in "bonus 0 1" or "bonus -".
notation-bonus_both = { notation-line }bonus cards come once in a deal here: either side can still earn them ("bonus 0 1"), or none ("bonus -").
notation-bonus_canastas = { notation-line }a canasta spends the bonus cards, and nothing else does.
notation-no_step_possible = { notation-line }seat { $seat } could do nothing here.
notation-empty_hand = { notation-line }seat { $seat } must act and has no cards.
notation-black_threes_without_out = { notation-line }a meld of black threes needs "must_out" (side { $side }).
notation-pile_waits_without_take = { notation-line }"pile_waits" needs a turn that took the pile.
notation-took_without_meld = { notation-line }a pile is taken by laying its top card, and this side has no meld.
notation-owed_mismatch = { notation-line }{ $needs } points open, and { $made } are laid: "owed" must be the difference.
notation-not_concealed = { notation-line }only who goes out concealed without the minimum has not opened: "{ $word }".
notation-not_bound_to_go_out = { notation-line }nothing binds this turn to going out: "{ $word }".
notation-discard_is_due = { notation-line }this turn ends with a discard: "{ $word }".
notation-pile_was_taken = { notation-line }the pile lies there and cannot have been taken: "{ $word }".
notation-onto_nothing = { notation-line }the side has no meld from before this turn: "{ $word }".
notation-begun_by_no_lay = { notation-line }after a draw a meld is begun by a lay, and "lays" counts none: "{ $word }".
notation-lays_too_many = { notation-line }the side has fewer cards in its melds than "{ $word }" says.
notation-lays_after_no = { notation-line }after the partner’s no nothing is laid: "{ $word }".
notation-partner_not_out = { notation-line }"double" needs a partner who has just gone out (seat { $seat }).
notation-could_not_ask = { notation-line }seat { $seat } could not have asked.
notation-score_not_of_fives = { notation-line }scores are multiples of 5, and "{ $word }" is none.
notation-match_is_over = { notation-line }with these scores the match would be over.
notation-other_winners = { notation-line }a match with these scores is not over, or others have won it.
notation-deal_not_begun = { notation-line }before the first deal only a deck order can be awaited: "turn deck".
