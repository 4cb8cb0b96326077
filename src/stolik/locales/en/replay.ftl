# stolik replay: a record is checked, told in words, or gone through step by step.

replay-command-short = go through the record of a match, and check it
replay-command = Go through a record of a match, and check it. Exit code 0: it agrees with the rules; 1: it differs; 2: it cannot be read.
replay-file = the record; - reads standard input
replay-check = only check it, and say the result in one line
replay-all = tell the whole match in words, also on a terminal

replay-one-way = Only one of --check, --all and --json can be given.
replay-no-file = { $file } cannot be read: { $reason }.
replay-unreadable = { $file }: { $what }
replay-progress = checking

replay-seat = Seat { $seat }
replay-where = deal { $deal }, action { $action } of { $actions }
replay-deal = Deal { $deal }
replay-hands = Hands
replay-pile =
    Pile: { $count ->
        [0] empty
       *[other] { $cards }
    }
replay-under = Face down under it: { $cards }
replay-keys = Enter: next · p: previous · a number: that action · d: next deal · q: leave
replay-unknown = This means nothing here.
replay-end = The record has nothing further.
