# The first page, own rules under a name, and tables that everybody may find.

web-title-waiting = ({ $count }) It is your turn · Stolik

## Games

web-family-canasta = Canasta and its kin
web-family-choina = Contracts
web-family-cassino = Capturing from the table
web-home-facts =
    { $players }{ $known ->
        [yes] {" "}· about { $minutes } min
       *[no] {""}
    }
web-variants =
    { $count ->
        [one] One more way to play it: { $names }
       *[other] { $count } more ways to play it: { $names }
    }
web-variants-fold = Show fewer
web-home-setup = { $game }: how we play

## Tables to return to

web-return-turn = It is your turn.
web-return-asked = You are asked.
web-return-score = The next deal waits for you.
web-return-agree = The others wait for you to agree.
web-return-others = The match goes on.
web-return-gathering = The table waits for the match to begin.

## Who may come to a table

web-listed = Who finds your table
web-listed-link = by the link only
web-listed-all = everybody may find it
web-listed-help-link = Nobody comes to your table without the link.
web-listed-help-all = Your table is shown on the first page of this server, with your name; anybody may sit down.

## Own rules

web-own-title = Your rules
web-own-no-game = There is no such game any more: { $rules }
web-own-name = Name of these rules
web-own-example = for example: at the Browns’
web-own-name-needed = Enter a name under which you find these rules again.
web-own-taken = “{ $name }” are saved already ({ $game }). Shall these take their place?
web-own-replace = Replace “{ $name }”
web-own-rename = Rename
web-own-delete = Delete
web-own-delete-sure = Really delete “{ $name }”?
web-own-kept = They are kept in this browser. A link takes them elsewhere.
web-own-saved = Saved: { $name }.
web-own-changed = Not saved under “{ $name }” yet.
web-rules-save = Save rules
web-rules-share = Share rules
web-rules-share-help = Whoever opens the link reads the rules in words, and can play by them or save them.
web-rules-link = Link to these rules
web-rules-share-title = Rules: { $name }
web-rules-withdrawn =
    { $count ->
        [one] This setting does not exist here, or not with this value, and you play without it: { $settings }.
       *[other] These settings do not exist here, or not with these values, and you play without them: { $settings }.
    }
web-rules-other-version = { $game } had other rules when these were saved. Read them before you play.
web-changes-more = and { $count } more
web-changes-none = no changes

## Rules that somebody sent

web-sent-rules = What is played
web-sent-play = Play by these rules
web-sent-none = These rules cannot be played
web-sent-unreadable = The link says nothing that can be read. Check whether it is complete.
web-sent-broken =
    { $count ->
        [one] This part of the link cannot be read and is left out: { $words }. Check whether the link is complete.
       *[other] These parts of the link cannot be read and are left out: { $words }. Check whether the link is complete.
    }
web-sent-nearest = What comes nearest: { $game }.
web-sent-take = Choose { $game }

## Open tables

web-open-title = Open tables
web-open-jump =
    { $count ->
        [one] One open table has a seat for you
       *[other] { $count } open tables have a seat for you
    }
web-open-count =
    { $count ->
        [0] Nobody has opened a table for everybody just now. Open one yourself: choose “everybody may find it” and invite.
        [one] One table
       *[other] { $count } tables
    }
web-open-people =
    { $has ->
        [yes] { $names }
       *[no] nobody sits there yet
    }
web-open-room =
    { $count ->
        [one] one seat of { $all } is free
       *[other] { $count } seats of { $all } are free
    }
web-open-full = all seats are taken
web-open-playing = the match is on
web-open-clock =
    { $seconds ->
        [0] no clock
       *[other] { $seconds } s a turn
    }
web-open-watchers =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
web-open-join = Join
web-open-join-at = Join: { $game }, { $names }
web-open-watch = Watch
web-open-watch-at = Watch: { $game }, { $names }
