# Why something is not allowed: one message for each code of a rule violation, `violation-<code>`.

violation-not_your_turn = It is not your turn.
violation-wrong_phase = That is not possible at this point of the turn.
violation-not_in_hand = You do not have these cards in your hand.
violation-pile_empty = The discard pile is empty, so there is nothing to take.
violation-pile_top_wild = You cannot take the pile while a wild card is on top.
violation-pile_top_red_three = You cannot take the pile while a red three is on top.
violation-pile_top_black_three = A black three is on top, so you cannot take the pile like this.
violation-pile_closed_needs_pair =
    { $reason ->
        [no_meld] The pile is frozen for you, since your side has no meld on the table yet
        [wild] The pile is frozen, since a wild card lies in it
        [red_three] The pile is frozen, since a red three lies in it
       *[always] The pile is frozen
    }: you need two natural cards of its top card’s rank from your hand.
violation-pile_needs_cards = The top card of the pile must be used at once, and these cards do not go with it.
violation-no_such_meld = Your side has no meld of this rank on the table.
violation-one_card_take = With a single card in your hand you cannot take a pile of a single card.
violation-already_melded = Your side already has a meld of this rank; add the cards to it.
violation-meld_needs_naturals = A meld needs at least two natural cards of its rank.
violation-too_many_wild = That would be too many wild cards for this meld.
violation-black_three_not_last = Black threes can be melded only in the turn in which you go out.
violation-opening_short =
    The opening needs { $needs } { $needs ->
        [one] point
       *[other] points
    }; from here { $reachable } at most can be reached.
violation-opening_play_short =
    The opening needs { $needs } { $needs ->
        [one] point
       *[other] points
    }; these cards make { $made }.
violation-must_keep_card = You must keep a card, since you have no right to go out now.
violation-canastas_missing =
    To go out, your side needs { $needs } { $needs ->
        [one] canasta
       *[other] canastas
    } and has { $has ->
        [0] none
       *[other] { $has }
    }.
violation-must_go_out = You must go out in this turn, and after this step you could not.
violation-must_not_go_out = You must not go out in this turn: a card has to stay in your hand.
violation-must_lay = Your partner said yes, so you must lay a meld or add a card in this turn.
violation-must_not_lay = Your partner said no, so you may lay nothing more in this turn.
violation-ask_not_now = You cannot ask your partner now.
violation-not_partner = Only the partner of the player who asked may answer.
violation-no_discard_due = No card is to be discarded in this turn; just end it.
violation-red_three_never = Red threes are neither melded nor discarded; they lie beside the melds.
violation-stock_empty = The stock is empty.
violation-must_take = You must take the pile: its top card fits one of your side’s melds.
violation-play_reveals = This step shows new cards, so nothing can be planned together with it; take it on its own.
violation-match_over = The match is over.
