"""Whole matches of Choina at the terminal: everything is typed as it is shown, and every screen fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.bots.registry import bot
from stolik.games.action import Action
from stolik.games.registry import parse_rule_set
from stolik.table.shelf import Shelf
from stolik.table.table import Table
from stolik.terminal.session import Session
from stolik.terminal.start import open_session
from tests.terminal.driver import Terminal
from tests.terminal.scripted import ScriptedScreen, wish

MOST_LINES = 3000


class PlayingScreen(ScriptedScreen):
    """Types what a bot would do, in the words and letters in which the terminal shows it."""

    session: Session
    level = "plain"

    def ask(self, prompt: str) -> str:
        words, table = self.session.words, self.session.table
        self.lines = [""]
        if table.state.seat == words.me and not self.session.transcript.deal_ended:
            self.lines = [self.typed(bot(self.level).choose(table.view(words.me), len(self.marks)))]
        assert len(self.marks) < MOST_LINES
        return super().ask(prompt)

    def typed(self, action: Action) -> str:
        """An action as the terminal shows it."""
        return self.session.words.action(action.text)


class QuietShelf(Shelf):
    """Keeps only what is over: to keep every step would take the most time here."""

    def save(self, table: Table) -> Path:
        """Keep a match that is over."""
        return super().save(table) if table.is_over else self.path(table.rule_set.preset)


@pytest.mark.rule("Choina-9", "Choina-78", "Choina-86")
@pytest.mark.parametrize(
    ("rules", "level", "language"),
    [
        ("choina@1 players=3 deals=6", "plain", "en"),
        ("choina@1 players=5", "plain", "pl"),
        ("may-i@1 players=5 multi_buy=on distinct_seq_suits=off", "random", "pl"),
    ],
)
def test_a_match_is_played_to_its_end(rules: str, level: str, language: str, tmp_path: Path) -> None:
    screen = PlayingScreen([], 80, 24)
    screen.level = level
    preset = rules.split("@", maxsplit=1)[0]
    shelf = QuietShelf(tmp_path)
    try:
        screen.session = open_session(wish(rules, games=[preset], language=language, seed=11), shelf, screen)
        assert screen.session.run() == 0
    finally:
        shelf.close()
    table = screen.session.table
    deals = parse_rule_set(rules).number("deals")
    assert table.is_over
    assert len(table.state.sheets) == deals
    title = {"en": "── Score of deal", "pl": "── Zapis rozdania"}[language]
    assert screen.text.count(title) == deals
    lines = screen.text.splitlines()
    assert max(cell_len(line) for line in lines if not line.startswith(">")) <= 80
    hints = {"en": "“help” shows what can be typed", "pl": "„pomoc” pokazuje, co można wpisać"}
    assert hints[language] not in screen.text, "whatever is shown is read"
    assert "; “? " not in screen.text, "and allowed"


@pytest.mark.parametrize(("language", "title"), [("en", "May I? · deal 1 of 5"), ("pl", "May I? · rozdanie 1 z 5")])
def test_the_table_fits_a_small_window(language: str, title: str, tmp_path: Path) -> None:
    arguments = ("play", "may-i", "--set", "players=5", "--seed", "3", "--bot", "plain", "--pace", "0")
    terminal = Terminal(*arguments, "--lang", language, data=tmp_path)
    for _ in range(3):
        rows = terminal.prompt().splitlines()
        assert rows[0].startswith(title)
        assert sum(row.startswith("── ") for row in rows) == 5
        terminal.say("1")
    terminal.type("q")
    assert terminal.end() == 0
