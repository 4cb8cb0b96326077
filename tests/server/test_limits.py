"""How much one visitor may ask of a server, counted without waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.server.fault import TooFast, WebError
from stolik.server.limits import MOST_METERS, Limits, Meter, Meters, Rate, visitor_at
from stolik.server.settings import Settings


def limits(**changes: int) -> Limits:
    return Limits(Settings(data=Path(), database="", **changes))  # type: ignore[arg-type]  # all of these are numbers


def test_so_much_at_once_and_then_so_much_a_second() -> None:
    meter = Meter(Rate(per_second=2, at_once=5))
    assert [meter.take(100.0) for _ in range(5)] == [0.0] * 5
    assert meter.take(100.0) == pytest.approx(0.5)
    assert meter.take(100.4) == pytest.approx(0.1)
    assert meter.take(100.5) == 0.0
    assert meter.take(100.5) > 0
    assert [meter.take(103.0) for _ in range(5)] == [0.0] * 5
    assert meter.take(103.0) > 0


def test_who_was_quiet_for_long_has_no_more_than_all_others() -> None:
    meter = Meter(Rate(per_second=2, at_once=5))
    meter.take(0.0)
    assert [meter.take(1e6) == 0.0 for _ in range(6)] == [True] * 5 + [False]


def test_what_is_refused_costs_nothing() -> None:
    meter = Meter(Rate(per_second=1, at_once=1))
    assert meter.take(0.0) == 0.0
    assert all(meter.take(0.5) for _ in range(100))
    assert meter.take(1.0) == 0.0


def test_one_visitor_is_no_trouble_of_another_one() -> None:
    meters = Meters(Rate(per_second=0.1, at_once=1))
    meters.demand("a", 0.0)
    with pytest.raises(TooFast) as caught:
        meters.demand("a", 0.5)
    assert caught.value.seconds == 10
    meters.demand("b", 0.5)


def test_no_more_visitors_are_remembered_than_fit() -> None:
    meters = Meters(Rate(per_second=1e-9, at_once=1))
    for number in range(2 * MOST_METERS):
        meters.demand(str(number), 0.0)
    assert len(meters) <= MOST_METERS
    with pytest.raises(TooFast):
        meters.demand(str(2 * MOST_METERS - 1), 0.0)


def test_those_who_are_quiet_again_are_forgotten_before_others() -> None:
    meters = Meters(Rate(per_second=1, at_once=10))
    for _ in range(10):
        meters.demand("busy", 0.0)
    for number in range(MOST_METERS - 1):
        meters.demand(str(number), 0.0)
    meters.demand("new", 5.0)
    assert len(meters) == 2
    for _ in range(5):
        meters.demand("busy", 5.0)
    with pytest.raises(TooFast):
        meters.demand("busy", 5.0)


def test_sockets_are_counted_while_they_last() -> None:
    counted = limits(connection_limit=3, address_limit=2)
    with counted.connected("a"), counted.connected("a"):
        with pytest.raises(WebError) as of_one, counted.connected("a"):
            pass
        assert (of_one.value.code, of_one.value.status) == ("address-full", 429)
        with counted.connected("b"):
            with pytest.raises(WebError) as of_all, counted.connected("c"):
                pass
            assert (of_all.value.code, of_all.value.status) == ("connections-full", 503)
            assert counted.connections == 3
        with counted.connected("c"):
            pass
    assert counted.connections == 0


@pytest.mark.parametrize(
    ("host", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_counts_as_a_visitor(host: str, visitor: str) -> None:
    assert visitor_at(host) == visitor


def test_a_family_at_one_address_never_meets_the_usual_limits() -> None:
    """Ten people who each open the page anew every minute, tap ten times a second, and start a match each minute."""
    usual = limits()
    people, minutes, asked_by_a_page = 10, 60, 12
    meter = Meter(usual.messages)
    for minute in range(minutes):
        for _ in range(people):
            now = 60.0 * minute
            usual.openings.demand("home", now)
            for _ in range(asked_by_a_page):
                usual.requests.demand("home", now)
        assert not any(meter.take(60.0 * minute + tap / 10) for tap in range(600))
