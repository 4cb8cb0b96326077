"""The text of a table, and what is said of one that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from stolik.table.manners import Manners
from stolik.table.save import FORMAT, SaveError, SaveFault, read_table, table_text
from stolik.table.table import Table
from tests.table.tables import play_out, table_of

POSITION = """\
kurnik@1 players=2
deal 1 dealer 1
turn 0 take
pile 9 7
hand 0: 7c 7d K K K 5 5
melds 0: QQQ
"""


def played() -> Table:
    table = table_of("kurnik", "", "plain")
    for _ in range(2):
        table.play_bot()
    table.act(0, table.parse("draw"))
    table.act(0, table.parse(table.view(0).legal[0].text))
    table.undo()
    return table


@pytest.mark.parametrize("rules", ["kurnik", "kurnik players=4 ask_partner=go_out"])
def test_a_whole_match_comes_back(rules: str) -> None:
    table = table_of(rules, "greedy", "plain", "random", "plain")
    play_out(table)
    text = table_text(table)
    other = read_table(text)
    assert table_text(other) == text
    assert other.state.text() == table.state.text()
    assert other.seats == table.seats
    assert other.is_over


def test_a_match_that_goes_on_comes_back_with_its_undo() -> None:
    table = table_of("kurnik", "", "", position=POSITION)
    for text in ("take 7 7", "lay KKK"):
        table.act(0, table.parse(text))
    table.undo()
    other = read_table(table_text(table))
    assert other.state.text() == table.state.text()
    assert other.can_undo
    assert other.undo()
    assert other.state.text() == table_of("kurnik", "", "", position=POSITION).state.text()


def test_how_people_play_here_comes_back() -> None:
    table = table_of("cassino", "", "plain")
    assert "manners" not in table_text(table)
    table.manners = Manners(open_piles=True)
    text = table_text(table)
    assert read_table(text).manners == Manners(open_piles=True)
    with pytest.raises(SaveError) as caught:
        read_table(text.replace('"open_piles":true', '"open_piles":"wide"'))
    assert (caught.value.code, caught.value.line) == (SaveFault.BROKEN, 1)


def test_names_are_kept_as_they_are() -> None:
    table = table_of("kurnik", "", "plain")
    assert '"name":"Ala"' in table_text(table)
    assert [seat.name for seat in read_table(table_text(table)).seats] == ["Ala", "Olek"]


def head_with(**fields: object) -> Callable[[str], str]:
    def change(text: str) -> str:
        first, rest = text.split("\n", 1)
        head = json.loads(first) | fields
        return json.dumps({name: value for name, value in head.items() if value is not None}) + "\n" + rest

    return change


BROKEN: dict[str, tuple[Callable[[str], str], int]] = {
    "empty": (lambda text: text[:0], 1),
    "no JSON": (lambda text: "{" + text, 1),
    "no object": (lambda text: "[]\n" + text, 1),
    "deep": (lambda text: "[" * 100_000 + text, 1),
    "a line cut short": (lambda text: text.rstrip()[:-3], 8),
    "a line missing at the end": (lambda text: text.rstrip().rsplit("\n", 1)[0] + "\n", 8),
    "a line missing in between": (lambda text: text.replace('{"deal":0}\n', ""), 8),
    "an act that was never legal": (lambda text: text.replace('"act":"draw"', '"act":"pass"', 1), 4),
    "an act that is no act": (lambda text: text.replace('"act":"draw"', '"act":"fly"', 1), 4),
    "an entry of no kind": (lambda text: text.replace('"deal":0', '"dael":0'), 2),
    "a truth for a number": (lambda text: text.replace('"deal":0', '"deal":true'), 2),
    "no rules": (head_with(rules=None), 1),
    "unknown rules": (head_with(rules="kurnig"), 1),
    "an unknown option": (head_with(rules="kurnik@1 cards=3"), 1),
    "no seed": (head_with(seed="7"), 1),
    "too many seats": (head_with(seats=[{"name": "a"}] * 3), 1),
    "a seat without a name": (head_with(seats=[{"name": "a"}, {"bot": "plain"}]), 1),
    "a seat of no kind": (head_with(seats=[{"name": "a"}, 4]), 1),
    "a position that is none": (head_with(position="kurnik@1\nturn 0 fly\n"), 1),
    "a position of no kind": (head_with(position=3), 1),
    "no format": (head_with(stolik=None), 1),
    "another seed": (head_with(seed=8), 4),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_text_is_told_with_its_line(name: str) -> None:
    change, line = BROKEN[name]
    with pytest.raises(SaveError) as caught:
        read_table(change(table_text(played())))
    assert (caught.value.code, caught.value.line) == (SaveFault.BROKEN, line)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"stolik": FORMAT + 1, "seats": "what nobody knows yet"}, SaveFault.NEWER),
        ({"rules": "kurnik@2"}, SaveFault.NEWER),
        ({"seats": [{"name": "a"}, {"name": "b", "bot": "oracle"}]}, SaveFault.NEWER),
        ({"rules": "kurnik@0"}, SaveFault.OLDER),
    ],
)
def test_a_text_of_another_time_is_told(fields: dict[str, object], fault: SaveFault) -> None:
    with pytest.raises(SaveError) as caught:
        read_table(head_with(**fields)(table_text(played())))
    assert caught.value.code is fault
