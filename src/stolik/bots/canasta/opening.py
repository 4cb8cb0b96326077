"""The first melds of a side: what they cost, whether to lay them now, and in which order."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import RANKS, Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import CANASTA, JOKER, TWO, VALUE
from stolik.games.canasta.rules import NEVER, Rules

TWO_COST: Final = 25
JOKER_COST: Final = 55
"""What a wild card of an opening could have brought elsewhere."""
CHEAP: Final = 25
"""What an opening may cost, above half of what is asked."""
LEFT: Final = 3
"""Cards that an opening should leave in the hand."""


class Plan:
    """The cheapest way to the minimum: how many twos and jokers it takes, how many cards, and what it costs."""

    __slots__ = ("cards", "cost", "twos", "wilds")

    def __init__(self, twos: int, jokers: int, cards: int) -> None:
        self.twos: Final = twos
        self.wilds: Final = twos + jokers
        self.cards: Final = cards
        self.cost: Final = twos * TWO_COST + jokers * JOKER_COST


def plan(rules: Rules, n: list[int], m: list[int], w: list[int], owed: int, *, canasta: bool = False) -> Plan | None:
    """The cheapest opening from a hand `n` onto melds of `m` naturals and `w` wild cards, or None.

    All naturals that fit are laid; of the wild cards as few as will do. With `canasta` the opening must contain one.
    """
    least = _wilds_to_canasta(rules, n, m, w) if canasta else 0
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
    if base >= owed and not least:
        return Plan(0, 0, cards)
    pairs.sort(reverse=True)
    best: Plan | None = None
    for jokers in range(n[JOKER] + 1):
        for twos in range(n[TWO] + 1):
            wilds = jokers + twos
            begun = min(wilds, len(pairs))
            if wilds > room + begun * rules.wilds_for[2]:
                break
            reached = base + 2 * sum(pairs[:begun]) + jokers * VALUE[JOKER] + twos * VALUE[TWO]
            if reached >= owed and wilds >= least:
                found = Plan(twos, jokers, cards + 2 * begun + wilds)
                if best is None or found.cost < best.cost:
                    best = found
                break
    return best


def _wilds_to_canasta(rules: Rules, n: list[int], m: list[int], w: list[int]) -> int:
    """How many wild cards the nearest canasta needs; more than there are where none can be made."""
    fewest = NEVER
    for cls in RANKS:
        naturals = n[cls] + m[cls]
        lacking = max(CANASTA - naturals - w[cls], 0)
        if (m[cls] or n[cls] >= 3) and lacking <= rules.wilds_for[naturals] - w[cls]:
            fewest = min(fewest, lacking)
    return fewest


def owes_canasta(sight: Sight) -> bool:
    """Whether the opening of the own side must contain a canasta that it still lacks (P3)."""
    return not sight.made and sight.view.scores[sight.side] >= sight.rules.canasta_from


def opens_now(sight: Sight) -> bool:
    """Whether to open from the hand in this turn."""
    owed = sight.view.owed
    way = plan(sight.rules, sight.n, sight.m, sight.w, owed, canasta=owes_canasta(sight))
    if way is None:
        return False
    return sight.dump or (way.cost <= CHEAP + owed // 2 and sight.size - way.cards >= LEFT)


def opening_step(sight: Sight, choices: Choices) -> Action | None:
    """The next lay towards the minimum: natural cards first, the dearest before the others, then wild cards."""
    natural = [*choices.lays.items(), *choices.adds.items()]
    if natural:
        return max(natural, key=lambda item: (VALUE[item[0]] * sight.n[item[0]], item[0]))[1]
    way = plan(sight.rules, sight.n, sight.m, sight.w, sight.view.owed, canasta=owes_canasta(sight))
    for wild in (TWO, JOKER) if way is not None and way.twos else (JOKER, TWO):
        pairs = [cls for cls, of in choices.wild_lays if of == wild]
        if pairs:
            return choices.wild_lays[max(pairs), wild]
        melds = [cls for cls, of in choices.wild_adds if of == wild]
        if melds:
            return choices.wild_adds[max(melds, key=lambda cls: (sight.m[cls] + sight.w[cls], cls)), wild]
    return choices.any_lay()
