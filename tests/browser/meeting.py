"""How people come together at a table that a test has arranged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.arrangement import Deal, arrange

if TYPE_CHECKING:
    from tests.browser.friend import Friend, Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FRIEND = "Marek"
NAME = "Ania"


def meet_four(
    person: Person, friends: Friends, server: Server, deal: Deal, preset: str, **options: str
) -> tuple[Friend, Friend, Friend]:
    """Four play in pairs: the friend who opened the table and begins, the person, and two more friends."""
    arrange(server.data, deal)
    person.game = preset
    first = friends.open_table(FRIEND, preset, **options)
    person.sits_down(first.table, NAME)
    second = friends.sit_down(first.table, "Ewa", 2)
    third = friends.sit_down(first.table, "Zofia", 3)
    for friend in (first, second, third):
        friend.ready()
    person.is_ready()
    person.hand.comes()
    return first, second, third


def meet(person: Person, friends: Friends, server: Server, *deals: Deal, **options: str) -> Friend:
    """Two play: the friend, who opened the table and begins, and the person."""
    arrange(server.data, *deals)
    friend = friends.open_table(FRIEND, players="2", **options)
    person.sits_down(friend.table, NAME)
    friend.ready()
    person.is_ready()
    person.hand.comes()
    return friend
