"""The hub: who has asked hears, nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from stolik.server.hub import MemoryHub

Told = list[tuple[str, int]]


def hear(use: Callable[[MemoryHub, Told], Awaitable[None]]) -> Told:
    """What a listener has been told at the end."""
    told: Told = []

    async def run() -> None:
        hub = MemoryHub()
        await hub.start()
        await use(hub, told)
        await asyncio.sleep(0)
        await hub.close()

    asyncio.run(run())
    return told


def listener(told: Told) -> Callable[[str, int], None]:
    return lambda table, number: told.append((table, number))


def test_a_listener_hears_of_its_table_alone_and_in_order() -> None:
    async def use(hub: MemoryHub, told: Told) -> None:
        hub.subscribe("a", listener(told))
        hub.publish("a", 1)
        hub.publish("b", 7)
        hub.publish("a", 2)

    assert hear(use) == [("a", 1), ("a", 2)]


def test_all_listeners_of_a_table_hear() -> None:
    async def use(hub: MemoryHub, told: Told) -> None:
        hub.subscribe("a", listener(told))
        hub.subscribe("a", listener(told))
        hub.publish("a", 3)

    assert hear(use) == [("a", 3), ("a", 3)]


def test_publishing_does_not_wait_for_listeners() -> None:
    async def use(hub: MemoryHub, told: Told) -> None:
        hub.subscribe("a", listener(told))
        hub.publish("a", 1)
        assert told == []

    assert hear(use) == [("a", 1)]


def test_who_unsubscribes_hears_nothing_more_not_even_what_is_under_way() -> None:
    async def use(hub: MemoryHub, told: Told) -> None:
        leaving, staying = listener(told), listener(told)
        hub.subscribe("a", leaving)
        hub.subscribe("a", staying)
        hub.publish("a", 1)
        hub.unsubscribe("a", leaving)
        hub.unsubscribe("a", leaving)
        hub.unsubscribe("b", leaving)
        hub.publish("a", 2)

    assert hear(use) == [("a", 1), ("a", 2)]


def test_a_closed_hub_carries_nothing() -> None:
    async def use(hub: MemoryHub, told: Told) -> None:
        hub.subscribe("a", listener(told))
        hub.publish("a", 1)
        await hub.close()
        hub.subscribe("a", listener(told))
        hub.publish("a", 2)

    assert hear(use) == []


def test_a_listener_that_fails_disturbs_nobody() -> None:
    failures: list[BaseException | None] = []

    def fail(table: str, number: int) -> None:
        raise ValueError(table, number)

    async def use(hub: MemoryHub, told: Told) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: failures.append(about.get("exception")))
        hub.subscribe("a", fail)
        hub.subscribe("a", listener(told))
        hub.publish("a", 1)

    assert hear(use) == [("a", 1)]
    assert [type(failure) for failure in failures] == [ValueError]
