"""A person at a table of bots: every command, in this process."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.desk.registry import hands
from stolik.table.shelf import Shelf
from stolik.terminal.start import open_session
from tests.terminal.scripted import ScriptedScreen, played, session_at, wish

OPEN_PILE = ("turn 0 take", "pile 9 7", "hand 0: 7c 7d Kc Kd Kh 5c 5h", "melds 0: QQQ")
ASKING = "kurnik@1 players=4 ask_partner=go_out"
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
    assert "That card is not in your hand: 2." in answers[1]
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
    assert "“draw” cannot be taken back: it showed you something new." in answers[6]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? undo", "“?” explains actions. “undo” is a command: take back your last step"),
        ("? q", "“q” is a command: leave; the match is saved."),
        ("?help", "“help” is a command: this list."),
        (
            "d 5",
            "“d” is written alone: draw from the stock. Perhaps you mean “discard 5” or “add 5”.",
        ),
        ("? d 5", "“draw” is written alone: draw from the stock."),
        (
            "lay KKK; d 5h; draw",
            "“d” is written alone: draw from the stock. Perhaps you mean “discard 5♥”",
        ),
        ("pass please", "“pass” is written alone: pass, when the stock is empty. “help” shows"),
        ("q x", "Nothing may follow “q”, which stands for: leave; the match is saved."),
        ("score x", "Nothing may follow “score”, which stands for: the score, deal by deal."),
    ],
)
def test_a_line_that_means_nothing_gets_the_likely_meaning(typed: str, said: str, tmp_path: Path) -> None:
    [answer, _] = shown(tmp_path, typed).answers
    assert said in " ".join(answer.split())
    assert frames(answer) == 0


def test_a_likely_meaning_in_polish(tmp_path: Path) -> None:
    answers = shown(tmp_path, "d 5", "wyniki x", "? cofnij", "dobierz", "c", language="pl").answers
    said = [" ".join(answer.split()) for answer in answers]
    assert "„d” pisze się samo: dobierz z talonu. Może chodzi o „odłóż 5” albo „dołóż 5”." in said[0]
    assert "Po „wyniki” nic już nie może stać" in said[1]
    assert "„cofnij” to polecenie: cofnij swój ostatni krok" in said[2]
    assert "Nie można cofnąć „dobierz”, bo ten krok pokazał coś nowego." in said[4]


def test_the_answer_of_the_partner_ends_taking_back(tmp_path: Path) -> None:
    position = ("turn 0 play drew", "pile 9", "hand 0: 7 7 7 K 5", "hand 2: 4 4 4", "melds 0: KKKKKKK")
    session, screen = session_at(tmp_path, *position, typed=("ask", "undo"), rules=ASKING)
    session.run()
    assert "your partner has answered" in screen.answers[1]


def test_the_hand_is_sorted_by_rank_or_by_suit(tmp_path: Path) -> None:
    answers = shown(tmp_path, "hand", "sort", "ręka").answers
    assert " K♥ 5♥  K♣ 7♣ 5♣  K♦ 7♦\n" in answers[0]
    assert " K♥ K♣ K♦  7♣ 7♦  5♥ 5♣\n" in answers[1]
    assert "by suit" in answers[2]


def test_questions_are_answered_without_a_new_table(tmp_path: Path) -> None:
    answers = shown(
        tmp_path, "?", "? lay KKK", "? fly", "help", "score", "rules", "rules 6", "rules A34", "rules x"
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


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["kurnik", "samba", "choina", "may-i", "cassino"])
def test_a_queen_of_the_hand_is_no_word_to_leave_in_any_game(game: str, language: str, tmp_path: Path) -> None:
    for seed in range(1, 40):
        screen = ScriptedScreen(["Q", "score", "q"])
        shelf = Shelf(tmp_path / str(seed))
        asked = wish(f"{game}@1", games=[game], seed=seed, language=language)
        session = open_session(asked, shelf, screen)
        if any(card.startswith("Q") for card in hands(session.table.state)[0]):
            break
        shelf.close()
    assert session.run() == 0
    shelf.close()
    assert len(screen.answers) == 3, "after Q the match went on"
