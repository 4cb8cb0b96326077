"""Writing a state as a position: everything that decides how it goes on, in lines that people can read."""

from __future__ import annotations

from stolik.cards import cards_text
from stolik.games.cassino.combination import cards_of, is_call, is_fresh, maker_of, value_of
from stolik.games.cassino.core import NEED_DECK, NEED_OVER, Core
from stolik.games.cassino.values import kinds_of


def position_text(core: Core) -> str:
    """The position as text; reading it gives an equal state."""
    dealer = str(core.dealer) if core.dealer >= 0 else "-"
    lines = [
        core.rules.rule_set.text,
        f"deal {core.deal_number} dealer {dealer}",
        "scores " + _numbers(core.scores),
        "turn " + _turn(core),
    ]
    if core.deal_number:
        lines += _cards(core)
    return "\n".join(lines) + "\n"


def _numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def _turn(core: Core) -> str:
    if core.need == NEED_OVER:
        return "over " + " ".join(str(side) for side in core.winners)
    return "deck" if core.need == NEED_DECK else str(core.seat)


def _cards(core: Core) -> list[str]:
    rules = core.rules
    lines = [f"last {core.last_taker}"] if core.last_taker >= 0 else []
    lines += [f"hand {seat}: {_listed(core.hands[seat])}" for seat in range(rules.players)]
    lines.append("table " + _listed(core.loose))
    for made in core.combos:
        word, fresh = "call" if is_call(made) else "build", " fresh" if is_fresh(made) else ""
        lines.append(f"{word} {maker_of(made)} {value_of(made)}: {_listed(cards_of(made))}{fresh}")
    lines += [f"pile {side}: {_listed(pile)}" for side, pile in enumerate(core.piles) if pile]
    if any(core.sweeps):
        lines.append("sweeps " + _numbers(core.sweeps))
    lines.append("stock " + (cards_text(core.order[core.top :]) or "-"))
    for seat, values in enumerate(core.promised):
        if values:
            lines.append(f"promised {seat}: " + _numbers([value for value in range(16) if values >> value & 1]))
    return lines


def _listed(cards: int) -> str:
    return cards_text(kinds_of(cards)) or "-"
