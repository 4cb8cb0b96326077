"""Arranged tables of Cassino."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.games.registry import parse_rule_set
from stolik.table.manners import Manners
from stolik.table.sitting import Sitting
from tests.support.scene import Scene, begun, gathered, set_up

TWO: Final = "cassino@1"
THREE: Final = "cassino@1 players=3"
FOUR: Final = "cassino@1 players=4"
PAIRS: Final = "cassino@1 players=4 partnership=2v2 partner_build=on"
SWEEPS: Final = "cassino-pagat@1"

SEVERAL_GROUPS: Final = """deal 4 dealer 2
scores 9 12 7
turn 0
last 0
hand 0: 8s Ac 10h
table 3c 5d 8h Ks 2h
build 1 8: 5s 3d
pile 0: Qc Qd 4s 4h As 9c 6s 3h
pile 1: 10d 10s Kc Kd 7s 7c Ah 9d 9h Qs
pile 2: Jd Jh 6c 6d 2c 2d"""

BEFORE: Final = SEVERAL_GROUPS.replace("turn 0", "turn 2\nhand 2: 7d 7h Js").replace("dealer 2", "dealer 1")
"""The same while another one is in turn."""

MAKERS: Final = """deal 2 dealer 3
scores 5 3 8 2
turn 0
last 2
hand 0: 8s Ac 9h 5h
table 3c Kd 2h
build 0 9: 6s 3d
build 1 8: 5s 3h
call 2 8: 8h 6c 2c
build 3 8: 7d As
pile 2: 10c 10d"""

DUTY: Final = """deal 1 dealer 1
turn 0
last 1
hand 0: 8s 2d Qh
table Kd 6c
build 0 8: 5s 3d fresh
pile 1: Jc Jd"""

PARTNERS: Final = """deal 2 dealer 3
scores 7 4
turn 0
last 1
hand 0: 2c Qs 6h
hand 2: 10c 9d Kh
table 8h 7c Kd
build 2 10: 6d 4s
pile 0: Ac Ad
pile 1: Jc Jd 5c 5d"""

SWEPT: Final = """deal 2 dealer 1
scores 12 9
turn 0
last 1
hand 0: 9s 4h Qd
table 5d 4c
pile 0: Ac Ad 10h 10c
pile 1: Jc Jd
sweeps 1 0"""

THIRTY: Final = """deal 1 dealer 1
turn 0
hand 0: 9s 10d Ks 7h
table Ac Ad Ah 2c 2d 2h 2s 3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h 7c 7d 8c 8d 8h 9c 9d 10c Jc Qc Kc"""

TWELVE: Final = """deal 1 dealer 1
turn 0
last 1
hand 0: 9s 10d Ks 7h
table Ac Ad 2c 3d 4h 5c 6d 7c 8h Jc Qd Kh
pile 1: Qc Qs 8c 8d"""

LAST_CARD: Final = """deal 1 dealer 1
turn 1
last 0
hand 1: 3d
table 3c Kd
pile 0: Ac Ad Ah As 10d 10c 2s 2c 5s 5d 6s 6d 7s 7d 8s 8d 9s 9d Js Jd Qs Qd 4s 4d
pile 1: ...
stock -"""


def playing(position: str, *acts: str, rules: str = THREE, seat: int = 0, open_piles: bool = False) -> Scene:
    """Only persons play from a position."""
    players = parse_rule_set(rules).number("players")
    sitting = opened(rules, players) if open_piles else begun(rules, players)
    return Scene(set_up(sitting, position, *acts), seat)


def opened(rules: str, persons: int) -> Sitting:
    """A match that has begun at a table where the piles lie open."""
    sitting = gathered(rules, persons)
    sitting.agree(Manners(open_piles=True))
    for seat in range(persons):
        sitting.ready(seat, True)
    return sitting


STATES: Final[dict[str, Callable[[], Scene]]] = {
    "cassino, own turn": partial(playing, SEVERAL_GROUPS),
    "cassino, open piles": partial(playing, SEVERAL_GROUPS, open_piles=True),
    "cassino, others play": partial(playing, BEFORE),
    "cassino, spectator": partial(playing, SEVERAL_GROUPS, seat=-1),
    "cassino, builds and calls": partial(playing, MAKERS, rules=FOUR),
    "cassino, duty": partial(playing, DUTY, rules=TWO),
    "cassino, pairs": partial(playing, PARTNERS, rules=PAIRS),
    "cassino, sweeps": partial(playing, SWEPT, rules=SWEEPS, open_piles=True),
    "cassino, 12 loose cards": partial(playing, TWELVE, rules=TWO),
    "cassino, 30 loose cards": partial(playing, THIRTY, rules=TWO),
    "cassino, last card": partial(playing, LAST_CARD, rules=TWO, seat=1),
}
