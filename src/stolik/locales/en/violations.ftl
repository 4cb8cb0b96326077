# Why something is not allowed: one message for each code of a rule violation, `violation-<code>`. Reasons are numbers.

violation-match_over = The match is over.
violation-deck_needed = The cards have not been dealt yet.
violation-take_first = Take cards first.
violation-already_taken = You have already taken cards in this turn.
violation-answer_first = First answer your partner’s question: yes or no.
violation-nobody_asked = Nobody has asked you anything.
violation-not_in_hand =
    { $count ->
        [one] That card is not in your hand: { card-given }.
       *[other] Not all of these cards are in your hand; it takes { $count } × { card-given }.
    }

violation-stock_empty = The stock is empty, so you can only take the pile or pass.
violation-stock_not_empty = You cannot pass while there are cards in the stock.
violation-must_take = You must take the pile: it is not frozen, and its top card fits a meld of your side.
violation-pile_empty = The pile is empty, so there is nothing to take.
violation-one_card_take = With a single card in your hand you cannot take a pile of a single card.
violation-pile_top_wild = You cannot take the pile while a wild card is on top.
violation-pile_top_red_three = You cannot take the pile while a red three is on top.
violation-pile_top_black_three = You cannot take the pile while a black three is on top.
violation-not_top_card = These cards do not go with the top card of the pile: { card-given }.
violation-pile_closed =
    { $reason ->
        [1] The pile is frozen for you, since your side has no meld on the table yet
        [2] The pile is frozen, since a wild card lies in it
        [3] The pile is frozen, since a red three lies in it
        [5] The pile is frozen, since a black three lies in it
       *[other] The pile is always frozen here
    }: you need { card-given } twice in your hand, without wild cards.
violation-pair_must_be_laid =
    { $reason ->
        [1] The pile is frozen for you, since your side has no meld on the table yet
        [2] The pile is frozen, since a wild card lies in it
        [3] The pile is frozen, since a red three lies in it
        [5] The pile is frozen, since a black three lies in it
       *[other] The pile is always frozen here
    }: you must lay both cards { card-given } from your hand with its top card.
violation-whole_pile_only = The pile is taken as a whole, not just its top card.
violation-pile_not_for_opening = Your side has no meld on the table yet, and here the pile is not taken for an opening.
violation-finished_canasta = Your side’s canasta of this rank is finished, so the top card of the pile cannot go onto it.
violation-no_take_with_wild = The pile is not taken with a wild card here, only with two natural cards or onto a meld.
violation-top_alone_not_out =
    You can take the top card alone only if you go out with it and lay your whole hand, and now you could not.
violation-top_alone_one_card = This pile is a single card: take it as a whole.

violation-no_such_meld =
    { $card ->
        [Jk] Your side has no unfinished meld of wild cards on the table.
       *[other] Your side has no meld of this rank on the table: { card-given }.
    }
violation-no_second_meld = Your side has no second meld of this rank on the table: { card-given }.
violation-one_meld_per_rank = A side has only one meld of each rank ({ card-given }); add the cards to it.
violation-two_melds_per_rank = Your side has two melds of this rank already ({ card-given }), and never more.
violation-no_join = Melds of one rank are not joined in this game.
violation-nothing_to_join = Your side does not have two melds of this rank: { card-given }.
violation-join_finished = Two finished canastas are not joined ({ card-given }).
violation-join_too_wild =
    Joined, these melds ({ card-given }) would have too many wild cards; { $most ->
        [0] none is allowed
       *[other] at most { $most } are allowed
    }.
violation-no_wild_melds = There are no melds of wild cards only.
violation-no_sequences = There are no sequences in this game.
violation-wild_set_only_wilds = Only wild cards go with wild cards on their own.
violation-one_wild_set = Your side already has an unfinished meld of wild cards; add the cards to it.
violation-suits_needed = Suits matter in this game: say which { card-given } you mean, as in { card-given }h.
violation-neither_meld = These cards make no meld: they are neither of one rank nor a sequence of one suit.
violation-run_gap = The cards of a sequence must follow one another without a gap.
violation-run_rank_twice = A sequence has no rank twice.
violation-run_one_suit = The cards of a sequence must be of one suit.
violation-run_too_short = A sequence has at least three cards.
violation-run_no_wild = A sequence has no wild cards.
violation-run_no_threes = A sequence has no threes: the four is its lowest card.
violation-run_ends = A sequence goes from the four up to the ace, and no further at either end.
violation-run_full = A sequence has seven cards at most, and this one would have more.
violation-no_such_run = Your side has no such sequence on the table.
violation-no_take_onto_run = The pile is not taken onto a sequence here.
violation-no_run_from_pile =
    The pile does not start a sequence: it is taken with two cards of the rank of its top card, or onto a meld.
violation-second_takes =
    { $reason ->
        [1] Your side’s first canasta of this rank is finished
        [2] A meld has { $most } cards at most here, and your side’s first one of this rank would have more
       *[other] Your side’s first meld of this rank has no room for a wild card
    }: name the second one, { card-given }/2.
violation-one_rank = The cards of a meld must be of one rank, apart from wild cards.
violation-meld_too_small = A new meld needs at least three cards.
violation-meld_needs_naturals = A meld needs at least two natural cards.
violation-too_many_wild =
    This meld has room for { $most ->
        [0] no wild card
        [one] only { $most } wild card
       *[other] only { $most } wild cards
    }.
violation-wild_onto_finished = No wild card can be added to a finished canasta.
violation-meld_full = A meld has { $most } cards at most here, and this one would have more.
violation-no_wild_with_threes = Wild cards cannot be laid with black threes.
violation-red_three_never = Red threes are neither melded nor discarded; they lie beside the melds.
violation-black_three_not_last = Black threes can be melded only in a turn in which you go out, and now you could not.
violation-no_black_three_melds = Black threes are never melded in this game.
violation-black_threes_closed = Nothing can be added to black threes that lie on the table.
violation-black_threes_four = Black threes are laid by three or four at once, not more.
violation-black_three_take_not_last =
    You can take a pile with a black three on top only if you go out in the same turn, and now you could not.

violation-opening_short =
    The opening needs { $needs } { $needs ->
        [one] point
       *[other] points
    }; like this you can reach { $reachable } at most.
violation-opening_play_short =
    The opening needs { $needs } { $needs ->
        [one] point
       *[other] points
    }; these cards make { $made }.
violation-opening_unfinished =
    Your opening still lacks { $needs } { $needs ->
        [one] point
       *[other] points
    }.
violation-opening_needs_canasta = At your side’s score an opening must also contain a canasta, and this one cannot.
violation-opening_keeps_nothing =
    An opening of { $needs } { $needs ->
        [one] point
       *[other] points
    } would leave you no card to keep, and you may not go out.

violation-must_keep_card =
    You must keep a card: to go out, your side needs { $needs } { $needs ->
        [one] canasta
       *[other] canastas
    } and has { $has ->
        [0] none
       *[other] { $has }
    }.
violation-needs_samba = You must keep a card: to go out, your side also needs a canasta of a sequence.
violation-no_going_out = Nobody goes out in this game: a card must stay in your hand.
violation-double_out_not_all = Your partner has gone out: you lay your whole hand or nothing, and like this a card would be left over.
violation-double_out_only = Your partner has gone out: you can only lay your whole hand or pass.
violation-must_go_out =
    { $reason ->
        [1] Your partner said yes, so you must go out in this turn
        [2] After melding black threes you must go out in this turn
        [4] Whoever takes the top card alone must go out in this turn
       *[other] This turn can only end with going out
    }; like this you could not.
violation-must_not_go_out =
    { $reason ->
        [2] Your partner said no, so you may not go out in this turn
       *[other] You may not go out before your partner has said yes
    }: a card must stay in your hand.
violation-must_lay = Your partner said yes, so you must lay a meld or add a card in this turn.
violation-must_not_lay = Your partner said no, so you may lay nothing more in this turn.
violation-no_discard_due =
    { $reason ->
        [2] After melding black threes you lay every card: none is discarded.
        [3] Whoever takes the top card alone lays every card: none is discarded.
       *[other] No card is discarded in this turn; just end it.
    }
violation-discard_due = Your turn ends with a discard; you cannot just end it.

violation-no_asking = Asking the partner is not allowed in this game.
violation-asked_already = You have already asked in this turn.
violation-ask_before_laying = You can ask only before you lay anything.
violation-ask_not_now = You cannot ask your partner now.
violation-ask_cannot_go_out = You can ask only when you are able to go out in this turn, and able to keep a card as well.
violation-ask_cannot_lay = You can ask only when you are able to lay a card and hold at least two.

violation-play_reveals = This step ends the turn or brings new cards, so it can only be the last one of a play.
violation-play_brings_bonus =
    This play completes a canasta that brings bonus cards, so that can only be its last step: do what follows afterwards.

# Which choice of the rules a refusal comes from.
refusal-option = It comes from the option { $option } ({ $title }: { $means }).
