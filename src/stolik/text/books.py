"""The rulebooks of the presets: their sections, and of which texts each numbered rule is made.

A text stands in one place. A rule of a book is one message or several in a row; books share them, so that a rule which
says the same in two games has two numbers and one text. Messages are named after the rule that they come from, with a
letter where it was cut in two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.games.option import Value

Sections = tuple[tuple[str, tuple[str, ...]], ...]
Parts = Mapping[str, tuple[str, ...]]
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

CLASSIC: Final[Sections] = (
    ("aim", _ids("B67")),
    ("deal", _ids("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11")),
    ("values", _ids("B13 B12")),
    ("red-threes", _ids("B14 B15 B16 B17 B18")),
    ("turn", _ids("B19")),
    ("pile", _ids("B20 B44 B45 B50 B38 B40 B68 B43 B41 B42 B46")),
    ("melds", _ids("B21 B22 B26 B24 B25 B27 B28 B29 B30 B31 B66 B23 B70")),
    ("opening", _ids("B32 B33 B34 B36 B39 B35 B65 B37")),
    ("out", _ids("B48 B47 B49 B52 B53 B54 B69")),
    ("ask", _ids("B51 B72")),
    ("end", _ids("B56 B55 B57 B71")),
    ("scoring", _ids("B58 B59 B60 B63 B64")),
    ("match", _ids("B61 B62")),
)
"""The rules of classic canasta, and of hoyle, which differs only in its options."""

BOOK: Final[Sections] = (
    ("aim", _ids("B67")),
    ("deal", _ids("P1 B3 B4 B5 B6 B7 B9 P7 B11")),
    ("values", _ids("B13 B12")),
    ("red-threes", _ids("B14 P12 B16")),
    ("turn", _ids("B19")),
    ("pile", _ids("B20 P5 P8 B45 P6 P4 B43 B41 B42 B46")),
    ("melds", _ids("B21 P2 B26 B24 B25 B27 B29 B30 B31 B66 P10")),
    ("opening", _ids("P3 B33 B34 B36 B65 B37")),
    ("out", _ids("B48 P9 P11")),
    ("ask", _ids("B72")),
    ("end", _ids("P13")),
    ("scoring", _ids("B58 B59 B60 B63 B64")),
    ("match", _ids("P14 B62")),
)
"""The rules of the book's canasta: its own points, and those of classic on what the book does not mention."""

BOOKS: Final[Mapping[str, Sections]] = {"kurnik": KURNIK, "classic": CLASSIC, "hoyle": CLASSIC, "book": BOOK}
"""The rulebook of each preset."""


def _parts(**rules: str) -> dict[str, tuple[str, ...]]:
    return {rule: _ids(parts) for rule, parts in rules.items()}


_KURNIK_PARTS: Final = _parts(
    A8="A8 C11",
    A10="A10 B3 B4 B5 B6",
    A13="A13 D40",
    A15="A15 P12a",
    A27="A27 P9a A27a",
    A28="A28 A28a",
    A33="A33 A33a",
    A37="A37 A37a",
    A38="A38 A38a",
    A41="A41 A41a",
    A42="A42 A42a",
    A44="A44 A44a",
    A47="A47 P3a",
    A49="A49 A49a",
    A53="A53 P11a",
    A77="A77 A77a A77b A77c A77d A77e",
)

_CLASSIC_PARTS: Final = _parts(
    B1="A1",
    B2="A3",
    B6="A10 B6",
    B8="A6 A82",
    B9="A7 A8 C11",
    B10="A9",
    B11="A11 A80",
    B12="A13 D40 A14",
    B13="A12 A79",
    B14="A17 A81 A19",
    B15="A15 A16 P12a",
    B16="A18",
    B18="A65",
    B19="A22 A23 A25 A26 A52",
    B20="A27",
    B21="A38 A46",
    B22="A38a A39",
    B23="A44",
    B24="A4 A41",
    B25="A41a",
    B26="A40 B26",
    B27="A42",
    B28="A42a",
    B32="A47 A48 A49 P3a",
    B35="A37",
    B36="A50",
    B37="A51 B37",
    B38="A33 B38",
    B39="B39 A37a",
    B40="A33a",
    B42="A36",
    B43="A34 A74",
    B44="A28 A28a A29",
    B45="A30 A32 A31 A45",
    B46="B46 P9a",
    B47="A54 A76",
    B48="A53",
    B49="A56",
    B50="A27a",
    B51="A57 A58",
    B52="A77 A77c",
    B53="A77a A77d",
    B54="A77b",
    B55="A83",
    B56="A59 A60",
    B57="A20 A21",
    B58="A61 A62 A63 A66 A67 P11a",
    B61="A68",
    B62="A69 A70",
    B67="A78",
    B69="A77e",
    B70="A44a",
    B71="B71 A75",
    B72="A71 A72 A73",
)

_BOOK_PARTS: Final = _CLASSIC_PARTS | _parts(
    P1="A1 A2 A3 A5 A6 A82",
    P2="A38a A39 A42a",
    P3="A47 A48 A49 P3a",
    P4="A33 B38 A33a A34 B39 A37 A37a",
    P5="A28 A29",
    P6="A31 A45 B68",
    P7="A9",
    P8="A28a",
    P9="A54 A76 A56 A58 A57 A27a P9a",
    P10="A44 A44a",
    P11="A77 A77a A77d A77b A77c A77e P11a",
    P12="A17 A15 A16 P12a B17 A65 A66",
    P13="A59 A60 A83 A20 A21 B71 A75",
    P14="A68",
    # what the book's own points say is left out of these
    B14="A81 A19",
    B43="A74",
    B45="A30 A32",
    B46="B46",
    B58="A61 A62 A63 A67",
)


def _complete(sections: Sections, parts: Parts) -> Parts:
    """The parts of every rule of a book; a rule that is not named is its own only part."""
    return {rule: parts.get(rule, (rule,)) for _, rules in sections for rule in rules}


PARTS: Final[Mapping[str, Parts]] = {
    "kurnik": _complete(KURNIK, _KURNIK_PARTS),
    "classic": _complete(CLASSIC, _CLASSIC_PARTS),
    "hoyle": _complete(CLASSIC, _CLASSIC_PARTS),
    "book": _complete(BOOK, _BOOK_PARTS),
}
"""Of which texts the rules of each preset are made."""

_IN_PAIRS: Final[Condition] = {"players": (4,)}
_ALONE: Final[Condition] = {"players": (2, 3)}
_GOING_OUT: Final[Condition] = {"going_out": (True,)}
_SEAT_DRAW: Final[Condition] = {"seat_draw": (True,)}
_WITH_PILE: Final[Condition] = {"pile_for_opening": ("with_natural_pair",)}
_NOT_ALWAYS_FROZEN: Final[Condition] = {"pile_always_frozen": (False,)}
_PAIR_GOES_OUT: Final[Condition] = {"players": (4,), "going_out": (True,)}
_ASK_LAYING: Final[Condition] = {"players": (4,), "ask_partner": ("lay_out",)}
_ASK_GOING_OUT: Final[Condition] = {
    "players": (4,),
    "ask_partner": ("go_out", "go_out_mandatory"),
    "going_out": (True,),
}

WHEN: Final[Mapping[str, tuple[Condition, ...]]] = {
    "A2": (_ALONE,),
    "A3": (_IN_PAIRS,),
    "A4": (_IN_PAIRS,),
    "A5": (_ALONE,),
    "A6": (_IN_PAIRS,),
    "A10": ({"seat_draw": (False,)},),
    "A24": (_IN_PAIRS,),
    "A25": ({"draw_count": (2,)},),
    "A27a": ({"one_card_take": ("forbidden",)}, _GOING_OUT),
    "A28a": ({"take_onto_finished_canasta": (False,)},),
    "A29": (_NOT_ALWAYS_FROZEN,),
    "A33a": (_NOT_ALWAYS_FROZEN,),
    "A36": (_NOT_ALWAYS_FROZEN,),
    "A37": (_WITH_PILE,),
    "A37a": ({"pile_for_opening": ("not_allowed",)},),
    "A44a": ({"black3_melds": ("going_out", "going_out_no_discard")},),
    "A45": ({"black3_take_for_last_meld": (True,), "going_out": (True,)},),
    "A49a": ({"opening_strict": ("at_least",)},),
    "A51": (_IN_PAIRS,),
    "A54": (_GOING_OUT,),
    "A55": (_GOING_OUT,),
    "A57": (_ASK_GOING_OUT, _ASK_LAYING),
    "A58": (_IN_PAIRS,),
    "A71": (_ASK_GOING_OUT, _ASK_LAYING),
    "A72": (_ASK_GOING_OUT,),
    "A73": (_ASK_LAYING,),
    "A76": (_PAIR_GOES_OUT,),
    "A77": (_GOING_OUT,),
    "A77a": (_GOING_OUT,),
    "A77b": (_GOING_OUT,),
    # who plays alone and goes out concealed has no meld yet
    "A77c": (_PAIR_GOES_OUT, {"pile_for_opening": ("with_natural_pair",), "going_out": (True,)}),
    "A77d": (_PAIR_GOES_OUT,),
    "A77e": (_GOING_OUT,),
    "B3": (_SEAT_DRAW,),
    "B4": (_SEAT_DRAW,),
    "B5": (_SEAT_DRAW,),
    "B6": (_SEAT_DRAW,),
    "B38": ({"players": (4,), "pile_always_frozen": (False,)},),
    "B39": (_WITH_PILE,),
    "B63": (_IN_PAIRS,),
    "B65": (_WITH_PILE,),
    "B68": (_NOT_ALWAYS_FROZEN,),
    "B71": ({"last_red3": ("meld_no_discard",), "going_out": (True,)},),
    "C11": ({"surprise_cards": (3,)},),
    "D40": ({"seven_in_hand": (500,)},),
    "P3a": ({"opening_canasta_from": (5000,)},),
    "P9a": ({"take_top_only_to_go_out": (True,), "going_out": (True,)},),
    "P11a": ({"players": (4,), "double_out_bonus": (100,), "going_out": (True,)},),
    "P12a": ({"red3_replaced": ("deal_only",)},),
}
"""The values under which a text has a place in a rulebook, one condition or another; one not named always has."""
