"""Entries as text, there and back."""

from __future__ import annotations

import pytest

from stolik.table.codec import EntryError, entry_text, read_entry
from stolik.table.entry import (
    ActEntry,
    DealEntry,
    Entry,
    FinishEntry,
    MannersEntry,
    MoveEntry,
    ReadyEntry,
    RevealEntry,
    RulesEntry,
    SayEntry,
    SeatEntry,
    StopEntry,
    UndoEntry,
    VoteEntry,
)
from stolik.table.manners import Manners

MANY_MANNERS = '{"manners":{"patience":"long","clock":40,"talk":"off","watching":false,"listed":true}}'

TEXTS: list[tuple[Entry, str]] = [
    (DealEntry(3), '{"deal":3}'),
    (DealEntry(0, "ab", ("x", "y")), '{"deal":0,"commitment":"ab","shares":["x","y"]}'),
    (ActEntry(1, "discard 7h"), '{"seat":1,"act":"discard 7h"}'),
    (ActEntry(1, "draw", "KeyError: 3"), '{"seat":1,"act":"draw","fault":"KeyError: 3"}'),
    (ActEntry(1, "draw", late=True), '{"seat":1,"act":"draw","late":true}'),
    (UndoEntry(0), '{"undo":0}'),
    (SeatEntry(2), '{"seat":2,"name":""}'),
    (SeatEntry(2, "Staś", "ff"), '{"seat":2,"name":"Staś","token":"ff"}'),
    (SeatEntry(2, bot="plain"), '{"seat":2,"name":"","bot":"plain"}'),
    (SeatEntry(2, bot="plain", pace="slow"), '{"seat":2,"name":"","bot":"plain","pace":"slow"}'),
    (
        SeatEntry(0, 'a"b', "ff", "greedy", left=True),
        '{"seat":0,"name":"a\\"b","token":"ff","bot":"greedy","left":true}',
    ),
    (MoveEntry(0, 2), '{"seat":0,"move":2}'),
    (FinishEntry(1, True), '{"seat":1,"finish":true}'),
    (FinishEntry(1, False), '{"seat":1,"finish":false}'),
    (SayEntry(1, phrase="hello"), '{"seat":1,"phrase":"hello"}'),
    (SayEntry(0, text='a"ż'), '{"seat":0,"say":"a\\"ż"}'),
    (ReadyEntry(0, True), '{"seat":0,"ready":true}'),
    (ReadyEntry(0, False), '{"seat":0,"ready":false}'),
    (RulesEntry("kurnik@1 players=4"), '{"rules":"kurnik@1 players=4"}'),
    (MannersEntry(Manners()), '{"manners":{}}'),
    (MannersEntry(Manners("long", clock=40, talk="off", watching=False, listed=True)), MANY_MANNERS),
    (VoteEntry(0, 1, "wait"), '{"seat":0,"about":1,"wish":"wait"}'),
    (VoteEntry(0, 1, "stop", decided=True), '{"seat":0,"about":1,"wish":"stop","decided":true}'),
    (StopEntry(), '{"stop":true}'),
    (RevealEntry(2, "ab"), '{"reveal":2,"events":"ab"}'),
    (RevealEntry(2, "ab", "cd"), '{"reveal":2,"events":"ab","secret":"cd"}'),
]


@pytest.mark.parametrize(("entry", "text"), TEXTS)
def test_an_entry_and_its_text(entry: Entry, text: str) -> None:
    assert entry_text(entry) == text
    assert read_entry(text) == entry


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "{}",
        '{"dael":0}',
        '{"deal":true}',
        '{"deal":0,"commitment":1}',
        '{"deal":0,"shares":"x"}',
        '{"deal":0,"shares":[1]}',
        '{"undo":"0"}',
        '{"act":"draw"}',
        '{"seat":1.0,"act":"draw"}',
        '{"seat":0,"act":1}',
        '{"seat":0,"act":"draw","fault":null}',
        '{"seat":0,"act":"draw","late":1}',
        '{"move":1}',
        '{"seat":0,"move":true}',
        '{"seat":0,"finish":1}',
        '{"seat":0,"phrase":1}',
        '{"seat":0,"say":null}',
        '{"say":"a"}',
        '{"name":"a"}',
        '{"seat":0,"name":3}',
        '{"seat":0,"name":"a","token":1}',
        '{"seat":0,"name":"a","left":1}',
        '{"seat":0,"ready":1}',
        '{"seat":0,"name":"","bot":"plain","pace":"hasty"}',
        '{"rules":1}',
        '{"manners":{"patience":"endless"}}',
        '{"manners":{"clock":true}}',
        '{"manners":{"dress":"smart"}}',
        '{"manners":1}',
        '{"patience":"endless"}',
        '{"piles":1}',
        '{"seat":0,"about":1,"wish":"dance"}',
        '{"seat":0,"wish":"bot"}',
        '{"reveal":1}',
        "[" * 100_000,
    ],
)
def test_what_is_no_entry_is_refused(text: str) -> None:
    with pytest.raises(EntryError):
        read_entry(text)


@pytest.mark.parametrize(
    ("text", "manners"),
    [('{"patience":"long"}', Manners(patience="long")), ('{"piles":true}', Manners(open_piles=True))],
)
def test_logs_that_were_written_when_manners_were_agreed_one_by_one_are_still_read(text: str, manners: Manners) -> None:
    assert read_entry(text) == MannersEntry(manners)
