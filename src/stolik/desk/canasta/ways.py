"""The ways in which the pile comes to mind to be taken, each with what the rules say to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from stolik.desk.canasta.meaning import PILE
from stolik.desk.canasta.texts import CARD, joined
from stolik.desk.canasta.verdict import Verdict, verdict
from stolik.desk.offer import Offer, Ways
from stolik.desk.said import Param, Said
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, FOUR, JOKER, TWO, VALUE
from stolik.games.canasta.core import DOUBLE, DREW, TAKE, Core
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.pile import pile_size
from stolik.games.canasta.state import CanastaState

CAN: Final = Said("desk-ways-can")
CANNOT: Final = Said("desk-ways-cannot")
EMPTY: Final = Ways(Said("desk-ways-empty"), ())
GONE: Final = Ways(Said("desk-ways-gone"), ())
WAITS: Final = Ways(Said("desk-ways-waits"), ())
PAIR: Final = "pair"
WILD: Final = "wild"
ONTO: Final = "onto"
TOP: Final = "top"
ANY: Final = "take onto 4"
"""A take that no cards of the hand are to blame for, where the top card cannot be taken at all."""


@dataclass(frozen=True)
class Way:
    """A way to take the pile: its act, its cards of the hand, its points for an opening, what the rules say to it."""

    act: str
    kind: str
    rank: str
    cards: tuple[int, ...]
    points: int
    verdict: Verdict

    @property
    def is_possible(self) -> bool:
        """Whether the rules allow it now."""
        return self.verdict.refusal is None

    @property
    def offer(self) -> Offer:
        """The way among the others."""
        params: dict[str, Param] = {"class": self.rank} if self.rank else {}
        code = f"desk-way-{self.kind}"
        if self.kind == TOP:
            params = {"cards": joined(self.cards)}
            code += "-held" if self.cards and self.is_possible else ""
        elif self.kind == ONTO:
            params["points"] = self.points if self.is_possible else 0
        elif self.cards and self.is_possible:
            code += "-held"
            params |= {"cards": joined(self.cards), "points": self.points}
        return self._offer(Said(code, params))

    @property
    def button(self) -> Offer:
        """The way as a thing to do."""
        code = "desk-take-top" if self.kind == TOP else "desk-take"
        if self.cards:
            return self._offer(Said(code, {"cards": joined(self.cards)}))
        onto = self.kind in (ONTO, TOP)
        return self._offer(Said(f"{code}-onto", {"class": self.rank}) if onto else Said("desk-take-any"))

    def _offer(self, label: Said) -> Offer:
        said = self.verdict
        return Offer(self.act, label, PILE, loses=said.loses, points=self.points, refusal=said.refusal)


def panel(core: Core, ways: list[Way]) -> Ways | None:
    """All ways under a title that says whether there is one; None where the pile is no matter of this turn."""
    if core.phase == DOUBLE:
        return None
    if core.phase != TAKE:
        if core.pile_waits:
            return WAITS
        return GONE if core.began == DREW and core.pile else None
    if not ways:
        return EMPTY
    possible = any(way.is_possible for way in ways)
    return Ways(CAN if possible else CANNOT, tuple(way.offer for way in ways))


def ways_of(state: CanastaState) -> list[Way]:
    """Every way that comes to mind before cards are taken; none where there is no pile."""
    core = state.core
    if core.phase != TAKE or not core.pile:
        return []
    top = CLASS_OF[core.pile[-1]]
    if top < FOUR and not (top == BLACK3 and core.rules.black3_take):
        return [_way(state, ANY, "any", -1)]
    hand = hand_kinds(core, core.seat)
    naturals = [kind for kind in hand if CLASS_OF[kind] == top]
    found = [_pair(state, top, naturals)]
    if top >= FOUR:
        found += _with_wild(state, top, naturals, [kind for kind in hand if CLASS_OF[kind] <= TWO])
        found.append(_way(state, f"take onto {CLASS_TEXT[top]}", ONTO, top))
    return found + _top_alone(state, found)


def _top_alone(state: CanastaState, whole: list[Way]) -> list[Way]:
    """To take only the top card, and go out with it: each way that is possible, else once why none is (P9)."""
    core = state.core
    if not core.rules.top_alone or pile_size(core) == 1:
        return []
    alone = [replace(way, act=way.act.replace("take", "take top", 1), kind=TOP) for way in whole]
    alone = [replace(way, verdict=verdict(state, way.act)) for way in alone]
    possible = [way for way in alone if way.is_possible]
    if possible:
        return possible
    # what keeps him from taking the whole pile too has been said
    return [way for way in alone if way.verdict.refusal and way.verdict.refusal.code == Fault.TOP_ALONE_NOT_OUT.value][
        :1
    ]


def _pair(state: CanastaState, top: int, naturals: list[int]) -> Way:
    text = CLASS_TEXT[top]
    cards = tuple(naturals[:2]) if len(naturals) >= 2 else ()
    return _way(state, f"take {_exact(cards) or f'{text} {text}'}", PAIR, top, cards)


def _with_wild(state: CanastaState, top: int, naturals: list[int], wilds: list[int]) -> list[Way]:
    """One natural with a two, with a joker; where neither is possible, the reason once."""
    lowest = [next((kind for kind in wilds if CLASS_OF[kind] == cls), None) for cls in (TWO, JOKER)]
    pairs = [(naturals[0], wild) for wild in lowest if wild is not None and naturals]
    found = [_way(state, f"take {_exact(pair)}", WILD, top, pair) for pair in pairs]
    if found:
        return [way for way in found if way.is_possible] or found[:1]
    return [_way(state, f"take {CLASS_TEXT[top]} {CLASS_TEXT[TWO]}", WILD, top)]


def _exact(kinds: tuple[int, ...]) -> str:
    return " ".join(CARD[kind] for kind in kinds)


def _way(state: CanastaState, act: str, kind: str, top: int, cards: tuple[int, ...] = ()) -> Way:
    core = state.core
    rank = CLASS_TEXT[top] if top >= 0 else ""
    points = 0
    if core.owed > 0 and top >= 0:
        points = VALUE[top] + sum(VALUE[CLASS_OF[card]] for card in cards)
    return Way(act, kind, rank, cards, points, verdict(state, act))
