"""`stolik games`: what can be played, and with which options."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from stolik.cli.errors import CliError
from stolik.cli.options import chosen_rules, named_options
from stolik.engine import COMPILED
from stolik.games.option import PLAYERS, Option, Preset, RuleSet, Schema, value_text
from stolik.games.registry import SCHEMAS, schema_of
from stolik.terminal.paint import flow
from stolik.text.catalogue import Catalogue, catalogue
from stolik.text.language import choose_language
from stolik.text.option_names import option_message


def games_command(
    game: Annotated[str | None, Parameter(help="cli-games-game")] = None,
    /,
    *,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="cli-games-set", metavar="OPTION=VALUE", negative="")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """cli-games"""
    shown = [(schema, preset) for schema in SCHEMAS for preset in schema.presets]
    rule_set: RuleSet | None = None
    if game is not None:
        chosen = chosen_rules(game, setting)
        schema = schema_of(chosen.preset)
        shown = [(schema, schema.preset(chosen.preset))]
        rule_set = chosen if named_options(game, setting) else None
    elif setting:
        raise CliError("cli-games-set-alone")
    if as_json:
        games = [_as_data(*pair, rule_set) for pair in shown]
        data = {"engine": "compiled" if COMPILED else "plain", "games": games}
        json.dump(data, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    messages = catalogue(choose_language(lang, os.environ))
    width = Console().width
    for schema, preset in shown:
        print(_headline(preset, rule_set, messages))
        if game is not None:
            for option in schema.options:
                print("\n".join(_option(option, schema, preset, rule_set, messages, width)))
    if game is None:
        print("\n" + messages.format("cli-games-more", game=shown[0][1].id))
    return 0


def _headline(preset: Preset, rule_set: RuleSet | None, messages: Catalogue) -> str:
    title_id = f"game-{preset.id}"
    return messages.format(
        "cli-games-line",
        game=rule_set.text if rule_set is not None else f"{preset.id}@{preset.version}",
        title=messages.format(title_id) if title_id in messages else preset.id,
        players=", ".join(str(count) for count in preset.players),
    )


def _option(
    option: Option, schema: Schema, preset: Preset, rule_set: RuleSet | None, messages: Catalogue, width: int
) -> list[str]:
    """An option with its values: in brackets the default, or that of the rule set, which says then what it was."""
    allowed = [text for text in option.allowed if option.name != PLAYERS or int(text) in preset.players]
    title = messages.format(option_message(schema, option.name))
    if rule_set is None:
        marked = {value_text(preset.default(option, players)) for players in preset.players}
    else:
        marked = {value_text(rule_set[option.name])}
        allowed += sorted(marked.difference(allowed))  # a list of the person's own
        usual = value_text(preset.default(option, rule_set.number(PLAYERS)))
        if option.name in rule_set.changes:
            title = messages.format("cli-games-changed", title=title, usual=usual)
    values = [f"[{text}]" if text in marked else text for text in allowed]
    return [*flow([f"{option.name} = {' | '.join(values)}"], width, 2), *flow([title], width, 6)]


def _as_data(schema: Schema, preset: Preset, rule_set: RuleSet | None) -> dict[str, object]:
    data: dict[str, object] = {
        "id": preset.id,
        "version": preset.version,
        "family": schema.family,
        "players": list(preset.players),
    }
    if rule_set is not None:
        data["rules"] = rule_set.text
    return data | {"options": [_option_data(option, preset, rule_set) for option in schema.options]}


def _option_data(option: Option, preset: Preset, rule_set: RuleSet | None) -> dict[str, object]:
    first = preset.players[0] if option.name != PLAYERS else 0
    data: dict[str, object] = {
        "name": option.name,
        "values": list(preset.players if option.name == PLAYERS else option.values),
        "default": preset.default(option, first),
        "defaults": {str(players): preset.default(option, players) for players in preset.players},
        "rules": list(option.rules),
    }
    if rule_set is not None:
        data["value"] = rule_set[option.name]
    if option.name == PLAYERS:
        del data["defaults"]
    if option.form is not None:
        data["list"] = option.form.example
    return data
