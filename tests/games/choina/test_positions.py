"""Positions of the Choina family as text: what is written reads back, and what cannot be is refused with its line."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.games.choina.tables import choina, do, game, legal, pile, table, who
from tests.support.source_codes import notation_codes


def refused(*lines: str, preset: Value = "choina", **options: Value) -> NotationError:
    """Why a position is refused."""
    chosen = game(str(preset), **options)
    with pytest.raises(NotationError) as caught:
        chosen.position("\n".join([chosen.rule_set.text, *lines]))
    return caught.value


READ = (
    ("turn 0 draw", "pile 9c 2d Kh", "hand 0: 7c 7d 7h 4h 5h 6h Kc Kd Ks 2c"),
    (
        "deal 2 dealer 0",
        "turn 1 claim seat=3",
        "pile 9c Qh",
        "hand 3: Qc Qd 2c 3c",
        "melds 0: KcKdKh",
        "melds 2: 5h-8h",
    ),
    ("deal 4 dealer 0", "turn 2 play took begun=7,9 off", "thrown 0 1", "pile 9c 2d", "melds 2: 7c7d7h 999 8888"),
    (
        *("deal 6 dealer 1", "turn 2 play begun=h", "melds 2: Ah-5h 10s-As"),
        *("hand 1: 9h 9h 2c", "known 1: 9h 9h", "bought 0 1 0 4"),
    ),
    ("deal 3 dealer 2", "turn 3 claim seat=1 uncovered=2 asked=0 drew", "pile 5c 6c", "lull 3", "reshuffled 1"),
    ("deal 3 dealer 2", "turn 3 answer seat=0 asker=1 asked=0,1", "pile 5c 6c", "outs 1 0 0 1"),
    ("deal 3 dealer 2", "turn 3 buy seat=1", "pile 5c 6c"),
    ("deal 5 dealer 2", "scores 20 -13 -101 0", "turn deck"),
    ("turn deck 2 ask seat=0", "pile 5c 6c 7c", "stock -", "hand 3: ..."),
    ("turn deck 2 draw", "pile 5c 6c 7c", "stock -", "hand 3: ..."),
    ("deal 6 dealer 2", "scores 5 7 7 -2", "turn over 1 2"),
    ("turn deck",),
)
OPTIONS: dict[str, Value] = {
    "deals": 6,
    "ask_window": "before_discard",
    "uncovered_card": "everyone",
    "refusal": "veto",
}


@pytest.mark.parametrize("lines", READ, ids=lambda lines: " ".join(lines)[:40])
def test_a_position_is_written_as_it_is_read(lines: tuple[str, ...]) -> None:
    rules = game(**OPTIONS)
    state = rules.position("\n".join([rules.rule_set.text, *lines]))
    again = rules.position(state.text())
    assert again.text() == state.text()
    assert again.legal() == state.legal()
    for line in lines:
        head, _, rest = line.partition(" ")
        if head in ("deal", "scores", "outs", "lull", "reshuffled", "bought"):
            assert f"\n{line}\n" in state.text()
        elif head == "pile":
            assert pile(choina(state)) == rest.split()


def test_what_no_line_names_lies_in_the_stock_and_in_the_hands() -> None:
    state = table("turn 0 draw", "pile 9c")
    assert list(state.core.size) == [10] * 4
    assert state.core.stock_size == 104 - 40 - 1


def test_who_threw_the_cards_of_the_pile_is_those_before_the_one_in_turn() -> None:
    assert table("turn 1 draw", "pile 2c 3c 4c 5c 6c").core.throwers == [0, 1, 2, 3, 0]
    assert table("turn 1 draw", "pile 2c 3c", "thrown 2 0").core.throwers == [2, 0]


def test_a_window_after_the_draw_goes_on_where_it_stands() -> None:
    state = table("turn 0 claim seat=1 drew", "pile Kc", ask_window="before_discard")
    assert who(state) == "1 claim"
    do(state, "pass", "pass")
    assert who(state) == "0 play"
    assert "draw" not in legal(state)


NEAR: dict[str, Value] = {"distinct_seq_suits": "non_adjacent"}
DONE: dict[str, Value] = {"buy_after_contract": False}
WINDOW: dict[str, Value] = {"ask_window": "before_discard"}
VETO: dict[str, Value] = {"refusal": "veto"}
LAID = "melds 0: 777 888"
DISAGREEING: tuple[tuple[tuple[str, ...], dict[str, Value]], ...] = (
    # nothing goes on that could stand still
    (("deal 3 dealer 0", "turn deck", "lull 3"), {}),
    (("deal 3 dealer -", "turn deck"), {}),
    (("deal 5 dealer 0", "scores 1 2 3 4", "turn over 3", "lull 1"), {}),
    # no meld has a card that may have been laid off in this turn
    (("turn 0 play off",), {}),
    (("turn 0 play off", "melds 1: 999"), {}),
    (("turn 0 play begun=7 off", "melds 0: 7777"), {}),
    (("turn 0 play begun=7 off", "melds 0: 777", "melds 1: 9999"), {"layoff_same_turn": False}),
    (("turn 0 play off", "melds 1: 9999"), {"layoff_requires_contract": True}),
    (("turn 0 play begun=7", "melds 0: 7777"), {"contract_exact_size": True}),
    # the pile is closed to him, or the card that he took would still be in his hand
    (("turn 0 play took", LAID), DONE),
    (("turn 0 play took",), {"discard_just_taken": False}),
    # no purchase in his turn makes this seat the next
    (("turn 0 play took next=3",), WINDOW),
    (("turn 0 play next=1",), WINDOW),
    (("turn 0 play next=3",), WINDOW | {"turn_after_buy": "unchanged"}),
    (("turn 0 play next=3", "melds 2: 777 888"), WINDOW | DONE),
    # after a purchase the buyer's left neighbour is in turn, after a discard that of who threw it
    (("turn 0 draw uncovered=2", "pile 9c"), {}),
    (("turn 0 draw uncovered=3", "pile 9c", "melds 3: 777 888"), DONE),
    (("turn 0 draw", "pile 9c 8c", "thrown 3 2"), {}),
    (("turn 0 draw", "pile 9c", "thrown 2"), WINDOW | {"turn_after_buy": "unchanged"}),
    # a request that was refused is forgotten but where that costs nothing, and not all may ask
    (("turn 0 draw asked=2", "pile 9c"), {}),
    (("turn 0 answer seat=0 asker=1 asked=2", "pile 9c"), {}),
    (("turn 0 draw asked=0", "pile 9c"), VETO),
    (("turn 0 draw asked=3", "pile 9c"), VETO),
    (("turn 0 draw uncovered=3 asked=2", "pile 9c"), VETO),
    (("turn 0 draw asked=2", "pile 9c", "bought 0 0 1 0"), VETO | {"buy_limit_per_deal": 1}),
    (("turn 0 draw asked=2", "pile 9c", "melds 2: 777 888"), VETO | DONE),
)
"""A word or number that the rules or the table rule out."""

WRONG: tuple[tuple[str, tuple[str, ...], dict[str, Value]], ...] = (
    ("turn_line_missing", ("pile 9c",), {}),
    ("turn_line_form_own", ("turn",), {}),
    ("turn_line_form_own", ("turn 0",), {}),
    ("turn_line_form_own", ("deal 1 dealer 0", "turn deck 0"), {}),
    ("unknown_line", ("turn 0 draw", "table 9c"), {}),
    ("line_twice", ("turn 0 draw", "pile 9c", "pile 8c"), {}),
    ("line_twice", ("turn 0 draw", "turn 1 draw"), {}),
    ("deal_line_form_own", ("deal 1", "turn 0 draw"), {}),
    ("deal_line_form_own", ("deal 6 dealer 0 extra", "turn 0 draw"), {"tie": "extra_deal"}),
    ("deal_not_begun", ("deal 0 dealer 1", "turn 0 draw"), {}),
    ("deal_not_begun", ("scores 5 0 0 0", "turn deck"), {}),
    ("deal_not_begun", ("deal 0 dealer 1", "outs 0 1 0 0", "turn deck"), {}),
    ("deal_not_begun", ("turn deck", "pile 9c"), {}),
    ("deal_not_begun", ("turn deck", "melds 1: 777"), {}),
    ("deal_not_begun", ("turn deck", "lull 1"), {}),
    ("number_expected", ("deal 6 dealer 1", "turn 0 draw"), {}),
    ("number_expected", ("turn 4 draw",), {}),
    ("number_expected", ("turn 0 draw", "lull 8"), {}),
    ("number_expected", ("turn 0 draw", "reshuffled 2"), {}),
    ("number_expected", ("turn 0 draw", "bought 0 0 0 2"), {"buy_limit_per_deal": 1}),
    ("number_expected", ("turn 0 draw", "bought 0 0 0 33"), {}),
    ("number_expected", ("turn 0 draw", "outs 6 0 0 0"), {}),
    ("number_expected", ("turn 0 draw", "hand"), {}),
    ("too_many_together", ("turn 0 draw", "outs 1 0 0 0"), {}),
    ("too_many_together", ("deal 3 dealer 0", "turn 0 draw", "outs 1 1 0 1"), {}),
    ("too_many_together", ("deal 3 dealer 0", "turn deck", "outs 1 1 1 1"), {}),
    ("too_many_together", ("turn 0 draw", "bought 20 0 13 0"), {}),
    ("too_many_together", ("turn 0 draw", "bought 11 11 0 0"), {"buy_extra_cards": 2}),
    ("numbers_by_seat", ("scores 1 2 3", "turn 0 draw"), {}),
    ("thrown_count", ("turn 0 draw", "pile 9c 8c", "thrown 3"), {}),
    ("no_card_own", ("turn 0 draw", "pile 9x"), {}),
    ("no_card_own", ("turn 0 draw", "pile Jkr"), {}),
    ("rest_twice", ("turn 0 draw", "pile ...", "stock ..."), {}),
    ("rest_not_here", ("turn 0 draw", "stock -", "known 1: ..."), {}),
    ("cards_left_over", ("turn 0 draw", "stock 2c"), {}),
    ("too_many_of_card", ("turn 0 draw", "pile 9c 9c 9c"), {}),
    ("no_meld_own", ("turn 0 draw", "melds 0: 7c7d"), {}),
    ("no_meld_own", ("deal 2 dealer 0", "turn 0 draw", "melds 0: 7c8c9c"), {}),
    ("no_meld_own", ("deal 2 dealer 0", "turn 0 draw", "melds 0: QcKcAc2c"), {}),
    ("no_meld_own", ("deal 2 dealer 0", "turn 0 draw", "melds 0: 5h-8s"), {}),
    ("too_many_of_card", ("turn 0 draw", "melds 0: 777777777"), {}),
    ("too_many_of_card", ("turn 0 draw", "melds 0: 77777777", "pile 7c"), {}),
    ("meld_twice_own", ("turn 0 draw", "melds 0: 777 777"), {}),
    ("meld_twice_own", ("deal 3 dealer 0", "turn 0 draw", "melds 0: 2h-5h 9h-Qh"), {}),
    ("melds_too_near", ("deal 3 dealer 0", "turn 0 draw", "melds 0: 2h-5h 7h-10h"), NEAR),
    ("melds_too_near", ("deal 3 dealer 0", "turn 0 draw", "melds 0: 3h-Qh 5h-8h"), NEAR),
    ("beyond_contract", ("turn 0 draw", "melds 0: 777 888 999"), {}),
    ("beyond_contract", ("turn 0 draw", "melds 0: 5h-8h"), {}),
    ("known_not_held", ("turn 0 draw", "hand 1: 9c", "known 1: 8c"), {}),
    ("known_not_held", ("turn 0 draw", "hand 1: 9c", "known 1: 9c 9c"), {}),
    ("phase_expected_here", ("turn 0 take",), {}),
    ("phase_expected_here", ("turn deck 0 play",), {}),
    ("turn_word", ("turn 0 draw drew",), {}),
    ("turn_word", ("turn 0 claim seat=1 drew", "pile 9c"), {}),
    ("turn_word", ("turn 0 play taken=9c", "hand 0: 9c 8c"), {}),
    ("turn_word", ("turn 0 play next=1",), {}),
    ("turn_word", ("turn 0 claim seat=1 seat=2", "pile 9c"), {}),
    ("turn_word", ("turn 0 play took drew",), {}),
    ("turn_word", ("turn 0 draw asked=2,2", "pile 9c"), VETO),
    ("turn_word", ("turn 0 play fresh",), {}),
    ("turn_word", ("turn 0 draw uncovered=1",), {}),
    ("turn_word", ("turn 0 draw uncovered=0", "pile 9c"), {}),
    *(("disagrees", lines, options) for lines, options in DISAGREEING),
    ("begun_not_own", ("turn 0 play begun=8", "melds 0: 777"), {}),
    ("begun_not_own", ("turn 0 play begun=7,7", "melds 0: 777"), {}),
    ("taken_not_held", ("turn 0 play took taken=9c", "hand 0: 8c 7c"), {"discard_just_taken": False}),
    ("taken_not_held", ("turn 0 play drew taken=9c", "hand 0: 9c 7c"), {"discard_just_taken": False}),
    ("empty_hand", ("turn 0 draw", "hand 2: -"), {}),
    ("melds_of_earlier_turn", ("turn 0 draw", "melds 1: 777"), {"contract_laydown": "whole"}),
    ("melds_of_earlier_turn", ("turn 0 play begun=8", "melds 0: 777 888"), {"contract_laydown": "whole"}),
    ("melds_of_earlier_turn", ("deal 5 dealer 0", "turn 0 draw", "melds 1: 777"), {"last_deal_all_at_once": True}),
    ("no_step_possible", ("turn 0 claim seat=1",), {}),
    ("no_step_possible", ("turn 0 claim seat=3", "pile 9c"), {}),
    ("no_step_possible", ("turn 0 claim seat=1 asked=1", "pile 9c"), VETO),
    ("no_step_possible", ("turn 0 answer seat=2 asker=1", "pile 9c"), {}),
    ("no_step_possible", ("turn 0 answer seat=0 asker=2", "pile 9c", "bought 0 0 1 0"), {"buy_limit_per_deal": 1}),
    ("no_step_possible", ("turn 0 buy seat=3", "pile 8c 9c"), {}),
    ("no_step_possible", ("turn 0 buy seat=1", "pile 9c"), {}),
    ("no_step_possible", ("turn 0 draw", "stock -", "hand 1: ..."), {}),
    ("no_step_possible", ("turn 0 play", "hand 0: 9c"), {}),
    ("no_reshuffle_due", ("turn deck 0 draw", "pile 9c 8c"), {}),
    ("no_reshuffle_due", ("turn deck 0 ask seat=0", "pile 9c 8c", "stock -", "hand 1: ..."), {}),
    ("no_reshuffle_due", ("turn deck 0 draw", "pile 9c 8c", "stock -", "hand 1: ..."), {"stock_out": "turn_over_once"}),
    ("match_is_over", ("deal 5 dealer 0", "turn deck"), {}),
    ("match_is_over", ("deal 6 dealer 0", "scores 1 2 3 4", "turn 0 draw"), {"tie": "extra_deal"}),
    ("other_winners", ("deal 5 dealer 0", "scores 1 2 3 4", "turn over 0"), {}),
    ("other_winners", ("deal 4 dealer 0", "scores 1 2 3 4", "turn over 3"), {}),
)


@pytest.mark.parametrize(("code", "lines", "options"), WRONG, ids=lambda part: str(part)[:60])
def test_what_cannot_be_is_refused(code: str, lines: tuple[str, ...], options: dict[str, Value]) -> None:
    assert refused(*lines, **options).code == code


def test_another_rule_set_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        game().position("may-i@1\nturn 0 draw")
    assert caught.value.code == "other_rule_set"


def test_a_refusal_says_where() -> None:
    found = refused("turn 0 draw", "pile 9c 8c", "thrown 3 9")
    assert (found.params["line"], found.params["word"]) == (4, "9")


def test_a_refused_meld_is_shown_as_it_was_written_and_where() -> None:
    assert refused("turn 0 draw", "melds 0: Kh-3h").params["cards"] == "Kh-3h"
    found = refused("turn 0 draw", "pile 9c", "melds 1: 777", contract_laydown="whole")
    assert (found.code, found.params["line"]) == ("melds_of_earlier_turn", 4)


IN_ACTIONS = {
    *("unknown_verb", "step_missing", "too_many_words", "cards_missing", "one_card", "text_too_long"),
    *("suit_needed", "meld_needed", "run_named", "run_low_first", "run_end_named", "buy_number"),
}
"""Codes of texts of actions: test_notation.py has them."""
ELSEWHERE = {"no_card", "turn_line_form", "deal_line_form", "scores_expected"}
"""Codes of what reads the positions of all families, in whose place Choina has words of its own."""


def test_every_code_is_provoked() -> None:
    assert notation_codes("choina") - IN_ACTIONS - ELSEWHERE == {code for code, _, _ in WRONG} | {"other_rule_set"}


@pytest.mark.parametrize(
    ("lines", "options"),
    [
        (("deal 4 dealer 0", "turn 0 draw", "outs 0 2 1 0"), {}),
        (("deal 3 dealer 0", "turn deck", "outs 1 1 1 0"), {}),
        (("turn 0 draw", "bought 20 0 12 0"), {}),
        (("turn 0 draw", "bought 11 10 0 0"), {"buy_extra_cards": 2}),
        (("turn 0 play off", "melds 1: 9999"), {}),
        (("turn 0 play begun=7 off", "melds 0: 7777"), {"contract_exact_size": True}),
        (("turn 0 play took begun=7", "melds 0: 777 888"), DONE),
        (("turn 0 play took off", "melds 1: 9999"), {"discard_just_taken": False}),
        (("turn 0 play next=0",), WINDOW),
        (("turn 0 draw", "pile 9c", "thrown 0"), WINDOW),
        (("turn 0 draw uncovered=1", "pile 9c"), {"turn_after_buy": "unchanged"}),
        (("turn 0 draw asked=1,2", "pile 9c"), VETO),
        (("deal 3 dealer 0", "turn 0 draw", "melds 0: 2h-5h 8h-Jh"), NEAR),
        (("deal 3 dealer 0", "turn 0 draw", "melds 0: 2h-9h 8h-Jh"), NEAR),
    ],
)
def test_what_hardly_happens_is_no_fault(lines: tuple[str, ...], options: dict[str, Value]) -> None:
    state = table(*lines, **options)
    assert game(**options).position(state.text()).text() == state.text()
