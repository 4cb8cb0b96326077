"""Nothing that people can use is missing from the documents."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import stolik
from stolik.games.canasta.notation import VERBS
from stolik.games.choina.notation_reader import VERBS as CHOINA_VERBS
from stolik.games.violation import NotationError
from stolik.record import find_difference, read_record, record_text

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("readme", ["README.md", "README.pl.md"])
def test_both_readmes_name_every_command_and_every_document(readme: str) -> None:
    page = text(readme)
    commands = re.findall(r'app\.command\("[\w.:]+", name="(\w+)"', text("src/stolik/cli/app.py"))
    assert {"play", "simulate"} <= set(commands)
    assert [command for command in commands if f"`stolik {command}" not in page] == []
    assert [path.name for path in DOCS.glob("*.md") if f"docs/{path.name}" not in page] == []


@pytest.mark.parametrize("readme", ["README.md", "README.pl.md"])
def test_every_link_of_the_readmes_leads_somewhere(readme: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", text(readme))
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_variable_of_the_environment_is_documented() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    names = set(re.findall(r"STOLIK_[A-Z]+", sources))
    assert names
    assert [name for name in sorted(names) if name not in text("README.md") or name not in text("README.pl.md")] == []


def test_the_notation_page_shows_every_verb() -> None:
    page = text("docs/notation.md")
    assert [verb for verb in VERBS if not re.search(rf"[`  ]{verb}\b", page)] == []


def test_the_notation_page_shows_every_verb_of_choina() -> None:
    page = text("docs/notation.md").partition("### Choina")[2].partition("## Plays")[0]
    assert [verb for verb in CHOINA_VERBS if not re.search(rf"`{verb}\b", page)] == []


def test_the_position_of_choina_on_the_notation_page_can_be_read() -> None:
    example = re.search(r"```text\n(choina.*?)```", text("docs/notation.md"), re.DOTALL)
    assert example is not None
    assert {action.text for action in stolik.game("choina").position(example[1]).legal()} == {"ask", "pass"}


@pytest.mark.parametrize(
    ("family", "next_part"), [("canasta", "\n`choina/`"), ("choina", "\n`cassino/`"), ("cassino", "\n## ")]
)
def test_the_architecture_page_names_every_module_of_a_family(family: str, next_part: str) -> None:
    page = text("docs/architecture.md")
    modules = {path.name for path in (ROOT / "src/stolik/games" / family).glob("*.py")} - {"__init__.py"}
    named = re.findall(r"`([a-z0-9_*]+\.py)`", page.partition(f"\n`{family}/`")[2].partition(next_part)[0])
    assert [name for name in sorted(modules) if not any(fnmatchcase(name, form) for form in named)] == []
    assert [form for form in named if not any(fnmatchcase(name, form) for name in modules)] == []


def test_the_architecture_page_names_every_module_beside_the_families() -> None:
    page = text("docs/architecture.md").partition("## The rooms of `games`")[2].partition("\n`canasta/`")[0]
    modules = {path.name for path in (ROOT / "src/stolik/games").glob("*.py")} - {"__init__.py"}
    small = {"action.py", "event.py", "game_error.py", "violation.py"}
    assert set(re.findall(r"`([a-z0-9_*]+\.py)`", page)) == modules - small


def test_the_architecture_page_names_every_room() -> None:
    page = text("docs/architecture.md")
    rooms = {path.name for path in (ROOT / "src/stolik").iterdir() if (path / "__init__.py").exists()}
    assert [room for room in sorted(rooms) if not re.search(rf"^{room}\b", page, re.MULTILINE)] == []


@pytest.mark.parametrize("room", ["table", "desk", "server"])
def test_the_architecture_page_names_every_module_of_a_room(room: str) -> None:
    named = set(
        re.findall(
            r"`([a-z0-9_]+\.py)`",
            text("docs/architecture.md").partition(f"\n## The rooms of `{room}`")[2].partition("\n## ")[0],
        )
    )
    modules = {path.name for path in (ROOT / "src/stolik" / room).glob("*.py")} - {"__init__.py"}
    assert sorted(modules - named) == []


def test_every_file_of_the_page_that_the_architecture_page_names_is_there() -> None:
    pages = text("docs/architecture.md").split("\n## ")
    rows = [row for page in pages if "`web/src`" in page.partition("|---|")[0] for row in page.splitlines()]
    named = [
        name
        for row in rows
        for name in re.findall(
            r"`([\w/]+(?:\.svelte)?\.(?:ts|svelte|css))`", row.partition("| ")[2].partition(" | ")[0]
        )
    ]
    assert len(named) > 20
    assert [name for name in named if not (ROOT / "web/src" / name).exists()] == []


def test_the_examples_of_the_notation_page_can_be_read() -> None:
    page = text("docs/notation.md")
    example = re.search(r"```text\n(kurnik.*?)```", page, re.DOTALL)
    assert example is not None
    state = stolik.game("kurnik").position(example[1])
    assert "take onto 7" not in {action.text for action in state.legal()}, "a wild card lies in the pile"
    with pytest.raises(NotationError):
        stolik.game("kurnik").position(example[1].replace("turn 0", "turn 5"))


def test_the_record_of_the_notation_page_can_be_read_and_replayed() -> None:
    example = re.search(r"```text\n(stolik record.*?\n)```", text("docs/notation.md"), re.DOTALL)
    assert example is not None
    record = read_record(example[1])
    assert find_difference(record) is None
    assert record_text(record) == example[1]
    assert record.comments
    assert record.is_over
