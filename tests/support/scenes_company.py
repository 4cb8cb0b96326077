"""Arranged tables where people talk, look on, agree to stop, or play by the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal

import msgspec

from stolik.games.registry import parse_rule_set
from stolik.server.fault import WebFault
from stolik.server.protocol import Failed, FromTable, Update, Welcome
from stolik.table.manners import Manners
from stolik.table.sitting import Change, Sitting
from tests.support.scene import Scene, gathered, set_up

FOUR: Final = "kurnik@1 players=4"
CHOINA: Final = "choina@1"
CASSINO: Final = "cassino@1 players=3"

SCORES: Final = """deal 3 dealer 2
scores 1635 1210"""
HANDS: Final = """hand 0: 4c 4s 7h 7s 9d Jc Qs Qd Kc Kh Ah 2c
hand 2: 4 6 6 6 8 8 9 10 10 10
hand 3: 7c 8d 8h 9h Jd Js Qh Ac As
melds 0: 777 KKK2
melds 1: 555 JJJJ2
red 0: 3h
red 1: 3d"""
"""The middle of a deal of four: what lies there, whoever is in turn and whatever is on the pile."""

MIDDLE: Final = f"""{SCORES}
turn 0 play
pile 4h 9c Kd
stock 9s 8s ...
hand 1: 4 6 6 8 8 9 10 10
{HANDS}"""

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

USUAL: Final = Manners()
LONG: Final = "Gramy jeszcze jedną partię po kolacji? Wtedy przyjdzie też Wojtek, a ja zrobię herbatę dla wszystkich."
SAID: Final = (
    (1, "hello", ""),
    (2, "good_luck", ""),
    (0, "", "Cześć wszystkim"),
    (3, "", "<b>Kto</b> rozdaje? https://example.org"),
)
"""Who said what: a phrase, or a text."""

_DECODER: Final = msgspec.json.Decoder(FromTable)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class Company(Scene):
    """A scene in which something happens just after it is shown, or after the first question that is asked then.

    `shown` are fields of the table that depend on time.
    """

    happens: Callable[[Sitting], Change] | None = None
    after: Literal["hello", "consider"] = "hello"
    shown: dict[str, Any] = field(default_factory=dict)

    def answers(self, text: str) -> list[str]:
        """What the table says to a message, and then of what happens."""
        answers = super().answers(text)
        if self.happens is not None and f'"{self.after}"' in text:
            change = self.happens(self.sitting)
            answers.append(self.update([event for _, event in change.events], change.talk))
        return [self._timed(answer) for answer in answers]

    def _timed(self, answer: str) -> str:
        message: FromTable = _DECODER.decode(answer)
        if isinstance(message, Welcome | Update):
            message = msgspec.structs.replace(message, table=msgspec.structs.replace(message.table, **self.shown))
        return _text(message)


class Shut(Scene):
    """A table that shows nothing to those who have no seat."""

    def answers(self, text: str) -> list[str]:  # noqa: ARG002
        """The refusal, whatever is said."""
        return [_text(Failed(WebFault.NO_WATCHING))]


def _text(message: FromTable) -> str:
    return _ENCODER.encode(message).decode()


def company(
    position: str,
    rules: str = FOUR,
    *,
    seat: int = 0,
    manners: Manners = USUAL,
    said: Sequence[tuple[int, str, str]] = (),
    watchers: int = 0,
    **more: Any,
) -> Company:
    """People who play from a position in that manner, and have said something."""
    players = parse_rule_set(rules).number("players")
    sitting = gathered(rules, players)
    sitting.agree(manners)
    for other in range(players):
        sitting.ready(other, True)
    set_up(sitting, position)
    for speaker, phrase, text in said:
        sitting.say(speaker, phrase, text)
    return Company(sitting, seat, watchers=watchers, **more)


def gathering() -> Scene:
    """Two gather, and have said something."""
    sitting = gathered(FOUR, 2)
    for speaker, phrase, text in SAID[:1] + SAID[2:3]:
        sitting.say(speaker, phrase, text)
    return Scene(sitting)


def proposing(*seats: int) -> Scene:
    """These are for ending the match now."""
    scene = company(MIDDLE)
    for seat in seats:
        scene.sitting.finish(seat, True, scene.here)
    return scene


def replaced(scene: Scene) -> Scene:
    """A bot plays for the person whose scene it is."""
    for voter in (1, 2):
        scene.sitting.vote(voter, scene.seat, "bot", {1, 2, 3})
    return scene


def counted(left: float) -> dict[str, float]:
    """So many seconds are left of a minute."""
    return {"left": left, "seconds": 60.0}


BY_THE_CLOCK: Final = Manners(clock=60)
speaking: Final = partial(company, happens=lambda sitting: sitting.say(1, text=LONG))

STATES: Final[dict[str, Callable[[], Scene]]] = {
    "talk": partial(company, MIDDLE, said=(*SAID, (1, "", LONG))),
    "talk, phrases only": partial(company, MIDDLE, manners=Manners(talk="phrases"), said=SAID[:2]),
    "lobby with talk": gathering,
    "no talk": partial(company, MIDDLE, manners=Manners(talk="off")),
    "somebody speaks": partial(speaking, MIDDLE, said=SAID),
    "choina, somebody speaks": partial(speaking, CHOINA_MIDDLE, CHOINA),
    "cassino, somebody speaks": partial(speaking, CASSINO_MIDDLE, CASSINO),
    "talk before a spectator": partial(company, MIDDLE, seat=-1, said=SAID, watchers=3),
    "clock, own turn": partial(company, MIDDLE, manners=BY_THE_CLOCK, shown=counted(47)),
    "clock, little time": partial(company, MIDDLE, manners=BY_THE_CLOCK, shown=counted(9)),
    "clock, others play": partial(company, THEIRS, manners=BY_THE_CLOCK, watchers=2, shown=counted(33)),
    "clock, the table played for me": partial(
        company,
        MIDDLE,
        manners=BY_THE_CLOCK,
        shown=counted(0.1),
        happens=lambda sitting: sitting.act(0, "discard 4c"),
        after="consider",
    ),
    "clock, a bot plays for me": lambda: replaced(company(THEIRS, manners=BY_THE_CLOCK)),
    "somebody proposes to stop": lambda: proposing(1, 3),
    "I propose to stop": lambda: proposing(0),
    "somebody takes long": partial(company, THEIRS, shown={"idle": 3}),
    "others wait for me": partial(company, MIDDLE, shown={"idle": 0}),
    "no onlookers": lambda: Shut(gathered(FOUR, 4), -1),
}
