"""The melds of a written position, against the rules (24-43)."""

from __future__ import annotations

from typing import Final

from stolik.cards import RANK_TEXT, SUIT_TEXT
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import Core
from stolik.games.choina.hands import ACE, UNIT
from stolik.games.choina.meld import RUN_MOST, is_run, run_meld, run_suit, set_meld, set_rank
from stolik.games.choina.position_lines import MeldToken
from stolik.games.choina.rules import SUITS_DIFFER

NO_RUN: Final = -1


def place_meld(core: Core, token: MeldToken, kinds: list[int]) -> None:
    """Lay the cards of a written meld on the table. Raises NotationError for what the rules do not allow."""
    if all(kind >> 2 == kinds[0] >> 2 for kind in kinds):
        meld = _set_of(token, kinds)
    else:
        meld = run_of_kinds(kinds)
        if meld == NO_RUN or len(kinds) < core.rules.seq_min:
            raise token.error("no_meld_own", cards=token.word)
    _check_differs(core, token, meld)
    core.melds[token.seat] += (meld,)


def _set_of(token: MeldToken, kinds: list[int]) -> int:
    if len(kinds) < SET_LEAST:
        raise token.error("no_meld_own", cards=token.word)
    return set_meld(kinds[0] >> 2, sum(UNIT[kind & 3] for kind in kinds))


def run_of_kinds(kinds: list[int]) -> int:
    """The sequence that these cards are, in this order, or NO_RUN."""
    suit = kinds[0] & 3
    places = [(kind >> 2) + 1 for kind in kinds]
    if places[0] == ACE + 1:
        places[0] = 0
    in_row = all(place == places[0] + at for at, place in enumerate(places))
    if not in_row or len(kinds) > RUN_MOST or any(kind & 3 != suit for kind in kinds):
        return NO_RUN
    return run_meld(suit, places[0], places[-1])


def _check_differs(core: Core, token: MeldToken, meld: int) -> None:
    rules = core.rules
    own = core.melds[token.seat]
    for other in own:
        if is_run(meld) and is_run(other) and run_suit(meld) == run_suit(other) and rules.suits_rule == SUITS_DIFFER:
            raise token.error("meld_twice_own", card=SUIT_TEXT[run_suit(meld)])
        if not is_run(meld) and not is_run(other) and set_rank(meld) == set_rank(other) and rules.ranks_differ:
            raise token.error("meld_twice_own", card=RANK_TEXT[set_rank(meld)])
    sets, runs = rules.contract(core.deal_number)
    laid = [other for other in (*own, meld) if is_run(other) == is_run(meld)]
    most = runs if is_run(meld) else sets
    if len(laid) > most:
        raise token.error("beyond_contract", cards=token.word, most=most)
