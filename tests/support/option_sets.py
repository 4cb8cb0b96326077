"""Random allowed option sets, drawn from a schema and its constraints."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from stolik.games.option import PLAYERS, GameError, OptionFault, RuleSet, Schema, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.games.option import Option, Preset

Changes = dict[str, Value]


@st.composite
def minimum_lists(draw: st.DrawFn) -> str:
    """A family's own opening table: scores rising from 0, minimums that are multiples of 5."""
    scores = sorted(draw(st.sets(st.integers(1, 200), max_size=4)))
    minimums = [draw(st.integers(1, 40)) * 5 for _ in range(len(scores) + 1)]
    return ",".join(f"{score * 50}:{least}" for score, least in zip([0, *scores], minimums, strict=True))


LISTS = {"opening_table": minimum_lists()}


@st.composite
def option_sets(
    draw: st.DrawFn,
    schema: Schema,
    *,
    preset: str | None = None,
    fixed: Mapping[str, Value] | None = None,
    most: int = 10,
) -> RuleSet:
    """A rule set that can be played: any preset or the one given, `fixed` options as given, some others changed."""
    held = dict(fixed or {})
    chosen = draw(st.sampled_from(schema.presets)) if preset is None else schema.preset(preset)
    # the number of players is drawn each time: the games for two, three and four differ most
    held.setdefault(PLAYERS, draw(st.sampled_from(chosen.players)))
    names = [option.name for option in schema.options if option.name not in held]
    changed = draw(st.lists(st.sampled_from(names), unique=True, max_size=most))
    changes = {name: draw(_values(schema.option(name), chosen)) for name in changed} | held
    for _ in range(2 * len(schema.constraints)):
        broken = _broken(schema, chosen.id, changes)
        if broken is None:
            break
        changes |= draw(st.sampled_from(_repairs(schema, chosen, changes, held, broken)))
    assume(_broken(schema, chosen.id, changes) is None)
    return schema.rule_set(chosen.id, changes)


def _plain_values(option: Option, preset: Preset) -> list[Value]:
    return list(preset.players if option.name == PLAYERS else option.values)


def _values(option: Option, preset: Preset) -> st.SearchStrategy[Value]:
    plain: st.SearchStrategy[Value] = st.sampled_from(_plain_values(option, preset))
    return plain if option.form is None else plain | LISTS[option.name]


def _broken(schema: Schema, preset: str, changes: Changes) -> str | None:
    """The constraint that refuses these changes; any other refusal is a fault of who asked for them."""
    try:
        schema.rule_set(preset, changes)
    except GameError as error:
        if error.code is not OptionFault.CONSTRAINT_BROKEN:
            raise
        return str(error.params["constraint"])
    return None


def _repairs(schema: Schema, preset: Preset, changes: Changes, held: Changes, broken: str) -> list[Changes]:
    """Other values for the options of a broken constraint, the held ones left alone; whole remedies before partial."""
    constraint = next(known for known in schema.constraints if known.code == broken)
    free = [name for name in constraint.options if name not in held]
    choices = [_plain_values(schema.option(name), preset) for name in free]
    tries = [dict(zip(free, values, strict=True)) for values in itertools.product(*choices)]
    left = [(attempt, _broken(schema, preset.id, changes | attempt)) for attempt in tries]
    whole = [attempt for attempt, code in left if code is None]
    partial = [attempt for attempt, code in left if code != broken]
    if not whole and not partial:
        raise ValueError(f"{broken}: {held} can never be played with {preset.id}")
    return whole or partial
