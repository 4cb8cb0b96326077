# The rules of choina, one message a rule or a part of one; what they are like stands in rules_kurnik.ftl. Numbers in
# brackets name rules. $contracts is the table made of rules-choina-contract-*, a row a line.

rules-section-sets = Sets and sequences
rules-section-contract = The contract
rules-section-laying-off = Laying off
rules-section-may-i = “May I?”
rules-section-purchase = Buying
rules-section-stock = When the stock is used up

rules-choina-contract-row =
    Deal { $number }: { rules-choina-sets }{ $sets ->
        [0] {""}
       *[other] { $sequences ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ rules-choina-sequences } – at least { $least } cards.
rules-choina-sets =
    { $sets ->
        [0] {""}
        [1] one set
        [2] two sets
        [3] three sets
       *[other] { $sets } sets
    }
rules-choina-sequences =
    { $sequences ->
        [0] {""}
        [1] one sequence
        [2] two sequences
       *[other] { $sequences } sequences
    }
rules-choina-last-deal =
    the last deal (deal { $deals }{ $tie ->
        [extra_deal] {" "}and any extra deal
       *[other] {""}
    })

rule-choina-6 =
    In each deal a player tries to get rid of all the cards in hand by laying them on the table: in melds of the player’s
    own, and by adding them to melds that lie there.
rule-choina-5 = Cards left in hand are minus points, and over the whole match one tries to collect as few of them as possible.
rule-choina-4 = Each player plays alone; there are no partners.
rule-choina-87 = The game was devised in Arkansas in 1962.

rule-choina-1 =
    The game is for three, four or five players. { $players ->
        [3] Here three play.
        [5] Here five play.
       *[4] Here four play.
    }
rule-choina-2 =
    The pack is two full packs of 52 cards without jokers: 104 cards, so that every card is there twice. No card is wild.
rule-choina-7 = The first dealer is chosen by lot.
rule-choina-8 = After each deal the next player deals, clockwise.
rule-choina-9 =
    A match is { $deals ->
        [6] six
       *[5] five
    } deals, however many play{ $tie ->
        [extra_deal] , unless a tie adds more (86)
       *[other] {""}
    }.
rule-choina-10 =
    In every deal each player is dealt { $deals ->
        [6] eleven
       *[5] ten
    } cards.
rule-choina-11 = Cards are dealt face down, one at a time, clockwise, beginning on the dealer’s left.
rule-choina-12 =
    The remaining { $players ->
        [3] { $deals ->
            [6] 71
           *[5] 74
        }
        [5] { $deals ->
            [6] 49
           *[5] 54
        }
       *[4] { $deals ->
            [6] 60
           *[5] 64
        }
    } cards form the stock, face down.
rule-choina-13 =
    { $first_upcard ->
        [on] The top card of the stock is turned face up and starts the discard pile (“the pile” for short). It counts as
            discarded by the dealer.
       *[off] No card is turned up: the discard pile (“the pile” for short) begins with the first discard.
    }
rule-choina-14 = The dealer’s left neighbour always plays first.
rule-choina-15 =
    The turn passes clockwise{ $turn_after_buy ->
        [buyer_left] , unless a purchase changes the order (61)
       *[unchanged] {""}
    }.

rule-choina-16 =
    A turn goes like this: take one card; then, as you wish, lay melds of your contract and lay off cards on melds that lie
    on the table; then discard one card face up on the pile. A purchase is not a turn of this kind (60).
rule-choina-17 =
    { $first_upcard ->
        [on] The first player of a deal, too, may take the card on the pile instead of one from the stock.
       *[off] The first player of a deal can only draw from the stock, since there is no pile yet.
    }
rule-choina-18 =
    The player in turn draws the top card of the stock or takes the top card of the pile instead. Taking it costs nothing
    and needs nobody’s consent. { $uncovered_card ->
        [nobody] It can be taken only when it has just been discarded.
       *[other] It is the one just discarded or, after a purchase, the one that the purchase has uncovered (62).
    }
rule-choina-20 = A card taken from the pile need not be laid at once; it may stay in the hand.
rule-choina-21 = The pile lies spread out, so that everybody sees all its cards and their order.
rule-choina-22 =
    { $multi_buy ->
        [on] Only the top card can be taken, or in a purchase the top card and those that follow under it; never one from the
            middle alone.
       *[off] Only the top card of the pile can be taken.
    }
rule-choina-23 =
    { $discard_just_taken ->
        [off] Any card of the hand may be discarded, also one that would fit a meld on the table, but not the card just taken
            from the pile{ $refusal ->
                [must_take] , not even if it had to be taken (57)
               *[other] {""}
            }, unless the player held the same card before.
       *[on] Any card of the hand may be discarded, also the one just taken, and one that would fit a meld on the table.
    }

rule-choina-24 = There are two kinds of melds: sets and sequences.
rule-choina-25 = A set is three or more cards of the same rank.
rule-choina-26 = Both copies of a card may lie in one set.
rule-choina-27 = A set can grow to eight cards, all there are of its rank.
rule-choina-28 =
    A sequence is { $seq_min ->
        [3] three
       *[4] four
    } or more cards of one suit that follow one another in rank.
rule-choina-29 = In a sequence the ace is either the highest card, after the king, or the lowest, before the two.
rule-choina-30 = A sequence does not go round the corner: the ace stands only at an end, so that K-A-2 cannot be part of one.
rule-choina-31 = A sequence can grow to thirteen cards; so it never has an ace at both ends.
rule-choina-32 = No rank occurs twice in a sequence.
rule-choina-33 = Melds on the table are never split, joined, rearranged or taken back.

rule-choina-34 =
    Every deal has its contract, the melds that each player has to lay in it:
    { $contracts }
rule-choina-35 = Whoever goes out has laid exactly the contract, not a meld fewer and not a meld more.
rule-choina-36 =
    Melds of another kind, or more melds than the contract names, may not be laid, not even when the contract is complete;
    what then remains can only be laid off or discarded.
rule-choina-37 =
    { $contract_exact_size ->
        [on] A set of the contract is laid with exactly three cards, a sequence with exactly { $seq_min ->
            [3] three
           *[4] four
        }. Each further card, even in the same turn, is a card laid off.
       *[off] The contract counts melds, not cards: its sets and sequences may be laid with more cards than they need.
    }
rule-choina-37a =
    A card added to a contract meld of one’s own in the very turn in which it was laid belongs to that meld and is not laid
    off.
rule-choina-38 =
    { $contract_laydown ->
        [whole] The whole contract is laid in one turn: whoever lays one of its melds must lay all of them before the turn
            ends.
       *[piecemeal] The melds of the contract may be laid one by one, in any of one’s turns and in any order, and several in
            one turn.
    }
rule-choina-39 =
    { $distinct_set_ranks ->
        [off] A player’s sets may be of one and the same rank.
       *[on] A player’s sets must be of different ranks, all three of them in deal 4: queens and nines are two sets of a
            contract, queens and queens are not.
    }
rule-choina-41 =
    { $distinct_seq_suits ->
        [non_adjacent] A player’s sequences may be of one suit, but when the second is laid, at least two ranks must lie between
            them as they then are on the table.
        [off] A player’s sequences may be of one and the same suit.
       *[on] A player’s sequences must be of different suits.
    }
rule-choina-97 =
    { $distinct_seq_suits ->
        [non_adjacent] A card added to one of these two sequences that leaves a smaller gap is a card laid off.
       *[other] {""}
    } Cards laid off never count towards the contract.
rule-choina-97a =
    Where melds must differ, they must also differ from those that the player has laid in earlier turns.
rule-choina-42 =
    Only a player’s own melds matter for this: several players may lay sets of the same rank and sequences of the same suit.

rule-choina-44 =
    In one’s own turn, after taking a card and before discarding, one may lay off cards: add cards from the hand to melds on
    the table, in every deal and as many as fit.
rule-choina-45 = Cards may be laid off on one’s own melds and on those of every other player.
rule-choina-47 =
    { $layoff_requires_contract ->
        [on] Only a player whose own contract is complete on the table may lay off cards.
       *[off] For this one need not have laid any meld of one’s own.
    }
rule-choina-48 =
    { $layoff_same_turn ->
        [off] A turn has either melds of the contract or cards laid off, never both, in whichever order.
       *[on] { $layoff_requires_contract ->
            [on] That may be in the very turn in which the contract was completed, and onto its melds.
           *[off] Cards may be laid off in a turn in which melds of the contract are laid, before or after them, and onto
                these as well.
        }
    }
rule-choina-50 =
    The meld must remain a proper one: a set of one rank with at most eight cards, or a sequence that goes on at one of its
    ends and has at most thirteen. Where an ace fits both ends of a sequence, the player says which.
