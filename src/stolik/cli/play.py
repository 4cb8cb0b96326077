"""`stolik play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import logging
import math
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from stolik.bots.registry import bot as find_bot
from stolik.cli.errors import CliError
from stolik.cli.options import chosen_rules, named_options, playable_games
from stolik.desk.registry import has_piles
from stolik.table.folder import data_folder
from stolik.table.shelf import Shelf
from stolik.terminal.screen import Quit, Screen
from stolik.terminal.start import Wish, open_session
from stolik.text.catalogue import catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason

BOT = "greedy"
PACE = 1.0
SLOWEST = 60.0
SEED_BITS = 48


def play_command(
    game: Annotated[str | None, Parameter(help="cli-play-game")] = None,
    /,
    *,
    bot: Annotated[str | None, Parameter(help="cli-play-bot", metavar="LEVEL")] = None,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="cli-set", metavar="OPTION=VALUE", negative="")
    ] = None,
    seed: Annotated[int | None, Parameter(help="cli-play-seed", metavar="N")] = None,
    pace: Annotated[float, Parameter(help="cli-play-pace", metavar="SECONDS")] = PACE,
    new: Annotated[bool, Parameter(help="cli-play-new", negative="")] = False,
    resume: Annotated[bool, Parameter(help="cli-play-resume", negative="")] = False,
    open_piles: Annotated[bool, Parameter(help="cli-play-open-piles", negative="")] = False,
    data: Annotated[str | None, Parameter(help="cli-play-data", metavar="DIR")] = None,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """cli-play"""
    named = named_options(game or "", setting)
    if resume and (new or seed is not None or named or bot is not None):
        raise CliError("cli-resume-alone")
    if not (math.isfinite(pace) and 0 <= pace <= SLOWEST):
        raise CliError("cli-pace", given=f"{pace:g}", most=int(SLOWEST))
    if data == "":
        raise CliError("cli-data-empty")
    find_bot(bot or BOT)
    games = playable_games()
    rule_set = chosen_rules(game or games[0], setting)
    if open_piles and game is not None and not has_piles(rule_set.preset):
        raise CliError("cli-no-piles", game=rule_set.preset)
    wish = Wish(
        rule_set=rule_set,
        games=[rule_set.preset] if game is not None else games,
        bot=bot or BOT,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        language=choose_language(lang, os.environ),
        pace=pace,
        new=new,
        resume=resume,
        settings=named,
        bot_named=bot is not None,
        seed_named=seed is not None,
        open_piles=open_piles,
    )
    return _play(wish, data_folder(data, os.environ))


def _play(wish: Wish, folder: Path) -> int:
    screen = Screen(Console(highlight=False))
    with contextlib.closing(Shelf(folder)) as shelf:
        try:
            session = open_session(wish, shelf, screen)
        except Quit:
            screen.show([catalogue(wish.language).format("left-untouched")])
            return 0
        except OSError as error:
            raise CliError("cli-data", path=str(folder), reason=os_reason(error)) from error
        with _faults_logged(folder):
            return session.run()


@contextlib.contextmanager
def _faults_logged(folder: Path) -> Iterator[None]:
    """Keep what bots do wrong in a file, and out of the picture of the table."""
    logger = logging.getLogger("stolik")
    handler = logging.FileHandler(folder / "stolik.log", encoding="utf-8", delay=True)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        handler.close()
