"""A person plays Choina in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from stolik.games.deal_score import DealScore, ScoreLine
from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.table.shelf import Shelf
from stolik.table.table import Table
from stolik.terminal.session import Session
from stolik.terminal.sheet import match_sheet
from stolik.terminal.start import NAMES
from stolik.terminal.transcript import Transcript
from tests.terminal.scripted import ScriptedScreen, played, wish
from tests.terminal.speaking import words_of

HANDS = ("hand 0: Qc Qd 2c 3c", "hand 1: 3d 5d 8s 9s", "hand 2: 4d 6d 9d Js", "hand 3: 3s 6s 10d Jd")
HAND = "hand 0: 7c 7d 7h 4h 5s 6d Kc 2c"
ASKED = ("deal 1 dealer 1", "turn 2 claim seat=0", "pile 9c Qh", "stock ...", *HANDS)
CONSENT = ("deal 1 dealer 1", "turn 0 answer seat=0 asker=2 asked=2", "pile 9c Qh", "stock ...", *HANDS)
MINE = ("deal 1 dealer 1", "turn 0 play drew", "pile 9c", "stock ...", HAND, *HANDS[1:], "melds 2: KdKhKs")


TYPED = ("wyłóż 777", "c", "lay 777; + Kc to ewa:K", "odrzuć 2c")


def session(
    data: Path, *position: str, typed: Iterable[str] = (), rules: str = "choina@1", language: str = "en"
) -> tuple[Session, ScriptedScreen]:
    rule_set = parse_rule_set(rules)
    seats = [Seat(""), *(Seat(name, "plain") for name in NAMES[: rule_set.number("players") - 1])]
    transcript = Transcript()
    text = "\n".join([rules, *position, ""])
    table = Table(rule_set, 7, seats, position=text, listener=transcript.note)
    screen = ScriptedScreen(typed)
    return Session(table, Shelf(data), screen, words_of(language, rules), transcript, 0.0), screen


def acts(found: Session) -> list[str]:
    """What the person did."""
    return [entry.text for entry in found.table.entries if getattr(entry, "seat", -1) == 0 and hasattr(entry, "text")]


@pytest.mark.rule("Choina-52", "Choina-89")
@pytest.mark.parametrize("typed", ["", "p", "n", "nie", "2", "pass", "pas"])
def test_one_key_does_not_ask(typed: str, tmp_path: Path) -> None:
    found, _ = session(tmp_path, *ASKED, typed=(typed,))
    found.run()
    assert acts(found)[:1] == ["pass"]


@pytest.mark.rule("Choina-52", "Choina-89")
@pytest.mark.parametrize("typed", ["a", "t", "y", "1", "Czy można?", "zapytaj"])
def test_one_key_asks(typed: str, tmp_path: Path) -> None:
    found, _ = session(tmp_path, *ASKED, typed=(typed,))
    found.run()
    assert acts(found)[:1] == ["ask"]


@pytest.mark.rule("Choina-56", "Choina-57")
@pytest.mark.parametrize(
    ("typed", "done"), [("m", "allow"), ("można", "allow"), ("t", "allow"), ("r", "refuse"), ("Nie można!", "refuse")]
)
def test_one_key_consents_or_refuses(typed: str, done: str, tmp_path: Path) -> None:
    found, screen = session(tmp_path, *CONSENT, typed=("", typed))
    found.run()
    assert acts(found)[:1] == [done], "an empty line gives nothing away"
    if done == "refuse":
        assert "You say “You may not” and have to buy Q♥ for refusing." in " ".join(screen.text.split())


@pytest.mark.rule("Choina-52")
def test_who_is_silent_is_not_asked_until_he_says_otherwise(tmp_path: Path) -> None:
    found, screen = session(tmp_path, *ASKED, typed=("milcz", "1", "x 2c", "1"))
    found.run()
    assert "You will not be asked for thrown cards any more" in screen.text
    assert screen.text.count("may you have it?") == 1, "only before he said so"
    assert acts(found)[0] == "pass"
    assert acts(found).count("pass") > 1
    assert all("claim_passed" not in line for line in screen.text.splitlines())


def test_silence_means_nothing_where_nobody_is_asked(tmp_path: Path) -> None:
    _, screen = played(tmp_path, wish(), "milcz")
    assert 'No action begins with "milcz"' in screen.text


@pytest.mark.rule("Choina-38", "Choina-45")
def test_a_turn_is_typed_in_words_and_taken_back(tmp_path: Path) -> None:
    found, screen = session(tmp_path, *MINE, typed=TYPED, language="pl")
    found.run()
    assert acts(found)[:3] == ["lay 7c7d7h", "lay 7c7d7h; add Kc to 2:K", "discard 2c"]
    assert " Wykładasz 7♣ 7♦ 7♥ i dokładasz K♣ do kompletu gracza Ewa." in screen.text


@pytest.mark.rule("Choina-36", "Choina-50")
def test_a_refusal_says_why_in_one_line(tmp_path: Path) -> None:
    found, screen = session(tmp_path, *MINE, typed=("run 4h-7h", "add 5s to Ewa", "lay 7c7d", "buy x", "fly"))
    found.run()
    assert not acts(found)
    answers = screen.answers
    assert "Rule 16; " in answers[0] or "Rule 36; " in answers[0]
    assert "5♠" in answers[1] or "5s" in answers[1]
    assert "at least three cards" in answers[2]
    assert "Say how many cards" in answers[3]
    assert 'No action begins with "fly"' in answers[4]


@pytest.mark.rule("Choina-78")
def test_a_new_stock_in_the_middle_of_a_deal_begins_no_deal(tmp_path: Path) -> None:
    position = ("deal 1 dealer 1", "turn 0 draw", "pile 9c Qh 2d ...", "stock -", *HANDS)
    found, screen = session(tmp_path, *position, typed=("draw", "log"))
    found.run()
    assert "The stock is empty: the pile without its top card is shuffled" in " ".join(screen.text.split())
    assert "You draw 1 card" in screen.answers[-1] or "You draw 1 card" in screen.answers[-2]


@pytest.mark.rule("Choina-81", "Choina-85")
def test_minus_points_have_a_column_of_their_own() -> None:
    # the whole game of C-17: A is the person
    points = ((20, -44, -29, -3), (-26, 20, -38, -15), (-17, -20, -18, 20), (-10, -26, 20, -44), (20, -29, -3, -38))
    sheets = [
        DealScore(number, "out", [[ScoreLine("hand_cards", 1, each)] for each in deal])
        for number, deal in enumerate(points, start=1)
    ]
    lines = match_sheet(sheets, [-13, -99, -68, -80], words_of("en", "choina@1"), 80, minus=True)
    assert [line.split() for line in lines[1:3]] == [["You", "Marek", "Ewa", "Zofia"], ["+", "−"] * 4]
    assert lines[3].split() == ["Deal", "1", "20", "44", "29", "3"]
    assert lines[3].index("20") < lines[2].index("−") < lines[4].index("26") + 2
    assert lines[-2].split() == "Plus and minus 40 53 20 119 20 88 20 100".split()
    assert lines[-1].split() == ["Total", "−13", "−99", "−68", "−80"]
    assert len({len(line) for line in lines[3:8]} | {len(lines[-2])}) <= 3


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("preset", ["choina", "may-i"])
def test_a_match_is_left_and_gone_on_with(preset: str, players: int, tmp_path: Path) -> None:
    rules = f"{preset}@1 players={players}"
    asked = wish(rules, games=[preset])
    code, _ = played(tmp_path, asked, "milcz")
    assert code == 0
    code, screen = played(tmp_path, wish(rules, games=[preset], resume=True), "score")
    assert code == 0
    assert f"{rules.split(maxsplit=1)[0].split('@', maxsplit=1)[0]}" in str(list((tmp_path / "tables").iterdir()))
    assert "No deal has ended yet." in screen.text
