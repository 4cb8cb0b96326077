"""Bots play whole matches of every game at a table, and none of their choices has to be replaced."""

from __future__ import annotations

import pytest

from stolik.table.entry import ActEntry
from stolik.table.save import read_table, table_text
from tests.table.tables import play_out, table_of

GAMES = [
    "classic target=3000",
    "hoyle target=3000",
    "book players=2 target=3000",
    "book players=3 target=3000",
    "book players=4 target=3000",
    "classic target=3000 surprise_cards=3 double_out_bonus=100 take_top_only_to_go_out=on",
    "book players=3 target=3000 surprise_cards=3 going_out=off black3_melds=off",
    "cassino players=2",
    "cassino players=4 partnership=2v2 partner_build=on",
    "cassino-pagat players=3",
]


@pytest.mark.parametrize("rules", GAMES)
def test_bots_of_every_level_play_a_whole_match(rules: str) -> None:
    table = table_of(rules, "greedy", "random", "plain", "greedy")
    play_out(table)
    assert table.is_over
    assert [entry for entry in table.entries if isinstance(entry, ActEntry) and entry.fault] == []
    assert read_table(table_text(table)).state.text() == table.state.text()


FOLLOWING = """\
book@1
deal 1 dealer 3
turn 0 play drew
pile 5 6
hand 0: Q
hand 2: 7 7 5 5 5 4
melds 0: KKKKKKK 777 QQQ 444
"""


@pytest.mark.rule("P11")
@pytest.mark.parametrize("level", ["greedy", "plain", "random"])
def test_a_bot_whose_partner_went_out_lays_its_whole_hand_or_passes(level: str) -> None:
    table = table_of("book", "", level, level, level, position=FOLLOWING)
    table.act(0, table.parse("add Q"))
    while table.bot_is_next and table.state.deal_number == 1:
        assert table.state.seat == 2
        table.play_bot()
    assert table.state.deal_number == 2


def test_where_a_bot_may_take_the_top_card_alone_it_goes_out_with_it_or_plays_on() -> None:
    position = "book@1\ndeal 1 dealer 3\nscores 0 0\nturn 0 take\npile 5 6 K 7\nhand 0: Q Q\nmelds 0: KKKKKKK 777 QQQ\n"
    for level in ("greedy", "plain", "random"):
        table = table_of("book", level, level, level, level, position=position)
        for _ in range(60):
            table.play_bot()
            if table.state.deal_number > 1:
                break
        assert all(not entry.fault for entry in table.entries if isinstance(entry, ActEntry))
