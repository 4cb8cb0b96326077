"""`stolik review`: what it prints, its exit codes, and what is said about files that it cannot read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.bots.appraisal import Reason
from stolik.cli.app import BAD_INPUT, main
from stolik.cli.replay import DIFFERS
from stolik.cli.replay_picture import looking_back, onlooker
from stolik.cli.review import told
from stolik.desk.reviewed import Judged, Made
from stolik.games.registry import game_of, parse_rule_set
from stolik.record.record import Player
from stolik.table.advising import Advice
from stolik.table.judging import Judgement
from stolik.table.save import table_text
from tests.record.matches import changed, recorded, text_of_whole
from tests.support.advisers import told_in
from tests.terminal.speaking import table_at


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_a_record_is_reviewed_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.stolik"
    path.write_text(text_of_whole(), encoding="utf-8", newline="\n")
    assert main(["review", str(path), "--seat", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {decision["seat"] for decision in data["decisions"]} == {1}
    [player] = data["players"]
    assert player["decisions"] == len(data["decisions"]) > 10
    assert player["best"] == sum(decision["is_best"] for decision in data["decisions"])


def test_a_record_that_differs_is_reviewed_as_far_as_it_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "spoilt.stolik"
    totals = next(line for line in text_of_whole().split("\n") if line.startswith("totals"))
    path.write_text(changed(text_of_whole(), totals, "totals 0 0"), encoding="utf-8", newline="\n")
    assert main(["review", str(path)]) == DIFFERS
    assert "decisions" in capsys.readouterr().out


def test_a_match_that_was_saved_in_the_terminal_can_be_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_at("turn 0 play drew", "pile 9s", "hand 0: K 5 6", "hand 1: 4 4 4")
    table.act(0, table.parse("discard 5"))
    path = tmp_path / "kurnik.jsonl"
    path.write_text(table_text(table), encoding="utf-8")
    assert main(["review", str(path)]) == 0
    assert "Ala: 1 decision" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text", "words", "line"),
    [
        ("none", None, (), "stolik: none cannot be read: no such file or folder.\n"),
        ("a.jsonl", '{"stolik":1}', (), "stolik: a.jsonl is no whole saved match: line 1 cannot be read.\n"),
        ("b.stolik", text_of_whole(), ("--seat", "7"), "stolik: There is no seat 7: they are counted from 0 to 1.\n"),
    ],
)
def test_what_cannot_be_reviewed_is_told_in_one_line(
    name: str,
    text: str | None,
    words: tuple[str, ...],
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8", newline="\n")
    assert main(["review", name, *words]) == BAD_INPUT
    assert capsys.readouterr().err == line


def test_a_review_says_what_each_decision_lost_and_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.text.reasons.catalogue", told_in)
    record = recorded("kurnik")
    players = tuple(Player(name) for name in ("Ala", "Ela"))
    words = onlooker(type(record)(**{**vars(record), "players": players}), "pl")
    state = game_of(parse_rule_set("kurnik")).deal(1)
    better = Advice("discard 5c", 0.0, (Reason("test_safe", {"seat": 1, "card": "5c"}),))
    lost = Judged(Made(8, 1, 0, 8, 0, "discard Qh", state), Judgement(12.0, False, False, better))
    least = Judged(Made(9, 1, 0, 9, 0, "discard Kh", state), Judgement(2.0, True, False, better))
    best = Judged(Made(12, 1, 0, 12, 0, "draw", state), Judgement(0.0, False, True, Advice("draw")))
    lines = told([lost, least, best], [0], words)
    assert lines[2:4] == [
        "Rozdanie 1, ruch 8: Ala, odłóż D♥ – strata 12 punktów. Lepiej: odłóż 5♣.",
        "Rozdanie 1, ruch 9: Ala, odłóż K♥ – strata co najmniej 2 punkty. Lepiej: odłóż 5♣.",
    ]
    assert "2 największe błędy:" in lines
    assert "1. Rozdanie 1, ruch 8: Ala, odłóż D♥ – strata 12 punktów. Lepiej: odłóż 5♣." in lines
    assert "   Dlaczego: bezpieczna karta: 5♣ (Ela)." in lines
    assert lines[-1] == "Ala: 3 decyzje, w tym najlepszych: 1; średnia strata na decyzję: 4,7 punktu."


def judged(seat: int, losses: list[float], first: int = 1) -> list[Judged]:
    """Decisions of a seat in the first deal of kurnik that lost so much; 0 is the best there was."""
    state = game_of(parse_rule_set("kurnik")).deal(1)
    better = Advice("discard 5c")
    return [
        Judged(Made(number, 1, 0, number, seat, "discard Qh", state), Judgement(loss, False, not loss, better))
        for number, loss in enumerate(losses, start=first)
    ]


def test_of_each_player_the_costliest_decisions_are_told_unless_all_are_asked_for() -> None:
    words = looking_back(recorded("kurnik"), "en")
    decisions = [*judged(0, [5, 1, 7, 6]), *judged(1, [2, 3], first=5)]
    lines = told(decisions, [0, 1], words, most=2)
    assert [line.split(":")[0] for line in lines[2:6]] == [f"Deal 1, action {number}" for number in (3, 4, 5, 6)]
    assert lines[6:8] == ["2 more decisions cost less: --all shows them.", ""]
    assert sum(line.startswith("Deal") for line in told(decisions, [0, 1], words)) == 6


@pytest.mark.parametrize(("language", "said"), [("en", "No mistakes found."), ("pl", "Nie ma błędów.")])
def test_a_review_without_mistakes_says_so(language: str, said: str) -> None:
    lines = told(judged(0, [0, 0]), [0], looking_back(recorded("kurnik"), language))
    assert lines[1:4] == ["", said, ""]
    assert len(lines) == 5


def test_a_move_of_cassino_is_told_as_the_list_of_moves_has_it() -> None:
    state = game_of(parse_rule_set("cassino")).position(
        "cassino@1\ndeal 1 dealer 1\nturn 0\nhand 0: Ad 5c 5s\nhand 1: 2c 2d 9d\ntable 4d Ks\n"
    )
    made = Made(1, 1, 0, 1, 0, "trail 5c", state)
    lines = told(
        [Judged(made, Judgement(1.0, False, False, Advice("build 5 Ad: 4d")))],
        [0],
        looking_back(recorded("cassino"), "en"),
    )
    assert lines[2].endswith("Better: build 5: A♦+4♦.")


def test_the_person_at_the_terminal_is_called_you_and_somebody_with_a_name_by_it() -> None:
    record = recorded("kurnik")
    for name, called in (("", "You"), ("Ala", "Ala")):
        players = (Player("Marek", "plain"), Player(name))
        assert looking_back(type(record)(**{**vars(record), "players": players}), "en").name(1) == called


@pytest.mark.parametrize("share", [3, 2])
def test_a_record_that_was_cut_off_is_told_as_such_and_its_file_by_its_whole_name(
    share: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a match with rather a long name that goes on.stolik"
    lines = text_of_whole().splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) // share]), encoding="utf-8", newline="\n")
    assert main(["review", str(path)]) == BAD_INPUT
    said = capsys.readouterr().err
    assert str(path) in said
    assert "the record is not finished: it was cut off" in said
