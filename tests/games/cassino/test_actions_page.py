"""The list of composing steps in the docs is the engine's own, and its numbers stay."""

from __future__ import annotations

import hashlib
from pathlib import Path

from scripts.docs_actions_cassino import cassino_page
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE, TRAIL
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.steps import COMBO_FIRST, DONE, LOOSE_FIRST, STEP_TEXTS, STEPS, purpose_step

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_of_actions_is_the_list_of_the_engine() -> None:
    assert (DOCS / "actions-cassino.md").read_text(encoding="utf-8") == cassino_page()


def test_every_step_has_its_own_text() -> None:
    # 52 hand cards, trail and take, builds of 2 to 14, calls of 1 to 14, raises to 3 to 14, half as many combinations
    # as cards, 52 loose cards, done
    assert len(STEP_TEXTS) == len(set(STEP_TEXTS)) == STEPS == 52 + 2 + 13 + 14 + 12 + 26 + 52 + 1


def test_a_rule_set_has_an_action_for_each_step() -> None:
    steps = Rules(SCHEMA.rule_set("cassino-pagat")).steps
    assert [(step.id, step.text) for step in steps] == list(enumerate(STEP_TEXTS))


def test_no_number_of_the_first_release_has_moved() -> None:
    # new steps go to the end and leave this hash as it is
    texts = "\n".join(STEP_TEXTS[:172])
    assert hashlib.sha256(texts.encode()).hexdigest() == (
        "9d40a3e83f91e4cb16ba5ea7a16bf09c21b73a541f899d5562c3e6f9f9b2f954"
    )


def test_purposes_are_numbered_by_what_is_done_and_its_value() -> None:
    named = {(TRAIL, 0): "trail", (TAKE, 0): "take"}
    named |= {(BUILD, value): f"build {value}" for value in range(2, 15)}
    named |= {(CALL, value): f"call {value}" for value in range(1, 15)}
    named |= {(RAISE, value): f"raise {value}" for value in range(3, 15)}
    assert {purpose: STEP_TEXTS[purpose_step(*purpose)] for purpose in named} == named


def test_some_steps_have_the_numbers_of_the_page() -> None:
    assert [STEP_TEXTS[number] for number in (0, 51, 52, 53)] == ["play 2c", "play As", "trail", "take"]
    assert (STEP_TEXTS[COMBO_FIRST], STEP_TEXTS[LOOSE_FIRST], STEP_TEXTS[DONE]) == ("combination 1", "table 2c", "done")
