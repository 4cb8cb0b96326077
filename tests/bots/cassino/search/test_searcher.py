"""How `searcher` looks through worlds of Cassino."""

from __future__ import annotations

from itertools import islice

import pytest

from stolik.bots import Adviser, BotError, bot
from stolik.bots.cassino.lookahead import Lookahead, TooMuchError
from stolik.bots.cassino.replies import Replies
from stolik.bots.cassino.search.appraise import appraise
from stolik.bots.cassino.search.worlds import worlds
from stolik.bots.search.budget import Budget
from stolik.games.cassino.core import values_in
from stolik.games.cassino.move import TAKE
from stolik.games.cassino.moves import moves
from stolik.games.cassino.values import ALL
from tests.games.cassino.tables import position

BUILT = ("turn 0", "hand 0: 3c Kc", "hand 1: 8c Kh", "table 5d Kd", "build 1 8: 2s 6s", "promised 1: 8")


def test_a_world_has_every_unseen_card_once_and_keeps_promises() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    seen = 0
    for core in islice(worlds(view, 5), 20):
        assert sorted([*core.order, *(kind for kind in view.unseen() if core.hands[1] >> kind & 1)]) == view.unseen()
        assert core.hands[1].bit_count() == view.sizes[1]
        assert values_in(view.rules, core.hands[1]) >> 8 & 1
        seen |= core.hands[1]
    assert seen.bit_count() > 10


def test_the_same_seed_gives_the_same_worlds_and_another_seed_others() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    first, again, other = ([core.hands[1] for core in islice(worlds(view, seed), 5)] for seed in (5, 5, 6))
    assert first == again != other


def test_of_the_takes_of_a_card_only_whole_ones_are_sensible() -> None:
    core = position("turn 0", "hand 0: 8h", "table 2h 3d 5c 6s 8c Kd", preset="cassino").core
    takes = [reply[3] for reply in Replies(every=False).of(core) if reply[1] == TAKE]
    every = [reply[3] for reply in Replies(every=True).of(core) if reply[1] == TAKE]
    assert len(takes) == 1 < len(every)
    assert takes[0] == core.loose & ALL & ~(core.loose & 15 << 4 * 11)


def test_what_is_kept_of_a_table_is_what_the_rules_say_of_it() -> None:
    replies = Replies(every=True)
    for options in ({}, {"maker_duty": "while_owned", "raise_with_table": True, "build_as_summand": "opponents"}):
        replies = Replies(every=True)
        for turn in (0, 1):
            for own, other in (("3c 8s", "8c 5h"), ("8s Kc", "3c 5h"), ("8c 5d", "8h 3c")):
                hands = (f"hand {turn}: {own}", f"hand {1 - turn}: {other}", f"deal 1 dealer {1 - turn}")
                lines = ("table 5s Kd 2h", "build 0 8: 2s 6s", f"turn {turn}", *hands)
                core = position(*lines, preset="cassino", **options).core
                found = {(move.card, move.verb, move.value, move.loose, move.combos) for move in moves(core.copy())}
                assert set(replies.of(core)) == found


def test_a_search_beyond_its_budget_is_broken_off() -> None:
    core = position(*BUILT, preset="cassino").core
    ahead = Lookahead(core, 0, Budget(2).more, Replies(every=True))
    first = Replies(every=True).of(core)[0]
    with pytest.raises(TooMuchError):
        ahead.after(first)


def test_the_same_seed_and_count_give_the_same_choice() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    assert appraise(view, 7, Budget(300)) == appraise(view, 7, Budget(300))
    assert [one.points for one in appraise(view, 7, Budget(300))] != [
        one.points for one in appraise(view, 8, Budget(300))
    ]


def test_without_a_whole_world_it_thinks_as_careful_does() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    careful = bot("careful")
    assert isinstance(careful, Adviser)
    assert appraise(view, 7, Budget(1)) == careful.appraise(view, 7)


def test_the_bound_stands_behind_the_name() -> None:
    assert [bot(name).name for name in ("searcher", "searcher:400", "searcher:50ms")] == [
        "searcher",
        "searcher:400",
        "searcher:50ms",
    ]
    for wrong in ("searcher:", "searcher:fast", "careful:400", "searcher:400:1"):
        with pytest.raises(BotError):
            bot(wrong)
