"""The whole table on one screen."""

from __future__ import annotations

from rich.cells import cell_len

from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW, UNCOVERED
from stolik.games.choina.rules import NEVER
from stolik.games.choina.view import ChoinaView
from stolik.terminal.choina.hand import hand_groups
from stolik.terminal.choina.melds import meld_texts
from stolik.terminal.family import Scene
from stolik.terminal.layout import choice_lines, choice_text, hints
from stolik.terminal.paint import GAP, ends, flow, title
from stolik.terminal.words import Words, points_text

IN_LINES = (CLAIM, ANSWER, BUY)
"""Phases in which every choice has a line of its own, for something follows from each."""


def table_and_hand(view: ChoinaView, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
    """The lines of the table, and those of hand and choices."""
    width = scene.width
    above = [
        *_header(view, words, width),
        *seats(view, words, width, words.say("choina-columns")),
        *pile(view, words, width),
    ]
    below = [*_hand(view, words, scene), *_menu(view, words, scene)]
    return above, below


def _header(view: ChoinaView, words: Words, width: int) -> list[str]:
    extra = "yes" if view.deal_number > view.rules.deals else "no"
    deal = words.say("choina-deal", deal=view.deal_number, deals=view.rules.deals, extra=extra)
    return ends(f"{words.say(f'game-{view.rule_set.preset}')} · {deal}", contract_text(view, words), width)


def contract_text(view: ChoinaView, words: Words) -> str:
    """What the deal asks for."""
    sets, runs = view.contract
    return words.say("choina-contract", sets=sets, sequences=runs)


def seats(view: ChoinaView, words: Words, width: int, about: str) -> list[str]:
    """A line for every seat from the person's left on, the person last: cards, points, contract, melds.

    `about` stands in the line above them.
    """
    players = view.rules.players
    order = [(max(words.me, 0) + at) % players for at in range(1, players + 1)] if words.me >= 0 else range(players)
    rows = {seat: _row(view, words, seat) for seat in order}
    widths = [max(cell_len(row[at]) for row in rows.values()) for at in range(len(rows[0]))]
    lines = title([words.say("choina-players"), about], width)
    for seat in order:
        name, *cells = rows[seat]
        padded = [" " * (wide - cell_len(cell)) + cell for cell, wide in zip(cells, widths[1:], strict=True) if wide]
        mark = "→" if seat == view.acting else " "
        head = f"{mark} {name}{' ' * (widths[0] - cell_len(name))}"
        first = "  ".join([head, *padded])
        lines += _beside(first, meld_texts(view, seat, words), width)
    return lines


def _row(view: ChoinaView, words: Words, seat: int) -> list[str]:
    sets, runs = view.contract
    left = sum(view.left(seat))
    limit = view.rules.buy_limit
    return [
        words.name(seat),
        words.say("choina-cards", count=view.sizes[seat]),
        points_text(view.scores[seat]),
        words.say("choina-laid", laid=sets + runs - left, due=sets + runs),
        words.say("choina-purchases", count=view.bought[seat], most=limit) if limit < NEVER else "",
    ]


def _beside(head: str, parts: list[str], width: int) -> list[str]:
    """Parts after the head of a line; what has no room there stands below, not under the head's words."""
    indent = cell_len(head) + len(GAP)
    if not parts:
        return [f" {head}"]
    room = width - indent - 1
    if max(map(cell_len, parts)) > room:
        return [f" {head}", *flow(parts, width, 4)]
    first, *more = flow(parts, room, 0)
    return [f" {head}{GAP}{first}", *(f" {' ' * indent}{line}" for line in more)]


def pile(view: ChoinaView, words: Words, width: int) -> list[str]:
    """The stock, and the whole pile from its top card down."""
    stock = words.say("table-stock", count=view.stock_size)
    if not view.pile:
        return title([stock, words.say("pile-empty")], width)
    parts = [stock, words.say("choina-pile", count=len(view.pile))]
    if view.top_state == UNCOVERED:
        parts.append(words.say("choina-uncovered"))
    top, *under = [words.cards([kind]) for kind in reversed(view.pile)]
    return [*title(parts, width), *flow([f"[{top}]", *under], width, gap=" ")]


def _hand(view: ChoinaView, words: Words, scene: Scene) -> list[str]:
    parts = [words.say("title-hand", count=len(view.cards), order=scene.order.value)]
    if scene.silent:
        parts.append(words.say("choina-silent"))
    return [*title(parts, scene.width), *flow(hand_groups(view.cards, scene.order, words), scene.width, gap=GAP)]


def _menu(view: ChoinaView, words: Words, scene: Scene) -> list[str]:
    if not scene.menu:
        return []
    said = [words.say("hint-help"), words.say("hint-silent")] if view.phase == CLAIM else hints(words, scene)
    lines = title([_phase(view, words), *said], scene.width)
    if view.phase not in IN_LINES:
        return [*lines, *choice_lines(scene.menu, words, scene.width)]
    for _, choices in scene.menu:
        for choice in choices:
            lines += flow([choice_text(words, choice, choice.action.text)], scene.width, hang=3)
    return lines


def _phase(view: ChoinaView, words: Words) -> str:
    top = words.cards(view.pile[-1:])
    if view.phase == CLAIM:
        thrower = view.throwers[-1]
        uncovered = "yes" if view.top_state == UNCOVERED else "no"
        who, name = words.who(thrower), words.name(thrower)
        return words.say("title-claim", who=who, name=name, card=top, uncovered=uncovered)
    if view.phase == ANSWER:
        return words.say("title-claim-answer", name=words.name(view.asker), card=top)
    if view.phase == BUY:
        return words.say("title-claim-buy")
    if view.phase == DRAW:
        return words.say("title-choina-draw", take="yes" if any(a.text == "take" for a in view.legal) else "no")
    if view.last_deal and not view.rules.last_discard:
        return words.say("title-choina-last")
    return words.say("title-play")
