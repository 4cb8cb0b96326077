"""Arranged tables where people talk, look on, agree to stop, or play by the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from stolik.desk.said import Deed
from stolik.server.protocol import Failed, FromTable, Line, Update, Welcome
from stolik.table.manners import Manners
from tests.support.scene import Scene, begun, set_up

FOUR: Final = "kurnik@1 players=4"
CHOINA: Final = "choina@1"
CASSINO: Final = "cassino@1 players=3"

MIDDLE: Final = """deal 3 dealer 2
scores 1635 1210
turn 0 play
pile 4h 9c Kd
stock 9s 8s ...
hand 0: 4c 4s 7h 7s 9d Jc Qs Qd Kc Kh Ah 2c
hand 1: 4 6 6 8 8 9 10 10
hand 2: 4 6 6 6 8 8 9 10 10 10
hand 3: 7c 8d 8h 9h Jd Js Qh Ac As
melds 0: 777 KKK2
melds 1: 555 JJJJ2
red 0: 3h
red 1: 3d"""

THEIRS: Final = MIDDLE.replace("turn 0 play", "turn 3 play")

CHOINA_MIDDLE: Final = """deal 3 dealer 3
scores -6 -24 -67 -18
turn 0 play drew
pile Kc 6s Qh 2d
hand 0: As Qs 9d 10d Jd 5h 6h 2c
hand 1: 10s 10d 3c 4d 8s 9c Kd Ks 2h 5d
hand 2: 3d 7h Qc 6s 9h Jc
melds 0: 4c-7c
melds 2: 8h-Jh
melds 3: Ad-5d 9s-Qs"""

CASSINO_MIDDLE: Final = """deal 4 dealer 2
scores 9 12 7
turn 0
last 0
hand 0: 8s Ac 10h
table 3c 5d 8h Ks 2h"""

LONG: Final = "Gramy jeszcze jedną partię po kolacji? Wtedy przyjdzie też Wojtek, a ja zrobię herbatę dla wszystkich."
SAID: Final = (
    Line(31, 1, "Marek", phrase="hello"),
    Line(33, 2, "Kasia", phrase="good_luck"),
    Line(40, 0, "Ania", text="Cześć wszystkim"),
    Line(52, 3, "Zofia", text="<b>Kto</b> rozdaje? https://example.org"),
    Line(58, 1, "Marek", text=LONG),
)

_DECODER: Final = msgspec.json.Decoder(FromTable)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class Company(Scene):
    """A scene in which more is shown of the people than that they sit there.

    `shown` are fields of the table; `said` is read on coming, `saying` is said, and `done` happens, just after that.
    """

    shown: dict[str, Any] = field(default_factory=dict)
    said: tuple[Line, ...] = ()
    saying: tuple[Line, ...] = ()
    done: tuple[Deed, ...] = ()

    def answers(self, text: str) -> list[str]:
        """What the table says to a message, and after a hello what comes just then."""
        answers = [self._dressed(answer) for answer in super().answers(text)]
        return answers + self._news() if '"hello"' in text else answers

    def _news(self) -> list[str]:
        if not (self.saying or self.done):
            return []
        update = msgspec.json.decode(self.update(), type=Update)
        return [self._dressed(_text(msgspec.structs.replace(update, talk=self.saying, deeds=self.done)))]

    def _dressed(self, answer: str) -> str:
        message: FromTable = _DECODER.decode(answer)
        if isinstance(message, Welcome):
            message = msgspec.structs.replace(message, talk=self.said)
        if isinstance(message, Welcome | Update):
            message = msgspec.structs.replace(message, table=msgspec.structs.replace(message.table, **self.shown))
        return _text(message)


class Shut(Scene):
    """A table that shows nothing to those who have no seat."""

    def answers(self, _: str) -> list[str]:
        """The refusal of a hello."""
        return [_text(Failed("no-watching"))]


def _text(message: FromTable) -> str:
    return _ENCODER.encode(message).decode()


def company(
    position: str,
    rules: str = FOUR,
    *,
    seat: int = 0,
    manners: Manners | None = None,
    here: Iterable[int] = range(5),
    **more: Any,
) -> Scene:
    """People who play from a position."""
    players = 3 if rules == CASSINO else 4
    sitting = begun(rules, players)
    shown = more.pop("shown", {})
    if manners is not None:
        shown = {"manners": manners, **shown}
    return Company(set_up(sitting, position), seat, frozenset(here), shown=shown, **more)


def replaced(scene: Scene) -> Scene:
    """A bot plays for the person whose scene it is."""
    for voter in (1, 2):
        scene.sitting.vote(voter, scene.seat, "bot", {1, 2, 3})
    return scene


CLOCK: Final = Manners(clock=60)
speaking: Final = partial(company, said=SAID[:4], saying=SAID[4:])

STATES: Final[dict[str, Callable[[], Scene]]] = {
    "talk": partial(company, MIDDLE, said=SAID),
    "talk, phrases only": partial(company, MIDDLE, said=SAID[:2], manners=Manners(talk="phrases")),
    "no talk": partial(company, MIDDLE, manners=Manners(talk="off")),
    "somebody speaks": partial(speaking, MIDDLE),
    "choina, somebody speaks": partial(speaking, CHOINA_MIDDLE, CHOINA),
    "cassino, somebody speaks": partial(
        company, CASSINO_MIDDLE, CASSINO, saying=(Line(58, 1, "Marek", phrase="well_played"),)
    ),
    "talk before a spectator": partial(company, MIDDLE, seat=-1, said=SAID, shown={"watchers": 3}),
    "clock, own turn": partial(company, MIDDLE, manners=CLOCK, shown={"left": 47.0, "seconds": 60.0}),
    "clock, little time": partial(company, MIDDLE, manners=CLOCK, shown={"left": 9.0, "seconds": 60.0}),
    "clock, others play": partial(company, THEIRS, manners=CLOCK, shown={"left": 33.0, "seconds": 60.0, "watchers": 2}),
    "clock, the table played for me": partial(
        company,
        THEIRS,
        manners=CLOCK,
        shown={"left": 0.1, "seconds": 60.0},
        done=(Deed("drew", 0, ("9s", "8s")), Deed("discarded", 0, ("4c",))),
    ),
    "clock, a bot plays for me": lambda: replaced(company(THEIRS, manners=CLOCK)),
    "somebody proposes to stop": partial(company, MIDDLE, shown={"finishing": (1, 3)}),
    "I propose to stop": partial(company, MIDDLE, shown={"finishing": (0,)}),
    "somebody takes long": partial(company, THEIRS, shown={"idle": 3}),
    "others wait for me": partial(company, MIDDLE, shown={"idle": 0}),
    "no onlookers": lambda: Shut(begun(FOUR, 4), -1),
}
