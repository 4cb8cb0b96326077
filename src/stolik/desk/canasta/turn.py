"""The turn of a seat with what it has put ready, as offers are made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.desk.canasta.laid import canastas_made
from stolik.desk.canasta.meaning import LANE, Meaning
from stolik.desk.canasta.stage import Stage, is_take
from stolik.desk.canasta.texts import named_cards
from stolik.desk.canasta.verdict import Verdict, opening_verdict, verdict
from stolik.desk.canasta.ways import Way, ways_of
from stolik.desk.card_texts import joined
from stolik.desk.offer import Offer, Opening
from stolik.desk.said import Said
from stolik.games.canasta.core import ANSWER, DOUBLE, NEED_SEAT, TAKE, Core
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.state import CanastaState

CANASTA: Final = Said("desk-opening-canasta")
"""An opening lacks the canasta that it needs."""


class Turn:
    """The seat in turn: the state, the steps that are ready, and whether an opening is owed."""

    def __init__(self, state: CanastaState, staged: Sequence[str]) -> None:
        """Raises NotationError for a step that cannot be read."""
        self.state: Final = state
        self.core: Final = state.core
        self.stage: Final = Stage(state.core, staged)
        self.taking: Final = state.core.phase == TAKE
        self.answering: Final = state.core.phase == ANSWER
        self.doubling: Final = state.core.phase == DOUBLE
        self.owes: Final = state.core.owed > 0 and not self.answering
        self._ways: list[Way] | None = None

    @property
    def ways(self) -> list[Way]:
        """The ways to take the pile, asked about once."""
        if self._ways is None:
            self._ways = ways_of(self.state)
        return self._ways

    @property
    def melds(self) -> Core:
        """The turn whose melds count: with those of an opening that are ready."""
        return self.stage.trial if self.owes and self.stage.trial.need == NEED_SEAT else self.core

    def opening(self, points: int = 0) -> Opening | None:
        """How far the opening has come with so many more points."""
        if not self.owes:
            return None
        return Opening(self.core.minimum[self.core.side], self._made(points), CANASTA if self._lacks_canasta else None)

    def _made(self, points: int) -> int:
        return opening_points(self.core, self.core.side) + self.stage.points + points

    @property
    def _lacks_canasta(self) -> bool:
        """Whether what is laid and ready has no canasta where the opening needs one (P3)."""
        side = self.core.side
        return self.core.scores[side] >= self.core.rules.canasta_from and not canastas_made(self.stage.trial, side)

    def offer(self, meaning: Meaning, *, primary: bool = False) -> Offer:
        """What is meant as a thing to do at once. What loses the match is never the one next step."""
        said = verdict(self.state, meaning.act)
        primary = primary and said.refusal is None and not said.loses
        return Offer(meaning.act, meaning.label, meaning.place, loses=said.loses, primary=primary, refusal=said.refusal)

    def stage_offer(self, meaning: Meaning) -> Offer:
        """What is meant as something to put ready."""
        tried = self.stage.tried(meaning.act)
        label = Said(
            meaning.label.code.replace("desk-", "desk-ready-"), meaning.label.params | {"points": tried.points}
        )
        return Offer(meaning.act, label, meaning.place, stage=True, points=tried.points, refusal=tried.refusal)

    def whole(self, act: str = "", points: int = 0, place: str = LANE) -> Offer:
        """All that is ready, with a further act, done as one play."""
        play = self.stage.whole(act)
        said = opening_verdict(self.state, play) if self.owes else verdict(self.state, play)
        primary = said.refusal is None and not said.loses
        made = self._made(points) if self.owes else 0
        label = self._opening_label(play, made, said)
        return Offer(play, label, place, loses=said.loses, primary=primary, points=made, refusal=said.refusal)

    def _opening_label(self, play: str, made: int, said: Verdict) -> Said:
        """What a play is called that lays all that is ready, and so makes an opening or something else."""
        needs = self.core.minimum[self.core.side]
        if said.refusal is not None and said.refusal.code == Fault.OPENING_PLAY_SHORT.value:
            return Said("desk-open-short", {"missing": needs - made})
        if said.refusal is not None and said.refusal.code == Fault.OPENING_NEEDS_CANASTA.value:
            return Said("desk-open-canasta", {"points": made})
        if not self.owes or (said.refusal is None and made < needs):
            return Said("desk-lay", {"cards": joined(named_cards(play))})
        if is_take(play):
            taking = named_cards(play.partition(";")[0])
            return Said("desk-open-take", {"cards": joined(taking), "points": made})
        return Said("desk-open", {"points": made})
