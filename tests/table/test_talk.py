"""What people say at a table is kept, and changes nothing of what is played there."""

from __future__ import annotations

import pytest

from stolik.record.write import record_text
from stolik.table.change import Change, Phase
from stolik.table.entry import RevealEntry, SayEntry
from stolik.table.manners import Manners
from stolik.table.phrases import PHRASES
from stolik.table.recorded import record_of_table
from stolik.table.sitting import Sitting
from stolik.table.sitting_error import SittingError
from stolik.table.table import LogError
from stolik.table.talk import LINES_KEPT, Line, tidy_line
from stolik.text import LANGUAGES, catalogue
from tests.table.sittings import begun, bot_step, gathered, in_turn, table_at, thought
from tests.table.test_away import open_pile


def test_a_line_is_told_with_the_seat_and_the_name_of_who_said_it() -> None:
    sitting = gathered(persons=2)
    change = sitting.say(1, text="  Cześć,\n Ala! ")
    line = Line(3, 1, "Olek", text="Cześć, Ala!")
    assert change == Change(((3, SayEntry(1, text="Cześć, Ala!")),), talk=(line,))
    assert sitting.say(0, "good_luck").talk == (Line(4, 0, "Ala", phrase="good_luck"),)
    sitting.leave(1)
    assert sitting.talk.since(0)[0] == line, "he was called so then"


def test_those_who_left_and_those_whose_match_is_over_may_talk_too() -> None:
    sitting = begun(persons=2)
    sitting.leave(1)
    sitting.say(1, "moment")
    sitting.vote(0, 1, "stop", {0})
    assert sitting.phase is Phase.STOPPED
    sitting.say(0, "well_played")
    assert [line.phrase for line in sitting.talk.since(0)] == ["moment", "well_played"]


def test_where_only_phrases_are_agreed_on_they_are_heard() -> None:
    sitting = gathered()
    sitting.agree(Manners(talk="phrases"))
    assert sitting.say(0, "thanks").talk[0].phrase == "thanks"


def test_the_last_lines_are_remembered_and_come_back_from_the_log() -> None:
    sitting = gathered()
    for count in range(LINES_KEPT + 2):
        sitting.say(0, text=str(count))
    assert [line.text for line in sitting.talk.since(0)] == [str(count) for count in range(2, LINES_KEPT + 2)]
    restored = Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)
    assert restored.talk.since(0) == sitting.talk.since(0)
    assert restored.talk.since(sitting.number - 1) == (Line(sitting.number, 0, "Ala", text=str(LINES_KEPT + 1)),)


@pytest.mark.parametrize("entry", [SayEntry(1, "hello"), SayEntry(0), SayEntry(0, "hello", "hello")])
def test_a_log_in_which_nobody_speaks_or_two_things_are_said_at_once_does_not_fit(entry: SayEntry) -> None:
    sitting = gathered(persons=1)
    with pytest.raises(LogError):
        Sitting.restore(sitting.rule_set, sitting.seed, [*sitting.log, entry])


def test_whatever_is_said_the_same_is_played_and_recorded() -> None:
    silent, loud = (begun("kurnik players=4 target=3000", persons=1, bots="random") for _ in range(2))
    while silent.phase is Phase.PLAYING:
        loud.say(0, "hurry")
        for sitting in (silent, loud):
            if sitting.bot_task() is not None:
                bot_step(sitting)
            else:
                view = table_at(sitting).view(in_turn(sitting))
                sitting.act(0, next(action for action in view.legal if action not in view.losing).text)
    assert table_at(loud).state.text() == table_at(silent).state.text()
    assert [e for e in loud.log if isinstance(e, RevealEntry)] == [e for e in silent.log if isinstance(e, RevealEntry)]
    records = [record_text(record_of_table(table_at(sitting))) for sitting in (silent, loud)]
    assert records[0] == records[1]


def test_talk_takes_nothing_from_a_bot_that_thinks() -> None:
    sitting = begun(persons=1, bots="plain")
    while (task := sitting.bot_task()) is None:
        view = table_at(sitting).view(in_turn(sitting))
        sitting.act(0, next(action for action in view.legal if action not in view.losing).text)
    sitting.say(0, "hurry")
    assert sitting.bot_task() == task
    assert sitting.bot_act(task.number, *thought(task)).entries


def test_an_act_can_be_taken_back_after_something_was_said() -> None:
    sitting = begun("kurnik players=4", persons=4)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    cards = table_at(sitting).state.text()
    sitting.act(0, "lay KKK")
    since = sitting.stands_since
    sitting.say(1, "moment")
    assert (sitting.stands_since, sitting.asked_at, sitting.number) == (since, since, since + 1)
    change = sitting.undo(0)
    assert table_at(sitting).state.text() == cards
    assert change.undone == since - 1


def test_questions_that_are_open_stay_open_while_people_talk() -> None:
    sitting = begun("choina players=3", persons=3)
    while not (sitting.asked and sitting.asked[0].state.question):
        view = table_at(sitting).view(in_turn(sitting))
        sitting.act(in_turn(sitting), next(action for action in view.legal if action not in view.losing).text)
    at, seat = sitting.asked_at, sitting.asked[0].seat
    silence = sitting.asked[0].state.question
    assert silence is not None
    sitting.act(seat, silence.silence.text)
    sitting.say(seat, "hurry")
    assert sitting.asked_at == at
    assert sitting.answers.given(seat, sitting.asked_at) == silence.silence.text
    assert sitting.settle(at, {}).entries


@pytest.mark.parametrize(
    ("text", "tidy"),
    [
        ("e\u0301", "é"),
        ("a\u202eb\u2066c", "abc"),
        ("a\tb\r\nc\u2028d\u00a0e", "a b c d e"),
        ("\x00\x1b[31mred\x7f", "[31mred"),
        ("\ufeffa\u200bb\u00adc", "abc"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("<b>x</b> & http://x.example", "<b>x</b> & http://x.example"),
        ("x" * 200 + "  ", "x" * 200),
    ],
)
def test_a_text_is_one_visible_line(text: str, tidy: str) -> None:
    assert tidy_line(text) == tidy


def test_a_text_of_nothing_visible_is_none() -> None:
    for text in ("", " \n", "\u200d", "\u202e\u200c \u200d"):
        with pytest.raises(SittingError):
            tidy_line(text)


def test_every_phrase_is_said_in_every_language() -> None:
    messages = {f"talk-{code}".replace("_", "-") for code in PHRASES}
    for language in LANGUAGES:
        said = catalogue(language)
        assert {message for message in said if message.startswith("talk-")} == messages
        assert len({said.format(message) for message in messages}) == len(PHRASES)
