"""Leaks that a server might have, each put into the running application: a test of secrecy must find them."""

from __future__ import annotations

from collections.abc import Sequence, Set

import msgspec
import pytest

import stolik
from stolik.desk import registry
from stolik.desk.offer import Choice, Mine, Offer
from stolik.desk.said import Deed, Said
from stolik.games.canasta.rules import Rules
from stolik.games.event import Event
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation
from stolik.server import commands
from stolik.server import now as now_module
from stolik.server import protocol as p
from stolik.server.window import Window
from stolik.table.sitting import Change, Sitting
from tests.games.canasta.conformance_hooks import CanastaHooks


def hidden(state: stolik.State, seat: int) -> str:
    """What nobody may tell a seat."""
    hands = CanastaHooks(Rules(state.rule_set)).layout(state).hands
    return str([cards for other, cards in hands.items() if other != seat])


def in_open_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown all hands."""

    def table_now(table: str, sitting: Sitting, here: Set[int], window: Window | None, *, watchers: int) -> p.TableNow:
        now = now_module.table_now(table, sitting, here, window, watchers=watchers)
        told = hidden(sitting.table.state, -1) if sitting.table else ""
        return msgspec.structs.replace(now, game=Said(now.game.code, {"cards": told}))

    monkeypatch.setattr("stolik.server.outlook.table_now", table_now)


def in_private_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is shown the other hands."""

    def mine(state: stolik.State, seat: int, undo: str) -> Mine:
        return msgspec.structs.replace(
            registry.mine(state, seat, undo), undo=Said("undo", {"cards": hidden(state, seat)})
        )

    monkeypatch.setattr("stolik.server.outlook.mine", mine)


def in_deeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what each may know."""

    def told(events: Sequence[Event], viewer: int, rule_set: RuleSet) -> tuple[Deed, ...]:
        return tuple(deed for seat in range(4) for deed in registry.told(events, seat, rule_set))

    monkeypatch.setattr("stolik.server.room.told", told)


def in_considered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks what can be done is told the other hands."""

    def choice(state: stolik.State, seat: int, cards: Sequence[str], staged: Sequence[str], place: str) -> Choice:
        found = registry.choice(state, seat, cards, staged, place)
        return msgspec.structs.replace(
            found, offers=(*found.offers, Offer("", Said("x", {"cards": hidden(state, seat)})))
        )

    monkeypatch.setattr("stolik.server.room.choice", choice)


def in_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is refused something is told the other hands."""

    def carry_out(sitting: Sitting, seat: int, command: p.Command, present: Set[int]) -> Change:
        try:
            return commands.carry_out(sitting, seat, command, present)
        except RuleViolation as error:
            assert sitting.table is not None
            raise RuleViolation(error.code, error.rule, {"cards": hidden(sitting.table.state, seat)}) from error

    monkeypatch.setattr("stolik.server.room.carry_out", carry_out)
