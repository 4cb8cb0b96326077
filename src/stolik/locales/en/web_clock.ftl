# The clock, ending by agreement, those who look on, and what everybody at the table is doing.

## The clock

felt-clock = Time for this turn
felt-clock-short = { $count } s
felt-clock-left =
    { $count ->
        [one] { $count } second left for your turn.
       *[other] { $count } seconds left for your turn.
    }
felt-clock-late = Time was up, so the table played for you.
felt-clock-bot-more = Touch the table or press any key to go on yourself.
felt-idle = { $name } has been thinking for 2 minutes.
felt-idle-ask = Wait, let a bot play, or stop?
felt-idle-own = The others have been waiting for you for over two minutes.
felt-idle-own-more = They can wait longer, let a bot play, or end the match.

## Ending by agreement

felt-finish = Propose to end the match
felt-finish-alone = End the match
felt-finish-join = Agree to end the match
felt-finish-back = Take back your vote to end
felt-finish-ask = End the match early?
felt-finish-more = The match ends without a winner once everybody with a seat who is here agrees. You can take your vote back.
felt-finish-more-alone = There is nobody else to ask: the match ends at once, without a winner.
felt-finish-others =
    { $count ->
        [one] { $names } proposes to end the match.
       *[other] { $names } propose to end the match.
    }
felt-finish-own = You propose to end the match.
felt-finish-count = { $count } of { $all } are for it.
felt-finish-yes = End it
felt-finish-no = Play on

## Those who look on

felt-watchers =
    { $count ->
        [one] { $count } person is looking on.
       *[other] { $count } people are looking on.
    }
felt-watch-more = Hands stay hidden as long as the match goes on.
felt-watch-closed = This table plays without onlookers

## What everybody is doing

felt-doing-now = Now: { $doing }.
felt-doing-turn = In turn now.
felt-doing-waits = Waiting for a turn.
felt-doing-ready = Has read the score and waits for the next deal.
felt-doing-reads = Reading the score.
felt-doing-away = Connection lost since { $time }.
felt-doing-away-some-time = Connection lost.
felt-doing-left = Away from the table.
felt-doing-stand-in = A bot plays until { $name } is back.
felt-side-you = This is your seat.
felt-side-partner = Plays with you.
felt-side-opponent = Plays against you.
felt-side-pair = In a pair with { $name }.
