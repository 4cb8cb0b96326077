# Why something is not allowed in Choina: one message for each code of its own, `violation-<code>`. Reasons are numbers.

violation-claim_first = First say whether you ask for the card or not.
violation-consent_first = First answer the player who asks for the card: yes or no.
violation-number_first = First say how many cards of the pile you buy.
violation-not_polled = You cannot ask for the card now; the player in turn takes it without asking.
violation-not_asked = Nobody waits for your consent.
violation-nothing_to_take =
    { $reason ->
        [1] The first player of a deal draws from the stock: no card has been discarded yet.
       *[other] The pile is empty, so you draw from the stock.
    }
violation-own_discard = You cannot take the card that you have just discarded yourself.
violation-own_uncovered = You discarded this card yourself, and one’s own discards are not taken back here.
violation-uncovered_closed = Here nobody takes a card that a purchase has uncovered.
violation-done_no_take = Your contract is complete, so you cannot take the card from the pile or buy it.
violation-buy_one = You are in turn: take the top card alone, without buying it.
violation-no_multi_buy = Only the top card of the pile can be taken here.
violation-buy_not_fresh = Several cards can be bought only when the top card has just been discarded, not uncovered by a purchase.
violation-buy_too_many =
    { $reason ->
        [1] The pile does not have so many cards
        [2] The stock does not have enough cards for so many
       *[other] You discarded the next card yourself, and it is not taken back here
    }: { $most ->
        [0] none can be bought.
        [one] one can be bought at most.
       *[other] { $most } can be bought at most.
    }
violation-card_not_held =
    { $count ->
        [one] That card is not in your hand: { card-given }.
       *[other] You do not hold this card twice: { card-given }.
    }
violation-too_few_of_rank = You do not have so many cards of this rank: { card-given }.
violation-no_suit_held = You do not have all these cards in one suit.
violation-no_jokers = There are no jokers in this game.
violation-set_one_rank = The cards of a set must be of one rank.
violation-set_too_small = A set needs at least three cards.
violation-set_too_large = A set has eight cards at most.
violation-sequence_one_suit = The cards of a sequence must be of one suit.
violation-sequence_too_short =
    A sequence needs at least { $least ->
        [3] three
       *[other] four
    } cards.
violation-sequence_gap = The cards of a sequence must follow one another without a gap.
violation-sequence_corner = A sequence does not go round the corner: the ace is its lowest or its highest card.
violation-sequence_too_long = A sequence has thirteen cards at most.
violation-sequence_twice = A sequence never has two cards of one rank.
violation-exact_size =
    A meld of the contract is laid with exactly { $least ->
        [3] three
       *[other] four
    } cards here.
violation-contract_sets =
    { $most ->
        [0] The contract of this deal has no set.
        [one] The contract of this deal has one set, and you have laid it.
       *[other] The contract of this deal has { $most } sets, and you have laid them.
    }
violation-contract_sequences =
    { $most ->
        [0] The contract of this deal has no sequence.
        [one] The contract of this deal has one sequence, and you have laid it.
       *[other] The contract of this deal has { $most } sequences, and you have laid them.
    }
violation-same_rank = Your sets must differ in rank, and you have laid one of this rank: { card-given }.
violation-same_suit = Your sequences must differ in suit, and you have laid one of this suit.
violation-too_near = At least two ranks must lie between two of your sequences of one suit.
violation-whole_contract = The contract is laid in one turn, and you cannot complete it now{ choina-missing }.
violation-contract_unfinished = The contract is laid in one turn, and it is not complete yet{ choina-missing }.
violation-stranded =
    One card would be left, and you could not end the turn: { $reason ->
        [1] without the whole contract you cannot go out.
        [2] in the last deal the last card is not discarded.
       *[other] the card just taken is not discarded.
    }
violation-out_without_contract = You cannot go out without the whole contract on the table{ choina-missing }.
violation-must_discard_last = In this deal one goes out with a discard: keep a card for it.
violation-last_not_discarded = In the last deal the last card is not discarded; it must be laid.
violation-all_at_once = In the last deal a contract meld is laid only if the whole hand goes with it in this turn.
violation-layoff_needs_contract = You can lay off cards only once your whole contract lies on the table{ choina-missing }.
violation-layoff_other_turn =
    { $reason ->
        [1] You have laid a meld of the contract in this turn, so you can lay off cards only in another one.
       *[other] You have laid off cards in this turn, so you can lay melds of the contract only in another one.
    }
violation-no_meld_there = There is no meld there that this card could join.
violation-does_not_fit = This card does not fit there: { card-given }.
violation-meld_closed = No card can be added to this meld any more: { card-given }.
violation-just_taken = You have just taken this card, so you cannot discard it in this turn: { card-given }.
violation-last_step_only = This step ends the turn or shows something new, so it can only be the last one of a play.

choina-missing =
    { $sets ->
        [0] { $sequences ->
            [0] {""}
            [one] {" "}(missing: a sequence)
           *[other] {" "}(missing: { $sequences } sequences)
        }
        [one] { $sequences ->
            [0] {" "}(missing: a set)
            [one] {" "}(missing: a set and a sequence)
           *[other] {" "}(missing: a set and { $sequences } sequences)
        }
       *[other] { $sequences ->
            [0] {" "}(missing: { $sets } sets)
            [one] {" "}(missing: { $sets } sets and a sequence)
           *[other] {" "}(missing: { $sets } sets and { $sequences } sequences)
        }
    }
