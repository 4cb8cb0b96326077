"""Phones of the same network: the address that `stolik serve --lan` prints, over plain http; a server that restarts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.words import Words
from tests.support.people import PHONE, Device, Language, People
from tests.support.serving import Server, free_port, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUICK = ("--pace", "0", "--thinkers", "1")
NOT_SECURE = "delete Crypto.prototype.subtle; delete Navigator.prototype.clipboard;"
"""What a browser lacks that came over plain http; on a machine without a network only this makes it so."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An address of this machine in its network, as the server prints it."""
    with serving(tmp_path_factory.mktemp("network"), "--lan", *QUICK) as running:
        printed = re.findall(r"http://[\d.]+:\d+", running.output.read_text(encoding="utf-8"))
        yield next((found for found in printed if found != running.url), running.url)


def test_phones_of_the_network_play_over_plain_http(
    address: str, people: People, device: Device, language: Language
) -> None:
    person, friend = (at_plain_http(address, people, device, language) for _ in range(2))
    person.invites("Ania", 2)
    assert not person.page.evaluate("'clipboard' in navigator || 'subtle' in crypto")
    link = person.page.get_by_label(person.say("web-invite-link")).input_value()
    assert link == person.page.url
    assert person.scans() == link
    person.press("web-copy")
    expect(person.button("web-copied").or_(person.text("web-copy-by-hand"))).to_be_visible()

    friend.opens(link)
    friend.writes_name("Marek")
    friend.press("web-sit-down")
    friend.is_ready()
    person.is_ready()
    for one in (person, friend):
        one.hand.comes()
    first = next(one for one in (person, friend) if one.is_in_turn)
    held = first.hand.all.count()
    first.taps("stock")
    first.hand.has(held + 2)


def test_a_server_that_comes_back_finds_everybody_at_the_table(people: People, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, *QUICK, port=port) as running:
        person = at(running, people)
        person.plays_with_bots("Ania", 2)
        person.my_turn_comes()
        hand = person.hand.texts
    person.reads("felt-reconnecting")
    assert person.hand.texts == hand
    with serving(tmp_path, *QUICK, port=port):
        person.reads_no_more("felt-reconnecting")
        assert person.hand.texts == hand
        person.taps("stock")
        expect(person.hand.all).not_to_have_count(len(hand))


def at_plain_http(address: str, people: People, device: Device, language: Language) -> Person:
    """Somebody whose browser trusts the server with nothing."""
    page = people.arrive(device, language, url=address)
    page.add_init_script(NOT_SECURE)
    return Person(page, Words(language), device)


def at(server: Server, people: People) -> Person:
    """Somebody with a phone at another server."""
    return Person(people.arrive(PHONE, "pl", url=server.url), Words("pl"), PHONE)
