# What the rules of samba, combo and combo-basic say beyond those of the other games: sequences, second melds, wild cards on
# their own, bonus cards. An option brings them into every rulebook. $game is the preset, for its word for a sequence of seven.

rule-C8 =
    { $take_onto_sequence ->
        [off] The pile is never taken for a sequence: its top card neither begins one nor goes onto one.
       *[on] If the pile is not frozen, the top card may also go onto a sequence of the side, at either end. It cannot begin a
            sequence, and no card from the hand may be laid with it to fill a gap.
    }
rule-C14 =
    { $merge_same_rank ->
        [off] Two melds of one rank stay apart: they are never joined.
       *[on] On their turn, after taking cards, a player may join the side’s two melds of a rank, if the joined meld keeps to
            the limit on wild cards (A38a){ $canasta_cap ->
                [7] {" "}and has seven cards at most.
               *[none] . Two finished canastas are not joined{ $wild_onto_finished_canasta ->
                    [off] , and no wild card may come to a finished canasta in this way.
                   *[on] .
                }
            } Joining moves only cards that lie on the table already, so it is not laying; but it may complete a
            canasta.{ $ask_partner ->
                [lay_out] {" "}After the partner’s no it is not allowed.
               *[other] {""}
            }
    }
rule-D60 =
    { $canasta_cap ->
        [7] A pair and the top card of the pile that would bring a meld above seven cards become a second meld of the rank. They
            are never divided between two melds.
       *[none] A pair and the top card of the pile may be joined to a meld of the rank or begin a second one, but are never
            divided between two melds.
    }

rule-C15 =
    Sequences may be melded too: three or more cards of one suit in a row. The four is the lowest card, and the ace is only
    the highest, after the king. A side may have several sequences in one suit, equal ones too.
rule-C16 = A sequence has neither wild cards nor threes.
rule-C17 =
    Cards may be added to the side’s sequences one by one, at the lower or the upper end, up to seven; sequences are not joined
    to each other. A sequence of seven is a canasta too, called { sequence-canasta }.
rule-C18 =
    Nothing can be added to { sequence-canasta-one }: it is complete.
rule-C19 =
    { $need_samba_to_go_out ->
        [on] One of them must be { sequence-canasta-one }.
       *[off] { sequence-canasta-first } counts as a canasta for going out.
    }
rule-C31 =
    { $sequences ->
        [off] Melds of wild cards
       *[on] { $wild_melds ->
            [off] Sequences
           *[on] Sequences and melds of wild cards
        }
    } count towards the minimum like all other melds.

rule-D12 =
    { $wild_melds ->
        [off] There are no melds of wild cards only.
       *[on] Wild cards may be melded on their own: three to seven of them, jokers and twos in any mixture. A side may have
            several such melds, but only one at a time that is unfinished.
    }
rule-D13 = Seven wild cards are a canasta, called bolivia.
rule-D54 =
    Wild cards on their own and melds of one rank stay apart: no natural card is ever added to the former, the two are never
    joined, and the limit on wild cards (A38a) is only one for melds of one rank.
rule-E15 = There are no sequences.

rule-D20 =
    Nothing is ever added to black threes that lie on the table{ $second_meld_same_rank ->
        [on] ; but three or four more may be laid as a second set.
       *[off] , and a side has only one set of them.
    }
rule-D19a =
    The book says that black threes are laid “at any moment of the game”. We read this as: without going out, but on the
    player’s own turn and not before the opening.
rule-D21 = In play, sevens are cards like all others. Only the score treats them differently.

rule-C27 =
    Going out brings { $going_out_bonus } points.{ $double_out_bonus ->
        [0] {" "}The partner cannot go out along with the player.
       *[other] {""}
    }

rule-D23 =
    The player who completes { $bonus_trigger ->
        [first_canasta_of_each_side] the side’s first canasta in a deal
       *[first_canasta_in_deal] the first canasta of a deal
    } gets the top { $bonus_cards } cards of the stock as a reward, at once and into the hand. It makes no difference whether
    the canasta is laid in one go or completed with the last card.
rule-D24 =
    Any kind of canasta will do: { $sequences ->
        [off] { $wild_melds ->
            [off] natural or mixed
           *[on] natural, mixed or a bolivia
        }
       *[on] { $wild_melds ->
            [off] natural, mixed or { sequence-canasta-one }
           *[on] natural, mixed, { sequence-canasta-one } or a bolivia
        }
    }.
rule-D25 =
    In the same turn the player may go on laying with these cards, before the discard: new melds as well as cards added to those
    on the table.
rule-D26 =
    { $bonus_trigger ->
        [first_canasta_of_each_side] Each side gets bonus cards once in a deal; its further canastas bring none.
       *[first_canasta_in_deal] There are bonus cards only once in a deal, for this player alone; further canastas bring
            none, whoever completes them.
    }
rule-D27 =
    If fewer cards are left in the stock, the player gets those. If there are none, the canasta brings nothing, and
    { $bonus_trigger ->
        [first_canasta_of_each_side] a later one of the side
       *[first_canasta_in_deal] a later one
    } brings nothing either.
rule-D28 =
    Red threes among the bonus cards are set aside{ $red3_replaced ->
        [deal_only] {" "}without a replacement.
       *[always] { $bonus_red3_replaced ->
            [off] {" "}without a replacement.
           *[on] {" "}and replaced from the stock, like any that are drawn.
        }
    }
rule-D39 =
    Bonus cards that come during an opening may be laid with it, but the minimum must have been within reach without them.
rule-D57 =
    If the bonus cards use up the stock, the player counts as having taken its last card.{ $last_red3 ->
        [end_now] {" "}If a red three among them ends the deal, what has been laid already counts.
       *[other] {""}
    } Nobody has seen these cards before, so they do not count when it is asked whether a player can keep a card.{ $going_out ->
        [off] {""}
       *[on] {" "}Whoever has gone out, or must go out in this turn, gets none; they can still be won.
    }

rule-C38 =
    In these last turns, too, a player may go out, with the usual bonus. If the player who took the last card of the stock lays
    all cards, no discard is due, and nobody takes the pile after that.
rule-C39 =
    Whoever takes the pile then plays a whole turn, with a discard at its end{ $going_out ->
        [off] {""}
       *[on] {" "}or by going out
    }.

rule-D45 = A bolivia brings { $wild_canasta_bonus } points.
rule-D46 =
    { sequence-canasta-first } brings 1500 points.
rule-D47 = A natural canasta of sevens brings 1500 points.
rule-D48 = A mixed canasta of sevens brings 1000 points.
rule-D49 =
    { $sevens_canasta_bonus ->
        [ordinary] A natural canasta brings 500 points, a mixed one 300.
       *[other] Any other natural canasta brings 500 points, any other mixed one 300.
    }
rule-D53 =
    { $deals ->
        [4] So each player deals once.
        [8] So each player deals twice.
       *[other] Each player deals equally often.
    }
