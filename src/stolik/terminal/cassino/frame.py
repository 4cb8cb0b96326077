"""The whole table on one screen."""

from __future__ import annotations

from rich.cells import cell_len

from stolik.games.cassino.combination import cards_of, maker_of
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.supply import dealings_of
from stolik.games.cassino.values import VALUES, kinds_of, size_of
from stolik.games.cassino.view import CassinoView
from stolik.terminal.cassino.hand import by_value, card_groups
from stolik.terminal.cassino.menu import GROUPS
from stolik.terminal.cassino.moves import trail
from stolik.terminal.cassino.piles import counting_cards
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.layout import choice_lines, hints
from stolik.terminal.paint import GAP, ends, flow, title
from stolik.terminal.words import Words, points_text

DUTY = "no_trail_now"
"""The refusal of a trail that the maker of a combination meets (51)."""


def table_and_hand(view: CassinoView, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
    """The lines of the table, and those of hand and choices."""
    width = scene.width
    above = [
        *_header(view, words, scene),
        *sides(view, words, width, open_piles=scene.open_piles),
        *centre(view, words, width),
    ]
    below = [*_hand(view, words, scene), *_menu(view, words, scene)]
    return above, below


def _header(view: CassinoView, words: Words, scene: Scene) -> list[str]:
    rules = view.rules
    where = words.say(
        "cassino-where",
        round=view.deal_number,
        dealing=view.dealt,
        dealings=1 if rules.draws else dealings_of(rules.players),
    )
    parts = [words.say("cassino-goal", target=rules.target)]
    if scene.open_piles:
        parts.append(words.say("cassino-open"))
    return ends(f"{words.say(f'game-{view.rule_set.preset}')} · {where}", " · ".join(parts), scene.width)


def sides(view: CassinoView, words: Words, width: int, *, open_piles: bool) -> list[str]:
    """A line for every side from the person's left on, the person's own last: points, taken cards, hands."""
    order = sorted(range(view.rules.sides), key=lambda side: (side - max(words.me, 0) - 1) % view.rules.sides)
    rows = [_row(view, words, side, open_piles=open_piles) for side in (order if words.me >= 0 else sorted(order))]
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = title([words.say("cassino-players")], width)
    for row in rows:
        # numbers stand below each other at their right ends, words at their left ones
        cells = [" " * (widths[1] - cell_len(row[1])) + row[1]]
        cells += [cell + " " * (wide - cell_len(cell)) for cell, wide in zip(row[2:], widths[2:], strict=True) if cell]
        head = row[0] + " " * (widths[0] - cell_len(row[0]))
        lines += [line.rstrip() for line in flow([f"{head}{GAP}{cells[0]}", *cells[1:]], width, indent=0, hang=4)]
    return lines


def _row(view: CassinoView, words: Words, side: int, *, open_piles: bool) -> list[str]:
    members = words.members(side)
    pile = view.piles[side]
    mark = "→" if view.acting in members else " "
    taken = words.say("cassino-taken", count=size_of(pile))
    counting = counting_cards(pile, words) if open_piles else ""
    if counting:
        taken += f" ({counting})"
    held = words.listed([f"{words.name(seat)} {view.sizes[seat]}" for seat in members] if words.pairs else [])
    return [
        f"{mark} {words.side_name(side)}",
        words.say("cassino-points", count=view.scores[side], points=points_text(view.scores[side])),
        taken,
        words.say("cassino-in-hand", held=held or str(view.sizes[members[0]])),
        words.say("cassino-sweeps", count=view.sweeps[side]) if view.rules.sweeps else "",
        words.say("cassino-took-last") if view.last_taker in members else "",
    ]


def centre(view: CassinoView, words: Words, width: int) -> list[str]:
    """The loose cards, then the combinations as moves name them, with their makers."""
    loose = kinds_of(view.loose)
    parts = [words.say("title-table"), words.say("cassino-loose", count=len(loose)) if loose else ""]
    if view.stock_size:
        parts.append(words.say("table-stock", count=view.stock_size))
    lines = title(parts, width)
    if loose:
        lines += flow(card_groups(loose, Order.RANK, words), width, gap="  ")
    made = [
        words.say(
            "cassino-combination",
            name=name,
            maker=words.name(maker_of(combo)),
            cards=" ".join(card_groups(kinds_of(cards_of(combo)), Order.RANK, words)),
        )
        for name, combo in zip(combo_names(view.own_core()), view.combos, strict=True)
    ]
    return lines + (flow(made, width, hang=3) if loose or made else [" " + words.say("cassino-empty")])


def _hand(view: CassinoView, words: Words, scene: Scene) -> list[str]:
    parts = [words.say("title-hand", count=len(view.cards), order=scene.order.value)]
    if view.partner_values:
        values = [str(value) for value in range(1, VALUES) if view.partner_values >> value & 1]
        parts.append(words.say("cassino-partner", values=", ".join(values)))
    return [*title(parts, scene.width), *flow(card_groups(view.cards, scene.order, words), scene.width, gap="  ")]


def _menu(view: CassinoView, words: Words, scene: Scene) -> list[str]:
    if not scene.menu:
        return []
    return [*title(_due(view, words, scene), scene.width), *choice_lines(scene.menu, words, scene.width, GROUPS)]


def _due(view: CassinoView, words: Words, scene: Scene) -> list[str]:
    """What is due: one card, and of the maker of an unchanged combination anything but a trail (51); then hints."""
    value = bound_by(view)
    if value:
        return [words.say("title-cassino-bound", value=value), words.say("hint-why")]
    card = words.say("hint-card", card=words.cards(by_value(view.cards)[-1:]))
    return [words.say("title-cassino"), *hints(words, scene), card]


def bound_by(view: CassinoView) -> int:
    """The value of the combination for which the player in turn must not trail; 0 if he may."""
    core = view.own_core()
    for card in view.cards:
        refused = why_not(core, trail(card))
        if refused is not None and refused.code == DUTY:
            return int(refused.params["value"])
    return 0
