"""The states that web/screens.ts names: tables with real positions, or real matches that bots played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Final

from stolik.bots.registry import bot
from stolik.games.registry import parse_rule_set
from stolik.table.sitting import Phase, Sitting
from stolik.table.thinking import think
from tests.support import scenes_cassino, scenes_company
from tests.support.scene import NAMES, Link, Scene, begun, end_deal, gathered, in_turn, set_up
from tests.support.scenes_company import CHOINA, FOUR, HANDS, SCORES

TWO: Final = "kurnik@1 players=2"
ASKING: Final = "kurnik@1 players=4 ask_partner=go_out"
CHANGED: Final = "kurnik@1 players=4 canastas_to_go_out=1 ask_partner=go_out target=3000 pile_always_frozen=on"
CLASSIC: Final = "classic@1"
BOOK: Final = "book@1"
THREE: Final = "book@1 players=3"
FACE_DOWN: Final = "classic@1 surprise_cards=3"
SAMBA: Final = "samba@1"
COMBO: Final = "combo@1"
CHOINA_FIVE: Final = "choina@1 players=5"
ALL: Final = frozenset(range(5))

OPENED: Final = f"""{SCORES}
turn 3 play
pile 4h 9c Kd 10s
{HANDS}"""

BEFORE: Final = (
    OPENED.replace("turn 3 play", "turn 2 play")
    .replace("pile 4h 9c Kd 10s", "pile 4h 9c Kd")
    .replace("hand 2: 4 6", "hand 2: 10s 4 6")
)

OPENED_BY_TWO: Final = (
    OPENED.replace("dealer 2", "dealer 0")
    .replace("turn 3", "turn 1")
    .replace("hand 3", "hand 1")
    .replace("hand 2", "# ")
)

FROZEN: Final = """deal 2 dealer 2
scores 210 845
turn 3 play
pile 4h 9c 2d Kd 10s
hand 0: 4c 5s 7h 7s 9d Jc Qs Kc Kh Ah 2c
hand 3: 6c 6d 7c 8d 8h 9h Jd Js Qh Ac
melds 1: 555 JJJJ2"""

OPENING: Final = """deal 3 dealer 2
scores 1635 1210
turn 3 play
pile 4h 9c Kd 10s
hand 0: 4c 5s 6d 7h Kc Kh Ks Ac Ah As 2c
hand 3: 7c 8d 8h 9h Jd Js Qh Ad
stock 8c 9s ..."""

LATE: Final = """deal 4 dealer 2
scores 3155 2480
turn 3 play
pile 4h 9c Kd 6s 10s 8c
stock 9s 8s ...
hand 0: 4c 5s 6d 7h 7s Qs Qd Kc Ah
hand 1: 6 6 9 9 10
hand 2: 4 5 6 8 8 10
hand 3: 7c 8d 9h
melds 0: AAAAAAA QQQQQ22 KKKK2Jk 444
melds 1: JJJJJJ2 555552Jk 101010 9992 888
red 0: 3h 3d
red 1: 3h"""

LOSING: Final = """deal 2 dealer 2
scores 210 845
turn 0 play
pile 4h 9c
hand 0: Kd
hand 3: 7c 8d 8h 9h Jd Js Qh Ad
melds 0: QQQ2 777
melds 1: 555 JJJJ2"""

ASK: Final = """deal 2 dealer 2
scores 210 845
turn 2 play
pile 4h 9c
hand 0: 4c 5s 6d 7h Kc Kh Ks Ac
hand 2: Qs Qd
melds 0: QQQQQQ2 7777777 KKK2
melds 1: 555 JJJJ2"""

TO_DRAW_THE_MATCH: Final = """deal 6 dealer 0
scores 4800 4300
turn 1 play
hand 0: 5c 6s
hand 1: 9d
pile 4h
melds 0: KKKKKKK
melds 1: 8888888 99999992"""

OF_THREE: Final = """deal 3 dealer 1
scores 1635 1210 -45
turn 2 play
pile 4h 9c Kd
hand 0: 4c 4s 7h 7s 9d Jc Qs Qd Kc Kh Ah 2c
hand 1: 4 6 6 8 8 9 10 10
hand 2: 7c 8d 8h 9h Jd Js Qh Ac As 10s
melds 0: 777 KKK2
melds 1: 5555555 JJJJ2
melds 2: 999 666Jk
red 0: 3h
red 2: 3d"""

DOUBLE_OUT: Final = """deal 3 dealer 1
scores 1635 1210
turn 0 double
pile 4h 9c Kd
hand 0: 5c 5d 5h 7s Ks Kh
hand 1: 4 6 6 8 8 9 10 10
hand 2: -
hand 3: 8c 8d 8h 9h Jd Js Qh
melds 0: 7777777 KKK2 QQQ
melds 1: JJJJ2
red 0: 3h"""

TOP_ALONE: Final = """deal 3 dealer 1
scores 1635 1210
turn 3 play
pile 5h 6c Kd
hand 0: Qs Qd
hand 3: 7c 8d 8h 9h Jd Js Qh
melds 0: KKKKKKK 777 QQQ
melds 1: JJJJ2
red 0: 3h"""

OVER_FACE_DOWN: Final = """deal 2 dealer 2
scores 210 845
turn 3 play
pile 4h 9c
under 4c 5d 6h
hand 0: 4c 5s 7h 7s 9d Jc Qs Kc Kh Ah 2c
hand 3: 6c 6d 7c 8d 8h 9h Jd Js Qh Ac
melds 0: 444 101010
melds 1: 555 JJJJ2"""

UNDER_A_BLACK_THREE: Final = """deal 2 dealer 2
scores 210 845
turn 3 play
pile 4h 9c 3s Kd
hand 0: 4c 5s 7h 7s 9d Jc Qs Qd Kc Ah 2c
hand 3: 6c 6d 7c 8d 8h 9h Jd Js Qh Ac
melds 0: 444 QQQ
melds 1: 555 JJJJ2"""

SAMBA_OPENING: Final = """deal 1 dealer 2
scores 0 0
turn 3 play
pile 9c Kd 10s 8c
hand 0: 9s 10s Js Qs Ac Ad 2h Kh Kh 4c 6d 6c 7h 8d Jc
hand 3: 7c 8d 8h 9h Jd Js Qh Ad 5c 5d 6s 6s 7s 9d 4d"""

SAMBA_MIDDLE: Final = """deal 2 dealer 2
scores 1640 2105
turn 3 play
pile 9c Kd 10s 4c
hand 0: 8s 8d 4h 8h 9h 9s 10s Js Qd Qc Kc Kc Ad 6d 6c 7h
hand 2: 4 4 6 6 9 9 J Q K A 5 5
hand 3: 8c 9h Jd Js Qh Ad 5c 5d 6s 6s 7s 9d 4d
melds 0: 5h6h7h 8c8h8s 8d8c2d 9d10dJdQd QhQsQh KKKKKKK AAAAA22
melds 1: 7777777 JJJ2 555 4s5s6s7s8s 10c10d10h10h 4d5d6d
red 0: 3h 3d
red 1: 3h"""

COMBO_LATE: Final = """deal 3 dealer 2
scores 5165 6340
turn 3 play
pile 9c Kd 10s 4c
hand 0: 8s 8d 4h 8h 9h 9s 10s Js Qd Qc 7c 3c 3s 3s Ad
hand 2: 4 4 6 6 9 9 J Q K A 5 5
hand 3: 8c 9h Jd Js Qh Ad 5c 5d 6s 6s 9d 4d
melds 0: 4h5h6h7h8h9h10h 5h6h7h 222JkJk 7777 888 KKKKK22 KKK QQQQQ22 6d7d8d9d10d
melds 1: 2222JkJkJk JJJ 555 4s5s6s7s8s9s10s 10c10d10h10h AAAAAAA 333
red 0: 3h 3d
red 1: 3h
bonus -"""

COMBO_CANASTA: Final = """deal 1 dealer 2
scores 0 0
turn 3 play
pile 9c Kd 10s 4c
stock 9d 10d 5s 9c Jh Qc Kh 4d 3h 6h 8c 2d Ah 7s ...
hand 0: 8s 8d 4h 8h 9h 9s 10s Js Qd Qc 7c Ad Kc
hand 3: 8c 8d 9h Jd Js Qh Ad 5c 5d 6s 6s 7s 9d 4d
melds 0: KKKKK2 5h6h7h QQQ
melds 1: JJJ2 555"""

CHOINA_PLAY: Final = """deal 3 dealer 3
scores -6 -24 -67 -18
turn 3 play drew
pile Kc 6s Qh 2d
hand 0: As Qs 9d 10d Jd 5h 6h 2c
hand 1: 10s 10d 3c 4d 8s 9c Kd Ks 2h 5d
hand 2: 3d 7h Qc 6s 9h Jc
hand 3: 7h Kd Qh Jh
melds 0: 4c-7c
melds 2: 8h-Jh
melds 3: Ad-5d 9s-Qs"""

CHOINA_SETS: Final = """deal 1 dealer 3
turn 0 play drew
pile 9c 2d Kh 5s
hand 0: 7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 8c
melds 1: 8c8d8h
melds 2: QcQdQh 999"""

CHOINA_LAST: Final = """deal 5 dealer 3
scores -86 -124 -67 -98
turn 0 play drew
pile 9c 2d Kh 5s 6c
hand 0: 7c 7d 7h 4h 5h 6h 3h Kc Kd Ks 2c 8c 8d 9d Jc Qh
melds 1: 8h8s8c JhJsJd 3d-8d
melds 2: QcQdQs 9c9d9h
melds 3: 4c-7c"""

CHOINA_OF_FIVE: Final = """deal 4 dealer 3
scores -86 -124 -67 -98 -201
turn 0 draw
pile 9c 2d Kh 5s 6c Ad 10h 3s 4d Jc Qh 2s 7c 8h Kd 5c 9s 10d As 3h 6d
hand 0: 7c 7d 7h 4h 5h 6h Kc Kd 2c 8c
melds 1: 8h8s8c JhJsJd
melds 2: QcQdQs 9c9d9h 333
melds 4: 444"""

Build = Callable[[], Scene]


def scene(name: str) -> Scene:
    """The state of that name, fresh."""
    return STATES[name]()


def gone(scene: Scene, seat: int) -> Scene:
    """The same after the person of a seat has been away for long."""
    return replace(scene, here=scene.here - {seat}, gone=frozenset({seat}))


def gathering(rules: str, persons: int, *ready: int, bots: str = "", seat: int = 0) -> Scene:
    """People gather."""
    sitting = gathered(rules, persons, bots)
    for other in ready:
        sitting.ready(other, True)
    return Scene(sitting, seat, frozenset(range(persons)))


def playing(
    position: str, *acts: str, rules: str = FOUR, seat: int = 0, here: Iterable[int] = ALL, link: Link = "open"
) -> Scene:
    """Only persons play from a position."""
    players = parse_rule_set(rules).number("players")
    return Scene(set_up(begun(rules, players), position, *acts), seat, frozenset(here), link)


def with_hand(count: int, rules: str = FOUR, here: Iterable[int] = ALL) -> Scene:
    """The own turn with so many cards in the hand."""
    ranks = "4 5 6 7 8 9 10 J Q K A 2".split()
    packs = parse_rule_set(rules).number("packs")
    lying = ["9c", "10s"]
    cards = [
        rank + suit for at in range(packs) for suit in "cdhs" for rank in ranks if not at or rank + suit not in lying
    ]
    return playing(
        f"turn 0 take\npile {' '.join(lying)}\nhand 0: {' '.join(sorted(cards[:count]))}", rules=rules, here=here
    )


def seats_drawn() -> Scene:
    """Four have drawn for their seats, and it is my turn."""
    sitting = begun(CLASSIC, 4)
    play_on(sitting, lambda: sitting.places[in_turn(sitting)].name == NAMES[0])
    return Scene(sitting, in_turn(sitting))


def voting() -> Scene:
    """Somebody lost the connection, and one of the others has voted."""
    sitting = set_up(begun(FOUR, 4), BEFORE, "discard 10s")
    sitting.vote(1, 3, "bot", {0, 1, 2})
    return Scene(sitting, 0, frozenset({0, 1, 2}))


def replaced() -> Scene:
    """A bot plays for me."""
    sitting = set_up(begun(FOUR, 4), BEFORE, "discard 10s")
    for voter in (1, 2):
        sitting.vote(voter, 0, "bot", {1, 2, 3})
    return Scene(sitting, 0)


def stopped() -> Scene:
    """The others stopped the match, for somebody went."""
    sitting = set_up(begun(FOUR, 4), BEFORE, "discard 10s")
    for voter in (0, 1):
        sitting.vote(voter, 3, "stop", {0, 1, 2})
    return Scene(sitting, 0, frozenset({0, 1, 2}))


def stopped_after_a_deal() -> Scene:
    """All were for ending a match that was played until then, so that it can be seen again."""
    first = played(FOUR, 1)
    sitting = Sitting.restore(first.rule_set, first.seed, first.log)
    persons = {seat for seat, place in enumerate(sitting.places) if place.is_person}
    for seat in persons:
        sitting.finish(seat, True, persons)
    return Scene(sitting)


def drawn() -> Scene:
    """The match ended with equal totals."""
    return Scene(end_deal(set_up(begun(TWO, 2), TO_DRAW_THE_MATCH), "discard 9d"))


def with_bots() -> Scene:
    """One person with bots, two turns into the match."""
    sitting = begun(FOUR, 1, "greedy")
    play_on(sitting, lambda: sitting.number > 12 and sitting.bot_task() is None)
    return Scene(sitting)


@cache
def played(rules: str, sheets: int) -> Sitting:
    """A match that bots play for everybody, until that many deals are over (0: all)."""
    persons = parse_rule_set(rules).number("players")
    sitting = begun(rules, persons)
    play_on(sitting, lambda: sitting.phase is Phase.OVER or 0 < sheets <= _sheets(sitting))
    return sitting


def play_on(sitting: Sitting, enough: Callable[[], bool]) -> None:
    """Let bots play, for persons as well."""
    while not enough():
        if sitting.phase is Phase.PAUSE:
            for seat, place in enumerate(sitting.places):
                if place.is_person:
                    sitting.next(seat)
            continue
        if sitting.asked:
            answer_all(sitting)
            continue
        task = sitting.bot_task()
        if task is not None:
            sitting.bot_act(task.number, *think(task.rules, task.position, task.seat, task.level, task.seed))
            continue
        table = sitting.table
        assert table is not None
        assert table.state.seat is not None
        chosen = bot("greedy").choose(table.view(table.state.seat), 1)
        sitting.act(table.state.seat, chosen.text, sure=True)


def answer_all(sitting: Sitting) -> None:
    """Let bots answer what is asked, for persons as well."""
    at, thought = sitting.asked_at, {}
    for turn in sitting.asked:
        chosen = bot("greedy").choose(turn.state.view(turn.seat), 1).text
        thought[turn.seat] = (chosen, "")
        sitting.answers.give(turn.seat, at, chosen)
    sitting.settle(at, thought)


def _sheets(sitting: Sitting) -> int:
    assert sitting.table is not None
    if sitting.phase is not Phase.PAUSE:
        return 0
    return sitting.table.state.deal_number


def _of_winner(sitting: Sitting, won: bool) -> Scene:
    assert sitting.table is not None
    winner = sitting.table.state.winners[0]
    return Scene(sitting, winner if won else 1 - winner)


STATES: Final[dict[str, Build]] = {
    "lobby of a host": lambda: gathering(CLASSIC, 1),
    "lobby of a guest": lambda: gathering(CHANGED, 1, seat=-1),
    "lobby that is full": lambda: gathering(TWO, 2, seat=-1),
    "lobby of two": lambda: gathering(TWO, 1),
    "lobby of one who is gone": lambda: gone(gathering(FOUR, 3), 2),
    "lobby with bots": lambda: gathering(FOUR, 2, bots="greedy"),
    "lobby with changed rules": lambda: gathering(CHANGED, 3, 1),
    "lobby, all but me ready": lambda: gathering(FOUR, 4, 1, 2, 3),
    "lobby of choina": lambda: gathering(CHOINA, 2),
    "lobby, ready": lambda: gathering(FOUR, 3, 0, 1, bots="plain"),
    "with bots": with_bots,
    "others play": lambda: playing(BEFORE, "discard 10s"),
    "own turn": lambda: playing(OPENED, "discard 7c"),
    "own turn, drawn": lambda: playing(OPENED, "discard 7c", "draw"),
    "own turn, laid": lambda: playing(OPENED, "discard 7c", "draw", "lay QsQd2c"),
    "frozen": lambda: playing(FROZEN, "discard Qh"),
    "opening": lambda: playing(OPENING, "discard 7c", "draw"),
    "late": lambda: playing(LATE, "discard 7c"),
    "losing": lambda: playing(LOSING),
    "30 cards": lambda: with_hand(30),
    "asked": lambda: playing(ASK, "ask", rules=ASKING),
    "asking": lambda: playing(ASK, "ask", rules=ASKING, seat=2),
    "answered": lambda: playing(ASK, "ask", "no", rules=ASKING, seat=2),
    "may ask": lambda: playing(ASK, rules=ASKING, seat=2),
    "somebody is away": voting,
    "20 cards and somebody away": lambda: with_hand(20, here=(0, 1, 3)),
    "a bot plays for me": replaced,
    "connection lost": lambda: playing(OPENED, "discard 7c", link="lost"),
    "server closes": lambda: playing(BEFORE, "discard 10s", link="closing"),
    "spectator": lambda: playing(LATE, "discard 7c", seat=-1),
    "two players": lambda: playing(OPENED_BY_TWO, "discard 7c", rules=TWO),
    "three players": lambda: playing(OF_THREE, "discard 10s", rules=THREE),
    "seats drawn": seats_drawn,
    "double out": lambda: playing(DOUBLE_OUT, rules=BOOK),
    "another may follow out": lambda: playing(DOUBLE_OUT, rules=BOOK, seat=1),
    "top card alone": lambda: playing(TOP_ALONE, "discard 7c", rules=BOOK),
    "face-down cards": lambda: playing(OVER_FACE_DOWN, "discard Qh", rules=FACE_DOWN),
    "frozen by a black three": lambda: playing(UNDER_A_BLACK_THREE, "discard Qh", rules=CLASSIC),
    "samba, an opening": lambda: playing(SAMBA_OPENING, "discard 4d", "draw", rules=SAMBA),
    "samba, many melds": lambda: playing(SAMBA_MIDDLE, "discard 8c", rules=SAMBA),
    "samba, drawn": lambda: playing(SAMBA_MIDDLE, "discard 8c", "draw", rules=SAMBA),
    "samba, 34 cards": lambda: with_hand(34, rules=SAMBA),
    "samba, 40 cards": lambda: with_hand(40, rules=SAMBA),
    "samba, 48 cards": lambda: with_hand(48, rules=SAMBA),
    "combo, a deal is over": lambda: Scene(played(COMBO, 1)),
    "combo, many melds": lambda: playing(COMBO_LATE, "discard 8c", "draw", rules=COMBO),
    "combo, bonus cards": lambda: playing(COMBO_CANASTA, "discard 8c", "draw", "add Kc", rules=COMBO),
    "choina, may ask": lambda: playing(CHOINA_PLAY, "discard 7h", rules=CHOINA, seat=1),
    "choina, asked": lambda: playing(CHOINA_PLAY, "discard 7h", "pass", "ask", rules=CHOINA),
    "choina, others are asked": lambda: playing(CHOINA_PLAY, "discard 7h", rules=CHOINA),
    "choina, buying": lambda: playing(CHOINA_PLAY, "discard 7h", "pass", "ask", "allow", "allow", rules=CHOINA, seat=2),
    "choina, own turn": lambda: playing(CHOINA_PLAY, "discard 7h", "pass", "pass", rules=CHOINA),
    "choina, drawn": lambda: playing(CHOINA_SETS, rules=CHOINA),
    "choina, last deal": lambda: playing(CHOINA_LAST, rules=CHOINA),
    "choina, five players": lambda: playing(CHOINA_OF_FIVE, rules=CHOINA_FIVE),
    "choina, a deal is over": lambda: Scene(played(CHOINA, 2)),
    "choina, five, a deal is over": lambda: Scene(played(CHOINA_FIVE, 2)),
    "choina, won": lambda: _of_winner(played(CHOINA, 0), won=True),
    **scenes_cassino.STATES,
    **scenes_company.STATES,
    "cassino, lobby": lambda: gathering(scenes_cassino.THREE, 2),
    "cassino, a round is over": lambda: Scene(played(scenes_cassino.THREE, 1)),
    "cassino, pairs, a round is over": lambda: Scene(played(scenes_cassino.PAIRS, 1)),
    "cassino, won": lambda: _of_winner(played(scenes_cassino.TWO, 0), won=True),
    "pause of three": lambda: Scene(played(THREE, 1)),
    "pause": lambda: Scene(played(FOUR, 1)),
    "pause, later": lambda: Scene(played(FOUR, 2), 1),
    "pause of a spectator": lambda: Scene(played(FOUR, 1), -1),
    "won": lambda: _of_winner(played(FOUR, 0), won=True),
    "lost": lambda: _of_winner(played(TWO, 0), won=False),
    "drawn": drawn,
    "stopped": stopped,
    "stopped after a deal": stopped_after_a_deal,
}
