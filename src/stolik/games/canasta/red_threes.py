"""What the red threes of a side count, for it or against it, as its melds lie (A65, C23, C24, D43, D44, P12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.games.canasta.classes import COUNT, SEVEN
from stolik.games.canasta.table_melds import RANK_MELD, TableMeld, table_melds

if TYPE_CHECKING:
    from stolik.games.canasta.core import Core
    from stolik.games.canasta.view import CanastaView

RED_THREE: Final = 100


def all_red_threes(table: Core | CanastaView, side: int) -> bool:
    """Whether a side has every red three of the packs."""
    return COUNT[table.red3[side]] == 2 * table.rules.packs


def red_three_points(table: Core | CanastaView, side: int) -> int:
    """The points of a side's red threes if the deal ended now: minus where it does not meet the condition."""
    rules = table.rules
    number = COUNT[table.red3[side]]
    if number == 0:
        return 0
    whole = all_red_threes(table, side)
    bonus = int(rules.red3_set_bonus) if whole and rules.red3_set_bonus != "none" else RED_THREE * number
    return bonus if _earned(rules.red3_condition, table_melds(table, side), whole) else -bonus


def _earned(condition: str, melds: list[TableMeld], whole: bool) -> bool:
    if condition == "one_meld":
        return bool(melds)
    finished = [meld for meld in melds if meld.finished]
    if condition == "special_canasta":
        return any(_is_special(meld) for meld in finished)
    two = condition == "two_canastas" or (condition == "one_canasta_set_two" and whole)
    return len(finished) >= (2 if two else 1)


def _is_special(canasta: TableMeld) -> bool:
    """Whether a canasta is one of wild cards, of a sequence, or of natural sevens (D44)."""
    return canasta.kind != RANK_MELD or (canasta.cls == SEVEN and canasta.wilds == 0)
