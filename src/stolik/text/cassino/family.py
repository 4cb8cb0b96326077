"""The rulebooks of the Cassino family."""

from __future__ import annotations

from typing import Final

from stolik.games.option import RuleSet
from stolik.text.cassino.book import BOOKS, PARTS
from stolik.text.cassino.conditions import WHEN
from stolik.text.cassino.lines import LINES
from stolik.text.cassino.refusals import REFUSALS
from stolik.text.catalogue import Catalogue, Param
from stolik.text.family import BookFamily


def _params(rule_set: RuleSet, _messages: Catalogue) -> dict[str, Param]:
    return dict(rule_set.values)


CASSINO: Final = BookFamily(
    prefix="rule-cassino-",
    books=BOOKS,
    parts=PARTS,
    when=WHEN,
    params=_params,
    refusals=REFUSALS,
    lines=LINES,
    # what the maker of a combination must not do
    example="51",
)
