"""What can be typed at a table of the kanasta family."""

from __future__ import annotations

from stolik.terminal.words import Words

TAKE_TOP = "take-top"
ACTIONS = (
    *("draw", "take", TAKE_TOP, "lay", "run", "open", "add", "extend", "join", "discard"),
    *("ask", "yes", "no", "pass", "stop"),
)
WITH_OPTIONS = {"run": ("sequences",), "extend": ("sequences",), "join": ("second_meld_same_rank", "merge_same_rank")}
"""Actions that there are only with these options."""


def help_rows(words: Words) -> list[tuple[str, str]]:
    """The actions that these rules have, then how cards and melds are written."""
    options = words.rule_set
    rows = [(f"type-{verb}", f"help-{verb}") for verb in ACTIONS if _there_is(verb, words)]
    rows.append(("", "help-plays"))
    if options["second_meld_same_rank"]:
        rows.append(("", "help-second"))
    if options["wild_melds"]:
        rows.append(("", "help-wilds"))
    rows.append(("", "help-suits" if options["sequences"] else "help-cards"))
    rows.append(("", "help-languages"))
    if options["sequences"] or options["second_meld_same_rank"]:
        rows.append(("", "help-languages-more"))
    return rows


def _there_is(verb: str, words: Words) -> bool:
    if verb in ("ask", "yes", "no"):
        return words.pairs
    if verb == TAKE_TOP:
        return bool(words.rule_set["take_top_only_to_go_out"] and words.rule_set["going_out"])
    return all(words.rule_set[option] for option in WITH_OPTIONS.get(verb, ()))
