# stolik review and the review of a replay: what decisions cost. $points is a text with its word (hint-points).

review-command-short = what the decisions of a match cost, and its largest mistakes
review-command = Review a match: what the decisions cost by the judgement of a bot and what was better, the three largest mistakes, and how each player did. The points are what the bot expects, not the truth. Exit code 0: the record agrees with the rules; 1: it differs; 2: it cannot be read.
review-file = the record, or a match saved in the terminal; - reads standard input
review-seat = only this seat, counted from 0
review-bots = the bots’ decisions as well
review-all = every decision that was not the best, not only the ten of each player that cost most
review-more =
    { $count ->
        [one] One more decision cost less: --all shows it.
       *[other] { $count } more decisions cost less: --all shows them.
    }
review-no-mistakes = No mistakes found.
review-no-seat = There is no seat { $given }: they are counted from 0 to { $last }.
review-broken = { $file } is no whole saved match: line { $line } cannot be read.
review-progress = thinking
review-by = Judged by { $bot }, from what each player knew then; points are what it expects.
review-mark =
    Deal { $deal }, action { $action }: { $name }, { $text } – { $known ->
        [other] not what the bot would do
        [least] at least { $points } lost
       *[exact] { $points } lost
    }.
review-largest =
    { $count ->
        [one] The largest mistake
       *[other] The { $count } largest mistakes
    }:
review-better = Better: { $action }.
review-player =
    { $name }: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, { $best } of them the best; { $points } lost each, on the average.

## In the browser

review-title = Review of the match
review-open = Review: what cost points?
review-thinking = The match is being judged …
review-note = By the judgement of a { $bot } bot, from what each player knew then. The points are what it expects, not the truth.
review-none = No decision cost points.
review-lost =
    { $known ->
        [other] not what the bot would do
        [least] at least { $points } lost
       *[exact] { $points } lost
    }
review-mistake = Deal { $deal }: { $name }, { $done } – { $lost }
review-better-why = Better: { $action }. Why: { $reasons }.
