"""The list of steps in the docs is the engine's own, and its numbers stay."""

from __future__ import annotations

import hashlib
from pathlib import Path

from scripts.docs_actions import actions_page
from stolik.games.canasta.steps import NUMBER_OF, STEPS, SUITED

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_of_actions_is_the_list_of_the_engine() -> None:
    assert (DOCS / "actions-canasta.md").read_text(encoding="utf-8") == actions_page()


def test_every_step_has_its_own_text_and_its_place_as_number() -> None:
    assert len(NUMBER_OF) == len(STEPS)
    assert [step.id for step in STEPS] == list(range(len(STEPS)))


def test_no_number_of_the_first_release_has_moved() -> None:
    # 2341 steps, of which the first 317 need no suits; new steps go to the end and leave this hash as it is
    texts = "\n".join(step.text for step in STEPS[:2341])
    assert SUITED == 317
    assert (
        hashlib.sha256(texts.encode()).hexdigest() == "58637b49df76d3a2f5a3ea0a8105c4ae913e211461982667319bfba08e455eb6"
    )


def test_steps_that_people_write_have_the_numbers_of_the_page() -> None:
    assert (NUMBER_OF["draw"], NUMBER_OF["take 4 4"], NUMBER_OF["discard A"]) == (0, 6, 316)
