"""What a person may mean by cards in samba and combo: each way is named, none is guessed."""

from __future__ import annotations

import pytest

from stolik.desk.offer import Choice
from stolik.desk.registry import mine
from tests.desk.asking import acts, ask, own, primary, refusals
from tests.support.positions import do, table

MELDS = "melds 0: 888 5h6h7h KKK"


def labels(found: Choice) -> dict[str, str]:
    """The labels of possible offers by their acts."""
    return {offer.act: offer.label.code for offer in found.offers if offer.refusal is None}


@pytest.mark.rule("C15")
def test_three_cards_of_a_suit_in_a_row_are_a_sequence() -> None:
    state = table("turn 0 play", "melds 0: KKK", "hand 0: 9c 10c Jc Qc 4d 5d 4s", preset="samba")
    found = ask(state, "10c 9c Jc")
    assert acts(found) == [primary(found)] == ["lay 9c10cJc"]
    assert found.offers[0].label.code == "desk-lay-run"
    assert acts(ask(state, "10c 9c Jc Qc"))[0] == "lay 9c10cJcQc"


@pytest.mark.rule("C14", "C17")
def test_a_card_that_fits_a_set_and_a_sequence_is_offered_both() -> None:
    found = ask(table("turn 0 play", MELDS, "hand 0: 8h 4c 9d", preset="samba"), "8h")
    assert labels(found) == {
        "discard 8h": "desk-discard",
        "add 8h": "desk-add",
        "add 8h to 5h-7h": "desk-extend",
    }
    assert [offer.place for offer in found.offers[:3]] == ["pile", "meld:5h-7h", "meld:8"]
    assert primary(found) == "discard 8h"


@pytest.mark.rule("C14")
def test_cards_of_a_rank_with_two_melds_can_go_to_either() -> None:
    state = table("turn 0 play", "melds 0: 888 888 KKK", "hand 0: 8h 8d 4c 9d", preset="samba")
    found = ask(state, "8h 8d")
    assert acts(found) == ["add 8d8h to 8", "add 8d8h to 8/2"]
    assert [offer.label.code for offer in found.offers[:2]] == ["desk-add-first", "desk-add-second"]
    assert primary(found) == ""


@pytest.mark.rule("C14", "D18")
def test_three_cards_of_a_rank_with_one_meld_join_it_or_make_a_second() -> None:
    found = ask(table("turn 0 play", MELDS, "hand 0: 8h 8d 8c 4c 9d", preset="combo"), "8h 8d 8c")
    assert labels(found) == {"add 8c8d8h": "desk-add", "lay 8c8d8h": "desk-lay-second"}
    third = ask(
        table("turn 0 play", "melds 0: 8888888 8888", "hand 0: 8 4c 9d", preset="combo"),
        "8c",
    )
    assert all("lay" not in act for act in acts(third))


@pytest.mark.rule("C17")
def test_cards_lengthen_a_sequence_at_both_ends() -> None:
    state = table("turn 0 play", MELDS, "hand 0: 4h 8h 9h 10h 4c 9d", preset="samba")
    assert acts(ask(state, "4h 9h 8h")) == ["add 4h to 5h-7h; add 8h to 4h-7h; add 9h to 4h-8h"]
    assert acts(ask(state, "10h 9h")) == []
    assert refusals(ask(state, "9h", place="meld:5h-7h")) == {"add 9h to 5h-7h": "run_gap"}


@pytest.mark.rule("D12", "D13")
def test_wild_cards_go_to_melds_or_lie_alone() -> None:
    state = table("turn 0 play", MELDS, "hand 0: 2c 2d Jkr 2h 4c 9d", preset="combo")
    assert "lay 2c2dJkr" in acts(ask(state, "2d Jkr 2c"))
    lying = table("turn 0 play", "melds 0: KKK 222", "hand 0: 2c 2d Jkr 4c 9d", preset="combo")
    found = ask(lying, "2c")
    assert acts(found) == ["discard 2c", "add 2c to K", "add 2c to 2"]
    assert found.offers[2].label.code == "desk-add-wilds"
    assert acts(ask(lying, "2c 2d Jkr", place="meld:2")) == ["add 2c2dJkr to 2"]


@pytest.mark.rule("D12")
def test_wild_cards_among_sets_go_with_these_or_lie_alone() -> None:
    state = table("turn 0 play", "melds 0: KKK", "hand 0: 9c 9d 9h Qc Qd 2c 2d 2h Jkr 4c", preset="combo")
    assert acts(ask(state, "9c 9d 9h 2c 2d 2h")) == ["lay 9c9d9h; lay 2c2d2h"]
    pair = acts(ask(state, "Qc Qd 2c 2d"))
    assert pair == ["lay QcQd2c2d"]


def test_sets_and_sequences_can_be_selected_together() -> None:
    state = table("turn 0 play", MELDS, "hand 0: 9c 10c Jc Qc Qd Qh 4h 3c 4d", preset="samba")
    assert acts(ask(state, "9c 10c Jc Qc Qd Qh"))[0] in {"lay 9c10cJc; lay QcQdQh", "lay QcQdQh; lay 9c10cJc"}
    found = ask(state, "9c 10c Jc Qc 4h")
    (whole,) = [offer for offer in found.offers if offer.act.startswith("lay")][:1]
    assert whole.label.params == {"cards": "9c 10c Jc Qc + 4h > 5h-7h"}


def test_the_choice_between_a_sequence_and_three_sets_is_left_open() -> None:
    state = table("turn 0 play", "melds 0: 555 666 777", "hand 0: 5h 6h 7h 4c 9d", preset="samba")
    found = ask(state, "5h 6h 7h")
    assert acts(found) == ["lay 5h6h7h", "add 5h; add 6h; add 7h"]
    assert primary(found) == ""
    assert acts(ask(state, "5h 6h 7h", place="lane")) == acts(found)


@pytest.mark.rule("C15", "C16")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("9c 10c", "run_too_short"),
        ("9c 10c Qc", "run_gap"),
        ("9c 10c Jd", "run_one_suit"),
        ("Qd Qh", "meld_too_small"),
    ],
)
def test_cards_that_fit_nowhere_are_refused_with_the_reason(cards: str, code: str) -> None:
    state = table("turn 0 play", "melds 0: KKK", "hand 0: 9c 10c Jc Jd Qc Qd Qh 2d 4d 5s", preset="samba")
    assert next(iter(refusals(ask(state, cards)).values())) == code


# -- the pile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6", "C8", "D60")
def test_the_pile_goes_onto_each_meld_that_its_top_card_fits() -> None:
    state = table("pile 9c 8h", MELDS, "hand 0: 8s 8d 4c 9d", preset="samba")
    panel = mine(state, 0, "").ways
    assert panel is not None
    assert [way.act for way in panel.ways] == ["take 8s 8d", "take 8s 8d to 8/2", "take onto 8", "take onto 5h-7h high"]
    assert [offer.quiet for offer in own(state).offers if offer.place == "pile"] == [True] * 4
    assert len(ask(state, "", place="pile").offers) == 4
    assert acts(ask(state, "", place="meld:5h-7h")) == ["take onto 5h-7h high"]
    assert acts(ask(state, "8s 8d"))[:2] == ["take 8d 8s", "take 8d 8s to 8/2"]
    do(state, "take onto 5h-7h high")


@pytest.mark.rule("C8")
def test_the_low_end_of_a_sequence_takes_too() -> None:
    state = table("pile 9c 4h", MELDS, "hand 0: 8s Qd 4c 9d", preset="samba")
    assert acts(ask(state, "", place="meld:5h-7h")) == ["take onto 5h-7h low"]


def test_the_pair_that_sequences_need_least_is_the_one_that_is_named() -> None:
    state = table("pile 9c 8h", "melds 0: KKK", "hand 0: 8s 8d 8c 7s 9s 6d 4c", preset="samba")
    panel = mine(state, 0, "").ways
    assert panel is not None
    assert panel.ways[0].act == "take 8c 8d"


# -- without selecting ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14")
def test_two_melds_of_a_rank_are_joined_at_the_melds() -> None:
    state = table("turn 0 play", "melds 0: 888 888 KKK", "hand 0: 4c 9d", preset="samba")
    (offer,) = [offer for offer in own(state).offers if offer.act == "join 8"]
    assert (offer.place, offer.label.code) == ("meld:8/2", "desk-join")
    assert acts(ask(state, "", place="meld:8/2")) == ["join 8"]
    found = mine(state, 0, "join 8")
    assert found.undo is not None
    assert found.undo.code == "desk-undo-join"
    full = table("turn 0 play", "melds 0: 8888 8888 KKK", "hand 0: 4c 9d", preset="combo")
    assert "join 8" not in acts(own(full))


def test_what_fits_is_marked_at_the_melds_where_buttons_would_be_too_many() -> None:
    few = table("turn 0 play", MELDS, "hand 0: 8c 4h Qd 9c", preset="samba")
    assert [(offer.act, offer.quiet) for offer in own(few).offers if offer.refusal is None] == [
        ("add 8c", False),
        ("add 4h to 5h-7h", False),
    ]
    many = table("turn 0 play", "melds 0: 888 5h6h7h KKK QQQ JJJ", "hand 0: 8c 4h Qd Kc Jc 9c 9d", preset="samba")
    assert all(offer.quiet for offer in own(many).offers if offer.place.startswith("meld"))
    assert len([offer for offer in own(many).offers if offer.quiet]) == 5


@pytest.mark.rule("D17")
def test_no_more_is_added_at_once_than_a_meld_takes() -> None:
    state = table("turn 0 play", "melds 0: KKKKKK", "hand 0: Kc Kd 9c 9d 4h", preset="combo")
    assert acts(own(state)) == ["add Kc"]


# -- an opening -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C31", "D15")
def test_an_opening_mixes_sets_sequences_and_wild_cards() -> None:
    state = table("turn 0 play", "hand 0: 9c 10c Jc Qc 4d 4h 4s 2c 2d 2h 5d 6d", preset="combo")
    assert acts(ask(state, "9c 10c Jc Qc"))[0] == "+lay 9c10cJcQc"
    found = ask(state, "4d 4h 4s", ["lay 9c10cJcQc"])
    assert acts(found)[0] == "+lay 4d4h4s"
    assert found.opening is not None
    assert (found.opening.made, found.opening.needs) == (55, 60)
    enough = ask(state, "2c 2d 2h", ["lay 9c10cJcQc", "lay 4d4h4s"])
    assert "+lay 2c2d2h" in acts(enough)
    ready = ask(state, "", ["lay 9c10cJcQc", "lay 4d4h4s", "lay 2c2d2h"])
    assert primary(ready) == "lay 9c10cJcQc; lay 4d4h4s; lay 2c2d2h"
    assert [step.points for step in ready.staged] == [40, 15, 60]
    do(state, primary(ready))
    assert state.view(-1).opened[0]


def test_a_card_that_could_mend_an_opening_is_offered_with_its_suit() -> None:
    state = table("turn 0 play", "hand 0: 9c 10c Jc Qc 4d 4h 4s 8c 5d 6d", preset="samba")
    found = ask(state, "", ["lay 9c10cJc", "lay 4d4h4s"])
    (mend,) = [offer for offer in found.offers if offer.label.code == "desk-mend"]
    assert mend.act in {"add Qc to 9c-Jc", "add 8c to 9c-Jc"}
