"""The list of steps in the docs is the engine's own, and its numbers stay."""

from __future__ import annotations

import hashlib
from math import comb
from pathlib import Path

from scripts.docs_actions_choina import choina_page
from stolik.games.choina.steps import (
    ADD_RUN,
    ADD_SET,
    DISCARD,
    LAY_RUN,
    LAY_SET,
    NUMBER_OF,
    STEPS,
    add_run_step,
    add_set_step,
    buy_step,
    discard_step,
)

DOCS = Path(__file__).parents[3] / "docs"


def number_of(verb: int) -> int:
    """How many steps a verb has."""
    return sum(step.verb == verb for step in STEPS)


def test_the_page_of_actions_is_the_list_of_the_engine() -> None:
    assert (DOCS / "actions-choina.md").read_text(encoding="utf-8") == choina_page()


def test_every_step_has_its_own_text_and_its_place_as_number() -> None:
    assert len(NUMBER_OF) == len(STEPS)
    assert [step.id for step in STEPS] == list(range(len(STEPS)))


def test_there_is_a_step_for_every_set_and_sequence() -> None:
    # none, one or two of each suit are 3^4 choices; 1 has no card, 4 one card, 4 + 6 two
    assert number_of(LAY_SET) == 13 * (3**4 - 1 - 4 - 10)
    # places 0 to 13, two ends apart by two at least, but never both aces
    assert number_of(LAY_RUN) == 4 * (comb(14, 2) - 13 - 1)


def test_every_card_can_join_two_melds_of_every_seat() -> None:
    assert number_of(ADD_SET) == 5 * 2 * 52
    assert number_of(ADD_RUN) == 5 * 2 * (52 + 4)
    assert number_of(DISCARD) == 52


def test_no_number_of_the_first_release_has_moved() -> None:
    # new steps go to the end and leave this hash as it is
    texts = "\n".join(step.text for step in STEPS[:2356])
    assert hashlib.sha256(texts.encode()).hexdigest() == (
        "d33f2ba832811c86b870a1f7fcf4a3a4f88b78411b5f53461d69274a58565deb"
    )


def test_numbers_can_be_calculated() -> None:
    for step in STEPS:
        if step.verb == ADD_SET:
            assert add_set_step(step.seat, step.slot, step.kinds[0]) == step.id
        if step.verb == ADD_RUN:
            assert add_run_step(step.seat, step.slot, step.kinds[0], step.end) == step.id
        if step.verb == DISCARD:
            assert discard_step(step.kinds[0]) == step.id
        if step.count:
            assert buy_step(step.count) == step.id


def test_steps_that_people_write_have_the_numbers_of_the_page() -> None:
    assert [NUMBER_OF[text] for text in ("draw", "refuse", "buy 52", "lay 2c2c2d", "discard As")] == [
        0,
        5,
        57,
        58,
        2355,
    ]
