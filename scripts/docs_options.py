"""The text of docs/options.md, from the option schemas and their English messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

import stolik
from stolik.games.canasta.opening_table import TABLES
from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.option import Constraint, Option, Schema, Value, value_text
from stolik.text.option_names import option_message, value_message

if TYPE_CHECKING:
    from collections.abc import Sequence

FAMILIES: Final = (CANASTA, CHOINA, CASSINO)
FILES: Final = ("options", "options_choina", "options_cassino")

_HEAD: Final = """\
# Options

Written by `make docs` from the option schema; do not edit it by hand.

A rule set is a preset, its version, and the options that differ from the preset: `kurnik@1 players=4 tie=extra_deal`.
Every preset of a family accepts every option, unless the combination stands under "Combinations that are refused".
Under "default of" stand the presets that have the value when nobody sets it; `kurnik 4p` is kurnik with four players.
A preset named after "No effect by default in" accepts the option all the same: once another option gives it effect,
it has the first value of the table.
"""


def options_page() -> str:
    """The whole page."""
    messages = _messages()
    return "\n".join([_HEAD, *(_family(schema, messages) for schema in FAMILIES)])


def _messages() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in FILES:
        path = Path(stolik.__file__).parent / "locales" / "en" / f"{name}.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _message(messages: FluentBundle, name: str) -> str:
    pattern = messages.get_message(name.replace("_", "-")).value
    if pattern is None:
        raise LookupError(name)
    text, faults = messages.format_pattern(pattern, {})
    if faults:
        raise faults[0]
    return str(text)


def _family(schema: Schema, messages: FluentBundle) -> str:
    parts = [f"## {schema.family.capitalize()} family\n", _presets(schema)]
    parts += [_option(option, schema, messages) for option in schema.options]
    if schema is CANASTA:
        parts.append(_opening_tables())
    parts.append(_constraints(schema, messages))
    return "\n".join(parts)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def _presets(schema: Schema) -> str:
    rows = [(f"`{preset.id}@{preset.version}`", ", ".join(map(str, preset.players))) for preset in schema.presets]
    return _table(("preset", "players"), rows)


def _option(option: Option, schema: Schema, messages: FluentBundle) -> str:
    key = option_message(schema, option.name)
    rows = [
        (
            f"`{value_text(value)}`",
            _message(messages, value_message(schema, option.name, value)),
            ", ".join(_default_of(option, value, schema)),
        )
        for value in option.values
    ]
    if option.form is not None:
        rows.append((f"such as `{option.form.example}`", _message(messages, f"{key}-value-list"), ""))
    parts = [
        f"### `{option.name}`\n",
        f"**{_message(messages, key)}.** {_message(messages, f'{key}-help')}\n",
        _table(("value", "meaning", "default of"), rows),
    ]
    without = _default_of(option, None, schema)
    if without:
        parts.append(f"No effect by default in: {', '.join(without)}.\n")
    parts.append(f"Rules: {', '.join(option.rules)}.\n")
    return "\n".join(parts)


def _default_of(option: Option, value: Value | None, schema: Schema) -> list[str]:
    """The presets that name this value; those that change with the number of players say with how many."""
    names: list[str] = []
    for preset in schema.presets:
        counts = [count for count in preset.players if preset.stated(option.name, count) == value]
        if len(counts) == len(preset.players):
            names.append(preset.id)
        else:
            names += [f"{preset.id} {count}p" for count in counts]
    return names


def _opening_tables() -> str:
    rows = [(f"`{name}`", ", ".join(f"{score}: {least}" for score, least in steps)) for name, steps in TABLES.items()]
    note = "The last step of `samba` is that of `opening_top`; below 0 `negative_minimum` holds in every table.\n"
    return "\n".join(["### Opening tables\n", _table(("table", "minimum from score"), rows), note])


def _constraints(schema: Schema, messages: FluentBundle) -> str:
    def row(constraint: Constraint) -> tuple[str, ...]:
        names = ", ".join(f"`{name}`" for name in constraint.options)
        return (
            f"`{constraint.code}`",
            names,
            _message(messages, f"constraint-{constraint.code}"),
            ", ".join(constraint.rules),
        )

    if not schema.constraints:
        return "### Combinations that are refused\n\nNone: every combination can be played.\n"
    rows = [row(constraint) for constraint in schema.constraints]
    return "\n".join(["### Combinations that are refused\n", _table(("code", "options", "reason", "rules"), rows)])
