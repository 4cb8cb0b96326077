"""Why an action of Choina is good or bad, as codes; each has a message `reason-<code>`."""

from __future__ import annotations

from enum import StrEnum


class ChoinaReason(StrEnum):
    """The codes. Parameters: `seat` a seat, `card` a card, `rank` a letter of notation, the others numbers."""

    GOES_OUT = "choina_goes_out"
    ENDS_DEAL = "choina_ends_deal"
    COMPLETES = "choina_completes"
    LACKS = "choina_lacks"
    BRINGS_NEARER = "choina_brings_nearer"
    NO_USE = "choina_no_use"
    STOCK = "choina_stock"
    COSTS_TURN = "choina_costs_turn"
    COSTS_NOTHING = "choina_costs_nothing"
    KEEPS_TURN = "choina_keeps_turn"
    COSTS_POINTS = "choina_costs_points"
    DENIES = "choina_denies"
    LEADS = "choina_leads"
    MAY_END = "choina_may_end"
    SPARES = "choina_spares"
    GIVES_PLACES = "choina_gives_places"
    SPOILS = "choina_spoils"
    STRAY = "choina_stray"
    NEEDED = "choina_needed"
    LETS_OUT = "choina_lets_out"
    FITS_TABLE = "choina_fits_table"
    COLLECTS_RANK = "choina_collects_rank"
    COLLECTS_NEAR = "choina_collects_near"
    THREW_RANK = "choina_threw_rank"
