"""What can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from stolik.desk.registry import has_piles
from stolik.games.option import PLAYERS, Option, Preset, Schema, value_text
from stolik.games.registry import SCHEMAS, parse_rule_set, schema_of
from stolik.server.requests import GameInfo, OptionInfo, Rulebook, RuleItem, RuleSection, RulesFound, RulesWanted
from stolik.table.asking import asks_many
from stolik.text.rulebook import rulebook

LONGEST_RULES: Final = 4_000


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games that can be played, with their options."""
    return [_game(schema, preset) for schema in SCHEMAS for preset in schema.presets]


@post("/api/rule-sets", status_code=200, sync_to_thread=False)
def find_rules(data: JSONBody[RulesWanted]) -> RulesFound:
    """The rule set of a preset with some options changed."""
    rule_set = schema_of(data.preset).rule_set(data.preset, data.options)
    values = {name: value_text(value) for name, value in rule_set.values.items()}
    return RulesFound(rule_set.text, values, {name: values[name] for name in rule_set.changes})


@get("/api/rules", sync_to_thread=False)
def tell_rules(
    rules: Annotated[str, QueryParameter(max_length=LONGEST_RULES)], lang: FromQuery[Literal["en", "pl"]] = "en"
) -> Rulebook:
    """The rules of a rule set in words."""
    rule_set = parse_rule_set(rules)
    sections = (
        RuleSection(title, tuple(RuleItem(rule, text) for rule, text in said))
        for title, said in rulebook(rule_set, lang)
    )
    return Rulebook(rule_set.text, tuple(sections))


def _game(schema: Schema, preset: Preset) -> GameInfo:
    options = tuple(_option(option, preset) for option in schema.options)
    return GameInfo(
        preset.id, preset.version, schema.family, preset.players, options, asks_many(schema), has_piles(preset.id)
    )


def _option(option: Option, preset: Preset) -> OptionInfo:
    if option.name == PLAYERS:
        values = tuple(str(count) for count in preset.players)
    else:
        values = tuple(value_text(value) for value in option.values)
    return OptionInfo(
        name=option.name,
        values=values,
        defaults={str(players): value_text(preset.default(option, players)) for players in preset.players},
        rules=option.rules,
        example=option.form.example if option.form is not None else "",
    )
