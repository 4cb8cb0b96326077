"""Behind every promise of docs/security.md stands a test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
FEWEST = 40


def all_tests() -> set[str]:
    """The names of all tests of the whole project."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return {name for source in sources for name in re.findall(r"^(?:async )?def (test_\w+)\(", source, re.MULTILINE)}


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) >= FEWEST
    assert named - all_tests() == set()


def test_all_that_hostile_clients_try_is_told() -> None:
    files = list((ROOT / "tests/server").glob("test_hostile*.py"))
    assert len(files) >= 2
    names = {name for path in files for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)}
    small = {
        "test_json_may_say_how_it_is_written",
        "test_every_address_is_asked_in_its_own_ways_only",
        "test_a_server_may_answer_to_any_name",
        "test_the_own_page_opens_sockets_under_each_name_of_the_server",
    }
    assert names - set(re.findall(r"`(test_\w+)`", PAGE)) == small
