"""What the deal is worth to each side as the table lies, and whether to end it now."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.sight import Sight
from stolik.games.canasta.classes import ACE, BLACK3, COUNT, SEVEN, VALUE, at_least, count, points
from stolik.games.canasta.view import CanastaView

HAND_CARD: Final = 12
"""What a card of a hidden hand costs its side, on the average."""


def table_points(view: CanastaView, side: int) -> int:
    """Melds, canastas and red threes of a side; hands are left out."""
    nat, twos, jokers = view.nat[side], view.twos[side], view.jokers[side]
    wild = twos + jokers
    worth = points(nat)
    for cls in range(BLACK3, ACE + 1):
        worth += VALUE[1] * count(twos, cls) + VALUE[0] * count(jokers, cls)
    full = at_least(nat + wild, 7)
    mixed = (full & at_least(wild, 1)).bit_count()
    made = full.bit_count()
    return worth + 500 * (made - mixed) + 300 * mixed + _red_threes(view, side, made)


def _red_threes(view: CanastaView, side: int, made: int) -> int:
    number = COUNT[view.red3[side]]
    if not number:
        return 0
    rules = view.rules
    whole = number == 2 * rules.packs
    bonus = int(rules.red3_set_bonus) if whole and rules.red3_set_bonus != "none" else 100 * number
    condition = rules.red3_condition
    if condition == "one_meld":
        earned = view.nat[side] != 0
    elif condition == "special_canasta":
        wild = count(view.twos[side] + view.jokers[side], SEVEN)
        earned = count(view.nat[side], SEVEN) >= 7 and not wild
    else:
        needed = 2 if condition == "two_canastas" or (condition == "one_canasta_set_two" and whole) else 1
        earned = made >= needed
    return bonus if earned else -bonus


def hand_cost(view: CanastaView, seat: int) -> int:
    """What a hand costs its side if the deal ends now; of a hidden one, what it costs on the average."""
    if seat == view.seat:
        return points(view.hand)
    return HAND_CARD * view.sizes[seat]


MILK = 0


def _milks(sight):
    view = sight.view
    return sight.threat == 0 and view.stock_size > 20 and all(
        at_least(view.nat[s] + view.twos[s] + view.jokers[s], 5) == 0 and view.sizes[x] > MILK
        for x, s in enumerate(view.rules.side_of) if s != sight.side)


def out_pays(sight: Sight) -> bool:
    """Whether the deal should end by going out now. It hangs on nothing that a lay of this turn changes."""
    view, rules = sight.view, sight.rules
    if MILK and _milks(sight):
        return False
    if rules.match_end != "target":
        return True
    totals = [view.scores[side] + table_points(view, side) for side in range(rules.sides)]
    for seat in range(rules.players):
        if seat != view.seat:
            totals[rules.side_of[seat]] -= hand_cost(view, seat)
    totals[sight.side] += points(view.hand) + rules.out_bonus
    rival = max(total for side, total in enumerate(totals) if side != sight.side)
    # going out must not hand the match to the others
    return rival < rules.target or rival <= totals[sight.side]
