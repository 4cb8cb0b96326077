"""Every option, value, constraint and fault has its message in both languages, and none is left over."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import stolik
from scripts.docs_options import FAMILIES
from stolik.games.option import Constraint, GameError, OptionFault, Schema, value_text

LOCALES = Path(stolik.__file__).parent / "locales"
LANGUAGES = ("en", "pl")

REFUSED = {
    OptionFault.UNKNOWN_GAME: "kurnig",
    OptionFault.UNKNOWN_OPTION: "kurnik opening_tpo=150",
    OptionFault.UNKNOWN_VALUE: "kurnik tie=darw",
    OptionFault.WRONG_VERSION: "kurnik@7",
    OptionFault.CONSTRAINT_BROKEN: "kurnik players=3",
    OptionFault.MALFORMED_TEXT: "kurnik tie",
    OptionFault.OPTION_REPEATED: "kurnik tie=draw tie=draw",
}


def source(language: str, name: str) -> str:
    return (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")


def message_ids(language: str, name: str) -> list[str]:
    """The messages of a file; one that cannot be read fails here."""
    body = FluentParser().parse(source(language, name)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in ("options", "options_cassino", "game_errors"):
        made.add_resource(FluentResource(source(language, name)))
    return made


def say(language: str, message: str, params: dict[str, str | int] | None = None) -> str:
    spoken = bundle(language)
    pattern = spoken.get_message(message).value
    assert pattern is not None
    text, faults = spoken.format_pattern(pattern, params or {})
    assert faults == []
    return str(text)


def expected_ids() -> list[str]:
    ids: list[str] = []
    for schema in FAMILIES[:1]:
        for option in schema.options:
            key = f"option-{option.name}"
            ids += [key, f"{key}-help", *(f"{key}-value-{value_text(value)}" for value in option.values)]
            if option.form is not None:
                ids.append(f"{key}-value-list")
        ids += [f"constraint-{constraint.code}" for constraint in schema.constraints]
    return sorted(name.replace("_", "-") for name in ids)


def words_for(language: str, error: GameError) -> str:
    params = {name: ", ".join(p) if isinstance(p, tuple) else p for name, p in error.params.items()}
    return say(language, f"game-error-{error.code}".replace("_", "-"), params)


def refusal(schema: Schema, text: str) -> GameError:
    with pytest.raises(GameError) as caught:
        schema.parse(text)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_all_their_messages_and_no_other(language: str) -> None:
    assert sorted(message_ids(language, "options")) == expected_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_have_all_their_messages_and_no_other(language: str) -> None:
    expected = sorted(f"game-error-{code}".replace("_", "-") for code in OptionFault)
    assert sorted(message_ids(language, "game_errors")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_values_are_short(language: str) -> None:
    short = [name for name in message_ids(language, "options") if name.startswith("option-") and name[-5:] != "-help"]
    assert {name: text for name in short if len(text := say(language, name)) > 60} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", OptionFault)
def test_a_fault_is_said_in_one_line_with_all_it_knows(language: str, code: OptionFault) -> None:
    error = refusal(FAMILIES[0], REFUSED[code])
    assert error.code is code
    text = words_for(language, error)
    assert "\n" not in text
    for name in ("option", "value", "nearest", "part"):
        assert str(error.params.get(name, "")) in text
    for allowed in (error.params.get("allowed"), error.params.get("players")):
        assert not isinstance(allowed, tuple) or ", ".join(allowed) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_near_no_name_is_offered(language: str) -> None:
    near = words_for(language, refusal(FAMILIES[0], "kurnik tie=darw"))
    far = words_for(language, refusal(FAMILIES[0], "kurnik tie=q"))
    assert "?" in near
    assert "?" not in far


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "constraint", [each for schema in FAMILIES for each in schema.constraints], ids=lambda constraint: constraint.code
)
def test_a_refused_combination_says_the_reason(language: str, constraint: Constraint) -> None:
    params: dict[str, str | int] = {
        "constraint": constraint.code,
        "game": "samba",
        "settings": "a=1",
        "players": "4",
        "rules": "C19",
    }
    reason = say(language, f"constraint-{constraint.code}".replace("_", "-"))
    assert reason in say(language, "game-error-constraint-broken", params)


def test_a_refused_combination_is_said_in_the_words_of_its_constraint() -> None:
    error = refusal(FAMILIES[0], "samba need_samba_to_go_out=on sequences=off")
    assert "need_samba_to_go_out=on, sequences=off" in words_for("en", error)
    assert "Nobody could ever go out" in words_for("en", error)
    assert "Nikt nie mógłby wyjść" in words_for("pl", error)
