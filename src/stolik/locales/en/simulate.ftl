# stolik simulate: matches between bots.

simulate-command-short = bots against each other: how strong they are
simulate-command = Let bots play matches against each other, and tell how strong they are. The same seed gives the same result.
simulate-game = the game
simulate-matches = how many matches (else 100); rounded up until every deal was played from every place
simulate-bots = who plays, as in greedy,plain: the bots ({ $bots }) fill the seats in order and begin anew; searcher:400 and searcher:50ms bound a search (else greedy,plain)
simulate-seed = the number that the cards and all choices belong to (else 1)
simulate-jobs = how many processes share the work (else one for each processor)
simulate-records = write the record of every match into this folder, which must be new or empty

simulate-records-empty = --records is missing the name of a folder.
simulate-records-taken = The folder { $folder } is not empty; --records needs a new or an empty one.
simulate-records-failed = The records cannot be written to { $folder }: { $reason }.
simulate-progress = matches

simulate-played =
    { $rules }, seed { $seed }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } ({ $seeds ->
        [one] { $seeds } series of deals
       *[other] { $seeds } series of deals
    } × { $rotations ->
        [one] { $rotations } rotation
       *[other] { $rotations } rotations
    } of the bots), { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $mean } a match.
simulate-rounded = Asked for { $asked }; rounded up to a multiple of { $rotations }, so that every bot plays the same cards.
simulate-column-bot = bot
simulate-column-results = W-D-L
simulate-column-share = share (95 %)
simulate-column-illegal = illegal
simulate-column-points = points
simulate-column-deal = a deal
simulate-column-margin = margin
simulate-legend =
    W-D-L: matches won, drawn, lost. share: wins and half the draws, with its 95 % interval.
    { $illegal ->
        [1] illegal: matches lost by an illegal going-out.{" "}
       *[0] {""}
    }points: a match, and a deal, on the average.
    margin: points a match above the best other side, with its 95 % interval.
