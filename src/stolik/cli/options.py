"""Rule sets from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.cli.errors import CliError
from stolik.games.game_error import GameError, OptionFault
from stolik.games.option import RuleSet
from stolik.games.registry import SCHEMAS, parse_rule_set, schema_of
from stolik.terminal.refusals import one_line


def chosen_rules(game: str, settings: Sequence[str] | None) -> RuleSet:
    """The rule set of a game, with or without its version, and of settings such as `players=4`.

    Raises GameError or CliError.
    """
    if "@" in game:
        game = parse_rule_set(game).preset
    changes: dict[str, object] = {}
    for setting in settings or ():
        name, sign, value = setting.partition("=")
        if not sign:
            raise CliError("cli-setting-form", given=one_line(setting))
        if name in changes:
            raise GameError(OptionFault.OPTION_REPEATED, {"option": name})
        changes[name] = value
    return schema_of(game).rule_set(game, changes)


def playable_games() -> list[str]:
    """The games that this version plays."""
    return [preset.id for schema in SCHEMAS for preset in schema.presets]
