### Why a game cannot be had as it was asked for: what is allowed, and the nearest name.
### Lists come joined by commas; $has_nearest is 1 where $nearest names something.

game-error-unknown-game =
    There is no game "{ $game }"{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Games: { $allowed }.
game-error-unknown-option =
    There is no option "{ $option }"{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Options: { $allowed }.
game-error-unknown-value =
    The option "{ $option }" has no value "{ $value }"{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Allowed: { $allowed }.
game-error-wrong-version = { $game } has no version { $version } here; allowed: { $allowed }.
game-error-constraint-broken =
    { $settings } ({ $game }) is refused: { $constraint ->
        [players_not_offered] { constraint-players-not-offered } Allowed: { $players }.
        [going_out_off_needs_forbid] { constraint-going-out-off-needs-forbid }
        [partnership_needs_four] { constraint-partnership-needs-four }
        [black3_melds_need_going_out] { constraint-black3-melds-need-going-out }
        [black3_take_needs_last_meld] { constraint-black3-take-needs-last-meld }
        [samba_needs_sequences] { constraint-samba-needs-sequences }
       *[opening_table_list] { constraint-opening-table-list }
    }
game-error-malformed-text = Cannot read "{ $part }" in "{ $text }"; write a game and its options as in "kurnik@1 players=4".
game-error-option-repeated = The option "{ $option }" is given twice; give it once.
