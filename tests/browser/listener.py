"""Somebody who listens: what a screen reader would have said of a page, against what came over its line."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.terminal.sentences import sentences
from stolik.text.catalogue import catalogue
from tests.browser.aloud import Aloud
from tests.browser.words import AS_TEXT
from tests.support.deeds import deed_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.words import Words

BOTS: Final = ("Marek", "Ewa", "Zofia", "Jan")
"""What a page calls bots that have no name, in the order of their seats."""
BEGINS: Final = ("deal_began", "deal_began_bare", "round_began")
FEW: Final = 4
"""A deal of which no more than so many sentences have been said has just begun: they are told to who comes."""
CODE: Final = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


class Listener:
    """All that was told, and all that came, of one page with tests/browser/listening.js."""

    def __init__(self, page: Page, say: Words) -> None:
        self._say = say
        self._messages: list[dict[str, Any]] = page.evaluate("listening.heard.map(({ message }) => message)")
        self._told: list[dict[str, Any]] = page.evaluate("listening.told")

    def texts(self, role: str) -> list[str]:
        """What was told by regions of that role, and could be heard."""
        return [_plain(one["text"]) for one in self._told if one["role"] == role and not one["inert"]]

    @property
    def unreadable(self) -> list[str]:
        """What no person would understand: messages by their names, and what was not filled in."""
        known = catalogue("en")
        texts = [one["text"] for one in self._told]
        return [text for text in texts if "{" in text or any(code in known for code in CODE.findall(text))]

    @property
    def tasks_untold(self) -> int:
        """Turns that became mine without a word."""
        turns = [bool(self._task(table)) for table in self._tables]
        began = sum(mine and not before for before, mine in zip([False, *turns], turns, strict=False))
        return max(0, began - len([line for line in self.texts("log") if line in self._tasks]))

    @property
    def moves_untold(self) -> list[str]:
        """The first sentences that were not told, or told again; each must be told once, in the order of the moves.

        What came in several messages before the page could tell it may have become one sentence.
        """
        told = [line for line in self.texts("log") if line not in self._tasks | self._asked]
        at = 0
        waiting: list[dict[str, Any]] = []
        for message in self._messages:
            if message["type"] not in ("update", "welcome"):
                continue
            deeds = [deed for deed in message["deeds"] if not deed.get("quiet")]
            waiting += self._just_begun(deeds) if message["type"] == "welcome" else deeds
            lines = self._sentences(waiting)
            if lines and told[at : at + len(lines)] == lines:
                at += len(lines)
                waiting = []
        return [*self._sentences(waiting)[:3], *(f"told besides: {line}" for line in told[at : at + 3])]

    def _just_begun(self, deeds: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What is told of a deal to who comes: nothing, unless it has just begun."""
        began = max((at for at, deed in enumerate(deeds) if deed["code"] in BEGINS), default=len(deeds))
        return deeds[began:] if len(self._sentences(deeds[began:])) <= FEW else []

    @cached_property
    def _tables(self) -> list[dict[str, Any]]:
        return [message["table"] for message in self._messages if message["type"] in ("welcome", "update")]

    @cached_property
    def _me(self) -> int:
        (welcome,) = (message for message in self._messages if message["type"] == "welcome")
        return int(welcome["seat"])

    @cached_property
    def _words(self) -> Aloud:
        table = self._tables[0]
        bots = iter(BOTS)
        seats = [Seat(place.get("name") or next(bots)) for place in table["places"]]
        return Aloud(self._say.language, seats, parse_rule_set(table["rules"]), self._me)

    @cached_property
    def _tasks(self) -> set[str]:
        return {self._task(table) for table in self._tables} - {""}

    @cached_property
    def _asked(self) -> set[str]:
        """Questions that nobody puts: one that somebody does takes the focus, and is heard by that."""
        asked = [mine["asked"] for message in self._messages if (mine := message.get("mine")) and mine.get("asked")]
        parts = [[self._message(one["title"]), self._message(one["more"])] for one in asked if one.get("asker", -1) < 0]
        return {" ".join(part.strip() for part in pair).strip() for pair in parts}

    def _task(self, table: dict[str, Any]) -> str:
        picture = table.get("picture") or {}
        if table["phase"] != "playing" or picture.get("turn") != self._me:
            return ""
        stage = picture.get("stage")
        return self._message(stage) if stage else self._say("felt-your-turn")

    def _message(self, said: dict[str, Any]) -> str:
        return _plain(self._words.say(said["code"], **said.get("params", {})))

    def _sentences(self, deeds: list[dict[str, Any]]) -> list[str]:
        return [_plain(line) for line in sentences([deed_of(deed) for deed in deeds], self._words)]


def _plain(text: str) -> str:
    return " ".join(text.replace(AS_TEXT, "").split())
