# stolik simulate: matches between bots.

simulate-command = Let bots play matches against each other, and tell how strong they are. The same seed gives the same result.
simulate-game = the game
simulate-matches = how many matches (else 100); rounded up until every deal was played from every place
simulate-bots = who plays, as in greedy,plain: the bots fill the seats in order and begin anew (else greedy,plain)
simulate-seed = the number that the cards and all choices belong to (else 1)
simulate-jobs = how many processes share the work (else one for each processor)

simulate-too-few = { $name } must be at least 1, not { $given }.
simulate-worker-died = A worker process ended unexpectedly (out of memory?); there is no result.
simulate-bot-failed = The bot { $bot } failed in seat { $seat } (choice { $choice }, rotation { $rotation }, seed { $seed }). Again: { $command }
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
simulate-column-matches = matches
simulate-column-won = won
simulate-column-drawn = drawn
simulate-column-lost = lost
simulate-column-illegal = illegal out
simulate-column-share = share
simulate-column-interval = 95 % interval
simulate-column-points = points/match
simulate-column-deal = points/deal
simulate-column-margin = margin/match
simulate-legend = share: wins and half the draws. illegal out: matches lost by an illegal going-out. margin: points above the best other side.
