"""The rules of a game in words, as the chosen options make them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from stolik.games.canasta.opening_table import opening_steps
from stolik.games.option import RuleSet, Value
from stolik.text.catalogue import Catalogue, MessageError, Param, catalogue

Sections = tuple[tuple[str, tuple[str, ...]], ...]
Condition = Mapping[str, tuple[Value, ...]]


def _ids(text: str) -> tuple[str, ...]:
    return tuple(text.split())


KURNIK: Final[Sections] = (
    ("aim", _ids("A78")),
    ("deal", _ids("A1 A2 A3 A5 A6 A10 A82 A7 A8 A9 A11")),
    ("values", _ids("A12 A79 A13 A14")),
    ("red-threes", _ids("A15 A16 A17 A18 A81 A19 A20 A21 A75")),
    ("turn", _ids("A80 A22 A23 A24 A25 A26 A52")),
    ("pile", _ids("A27 A28 A29 A30 A31 A45 A32 A33 A34 A74 A35 A36")),
    ("melds", _ids("A38 A39 A40 A41 A4 A46 A42 A43 A44")),
    ("opening", _ids("A47 A48 A49 A50 A37 A51")),
    ("out", _ids("A53 A54 A55 A76 A56 A77")),
    ("ask", _ids("A58 A57 A71 A72 A73")),
    ("end", _ids("A59 A60 A83")),
    ("scoring", _ids("A61 A62 A63 A64 A65 A66 A67")),
    ("match", _ids("A68 A69 A70")),
)
"""The rules of canasta as on Kurnik in the order in which one explains them."""

BOOKS: Final[Mapping[str, Sections]] = {"kurnik": KURNIK}
"""The rulebook of each preset."""

_IN_PAIRS: Final[Condition] = {"players": (4,)}

WHEN: Final[Mapping[str, Condition]] = {
    "A2": {"players": (2,)},
    "A3": _IN_PAIRS,
    "A4": _IN_PAIRS,
    "A5": {"players": (2,)},
    "A6": _IN_PAIRS,
    "A24": _IN_PAIRS,
    "A25": {"draw_count": (2,)},
    "A29": {"pile_always_frozen": (False,)},
    "A36": {"pile_always_frozen": (False,)},
    "A45": {"black3_take_for_last_meld": (True,)},
    "A51": _IN_PAIRS,
    "A57": {"players": (4,), "ask_partner": ("go_out", "go_out_mandatory", "lay_out")},
    "A58": _IN_PAIRS,
    "A71": {"players": (4,), "ask_partner": ("go_out", "go_out_mandatory", "lay_out")},
    "A72": {"players": (4,), "ask_partner": ("go_out", "go_out_mandatory")},
    "A73": {"players": (4,), "ask_partner": ("lay_out",)},
    "A76": _IN_PAIRS,
}
"""The values under which a rule has a place in the rulebook; a rule that is not named here always has one."""


def rule_text(rule_set: RuleSet, rule_id: str, language: str) -> str:
    """One rule in words under the options of `rule_set`, whether or not it applies there; MessageError if unknown."""
    messages = catalogue(language)
    return _rule(messages, rule_id, _params(rule_set, messages))


def rulebook(rule_set: RuleSet, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules that apply under the options of `rule_set`: titles of sections with (rule id, text)."""
    messages = catalogue(language)
    if rule_set.preset not in BOOKS:
        raise MessageError(language, f"rules of {rule_set.preset}", "there is no rulebook of this game")
    params = _params(rule_set, messages)
    book: list[tuple[str, list[tuple[str, str]]]] = []
    for section, rule_ids in BOOKS[rule_set.preset]:
        rules = [(rule_id, _rule(messages, rule_id, params)) for rule_id in rule_ids if applies(rule_set, rule_id)]
        if rules:
            book.append((messages.format(f"rules-section-{section}"), rules))
    return book


def applies(rule_set: RuleSet, rule_id: str) -> bool:
    """Whether a rule has a place in the rulebook under these options."""
    return all(rule_set[option] in values for option, values in WHEN.get(rule_id, {}).items())


def _rule(messages: Catalogue, rule_id: str, params: Mapping[str, Param]) -> str:
    text = messages.format(f"rule-{rule_id}", **params)
    # messages are broken into lines where the file needs it, and empty variants leave their spaces behind
    return re.sub(r"[ \n]+", " ", text).strip()


def _params(rule_set: RuleSet, messages: Catalogue) -> dict[str, Param]:
    return {**rule_set.values, "opening_minimums": opening_minimums(rule_set, messages)}


def opening_minimums(rule_set: RuleSet, messages: Catalogue) -> str:
    """The opening table in words, such as `15 below 0, 50 from 0 to 1495, 90 from 1500 on`."""
    steps = opening_steps(rule_set)
    lowest = steps[0][1]
    negative = rule_set["negative_minimum"]
    below = negative if isinstance(negative, int) else lowest
    parts = [] if below == lowest else [messages.format("rules-opening-below-zero", minimum=below)]
    for (start, minimum), (following, _) in pairwise(steps):
        # scores are multiples of 5
        end = (following - 1) // 5 * 5
        if start == 0 and below == lowest:
            parts.append(messages.format("rules-opening-up-to", minimum=minimum, to=end))
        else:
            parts.append(messages.format("rules-opening-from-to", minimum=minimum, **{"from": start, "to": end}))
    last, minimum = steps[-1]
    if last == 0 and below == lowest:
        parts.append(messages.format("rules-opening-any", minimum=minimum))
    else:
        parts.append(messages.format("rules-opening-from", minimum=minimum, **{"from": last}))
    return ", ".join(parts)
