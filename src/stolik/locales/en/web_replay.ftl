### Matches that are over, and records played again, in the browser.

web-games-title = Finished matches
web-games-lead = Every match that you finished in this browser: look at it again, move by move and with all hands open, or keep its record as a file.
web-games-none = No match was finished in this browser yet.
web-games-loading = Looking for your matches…
web-games-more =
    { $count ->
        [one] { $count } more match
       *[other] { $count } more matches
    }
web-games-download = Download
web-games-download-of = Download the record: { $game }, { $names }
web-games-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
web-games-won = You won
web-games-lost = You lost
web-games-drawn = A draw
web-games-stopped = Stopped
web-games-file = A record from a file
web-games-file-help = Choose a .stolik file, drop it on this page, or paste the text of a record.
web-games-file-choose = Open a file
web-games-drop = Drop the file to open it
web-games-file-big = That is no record: it has more than { $most } KB.
web-games-no-file = Open the file again: a page does not keep it.

web-replay-title = Replay: { $game }
web-replay-loading = Playing it again…
web-replay-position = { $deals ->
        [0] Before the first deal
       *[other] Deal { $deal } of { $deals }
    } · { $at } of { $moments }
web-replay-controls = Go through the match
web-replay-previous = Previous move
web-replay-next = Next move
web-replay-previous-deal = Previous deal
web-replay-next-deal = Next deal
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Place in the deal
web-replay-slider-at = Move { $at } of { $moments }: { $what }
web-replay-pace = Pace
web-replay-keys = Keys: arrows left and right go move by move, Page Up and Page Down deal by deal, Home and End to the ends of the deal, the space bar plays.
web-replay-moves = Moves of deal { $deal }
web-replay-deals = Deals
web-replay-deal = Deal { $deal }
web-replay-unended = not over
web-replay-hands = Hands
web-replay-hands-all = all open
web-replay-hands-of = as { $name } saw them
web-replay-hand-of =
    Hand of { $name }: { $count ->
        [0] no cards
       *[other] { $cards }
    }
web-replay-hand-closed =
    Hand of { $name }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-replay-begins = The cards are put in order.
web-replay-start = The beginning
web-replay-verdict-bad = From there on it cannot be shown.
web-replay-go-there = Go to that action
web-replay-broken-off = The record ends here: the match was not finished.
web-replay-back = Finished matches
web-replay-failed = This record cannot be shown
web-replay-watch = Replay this match
