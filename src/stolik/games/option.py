"""Options of a game family, its presets, and the rule sets that they make."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from stolik.games.game_error import GameError, OptionFault, choice_error

__all__ = [
    "ByPlayers",
    "Constraint",
    "GameError",
    "ListForm",
    "Option",
    "OptionFault",
    "Preset",
    "RuleSet",
    "Schema",
    "Value",
    "find_schema",
    "value_text",
]

Value = int | bool | str

PLAYERS: Final = "players"


def value_text(value: Value) -> str:
    """A value as it is written: a switch is `on` or `off`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclass(frozen=True)
class ListForm:
    """Values beyond the named ones: what one looks like, and its normal form (None: it is none)."""

    example: str
    normal: Callable[[str], str | None]


@dataclass(frozen=True)
class Option:
    """One question on which rules differ, and its values, the plainest first."""

    name: str
    values: tuple[Value, ...]
    rules: tuple[str, ...]
    form: ListForm | None = None

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values as they are written."""
        texts = tuple(value_text(value) for value in self.values)
        return texts if self.form is None else (*texts, self.form.example)

    def read(self, given: object, offered: tuple[str, ...] = ()) -> Value:
        """The value meant by a Python value or by its text; `offered` where a preset offers fewer than the option has.

        True is no 1 and 1 is no switch, although Python calls them equal.
        """
        if isinstance(given, str):
            for value in self.values:
                if value_text(value) == given:
                    return value
            listed = self.form.normal(given) if self.form is not None else None
            if listed is not None:
                return listed
        else:
            for value in self.values:
                if type(value) is type(given) and value == given:
                    return value
        text = given if isinstance(given, str) else repr(given)
        raise choice_error(
            OptionFault.UNKNOWN_VALUE, text, offered or self.allowed, {"option": self.name, "value": text}
        )


@dataclass(frozen=True)
class ByPlayers:
    """A default that depends on the number of players; a count left out has the option's first value."""

    counts: tuple[tuple[int, Value], ...]

    def at(self, players: int) -> Value | None:
        for count, value in self.counts:
            if count == players:
                return value
        return None


@dataclass(frozen=True)
class Preset:
    """A named choice for every option; an option left out has no effect here and keeps its first value."""

    id: str
    version: int
    players: tuple[int, ...]
    defaults: Mapping[str, Value | ByPlayers]

    def stated(self, name: str, players: int) -> Value | None:
        """The value the preset names for an option; None where the option has no effect."""
        value = self.defaults.get(name)
        return value.at(players) if isinstance(value, ByPlayers) else value

    def default(self, option: Option, players: int) -> Value:
        """The value an option has here while nobody sets it."""
        value = self.stated(option.name, players)
        return option.values[0] if value is None else value


@dataclass(frozen=True)
class Constraint:
    """A combination that is refused, the options it is about, and the rules behind it."""

    code: str
    broken: Callable[[Preset, Mapping[str, Value]], bool]
    options: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class RuleSet:
    """A preset with the options that differ from it: an immutable value, equal by content."""

    preset: str
    version: int
    values: Mapping[str, Value]
    changes: Mapping[str, Value]
    text: str

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def number(self, name: str) -> int:
        """The value of an option that takes numbers only."""
        value = self.values[name]
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(name)
        return value

    def switch(self, name: str) -> bool:
        """The value of an option that is `on` or `off`."""
        value = self.values[name]
        if not isinstance(value, bool):
            raise TypeError(name)
        return value

    def word(self, name: str) -> str:
        """The value of an option as it is written."""
        return value_text(self.values[name])

    def __eq__(self, other: object) -> bool:
        # the text holds everything that differs from the preset, so that it alone decides
        return isinstance(other, RuleSet) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"RuleSet({self.text!r})"

    def __str__(self) -> str:
        return self.text


_HEAD: Final = re.compile(r"([^@\s]+)(?:@([0-9]{1,6}))?")
_CHANGE: Final = re.compile(r"([^=\s]+)=(\S+)")


class Schema:
    """Every option of a game family with its presets and constraints."""

    def __init__(
        self, family: str, options: Sequence[Option], presets: Sequence[Preset], constraints: Sequence[Constraint]
    ) -> None:
        self.family: Final = family
        self.options: Final = tuple(options)
        self.presets: Final = tuple(presets)
        self.constraints: Final = tuple(constraints)
        self._options: Final = {option.name: option for option in options}
        self._presets: Final = {preset.id: preset for preset in presets}
        for preset in presets:
            _check_defaults(preset, self._options)

    def option(self, name: str) -> Option:
        """The option of that name."""
        if name not in self._options:
            raise choice_error(OptionFault.UNKNOWN_OPTION, name, self._options, {"option": name})
        return self._options[name]

    def preset(self, name: str) -> Preset:
        """The preset of that id."""
        return find_schema(name, (self,))._presets[name]

    def rule_set(self, preset: str, changes: Mapping[str, object] | None = None) -> RuleSet:
        """The rule set of a preset with some options changed; values may be given as text."""
        chosen = self.preset(preset)
        given: dict[str, Value] = {}
        for name, raw in (changes or {}).items():
            offered = tuple(str(count) for count in chosen.players) if name == PLAYERS else ()
            given[name] = self.option(name).read(raw, offered)
        rule_set = self._complete(chosen, given)
        for constraint in self.constraints:
            if constraint.broken(chosen, rule_set.values):
                raise _constraint_error(constraint, chosen, rule_set.values)
        return rule_set

    def parse(self, text: str) -> RuleSet:
        """The rule set written as `kurnik@1 players=4`; without a version the present one is meant."""
        words = text.split()
        head = _HEAD.fullmatch(words[0]) if words else None
        if head is None:
            raise GameError(OptionFault.MALFORMED_TEXT, {"text": text, "part": words[0] if words else ""})
        preset = self.preset(head[1])
        if head[2] is not None and int(head[2]) != preset.version:
            params = {"game": preset.id, "version": head[2], "allowed": (str(preset.version),)}
            raise GameError(OptionFault.WRONG_VERSION, params)
        changes: dict[str, object] = {}
        for word in words[1:]:
            pair = _CHANGE.fullmatch(word)
            if pair is None:
                raise GameError(OptionFault.MALFORMED_TEXT, {"text": text, "part": word})
            if pair[1] in changes:
                raise GameError(OptionFault.OPTION_REPEATED, {"option": pair[1]})
            changes[pair[1]] = pair[2]
        return self.rule_set(preset.id, changes)

    def _complete(self, preset: Preset, given: Mapping[str, Value]) -> RuleSet:
        # the number of players comes first, for it decides other defaults
        counted = self._options[PLAYERS]
        players = given.get(PLAYERS, preset.default(counted, 0))
        values: dict[str, Value] = {}
        changes: dict[str, Value] = {}
        for option in self.options:
            default = preset.default(option, int(players))
            value = given.get(option.name, default)
            values[option.name] = value
            if value != default:
                changes[option.name] = value
        words = (f"{name}={value_text(value)}" for name, value in changes.items())
        text = " ".join([f"{preset.id}@{preset.version}", *words])
        return RuleSet(preset.id, preset.version, MappingProxyType(values), MappingProxyType(changes), text)


def find_schema(game: str, schemas: Sequence[Schema]) -> Schema:
    """The schema that has the preset `game`; one that none has is answered with those that there are."""
    for schema in schemas:
        if game in schema._presets:
            return schema
    allowed = [preset.id for schema in schemas for preset in schema.presets]
    raise choice_error(OptionFault.UNKNOWN_GAME, game, allowed, {"game": game})


def _check_defaults(preset: Preset, options: Mapping[str, Option]) -> None:
    """ValueError where a preset says of an option what it cannot have: such a game could not be read back."""
    for name, stated in preset.defaults.items():
        if name not in options:
            raise ValueError(f"preset {preset.id}: there is no option {name}")
        option = options[name]
        for value in [value for _, value in stated.counts] if isinstance(stated, ByPlayers) else [stated]:
            try:
                option.read(value)
            except GameError as error:
                text = f"preset {preset.id}: option {name} has no value {value!r}, only {', '.join(option.allowed)}"
                raise ValueError(text) from error


def _constraint_error(constraint: Constraint, preset: Preset, values: Mapping[str, Value]) -> GameError:
    settings = tuple(f"{name}={value_text(values[name])}" for name in constraint.options)
    return GameError(
        OptionFault.CONSTRAINT_BROKEN,
        {
            "constraint": constraint.code,
            "game": preset.id,
            "settings": settings,
            "players": tuple(str(count) for count in preset.players),
            "rules": constraint.rules,
        },
    )
