"""What a person may mean by cards: to lay them, to add them, to take the pile with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.desk.card_texts import CARD, joined
from stolik.desk.said import Said
from stolik.games.canasta.classes import ACE, BLACK3, CANASTA, CLASS_OF, CLASS_TEXT, TWO, count
from stolik.games.canasta.core import Core

LANE: Final = "lane"
PILE: Final = "pile"
STOCK: Final = "stock"
MELD: Final = "meld:"


@dataclass(frozen=True)
class Meaning:
    """An act, what it is called, and the place where one would put its cards."""

    act: str
    label: Said
    place: str


@dataclass(frozen=True)
class Cards:
    """Selected cards by rank; wild ones apart, the dearer last."""

    naturals: dict[int, list[int]]
    wilds: list[int]

    @classmethod
    def of(cls, kinds: Iterable[int]) -> Cards:
        """Sort cards."""
        naturals: dict[int, list[int]] = {}
        wilds: list[int] = []
        for kind in sorted(kinds, key=lambda kind: (-CLASS_OF[kind], kind)):
            if CLASS_OF[kind] <= TWO:
                wilds.append(kind)
            else:
                naturals.setdefault(CLASS_OF[kind], []).append(kind)
        return cls(naturals, wilds)

    @property
    def every(self) -> list[int]:
        """All of them, wild ones last."""
        return [kind for kinds in self.naturals.values() for kind in kinds] + self.wilds

    @property
    def single(self) -> bool:
        """Whether it is one card."""
        return len(self.every) == 1


def discard(kind: int) -> Meaning:
    """To discard a card."""
    return Meaning(f"discard {CARD[kind]}", Said("desk-discard", {"cards": CARD[kind]}), PILE)


def add(kinds: Sequence[int], cls: int) -> Meaning:
    """To add cards to the meld of a class."""
    text = CLASS_TEXT[cls]
    params: dict[str, int | str] = {"cards": joined(kinds)}
    own = all(CLASS_OF[kind] == cls for kind in kinds)
    label = Said("desk-add", params) if own else Said("desk-add-to", params | {"class": text})
    glued = "".join(CARD[kind] for kind in kinds)
    return Meaning(f"add {glued}" if own else f"add {glued} to {text}", label, MELD + text)


def lay(kinds: Sequence[int]) -> Meaning:
    """To lay cards as a new meld."""
    return Meaning("lay " + "".join(CARD[kind] for kind in kinds), Said("desk-lay", {"cards": joined(kinds)}), LANE)


def lays(core: Core, cards: Cards) -> list[Meaning]:
    """To put the cards on the own side, the likeliest meaning first; `core` is the turn with what is ready done."""
    naturals, wilds = cards.naturals, cards.wilds
    if not naturals:
        return [add(wilds, cls) for cls in best_for_wilds(core, len(wilds))] or [lay(wilds)]
    if len(naturals) == 1:
        (cls,) = naturals
        kinds = naturals[cls] + wilds
        return [add(kinds, cls) if has_meld(core, cls) else lay(kinds)]
    return [_together(core, cards)]


def _together(core: Core, cards: Cards) -> Meaning:
    """Cards of several ranks: a pair without a meld gets a wild card, the others go where they fit best."""
    groups = {cls: kinds.copy() for cls, kinds in cards.naturals.items()}
    wilds = cards.wilds.copy()
    for cls, kinds in groups.items():
        if len(kinds) == 2 and not has_meld(core, cls) and wilds:
            kinds.append(wilds.pop(0))
    for wild in wilds:
        roomy = [cls for cls, kinds in groups.items() if _room(core, cls, kinds) > 0]
        groups[max(roomy or groups, key=lambda cls: _size(core, cls) + len(groups[cls]))].append(wild)
    parts = [add(kinds, cls) if has_meld(core, cls) else lay(kinds) for cls, kinds in groups.items()]
    every = [kind for kinds in groups.values() for kind in kinds]
    return Meaning("; ".join(part.act for part in parts), Said("desk-lay", {"cards": joined(every)}), LANE)


def take(core: Core, cards: Cards) -> Meaning | None:
    """To take the pile with the cards, and to lay what is left of them; None where they are too few for it.

    Cards that do not match the top card are only named, for the rules to say so.
    """
    if len(cards.every) < 2:
        return None
    used, rest = cards.every[:2], ""
    if fits_top(core, cards):
        top = CLASS_OF[core.pile[-1]]
        used = (cards.naturals[top] + cards.wilds)[:2]
        rest = _beside_take(core, top, cards, used)
    act = f"take {CARD[used[0]]} {CARD[used[1]]}{rest}"
    return Meaning(act, Said("desk-take", {"cards": joined(cards.every)}), PILE)


def _beside_take(core: Core, top: int, cards: Cards, used: Sequence[int]) -> str:
    """What becomes of the cards that do not take the pile: they join its meld, or are laid too."""
    rest = cards.every
    for kind in used:
        rest.remove(kind)
    others = Cards.of(kind for kind in rest if CLASS_OF[kind] != top)
    with_top = [kind for kind in rest if CLASS_OF[kind] == top]
    if not others.naturals:
        with_top += others.wilds
    acts = [add(with_top, top).act] if with_top else []
    acts += [lays(core, others)[0].act] if others.naturals else []
    return "".join(f"; {act}" for act in acts)


def fits_top(core: Core, cards: Cards) -> bool:
    """Whether the cards are such as take the pile: two of its top card's rank, or one and a wild card."""
    naturals = cards.naturals.get(CLASS_OF[core.pile[-1]], []) if core.pile else []
    return len(naturals) >= 2 or (len(naturals) == 1 and bool(cards.wilds))


def has_meld(core: Core, cls: int) -> bool:
    """Whether the side in turn has a meld of the class."""
    return count(core.nat[core.side], cls) > 0


def best_for_wilds(core: Core, number: int) -> list[int]:
    """The melds for wild cards, the best first: those that become canastas, then the largest, mixed before natural
    ones; what is a canasta already comes last.
    """
    side = core.side
    melds = [cls for cls in range(ACE, BLACK3, -1) if has_meld(core, cls)]

    def rank(cls: int) -> tuple[bool, bool, bool, int]:
        size = _size(core, cls)
        natural = size == count(core.nat[side], cls)
        return size >= CANASTA, size + number < CANASTA, natural, -size

    return sorted(melds, key=rank)


def _size(core: Core, cls: int) -> int:
    side = core.side
    return count(core.nat[side], cls) + count(core.twos[side], cls) + count(core.jokers[side], cls)


def _room(core: Core, cls: int, kinds: Sequence[int]) -> int:
    """How many more wild cards the meld of a class could hold with these cards."""
    naturals = count(core.nat[core.side], cls) + sum(CLASS_OF[kind] > TWO for kind in kinds)
    return core.rules.wilds_for[min(naturals, 15)] - (_size(core, cls) + len(kinds) - naturals)
