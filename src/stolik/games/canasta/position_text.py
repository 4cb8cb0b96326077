"""Writing a state as a position: everything that decides how it goes on, in lines that people can read."""

from __future__ import annotations

from stolik.cards import cards_text
from stolik.games.canasta.classes import CLASSES, RED3, count, kinds_of
from stolik.games.canasta.core import (
    ANSWERED_NO,
    ANSWERED_YES,
    DOUBLE,
    NEED_DECK,
    NEED_OVER,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.runs import run_text
from stolik.games.canasta.table_melds import rank_target, table_melds


def position_text(core: Core) -> str:
    """The position as text; reading it gives an equal state."""
    rules = core.rules
    dealer = str(core.dealer) if core.dealer >= 0 else "-"
    lines = [
        rules.rule_set.text,
        f"deal {core.deal_number} dealer {dealer}" + (" extra" if core.extra else ""),
        "scores " + " ".join(str(score) for score in core.scores),
        "turn " + _turn(core),
    ]
    if core.deal_number:
        lines += _cards(core)
    return "\n".join(lines) + "\n"


def _turn(core: Core) -> str:
    if core.need == NEED_DECK:
        return "deck"
    if core.need == NEED_OVER:
        winners = " ".join(str(side) for side in core.winners)
        return f"over {winners}" + (f" lost={core.lost}" if core.lost >= 0 else "")
    words = [str(core.seat), ("take", "play", "answer", "double")[core.phase]]
    if core.phase == TAKE:
        return " ".join(words)
    if core.phase == DOUBLE:
        shown = (
            ("concealed", core.out_concealed),
            (f"lays={core.lays}", core.lays > 0),
            ("unopened", not _opened(core)),
        )
        return " ".join(words + [word for word, is_set in shown if is_set])
    words.append("took" if core.began == TOOK else "drew")
    words += _obligations(core)
    return " ".join(words)


def _obligations(core: Core) -> list[str]:
    words = []
    if core.lays:
        words.append(f"lays={core.lays}")
    if core.owed > 0:
        words.append(f"owed={core.owed}")
    begun = _begun(core)
    if begun:
        words.append("begun=" + ",".join(begun))
    if core.own_bolivia:
        words.append("own_bolivia")
    if core.answer in (ANSWERED_YES, ANSWERED_NO):
        words.append("answer=yes" if core.answer == ANSWERED_YES else "answer=no")
    flags = (
        ("pile_waits", core.pile_waits),
        ("onto_partner", core.onto_partner),
        ("must_out", core.must_out),
        ("no_discard", core.no_discard),
        ("unopened", core.owed <= 0 and not _opened(core)),
        ("bonus", core.began == TOOK and not core.stock_size and not core.last_buy),
    )
    return words + [name for name, is_set in flags if is_set]


def _begun(core: Core) -> list[str]:
    """The melds begun in this turn as they are named."""
    ranks = [
        rank_target(cls, slot)
        for cls in range(CLASSES)
        for slot in range(2)
        if count(core.begun2 if slot else core.begun, cls)
    ]
    return ranks + [run_text(code) for code in core.runs_begun]


def _opened(core: Core) -> bool:
    return core.opened[core.side]


def _cards(core: Core) -> list[str]:
    rules = core.rules
    lines = [_line("pile", core.pile), _line("stock", core.order[core.top :])]
    if core.under:
        lines.insert(1, _line("under", core.under))
    lines += [_line(f"hand {seat}:", hand_kinds(core, seat)) for seat in range(rules.players)]
    for side in range(rules.sides):
        melds = [cards_text(meld.cards).replace(" ", "") for meld in table_melds(core, side)]
        lines.append(f"melds {side}: " + (" ".join(melds) or "-"))
        lines.append(_line(f"red {side}:", kinds_of(core.red3[side], RED3)))
    for seat in range(rules.players):
        known = [kind for cls in range(CLASSES) for kind in kinds_of(core.known[CLASSES * seat + cls], cls)]
        if known:
            lines.append(_line(f"known {seat}:", known))
    if rules.bonus:
        left = [str(side) for side in range(rules.sides) if core.bonus_left >> side & 1]
        lines.append("bonus " + (" ".join(left) or "-"))
    laid = [str(seat) for seat in range(rules.players) if core.laid_before[seat]]
    return [*lines, "laid " + (" ".join(laid) or "-")]


def _line(head: str, cards: list[int]) -> str:
    return f"{head} {cards_text(cards) or '-'}"
