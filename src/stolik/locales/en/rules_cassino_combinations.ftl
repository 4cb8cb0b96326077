# The rules of Cassino on combinations and on trailing; what messages here are like stands in rules_cassino.ftl.

# whose cards count besides one’s own
rules-cassino-or-partner =
    { $partnership ->
        [off] {""}
       *[other] { $partner_build ->
            [on] ; the partner’s cards count too (79)
           *[off] {""}
        }
    }

rule-cassino-29 =
    For a build one lays the card played together with one or more loose number cards, to be taken later: with a two and an
    eight in hand, the two goes onto a six of the table, a build of 8.
rule-cassino-31 =
    The value of a build is the sum of its cards. Whoever makes it must hold another card of just this
    value{ rules-cassino-or-partner }. Values from 2 to { $royal ->
        [jqk] 13
        [jqk_ace14] 14
       *[off] 10
    } are possible.
rule-cassino-79 =
    { $partner_build ->
        [on] Wherever a combination requires a card in hand, one in the partner’s hand will do; the player in turn is told
            which values the partner holds.{ $maker_duty ->
                [while_owned] {" "}It does not count for the card that a maker has to keep (76).
               *[other] {""}
            }
       *[off] Only one’s own hand counts here; a card that the partner holds does not make a combination legal.
    }
rule-cassino-32 = Whoever builds announces the value.
rule-cassino-30 =
    { $build_table_cards ->
        [one] Only one loose card may be laid together with the card played{ $raise_with_table ->
            [on] , in a raise as well (37)
           *[off] {""}
        }. Calls are not bound by this{ $raise_with_table ->
            [on] , nor is a raise that becomes a call (43)
           *[off] {""}
        }.
       *[many] Any number of loose cards may go into one build. The description that this game follows shows a build with
            a single card of the table; here more are allowed, since sums of several cards can also be taken, and called.
            Whoever prefers to keep to that example sets “{ option-cassino-build-table-cards }” to one.
    }
rule-cassino-33 =
    The card played is always part of what is built or raised; a build cannot be made of cards of the table alone.
rule-cassino-34 =
    A build may be raised: the card played is added to it, and its value becomes the new sum. An ace turns a build of 8 into
    one of 9. Only one build is raised at a time.
rule-cassino-35 = Whoever raises must hold another card of the new value{ rules-cassino-or-partner }.
rule-cassino-36 =
    { $raise_own ->
        [both_cards] Everybody may raise a build. Its own maker may do so only when holding a card of the old value before the
            play – the one played counts – and one of the new value after it{ rules-cassino-or-partner }.
        [off] Only a build that another player has made may be raised, never one’s own.
       *[on] Everybody may raise a build, the one who made it as well.
    }
rule-cassino-37 =
    { $raise_with_table ->
        [on] Loose number cards may join a raise; they count for the new value too.
       *[off] Only the card played is added in a raise, no loose card with it.
    }

rule-cassino-38 =
    A call joins two or more groups of the same value into one combination: single cards, sums, and combinations of that value
    that lie there already. The card played must be in one of the groups, alone or in a sum, or raise a build to that
    value (43).
rule-cassino-39 =
    After the play the caller must hold a further card of that value{ rules-cassino-or-partner }. So two eights are needed to
    call eights with an eight.
rule-cassino-40 = Whoever calls announces the value: “Eights”.
rule-cassino-41 =
    The card played may complete a sum that is joined at once with equal cards or combinations of the table: a five goes with
    a two to a seven that lies there, a call of sevens.
rule-cassino-42 = Several groups of the table may be joined in the same turn.
rule-cassino-43 =
    A raise, too, may be joined in the same turn with groups of the new value; this makes it a call.
rule-cassino-44 = A call keeps its value: nobody may raise it.
rule-cassino-45 =
    Further groups of its value may be added to a call by everybody who holds a further card of that
    value{ rules-cassino-or-partner }.
rule-cassino-46 =
    Where the cards permit both, the announcement decides: a five on a five is a build of 10 for whoever holds a ten, and then
    only a ten takes it; or a call of fives for whoever holds another five, and then only a five takes it.
rule-cassino-47 =
    { $merge_equal ->
        [automatic] A combination newly made of a value, or raised to it, becomes one call with every combination of that value
            on the table. Loose cards are not concerned.
       *[optional] A new combination may lie beside another one of the same value; nobody has to join them.
    }

rule-cassino-48 = Whoever last made, raised or extended a combination counts as its maker.
rule-cassino-25 =
    The cards of a combination are not parted any more: it is taken as a whole, and only by a card of its value.
rule-cassino-26 = Every other player who holds such a card may take it{ $partnership ->
        [off] .
       *[other] , the maker’s partner too.
    }
rule-cassino-27 = The maker may take it from the next turn on.
rule-cassino-28 =
    { $build_as_summand ->
        [on] In a take, but not in a build, raise or call, a build counts in sums as a card of its value: a nine takes a build
            of 7 and a loose two. Several builds may stand in a sum, which is one group. A call never does.
        [opponents] In a take, but not in a build, raise or call, a build counts in sums as a card of its value for everybody
            but its maker: a nine takes a build of 7 and a loose two. Several builds may stand in a sum, which is one group. A
            call never does.
       *[off] A combination does not count as a card in a sum: a nine cannot take a build of 7 and a loose two.
    }

rule-cassino-49 =
    Whoever takes nothing and makes or changes no combination lays the card played loose in the centre, face up: the card is
    trailed.
rule-cassino-50 =
    { $trail_restriction ->
        [same_rank] A card may not be trailed while a card of its rank lies loose on the table. Any other may be, even if it
            could take something.
        [any_capture] A card that could take anything may not be trailed. It may be used in some other way.
       *[none] Trailing is always a choice, also with a card that could take something, unless another rule forbids it.
    }
rule-cassino-51 =
    { $maker_duty ->
        [while_owned] The maker of a combination may not trail as long as it lies there unchanged. It is changed when somebody
            takes, raises or extends it.
        [none] Whoever has made a combination may trail in the next turn, too.
       *[next_turn] The maker of a combination may not trail in the next turn, if it lies there unchanged. It is changed when
            somebody takes, raises or extends it.
    }
rule-cassino-53 =
    Everything else is allowed in such a turn: to take the combination or other cards, to extend it, to raise it, or to make
    another one{ $maker_duty ->
        [while_owned] , as long as a card for it is kept (76).
       *[other] .
    }
rule-cassino-55 =
    After that turn one may trail again, even if the combination still lies there, unless one has made, raised or extended one
    meanwhile.
rule-cassino-76 =
    The duty binds for this one turn and concerns only what the player made, raised or extended last. If in that turn the
    player makes, raises or extends a combination again, the duty begins anew for that one.
rule-cassino-76a =
    The maker must also keep a card of the combination’s value in hand: the last such card may be played only if the play
    takes the combination or changes it. This holds for each unchanged combination of one’s own.
rule-cassino-76b =
    Where the maker’s duty would leave no move at all, it does not bind in that turn{ $trail_restriction ->
        [none] .
       *[other] ; what may not be trailed (50) still may not.
    } So there is always a move.
rule-cassino-77 =
    The maker need not fear to be caught by this: the card that the combination needed is still in hand in the next turn, and
    takes it if it lies there unchanged.
