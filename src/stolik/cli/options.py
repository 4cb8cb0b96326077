"""Rule sets from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.cli.errors import CliError
from stolik.games.game_error import GameError, OptionFault
from stolik.games.option import RuleSet
from stolik.games.registry import SCHEMAS, parse_rule_set, schema_of
from stolik.terminal.refusals import one_line


def chosen_rules(game: str, settings: Sequence[str] | None) -> RuleSet:
    """The rule set of a game, by its name or by a text such as `kurnik@1 players=4`, changed by settings such as
    `players=2`.

    Raises GameError or CliError.
    """
    changes: dict[str, object] = {}
    if "@" in game or named_options(game, None):
        written = parse_rule_set(game)
        game = written.preset
        changes |= written.changes
    named: set[str] = set()
    for setting in settings or ():
        name, sign, value = setting.partition("=")
        if not sign:
            raise CliError("cli-setting-form", given=one_line(setting))
        if name in named:
            raise GameError(OptionFault.OPTION_REPEATED, {"option": name})
        named.add(name)
        changes[name] = value
    return schema_of(game).rule_set(game, changes)


def named_options(game: str, settings: Sequence[str] | None) -> frozenset[str]:
    """The options that the text of a game and settings name."""
    return frozenset(text.partition("=")[0] for text in (*game.split()[1:], *(settings or ())))


def playable_games() -> list[str]:
    """The games that this version plays."""
    return [preset.id for schema in SCHEMAS for preset in schema.presets]
