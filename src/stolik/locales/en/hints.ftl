# What a bot advises, in the terminal and in the browser. The reasons themselves are in reasons_*.ftl: clauses without a
# subject. $action is what can be typed or pressed, $points a text with its word (hint-points).

hint-decimal-sign = .
hint-points =
    { $whole ->
        [off] { $points } points
       *[on] { $count ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
hint-best = Best: { $action }
hint-other = Else: { $action } ({ $points } less)
hint-equal = Or: { $action } (just as good)
hint-more =
    { $count ->
        [one] { $count } more possibility
       *[other] { $count } more possibilities
    }
hint-reasons = Why: { $reasons }.
hint-then = Then: { $actions }
hint-none = There is no advice now.
hint-ask = Hint: what would a bot do?
hint-title = Hint
hint-do = Do it

## Steps that no button names

desk-act-buy =
    Buy { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
desk-act-extend =
    Lengthen the sequence { $run } at the { $end ->
        [low] low
       *[high] high
    } end
desk-act-add-set =
    Add { $cards } to { $who ->
        [you] your
       *[other] { $name }’s
    } { $class }s
desk-act-add-run =
    Add { $cards } to { $who ->
        [you] your
       *[other] { $name }’s
    } sequence{ $end ->
        [low] {" "}at the low end
        [high] {" "}at the high end
       *[any] {""}
    }
