"""A person at a table of bots: every command, in this process."""

from __future__ import annotations

import errno
import os
from io import StringIO
from pathlib import Path

import pytest

from stolik.bots.bot import Bot
from stolik.bots.registry import bot as find_bot
from stolik.cli.app import main
from stolik.games.action import Action
from stolik.games.game import View
from stolik.table.shelf import Shelf
from stolik.table.table import Table
from stolik.terminal.session import INTERRUPTED, NOT_SAVED
from tests.terminal.scripted import ScriptedScreen, played, session_at, wish

OPEN_PILE = ("turn 0 take", "pile 9 7", "hand 0: 7c 7d Kc Kd Kh 5c 5h", "melds 0: QQQ")
LAST_CARDS = ("turn 0 play drew", "pile 9", "hand 0: 7 K", "hand 1: 5 5 6 6", "melds 0: KKK QQQ 777")


def shown(data: Path, *typed: str, position: tuple[str, ...] = OPEN_PILE, language: str = "en") -> ScriptedScreen:
    session, screen = session_at(data, *position, typed=typed, language=language)
    assert session.run() == 0
    return screen


def frames(text: str) -> int:
    return text.count("── Table ─")


def test_typed_and_picked_actions_do_the_same(tmp_path: Path) -> None:
    texts = []
    for number, typed in enumerate((("take 7 7", "lay KKK", "x 5h"), ("2", "1", "discard 5h"))):
        session, _ = session_at(tmp_path / str(number), *OPEN_PILE, typed=typed)
        session.run()
        texts.append(session.table.state.text())
    assert texts[0] == texts[1]


def test_a_turn_is_told_in_words(tmp_path: Path) -> None:
    screen = shown(tmp_path, "weź 77", "wyłóż KKK", "odrzuć 5h", language="pl")
    assert "Bierzesz stos z 7♣ na wierzchu" not in screen.answers[-1]
    assert "Odkładasz 5♥." in screen.text
    assert "dobiera 2 karty" in screen.text
    assert "── Twoja kolej: weź karty ─" in screen.text


def test_a_refusal_says_why_and_leaves_the_turn(tmp_path: Path) -> None:
    screen = shown(tmp_path, "lay KKK", "take 7 2", "discard Z", "99", "fly", "take 7 7")
    answers = screen.answers
    assert "Take cards first." in answers[0]
    assert "Rule A22; “? lay KKK” shows it." in answers[0]
    assert "You do not have these cards" in answers[1]
    assert '"Z" is no card' in answers[2]
    assert "no such number" in answers[3]
    assert 'No action begins with "fly"' in answers[4]
    assert [frames(answer) for answer in answers] == [0, 0, 0, 0, 0, 1, 0]


def test_undo_takes_back_what_showed_nothing_new(tmp_path: Path) -> None:
    screen = shown(tmp_path, "undo", "take 7 7", "lay KKK", "u", "cofnij", "draw", "undo")
    answers = screen.answers
    assert "Nothing can be taken back" in answers[0]
    assert "You take the pile, top card 7" in answers[3]
    assert "lay K" not in answers[3].partition("Your hand")[0]
    assert "You take the pile" not in answers[4]
    assert "1) draw   2) take 7 7" in answers[4]
    assert ["u: undo" in answer for answer in answers] == [False, True, True, True, *[False] * 4]
    assert "Nothing can be taken back" in answers[6]


def test_the_hand_is_sorted_by_rank_or_by_suit(tmp_path: Path) -> None:
    answers = shown(tmp_path, "hand", "sort", "ręka").answers
    assert " K♥ 5♥  K♣ 7♣ 5♣  K♦ 7♦\n" in answers[0]
    assert " K♥ K♣ K♦  7♣ 7♦  5♥ 5♣\n" in answers[1]
    assert "by suit" in answers[2]


def test_questions_are_answered_without_a_new_table(tmp_path: Path) -> None:
    answers = shown(
        tmp_path, "?", "? lay KKK", "? fly", "h", "score", "rules", "rules 6", "rules A34", "rules x"
    ).answers
    wanted = (
        "Possible: draw, take 7 7",
        "Rule A22: ",
        'No action begins with "fly"',
        "── Actions ─",
        "No deal has ended yet.",
        "1 The aim",
        "── Taking the discard pile ─",
        "A34 ",
        "There is no such section",
    )
    for answer, text in zip(answers, wanted, strict=False):
        assert text in answer
        assert frames(answer) == 0
    assert max(len(line) for answer in answers for line in answer.splitlines()) <= 80


def test_an_empty_line_draws_the_table_again(tmp_path: Path) -> None:
    assert [frames(answer) for answer in shown(tmp_path, "", "table").answers] == [1, 1, 0]


def test_the_log_tells_the_deal(tmp_path: Path) -> None:
    code, screen = played(tmp_path, wish(), "draw", "discard 3", "log")
    assert code == 0
    assert "Deal 1: " in screen.answers[-2]
    assert "You draw 2 cards (" in screen.answers[-2]
    assert frames(screen.answers[-2]) == 0


# -- losing the match -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["add 7", "1", "add 7; discard K", "lay 7; add K"])
def test_losing_the_match_is_confirmed(typed: str, tmp_path: Path) -> None:
    session, screen = session_at(tmp_path, *LAST_CARDS, typed=(typed, "no", typed, "", "discard 7"))
    assert session.run() == 0
    assert screen.text.count("loses you the whole match. Do it all the same?") == 2
    assert not session.table.is_over
    assert "(loses!)" in screen.text


@pytest.mark.parametrize("yes", ["yes", "y", "TAK", "t"])
def test_whoever_confirms_loses(yes: str, tmp_path: Path) -> None:
    session, screen = session_at(tmp_path, *LAST_CARDS, typed=("add 7; discard K", yes))
    assert session.run() == 0
    assert session.table.is_over
    assert "You add 7♣ to the 7s, discard K♣ and empty your hand" in " ".join(screen.text.split())
    assert "Marek wins the match." in screen.text
    assert [path.name for path in sorted((tmp_path / "tables").glob("*.jsonl"))] == ["kurnik.finished-1.jsonl"]


def test_what_does_not_lose_is_done_at_once(tmp_path: Path) -> None:
    assert "Do it all the same?" not in shown(tmp_path, "discard 7", position=LAST_CARDS).text


# -- the partner ------------------------------------------------------------------------------------------------------

ASKING = "kurnik@1 players=4 ask_partner=go_out"


def test_the_partner_is_asked_and_answers(tmp_path: Path) -> None:
    position = ("turn 0 play drew", "pile 9", "hand 0: 7 7 7 K 5", "hand 2: 4 4 4", "melds 0: KKKKKKK")
    session, screen = session_at(tmp_path, *position, typed=("zapytaj",), rules=ASKING)
    session.run()
    assert "You ask the partner whether to go out." in screen.text
    assert "Ewa says " in screen.text


@pytest.mark.parametrize(("typed", "said"), [("t", "yes"), ("n", "no"), ("1", "yes"), ("nie", "no")])
def test_the_person_answers_the_partner(typed: str, said: str, tmp_path: Path) -> None:
    position = ("turn 0 answer", "pile 9", "hand 2: 7 7 7 5", "hand 0: 8 8 J", "melds 0: KKKKKKK")
    session, screen = session_at(tmp_path, *position, typed=(typed,), rules=ASKING)
    session.run()
    assert "Ewa asks you: may I go out?" in screen.text
    assert f"You say {said}." in screen.text


# -- ends -------------------------------------------------------------------------------------------------------------


def test_a_deal_ends_with_its_sheet_and_the_next_begins(tmp_path: Path) -> None:
    position = ("turn 0 play drew", "pile 9", "hand 0: 7 5", "hand 1: K K", "melds 0: 7777777 QQQQQQQ", "red 0: 3h")
    screen = shown(tmp_path, "add 7; discard 5", "score", position=position)
    text = screen.text
    assert "You add 7♣ to the 7s, discard 5♣ and go out." in text
    assert "── Score of deal 1 ─" in text
    assert "Left in hand, Marek: K♣ K♣" in text
    assert "deal 2 · match to 5000" in text
    assert "── Score of the match ─" in screen.answers[-2]
    assert "The cards are those of seed 7: --seed 7 deals them again." in screen.answers[-2]


def test_a_match_ends_with_all_deals_and_its_winner(tmp_path: Path) -> None:
    position = ("scores 4900 0", "turn 0 play drew", "pile 9", "hand 0: 7 5", "melds 0: 7777777 QQQQQQQ")
    session, screen = session_at(tmp_path, *position, typed=("add 7", "discard 5"), language="pl")
    assert session.run() == 0
    assert session.table.is_over
    assert screen.text.index("── Zapis rozdania 1") < screen.text.index("── Zapis partii")
    assert screen.text.rstrip().endswith("Wygrywasz partię.")
    assert "Karty należą do liczby 7" in screen.text
    assert not session.shelf.path("kurnik").exists()


def test_leaving_and_going_on(tmp_path: Path) -> None:
    code, screen = played(tmp_path, wish(), "draw", "q")
    assert code == 0
    assert screen.text.rstrip().endswith("The match is saved; “stolik play kurnik” goes on with it.")
    hand = screen.text[screen.text.rindex("── Your hand") :].partition("\n> ")[0]
    code, screen = played(tmp_path, wish(seed=99), "yes")
    assert "There is a match you have left: kurnik@1, score 0 : 0. Go on with it?" in screen.text
    assert hand in screen.text
    code, screen = played(tmp_path, wish(resume=True))
    assert hand in screen.text
    assert "Go on with it?" not in screen.text


def test_a_new_match_sets_the_old_one_aside(tmp_path: Path) -> None:
    old = Shelf(tmp_path).path("kurnik")
    texts = []
    for number, (asked, typed) in enumerate(
        ((wish(), ("draw",)), (wish(seed=6), ("no", "draw")), (wish(seed=7, new=True), ("draw",))), start=1
    ):
        played(tmp_path, asked, *typed)
        texts.append(old.read_text(encoding="utf-8"))
        asides = sorted(old.parent.glob("kurnik.old-*.jsonl"))
        assert [path.read_text(encoding="utf-8") for path in asides] == texts[: number - 1]


def test_nobody_at_the_terminal_changes_nothing(tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    before = Shelf(tmp_path).path("kurnik").read_text(encoding="utf-8")
    with pytest.raises(EOFError):
        played(tmp_path, wish())
    assert Shelf(tmp_path).path("kurnik").read_text(encoding="utf-8") == before


BOT_SEAT = '{"name":"a","bot":"plain"}'
NO_PERSON = f'{{"stolik":1,"rules":"kurnik","seed":1,"seats":[{BOT_SEAT},{BOT_SEAT}],"entries":0}}\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "cannot be read (line 1)"),
        ('{"stolik":99}\n', "written by a newer Stolik"),
        ('{"stolik":1,"rules":"kurnik@0","seed":1,"seats":[]}\n', "played by older rules"),
        (NO_PERSON, "cannot be read (line 1)"),
    ],
)
def test_a_match_that_cannot_be_read_is_set_aside(text: str, said: str, tmp_path: Path) -> None:
    path = Shelf(tmp_path).path("kurnik")
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    code, screen = played(tmp_path, wish(), "draw")
    assert code == 0
    assert said in " ".join(screen.text.split())
    [aside] = list(path.parent.glob("kurnik.*-1.jsonl"))
    assert aside.read_text(encoding="utf-8") == text
    assert "You draw 2 cards" in screen.text


def test_a_full_disk_is_said_in_one_line_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = session_at(tmp_path, *OPEN_PILE, typed=("take 7 7", "lay KKK"))
    saved = session.shelf.save(session.table).read_text(encoding="utf-8")

    def full(shelf: Shelf, table: Table) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Shelf, "save", full)
    assert session.run() == NOT_SAVED
    assert "You take the pile, top card 7" in screen.text
    assert screen.answers[0].count("The match could not be saved: No space left on device.") == 1
    assert screen.text.rstrip().endswith("The match could not be saved: No space left on device.")
    assert session.shelf.path("kurnik").read_text(encoding="utf-8") == saved


def test_an_interrupt_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = session_at(tmp_path, *OPEN_PILE)

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(screen, "ask", interrupt)
    assert session.run() == INTERRUPTED
    assert screen.text.rstrip().endswith("The match is saved; “stolik play kurnik” goes on with it.")
    assert session.shelf.path("kurnik").exists()


class FailingBot(Bot):
    name = "plain"

    def choose(self, view: View, seed: int) -> Action:
        raise RuntimeError(f"seat {view.seat}, seed {seed}")


@pytest.fixture
def broken_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.table.table.bot", lambda name: FailingBot() if name == "plain" else find_bot(name))


@pytest.mark.usefixtures("broken_bot")
def test_a_failing_bot_is_told_in_words(tmp_path: Path) -> None:
    text = shown(tmp_path, "draw", "discard 5").text
    assert text.count("The bot of Marek failed") == 2
    assert "Traceback" not in text


@pytest.mark.usefixtures("broken_bot")
def test_what_went_wrong_with_a_bot_is_kept_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("draw\ndiscard 3\n"))
    assert main(["play", "kurnik", "--bot", "plain", "--seed", "3", "--data", str(tmp_path), "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert "Traceback" not in shown.out + shown.err
    assert "The bot of Marek failed" in shown.out
    log = (tmp_path / "stolik.log").read_text(encoding="utf-8")
    assert "RuntimeError: seat 1" in log
    assert "kurnik@1" in log
