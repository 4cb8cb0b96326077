"""`stolik games`: what can be played, and with which options."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from stolik.engine import COMPILED
from stolik.games.option import PLAYERS, Option, Preset, Schema, value_text
from stolik.games.registry import SCHEMAS, parse_rule_set, schema_of
from stolik.terminal.paint import flow
from stolik.text.catalogue import Catalogue, catalogue
from stolik.text.language import choose_language
from stolik.text.option_names import option_message


def games_command(
    game: Annotated[str | None, Parameter(help="cli-games-game")] = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """cli-games"""
    shown = [(schema, preset) for schema in SCHEMAS for preset in schema.presets]
    if game is not None:
        if "@" in game:
            game = parse_rule_set(game).preset
        schema = schema_of(game)
        shown = [(schema, schema.preset(game))]
    if as_json:
        data = {"engine": "compiled" if COMPILED else "plain", "games": [_as_data(*pair) for pair in shown]}
        json.dump(data, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    messages = catalogue(choose_language(lang, os.environ))
    width = Console().width
    for schema, preset in shown:
        print(_headline(preset, messages))
        if game is not None:
            print("\n".join(line for option in schema.options for line in _option(option, schema, preset, messages, width)))
    if game is None:
        print("\n" + messages.format("cli-games-more", game=shown[0][1].id))
    return 0


def _headline(preset: Preset, messages: Catalogue) -> str:
    title_id = f"game-{preset.id}"
    return messages.format(
        "cli-games-line",
        game=f"{preset.id}@{preset.version}",
        title=messages.format(title_id) if title_id in messages else preset.id,
        players=", ".join(str(count) for count in preset.players),
    )


def _option(option: Option, schema: Schema, preset: Preset, messages: Catalogue, width: int) -> list[str]:
    """An option with its values, the default in brackets."""
    defaults = {value_text(preset.default(option, players)) for players in preset.players}
    allowed = [text for text in option.allowed if option.name != PLAYERS or int(text) in preset.players]
    values = [f"[{text}]" if text in defaults else text for text in allowed]
    title = messages.format(option_message(schema, option.name))
    return [*flow([f"{option.name} = {' | '.join(values)}"], width, 2), *flow([title], width, 6)]


def _as_data(schema: Schema, preset: Preset) -> dict[str, object]:
    return {
        "id": preset.id,
        "version": preset.version,
        "family": schema.family,
        "players": list(preset.players),
        "options": [_option_data(option, preset) for option in schema.options],
    }


def _option_data(option: Option, preset: Preset) -> dict[str, object]:
    first = preset.players[0] if option.name != PLAYERS else 0
    data: dict[str, object] = {
        "name": option.name,
        "values": list(preset.players if option.name == PLAYERS else option.values),
        "default": preset.default(option, first),
        "defaults": {str(players): preset.default(option, players) for players in preset.players},
        "rules": list(option.rules),
    }
    if option.name == PLAYERS:
        del data["defaults"]
    if option.form is not None:
        data["list"] = option.form.example
    return data
