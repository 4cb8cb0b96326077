"""What people at a table may be called."""

from __future__ import annotations

import pytest

from stolik.table.names import LONGEST_NAME, shown_name, tidy_name, told_apart
from stolik.table.sitting_error import SittingError, SittingFault


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ania", "Ania"),
        ("  Ania ", "Ania"),
        ("Jan  Maria   Rokita", "Jan Maria Rokita"),
        ("Zażółć", "Zażółć"),
        ("Zaz\u0307o\u0301łc\u0301", "Zażółć"),
        ("🙂", "🙂"),
        ("A" + "\u0316" * 3 + "B", "A" + "\u0316" * 3 + "B"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        (" " * 100 + "x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_tidied(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", SittingFault.NAME_EMPTY),
        ("   ", SittingFault.NAME_EMPTY),
        ("x" * (LONGEST_NAME + 1), SittingFault.NAME_LONG),
        ("A\nB", SittingFault.NAME_ODD),
        ("A\tB", SittingFault.NAME_ODD),
        ("A\u202eB", SittingFault.NAME_ODD),
        ("A\u200bB", SittingFault.NAME_ODD),
        ("A\u00a0B", SittingFault.NAME_ODD),
        ("\x1b[31mA", SittingFault.NAME_ODD),
        ("\u3164", SittingFault.NAME_ODD),
        ("A\u2800", SittingFault.NAME_ODD),
        ("\u0301 \u0300", SittingFault.NAME_ODD),
        ("A" + "\u0316" * 4, SittingFault.NAME_ODD),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(typed: str, fault: SittingFault) -> None:
    with pytest.raises(SittingError) as caught:
        tidy_name(typed)
    assert caught.value.code is fault


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Jan  Maria", "Jan Maria"),
        ("A\u202eB\u200b\u2066C\ufeff", "ABC"),
        ("\u3164\u2800", ""),
        ("A" + "\u0316" * 30 + "B", "A" + "\u0316" * 3 + "B"),
        ("\u0301", ""),
    ],
)
def test_a_name_from_elsewhere_is_shown_without_what_would_be_refused(written: str, shown: str) -> None:
    assert shown_name(written) == shown


@pytest.mark.parametrize(
    ("name", "others", "found"),
    [
        ("Ania", [], "Ania"),
        ("Ania", ["Ola", ""], "Ania"),
        ("Ania", ["Ania"], "Ania 2"),
        ("ania", ["Ania"], "ania 2"),
        ("Ania", ["Ania", "Ania 2"], "Ania 3"),
        ("Ania 2", ["Ania", "Ania 2"], "Ania 2 2"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("x" * 21 + " yy", ["x" * 21 + " yy"], "x" * 21 + " 2"),
    ],
)
def test_equal_names_are_told_apart(name: str, others: list[str], found: str) -> None:
    assert told_apart(name, others) == found
    assert len(found) <= LONGEST_NAME
