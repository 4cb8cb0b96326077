# The rules of kanasta as on Kurnik from going out on; what messages here are like stands in rules_kurnik.ftl.

rule-A53 =
    { $going_out ->
        [off] Nobody goes out in this game: every player keeps at least one card, and a deal ends with the stock.
       *[on] A player goes out by getting rid of all cards: melding all of them, or all but one, which is discarded.
    }
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
        [forbid] { $going_out ->
            [off] A player must keep at least one card after the discard, and may not take the pile where none would be left.
           *[on] Nobody may get rid of all cards without the right to go out: a player must keep at least one card after
                the discard.
        }
       *[lose_game] Whoever gets rid of all cards without the right to go out loses the whole match at once{ $players ->
            [3] , and the other two share the win
           *[other] {""}
        }. A step that can only end like that must be confirmed; bots never choose it.
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
        [lay_out] Here it is allowed.
       *[other] { $going_out ->
            [off] Here there is nothing to ask about, since nobody goes out.
           *[on] Here it is allowed.
        }
    }
rule-A71 =
    The question may be asked once a turn, after taking cards (with their replacements for red threes and, with the pile,
    the lay that its top card requires) and before anything else is laid{ $pile_for_opening ->
        [not_allowed] {""}
       *[with_natural_pair] ; in an opening with the pile, when the rest has been picked up
    }. Only the partner answers, yes or no, from their own hand and the open table. { $ask_partner ->
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
    { $going_out ->
        [off] The deal ends when the stock is used up (A60){ $last_red3 ->
            [turn_continues] {""}
            [meld_no_discard] , or after the turn in which the last card of the stock is a red three (A20)
           *[end_now] , or when the last card of the stock is a red three (A20)
        }.
       *[on] The deal ends when a player has got rid of all cards{ $last_red3 ->
            [turn_continues] {""}
            [meld_no_discard] , after the turn in which the last card of the stock is a red three (A20),
           *[end_now] , when the last card of the stock is a red three (A20),
        } or when the stock is used up (A60).
    }
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
            taken, the deal ends at once.{ $going_out ->
                [off] {""}
               *[on] {" "}There is a going-out bonus only for somebody who goes out.
            }
        [stop] The last discard can no longer be taken.{ $going_out ->
            [off] {""}
           *[on] {" "}Without going out there is no going-out bonus.
        }
        [continue_forced] With the stock empty, the player to move must take the pile if it is not frozen and its top card
            fits a meld of the side{ $illegal_out ->
                [lose_game] , unless that could only lose the match
               *[forbid] { "" }
            }. Otherwise the player may take it under the
            usual rules or pass.{ $going_out ->
                [off] {""}
               *[on] {" "}A deal that ends like this brings no going-out bonus.
            }
       *[continue_while_taken] With the stock empty, the player to move may take the pile under the usual rules or pass;
            nobody is forced to take it.{ $going_out ->
                [off] {""}
               *[on] {" "}A deal that ends like this brings no going-out bonus.
            }
    }
rule-A61 = Plus: the value of every card in the side’s melds.
rule-A62 =
    Minus: the value of every card left in { $players ->
        [4] the hands of both partners
       *[other] the hand
    }.
rule-A63 =
    Bonuses, in points: natural canasta 500, mixed canasta 300{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , but for sevens 1500 and 1000
    }{ $sequences ->
        [off] {""}
       *[on] , { sequence-canasta } 1500
    }{ $wild_melds ->
        [off] {""}
       *[on] , bolivia { $wild_canasta_bonus }
    }; red three 100 each{ $red3_set_bonus ->
        [none] , also for { rules-all-red-threes }
       *[other] , { rules-all-red-threes } together { $red3_set_bonus }
    }{ $going_out ->
        [off] {""}
       *[on] ; going out { $going_out_bonus }{ $concealed_bonus ->
            [0] , with nothing more for going out concealed
           *[other] , going out concealed a further { $concealed_bonus } (A77)
        }
    }.
rule-A64 = A natural canasta is worth more than a mixed one.
rule-A65 =
    Red threes count plus only if the side has { $red3_condition ->
        [one_canasta] at least one canasta
        [two_canastas] at least two canastas
        [one_canasta_set_two] at least one canasta, and for { rules-all-red-threes } together at least two canastas
        [special_canasta] { $wild_melds ->
            [off] { $sequences ->
                [off] {""}
               *[on] { sequence-canasta-one } or{" "}
            }
           *[on] { $sequences ->
                [off] a bolivia or{" "}
               *[on] a bolivia, { sequence-canasta-one } or{" "}
            }
        }a natural canasta of sevens
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
rule-A69 =
    { $players ->
        [3] The side with the most points wins.
       *[other] The side with more points wins.
    }
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
    hand in it, with or without a final discard.
rule-A77a = A canasta of the player’s own, in a meld begun in this turn, is needed for the extra bonus.
rule-A77b =
    { $concealed_minimum ->
        [waived] Whoever goes out concealed need not reach the opening minimum{ $pile_for_opening ->
            [not_allowed] {""}
           *[with_natural_pair] ; with the pile, the rest is picked up as soon as its top card has been laid
        }.
        [waived_if_stock_draw] Whoever goes out concealed need not reach the opening minimum if the turn began with a draw
            from the stock.
       *[required] Whoever goes out concealed must reach the opening minimum too, if the side has not opened yet.
    }
rule-A77c =
    { $concealed_with_pile ->
        [on] Taking the pile in this turn does no harm.
       *[off] Taking the pile in this turn costs the extra bonus.
    }
rule-A77d =
    { $concealed_onto_partner_melds ->
        [allowed] Adding cards to the partner’s melds does no harm.
       *[forbidden] Adding cards to the partner’s melds, also by taking the pile onto one{ $second_meld_same_rank ->
            [on] {" "}or joining one with another
           *[off] {""}
        }, costs the extra bonus.
    }
rule-A77e =
    { $concealed_bonus ->
        [0] Going out concealed brings no extra bonus here.
       *[other] The extra bonus for going out concealed is { $concealed_bonus } { $concealed_bonus ->
            [one] point
           *[other] points
        }. A player who fails a condition loses only this bonus, if the going out is otherwise legal.
    }
rule-A78 = The aim is to lay cards on the table in melds, which score points when the deal is over.
rule-A79 =
    A wild card may stand for any other card of a meld{ $black3_melds ->
        [off] { $sequences ->
            [on] , except in a sequence (C16)
           *[off] {""}
        }
       *[other] , except in a meld of black threes (A44){ $sequences ->
            [on] {" "}or in a sequence (C16)
           *[off] {""}
        }
    }.
rule-A80 =
    { $players ->
        [2] The players move by turns.
       *[other] The players move one after the other, clockwise.
    }
rule-A81 =
    Red threes lie face up beside the melds of the { $players ->
        [4] pair
       *[other] player
    } they belong to.
rule-A82 =
    Cards are dealt one at a time, beginning with the player who moves first; then the first card of the pile is turned.
    Then the players replace their red threes in the same order, each until none is left in the hand.
