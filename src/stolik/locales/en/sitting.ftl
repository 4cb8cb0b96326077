# What a table refuses apart from the rules of its game: one message for each code, `sitting-<code>` with hyphens.
# $name is the person whose seat it is about.

sitting-name-empty = Please give a name.
sitting-name-long =
    A name can have at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
sitting-name-odd = The name has characters that cannot be shown.
sitting-no-such-seat = This table has no such seat.
sitting-seat-taken = That seat is taken: { $name } sits there.
sitting-table-full = There is no free seat at this table.
sitting-already-seated = You have a seat at this table already.
sitting-unknown-bot = There is no bot “{ $bot }”; there are: { $allowed }.
sitting-seats-needed =
    { $name } would have no seat: by these rules { $players ->
        [one] { $players } person plays
       *[other] { $players } people play
    }.
sitting-already-begun = The match has begun already.
sitting-not-playing = No deal is being played now.
sitting-no-pause = This deal is not over yet.
sitting-match-over = The match is over.
sitting-no-person = No person has that seat.
sitting-away = Take your seat back first.
sitting-nothing-to-undo = There is nothing that you could take back.
sitting-not-away = { $name } is at the table.
sitting-just-here = { $name } was here a moment ago. A seat can be freed once its person has been away for a minute.
sitting-own-seat = The others decide about your seat.
sitting-bot-plays = A bot plays for { $name } already.
sitting-no-piles = No cards are captured in { $game }, so none can lie open.
sitting-no-clock = A turn may take { $allowed } seconds (0: as long as it takes).
sitting-no-talk = It was agreed not to talk at this table.
sitting-phrases-only = Only ready-made phrases can be said at this table.
sitting-unknown-phrase = This table does not know that phrase.
sitting-line-empty = Please write something first.
sitting-line-long =
    { $most ->
        [one] Please say it in one character.
       *[other] Please say it in at most { $most } characters.
    }
sitting-line-odd = The text has characters that cannot be shown.
sitting-line-double = Say a ready-made phrase or a text of your own, not both at once.
sitting-talk-fast = That is a lot at once. Wait a moment.
