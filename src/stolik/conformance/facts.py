"""Everything that can be read from a view or an event, as plain values that can be compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from stolik.games.action import Action
from stolik.games.event import Event
from stolik.games.game import View
from stolik.games.option import RuleSet

PLAIN = (int, str, bytes, float, type(None), Enum)


def facts(value: object) -> object:
    """A value without identity: two are equal if nobody could tell what they came from apart."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, Action):
        return value.id, value.text, value.cards
    if isinstance(value, Event):
        return value.code, facts(value.params())
    return value.text if isinstance(value, RuleSet) else of_many(value)


def of_many(value: object) -> object:
    """The same for what holds other values."""
    if isinstance(value, Mapping):
        return {facts_key(key): facts(each) for key, each in value.items()}
    if isinstance(value, Sequence):
        return [facts(each) for each in value]
    if isinstance(value, frozenset | set):
        return sorted((facts(each) for each in value), key=repr)
    rule_set = getattr(value, "rule_set", None)
    if isinstance(rule_set, RuleSet) and not isinstance(value, View):
        return rule_set.text  # what a game keeps about its rules is the same for every state
    return attributes(value)


def facts_key(key: object) -> object:
    """A key as it is, or what stands for it."""
    return key if isinstance(key, PLAIN) else repr(facts(key))


def attributes(value: object) -> dict[str, object]:
    """All attributes and properties of an object, its methods left out."""
    found: dict[str, object] = {}
    for name in dir(value):
        if name.startswith("__") or name == "_abc_impl":
            continue
        each = getattr(value, name)
        if not callable(each):
            found[name] = facts(each)
    return found


def view_facts(view: View) -> dict[str, object]:
    """Everything that a seat gets."""
    return {**attributes(view), "unseen": view.unseen()}


def seen_events(events: Sequence[Event], seat: int) -> object:
    """The events as a seat may know them."""
    return facts([event.seen_by(seat) for event in events])
