# What happened: one message for each code of an event, `event-<code>`. $who is "you" for the own seat, else "other".
# Most are clauses without their subject, for what a seat did in a row is told in one sentence; those of the deal and of
# the match are whole sentences. $cards and $class have the letters of this language, so have
# $low and $high, the ends of a sequence; $name is a name, $game is the preset, which has its word for a sequence of seven.

event-sentence =
    { $who ->
        [you] You { $what }.
       *[other] { $name } { $what }.
    }
event-and = { $first } and { $last }

event-drew =
    { $who ->
        [you] draw
       *[other] draws
    } { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-took =
    { $who ->
        [you] take
       *[other] takes
    } the pile, top card { $cards }
event-lifted =
    { $who ->
        [you] pick up
       *[other] picks up
    } { $count ->
        [one] the other card
       *[other] the other { $count } cards
    } of it
event-surprise_lifted =
    { $who ->
        [you] pick up
       *[other] picks up
    } { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    } from under it{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-laid =
    { $who ->
        [you] lay
       *[other] lays
    } { $cards }
event-added =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to the { $class ->
        [wild] wild cards
       *[other] { $class }s
    }
event-run_laid =
    { $who ->
        [you] lay
       *[other] lays
    } the sequence { $cards }
event-run_extended =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to the sequence { $low }–{ $high }
event-joined =
    { $who ->
        [you] join
       *[other] joins
    } the two melds of { $class }s
event-canasta_natural =
    { $who ->
        [you] complete
       *[other] completes
    } a natural canasta of { $class }s
event-canasta_mixed =
    { $who ->
        [you] complete
       *[other] completes
    } a mixed canasta of { $class }s
event-canasta_sequence =
    { $who ->
        [you] complete
       *[other] completes
    } { sequence-canasta-one }, { $low }–{ $high }
event-canasta_wild =
    { $who ->
        [you] complete
       *[other] completes
    } a bolivia
event-bonus_drew =
    { $who ->
        [you] get
       *[other] gets
    } { $count ->
        [0] no bonus card
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-opened =
    { $who ->
        [you] open
       *[other] opens
    } with { $points } points
event-discarded =
    { $who ->
        [you] discard
       *[other] discards
    } { $cards }
event-undone =
    { $who ->
        [you] take back the last step
       *[other] takes back the last step
    }
event-red_three_laid =
    { $who ->
        [you] set
       *[other] sets
    } { $count ->
        [one] the red three { $cards }
       *[other] the red threes { $cards }
    } aside
event-passed =
    { $who ->
        [you] pass
       *[other] passes
    }
event-stopped =
    { $who ->
        [you] end
       *[other] ends
    } the turn without a discard
event-turn_skipped = can neither lay nor discard, so the turn is over
event-asked =
    { $who ->
        [you] ask
       *[other] asks
    } the partner { $ask ->
        [lay_out] whether to lay cards
       *[go_out] whether to go out
    }
event-answered_yes =
    { $who ->
        [you] say
       *[other] says
    } yes
event-answered_no =
    { $who ->
        [you] say
       *[other] says
    } no
event-went_out =
    { $who ->
        [you] go
       *[other] goes
    } out
event-went_out_concealed =
    { $who ->
        [you] go
       *[other] goes
    } out concealed
event-double_out =
    { $who ->
        [you] lay your whole hand
       *[other] lays the whole hand
    } too: double out
event-match_lost =
    { $who ->
        [you] empty your hand without the right to go out, and lose
       *[other] empties the hand without the right to go out, and loses
    } the match
event-dealer_drawn =
    { $who ->
        [you] are
       *[other] is
    } the first dealer, by lot

event-seats_drawn =
    { $partners ->
        [none] Cards drawn for who begins: { $drawn }.
       *[other] Cards drawn for the seats: { $drawn }. Partners: { $partners }.
    } { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
seat-draw-of = { seat-draw-who } { $cards }
seat-draw-who =
    { $who ->
        [you] you
       *[other] { $name }
    }

event-deal_began =
    Deal { $number }: { $who ->
        [you] you deal
       *[other] { $name } deals
    }, on the pile { $cards }.
event-deal_ended_out = Deal { $number } is over.
event-deal_ended_stock = The stock is used up: deal { $number } is over.
event-deal_ended_red_three = The last card of the stock was a red three: deal { $number } is over.
event-match_ended =
    { $who ->
        [you] You win the match.
        [we] You and { $name } win the match.
        [they] { $name } win the match.
       *[other] { $name } wins the match.
    }
event-match_shared =
    { $who ->
        [you] You share the win with { $name }.
       *[other] { $name } share the win.
    }
