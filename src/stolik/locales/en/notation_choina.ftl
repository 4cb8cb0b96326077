# Why a text is no action or position of Choina, as in notation_errors.ftl.

notation-buy_number = Say how many cards of the pile are bought, as in "buy 2": "{ $piece }".
notation-meld_needed = Say which meld the card goes to, as in "add 7h to 2:7" or "add 9h to 2:h": "{ $piece }".
notation-turn_line_form_own = { notation-line }after "turn" comes a seat and a word, as in "turn 0 draw"; or "over"; or "deck", alone or as in "turn deck 0 draw".
notation-no_meld_own = { notation-line }this is no set and no sequence: { $cards }.
notation-numbers_by_seat = { notation-line }one number for each seat is needed: { $count }.
notation-thrown_count = { notation-line }one seat for each card of the pile is needed: { $count }.
notation-phase_expected_here = { notation-line }after the seat comes "claim", "answer", "buy", "draw" or "play" ("draw" or "ask" after "deck"), not "{ $word }".
notation-begun_not_own = { notation-line }the player in turn has no such meld: "{ $word }".
notation-beyond_contract = { notation-line }the contract of this deal has no room for this meld: { $cards }.
notation-meld_twice_own = { notation-line }two melds of one seat are alike: { $card }.
notation-melds_of_earlier_turn = { notation-line }seat { $seat } cannot have laid a part of its contract in an earlier turn.
notation-no_reshuffle_due = { notation-line }no new stock is due here.
notation-taken_not_held = { notation-line }the card just taken must be in the hand of the player in turn.
notation-deal_line_form_own = { notation-line }this line is written as in "deal 1 dealer 0"; deals that a tie adds are counted on, as in "deal 6 dealer 0".
notation-too_many_together = { notation-line }these numbers are more than { $count } together.
notation-melds_too_near = { notation-line }two sequences of one suit, before one seat, lie nearer to each other than they could be laid: { $card }.
notation-disagrees = { notation-line }"{ $word }" does not go with the rules, or with what lies on the table.
