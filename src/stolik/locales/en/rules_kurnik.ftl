# The rules of kanasta as on Kurnik, one message a rule. Variables are named as the options; switches are "on" or "off".
# $opening_minimums is the list made of the rules-opening-* messages. Line ends inside a message mean a space.

rules-section-aim = The aim
rules-section-deal = Cards, players, deal
rules-section-values = What the cards are worth
rules-section-red-threes = Red threes
rules-section-turn = A turn
rules-section-pile = Taking the discard pile
rules-section-melds = Melds
rules-section-bonus = Bonus cards
rules-section-opening = The opening
rules-section-out = Going out
rules-section-ask = Asking the partner
rules-section-end = End of the deal
rules-section-scoring = Scoring
rules-section-match = End of the match

rules-opening-any = { $minimum } at every score
rules-opening-below-zero = { $minimum } below 0
rules-opening-up-to = { $minimum } up to { $to }
rules-opening-from-to = { $minimum } from { $from } to { $to }
rules-opening-from = { $minimum } from { $from } on

# “Meld” alone means one of a rank where there are no others.
rules-of-rank =
    { $sequences ->
        [on] {" "}of one rank
       *[off] { $wild_melds ->
            [on] {" "}of one rank
           *[off] {""}
        }
    }
rules-all-red-threes =
    { $packs ->
        [3] all six
       *[2] all four
    }

rule-A1 =
    { $packs ->
        [3] The pack is three full packs of 52 cards with two jokers each: 162 cards in all, among them six jokers, six red
            threes and six black ones.
       *[2] The pack is two full packs of 52 cards with two jokers each: 108 cards in all.
    }
rule-A2 =
    { $players ->
        [3] Three
       *[other] Two
    } players play each for themselves. Each of them is a side.
rule-A3 = Four players form two pairs; partners face each other. A pair is one side.
rule-A4 = A pair owns its melds in common: each partner may add to melds laid by either.
rule-A5 =
    { $players ->
        [2] Each of the two players
        [3] Each of the three players
       *[other] Each player
    } is dealt { $deal_size } { $deal_size ->
        [one] card
       *[other] cards
    }.
rule-A6 =
    { $players ->
        [4] Each of the four players
       *[other] Each player
    } is dealt { $deal_size } { $deal_size ->
        [one] card
       *[other] cards
    }.
rule-A7 = The remaining cards form the stock, face down.
rule-A8 = The top card of the stock is turned face up and starts the discard pile (“the pile” for short).
rule-A9 =
    { $upcard_rule ->
        [cover_until_natural] If the first card of the pile is a wild card or a three, further cards are turned onto it until a natural
            card, four or higher, is on top. The covered cards stay in the pile.
       *[keep_first] Only one card is turned to start the pile. It stays even if it is a wild card or a three.
    }
rule-A10 =
    The first dealer is chosen by lot. After each deal the next player deals{ $players ->
        [2] , so the players deal in turn.
       *[other] , clockwise.
    }
rule-A11 =
    { $players ->
        [2] The dealer’s opponent moves first.
       *[other] The player who sits after the dealer moves first.
    }
rule-A12 = Twos and jokers are wild cards. All other cards are natural.
rule-A13 =
    The cards are worth: joker 50 points; ace and two 20 each; K, Q, J, 10, 9 and 8 are 10 each; 7, 6, 5, 4 and a black
    three 5 each.
rule-A14 =
    Red threes do not count like the other cards: they bring a bonus of their own and are never melded.
rule-A15 =
    { $red3_replaced ->
        [deal_only] A red three drawn in play is set aside at once and not replaced; it counts as one of the cards drawn.
       *[always] A red three drawn from the stock is set aside at once and replaced by a new card from the stock.
    }
rule-A16 =
    { $red3_replaced ->
        [deal_only] If the replacement of a dealt red three is a red three too, it is replaced again.
       *[always] If the replacement is a red three too, the same is done again.
    }
rule-A17 =
    Red threes among the cards dealt are set aside and replaced before the first turn, player by player (A82).
rule-A18 = A red three found in a taken pile is set aside without a replacement.
rule-A19 = A red three may never be discarded.
rule-A20 =
    If the last card of the stock is a red three, there is no replacement{ $last_red3 ->
        [turn_continues] , but the player goes on with the turn and discards as usual.
        [meld_no_discard] . The player may still lay cards{ $going_out ->
            [off] {""}
           *[on] {" "}(and go out by laying all of them)
        } but does not discard, and the deal ends.
       *[end_now] {" "}and the deal ends at once.
    }
rule-A21 =
    { $last_red3 ->
        [turn_continues] If that player then holds a single card{ $going_out ->
            [off] {""}
           *[on] {" "}and has no right to go out with it
        }, the card is neither laid nor discarded, and the deal ends.
        [meld_no_discard] Whatever that player still holds after laying counts minus.
       *[end_now] That player then neither lays nor discards. All cards in hand count minus.
    }
rule-A22 =
    A turn goes like this: take cards; then lay new melds and add cards to those on the table, as you wish; then
    discard one card.
rule-A23 =
    A player takes either { $draw_count ->
        [1] one card
        [2] two cards
       *[other] { $draw_count } cards
    } from the stock or the whole pile.
rule-A24 =
    Four players, too, draw { $draw_count ->
        [1] one card
        [2] two cards
       *[other] { $draw_count } cards
    } from the stock in each turn.
rule-A25 =
    { $draw_count ->
        [1] The last card of the stock is drawn like any other.
       *[other] If only one card is left in the stock, the player draws just that card.
    }
rule-A26 =
    The turn must end with a discard{ $going_out ->
        [off] { $last_red3 ->
            [meld_no_discard] , unless the last card of the stock was a red three (A20)
           *[other] {""}
        }
       *[on] , unless the player has melded all cards{ $last_red3 ->
            [meld_no_discard] {" "}or the last card of the stock was a red three (A20)
           *[other] {""}
        }
    }.
rule-A27 =
    The pile is taken as a whole{ $going_out ->
        [off] {""}
       *[on] { $take_top_only_to_go_out ->
            [on] , with one exception (P9a)
           *[off] {""}
        }
    }, and its top card must be used at once.
rule-A27a =
    { $one_card_take ->
        [forbidden] A player who holds a single card may not take a pile of a single card.
       *[allowed] Even a player who holds a single card may take a pile of a single card; that is going out, with all
            its conditions (A54, A56).
    }
rule-A28 =
    The top card goes either onto the side’s own meld of its rank or into a new meld of that rank, together with at least
    two cards from the hand.
rule-A28a =
    { $second_meld_same_rank ->
        [on] The top card cannot go onto a finished canasta. A natural pair from the hand may begin a second meld of the rank
            with it, as long as the side has only one.
       *[off] The top card cannot go onto a finished canasta; and as a side has only one meld of each rank, nobody can take
            the pile for a card of that rank any more, not even with a pair.
    }
rule-A29 =
    { $pile_always_frozen ->
        [on] Since the pile is always frozen (A33), A34 says which cards are needed from the hand.
       *[off] If the pile is not frozen (A33, A33a), the two cards from the hand { $take_with_wild ->
            [off] must be two natural cards of the top card’s rank; a wild card is of no use here.
           *[on] may be two natural cards of the top card’s rank, or one natural and one wild card, but never two wild
                cards.
        }
    }
rule-A30 =
    The pile may not be taken while a wild card is on top{ $wild_melds ->
        [on] , not even onto a meld of wild cards
       *[off] {""}
    }.
rule-A31 =
    The pile may not be taken while a black three is on top{ $going_out ->
        [off] { $black3_melds ->
            [anytime] , not even with two more in the hand
           *[other] {""}
        }
       *[on] { $black3_take_for_last_meld ->
            [on] , except for the meld with which the player goes out (A45)
           *[off] , not even to go out
        }
    }.
rule-A32 = Nor may the pile be taken while a red three is on top, since no meld can use it.
rule-A33 =
    { $pile_always_frozen ->
        [on] The pile is always frozen, for everybody.
       *[off] { $pile_for_opening ->
            [not_allowed] A side that has no meld on the table cannot take the pile at all.
           *[with_natural_pair] The pile is frozen for a side that has no meld on the table.
        }
    }
rule-A33a =
    For everybody the pile is frozen while { $red3_freezes ->
        [on] { $black3_freezes ->
            [on] a wild card, a red three or a black three lies in it.
           *[off] a wild card or a red three lies in it.
        }
       *[off] { $black3_freezes ->
            [on] a wild card or a black three lies in it; a red three in it does not freeze it.
           *[off] a wild card lies in it; a red three in it does not freeze it.
        }
    }
rule-A34 =
    To take a frozen pile a player needs at least two natural cards in hand of the rank of its top card. { $restricted_pair ->
        [held] It is enough to hold them: the top card may be used in any of the usual ways.
       *[laid] Both are laid together with the top card (A74).
    }
rule-A35 = A wild card in the pile lies crosswise, so that it can always be seen.
rule-A36 =
    { $pile_always_frozen ->
        [on] When the pile has been taken, the next pile is frozen from its first card on.
       *[off] When the pile has been taken, the next one starts unfrozen, but { $pile_for_opening ->
            [not_allowed] a side without a meld still cannot take it.
           *[with_natural_pair] for a side without a meld it is frozen.
        }
    }
rule-A37 =
    When the pile is taken for the opening, its top card counts towards the minimum, its other cards do not. The opening
    must be complete before the rest of the pile is picked up.
rule-A37a = A side that has not opened may not take the pile, not even for its opening.
rule-A38 = A meld{ rules-of-rank } is three or more cards of the same rank with at least two natural cards.
rule-A38a =
    { $wild_ratio ->
        [two_nat_per_wild] For each wild card a meld{ rules-of-rank } must hold two natural ones{ $canasta_cap ->
            [7] .
           *[none] , and there may be three wild cards at most.
        }
        [min2_max3] A meld{ rules-of-rank } may hold three wild cards at most.
        [min2_max2] A meld{ rules-of-rank } may hold two wild cards at most.
       *[wild_le_nat] A meld{ rules-of-rank } may hold three wild cards at most, and never more wild cards than natural ones.
    }
rule-A39 =
    { $wild_ratio ->
        [two_nat_per_wild] So a meld of three to five cards has room for one wild card, of six { $canasta_cap ->
            [7] or seven cards for two.
           *[none] to eight cards for two, of nine or more for three.
        }
        [min2_max3] So a meld of three cards has room for one wild card, of four cards for two, of five or more for three.
        [min2_max2] So a meld of three cards has room for one wild card, of four or more for two, and a mixed canasta has at
            least five natural cards.
       *[wild_le_nat] So a meld of three cards has room for one wild card, of four or five cards for two, of six or more
            for three.
    }
rule-A40 =
    { $second_meld_same_rank ->
        [on] A side may have two melds of a rank but never more; finished ones count too. The second may be begun even
            while the first is unfinished.
       *[off] A side has at most one meld of each rank; further cards of that rank are added to it.
    }
rule-A41 =
    Cards may be added to the side’s own melds, in the same turn or later, as long as A38a still holds.
rule-A41a = Nobody adds cards to the opponents’ melds.
rule-A42 =
    { $canasta_cap ->
        [7] A meld{ rules-of-rank } with seven cards is a canasta.
       *[none] A meld{ rules-of-rank } with seven or more cards is a canasta.
    }
rule-A42a =
    { $canasta_cap ->
        [7] A canasta is complete: no card may be added to it any more, not even the top card of the pile.
       *[none] More cards may be added to a canasta{ rules-of-rank }{ $wild_onto_finished_canasta ->
            [off] , but no wild cards
           *[on] {""}
        }; they bring their points, but no second bonus.
    }
rule-A43 =
    A canasta{ rules-of-rank } without wild cards is natural (red), one with wild cards is mixed (black).{ $canasta_cap ->
        [7] {""}
       *[none] { $wild_onto_finished_canasta ->
            [off] {""}
           *[on] {" "}What counts are its cards at the end of the deal: a wild card added to a natural canasta makes it
                mixed.
        }
    }
rule-A44 =
    { $black3_melds ->
        [anytime] Black threes may be melded in any turn of one’s own: three or four of them laid at once, without wild
            cards. { $black3_before_opening ->
                [free] A side that has not opened may lay them too; they count nothing towards the minimum and are no
                    opening, so the pile stays frozen for it.
               *[counts_for_opening] A side that has not opened may lay them only as a part of its opening; they count
                    towards the minimum.
            }
        [off] Black threes are never melded.
       *[going_out] Black threes may be melded only by a player who goes out in that turn: { $packs ->
            [3] three or more
           *[2] three or four
        } of them, without wild cards.
    }
rule-A44a =
    The black threes may come in any order among the cards laid when going out, { $black3_melds ->
        [going_out_no_discard] but there is no final discard then: every card must be laid.
       *[going_out] and a final discard is allowed.
    }
rule-A45 =
    { $black3_take_for_last_meld ->
        [on] A pile with a black three on top may be taken only by a player who melds that three at once with at least two
            black threes from the hand and goes out in the same turn.
       *[off] Holding two black threes is no help: a pile with a black three on top is never taken.
    }
rule-A46 = Several melds may be laid in one turn.
rule-A47 =
    A side’s first meld in a deal, or several laid together, is its opening. It must { $opening_strict ->
        [more_than] exceed
       *[at_least] reach
    } a minimum that depends on the side’s score from earlier deals.
rule-A48 = The minimum by score, in points: { $opening_minimums }.
rule-A49 =
    { $opening_strict ->
        [more_than] Exactly the minimum is not enough; the opening must be worth more.
       *[at_least] Exactly the minimum is enough.
    }
rule-A49a = Other books on canasta say so too, although the page of Kurnik says “exceed”.
rule-A50 = Only the values of the cards count towards the minimum, not the bonuses for canastas and red threes.
rule-A51 = When one partner has opened, the pair has opened: the other needs no minimum any more.
rule-A52 = Any card except a red three may be discarded, wild cards and black threes too.
