"""The review of a match: which decisions there were, where they stand in the replay, and what is said of them."""

from __future__ import annotations

from stolik.desk.replayed import walk
from stolik.desk.reviewed import Judged, Made, decisions, largest, performances, reviewed_seats
from stolik.games.registry import game_of, parse_rule_set
from stolik.record import Player
from stolik.table.advising import Advice
from stolik.table.judging import Judgement
from tests.record.matches import whole

STATE = game_of(parse_rule_set("kurnik")).deal(1)


def judged(action: int, seat: int, loss: float, *, is_best: bool = False) -> Judged:
    return Judged(Made(action, 1, 0, action, seat, "draw", STATE), Judgement(loss, False, is_best, Advice("draw")))


def test_every_decision_stands_at_its_moment_of_the_replay() -> None:
    record = whole()
    found = list(decisions(record, [1]))
    assert len(record.deals) > 1
    for deal in (0, 1):
        moments = walk(record, deal).moments
        own = [(at, moment.text) for at, moment in enumerate(moments) if moment.seat == 1]
        assert [(made.moment, made.text) for made in found if made.deal_at == deal] == own


def test_a_decision_comes_with_the_match_as_it_was_before_it() -> None:
    for made in list(decisions(whole(), [0]))[:40]:
        assert made.before.seat == 0
        made.before.check(made.before.parse(made.text))


def test_the_three_largest_mistakes_come_with_the_largest_first() -> None:
    all_of_them = [judged(1, 0, 2), judged(2, 1, 9), judged(3, 0, 0, is_best=True), judged(4, 0, 9), judged(5, 0, 4)]
    assert [each.made.action for each in largest(all_of_them)] == [2, 4, 5]
    assert largest([judged(1, 0, 0), judged(2, 0, 0.02, is_best=True)]) == []


def test_each_player_has_the_mean_of_what_was_lost_and_the_number_of_the_best() -> None:
    found = performances([judged(1, 0, 3), judged(2, 0, 0, is_best=True), judged(3, 1, 5)], [0, 1, 2])
    assert [(each.seat, each.decisions, each.mean_loss, each.best) for each in found] == [
        (0, 2, 1.5, 1),
        (1, 1, 5.0, 0),
        (2, 0, 0.0, 0),
    ]


def test_people_are_reviewed_and_bots_where_that_is_wanted_or_nobody_is_a_person() -> None:
    record = whole()
    mixed = type(record)(**{**vars(record), "players": (Player("Ala"), Player("Bot", "plain"))})
    bots = type(record)(**{**vars(record), "players": (Player("", "plain"), Player("", "plain"))})
    assert reviewed_seats(mixed) == [0]
    assert reviewed_seats(mixed, bots=True) == [0, 1]
    assert reviewed_seats(bots) == [0, 1]
