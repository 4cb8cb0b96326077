"""Whole matches of Cassino at the terminal: everything is typed as it is shown, and every screen fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.games.action import Action
from stolik.games.cassino.move import Move
from stolik.games.cassino.view import CassinoView
from stolik.terminal.cassino.texts import move_text
from stolik.terminal.start import open_session
from tests.terminal.driver import Terminal
from tests.terminal.scripted import wish
from tests.terminal.test_choina_match import PlayingScreen, QuietShelf


class ComposingScreen(PlayingScreen):
    """Types moves in the way in which the list shows them, the groups parted."""

    def typed(self, action: Action) -> str:
        view = self.session.table.view(self.session.words.me)
        assert isinstance(view, CassinoView)
        assert isinstance(action, Move)
        return move_text(view.own_core(), action, self.session.words)


@pytest.mark.rule("Cassino-68", "Cassino-69", "Cassino-70")
@pytest.mark.parametrize(
    ("rules", "level", "language"),
    [
        ("cassino@1", "plain", "pl"),
        ("cassino@1 players=3 royal=jqk_ace14 build_as_summand=on target=11", "random", "en"),
        ("cassino-pagat@1 players=4 partnership=2v2 raise_with_table=on target=11", "random", "pl"),
    ],
)
def test_a_match_is_played_to_its_end(rules: str, level: str, language: str, tmp_path: Path) -> None:
    screen = ComposingScreen([], 80, 24)
    screen.level = level
    preset = rules.split("@", maxsplit=1)[0]
    shelf = QuietShelf(tmp_path)
    try:
        screen.session = open_session(wish(rules, games=[preset], language=language, seed=11), shelf, screen)
        assert screen.session.run() == 0
    finally:
        shelf.close()
    table = screen.session.table
    target = int(table.rule_set.word("target"))
    assert table.is_over
    assert max(table.state.score()) >= target
    rounds = len(table.state.sheets)
    title = {"en": "── Score of round", "pl": "── Zapis rundy"}[language]
    assert screen.text.count(title) == rounds
    assert screen.text.count({"en": "── Taken cards", "pl": "── Wzięte karty"}[language]) == rounds
    lines = screen.text.splitlines()
    assert max(cell_len(line) for line in lines if not line.startswith(">")) <= 80
    hints = {"en": "“help” shows what can be typed", "pl": "„pomoc” pokazuje, co można wpisać"}
    assert hints[language] not in screen.text, "whatever is shown is read"
    assert "; “? " not in screen.text, "and allowed"
    assert "; pokaże ją" not in screen.text


def test_the_table_fits_a_small_window(tmp_path: Path) -> None:
    arguments = ("play", "cassino", "--set", "players=4", "--seed", "3", "--bot", "plain", "--pace", "0")
    terminal = Terminal(*arguments, "--lang", "pl", "--open-piles", data=tmp_path)
    for _ in range(2):
        rows = terminal.prompt().splitlines()
        assert rows[0].startswith("Kasyno · runda 1, rozdanie 1 z 3")
        assert rows[0].endswith("stosy odkryte")
        assert sum(row.startswith("── ") for row in rows) == 5
        terminal.say("1")
    terminal.type("q")
    assert terminal.end() == 0
