# The rules of kanasta as on Kurnik, one message a rule. Variables are named as the options; switches are "on" or "off".
# $opening_minimums is the list made of the rules-opening-* messages. Line ends inside a message mean a space.

rules-section-aim = The aim
rules-section-deal = Cards, players, deal
rules-section-values = What the cards are worth
rules-section-red-threes = Red threes
rules-section-turn = A turn
rules-section-pile = Taking the discard pile
rules-section-melds = Melds
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

rule-A1 = The pack is two full packs of 52 cards with two jokers each: 108 cards in all.
rule-A2 = Two players play each for themselves. Each of them is a side.
rule-A3 = Four players form two pairs; partners face each other. A pair is one side.
rule-A4 = A pair owns its melds in common: each partner may add to melds laid by either.
rule-A5 =
    { $players ->
        [2] Each of the two players
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
        [cover_until_natural] If that card is a wild card or a three, further cards are turned onto it until a natural
            card, four or higher, is on top. The covered cards stay in the pile.
       *[keep_first] Only one card is turned. It stays even if it is a wild card or a three.
    }
rule-A10 =
    The first dealer is chosen by lot. After each deal the next player deals{ $players ->
        [4] , clockwise.
       *[other] , so the players deal in turn.
    }
rule-A11 =
    { $players ->
        [4] The player who sits after the dealer moves first.
       *[other] The dealer’s opponent moves first.
    }
rule-A12 = Twos and jokers are wild cards. All other cards are natural.
rule-A13 =
    The cards are worth: joker 50 points; ace and two 20 each; K, Q, J, 10, 9 and 8 are 10 each; 7, 6, 5, 4 and a black
    three 5 each.
rule-A14 =
    Red threes are bonus cards and are never melded. The value of 5 points is that of the black threes.
rule-A15 = A red three drawn from the stock is set aside at once and replaced by a new card from the stock.
rule-A16 = If the replacement is a red three too, the same is done again.
rule-A17 =
    Red threes among the cards dealt are set aside and replaced before the first turn, player by player (A82).
rule-A18 = A red three found in a taken pile is set aside without a replacement.
rule-A19 = A red three may never be discarded.
rule-A20 =
    If the last card of the stock is a red three, there is no replacement{ $last_red3 ->
        [turn_continues] , but the player goes on with the turn and discards as usual.
        [meld_no_discard] . The player may still lay cards (and go out by laying all of them) but does not discard,
            and the deal ends.
       *[end_now] {" "}and the deal ends at once.
    }
rule-A21 =
    { $last_red3 ->
        [turn_continues] If that player then holds a single card and has no right to go out with it, the card is
            neither laid nor discarded, and the deal ends.
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
    The turn must end with a discard, unless the player has melded all cards{ $last_red3 ->
        [meld_no_discard] {" "}or the last card of the stock was a red three (A20)
       *[other] {""}
    }.
rule-A27 =
    The pile is taken as a whole, and its top card must be used at once. { $one_card_take ->
        [forbidden] A player who holds a single card may not take a pile of a single card.
       *[allowed] Even a player who holds a single card may take a pile of a single card; that is going out, with all
            its conditions (A54, A56).
    }
rule-A28 =
    The top card goes either onto one of the side’s own melds or into a new meld together with at least two cards from
    the hand.
rule-A29 =
    { $pile_always_frozen ->
        [on] Since the pile is always frozen (A33), A34 says which cards are needed from the hand.
       *[off] If the pile is not frozen (A33), the two cards from the hand may be two natural cards of the top card’s
            rank, or one natural and one wild card, but never two wild cards.
    }
rule-A30 = The pile may not be taken while a wild card is on top.
rule-A31 =
    The pile may not be taken while a black three is on top{ $black3_take_for_last_meld ->
        [on] , except for the meld with which the player goes out (A45)
       *[off] , not even to go out
    }.
rule-A32 = Nor may the pile be taken while a red three is on top, since no meld can use it.
rule-A33 =
    { $pile_always_frozen ->
        [on] The pile is always frozen, for everybody.
       *[off] The pile is frozen for a side that has no meld on the table. { $red3_freezes ->
            [on] It is frozen for everybody while a wild card or a red three lies in it.
           *[off] It is frozen for everybody while a wild card lies in it; a red three in it does not freeze it.
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
       *[off] When the pile has been taken, the next one starts unfrozen, but for a side without a meld it is frozen.
    }
rule-A37 =
    When the pile is taken for the opening, its top card counts towards the minimum, its other cards do not. The opening
    must be complete before the rest of the pile is picked up.
rule-A38 =
    A meld is three or more cards of one rank with at least two natural cards. { $wild_ratio ->
        [two_nat_per_wild] For each wild card it must hold two natural ones, and there may be three wild cards at most.
        [min2_max3] It may hold three wild cards at most.
        [min2_max2] It may hold two wild cards at most.
       *[wild_le_nat] It may hold three wild cards at most, and never more wild cards than natural ones.
    }
rule-A39 =
    { $wild_ratio ->
        [two_nat_per_wild] So a meld of three to five cards has room for one wild card, of six to eight cards for two, of
            nine or more for three.
        [min2_max3] So a meld of three cards has room for one wild card, of four cards for two, of five or more for three.
        [min2_max2] So a meld of three cards has room for one wild card, of four or more for two.
       *[wild_le_nat] So a meld of three cards has room for one wild card, of four or five cards for two, of six or more
            for three.
    } There are no melds of wild cards only.
rule-A40 = A side has at most one meld of each rank; further cards of that rank are added to it.
rule-A41 =
    Cards may be added to the side’s own melds, in the same turn or later, as long as A38 still holds; never to the
    opponents’ melds.
rule-A42 = A meld of seven or more cards is a canasta. More cards may be added to it.
rule-A43 =
    A canasta without wild cards is natural (red), one with wild cards is mixed (black). What counts are its cards at the
    end of the deal: a wild card added to a natural canasta makes it mixed.
rule-A44 =
    Black threes may be melded only by a player who goes out in that turn: three or four of them, without wild cards.
    They may come in any order among the cards laid in that turn, and a final discard is allowed.
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
       *[at_least] Exactly the minimum is enough, as in other books on canasta, although the page of Kurnik says “exceed”.
    }
rule-A50 = Only the values of the cards count towards the minimum, not the bonuses for canastas and red threes.
rule-A51 = When one partner has opened, the pair has opened: the other needs no minimum any more.
rule-A52 = Any card except a red three may be discarded, wild cards and black threes too.
rule-A53 =
    A player goes out by getting rid of all cards: melding all of them, or all but one, which is discarded.
rule-A54 =
    To go out, the side must have at least { $canastas_to_go_out ->
        [1] one canasta
        [2] two canastas
       *[other] { $canastas_to_go_out } canastas
    } once the last cards are down.
rule-A55 =
    { $canastas_to_go_out ->
        [1] One canasta makes the quicker game, usual with four players; the other kind asks for two.
       *[other] This is the longer game; a quicker kind, usual with four players, asks for one canasta only.
    }
rule-A56 =
    { $illegal_out ->
        [forbid] Nobody may get rid of all cards without the right to go out: a player must keep at least one card after
            the discard.
       *[lose_game] Whoever gets rid of all cards without the right to go out loses the whole match at once. A step that
            can only end like that must be confirmed; bots never choose it.
    }
rule-A57 =
    { $ask_partner ->
        [go_out] After taking cards, the player whose turn it is may ask the partner: “May I go out?” The answer is
            binding.
        [go_out_mandatory] Whoever wants to go out must first ask the partner, after taking cards: “May I go out?” The
            answer is binding.
        [lay_out] After taking cards, the player whose turn it is may ask the partner: “Shall I lay cards?” The answer is
            binding.
       *[off] The partner is not asked anything.
    }
rule-A58 =
    Whether the partner may be asked is agreed before the game. { $ask_partner ->
        [off] Here it is not allowed.
       *[other] Here it is allowed.
    }
rule-A71 =
    The question may be asked once a turn, after taking cards (with their replacements for red threes and, with the pile,
    the lay that its top card requires) and before anything else is laid; in an opening with the pile, when the rest has
    been picked up. Only the partner answers, yes or no, from their own hand and the open table. { $ask_partner ->
        [go_out_mandatory] A player who does not ask is free, but may not go out.
       *[other] Asking is a right, not a duty: a player who does not ask is free.
    }{ $last_red3 ->
        [end_now] {" "}There is no question when a red three ends the deal (A20).
       *[other] {""}
    }
rule-A72 =
    The question about going out is asked only when the player can legally go out in this turn and could also end it with
    a card kept. Yes: the turn must end with an empty hand. No: cards may still be laid, but at least one card must be
    left after the discard.{ $ask_partner ->
        [go_out_mandatory] {" "}Nobody goes out without a yes in the same turn, and before the yes no step is allowed
            after which only going out would be left.
       *[other] {""}
    }
rule-A73 =
    The question about laying cards is asked only when at least one card can be laid and the player holds at least two.
    Yes: at least one new meld must be laid or one card added (before the opening: a valid opening). No: nothing more is
    laid in this turn, and the hand may not be emptied{ $last_red3 ->
        [meld_no_discard] ; where no discard is due, the turn is over
       *[other] {""}
    }.
rule-A59 =
    The deal ends when a player has got rid of all cards{ $last_red3 ->
        [turn_continues] {""}
        [meld_no_discard] , after the turn in which the last card of the stock is a red three (A20),
       *[end_now] , when the last card of the stock is a red three (A20),
    } or when the stock is used up (A60).
rule-A60 =
    { $end_of_stock ->
        [next_may_buy] When the player who took the last card of the stock has discarded, only the next player may still
            take the pile, once. The deal ends after that turn.
        [stop] The deal ends as soon as the player who took the last card of the stock has discarded.
       *[other] When the stock is empty, play goes on only as long as each player takes the pile. The deal ends at the
            first player who cannot or does not take it.
    }
rule-A83 =
    { $end_of_stock ->
        [next_may_buy] The next player may take the pile under the usual rules or pass; nobody is forced. If the pile is not
            taken, the deal ends at once. There is a going-out bonus only for somebody who goes out.
        [stop] The last discard can no longer be taken. Without going out there is no going-out bonus.
        [continue_forced] With the stock empty, the player to move must take the pile if it is not frozen and its top card
            fits a meld of the side{ $illegal_out ->
                [lose_game] , unless that could only lose the match
               *[forbid] { "" }
            }. Otherwise the player may take it under the
            usual rules or pass. A deal that ends like this brings no going-out bonus.
       *[continue_while_taken] With the stock empty, the player to move may take the pile under the usual rules or pass;
            nobody is forced to take it. A deal that ends like this brings no going-out bonus.
    }
rule-A61 = Plus: the value of every card in the side’s melds.
rule-A62 =
    Minus: the value of every card left in { $players ->
        [4] the hands of both partners
       *[other] the hand
    }.
rule-A63 =
    Bonuses, in points: natural canasta 500, mixed canasta 300; red three 100 each{ $red3_set_bonus ->
        [none] , also for all four
       *[other] , all four together { $red3_set_bonus }
    }; going out { $going_out_bonus }{ $concealed_bonus ->
        [0] , with nothing more for going out concealed
       *[other] , going out concealed a further { $concealed_bonus } (A77)
    }.
rule-A64 = A natural canasta is worth more than a mixed one.
rule-A65 =
    Red threes count plus only if the side has { $red3_condition ->
        [one_canasta] at least one canasta
        [two_canastas] at least two canastas
        [one_canasta_set_two] at least one canasta, and for all four together at least two canastas
        [special_canasta] a natural canasta of sevens
       *[one_meld] at least one meld on the table
    }; otherwise they count minus.
rule-A66 =
    Each black three left in hand costs { $black3_in_hand } { $black3_in_hand ->
        [one] point
       *[other] points
    }.
rule-A67 = The result of a deal may be negative. It is added to the side’s score.
rule-A68 =
    { $match_end ->
        [deals] The match lasts { $deals } { $deals ->
            [one] deal
           *[other] deals
        }.
       *[target] The match ends after the deal in which a side has reached { $target } { $target ->
            [one] point
           *[other] points
        } or more.
    }
rule-A69 = The side with more points wins.
rule-A70 =
    { $tie ->
        [extra_deal] If the scores are equal, one more deal is played, and another as long as they stay equal.
       *[draw] If the scores are equal, the match is a draw.
    }
rule-A74 =
    { $restricted_pair ->
        [held] With the pair in hand, the top card of a frozen pile may be laid with both natural cards or with one
            natural and one wild card, as a new meld or joined to the side’s meld of that rank, or may go alone onto that
            meld.
       *[laid] From a frozen pile the top card is laid with both natural cards, as a new meld or joined to the side’s
            meld of that rank. Laying the top card alone, or with one natural and one wild card, and keeping the pair is
            not allowed.
    }{ $pile_always_frozen ->
        [on] {""}
       *[off] {" "}With a pile that is not frozen, the two cards from the hand may be laid in the same ways, or the top
            card alone goes onto the meld.
    }
rule-A75 = A red three that is the last card of the stock is laid out and counts for its drawer by A65.
rule-A76 =
    The canastas of a pair count together for going out.{ $illegal_out ->
        [forbid] {""}
       *[lose_game] {" "}Whoever goes out without the right to loses for both partners (A56): the other pair wins whatever the score.
    }
rule-A77 =
    A player goes out concealed who had neither laid nor added a card in this deal before this turn and empties the
    hand in it, with or without a final discard. A canasta of the player’s own, in a meld begun in this turn, is
    needed. { $concealed_minimum ->
        [waived] The opening minimum need not be reached; with the pile, the rest is picked up as soon as its top card
            has been laid.
        [waived_if_stock_draw] The opening minimum need not be reached if the turn began with a draw from the stock.
       *[required] If the side has not opened yet, the opening minimum must be reached too.
    } { $concealed_with_pile ->
        [on] Taking the pile in this turn does no harm.
       *[off] Taking the pile in this turn costs the extra bonus.
    } { $players ->
        [4] { $concealed_onto_partner_melds ->
            [allowed] Adding cards to the partner’s melds does no harm either.
           *[forbidden] Adding cards to the partner’s melds, also by taking the pile onto one, costs the extra bonus.
        }
       *[other] {""}
    } { $concealed_bonus ->
        [0] Going out concealed brings no extra bonus here.
       *[other] The extra bonus is { $concealed_bonus } { $concealed_bonus ->
            [one] point
           *[other] points
        }. A player who fails a condition loses only this bonus, if the going out is otherwise
            legal.
    }
rule-A78 = The aim is to lay cards on the table in melds, which score points when the deal is over.
rule-A79 = A wild card may stand for any other card of a meld, except in a meld of black threes (A44).
rule-A80 =
    { $players ->
        [4] The players move one after the other, clockwise.
       *[other] The players move by turns.
    }
rule-A81 =
    Red threes lie face up beside the melds of the { $players ->
        [4] pair
       *[other] player
    } they belong to.
rule-A82 =
    Cards are dealt one at a time, beginning with the player who moves first; then the first card of the pile is turned.
    Then the players replace their red threes in the same order, each until none is left in the hand.
