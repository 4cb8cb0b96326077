"""The table: acts, bots, undo, and the log from which all is rebuilt."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.registry import parse_rule_set
from stolik.table.entry import ActEntry, DealEntry, Entry, UndoEntry
from stolik.table.table import LogError, Table, WrongSeat
from tests.table.tables import BOTS, play_out, table_of

RULES = ("kurnik", "kurnik players=4 ask_partner=lay_out illegal_out=lose_game target=3000")

OPEN_PILE = """\
kurnik@1 players=2
deal 1 dealer 1
scores 0 0
turn 0 take
pile 9 7
hand 0: 7c 7d Kh Kd Kc Qh 5c 5s
melds 0: QQQ
"""


def position(turn: str, *lines: str, rules: str = "kurnik@1 players=2") -> str:
    return "\n".join([rules, "deal 1 dealer 1", f"turn {turn}", *lines, ""])


def again(table: Table, entries: list[Entry] | None = None) -> Table:
    """The table that a log makes."""
    other = Table(table.rule_set, table.seed, table.seats, position=table.position)
    other.replay(table.entries if entries is None else entries)
    return other


def do(table: Table, text: str) -> None:
    assert table.state.seat is not None
    table.act(table.state.seat, table.parse(text))


@pytest.mark.parametrize("rules", RULES)
def test_a_table_deals_what_the_game_deals(rules: str) -> None:
    table = table_of(rules, *BOTS, seed=11)
    state = stolik.game("kurnik", **dict(parse_rule_set(rules).changes)).deal(11)
    assert table.state.text() == state.text()


@pytest.mark.parametrize("rules", RULES)
def test_a_match_of_bots_is_rebuilt_from_its_log(rules: str) -> None:
    table = table_of(rules, *BOTS)
    play_out(table)
    assert table.is_over
    other = again(table)
    assert other.state.text() == table.state.text()
    assert other.state.score() == table.state.score()
    assert other.entries == table.entries


def test_every_part_of_a_log_makes_the_table_as_it_was() -> None:
    table = table_of("kurnik", "plain", "greedy")
    texts = [table.state.text()]
    for _ in range(60):
        table.play_bot()
        texts.append(table.state.text())
    acts = [at for at, entry in enumerate(table.entries, start=1) if isinstance(entry, ActEntry)]
    for count, number in enumerate(acts, start=1):
        other = again(table, table.entries[:number])
        other.supply()
        assert other.state.text() == texts[count]


def test_the_same_seed_gives_the_same_match() -> None:
    tables = [table_of("kurnik players=4", *BOTS, seed=5) for _ in range(2)]
    for table in tables:
        play_out(table, 200)
    assert tables[0].entries == tables[1].entries


def test_entries_name_the_cards_that_moved() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    do(table, "take 7 7")
    do(table, "lay KKK")
    do(table, "discard 5s")
    assert [entry.text for entry in table.entries if isinstance(entry, ActEntry)] == [
        "take 7c 7d",
        "lay KcKdKh",
        "discard 5s",
    ]


def test_only_the_seat_in_turn_acts() -> None:
    table = table_of("kurnik", "", "plain", position=OPEN_PILE)
    with pytest.raises(WrongSeat):
        table.act(1, table.parse("draw"))
    with pytest.raises(WrongSeat):
        table.play_bot()
    assert table.entries == []


def test_a_refused_act_leaves_everything_as_it_was() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    before = table.state.text()
    for text in ("discard 5", "take 7 7; lay KKK; lay 555", "take 7 7; discard 5; draw"):
        with pytest.raises(stolik.RuleViolation):
            do(table, text)
        assert table.refusal(text) is not None
    assert table.state.text() == before
    assert table.entries == []
    assert not table.can_undo


# -- undo -------------------------------------------------------------------------------------------------------------


def test_laying_and_taking_the_open_pile_can_be_taken_back_step_by_step() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    texts = []
    for text in ("take 7 7", "lay KKK", "add Q"):
        texts.append(table.state.text())
        do(table, text)
    while texts:
        assert table.can_undo
        assert table.undo()
        assert table.state.text() == texts.pop()
    assert not table.undo()


def test_a_play_is_taken_back_as_a_whole() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    before = table.state.text()
    do(table, "take 7 7; lay KKK")
    assert table.undo()
    assert table.state.text() == before


def test_a_draw_cannot_be_taken_back_nor_anything_before_it() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    do(table, "draw")
    assert not table.can_undo
    do(table, "lay KKK")
    assert table.undo()
    assert not table.undo()


def test_a_turn_that_is_over_cannot_be_taken_back() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    do(table, "take 7 7")
    do(table, "discard 5")
    assert not table.undo()


def test_an_answer_cannot_be_taken_back_nor_what_was_laid_before_it() -> None:
    rules = "kurnik@1 players=4 ask_partner=lay_out"
    table = table_of(
        rules,
        "",
        "",
        "",
        "",
        position=position("0 take", "pile 9 7", "hand 0: 7 7 K K K 5", "melds 0: QQQ", rules=rules),
    )
    possible = []
    for text in ("take 7 7", "ask", "yes", "lay KKK"):
        do(table, text)
        possible.append(table.can_undo)
    assert possible == [True, False, False, True]
    assert table.undo()
    assert not table.undo()


@pytest.mark.rule("D57", "C11")
@pytest.mark.parametrize(
    ("rules", "lines", "text"),
    [
        ("combo@1", ("0 play", "hand 0: K 4 5 8", "melds 0: KKKKKK 999"), "add K"),
        (
            "classic@1 surprise_cards=3",
            ("0 take", "pile 9 7", "under 4c 5d 6h", "hand 0: 7 7 K 4", "melds 0: 999"),
            "take 7 7",
        ),
    ],
)
def test_a_step_that_brought_unseen_cards_cannot_be_taken_back(rules: str, lines: tuple[str, ...], text: str) -> None:
    table = table_of(rules, "", "", "", "", position=position(*lines, rules=rules))
    do(table, text)
    assert not table.can_undo
    assert not table.undo()


def test_what_was_taken_back_stays_in_the_log() -> None:
    table = table_of("kurnik", "", "", position=OPEN_PILE)
    for text in ("take 7 7", "lay KKK"):
        do(table, text)
    table.undo()
    table.undo()
    do(table, "draw")
    assert table.entries[2:4] == [UndoEntry(1), UndoEntry(0)]
    assert len(table.entries) == 5
    assert again(table).state.text() == table.state.text()


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entry",
    [
        DealEntry(2),
        UndoEntry(2),
        UndoEntry(99),
        ActEntry(0, "pass"),
        ActEntry(1, "draw"),
        ActEntry(0, "drew"),
        ActEntry(0, "discard Jkr"),
        ActEntry(7, "draw"),
    ],
)
def test_an_entry_that_does_not_fit_is_named(entry: Entry) -> None:
    table = table_of("kurnik", "", "", seed=7)
    assert table.state.seat == 1
    table.act(1, table.parse("draw"))
    table.act(1, table.parse(table.view(1).legal[-1].text))
    number = len(table.entries)
    with pytest.raises(LogError) as caught:
        again(table, [*table.entries, entry])
    assert caught.value.number == number + 1


def test_the_listener_hears_every_entry_and_the_same_again_in_a_replay() -> None:
    heard: list[tuple[int, Entry, str]] = []
    table = table_of("kurnik", "plain", "greedy", listener=lambda n, entry, ev: heard.append((n, entry, repr(ev))))
    play_out(table, 40)
    assert [number for number, _, _ in heard] == list(range(1, len(table.entries) + 1))
    first, heard = heard, []
    other = Table(table.rule_set, 7, table.seats, listener=lambda n, entry, ev: heard.append((n, entry, repr(ev))))
    other.replay(table.entries)
    assert heard == first


# -- losing the match -------------------------------------------------------------------------------------------------

LAST_CARDS = position("0 play drew", "pile 9", "hand 0: 7 K", "melds 0: KKK QQQ 777")


def test_what_loses_the_match_is_known_before() -> None:
    table = table_of("kurnik", "", "", position=LAST_CARDS)
    assert table.loses(table.parse("add 7"))
    assert table.loses(table.parse("add 7; discard K"))
    assert table.loses(table.parse("add 7; add K"))
    assert not table.loses(table.parse("discard K"))
    assert not table.is_over
    do(table, "add 7; discard K")
    assert table.is_over
