"""Texts that are no step, play or position: each code is provoked, and says where."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import stolik
from stolik.games.canasta import notation
from stolik.games.violation import NotationError
from tests.games.canasta.rules.notation_faults import BAD_POSITIONS, BAD_TEXTS, BadPosition, BadText
from tests.support.positions import table
from tests.support.source_codes import shared_readers

PACKAGE = Path(notation.__file__).parent


@pytest.mark.parametrize("case", BAD_TEXTS, ids=[f"{case.code}: {case.text[:20]}" for case in BAD_TEXTS])
def test_a_text_that_is_no_step_says_where_it_fails(case: BadText) -> None:
    wide = case.preset != "kurnik"
    held = "7h 7d 7c 4s Jh 2" if wide else "7 7 7 4 5"
    down = "KKK 8h9h10h" if case.preset in ("samba", "combo") else "KKK"
    state = table("turn 0 play drew", f"melds 0: {down}", f"hand 0: {held}", preset=case.preset)
    before = state.text()
    with pytest.raises(NotationError) as caught:
        state.parse(case.text)
    found = caught.value
    assert (found.code, found.text[found.at :][: len(case.there)]) == (case.code, case.there)
    assert "\n" not in str(found)
    assert state.text() == before


@pytest.mark.parametrize("case", BAD_POSITIONS, ids=[f"{case.code}: {case.lines[-1]}" for case in BAD_POSITIONS])
def test_lines_that_are_no_position_say_which_line_fails(case: BadPosition) -> None:
    rule_set = stolik.parse_rule_set(f"{case.preset}@1 {case.options}".strip())
    game = stolik.game(case.preset, **{name: rule_set[name] for name in rule_set.changes})
    text = "\n".join([case.head or rule_set.text, *case.lines, ""])
    with pytest.raises(NotationError) as caught:
        game.position(text)
    found = caught.value
    assert (found.code, found.params["line"]) == (case.code, case.line)
    assert 0 <= found.at <= len(text)


@pytest.mark.parametrize("head", ["kurnik@1", "kurnik@1 players=2", "kurnik@1  players=2 draw_count=2 # as always"])
def test_the_same_rule_set_may_be_written_in_other_words(head: str) -> None:
    game = stolik.game("kurnik", players=2)
    state = game.position(f"{head}\nturn 0 take\nhand 0: 4 5\n")
    assert state.text().splitlines()[0] == game.rule_set.text


def test_every_code_of_notation_is_provoked() -> None:
    raised = {code for path in {*PACKAGE.glob("*.py"), *shared_readers("canasta")} for code in codes_in(path)}
    assert {"unknown_verb", "turn_line_missing", "meld_twice"} <= raised
    assert raised - {bad.code for bad in BAD_TEXTS} - {bad.code for bad in BAD_POSITIONS} == set()


def codes_in(path: Path) -> set[str]:
    """The codes of the notation errors that a module makes: `NotationError("code", …)` and `….error("code", …)`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in ("NotationError", "error") and isinstance(node.args[0].value, str):
                found.add(node.args[0].value)
    return found


IMPOSSIBLE = [
    ("go_out", ("turn 2 answer", "melds 0: KKK", "hand 0: 4 5", "hand 2: 9")),
    ("lay_out", ("turn 2 answer", "melds 0: KKK", "hand 0: 4 5", "hand 2: 9")),
    ("off", ("turn 0 play took pile_waits", "melds 0: KKK", "hand 0: K 4 5", "pile 4")),
    ("off", ("turn 0 play drew owed=20", "hand 0: A A A 4 5")),
    ("off", ("turn 0 play took", "hand 0: 4 5")),
]
NAMES = ["no way out", "nothing to lay", "waits for no opening", "owes too little", "took with nothing laid"]


@pytest.mark.parametrize(("kind", "lines"), IMPOSSIBLE, ids=NAMES)
def test_a_position_that_no_play_leads_to_is_refused(kind: str, lines: tuple[str, ...]) -> None:
    """A yes to a question that could not be asked would leave no step at all."""
    with pytest.raises(NotationError):
        table(*lines, players=4, ask_partner=kind)
