### After a deal and after a match, in the browser: how it stands, the line of the score, the sheet on paper, sharing.

after-rule = rule
after-rules-help = Each item opens the rule behind it.

after-front =
    In front: { $side }, by { $count } { $count ->
        [one] point
       *[other] points
    }.
after-level = Level in front at { $points }: { $sides }.
after-won =
    Won by { $count } { $count ->
        [one] point
       *[other] points
    }.
after-stopped =
    { $ended ->
        [yes] The match was stopped after deal { $deal }.
       *[other] The match was stopped in deal { $deal }.
    }
after-stopped-round =
    { $ended ->
        [yes] The match was stopped after round { $deal }.
       *[other] The match was stopped in round { $deal }.
    }
after-to-go = Still missing to { $target }: { $sides }.
after-to-go-of = { $side } { $points }
after-deals-left =
    { $count ->
        [one] One deal is still to be played.
       *[other] { $count } deals are still to be played.
    }

after-chart = The score over the deals
after-chart-round = The score over the rounds
after-chart-at = After deal { $number }: { $totals }
after-chart-at-round = After round { $number }: { $totals }
after-chart-goal = goal { $target }

after-match = This match
after-record = Download the record
after-print = Print the sheet
after-printed = { $game }, { $goal }

after-share = Share this match
after-share-short = Share
after-share-of = Share: { $game }, { $names }
after-share-what = Whoever has the link can watch the whole match: the hands of all players, every move, and the names as they were at the table. Nobody gets your seat by it.
after-share-make = Create a link
after-share-link = Link to this match
after-share-stop = Stop sharing
after-share-stopped = The link no longer works. A new one can be created at any time.
after-share-failed = The link could not be created.
after-share-not-stopped = The match is still shared.

after-shared-lead = Somebody who played this match shares it.
after-shared-none = There is no match here
after-shared-start = Play a game of your own
