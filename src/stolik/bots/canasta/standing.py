"""What the deal is worth to each side as the table lies, and whether to end it now."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.sight import CALM, Sight
from stolik.games.canasta.classes import ACE, BLACK3, COUNT, JOKER, SEVEN, TWO, VALUE, at_least, count, points
from stolik.games.canasta.core import Core
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.runs import run_points, sambas
from stolik.games.canasta.scoring import (
    MIXED_CANASTA,
    MIXED_SEVENS,
    NATURAL_CANASTA,
    NATURAL_SEVENS,
    SEQUENCE_CANASTA,
    SEVENS_BIT,
)
from stolik.games.canasta.view import CanastaView

HAND_CARD: Final = 12
"""What an ordinary card of a hidden hand costs its side, on the average."""


def table_points(table: CanastaView | Core, side: int) -> int:
    """Melds, canastas and red threes of a side; hands are left out."""
    rules = table.rules
    worth = made = 0
    for at in (side, rules.sides + side) if rules.second else (side,):
        nat, twos, jokers = table.nat[at], table.twos[at], table.jokers[at]
        wild = twos + jokers
        worth += points(nat)
        if wild:
            for cls in range(BLACK3, ACE + 1):
                worth += VALUE[TWO] * count(twos, cls) + VALUE[JOKER] * count(jokers, cls)
        full = at_least(nat + wild, 7)
        mixed = (full & at_least(wild, 1)).bit_count()
        made += full.bit_count()
        worth += NATURAL_CANASTA * (full.bit_count() - mixed) + MIXED_CANASTA * mixed
        if rules.dear_sevens and full & SEVENS_BIT:
            worth += MIXED_SEVENS - MIXED_CANASTA if count(wild, SEVEN) else NATURAL_SEVENS - NATURAL_CANASTA
    if rules.wide:
        closed = sambas(table.runs[side])
        worth += sum(run_points(code) for code in table.runs[side]) + SEQUENCE_CANASTA * closed
        for bits in table.bolivias[side]:
            worth += VALUE[TWO] * COUNT[bits >> 8 & 255] + VALUE[JOKER] * COUNT[bits >> 16] + rules.wild_bonus
        made += closed + len(table.bolivias[side])
    number = COUNT[table.red3[side]]
    return worth + (red_threes(table, side, made) if number else 0)


def red_three_bonus(rules: Rules, number: int) -> int:
    """What so many red threes are worth, plus or minus."""
    whole = number == 2 * rules.packs
    return int(rules.red3_set_bonus) if whole and rules.red3_set_bonus != "none" else 100 * number


def red_threes(table: CanastaView | Core, side: int, made: int) -> int:
    """What its red threes bring a side that has made so many canastas."""
    rules = table.rules
    number = COUNT[table.red3[side]]
    bonus = red_three_bonus(rules, number)
    condition = rules.red3_condition
    if condition == "one_meld":
        earned = table.nat[side] != 0 or bool(table.runs[side]) or bool(table.bolivias[side])
    elif condition == "special_canasta":
        earned = has_special(table, side)
    else:
        whole = number == 2 * rules.packs
        needed = 2 if condition == "two_canastas" or (condition == "one_canasta_set_two" and whole) else 1
        earned = made >= needed
    return bonus if earned else -bonus


def has_special(table: CanastaView | Core, side: int) -> bool:
    """Whether a side has a canasta of wild cards, of a sequence, or of natural sevens (D44)."""
    if table.bolivias[side] or sambas(table.runs[side]):
        return True
    return any(
        count(table.nat[at], SEVEN) >= 7 and not count(table.twos[at] + table.jokers[at], SEVEN)
        for at in (side, table.rules.sides + side)
    )


def _hidden_card(rules: Rules) -> int:
    """What a card of a hidden hand costs: sevens are as likely as others, black threes are got rid of."""
    return HAND_CARD + (rules.seven_in_hand - VALUE[SEVEN]) // 14 + (rules.black3_in_hand - VALUE[BLACK3]) // 54


def totals_after_out(sight: Sight, seat: int) -> list[int]:
    """About what each side would have if this seat, whose cards all lie then, went out now."""
    view, rules = sight.view, sight.rules
    hidden = _hidden_card(rules)
    totals = [score + table_points(view, side) for side, score in enumerate(view.scores)]
    for other, size in enumerate(view.sizes):
        if other != seat:
            cost = sight.hand_cost if other == view.seat else hidden * size
            totals[rules.side_of[other]] -= cost
    laid = points(view.hand) if seat == view.seat else 0
    totals[rules.side_of[seat]] += laid + rules.out_bonus
    return totals


def decides_match(sight: Sight) -> bool | None:
    """Whether going out now would win the match; None where it would not end it."""
    if sight.rules.match_end != "target":
        return None
    totals = totals_after_out(sight, sight.view.seat)
    own = totals[sight.side]
    rival = max(total for side, total in enumerate(totals) if side != sight.side)
    return own >= rival if max(own, rival) >= sight.rules.target else None


def out_pays(sight: Sight) -> bool:
    """Whether to end the deal by going out. It hangs on nothing that a lay of this turn changes.

    Nearly always: what the others hold is lost to them. But not if it hands them the match, and not while the partner
    is left with more cards than both opponents and nothing presses.
    """
    decided = decides_match(sight)
    if decided is not None:
        return decided
    return sight.threat != CALM or sight.dump or not _partner_is_left(sight)


def _partner_is_left(sight: Sight) -> bool:
    """Whether partners of the own side hold more cards than all opponents."""
    view, side_of = sight.view, sight.rules.side_of
    more = 0
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            more += size if side_of[seat] == sight.side else -size
    return more > 0


def out_wins(sight: Sight, seat: int) -> bool:
    """Whether the match is won if this seat of the own side goes out now."""
    rules = sight.rules
    if rules.match_end != "target":
        return False
    totals = totals_after_out(sight, seat)
    own = totals[sight.side]
    return own >= rules.target and own == max(totals)
