"""Bots that advise what a test tells them to, and the messages of their reasons."""

from __future__ import annotations

from importlib.resources import files
from itertools import islice

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.bot import Adviser
from stolik.games.action import Action
from stolik.games.game import View
from stolik.text.catalogue import Catalogue

LISTED = (0.0, -4.3, -25.0)

REASONS = {
    "en": "reason-test_safe = a safe card for { $seat }: { $card }\n"
    "reason-test_grows = { $count } more for { $rank }\n",
    "pl": "reason-test_safe = bezpieczna karta: { $card } ({ $seat })\n"
    "reason-test_grows = { $rank }, jeszcze { $count }\n",
}


class Telling(Adviser):
    """Appraises the actions that it is told, by their texts, as so many points; with reasons for some of them."""

    name = "telling"

    def __init__(
        self, points: dict[str, float], reasons: dict[str, Reason] | None = None, line: tuple[str, ...] = ()
    ) -> None:
        self.points = points
        self.reasons = reasons or {}
        self.line = line
        self.seen: list[tuple[int, int]] = []

    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        self.seen.append((view.seat, seed))
        legal = {action.text: action for action in view.legal}
        found = [
            Appraisal(legal[text], points, (self.reasons[text],) if text in self.reasons else ())
            for text, points in self.points.items()
            if text in legal
        ]
        first = max(found, key=lambda each: each.points)
        steps = tuple(Action(-1, text) for text in self.line)
        line = (first.action, *steps) if steps else ()
        best = Appraisal(first.action, first.points, first.reasons, line)
        return (best, *sorted((each for each in found if each is not first), key=lambda each: -each.points))


class Listing(Adviser):
    """Thinks of the last few of the legal actions, the first of them the best."""

    name = "listing"

    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:  # noqa: ARG002  no chance
        found = list(islice(view.moves(), 60))[::-1][: len(LISTED)]
        return tuple(Appraisal(action, points) for action, points in zip(found, LISTED, strict=False))


class Failing(Adviser):
    """Fails."""

    name = "failing"

    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        raise ZeroDivisionError(f"{view.seat} {seed}")


def told_in(language: str) -> Catalogue:
    """The messages of hints and reviews, with those of the reasons of canasta and of these tests."""
    folder = files("stolik") / "locales" / language
    names = ("cards.ftl", "hints.ftl", "reasons_canasta.ftl", "reasons_wide.ftl")
    sources = {name: (folder / name).read_text(encoding="utf-8") for name in names}
    return Catalogue(language, sources | {"reasons_test.ftl": REASONS[language]})
