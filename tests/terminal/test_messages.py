"""Every code of an event, a score line and a notation error has its sentence in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import stolik
from stolik.bots.registry import BOT_NAMES
from stolik.cards import CardError
from stolik.desk.canasta.sheets import CODES
from stolik.desk.cassino.picture import LINES
from stolik.games.canasta.steps import STEPS, SUITED
from stolik.games.violation import NotationError, RuleViolation
from stolik.terminal.commands import notation
from stolik.terminal.refusals import notation_text, one_line
from stolik.text import LANGUAGES, Param, catalogue
from tests.support.source_codes import event_codes, notation_codes, score_codes
from tests.terminal.speaking import words_of

CATALOGUES = (
    "terminal",
    "terminal_choina",
    "terminal_cassino",
    "events",
    "cli",
    "score",
    "notation_errors",
    "os_errors",
    "hints",
    "review",
)
LOCALES = Path(stolik.__file__).parent / "locales"
HELPERS = {"event-sentence", "event-and", "notation-line"}


def ids(prefix: str, language: str) -> set[str]:
    return {
        name.removeprefix(prefix) for name in catalogue(language) if name.startswith(prefix) and name not in HELPERS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_all_their_messages_and_no_other(language: str) -> None:
    assert len(event_codes()) > 20
    assert ids("event-", language) == event_codes() | {"undone"}, "to take back is no event of a game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_lines_have_all_their_messages_and_no_other(language: str) -> None:
    assert ids("score-", language) == score_codes() == {*CODES, *LINES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_errors_have_all_their_messages_and_no_other(language: str) -> None:
    assert len(notation_codes()) > 30
    assert ids("notation-", language) == notation_codes()


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    found = []
    for language in LANGUAGES:
        lines = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
        found.append([line.split(" =")[0] for line in lines if line[:1].isalpha()])
    assert found[0] == found[1]


PARAMS: dict[str, Param] = {
    "line": 3,
    "at": 7,
    "piece": "xyz",
    "word": "xyz",
    "card": "Qh",
    "cards": "QhQs2c",
    "count": 2,
    "low": 0,
    "high": 3,
    "needs": 50,
    "made": 30,
    "value": 8,
    "seat": 1,
    "side": 0,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(notation_codes()))
def test_a_notation_error_is_one_whole_sentence(code: str, language: str) -> None:
    text = catalogue(language).format(f"notation-{code}", **PARAMS)
    assert text.endswith(".")
    assert not set("{}$\n") & set(text)
    assert "  " not in text
    assert text[0].isupper() or text[0] in '"„'


ACTIONS = {
    "x" * 401: "text_too_long",
    "draw; ; stop": "step_missing",
    "fly 7": "unknown_verb",
    "": "unknown_verb",
    "draw 7": "too_many_words",
    "lay": "cards_missing",
    "discard 77": "one_card",
    "discard Z": "no_card",
    "take onto 7 8": "one_rank_named",
    "take 7": "two_cards",
    "add 2": "to_missing",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "code"), ACTIONS.items(), ids=ACTIONS.values())
def test_an_action_that_cannot_be_read_is_told_in_one_line(typed: str, code: str, language: str) -> None:
    with pytest.raises(NotationError) as caught:
        stolik.game("kurnik").deal(1).parse(typed)
    assert caught.value.code == code
    text = notation_text(caught.value, language)
    assert "\n" not in text
    assert text.endswith(".")
    if code == "unknown_verb":
        assert typed[:3] in text
    elif code not in ("text_too_long", "step_missing", "cards_missing"):
        assert typed.rsplit(maxsplit=1)[-1] in text


def test_what_was_typed_is_shown_in_the_letters_of_its_language() -> None:
    state = stolik.game("kurnik").deal(1)
    for typed, shown in (("odłóż DD", "„DD”"), ("wyłóż", "„wyłóż”"), ("weź na D W", "„na D W”")):
        with pytest.raises(NotationError) as caught:
            state.parse(notation(typed))
        assert shown in notation_text(caught.value, "pl")


def test_what_somebody_wrote_is_shown_without_its_tricks() -> None:
    assert one_line("a\x1b[31mb\n c") == "a [31mb c"
    assert len(one_line("x" * 1000)) == 30
    with pytest.raises(NotationError) as caught:
        stolik.game("kurnik").deal(1).parse("\x1b[2J 7")
    assert "\x1b" not in notation_text(caught.value, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_shown_as_it_can_be_typed(language: str) -> None:
    words = words_of(language)
    state = stolik.game("kurnik").deal(3)
    shown = set()
    for step in STEPS[:SUITED]:
        if "/" in step.text or step.text.startswith("join"):
            continue
        text = words.action(step.text)
        shown.add(text)
        assert sorted(notation(text).replace(" ", "")) == sorted(step.text.replace(" ", ""))
        try:
            action = state.parse(notation(text))
        except (RuleViolation, CardError):
            continue
        assert isinstance(action, stolik.Action)
        assert action.text == step.text
    assert len(shown) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_has_a_name_and_is_described(language: str) -> None:
    for level in BOT_NAMES:
        assert catalogue(language).format(f"web-bot-{level}")
        assert catalogue(language).format(f"web-bot-about-{level}").endswith(".")


@pytest.mark.parametrize("message", ["serve-bot", "serve-wrong-bot", "simulate-bots", "cli-play-bot"])
def test_texts_that_list_the_bots_name_those_that_there_are(message: str) -> None:
    for language in LANGUAGES:
        text = catalogue(language).format(message, bots="one, two", origin="--bot", given="x")
        assert "one, two" in text
