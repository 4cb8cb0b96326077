"""The legal actions of a view by what they do."""

from __future__ import annotations

from stolik.games.action import Action
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_WILD,
    DISCARD,
    LAY_NATURALS,
    LAY_WITH_WILD,
    STEPS,
    Step,
)
from stolik.games.canasta.view import CanastaView


class Choices:
    """What may be done now, losing steps left out (A56).

    `adds` and `lays` (naturals only) go by the class of the meld, `wild_adds` and `wild_lays` by it and the wild
    card's, `discards` by the card's; `says` (draw, pass, stop, ask, yes, no) by verb; `takes` is in the list's order.
    In wide games classes do not tell all lays apart: there they are all in `wide_lays`, and in nothing else, and all
    discards in `wide_discards`, in the list's order.
    """

    __slots__ = (
        "adds",
        "discards",
        "lays",
        "says",
        "takes",
        "wide_discards",
        "wide_lays",
        "wild_adds",
        "wild_lays",
    )

    def __init__(self, view: CanastaView) -> None:
        self.adds: dict[int, Action] = {}
        self.lays: dict[int, Action] = {}
        self.wild_adds: dict[tuple[int, int], Action] = {}
        self.wild_lays: dict[tuple[int, int], Action] = {}
        self.discards: dict[int, Action] = {}
        self.takes: list[Action] = []
        self.says: dict[int, Action] = {}
        self.wide_lays: list[tuple[Step, Action]] = []
        self.wide_discards: list[tuple[Step, Action]] = []
        losing, wide = view.losing, view.rules.wide
        for action in view.legal:
            if losing and action in losing:
                continue
            step = STEPS[action.id]
            verb = step.verb
            if verb == DISCARD:
                self.discards[step.cls] = action
                if wide:
                    self.wide_discards.append((step, action))
            elif step.top >= 0:
                self.takes.append(action)
            elif wide and verb >= LAY_NATURALS:
                self.wide_lays.append((step, action))
            elif verb == ADD_NATURAL:
                self.adds[step.cls] = action
            elif verb == LAY_NATURALS:
                # of three and four black threes the list has the four last
                self.lays[step.cls] = action
            elif verb == ADD_WILD:
                self.wild_adds[step.cls, step.wild] = action
            elif verb == LAY_WITH_WILD:
                self.wild_lays[step.cls, step.wild] = action
            else:
                self.says[verb] = action

    def any_lay(self) -> Action | None:
        """Some lay: naturals before wild cards, additions before new melds."""
        for lays in (self.adds, self.lays, self.wild_adds, self.wild_lays):
            for action in lays.values():
                return action
        return None
