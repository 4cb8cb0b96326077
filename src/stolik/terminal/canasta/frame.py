"""The whole table on one screen."""

from __future__ import annotations

from stolik.games.canasta.core import ANSWER, DOUBLE, PLAY
from stolik.games.canasta.view import CanastaView
from stolik.terminal.canasta.hand import hand_groups
from stolik.terminal.canasta.melds import canastas_missing, meld_texts, red_three_text
from stolik.terminal.canasta.pile import pile_parts
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.layout import choice_lines, hints
from stolik.terminal.paint import ends, flow, title
from stolik.terminal.words import Words, points_text

NEXT_MAY_BUY = "next_may_buy"


def table_and_hand(view: CanastaView, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
    """The lines of the table, and those of hand and choices."""
    width = scene.width
    above = [
        *_header(view, words, width),
        *_others(view, words, width),
        *title([words.say("title-table")], width),
        *flow(pile_parts(view, words), width),
        *_own_side(view, words, width),
    ]
    below = [*_hand(view, words, scene.order, width), *_menu(view, words, scene)]
    return above, below


def _header(view: CanastaView, words: Words, width: int) -> list[str]:
    goal = words.say(
        "match-goal",
        kind=view.rules.match_end,
        target=view.rules.target,
        deals=view.rules.deals,
    )
    left = words.say("table-header", game=words.say(f"game-{view.rule_set.preset}"), deal=view.deal_number, goal=goal)
    sides = sorted(range(view.rules.sides), key=lambda side: side != words.side)
    scores = [f"{words.side_name(side)} {points_text(view.scores[side])}" for side in sides]
    return ends(left, " · ".join(scores), width)


def _others(view: CanastaView, words: Words, width: int) -> list[str]:
    lines: list[str] = []
    for side in range(view.rules.sides):
        if side != words.side:
            parts = [words.side_name(side)] if words.pairs else []
            parts += [_seat(view, words, seat) for seat in words.members(side)]
            lines += _side(view, words, side, parts, width)
    return lines


def _own_side(view: CanastaView, words: Words, width: int) -> list[str]:
    parts = [words.side_name(words.side)]
    parts += [_seat(view, words, seat) for seat in words.members(words.side) if seat != words.me]
    return _side(view, words, words.side, parts, width)


def _seat(view: CanastaView, words: Words, seat: int) -> str:
    partner = "yes" if words.pairs and words.side_of[seat] == words.side else "no"
    return words.say("seat-cards", name=words.name(seat), count=view.sizes[seat], partner=partner)


def _side(view: CanastaView, words: Words, side: int, parts: list[str], width: int) -> list[str]:
    if view.opened[side] and view.rules.going_out:
        parts.append(words.say("side-to-go-out", count=canastas_missing(view, side)))
    elif not view.opened[side]:
        parts.append(_opening(view, words, side))
    parts += red_three_text(view, side, words)
    if view.rules.bonus and view.bonus_left >> side & 1:
        parts.append(words.say("side-bonus", count=view.rules.bonus))
    melds = meld_texts(view, side, words)
    return [*title(parts, width), *(flow(melds, width) if melds else [" " + words.say("side-no-melds")])]


def _opening(view: CanastaView, words: Words, side: int) -> str:
    needed = view.minimum[side]
    begun = side == words.side and view.turn_seat == words.me and view.owed < needed
    canasta = view.scores[side] >= view.rules.canasta_from
    if begun and canasta and view.owed == 1:  # the points are there, for cards count in fives
        return words.say("side-opening-canasta", needs=needed)
    if begun and view.owed > 0:
        return words.say("side-opening-begun", needs=needed, missing=view.owed)
    return words.say("side-opening-with-canasta" if canasta else "side-opening", needs=needed)


def _hand(view: CanastaView, words: Words, order: Order, width: int) -> list[str]:
    head = words.say("title-hand", count=len(view.cards), order=order.value)
    return [*title([head], width), *flow(hand_groups(view.cards, order, words), width, gap="  ")]


def _menu(view: CanastaView, words: Words, scene: Scene) -> list[str]:
    if not scene.menu:
        return []
    head = title([_phase(view, words), *hints(words, scene)], scene.width)
    return [*head, *choice_lines(scene.menu, words, scene.width)]


def _phase(view: CanastaView, words: Words) -> str:
    if view.phase == ANSWER:
        return words.say("title-answer", name=words.name(view.asker), ask=view.rule_set.word("ask_partner"))
    if view.phase == DOUBLE:
        return words.say("title-double", name=words.name(view.out))
    if view.no_discard and view.must_out:
        return words.say("title-out")
    if view.last_buy and view.rules.end_of_stock == NEXT_MAY_BUY:
        return words.say("title-last-play" if view.phase == PLAY else "title-last-take")
    if view.phase == PLAY and view.stock_size == 0 and view.rules.end_of_stock == NEXT_MAY_BUY:
        return words.say("title-last-but-one")
    return words.say("title-play" if view.phase == PLAY else "title-take")
