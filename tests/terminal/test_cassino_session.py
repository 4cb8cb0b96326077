"""A person plays Cassino at the terminal: moves typed in many ways, clear refusals, piles, rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.table.advising import Advice
from stolik.table.entry import ActEntry, DealEntry, UndoEntry
from stolik.table.shelf import Shelf
from stolik.terminal.session import Session
from stolik.terminal.transcript import Transcript
from tests.terminal.cassino_tables import RULES, SCENE, THREE, table_of
from tests.terminal.scripted import ScriptedScreen, played, session_at, wish
from tests.terminal.speaking import words_of

NINES = ("turn 0", "hand 0: 6d 9h 9s", "hand 1: 2c 2d 9d", "table 3c Ks", "build 1 9: 4d 5h")
"""Six and three make a second nine, alone or joined with the build; a nine takes either."""


def after(data: Path, position: Iterable[str], *typed: str, rules: str = RULES, language: str = "en") -> list[str]:
    """What is shown after each line that is typed."""
    session, screen = session_at(data, *position, typed=typed, rules=rules, language=language)
    session.run()
    return screen.answers[: len(typed)]


@pytest.mark.rule("Cassino-19", "Cassino-29", "Cassino-38")
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "take 9h: B9", "You take 4♦ 5♥ with 9♥."),
        ("en", "t 9s B9", "You take 4♦ 5♥ with 9♠."),
        ("en", "build 9: 6d + 3c", "You build 9 of 6♦ and 3♣."),
        ("en", "build 6d with 3", "You build 9 of 6♦ and 3♣."),
        ("en", "call 9: 6d+3c, B9", "You call 9: 6♦ with 3♣ 4♦ 5♥."),
        ("en", "join 9h onto B9", "You call 9: 9♥ with 4♦ 5♥."),
        ("en", "trail 6", "You lay 6♦ in the centre."),
        ("pl", "weź 9h: B9", "Bierzesz kartą 9♥: 4♦ 5♥."),
        ("pl", "buduj 9: 6d i 3c", "Budujesz 9: 6♦ i 3♣."),
        ("pl", "polacz 9 6d 3c B9", "Ogłaszasz połączenie 9: 6♦ i 3♣ 4♦ 5♥."),
        ("pl", "odłóż 6d", "Kładziesz 6♦ na środku."),
    ],
)
def test_a_move_is_typed_in_one_line(language: str, line: str, told: str, tmp_path: Path) -> None:
    assert told in after(tmp_path, NINES, line, language=language)[0]


@pytest.mark.rule("Cassino-34")
def test_a_build_is_raised(tmp_path: Path) -> None:
    position = ("turn 0", "hand 0: As 9c", "hand 1: 2c 2d", "table Ks", "build 1 8: 3d 5h")
    for line in ("raise 9: As+B8", "raise A onto B8", "r A B8"):
        assert "You raise Marek’s build of 8 to 9 with A♠." in after(tmp_path, position, line)[0]


REFUSED = (
    ("take 9h: 3c Ks", 14, "Kings, queens and jacks have no value"),
    ("take 9h: 3c", 20, "cannot be parted into groups of 9"),
    ("take 9d: B9", 16, "not in your hand: 9♦"),
    ("take 9h: 2h", 17, "does not lie loose on the table: 2♥"),
    ("take 9h: B8", 17, "no combination B8"),
    ("take 9h", 19, "Say which cards of the table"),
    ("build 10: 6d+3c", 31, "9 together, not 10"),
    ("build 9: 6d+3c, B9", 29, "A build joins no combination"),
    ("call 9: 6d+3c", 38, "two groups of 9 or more"),
    ("raise 9h B9", 31, "the highest is 10"),
)


@pytest.mark.rule("Cassino-14", "Cassino-17", "Cassino-29")
@pytest.mark.parametrize(("line", "rule", "reason"), REFUSED)
def test_a_refusal_says_why_and_names_the_rule(line: str, rule: int, reason: str, tmp_path: Path) -> None:
    said, why = after(tmp_path, NINES, line, f"? {line}")
    assert reason in " ".join(said.split())
    assert f"Rule {rule};" in said
    assert f"Rule {rule}:" in why, "and the rule itself can be read"


@pytest.mark.rule("Cassino-51")
def test_the_maker_who_trails_is_told_his_duty(tmp_path: Path) -> None:
    position = ("turn 0", "hand 0: 8s 2c 9d", "hand 1: 3h 4c Jd", "table Ks", "build 0 8: 3d 5c fresh")
    said = after(tmp_path, position, "trail 2c")[0]
    assert "You cannot trail in this turn: your combination of 8 still lies there." in said
    assert "Rule 51;" in said


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("trail 9", "Name the suit too, as in 9h: more than one 9 of your hand could be meant."),
        ("trail 6d 9h", "A card is trailed alone. To add it to a build, raise the build"),
        ("take 9h: B9; trail 6d", "A turn is one move, so nothing follows a semicolon."),
        ("take B9", "Name a card of your hand first, then what it is played for"),
        ("take 9h: 3x", '"x" is no card'),
        ("draw", 'No action begins with "draw".'),
        ("undo", "A turn is one move: when it is made, it cannot be taken back."),
        ("99", "There is no such number in the list."),
        ("silent", 'No action begins with "silent".'),
    ],
)
def test_what_cannot_be_read_is_answered(line: str, reason: str, tmp_path: Path) -> None:
    assert reason in after(tmp_path, NINES, line)[0]


@pytest.mark.rule("Cassino-16")
def test_a_card_alone_tells_what_it_can_do_and_with_others_what_they_make(tmp_path: Path) -> None:
    six, both, none, absent, face, asked, play = after(
        tmp_path, NINES, "6d", "9h B9", "6d 3c Ks", "2c", "Ks 6d", "? 6d", "play 6d"
    )
    # six and three are nine, of which two are held; no ten is
    assert six == "Possible: build 9: 6♦+3♣; call 9: 6♦+3♣, B9; trail 6♦.\n"
    assert both == "Possible: take 9♥: B9; call 9: 9♥, B9.\n"
    assert none.startswith("Kings, queens and jacks")
    assert absent == "That card is not in your hand: 2♣. (Rule 16)\n"
    assert face == "That card is not in your hand: K♠. (Rule 16)\n"
    assert asked == play == six


@pytest.mark.rule("Cassino-31")
def test_cards_that_make_nothing_are_told_why_for_what_may_be_meant(tmp_path: Path) -> None:
    position = ("turn 0", "hand 0: 2s 8h", "hand 1: 3h 4c", "table 5d 6c")
    said = " ".join(after(tmp_path, position, "2s 5d")[0].split())
    assert said == (
        "These cards cannot be parted into groups of 2, each a single card or a sum. (Rule 20) "
        "You need another card worth 7 in your hand, which can take the combination later. (Rule 31)"
    )


LETTERS = ("turn 0", "hand 0: Qd Js 10c 4h", "hand 1: 2c 2d 9d 3h", "table Qs Jd 10d 4d 6h")


@pytest.mark.rule("Cassino-16")
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Q", "Possible: take Q♦: Q♠; trail Q♦."),
        ("en", "? Q", "Possible: take Q♦: Q♠; trail Q♦."),
        ("en", "q Qs", "Possible: take Q♦: Q♠."),
        ("en", "J", "Possible: take J♠: J♦; trail J♠."),
        ("en", "? j", "Possible: take J♠: J♦; trail J♠."),
        ("en", "T 6 4d", "Possible: take 10♣: 4♦+6♥."),
        ("pl", "D", "Można: weź D♦: D♠; dołóż D♦."),
        ("pl", "Q", "Można: weź D♦: D♠; dołóż D♦."),
        ("pl", "W", "Można: weź W♠: W♦; dołóż W♠."),
        ("pl", "w Wd", "Można: weź W♠: W♦."),
        ("pl", "J: W", "Można: weź W♠: W♦."),
        ("pl", "W C12", "Na stole nie ma kombinacji C12. (Zasada 17)"),
    ],
)
def test_a_letter_that_is_a_card_of_the_hand_is_no_verb_and_no_command(
    language: str, line: str, told: str, tmp_path: Path
) -> None:
    said = after(tmp_path, LETTERS, line, "hand", language=language)
    assert len(said) == 2, "the match goes on"
    assert " ".join(said[0].split()).startswith(told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("t 4h: 4d", "You take 4♦ with 4♥."),
        ("W 10c: 4d+6h", "You take 4♦ 6♥ with 10♣."),
        ("W W: W", "You take J♦ with J♠."),
        ("T J J", "You take J♦ with J♠."),
        ("J 10 4h: 6h 10d", "You call 10: 4♥ with 6♥ 10♦."),
        ("t 9h: 4d", "That card is not in your hand: 9♥."),
    ],
)
def test_a_letter_stays_a_verb_where_that_makes_sense(line: str, told: str, tmp_path: Path) -> None:
    assert told in after(tmp_path, LETTERS, line)[0]


def test_a_letter_that_is_no_card_of_the_hand_is_a_verb_or_a_command(tmp_path: Path) -> None:
    said = after(tmp_path, NINES, "J", "T", "W", "? Q", "Q")
    for line in said[:3]:
        assert line.startswith("Name a card of your hand first")
    assert said[3].startswith("“?” explains actions.")
    assert said[4].strip().startswith("The match is saved")


@pytest.mark.rule("Cassino-16")
def test_a_number_beyond_the_list_may_be_a_card(tmp_path: Path) -> None:
    position = ("turn 0", "hand 0: 10c 10s 7h", "hand 1: 2c 2d 9d", "table Ks")
    many, seven, absent, number = after(tmp_path, position, "10", "7", "8", "99")
    assert many.startswith("Name the suit too, as in 10h: more than one 10 of your hand could be meant.")
    assert seven == "Possible: trail 7♥.\n"
    assert absent == "There is no such number in the list.\nThat card is not in your hand: 8. (Rule 16)\n"
    assert number == "There is no such number in the list.\n"


@pytest.mark.rule("Cassino-75")
def test_while_piles_lie_hidden_the_log_and_a_match_gone_on_with_tell_only_the_last_lap(tmp_path: Path) -> None:
    asked = wish("cassino@1 players=3", games=["cassino"], seed=4)
    played(tmp_path, asked, "1", "1", "1", "q")
    going_on = wish("cassino@1 players=3", games=["cassino"], resume=True)
    _, hidden = played(tmp_path, going_on, "log")
    _, shown = played(tmp_path, replace(going_on, open_piles=True), "log", "1")
    more = shown.answers[0].splitlines()
    note, *lap = hidden.answers[0].splitlines()
    assert note.startswith("While the taken cards lie hidden, only the last lap is told.")
    lap = [line for line in lap if line.startswith(("You ", "Marek ", "Ewa "))]
    told = [line for line in more if line.startswith(("You ", "Marek ", "Ewa "))]
    assert told[-len(lap) :] == lap
    assert {line.split()[0] for line in lap} == {"You", "Marek", "Ewa"}
    assert len(lap) == 3 < len(told)
    assert not [line for line in told[:-3] if line in hidden.text], "nor does the table that is shown first"
    _, later = played(tmp_path, going_on, "log")
    assert later.answers[0].splitlines()[: len(more)] == more, "piles that were opened stay so"


def test_a_lap_is_one_turn_of_every_seat_and_what_comes_between() -> None:
    transcript = Transcript()
    for number in range(1, 5):
        transcript.note(number, ActEntry(number % 2, "trail 4h"), [])
    assert [transcript.lap(turns) for turns in (1, 2, 3, 4, 5)] == [4, 3, 2, 0, 0]
    transcript.note(5, DealEntry(1), [])
    assert transcript.lap(2) == 3
    transcript.note(6, UndoEntry(2), [])
    assert [transcript.lap(turns) for turns in (1, 2)] == [2, 0]


def test_in_polish_cards_have_polish_letters(tmp_path: Path) -> None:
    position = ("turn 0", "hand 0: Qs Jc 9d", "hand 1: 3h 4c Jd", "table Qd Qc")
    queen, jack, suit, gone = after(tmp_path, position, "d: Dd", "Wc", "weź d: d", "Dh", language="pl")
    assert queen == "Można: weź D♠: D♦.\n"
    assert jack == "Można: dołóż W♣.\n"
    assert suit.startswith("Podaj też kolor, na przykład Dh: na stole pasuje więcej niż jedna karta D.")
    assert gone == "Tej karty nie masz na ręku: D♥. (Zasada 16)\n"


def session_of(data: Path, *typed: str, open_piles: bool) -> tuple[Session, ScriptedScreen]:
    """The scene of the table tests with piles that lie open or not."""
    table = table_of(*SCENE, rules=THREE)
    screen = ScriptedScreen(typed)
    words = words_of("en", THREE)
    return Session(table, Shelf(data), screen, words, Transcript(), 0.0, open_piles=open_piles), screen


@pytest.mark.rule("Cassino-75")
def test_piles_are_looked_through_only_where_they_lie_open(tmp_path: Path) -> None:
    session, screen = session_of(tmp_path / "open", "piles", "stosy 2", open_piles=True)
    session.run()
    shown = screen.answers[0].splitlines()
    assert shown[0].startswith("── Taken cards ──")
    assert [line.split(":")[0] for line in shown[1:4]] == [" You (0)", " Marek (2)", " Ewa (0)"]
    assert screen.answers[1].startswith("Nothing may follow “stosy”")
    session, screen = session_of(tmp_path / "hidden", "piles", open_piles=False)
    session.run()
    assert screen.answers[0].startswith("The taken cards are looked through after the round.")


@pytest.mark.rule("Cassino-56", "Cassino-75", "Cassino-58")
def test_after_a_round_the_piles_are_looked_through_beside_its_score(tmp_path: Path) -> None:
    code, screen = played(tmp_path, wish("cassino@1", games=["cassino"], seed=4), *["1"] * 24)
    assert code == 0
    text = screen.text
    sheet = text.index("── Score of round 1")
    assert "── Taken cards" not in text[:sheet]
    shown = text[sheet:].partition("Cassino · round 2")[0].splitlines()
    at = next(number for number, line in enumerate(shown) if line.startswith("── Taken cards"))
    piles = " ".join(" ".join(shown[at + 1 :]).split("Marek (")[0:2])
    cards = [word for word in piles.split() if word[-1] in "♠♥♦♣"]
    assert len(cards) == len(set(cards)) == 52, "all cards are taken, or go to the last taker"
    counted = next(line for line in shown if line.startswith(" Most cards"))
    for name in ("You", "Marek"):
        number = next(line for line in shown[at:] if line.startswith(f" {name} ("))
        assert number.split("(")[1].split(")")[0] in counted
    assert "This round" in text
    assert "deal 1" not in text


def test_a_match_that_was_left_goes_on(tmp_path: Path) -> None:
    asked = wish("cassino@1", games=["cassino"], seed=4)
    _, first = played(tmp_path, asked, "1", "q")
    _, second = played(tmp_path, wish("cassino@1", games=["cassino"], resume=True), "score", "log")
    hand = next(line for line in first.answers[0].splitlines() if line.startswith("── Your hand"))
    assert hand in second.text
    assert second.answers[0].startswith(" No round has ended yet.")
    assert "Round 1: " in second.answers[1]


@pytest.mark.parametrize(("language", "built"), [("en", "build 5: A♦+4♦"), ("pl", "buduj 5: A♦+4♦")])
def test_a_hint_names_a_move_as_the_list_does_and_as_it_can_be_typed(
    language: str, built: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = ("turn 0", "hand 0: Ad 5c 5s", "hand 1: 2c 2d 9d", "table 4d Ks")
    advice = (Advice("build 5 Ad: 4d"), Advice("trail 5c", 2.0))
    monkeypatch.setattr("stolik.terminal.session.advice_of", lambda *_: advice)
    hinted, _, told = after(tmp_path, position, "h", built, "log", language=language)
    assert hinted.splitlines()[0].endswith(f": {built}")
    assert "5" in told.splitlines()[0]
    assert {"A♦", "4♦"} <= set(told.splitlines()[0].rstrip(".").split())
