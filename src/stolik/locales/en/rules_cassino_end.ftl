# The rules of Cassino on the end of a round and of the match; what messages here are like stands in rules_cassino.ftl.

rule-cassino-56 =
    When the last cards have been played, all cards that lie on the table, loose or in combinations, go to the player who was
    the last to take cards.
rule-cassino-78 =
    Who took last is remembered through the whole round{ $draw_cassino ->
        [on] {""}
       *[off] , however often cards are dealt in it
    }. Making, raising or extending a combination is not taking.
rule-cassino-57 = If nobody took anything in the whole round, these cards count for no one.

rule-cassino-58 = Whoever has most cards scores 3 points.
rule-cassino-59 =
    { $cards_tie ->
        [one_each] If several have equally many, each of them scores 1 point instead; but nobody does if no card was taken at
            all.
       *[nobody] If several have equally many, nobody scores for cards.
    }
rule-cassino-60 =
    { $spade_cassino ->
        [on] Each spade scores 1 point. Nothing is scored for having most of them.
       *[off] Whoever has most spades scores 1 point.
    }
rule-cassino-61 =
    { $spades_tie ->
        [all_tied] If several have equally many spades, each of them scores the point; but nobody does if no card was taken at
            all.
       *[nobody] If several have equally many spades, nobody scores the point.
    }
rule-cassino-62 = The ten of diamonds, called Big Cassino, scores 2 points.
rule-cassino-63 =
    The two of spades, called Little Cassino, scores 1 point{ $spade_cassino ->
        [on] {" "}on top of the one that it scores as a spade, so 2 in all.
       *[off] .
    }
rule-cassino-64 = Each ace scores 1 point{ $spade_cassino ->
        [on] , the ace of spades one more as a spade.
       *[off] .
    }
rule-cassino-67 =
    { $sweep_points ->
        [0] To clear the table scores nothing.
       *[1] Each take that clears the table is a sweep and scores 1 point, also with the last card of the round. What the last
            taker is given at the end (56) is no sweep.
    }
rule-cassino-65 =
    { $sweep_points ->
        [0] Together
       *[1] Apart from sweeps, together
    } { $spade_cassino ->
        [on] a round brings 23 points, or 20 when most cards are tied.
       *[off] a round brings 11 points: 3 + 1 + 2 + 1 + 4. When most cards are tied they are 8{ $partnership ->
            [off] { $players ->
                [2] .
               *[other] , when most spades are tied 10, and with both 7.
            }
           *[other] .
        }
    } If nobody took a card, there are none.

rule-cassino-68 =
    The points of all rounds are written down and added. { $target ->
        [single_round] The match is a single round, and the highest total wins.
       *[other] The match is played to { $target } points.
    }
rule-cassino-69 = Totals are compared only after a complete round.
rule-cassino-70 =
    { $target_rule ->
        [counting_out] Whoever is the first to have { $target } points wins at once, in the middle of a round. After each take
            these are counted: aces, the ten of diamonds, the two of spades, { $sweep_points ->
                [0] {""}
               *[1] sweeps,{" "}
            }{ $spade_cassino ->
                [on] every spade, and most cards
               *[off] and most cards and most spades
            } as soon as no rival could even draw level with all that is not yet taken. If one take brings several there, the
            higher total wins; if these are equal, the one who took, or who comes next after that player. Everything else is
            counted after the round, and then the highest total wins if it is { $target } or more. In a round that begins with
            somebody at { $target } already, nothing is counted before the end.
        [fixed_order] After a round its points are counted one thing after the other: cards, spades, the ten of diamonds, the
            two of spades, aces{ $sweep_points ->
                [0] {""}
               *[1] , sweeps
            }. Whoever first has { $target } points in this way wins, even if others would have more at the end. If several
            have them with the same thing, the higher total then wins; if these are equal, what is counted next decides.
       *[other] If somebody has { $target } points or more after a round, the highest total wins.
    }
rule-cassino-71 =
    { $target_rule ->
        [shared_win] If several have the highest total, they share the win.
        [fixed_order] { $target ->
            [single_round] If several have the highest total, everybody plays another round, which is added.
           *[other] If that decides nothing either, everybody plays another round, which is added.
        }
       *[other] If several have the highest total, everybody plays another round, which is added.
    }
rule-cassino-72 =
    So no match can end after one round; unless the top is tied, it ends in round { $partnership ->
        [off] { $players ->
            [2] 6
            [3] 9
           *[4] 12
        }
       *[other] 6
    } at the latest, if somebody takes something in every round.
