"""No event and no score line exists that no match brings."""

from __future__ import annotations

from random import Random

import stolik
from stolik import Need
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.support.positions import canasta, codes, dealt, do, table
from tests.support.source_codes import event_codes, score_codes


def random_match(state: CanastaState, steps: int) -> set[str]:
    """The codes of the events of random play."""
    random = Random(5).random
    seen: set[str] = set()
    for _ in range(steps):
        if state.need is Need.SEAT:
            legal = state.legal()
            seen |= set(codes(state.apply(legal[int(random() * len(legal))])))
    return seen


def test_every_event_happens() -> None:
    game = stolik.game("kurnik", players=4, ask_partner="lay_out", last_red3="meld_no_discard", target=3000)
    fresh = game.start()
    seen = set(codes(fresh.supply([2, 0, 1, 3])))
    seen |= set(codes(fresh.supply(sorted(fresh.deck()))))
    seen |= random_match(canasta(game.deal(4)), 3000)
    seven = ("melds 0: 7777777", "melds 1: 8888888")
    state = table("pile 4", "hand 0: 9", "stock 3h", "melds 0: 999", "hand 1: ...", last_red3="turn_continues")
    seen |= set(codes(do(state, "draw")))
    state = table("pile 4", "hand 0: 9", "stock 3h", "hand 1: ...", *seven, last_red3="meld_no_discard")
    seen |= set(codes(do(state, "draw", "stop")))
    state = table("turn 0 play drew", *seven, "hand 0: 9", canastas_to_go_out=1)
    seen |= set(codes(do(state, "discard 9")))
    state = table("turn 0 play drew", "hand 0: A A A A A A A 4", canastas_to_go_out=1)
    seen |= set(codes(do(state, "lay AAAAAAA", "discard 4")))
    state = table("turn 0 play drew", "hand 0: 9", "melds 0: 777")
    seen |= set(codes(do(state, "discard 9")))
    state = table("pile 9 7", "stock -", "hand 0: 7 7 K", "hand 1: ...", "melds 0: KKK")
    seen |= set(codes(do(state, "pass")))
    # 35 + 500 + 100 for going out against 70 + 500 - 10 for the two fours: 5635 each
    tie = ("scores 5000 5075", "turn 0 play drew", *seven, "hand 0: 10", "hand 1: 4 4")
    state = table(*tie, canastas_to_go_out=1)
    seen |= set(codes(do(state, "discard 10")))
    seen |= set(codes(dealt("", preset="book")[1]))
    state = table("pile 9", "under 4 5 6", "melds 0: 999", "hand 0: J Q", surprise_cards=3)
    seen |= set(codes(do(state, "take onto 9")))
    state = table("turn 0 play drew", "melds 0: KKKKKKK", "hand 0: 4", "hand 2: K", preset="book")
    seen |= set(codes(do(state, "discard 4", "add K")))
    combo = ("melds 0: 888 8888 7d8d9d10dJdQd 222222 QQQQQQ", "hand 0: Kd 2 Qs 5h 6h 7h 4 J")
    state = table("turn 0 play drew", *combo, preset="combo")
    seen |= set(codes(do(state, "run 5h6h7h", "join 8", "extend 7d-Qd high", "add 2 to 2", "add Qs")))
    assert event_codes("canasta") - seen == set()


def test_every_score_line_happens() -> None:
    seen: set[str] = set()
    melds = ("melds 0: 7777777 8888882", "melds 1: KKK", "red 0: 3h", "red 1: 3h 3d 3d")
    state = table("turn 0 play drew", *melds, "laid 1", "hand 0: 9", "hand 1: 3 4", black3_in_hand=100)
    do(state, "discard 9")
    seen |= {line.code for side in state.sheets[0].lines for line in side}
    state = table(
        "turn 0 play drew", "hand 0: A A A A A A A 4", "red 0: 3h 3h 3d 3d", "hand 1: 9", canastas_to_go_out=1
    )
    do(state, "lay AAAAAAA", "discard 4")
    seen |= {line.code for side in state.sheets[0].lines for line in side}
    for sevens in ("7777777", "7777722"):
        options: dict[str, Value] = {"sevens_canasta_bonus": "1500_1000", "seven_in_hand": 500}
        rows = ("turn 0 play drew", f"melds 0: {sevens} KKK", "hand 0: 4", "hand 1: 7", "hand 2: K")
        state = table(*rows, preset="book", **options)
        do(state, "discard 4", "add K")
        seen |= {line.code for side in state.sheets[0].lines for line in side}
    position = ("turn 0 play drew", "melds 0: 7d8d9d10dJdQdKd 2222222", "stock -", "pile ...", "hand 0: 4 5")
    state = table(*position, "hand 1: 4", "hand 2: 4", "hand 3: 4", preset="combo")
    do(state, "discard 5")
    seen |= {line.code for side in state.sheets[0].lines for line in side}
    assert score_codes("canasta") - seen == set()
