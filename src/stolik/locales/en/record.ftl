# Records of matches: why a text is none, and where a record differs from what it says.

record-error = Line { $line }, column { $column }: { $what }
record-fault-no_record = this is no record of Stolik; a record begins with the line "stolik record 1".
record-fault-newer_format = this record has the format { $format }, which a newer Stolik wrote; this one reads { $known }.
record-fault-byte_order_mark = an unseen byte order mark stands before the first word; save the file as UTF-8 without one (without BOM).
record-fault-not_utf8 = this is no UTF-8 text.
record-fault-carriage_return = a line ends as on Windows (CR LF); in records a line feed alone ends every line.
record-fault-control_character = a character that cannot be seen stands here; records have none, not even a tab.
record-fault-blank_at_end = a space stands at the end of the line.
record-fault-cut_off =
    { $in_line ->
        [0] the record is not finished: it was cut off before this line. A whole one ends with "end over" or "end unfinished", and totals.
       *[1] the record ends in the middle of this line: it was cut off, or just the line feed at its end is missing.
    }
record-fault-too_much = the record is complete before this line; only comments may follow.
record-fault-comment_here = no comment or empty line may stand between the lines of an order or of checks.
record-fault-line_expected = a line that begins with "{ $wanted }" is needed here, not "{ $found }".
record-fault-blank_expected = an empty line is needed here, not "{ $found }".
record-fault-game_form =
    the rule set is not written as records write it{ $known ->
        [no] : a game with its version, and options with single spaces, as in "kurnik@1 players=4".
       *[yes] ; the right way is "{ $wanted }".
    }
record-fault-newer_rules = "{ $game }" is a newer version of the rules than this Stolik knows ({ $known }).
record-fault-player_form = the player of seat { $seat } is needed here, as in "seat { $seat } person Ala" or "seat { $seat } greedy Marek".
record-fault-date_form = a date is written as in "2026-11-30".
record-fault-tag_form = a tag is a name in small letters and a value, as in "tag place Kraków".
record-fault-tag_twice = a second tag "{ $name }".
record-fault-position = the position cannot be: { $why }
record-fault-position_form = this line of the position is not written as records write it; the right way is "{ $wanted }".
record-fault-number_form = this is no number that can stand here: "{ $given }".
record-fault-number_of_words = another number of words is needed here: { $needed }, not { $found }.
record-fault-deal_number = deal { $wanted } is needed here, not { $given }.
record-fault-no_card = this is no card as records write it: "{ $given }"; cards are written as in 7h, 10s, Qc, Jkr.
record-fault-no_check = a check is four digits from 0 to 9 and a to f, not "{ $given }".
record-fault-line_length = every line but the last must have { $most } words here, and none may have more.
record-fault-checks_count = one check for every order and every action is needed: { $needed }, not { $found }.
record-fault-same_seat = seat { $seat } has the line before too; what a seat does in a row stands in one line.
record-fault-no_action = this is no action as records write it: "{ $given }"; cards that move have their suits, as in "lay 7c7dJkr".
record-fault-cards_sorted = the cards of "{ $given }" are not sorted: by rank and suit (c d h s), wild cards last.
record-fault-events_form = the number of events and their hash are needed here: 64 digits from 0 to 9 and a to f.
record-fault-result_reason = a deal does not end by "{ $given }"; ends: { $allowed }.
record-fault-result_missing = deal { $deal } has no result; only the last deal of an unfinished record may have none.
record-fault-end_form = a record ends with "end over" or "end unfinished".
record-fault-winners_sorted = the sides that won stand once each, the lowest first.

record-at-action = action { $action } (deal { $deal }, seat { $seat }, "{ $text }"; line { $line }, column { $column })
record-at-deal = deal { $deal }, after action { $action } (line { $line })
record-at-match = the match as a whole (line { $line })
record-at-start = the beginning (line { $line })
record-differs = It differs at { $place }: { $what }
record-differs-older = Played by { $rules }; under the rules of today it first differs at { $place }: { $what }
record-difference-position = the position cannot be: { $why }
record-difference-deal_number = the next deal is { $wanted }.
record-difference-deal_over = the deal is over before it.
record-difference-order_not_due = no order of cards is due.
record-difference-order_due = cards or seats must be put in order before it.
record-difference-wrong_cards = this is no order of the deck; too much: { $extra }, missing: { $missing }.
record-difference-wrong_seat = it is the turn of seat { $wanted }.
record-difference-unreadable = this means no single action here.
record-difference-illegal = { $why }
record-difference-check = what follows from it is not what the record's check says.
record-difference-order_check = the order, or what follows from it, is not what the record's check says.
record-difference-events = the events of the deal are { $wanted }.
record-difference-result = the result of the deal is { $wanted ->
        [none] that it is not over
       *[other] "{ $wanted }"
    }.
record-difference-totals = the totals are { $wanted }.
record-difference-not_over = the match is not over.
record-difference-over = the match is over.
record-difference-winners = the winners are the sides { $wanted }.
record-agrees = It agrees with the rules: { $rules }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $over ->
        [on] finished
       *[off] unfinished
    }.
record-agrees-older = Played by { $rules }; under the rules of today it does not differ: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $over ->
        [on] finished
       *[off] unfinished
    }.
