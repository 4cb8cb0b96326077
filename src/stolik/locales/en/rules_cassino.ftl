# The rules of Cassino, one message a rule or a part of one; what they are like stands in rules_kurnik.ftl. Numbers in
# brackets name rules. More of them: rules_cassino_combinations.ftl, rules_cassino_end.ftl.

rules-section-card-values = Values of the cards
rules-section-taking = Taking
rules-section-builds = Builds
rules-section-calls = Calls
rules-section-combinations = Taking combinations
rules-section-trailing = Trailing, and the maker’s duty
rules-section-round-end = End of a round

rule-cassino-74 =
    One wins points by taking cards from the table: { $spade_cassino ->
        [on] as many as possible, every spade, and the aces, the ten of diamonds and the two of spades above all.
       *[off] as many as possible, as many spades as possible, and the aces, the ten of diamonds and the two of spades.
    }
rule-cassino-75 =
    What has been taken lies face down in a pile of its own{ $partnership ->
        [off] {""}
       *[other] , one for each pair
    }; the piles are looked through and counted at the end of the round{ $target_rule ->
        [counting_out] { $target ->
            [single_round] {""}
           *[other] , though what decides the match counts as soon as it is taken (70)
        }
       *[other] {""}
    }. A table may agree to leave them open.

rule-cassino-1 = The pack is one pack of 52 cards, without jokers.
rule-cassino-2 =
    The game is for two, three or four players. { $players ->
        [2] Here two play.
        [3] Here three play.
       *[4] Here four play.
    }
rule-cassino-3 =
    { $partnership ->
        [off] Each player plays alone; there are no partners.
       *[other] The players who sit opposite each other are partners. A pair has one pile and one score: where cards and
            points are counted, a pair counts as one player. In all else the partner is another player, like the opponents: a
            combination of the partner’s is not one’s own.
    }
rule-cassino-4 = The first dealer is chosen by lot.
rule-cassino-5 =
    To begin a round, four cards are dealt to each player and four to the centre, two at a time: { $players ->
        [2] two to the other player, two to the centre, two to the dealer; then the same once more.
       *[other] two to each of the other players, clockwise from the dealer’s left, two to the centre, two to the dealer; then
            the same once more.
    }
rule-cassino-7 = The cards of the centre lie face up, in view of everybody; this is the table of the game.
rule-cassino-8 =
    { $draw_cassino ->
        [on] The rest of the pack is the stock, face down. Right after each play, also one that takes something, the player
            draws the top card of the stock, while there is one; after that the hands are played out. Nothing further is dealt,
            and nothing further goes to the centre.
       *[off] When everybody has played the four cards, the dealer deals four more to each player, again two at a time. No
            further cards go to the centre.
    }
rule-cassino-9 = This is repeated until the pack is used up.
rule-cassino-10 =
    A round is one run through all 52 cards{ $draw_cassino ->
        [on] .
       *[off] ; so cards are dealt { $players ->
            [2] six
            [3] four
           *[4] three
        } times in it.
    }
rule-cassino-11 =
    The dealer’s left neighbour plays first{ $draw_cassino ->
        [on] {""}
       *[off] {" "}whenever cards have been dealt
    }. The turn passes clockwise, and the dealer plays last.
rule-cassino-12 = After each round the next player deals, clockwise.

rule-cassino-13 =
    An ace counts 1, and the cards from two to ten count what is printed on them. Cards with a value are called number cards.
rule-cassino-13a =
    An ace may also count 14: the ace that is played has one of the two values in that play, a loose ace may have either, and
    an ace in hand is a card of both.
rule-cassino-14 =
    { $royal ->
        [off] Kings, queens and jacks have no value. They are face cards: one of them takes another of its rank (24), and that
            is all that they can do.
       *[other] A jack counts 11, a queen 12, a king 13. They too are number cards in every respect.
    }
rule-cassino-15 = A king, queen or jack is never part of a combination.

rule-cassino-16 = In a turn one plays exactly one card from the hand.
rule-cassino-17 =
    With that card one takes cards from the table (19), makes or changes a combination – by a build (29), a raise (34) or a
    call (38) – or trails the card (49). Combination means a build or a call; a card of the table that is in no combination
    is a loose card.
rule-cassino-18 =
    Cards taken go to { $partnership ->
        [off] the player’s own pile
       *[other] the pile of the player’s pair
    }, together with the card that took them.

rule-cassino-19 = A card takes a loose card of the same rank: a nine takes a nine, a queen a queen.
rule-cassino-20 =
    A number card takes several loose number cards whose sum is its value: an eight takes a five and a three.
rule-cassino-21 =
    { $capture_groups ->
        [single] One play takes one group only: a single card, a sum, or one combination of the card’s value.
       *[other] One play of a number card may take several groups: single cards, sums and combinations, each of its value. With
            3, 4 and 7 on the table a seven may take all three cards.
    }
rule-cassino-22 = Each card taken belongs to just one of these groups; none is counted twice.
rule-cassino-23 =
    { $capture_groups ->
        [single] If there are several, the player chooses which one to take.
        [equal_rank_forced] The player chooses among the groups, but whoever takes must take every loose card of the rank of
            the card played{ $royal ->
                [off] , face cards as far as their rule permits (24)
               *[other] {""}
            }. This forbids no trail.
        [maximal] Whoever takes must take as many cards from the table as the card played can, those in combinations
            counted{ $royal ->
                [off] ; face cards as many as their rule permits (24)
               *[other] {""}
            }. Among takes of equally many cards the player chooses. This forbids no trail.
       *[any] The player chooses which of them to take, and need not take all.
    }
rule-cassino-24 =
    { $capture_groups ->
        [single] A king, queen or jack takes exactly one loose card of its rank.
       *[other] { $face_capture ->
            [one_or_three] A king, queen or jack takes one loose card of its rank, or three at once; never two.
            [any] A king, queen or jack takes any number of loose cards of its rank at once.
           *[one] A king, queen or jack takes exactly one loose card of its rank, even where several lie.
        }
    }
