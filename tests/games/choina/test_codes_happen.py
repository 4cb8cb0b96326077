"""No event, no score line and no refusal exists that no match brings."""

from __future__ import annotations

from random import Random

import pytest

from stolik.games.choina.faults import RULE, Fault
from stolik.games.game import Need
from stolik.games.option import Value
from stolik.games.violation import RuleViolation
from tests.games.choina.random_play import choose
from tests.games.choina.tables import codes, do, game, playing, table
from tests.support.source_codes import event_codes, score_codes

WHOLE: dict[str, Value] = {"contract_laydown": "whole"}
RICH = "7c 7d 7h 4c 4d 4h 2s 9s Ks"


def random_match(seed: int, preset: str, options: dict[str, Value]) -> tuple[set[str], set[str]]:
    """The codes of the events and of the score lines of random play."""
    rng = Random(seed)
    state = game(preset, **options).start()
    seen: set[str] = set()
    while state.need is not Need.OVER:
        if state.need is Need.DECK:
            order = state.deck()
            rng.shuffle(order)
            seen |= set(codes(state.supply(order)))
        else:
            seen |= set(codes(state.apply(choose(state, rng))))
    return seen, {line.code for score in state.sheets for lines in score.lines for line in lines}


def test_every_event_and_score_line_happens() -> None:
    events, lines = random_match(1, "choina", {"refusal": "must_buy"})
    others: tuple[tuple[int, str, dict[str, Value]], ...] = (
        (2, "may-i", {"players": 3}),
        (3, "choina", {"stock_out": "turn_over_once", "deals": 6}),
    )
    for seed, preset, options in others:
        more, further = random_match(seed, preset, options)
        events |= more
        lines |= further
    # nobody has taken a stock card or laid a card in seven turns, and this is the eighth
    still = ("turn 0 draw", "pile 9c 8c", "hand 0: 2c", "lull 7")
    events |= set(codes(do(table(*still), "take", "discard 8c")))
    # 20 for going out against 20 more before
    rows = ("turn 0 play", "melds 0: 777 888 2h-5h", "hand 0: 7c", "hand 1: 2c", "hand 2: 3c")
    tied = table("scores 0 22 -50 -50", *rows, "hand 3: 3d", deal=5)
    events |= set(codes(do(tied, "add 7c to 0:7")))
    # two cards join a set and a sequence that were laid in this turn
    grown = playing("7c 7d 7h 7s 2h 3h 4h 5h 6h Kc Kd", deal=2)
    events |= set(codes(do(grown, "lay 7c7d7h; run 2h-5h; add 7s to 0:7; add 6h to 0:h")))
    assert event_codes("choina") - events == set()
    assert score_codes("choina") - lines == set()


REFUSED: dict[Fault, tuple[str, tuple[str, ...], dict[str, Value]]] = {
    Fault.CLAIM_FIRST: ("draw", ("turn 0 claim seat=1", "pile 9c"), {}),
    Fault.CONSENT_FIRST: ("ask", ("turn 0 answer seat=0 asker=1", "pile 9c"), {}),
    Fault.NUMBER_FIRST: ("ask", ("turn 0 buy seat=1", "pile 8c 9c"), {}),
    Fault.TAKE_FIRST: ("discard 2c", ("turn 0 draw", "hand 0: 2c"), {}),
    Fault.ALREADY_TAKEN: ("take", ("turn 0 play", "pile 9c"), {}),
    Fault.NOT_POLLED: ("ask", ("turn 0 draw", "pile 9c"), {}),
    Fault.NOT_ASKED: ("allow", ("turn 0 draw", "pile 9c"), {}),
    Fault.NOTHING_TO_TAKE: ("take", ("turn 0 draw",), {}),
    Fault.OWN_DISCARD: ("take", ("turn 0 draw", "pile 9c", "thrown 0"), {}),
    Fault.OWN_UNCOVERED: (
        "take",
        ("turn 0 draw uncovered=3", "pile 9c", "thrown 0"),
        {"retake_own_discard": False},
    ),
    Fault.UNCOVERED_CLOSED: ("take", ("turn 0 draw uncovered=3", "pile 9c"), {"uncovered_card": "nobody"}),
    Fault.DONE_NO_TAKE: ("take", ("turn 0 draw", "pile 9c", "melds 0: 777 888"), {"buy_after_contract": False}),
    Fault.BUY_ONE: ("buy 1", ("turn 0 draw", "pile 8c 9c"), {}),
    Fault.NO_MULTI_BUY: ("buy 2", ("turn 0 draw", "pile 8c 9c"), {"multi_buy": False}),
    Fault.BUY_NOT_FRESH: ("buy 2", ("turn 0 draw uncovered=3", "pile 8c 9c"), {}),
    Fault.BUY_TOO_MANY: ("buy 3", ("turn 0 draw", "pile 8c 9c"), {}),
    Fault.CARD_NOT_HELD: ("discard 2c", ("turn 0 play", "hand 0: 3c 4c"), {}),
    Fault.NO_JOKERS: ("discard Jkr", ("turn 0 play",), {}),
    Fault.SET_ONE_RANK: ("lay 7c7d8h", ("turn 0 play",), {}),
    Fault.TOO_FEW_OF_RANK: ("lay 777", ("turn 0 play", "hand 0: 7c 7d 2c 3c"), {}),
    Fault.NO_SUIT_HELD: ("lay 2345", ("deal 2 dealer 0", "turn 0 play", "hand 0: 2h 3h 4h 5d 9c"), {}),
    Fault.SET_TOO_SMALL: ("lay 7c7d", ("turn 0 play",), {}),
    Fault.SET_TOO_LARGE: ("lay 777777777", ("turn 0 play",), {}),
    Fault.SEQUENCE_ONE_SUIT: ("lay 2h3h4h5d", ("turn 0 play",), {}),
    Fault.SEQUENCE_TOO_SHORT: ("lay 2h3h4h", ("deal 2 dealer 0", "turn 0 play", "hand 0: 2h 3h 4h 9c 8c"), {}),
    Fault.SEQUENCE_GAP: ("lay 2h3h5h6h", ("turn 0 play",), {}),
    Fault.SEQUENCE_CORNER: ("lay KhAh2h3h", ("turn 0 play",), {}),
    Fault.SEQUENCE_TOO_LONG: ("lay Ah2h3h4h5h6h7h8h9h10hJhQhKhAh", ("turn 0 play",), {}),
    Fault.SEQUENCE_TWICE: ("lay 2h3h4h4h", ("turn 0 play",), {}),
    Fault.EXACT_SIZE: ("lay 7777", ("turn 0 play", "hand 0: 7c 7d 7h 7s 2c 3c"), {"contract_exact_size": True}),
    Fault.CONTRACT_SETS: ("lay 777", ("deal 3 dealer 0", "turn 0 play", f"hand 0: {RICH}"), {}),
    Fault.CONTRACT_SEQUENCES: ("lay 2h-5h", ("turn 0 play", "hand 0: 2h 3h 4h 5h 9c 8c"), {}),
    Fault.SAME_RANK: ("lay 777", ("turn 0 play", f"hand 0: {RICH}", "melds 0: 777"), {}),
    Fault.SAME_SUIT: (
        "lay 8h-Jh",
        ("deal 3 dealer 0", "turn 0 play", "hand 0: 8h 9h 10h Jh 2c 3c", "melds 0: 2h-5h"),
        {},
    ),
    Fault.TOO_NEAR: (
        "lay 7h-10h",
        ("deal 3 dealer 0", "turn 0 play", "hand 0: 7h 8h 9h 10h 2c 3c", "melds 0: 2h-5h"),
        {"distinct_seq_suits": "non_adjacent"},
    ),
    Fault.WHOLE_CONTRACT: ("lay 777", ("turn 0 play", "hand 0: 7c 7d 7h 4c 4d 2s 9s"), WHOLE),
    Fault.CONTRACT_UNFINISHED: ("discard 2s", ("turn 0 play begun=9", f"hand 0: {RICH}", "melds 0: 999"), WHOLE),
    Fault.STRANDED: ("lay 777", ("turn 0 play", "hand 0: 7c 7d 7h 4c"), {}),
    Fault.OUT_WITHOUT_CONTRACT: ("lay 777", ("turn 0 play", "hand 0: 7c 7d 7h"), {}),
    Fault.MUST_DISCARD_LAST: (
        "lay 777",
        ("turn 0 play", "hand 0: 7c 7d 7h", "melds 0: 999"),
        {"out_without_discard": False},
    ),
    Fault.LAST_NOT_DISCARDED: (
        "discard 7c",
        ("deal 5 dealer 0", "turn 0 play", "hand 0: 7c", "melds 0: 888 999 2h-5h", "melds 1: 777"),
        {},
    ),
    Fault.ALL_AT_ONCE: (
        "lay 777",
        ("deal 5 dealer 0", "turn 0 play", f"hand 0: {RICH}"),
        {"last_deal_all_at_once": True},
    ),
    Fault.LAYOFF_NEEDS_CONTRACT: (
        "add 7c to 1:7",
        ("turn 0 play", f"hand 0: {RICH}", "melds 1: 777"),
        {"layoff_requires_contract": True},
    ),
    Fault.LAYOFF_OTHER_TURN: (
        "add 7c to 1:7",
        ("turn 0 play begun=9", f"hand 0: {RICH}", "melds 0: 999", "melds 1: 777"),
        {"layoff_same_turn": False},
    ),
    Fault.NO_MELD_THERE: ("add 7c to 1:7", ("turn 0 play", f"hand 0: {RICH}"), {}),
    Fault.DOES_NOT_FIT: ("add 9s to 1:s", ("deal 2 dealer 0", "turn 0 play", f"hand 0: {RICH}", "melds 1: 4s-7s"), {}),
    Fault.MELD_CLOSED: (
        "add As to 1:s high",
        ("deal 2 dealer 0", "turn 0 play", "hand 0: As 2c 3c", "melds 1: As-Ks"),
        {},
    ),
    Fault.JUST_TAKEN: (
        "discard 7c",
        ("turn 0 play took taken=7c", "hand 0: 7c 8c 9c"),
        {"discard_just_taken": False},
    ),
    Fault.LAST_STEP_ONLY: ("discard 2c; draw", ("turn 0 play", "hand 0: 2c 3c"), {}),
    Fault.DECK_NEEDED: ("draw", ("deal 1 dealer 0", "turn deck"), {}),
    Fault.MATCH_OVER: ("draw", ("deal 5 dealer 0", "turn over 0 1 2 3"), {}),
}
"""For each code a step or play, and a position in which it is refused with this code."""


def test_every_refusal_is_provoked() -> None:
    assert set(REFUSED) == set(Fault) == set(RULE)


@pytest.mark.parametrize("fault", Fault)
def test_a_step_is_refused_with_its_code_and_rule(fault: Fault) -> None:
    text, lines, options = REFUSED[fault]
    state = table(*lines, **options)
    with pytest.raises(RuleViolation) as caught:
        do(state, text)
    assert (caught.value.code, caught.value.rule) == (
        fault.value,
        "17" if fault is Fault.NOTHING_TO_TAKE else RULE[fault],
    )
