# What happened in Cassino: one message for each event code of its own, as in events.ftl. $card is the card played from
# the hand, $cards those of the table; $owner says whose build was raised: "self", "you", or "other", who is called
# $ownername.

event-trailed =
    { $who ->
        [you] lay
       *[other] lays
    } { $cards } in the centre
event-captured =
    { $who ->
        [you] take
       *[other] takes
    } { $cards } with { $card }
event-swept =
    { $who ->
        [you] clear
       *[other] clears
    } the table: a sweep
event-built =
    { $who ->
        [you] build
       *[other] builds
    } { $value } of { $card } and { $cards }
event-called =
    { $who ->
        [you] call
       *[other] calls
    } { $value }: { $card } with { $cards }
event-raised =
    { $who ->
        [you] raise
       *[other] raises
    } { $owner ->
        [self] { $who ->
            [you] your own build
           *[other] their own build
        }
        [you] your build
       *[other] { $ownername }’s build
    } of { $old } to { $value } with { $card }{ $count ->
        [0] {""}
       *[other] {" "}and { $cards }
    }
event-remainder =
    { $who ->
        [you] get
       *[other] gets
    } what is left on the table: { $cards }

event-round_began =
    Round { $number }: { $who ->
        [you] you deal
       *[other] { $name } deals
    }, in the centre { $cards }.
event-dealt_again =
    New hands are dealt; { $count ->
        [0] the stock is used up.
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
event-remainder_lies = Nobody took a card in this round: what lies there counts for no one.
event-deal_ended_played = All cards are played: round { $number } is over.
event-deal_ended_claimed = The target is reached in the middle of round { $number }.
