### Why the server could not do what the page asked for: one message for each code, `web-error-CODE`.

web-error-malformed = The request cannot be understood.
web-error-unreadable = The server did not understand the page. Load it again.
web-error-hello = The page did not say who it is. Load it again.
web-error-hello-again = The page said twice who it is. Load it again.
web-error-too-big = That is more than the server reads at once.
web-error-not-found = There is nothing at this address.
web-error-no-table = There is no table at this address. The link may be incomplete.
web-error-table-over = The match at this table is over, and the table was cleared. Those who played find it under “Finished matches”.
web-error-no-page = The page is not built on this server.
web-error-method = This address is not asked in this way.
web-error-code = This code is not valid: it works once, for ten minutes, at its own table.
web-error-spectator = You are watching; only those who sit at the table can do that.
web-error-no-watching = Nobody looks on while this match is played.
web-error-not-in-turn = It is not your turn.
web-error-not-kept = The server could not keep this, so nothing was done. Try again.
web-error-match-goes-on = A match has its record when it is over; before that it would show hidden cards.
web-error-no-seat = Only those who had a seat at this table can see its record.
web-error-no-share = There is no match at this address. The link may be incomplete, or those who played no longer share it.
web-error-no-deal = This match has no such deal.
web-error-record = { $text }
web-error-record-long = Playing this record again would take the server more than { $seconds } s of work. Do it on your own computer: stolik replay FILE.
web-error-replays-full = The server has as many records to play again as it can carry. Try again in a moment.
web-error-tables-full = The server has as many tables as it can carry. Try again later.
web-error-connections-full = The server has as many visitors as it can carry. Try again later.
web-error-closing = The server is being stopped. Your table is kept.
web-error-internal = Something went wrong on the server. The table is kept; try again.
