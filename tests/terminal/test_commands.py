"""What can be typed, and what it means."""

from __future__ import annotations

import pytest

from stolik.terminal.commands import CLIENT, VERBS, Ask, Command, notation, read_command


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", "draw"),
        ("D", "draw"),
        ("dobierz", "draw"),
        ("take 77", "take 77"),
        ("t 7 7", "take 7 7"),
        ("weź 7 7", "take 7 7"),
        ("WEZ 7 Jok", "take 7 Jk"),
        ("w na D", "take onto Q"),
        ("wyłóż DDD", "lay QQQ"),
        ("wyloz 77 joker", "lay 77 Jk"),
        ("l WW2", "lay JJ2"),
        ("m ddd", "lay QQQ"),
        ("otwórz KKK2, AAA", "open KKK2 AAA"),
        ("open KKK2 AAA", "open KKK2 AAA"),
        ("dołóż 2 do D", "add 2 to Q"),
        ("add 2 to K", "add 2 to K"),
        ("+7", "add 7"),
        ("+ 2 do 7", "add 2 to 7"),
        ("-5", "discard 5"),
        ("- 5h", "discard 5h"),
        ("x Dh", "discard Qh"),
        ("odrzuć 5", "discard 5"),
        ("odloz W", "discard J"),
        ("wyrzuć W", "discard J"),
        ("zapytaj", "ask"),
        ("tak", "yes"),
        ("nie", "no"),
        ("pas", "pass"),
        ("zakończ", "stop"),
        ("wyłóż KKK; dołóż 2 do K; odłóż 5", "lay KKK; add 2 to K; discard 5"),
        ("draw ; ", "draw;"),
        ("fly 7", "fly 7"),
    ],
)
def test_actions_in_both_languages(typed: str, meant: str) -> None:
    assert read_command(typed) == Command(Ask.ACT, meant)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("", Command(Ask.TABLE)),
        ("  ", Command(Ask.TABLE)),
        ("12", Command(Ask.PICK, "12")),
        ("?", Command(Ask.WHY)),
        ("? wyłóż DDD", Command(Ask.WHY, "lay QQQ")),
        ("?lay KKK", Command(Ask.WHY, "lay KKK")),
        ("why take onto 7", Command(Ask.WHY, "take onto 7")),
        ("h", Command(Ask.HINT)),
        ("Podpowiedź", Command(Ask.HINT)),
        ("help", Command(Ask.HELP)),
        ("pomoc", Command(Ask.HELP)),
        ("undo", Command(Ask.UNDO)),
        ("c", Command(Ask.UNDO)),
        ("ręka", Command(Ask.HAND)),
        ("SORT", Command(Ask.HAND)),
        ("wynik", Command(Ask.SCORE)),
        ("rules A34", Command(Ask.RULES, "A34")),
        ("zasady 6", Command(Ask.RULES, "6")),
        ("przebieg", Command(Ask.LOG)),
        ("stół", Command(Ask.TABLE)),
        ("q", Command(Ask.QUIT)),
        ("koniec", Command(Ask.QUIT)),
    ],
)
def test_commands_of_the_client(typed: str, command: Command) -> None:
    assert read_command(typed) == command


ANSWERING = {"t": "yes"}


def test_t_is_yes_where_the_partner_waits() -> None:
    assert read_command("t", ANSWERING) == Command(Ask.ACT, "yes")
    assert read_command("t 77", ANSWERING) == Command(Ask.ACT, "take 77")
    assert read_command("n", ANSWERING) == Command(Ask.ACT, "no")


def test_no_word_has_two_meanings() -> None:
    assert not set(VERBS) & set(CLIENT)


@pytest.mark.parametrize("line", ["Q", "Q 5", "q 5", "Q d"])
def test_a_queen_in_the_hand_is_meant_and_not_to_leave(line: str) -> None:
    assert read_command(line, held={"Q", "5"}).ask is Ask.ACT
    assert read_command(line, held={"K", "5"}).ask is Ask.QUIT


@pytest.mark.parametrize("line", ["q", "quit", "exit", "Koniec", "KONIEC", "h", "H", "U", "C"])
def test_other_words_for_commands_stay_commands_whatever_is_held(line: str) -> None:
    held = {*"23456789JQKA", "10", "Jk"}
    assert read_command(line, held=held) == read_command(line)
    assert read_command(line, held=held).ask is not Ask.ACT


def test_a_diamond_stays_a_diamond() -> None:
    assert notation("odłóż 7d") == "discard 7d"
    assert notation("wyłóż 7d7d Dd") == "lay 7d7d Qd"
