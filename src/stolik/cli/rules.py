"""`stolik rules`: the rules of a game in words, as the chosen options make them."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from stolik.cli.options import chosen_rules
from stolik.games.option import RuleSet
from stolik.terminal.paint import flow
from stolik.text.language import choose_language
from stolik.text.rulebook import rulebook


def rules_command(
    game: Annotated[str, Parameter(help="cli-rules-game")],
    /,
    *,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="cli-set", metavar="OPTION=VALUE", negative="")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """cli-rules"""
    rule_set = chosen_rules(game, setting)
    language = choose_language(lang, os.environ)
    if as_json:
        json.dump(_as_data(rule_set, language), sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    width = Console().width
    print(rule_set.text)
    for heading, rules in rulebook(rule_set, language):
        print(f"\n{heading}")
        for rule, text in rules:
            # each row of a table is a line
            first, *more = [line for row in text.split("\n") for line in flow([row], width, 6)]
            print("\n".join([f" {rule:<5}{first.strip()}", *more]))
    return 0


def _as_data(rule_set: RuleSet, language: str) -> dict[str, object]:
    sections = [
        {"title": heading, "rules": [{"id": rule, "text": text} for rule, text in rules]}
        for heading, rules in rulebook(rule_set, language)
    ]
    return {"rules": rule_set.text, "language": language, "sections": sections}
