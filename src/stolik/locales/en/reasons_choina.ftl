# Why careful thinks so of an action in the Choina games: a message a code, `reason-<code>`. $seat is a name, $card and
# $rank have the letters of this language, the others are numbers. No sentence has a capital or a full stop: they make a list.

reason-choina_goes_out = leads out in this turn
reason-choina_ends_deal = the deal ends at once, and every hand is counted
reason-choina_completes = the contract is then complete in your hand
reason-choina_lacks =
    { $cards ->
        [one] the contract still needs one card
       *[other] the contract still needs { $cards } cards
    }
reason-choina_brings_nearer = brings the contract nearer
reason-choina_no_use = does nothing for the contract
reason-choina_stock = the stock may bring something better
reason-choina_costs_turn = costs your turn
reason-choina_costs_nothing = costs you no turn
reason-choina_keeps_turn = keeps your turn
reason-choina_costs_points =
    { $points ->
        [one] costs one point if somebody goes out first
       *[other] costs { $points } points if somebody goes out first
    }
reason-choina_denies = keeps the card from { $seat }
reason-choina_leads = { $seat } leads the match
reason-choina_may_end = somebody may go out before your next turn
reason-choina_spares =
    { $points ->
        [one] one point less in your hand
       *[other] { $points } points less in your hand
    }
reason-choina_gives_places =
    { $cards ->
        [one] the others can probably add a card to it
       *[other] the others can probably add { $cards } cards to it
    }
reason-choina_spoils = takes cards that the rest of the contract needs
reason-choina_stray = { card-given } goes with nothing that you need
reason-choina_needed = you would miss { card-given }
reason-choina_lets_out = { $seat } may go out with it
reason-choina_fits_table = { $seat } can add { card-given } to a meld on the table
reason-choina_collects_rank = { $seat } probably collects { $rank }
reason-choina_collects_near = { $seat } probably holds cards next to { card-given }
reason-choina_threw_rank = { $seat } threw { $rank } too
