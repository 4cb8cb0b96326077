"""What the reader refuses: every fault with its line and column, in one line of both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from stolik.record import (
    Comment,
    Player,
    RecordError,
    RecordFault,
    decoded,
    read_record,
    record_of,
    record_text,
)
from stolik.record.record import REASONS
from stolik.record.words import error_text
from tests.record.matches import changed, played, text_of_whole, without_lines
from tests.support.positions import table
from tests.support.source_codes import event_codes

Edit = Callable[[str], str]

LINES = text_of_whole().split("\n")
FIRST_TURN = next(number for number, line in enumerate(LINES, start=1) if line.startswith("1: "))


def number_of(start: str, after: int = 0) -> int:
    """The number of the first line that begins so, behind a line."""
    return next(number for number, line in enumerate(LINES, start=1) if number > after and line.startswith(start))


CHECKS, EVENTS, RESULT, ORDER = (number_of(start) for start in ("checks", "events", "result", "order"))
SECOND = number_of("deal 2")
END, TOTALS, WINNERS = (number_of(start) for start in ("end", "totals", "winners"))
LAST = len(LINES)


def edit(number: int, new: str) -> Edit:
    """Put another line in the place of one."""
    return lambda text: "\n".join([*text.split("\n")[: number - 1], new, *text.split("\n")[number:]])


def insert(number: int, new: str) -> Edit:
    """Put a line before one."""
    return lambda text: "\n".join([*text.split("\n")[: number - 1], new, *text.split("\n")[number - 1 :]])


def swap(old: str, new: str, which: int = 0) -> Edit:
    """Put something else in the place of a piece of the text."""
    return lambda text: changed(text, old, new, which)


def drop(*numbers: int) -> Edit:
    """Leave lines out."""
    return lambda text: without_lines(text, numbers)


CASES: tuple[tuple[RecordFault, int, int, Edit], ...] = (
    (RecordFault.NO_RECORD, 1, 1, lambda _: ""),
    (RecordFault.NO_RECORD, 1, 1, lambda text: "\n" + text),
    (RecordFault.BYTE_ORDER_MARK, 1, 1, lambda text: "\ufeff" + text),
    (RecordFault.BYTE_ORDER_MARK, 1, 1, lambda text: "\ufeff" + text.replace("\n", "\r\n")),
    (RecordFault.NO_RECORD, 1, 1, lambda text: "# a remark\n" + text),
    (RecordFault.NO_RECORD, 1, 1, swap("record 1", "record 0")),
    (RecordFault.NEWER_FORMAT, 1, 15, swap("record 1", "record 2")),
    (RecordFault.CARRIAGE_RETURN, 1, 16, lambda text: text.replace("\n", "\r\n")),
    (
        RecordFault.CARRIAGE_RETURN,
        FIRST_TURN,
        len(LINES[FIRST_TURN - 1]) + 1,
        edit(FIRST_TURN, LINES[FIRST_TURN - 1] + "\r"),
    ),
    (RecordFault.CONTROL_CHARACTER, 3, 14, swap("person Ala", "person\tAla")),
    (RecordFault.CONTROL_CHARACTER, 3, 18, swap("person Ala", "person Ala\u2028")),
    (RecordFault.CONTROL_CHARACTER, 2, 2, insert(2, "#\x00")),
    (RecordFault.BLANK_AT_END, 3, 18, swap("person Ala", "person Ala ")),
    (RecordFault.CUT_OFF, LAST - 1, len(LINES[-2]) + 1, lambda text: text[:-1]),
    (RecordFault.CUT_OFF, WINNERS, 1, drop(WINNERS)),
    (RecordFault.CUT_OFF, SECOND - 1, 1, lambda text: "\n".join(text.split("\n")[: SECOND - 2]) + "\n"),
    (RecordFault.CUT_OFF, 2, 1, lambda _: "stolik record 1\n"),
    (RecordFault.TOO_MUCH, LAST, 1, lambda text: text + "winners 0\n"),
    (RecordFault.TOO_MUCH, LAST, 1, lambda text: text + "\n"),
    (RecordFault.COMMENT_HERE, ORDER + 1, 1, insert(ORDER + 1, "# a remark")),
    (RecordFault.COMMENT_HERE, CHECKS + 2, 1, insert(CHECKS + 2, "# a remark")),
    (RecordFault.LINE_EXPECTED, 2, 1, drop(2)),
    (RecordFault.LINE_EXPECTED, 2, 1, insert(2, "")),
    (RecordFault.LINE_EXPECTED, 4, 1, drop(4)),
    (RecordFault.LINE_EXPECTED, CHECKS, 1, drop(*range(CHECKS, EVENTS))),
    (RecordFault.LINE_EXPECTED, EVENTS, 1, drop(EVENTS)),
    (RecordFault.LINE_EXPECTED, TOTALS, 1, drop(TOTALS)),
    (RecordFault.LINE_EXPECTED, END + 1, 1, insert(END + 1, LINES[END - 1])),
    (
        RecordFault.LINE_EXPECTED,
        SECOND + 1,
        1,
        drop(*range(SECOND + 1, number_of("checks", SECOND))),
    ),
    (RecordFault.BLANK_EXPECTED, SECOND - 1, 1, drop(SECOND - 1)),
    (RecordFault.BLANK_EXPECTED, RESULT + 1, 1, insert(RESULT + 1, LINES[RESULT - 1])),
    (RecordFault.BLANK_EXPECTED, 5, 1, insert(5, "seat 2 person Ola")),
    (RecordFault.BLANK_EXPECTED, 6, 1, insert(6, "date 2026-11-30")),
    (RecordFault.GAME, 2, 6, swap("kurnik", "kurnix")),
    (RecordFault.GAME, 2, 6, swap("target=3000", "target=3001")),
    (RecordFault.GAME_FORM, 2, 6, swap("kurnik@1", "kurnik")),
    (RecordFault.GAME_FORM, 2, 6, swap("kurnik@1", "kurnik@01")),
    (RecordFault.GAME, 2, 6, swap(" target=3000", " target=3000 target=3000")),
    (RecordFault.GAME_FORM, 2, 6, swap(" target=3000", " target=3000 players=2")),
    (RecordFault.GAME_FORM, 2, 6, swap(" illegal_out=forbid target=3000", " target=3000 illegal_out=forbid")),
    (RecordFault.NEWER_RULES, 2, 6, swap("kurnik@1", "kurnik@2")),
    (RecordFault.PLAYER_FORM, 3, 6, swap("seat 0", "seat 1")),
    (RecordFault.PLAYER_FORM, 3, 6, swap("person Ala", "Person Ala")),
    (RecordFault.PLAYER_FORM, 3, 6, swap("person Ala", "person  Ala")),
    (RecordFault.PLAYER_FORM, 3, 6, swap("seat 0 person Ala", "seat 0")),
    (RecordFault.DATE_FORM, 5, 6, swap("2026-11-30", "2026-11-31")),
    (RecordFault.DATE_FORM, 5, 6, swap("2026-11-30", "30.11.2026")),
    (RecordFault.TAG_FORM, 6, 5, swap("tag place Kraków", "tag place")),
    (RecordFault.TAG_FORM, 6, 5, swap("tag place Kraków", "tag Place Kraków")),
    (RecordFault.TAG_FORM, 6, 5, swap("tag place Kraków", "tag place  Kraków")),
    (RecordFault.TAG_TWICE, 7, 5, insert(7, "tag place Kraków")),
    (RecordFault.DEAL_NUMBER, SECOND, 6, edit(SECOND, "deal 3")),
    (RecordFault.DEAL_NUMBER, SECOND, 6, edit(SECOND, "deal 1")),
    (RecordFault.DEAL_NUMBER, number_of("deal 1"), 6, edit(number_of("deal 1"), "deal 2")),
    (RecordFault.NUMBER_FORM, SECOND, 6, edit(SECOND, "deal 02")),
    (RecordFault.NUMBER_FORM, SECOND, 6, edit(SECOND, "deal two")),
    (RecordFault.NUMBER_FORM, TOTALS, 8, edit(TOTALS, "totals +5 0")),
    (RecordFault.NUMBER_FORM, TOTALS, 8, edit(TOTALS, "totals -0 0")),
    (RecordFault.NUMBER_FORM, TOTALS, 1 + len("totals "), edit(TOTALS, "totals  5 0")),
    (RecordFault.NUMBER_FORM, TOTALS, 8, edit(TOTALS, "totals 12345678 0")),
    (RecordFault.NUMBER_FORM, number_of("lot"), 7, edit(number_of("lot"), "lot 0 2")),
    (RecordFault.NUMBER_FORM, WINNERS, 9, edit(WINNERS, "winners 2")),
    (RecordFault.NUMBER_FORM, FIRST_TURN, 1, edit(FIRST_TURN, "2: draw")),
    (RecordFault.NUMBER_OF_WORDS, TOTALS, 8, edit(TOTALS, "totals 5")),
    (RecordFault.NUMBER_OF_WORDS, RESULT, len("result out 1"), edit(RESULT, "result out 5 0 0")),
    (RecordFault.NUMBER_OF_WORDS, RESULT, len("result lost 1"), edit(RESULT, "result lost 5 0")),
    (RecordFault.NUMBER_OF_WORDS, ORDER, 6, edit(ORDER, "order 7h")),
    (RecordFault.NO_CARD, ORDER + 1, 3, edit(ORDER + 1, "  " + "7x " + LINES[ORDER][5:])),
    (RecordFault.NO_CARD, ORDER + 1, 3, edit(ORDER + 1, "  " + "Th " + LINES[ORDER][5:])),
    (RecordFault.NO_CARD, ORDER + 1, 1, drop(*range(ORDER + 1, FIRST_TURN))),
    (RecordFault.NO_CHECK, CHECKS + 1, 3, edit(CHECKS + 1, "  12AB" + LINES[CHECKS][6:])),
    (RecordFault.NO_CHECK, CHECKS + 1, 3, edit(CHECKS + 1, "  12abc" + LINES[CHECKS][6:])),
    (RecordFault.LINE_LENGTH, ORDER + 1, 1, edit(ORDER + 1, LINES[ORDER] + " 7h")),
    (RecordFault.LINE_LENGTH, ORDER + 1, 1, edit(ORDER + 1, "  7h")),
    (RecordFault.CHECKS_COUNT, CHECKS, 1, drop(EVENTS - 1)),
    (RecordFault.CHECKS_COUNT, CHECKS, 1, edit(EVENTS - 1, LINES[EVENTS - 2] + " 12ab")),
    (RecordFault.SAME_SEAT, FIRST_TURN + 1, 1, insert(FIRST_TURN + 1, "1: draw")),
    (RecordFault.NO_ACTION, FIRST_TURN, 4, edit(FIRST_TURN, "1: jump; discard 4c")),
    (RecordFault.NO_ACTION, FIRST_TURN, 10, edit(FIRST_TURN, "1: draw; discard 4")),
    (RecordFault.NO_ACTION, FIRST_TURN, 9, edit(FIRST_TURN, "1: draw;discard 4c")),
    (RecordFault.NO_ACTION, FIRST_TURN, 10, edit(FIRST_TURN, "1: draw;  discard 4c")),
    (RecordFault.NO_ACTION, FIRST_TURN, 4, edit(FIRST_TURN, "1: open 7c7d7h")),
    (RecordFault.NO_ACTION, FIRST_TURN, 4, edit(FIRST_TURN, "1: lay 7c7d7h7h")),
    (RecordFault.NO_ACTION, FIRST_TURN, 4, edit(FIRST_TURN, "1: Draw")),
    (RecordFault.NO_ACTION, FIRST_TURN, 3, edit(FIRST_TURN, "1:")),
    (RecordFault.CARDS_SORTED, FIRST_TURN, 10, edit(FIRST_TURN, "1: draw; lay 7d7c7h")),
    (RecordFault.CARDS_SORTED, FIRST_TURN, 10, edit(FIRST_TURN, "1: draw; lay 2c7c7h")),
    (RecordFault.CARDS_SORTED, FIRST_TURN, 4, edit(FIRST_TURN, "1: take 2c 7h")),
    (RecordFault.EVENTS_FORM, EVENTS, 8, edit(EVENTS, LINES[EVENTS - 1][:-1])),
    (RecordFault.EVENTS_FORM, EVENTS, 8, edit(EVENTS, LINES[EVENTS - 1] + " 1")),
    (RecordFault.RESULT_REASON, RESULT, 8, edit(RESULT, "result draw 5 0")),
    (RecordFault.RESULT_MISSING, SECOND - 1, 1, drop(RESULT)),
    (RecordFault.RESULT_MISSING, END - 2, 1, drop(END - 2)),
    (RecordFault.END_FORM, END, 5, edit(END, "end later")),
    (RecordFault.WINNERS_SORTED, WINNERS, 9, edit(WINNERS, "winners 1 0")),
    (RecordFault.WINNERS_SORTED, WINNERS, 9, edit(WINNERS, "winners 0 0")),
)


@pytest.mark.parametrize(
    ("code", "line", "column", "spoil"), CASES, ids=[f"{at}-{case[0].value}" for at, case in enumerate(CASES)]
)
def test_a_fault_is_told_at_its_line_and_column(code: RecordFault, line: int, column: int, spoil: Edit) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(spoil(text_of_whole()))
    error = caught.value
    assert (error.code, error.line, error.column) == (code, line, column)
    for language, start in (("en", f"Line {line}, column {column}: "), ("pl", f"Wiersz {line}, znak {column}: ")):
        said = error_text(error, language)
        assert said.startswith(start)
        assert "\n" not in said
        assert "{" not in said


# -- positions and bytes: faults that need another text ------------------------------------------------------------


def from_position(*lines: str) -> str:
    """The text of a record that begins with a position and ends after one draw."""
    state = table(*lines)
    position = state.text()
    state.apply(state.parse("draw"))
    return record_text(record_of(state, [Player("Ala"), Player("Ola")], position=position))


def test_a_position_that_cannot_be_is_told_at_its_line() -> None:
    text = from_position("hand 0: 7 7 7")
    number = next(at for at, line in enumerate(text.split("\n"), start=1) if line.startswith("position hand 0"))
    with pytest.raises(RecordError) as caught:
        read_record(changed(text, "position hand 0: ", "position hand 0: 3h "))
    assert (caught.value.code, caught.value.line, caught.value.column) == (RecordFault.POSITION, number, 10)
    assert error_text(caught.value, "en").startswith(f"Line {number}, column 10: the position cannot be: ")
    assert error_text(caught.value, "pl").startswith(f"Wiersz {number}, znak 10: taka pozycja jest niemożliwa: ")


def test_a_position_is_written_in_one_way_alone() -> None:
    text = from_position("hand 0: 7 7 7")
    assert record_text(read_record(text)) == text
    deal = next(at for at, line in enumerate(text.split("\n"), start=1) if line.startswith("position deal"))
    for spoilt, line in (
        (changed(text, "position deal 1", "position deal  1"), deal),
        (text.replace("position deal 1 dealer 1\n", ""), deal),
    ):
        with pytest.raises(RecordError) as caught:
            read_record(spoilt)
        assert (caught.value.code, caught.value.line) == (RecordFault.POSITION_FORM, line)
        assert '"deal 1 dealer 1"' in error_text(caught.value, "en")
        assert "„deal 1 dealer 1”" in error_text(caught.value, "pl")


def test_bytes_that_are_no_utf8_are_told_at_their_place() -> None:
    data = text_of_whole().encode()
    assert decoded(data) == text_of_whole()
    at = data.index("Łoś".encode())
    with pytest.raises(RecordError) as caught:
        decoded(data[: at + 1] + data[at + 2 :])
    assert (caught.value.code, caught.value.line) == (RecordFault.NOT_UTF8, 4)
    assert caught.value.column == len("seat 1 greedy Marek ") + 1
    assert error_text(caught.value, "en") == f"Line 4, column {caught.value.column}: this is no UTF-8 text."


def test_every_fault_happens() -> None:
    elsewhere = {RecordFault.NOT_UTF8, RecordFault.POSITION, RecordFault.POSITION_FORM}
    assert {case[0] for case in CASES} | elsewhere == set(RecordFault)


def test_every_end_of_a_deal_can_be_written() -> None:
    prefix = "deal_ended_"
    reasons = {code.removeprefix(prefix) for code in event_codes() if code.startswith(prefix)}
    assert reasons | {"lost"} == set(REASONS)


# -- what is read --------------------------------------------------------------------------------------------------


def test_comments_stay_where_they_stand() -> None:
    lines = LINES[:]
    lines.insert(FIRST_TURN - 1, "# a good start")
    lines.insert(1, "#")
    lines.insert(-1, "#after the end, without a space ")
    text = "\n".join(lines)
    record = read_record(text)
    assert [comment.text for comment in record.comments] == ["#", "# a good start", "#after the end, without a space "]
    assert record.comments[0] == Comment(2, "#")
    assert record_text(record) == text


def test_names_and_tags_are_put_into_one_line_each() -> None:
    state = played("kurnik", 1, 3)
    record = record_of(state, [Player(" Ala\n\tMaria "), Player("\x00")], tags=[("place", "a\r\nb"), ("empty", " ")])
    assert (record.players, record.tags) == ((Player("Ala Maria"), Player("")), (("place", "a b"),))
    assert read_record(record_text(record)) == record


@pytest.mark.parametrize("tag", ["Place", "", "a b", "a" * 31])
def test_a_tag_has_a_name_of_small_letters(tag: str) -> None:
    with pytest.raises(ValueError, match="tag"):
        record_of(played("kurnik", 1, 0), [Player(""), Player("")], tags=[(tag, "x")])


def test_a_record_has_a_player_for_every_seat_and_a_day_of_the_calendar() -> None:
    state = played("kurnik", 1, 0)
    with pytest.raises(ValueError, match="players"):
        record_of(state, [Player("")])
    with pytest.raises(ValueError, match="date"):
        record_of(state, [Player(""), Player("")], date="today")
    with pytest.raises(ValueError, match="bot"):
        record_of(state, [Player(""), Player("", "person")])


def test_a_match_without_any_deal_can_be_recorded() -> None:
    record = record_of(stolik.game("kurnik").start(), [Player("Ala"), Player("Ola")])
    assert (record.deals, record.is_over, record.totals) == ((), False, (0, 0))
    assert read_record(record_text(record)) == record
