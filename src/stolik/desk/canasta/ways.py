"""The ways in which the pile comes to mind to be taken, each with what the rules say to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from stolik.desk.canasta.laid import Laid, ends_of
from stolik.desk.canasta.meaning import PILE, Meaning
from stolik.desk.canasta.spare import spare_first
from stolik.desk.canasta.texts import HIGH, LOW, run_ends
from stolik.desk.canasta.verdict import Verdict, verdict
from stolik.desk.card_texts import CARD, joined
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


SECOND: Final = "/2"


@dataclass(frozen=True)
class Way:
    """A way to take the pile: its act, its cards of the hand, its points for an opening, what the rules say to it.

    `meld` names the meld that the top card goes to, where there may be several: `8`, `8/2`, `5h-7h`.
    """

    act: str
    kind: str
    rank: str
    cards: tuple[int, ...]
    points: int
    verdict: Verdict
    meld: str = ""

    @property
    def is_possible(self) -> bool:
        """Whether the rules allow it now."""
        return self.verdict.refusal is None

    @property
    def offer(self) -> Offer:
        """The way among the others."""
        params = self._named
        code = f"desk-way-{self.kind}"
        if self.kind == TOP:
            params = {"cards": joined(self.cards)}
            code += "-held" if self.cards and self.is_possible else ""
            return self._offer(Said(code, params))
        code += self._which
        if self.kind == ONTO:
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
            params: dict[str, Param] = {"cards": joined(self.cards)}
            if self.meld:
                code += self._which or "-first"
                params["class"] = self.rank
            return self._offer(Said(code, params))
        onto = self.kind in (ONTO, TOP)
        return self._offer(Said(f"{code}-onto{self._which}", self._named) if onto else Said("desk-take-any"))

    @property
    def _named(self) -> dict[str, Param]:
        """What the top card goes to, in words."""
        if "-" in self.meld:
            return {"run": self.meld}
        return {"class": self.rank} if self.rank else {}

    @property
    def _which(self) -> str:
        """How the codes of messages tell the kinds of melds apart."""
        return "-run" if "-" in self.meld else "-second" if self.meld.endswith(SECOND) else ""

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
    if core.rules.wide:
        naturals = spare_first(naturals, hand) if core.rules.sequences else naturals
        found = [*_pairs(state, top, naturals), *_onto_any(state, top)]
        return found + _top_alone(state, found)
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


# -- where a rank may have two melds, and suits make sequences --------------------------------------------------------


def _pairs(state: CanastaState, top: int, naturals: list[int]) -> list[Way]:
    """A pair from the hand, to the first and to the second meld of its rank; so too one card and a wild one, where any
    rules allow that.
    """
    rules = state.core.rules
    melds = Laid(state.core).of_rank.get(top, [])
    rank = CLASS_TEXT[top]
    targets = ["", rank + SECOND] if melds and rules.second and top >= FOUR else [""]
    cards = tuple(naturals[:2]) if len(naturals) >= 2 else ()
    pair = _exact(cards) or f"{rank} {rank}"
    found = _likely([_to(state, f"take {pair}", PAIR, top, cards, target, named=bool(melds)) for target in targets])
    if not rules.wild_takes or top < FOUR or not naturals:
        return found
    wilds = [kind for kind in hand_kinds(state.core, state.core.seat) if CLASS_OF[kind] <= TWO]
    lowest = [next((kind for kind in wilds if CLASS_OF[kind] == cls), None) for cls in (TWO, JOKER)]
    mixed = [(naturals[0], wild) for wild in lowest if wild is not None]
    return found + _likely(
        [
            _to(state, f"take {_exact(two)}", WILD, top, two, target, named=bool(melds))
            for two in mixed
            for target in targets
        ]
    )


def _to(state: CanastaState, act: str, kind: str, top: int, cards: tuple[int, ...], target: str, *, named: bool) -> Way:
    """A way with cards of the hand, to the meld of that name."""
    way = _way(state, f"{act} to {target}" if target else act, kind, top, cards)
    return replace(way, meld=target or CLASS_TEXT[top]) if named and state.core.rules.second else way


def _onto_any(state: CanastaState, top: int) -> list[Way]:
    """The top card alone onto each meld that it fits."""
    if top < FOUR:
        return []
    laid = Laid(state.core)
    kind = state.core.pile[-1]
    targets = [meld.target for meld in laid.of_rank.get(top, [])]
    if state.core.rules.sequences:
        targets += [run.target for run in laid.runs if CARD[kind] in ends_of(run.low, run.high, run.suit)]
    ways = []
    for target in targets or [CLASS_TEXT[top]]:
        way = _way(state, onto_meld(state.core, target).act, ONTO, top)
        ways.append(replace(way, meld=target) if targets else way)
    return _likely(ways)


def _likely(ways: list[Way]) -> list[Way]:
    """Those that are possible; where none is, the first for its reason."""
    return [way for way in ways if way.is_possible] or ways[:1]


def onto_meld(core: Core, target: str) -> Meaning:
    """To take the pile onto the meld of this name."""
    if "-" not in target:
        rank = target.removesuffix(SECOND)
        code = "desk-take-onto-second" if target != rank else "desk-take-onto"
        return Meaning(f"take onto {target}", Said(code, {"class": rank}), PILE)
    low, _, _ = run_ends(target)
    end = LOW if core.pile and CLASS_OF[core.pile[-1]] < low else HIGH
    return Meaning(f"take onto {target} {end}", Said("desk-take-onto-run", {"run": target}), PILE)


# -- what all of them share -------------------------------------------------------------------------------------------


def _exact(kinds: tuple[int, ...]) -> str:
    return " ".join(CARD[kind] for kind in kinds)


def _way(state: CanastaState, act: str, kind: str, top: int, cards: tuple[int, ...] = ()) -> Way:
    core = state.core
    rank = CLASS_TEXT[top] if top >= 0 else ""
    points = 0
    if core.owed > 0 and top >= 0:
        points = VALUE[top] + sum(VALUE[CLASS_OF[card]] for card in cards)
    return Way(act, kind, rank, cards, points, verdict(state, act))
