# stolik arena: bots measured over deal pairs.

arena-command-short = bots measured: who is stronger, by how much
arena-command = Measure bots against each other: every two play the same deals twice, the second time with seats exchanged, until it is decided who is stronger. The same seed gives the same result.
arena-game = the game
arena-bots = who is measured, as in careful,greedy (else greedy); searcher:400 and searcher:50ms bound a search; plain and random always play too
arena-pairs = how many deal pairs at most for every two bots (else 200)
arena-matches = whole matches in place of deals: their share is measured
arena-full = play all pairs, decided or not
arena-only = without plain and random, unless they are named
arena-seed = the number that the cards and all choices belong to (else 1)
arena-jobs = how many processes share the work (else one for each processor)
arena-state = keep every pair in this file as it is played, and go on with what is there

arena-twice = The bot { $bot } is named twice; each plays once at a table.
arena-alone = { $bot } is alone; name two bots, or leave out --only.
arena-state-empty = --state is missing the name of a file.
arena-file-failed = The file { $file } cannot be used: { $reason }.
arena-file-no-arena = The file { $file } was not written by stolik arena; name another with --state.
arena-file-bad-line = Line { $line } of { $file } is no pair; mend it or name another file with --state.
arena-file-other-run =
    The file { $file } belongs to another run: { $rules }, seed { $seed }, { $deals ->
        [0] whole matches
        [one] one deal at a time
       *[other] { $deals } deals at a time
    }. Name another with --state.
arena-file-other-version = The file { $file } holds pairs of { $bot }, and this version of Stolik has { $now }. Name another with --state.
arena-progress = pairs

arena-played =
    { $rules }, seed { $seed }: { $unit ->
        [match] pairs of matches.
       *[deal] deal pairs, { $deals ->
            [one] each the first deal of a match.
           *[other] each the { $deals } deals of a match.
        }
    }
    Each is played twice with the same cards, the second time with seats exchanged.
arena-column-bots = bots
arena-column-bot = bot
arena-column-pairs = pairs
arena-column-points = points a deal
arena-column-match = points a match
arena-column-results = W-D-L
arena-column-share = share (95 %)
arena-column-decided = decided
arena-column-rating = rating
arena-column-interval = 95 %
arena-decided =
    { $decided ->
        [few] too few
        [yes] yes
       *[no] no
    }
arena-illegal =
    { $bot } against { $other }: { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } lost by an illegal going-out, which counts as no points.
arena-legend =
    points: of the first bot above the second, with the 95 % interval.
    W-D-L: pairs it won, halved, lost.
    { $unit ->
        [match] share: matches won and half of those shared, with the 95 % interval.{" "}
       *[deal] {""}
    }
    decided: chance alone does that in fewer than one case of twenty; fewer than { $first } pairs decide nothing.
    { $rated ->
        [1] rating: from all pairs won, by Bradley and Terry; plain is 0, and 400 more are ten wins to one loss.
       *[0] {""}
    }
