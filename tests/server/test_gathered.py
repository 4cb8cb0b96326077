"""What is written to a socket in one step of the event loop is sent in one piece, and nothing to who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from stolik.server.gathered import Gathered


class Wire:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.is_gone = False

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("close")

    def abort(self) -> None:
        self.done.append("abort")

    def is_closing(self) -> bool:
        return self.is_gone

    def get_extra_info(self, name: str) -> str:
        return f"the {name}"


def noted(do: Callable[[Gathered, Wire], None]) -> list[object]:
    """What is done to the wire by the end of the next step."""

    async def run() -> list[object]:
        wire = Wire()
        do(Gathered(cast(asyncio.Transport, wire), asyncio.get_running_loop()), wire)
        await asyncio.sleep(0)
        return wire.done

    return asyncio.run(run())


def _write(to: Gathered, _: Wire) -> None:
    to.write(b"answer ")
    to.write(b"update")


def test_what_is_written_in_one_step_is_one_piece() -> None:
    assert noted(_write) == [b"answer update"]


def test_all_is_sent_before_the_end() -> None:
    def do(to: Gathered, wire: Wire) -> None:
        _write(to, wire)
        to.close()

    assert noted(do) == [b"answer update", "close"]


def test_who_is_cut_off_is_sent_nothing_more() -> None:
    def do(to: Gathered, wire: Wire) -> None:
        _write(to, wire)
        to.abort()

    assert noted(do) == ["abort"]


def test_nothing_is_sent_to_who_has_gone_before_it_was() -> None:
    def do(to: Gathered, wire: Wire) -> None:
        _write(to, wire)
        wire.is_gone = True

    assert noted(do) == []


def test_all_else_is_the_transports_own() -> None:
    found: list[str] = []
    noted(lambda to, _: found.append(to.get_extra_info("peer")))
    assert found == ["the peer"]
