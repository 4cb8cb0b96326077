### Dlaczego nie można dostać gry, o którą poproszono: co jest dozwolone i jaka nazwa jest najbliższa.
### Listy przychodzą połączone przecinkami; $has_nearest wynosi 1, gdy $nearest coś podaje.

game-error-unknown-game =
    Nie ma gry „{ $game }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Gry: { $allowed }.
game-error-unknown-option =
    Nie ma opcji „{ $option }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Opcje: { $allowed }.
game-error-unknown-value =
    Opcja „{ $option }” nie ma wartości „{ $value }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Dozwolone: { $allowed }.
game-error-wrong-version = Gra { $game } nie ma tu wersji { $version }; dozwolone: { $allowed }.
game-error-constraint-broken =
    { $settings } ({ $game }) jest wykluczone: { $constraint ->
        [players_not_offered] { constraint-players-not-offered } Dozwolone: { $players }.
        [going_out_off_needs_forbid] { constraint-going-out-off-needs-forbid }
        [partnership_needs_four] { constraint-partnership-needs-four }
        [black3_melds_need_going_out] { constraint-black3-melds-need-going-out }
        [black3_take_needs_last_meld] { constraint-black3-take-needs-last-meld }
        [samba_needs_sequences] { constraint-samba-needs-sequences }
       *[opening_table_list] { constraint-opening-table-list }
    }
game-error-malformed-text = Nie można odczytać „{ $part }” w „{ $text }”; grę i jej opcje pisze się jak „kurnik@1 players=4”.
game-error-option-repeated = Opcja „{ $option }” jest podana dwa razy; podaj ją raz.
