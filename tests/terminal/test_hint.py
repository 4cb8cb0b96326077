"""`h` tells a person what a bot would do, in his language and as he would type it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stolik.bots.appraisal import Reason
from stolik.table.advising import Advice
from stolik.terminal.hint import hint
from stolik.text.reasons import points_text
from tests.support.advisers import told_in
from tests.terminal.scripted import session_at
from tests.terminal.speaking import words_of

SAFE = Reason("test_safe", {"seat": 1, "card": "Qh"})
GROWS = Reason("test_grows", {"rank": "Q", "count": 2})
BEST = Advice("discard Qh", 0.0, (SAFE, GROWS), ("lay QQQ", "discard 4"))
OTHERS = (Advice("discard 5c", 12.4), Advice("discard 6c", 0.3, (GROWS,)))


def advised(advice: Sequence[Advice], language: str = "en") -> list[str]:
    words = words_of(language)
    return hint(advice, words, words.action)


@pytest.fixture(autouse=True)
def _messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.text.reasons.catalogue", told_in)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Best: discard Q♥",
                "Why: a safe card for Marek: Q♥; 2 more for Q.",
                "Then: lay QQQ; discard 4",
                "Else: discard 5♣ (12 points less)",
                "Else: discard 6♣ (0.3 points less)",
                "Why: 2 more for Q.",
            ],
        ),
        (
            "pl",
            [
                "Najlepiej: odłóż D♥",
                "Dlaczego: bezpieczna karta: D♥ (Marek); D, jeszcze 2.",
                "Potem: wyłóż DDD; odłóż 4",
                "Inaczej: odłóż 5♣ (mniej o 12 punktów)",
                "Inaczej: odłóż 6♣ (mniej o 0,3 punktu)",
                "Dlaczego: D, jeszcze 2.",
            ],
        ),
    ],
)
def test_advice_is_told_in_the_language_of_the_table(language: str, lines: list[str]) -> None:
    assert advised((BEST, *OTHERS), language) == lines


def test_one_action_without_reasons_is_one_line() -> None:
    assert advised((Advice("draw"),)) == ["Best: draw"]


def test_what_is_no_worse_is_told_as_just_as_good() -> None:
    assert advised((Advice("draw"), Advice("take 7 7")))[1] == "Or: take 7 7 (just as good)"


def test_it_is_said_that_there_is_no_advice() -> None:
    assert advised((), "pl") == ["Teraz nie ma rady."]


@pytest.mark.parametrize(
    ("points", "en", "pl"),
    [
        (1, "1 point", "1 punkt"),
        (2, "2 points", "2 punkty"),
        (5, "5 points", "5 punktów"),
        (1.25, "1.2 points", "1,2 punktu"),
        (9.96, "10 points", "10 punktów"),
        (30.7, "31 points", "31 punktów"),
    ],
)
def test_points_are_whole_or_tenths(points: float, en: str, pl: str) -> None:
    assert points_text(points, "en") == en
    assert points_text(points, "pl") == pl


def test_h_advises_and_leaves_the_match_as_it_is(tmp_path: Path) -> None:
    session, screen = session_at(tmp_path, "turn 0 play drew", "pile 9s", "hand 0: K 5", "hand 1: 4", typed=("h",))
    session.run()
    assert screen.answers[0].startswith("Best: ")
    assert session.table.entries == []
