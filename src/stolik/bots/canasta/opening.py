"""The first melds of a side: what they cost, whether to lay them now, and in which order."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import RANKS, Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import JOKER, TWO, VALUE
from stolik.games.canasta.rules import Rules

TWO_COST: Final = 25
JOKER_COST: Final = 55
BUDGET = 25
PER = 10
LEFT = 3
HAND_OPEN = 0


class Plan:
    """The cheapest way to the minimum: how many twos and jokers it takes, and what they are worth elsewhere."""

    __slots__ = ("cards", "cost", "jokers", "twos")

    def __init__(self, twos: int, jokers: int, cards: int) -> None:
        self.twos: Final = twos
        self.jokers: Final = jokers
        self.cards: Final = cards
        self.cost: Final = twos * TWO_COST + jokers * JOKER_COST


def plan(rules: Rules, n: list[int], m: list[int], w: list[int], owed: int) -> Plan | None:
    """The cheapest opening of a hand `n` onto melds `m` with wild cards `w`, or None."""
    base = cards = room = 0
    pairs: list[int] = []
    for cls in RANKS:
        held = n[cls]
        if held >= 3 or m[cls]:
            base += held * VALUE[cls]
            cards += held
            room += rules.wilds_for[held + m[cls]] - w[cls]
        elif held == 2:
            pairs.append(VALUE[cls])
    if base >= owed:
        return Plan(0, 0, cards)
    pairs.sort(reverse=True)
    best: Plan | None = None
    for jokers in range(n[JOKER] + 1):
        for twos in range(n[TWO] + 1):
            wilds = jokers + twos
            begun = min(wilds, len(pairs))
            if wilds > room + begun * rules.wilds_for[2]:
                break
            if base + 2 * sum(pairs[:begun]) + jokers * 50 + twos * 20 >= owed:
                found = Plan(twos, jokers, cards + 2 * begun + wilds)
                if best is None or found.cost < best.cost:
                    best = found
                break
    return best


def opening_step(sight: Sight, choices: Choices) -> Action | None:
    """The next lay towards the minimum: natural melds first, the dearest before the others, then wild cards."""
    natural = choices.lays or choices.adds
    if choices.lays or choices.adds:
        everything = [*choices.lays.items(), *choices.adds.items()]
        return max(everything, key=lambda item: (VALUE[item[0]] * sight.n[item[0]], item[0]))[1] if natural else None
    made = plan(sight.rules, sight.n, sight.m, sight.w, sight.view.owed)
    wild = TWO if made is not None and made.twos else JOKER
    for kind in (wild, TWO, JOKER):
        pairs = [cls for cls, of in choices.wild_lays if of == kind]
        if pairs:
            return choices.wild_lays[max(pairs), kind]
        melds = [cls for cls, of in choices.wild_adds if of == kind]
        if melds:
            return choices.wild_adds[max(melds, key=lambda cls: (sight.m[cls] + sight.w[cls], cls)), kind]
    return choices.any_lay()


def opens_now(sight: Sight) -> bool:
    """Whether to open from the hand in this turn."""
    view = sight.view
    made = plan(sight.rules, sight.n, sight.m, sight.w, view.owed)
    if made is None:
        return False
    if sight.dump:
        return True
    if sight.rules.players == 2 and not HAND_OPEN:
        return False
    return made.cost <= _budget(sight) and sight.size - made.cards >= LEFT


def _budget(sight: Sight) -> int:
    """What an opening may cost: more where much is asked, and the nearer the end is."""
    return BUDGET + sight.view.owed * PER // 10
