"""What a person may mean by cards where suits make sequences, ranks have two melds or wild cards lie on their own.

Often the same cards fit in several ways; each is named, and none is chosen for him.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from stolik.desk.canasta.laid import Laid, onto_run
from stolik.desk.canasta.meaning import LANE, MELD, PILE, Cards, Meaning, add, fits_top, lay
from stolik.desk.canasta.splits import Split, splits
from stolik.desk.card_texts import CARD, joined
from stolik.desk.said import Said
from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_OF, CLASS_TEXT, TWO
from stolik.games.canasta.core import Core
from stolik.games.canasta.table_melds import RANK_MELD, TableMeld

MOST: Final = 8
"""So many meanings are offered at most."""
BESIDE_TAKE: Final = 3
"""So many for what is laid beside a taken pile."""
LAY_RUN: Final = "desk-lay-run"
EXTEND: Final = "desk-extend"
WILD_SET: Final = CLASS_TEXT[TWO]


@dataclass(frozen=True)
class Part:
    """Cards that go to one place, and how they are shown among others."""

    meaning: Meaning
    shown: str

    @property
    def is_run(self) -> bool:
        """Whether they make or lengthen a sequence."""
        return self.meaning.label.code in (LAY_RUN, EXTEND)


def meanings(core: Core, cards: Cards) -> list[Meaning]:
    """To put the cards on the own side in every way, the simplest first; none for a single card without a place.

    `core` is the turn with what is ready done.
    """
    laid = Laid(core)
    if cards.naturals:
        split = splits(laid, [kind for kinds in cards.naturals.values() for kind in kinds], _by_rank(laid, cards))
        found = [parts for each in split for parts in _arranged(laid, each, cards.wilds)]
    else:
        found = [[part] for part in _wilds(laid, cards.wilds)]
    fewest = min(map(len, found), default=0)
    plain = [parts for parts in found if len(parts) == fewest or not any(part.is_run for part in parts)]
    whole = {meaning.act: meaning for meaning in map(_whole, sorted(plain, key=len))}
    if not whole and not cards.single:
        return [_unfit(laid, cards)]
    return list(whole.values())[:MOST]


def _by_rank(laid: Laid, cards: Cards) -> frozenset[int]:
    """The ranks whose cards some meld could take as such."""
    return frozenset(
        cls
        for cls, kinds in cards.naturals.items()
        if laid.open_ranks(cls, 1) or (laid.may_begin(cls) and len(kinds) >= 2 and len(kinds) + len(cards.wilds) >= 3)
    )


def _arranged(laid: Laid, split: Split, wilds: Sequence[int]) -> Iterator[list[Part]]:
    """What becomes of split cards, with the wild ones: every way in which all of them have a place."""
    runs = [_run(kinds) for kinds in split.new] + [onto(laid, target, kinds) for target, kinds in split.onto]
    groups: dict[int, list[int]] = {}
    for kind in split.rest:
        groups.setdefault(CLASS_OF[kind], []).append(kind)
    for filled, left in _with_wilds(laid, groups, list(wilds)):
        of_groups = [_of_rank(laid, cls, kinds) for cls, kinds in filled.items()]
        for parts in islice(product(*of_groups), MOST):
            for more in _wilds(laid, left) if left else [None]:
                yield [*parts, *runs, *([more] if more else [])]


def _with_wilds(
    laid: Laid, groups: dict[int, list[int]], wilds: list[int]
) -> Iterator[tuple[dict[int, list[int]], list[int]]]:
    """The groups with wild cards, and wild cards that stay apart: pairs that need one first, then all where they fit
    best, or all others on their own.
    """
    filled = {cls: kinds.copy() for cls, kinds in groups.items()}
    for cls, kinds in filled.items():
        if len(kinds) == 2 and not laid.of_rank.get(cls) and wilds:
            kinds.append(wilds.pop(0))
    if not wilds or not filled:
        yield filled, wilds
        return
    apart = {cls: kinds.copy() for cls, kinds in filled.items()}
    for wild in wilds:
        filled[max(filled, key=lambda cls: (_room(laid, cls, filled[cls]) > 0, len(filled[cls])))].append(wild)
    yield filled, []
    if laid.rules.wild_melds and (laid.wild or len(wilds) >= 3):
        yield apart, wilds


def _room(laid: Laid, cls: int, kinds: Sequence[int]) -> int:
    """How many more wild cards the largest meld of a rank could hold with these cards."""
    melds = laid.open_ranks(cls, len(kinds))
    size, wilds = (melds[0].size, melds[0].wilds) if melds else (0, 0)
    own = sum(CLASS_OF[kind] <= TWO for kind in kinds)
    naturals = size - wilds + len(kinds) - own
    return laid.rules.wilds_for[min(naturals, 15)] - wilds - own


def _of_rank(laid: Laid, cls: int, kinds: list[int]) -> list[Part]:
    """Cards of a rank, with wild ones, in each of its melds that has room, or as a new one."""
    parts = [] if cls == BLACK3 else [onto(laid, meld.target, kinds) for meld in laid.open_ranks(cls, len(kinds))]
    naturals = sum(CLASS_OF[kind] > TWO for kind in kinds)
    if laid.may_begin(cls) and len(kinds) >= 3 and naturals >= 2:
        parts.append(_begin(laid, cls, kinds))
    return parts


def _begin(laid: Laid, cls: int, kinds: list[int]) -> Part:
    """A new meld of a rank."""
    meaning = lay(kinds)
    if laid.of_rank.get(cls):
        text = CLASS_TEXT[cls]
        label = Said("desk-lay-second", {"cards": joined(kinds), "class": text})
        return Part(Meaning(meaning.act, label, LANE), f"{joined(kinds)} > {text}/2")
    return Part(meaning, joined(kinds))


def _run(kinds: Sequence[int]) -> Part:
    """A new sequence."""
    label = Said(LAY_RUN, {"cards": joined(kinds)})
    return Part(Meaning(lay(kinds).act, label, LANE), joined(kinds))


def _wilds(laid: Laid, wilds: Sequence[int]) -> list[Part]:
    """Wild cards: in the melds that they make canastas of, in others, on their own."""
    number = len(wilds)
    ranks = [meld for meld in laid.melds if meld.kind == RANK_MELD and meld.cls != BLACK3]
    if laid.rules.cap < number + max((meld.size for meld in ranks), default=0):
        ranks = [meld for meld in ranks if meld.size + number <= laid.rules.cap]

    def rank(meld: TableMeld) -> tuple[bool, bool, bool, int, int]:
        return meld.finished, meld.size + number < CANASTA, meld.wilds == 0, -meld.size, -meld.cls

    parts = [onto(laid, meld.target, wilds) for meld in sorted(ranks, key=rank)]
    if laid.wild is not None:
        parts.append(onto(laid, WILD_SET, wilds))
    elif laid.rules.wild_melds and number >= 3:
        label = Said("desk-lay-wilds", {"cards": joined(wilds)})
        parts.append(Part(Meaning(lay(wilds).act, label, LANE), joined(wilds)))
    return parts


def onto(laid: Laid, target: str, kinds: Sequence[int]) -> Part:
    """Cards that join the meld of this name, whatever it is."""
    cards = joined(kinds)
    meld = laid.named(target)
    shown = f"{cards} > {target}"
    if "-" in target:
        label = Said(EXTEND, {"cards": cards, "run": target})
        return Part(Meaning(onto_run(target, kinds), label, MELD + target), shown)
    if target == WILD_SET:
        act = f"add {''.join(CARD[kind] for kind in kinds)} to {target}"
        return Part(Meaning(act, Said("desk-add-wilds", {"cards": cards}), MELD + target), shown)
    rank = target.partition("/")[0]
    if target == rank and (meld is None or len(laid.of_rank[meld.cls]) == 1):
        usual = add(kinds, CLASS_TEXT.index(rank))
        own = all(CLASS_TEXT[CLASS_OF[kind]] == rank for kind in kinds)
        return Part(usual, cards if own else shown)
    which = "first" if target == rank else "second"
    act = f"add {''.join(CARD[kind] for kind in kinds)} to {target}"
    label = Said(f"desk-add-{which}", {"cards": cards, "class": rank})
    return Part(Meaning(act, label, MELD + target), shown)


def _whole(parts: Sequence[Part]) -> Meaning:
    """All parts as one meaning."""
    if len(parts) == 1:
        return parts[0].meaning
    act = "; ".join(part.meaning.act for part in parts)
    return Meaning(act, Said("desk-lay", {"cards": " + ".join(part.shown for part in parts)}), LANE)


def _unfit(laid: Laid, cards: Cards) -> Meaning:
    """What the rules are asked about where the cards fit nowhere: they say why."""
    classes = list(cards.naturals) or [cls for cls in laid.of_rank if cls != BLACK3][-1:]
    if len(classes) == 1 and laid.of_rank.get(classes[0]):
        return onto(laid, laid.of_rank[classes[0]][0].target, cards.every).meaning
    return lay(cards.every)


# -- the pile ---------------------------------------------------------------------------------------------------------


def takes(core: Core, cards: Cards) -> list[Meaning]:
    """To take the pile with the cards, to each meld that its top card could go to, and to lay what is left of them."""
    if len(cards.every) < 2:
        return []
    if not fits_top(core, cards):  # they are only named, for the rules to say so
        act = f"take {CARD[cards.every[0]]} {CARD[cards.every[1]]}"
        return [Meaning(act, Said("desk-take", {"cards": joined(cards.every)}), PILE)]
    top = CLASS_OF[core.pile[-1]]
    used = (cards.naturals[top] + cards.wilds)[:2]
    rest = _without(cards.every, used)
    melds = Laid(core).of_rank.get(top, [])
    slots = [0, 1] if melds and core.rules.second and top > BLACK3 else [0]
    return [meaning for slot in slots for meaning in _take(core, cards, used, rest, slot, begun=bool(melds))]


def _take(
    core: Core, cards: Cards, used: Sequence[int], rest: list[int], slot: int, *, begun: bool
) -> Iterator[Meaning]:
    """To take with two cards, for the first or the second meld of their rank; further cards of the rank join them."""
    top = CLASS_OF[core.pile[-1]]
    rank = CLASS_TEXT[top]
    to = f" to {rank}/2" if slot else ""
    act = f"take {CARD[used[0]]} {CARD[used[1]]}{to}"
    same = [kind for kind in rest if CLASS_OF[kind] == top]
    others = Cards.of(_without(rest, same))
    if others.every and not others.naturals:  # wild cards go with those that take
        same, others = [*same, *others.wilds], Cards.of(())
    if same:
        act += f"; add {''.join(CARD[kind] for kind in same)} to {rank}{'/2' if slot else ''}"
    params: dict[str, int | str] = {"cards": joined(cards.every)}
    label = Said("desk-take", params)
    if begun and core.rules.second:
        label = Said("desk-take-second" if slot else "desk-take-first", params | {"class": rank})
    if not others.every:
        yield Meaning(act, label, PILE)
        return
    for beside in meanings(core, others)[:BESIDE_TAKE] or [lay(others.every)]:
        taken = joined([*used, *same]) + (f" > {rank}/2" if slot else "")
        shown = str(beside.label.params["cards"])
        if "run" in beside.label.params:
            shown += f" > {beside.label.params['run']}"
        yield Meaning(f"{act}; {beside.act}", Said("desk-take", {"cards": f"{taken} + {shown}"}), PILE)


def _without(kinds: Iterable[int], taken: Iterable[int]) -> list[int]:
    rest = list(kinds)
    for kind in taken:
        rest.remove(kind)
    return rest
