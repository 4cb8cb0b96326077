"""The rulebooks of the canasta family: their sections, and of which texts each numbered rule is made.

A text stands in one place. A rule of a book is one message or several in a row; books share them, so that a rule which
says the same in two games has two numbers and one text. Messages are named after the rule that they come from, with a
letter where it was cut in two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Parts, Sections, ids, parts_of, whole_parts

KURNIK: Final[Sections] = (
    ("aim", ids("A78")),
    ("deal", ids("A1 A2 A3 A5 A6 A10 A82 A7 A8 A9 A11")),
    ("values", ids("A12 A79 A13 A14")),
    ("red-threes", ids("A15 A16 A17 A18 A81 A19 A20 A21 A75")),
    ("turn", ids("A80 A22 A23 A24 A25 A26 A52")),
    ("pile", ids("A27 A28 A29 A30 A31 A45 A32 A33 A34 A74 A35 A36")),
    ("melds", ids("A38 A39 A40 A41 A4 A46 A42 A43 A44")),
    ("opening", ids("A47 A48 A49 A50 A37 A51")),
    ("out", ids("A53 A54 A55 A76 A56 A77")),
    ("ask", ids("A58 A57 A71 A72 A73")),
    ("end", ids("A59 A60 A83")),
    ("scoring", ids("A61 A62 A63 A64 A65 A66 A67")),
    ("match", ids("A68 A69 A70")),
)
"""The rules of canasta as on Kurnik in the order in which one explains them."""

CLASSIC: Final[Sections] = (
    ("aim", ids("B67")),
    ("deal", ids("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11")),
    ("values", ids("B13 B12")),
    ("red-threes", ids("B14 B15 B16 B17 B18")),
    ("turn", ids("B19")),
    ("pile", ids("B20 B44 B45 B50 B38 B40 B68 B43 B41 B42 B46")),
    ("melds", ids("B21 B22 B26 B24 B25 B27 B28 B29 B30 B31 B66 B23 B70")),
    ("opening", ids("B32 B33 B34 B36 B39 B35 B65 B37")),
    ("out", ids("B48 B47 B49 B52 B53 B54 B69")),
    ("ask", ids("B51 B72")),
    ("end", ids("B56 B55 B57 B71")),
    ("scoring", ids("B58 B59 B60 B63 B64")),
    ("match", ids("B61 B62")),
)
"""The rules of classic canasta, and of hoyle, which differs only in its options."""

BOOK: Final[Sections] = (
    ("aim", ids("B67")),
    ("deal", ids("P1 B3 B4 B5 B6 B7 B9 P7 B11")),
    ("values", ids("B13 B12")),
    ("red-threes", ids("B14 P12 B16")),
    ("turn", ids("B19")),
    ("pile", ids("B20 P5 P8 B45 P6 P4 B43 B41 B42 B46")),
    ("melds", ids("B21 P2 B26 B24 B25 B27 B29 B30 B31 B66 P10")),
    ("opening", ids("P3 B33 B34 B36 B65 B37")),
    ("out", ids("B48 P9 P11")),
    ("ask", ids("B72")),
    ("end", ids("P13")),
    ("scoring", ids("B58 B59 B60 B63 B64")),
    ("match", ids("P14 B62")),
)
"""The rules of the book's canasta: its own points, and those of classic on what the book does not mention."""

SAMBA: Final[Sections] = (
    ("aim", ids("B67")),
    ("deal", ids("C1 C2 C3 B3 B4 B5 B6 B7 B9 C11 B11")),
    ("values", ids("B13 B12")),
    ("red-threes", ids("C22 C37 B14 C23 C24")),
    ("turn", ids("B19 C4")),
    ("pile", ids("B20 C6 C5 C7 C8 B45 C10 C9 B43 B41 B42 B46")),
    ("melds", ids("B21 C12 C13 C14 C15 C16 C17 C18 C21 C20 B29 B30 B31 B66 C25")),
    ("opening", ids("C30 C31 B33 B34 B36 B65 B37")),
    ("out", ids("B48 C26 C19 C29 C27")),
    ("ask", ids("C28 B72")),
    ("end", ids("C32 C39 C38 C40")),
    ("scoring", ids("C33 B58 C34 B59 B60 B63 B64")),
    ("match", ids("C35 C36")),
)
"""The rules of samba: its own, and those of classic on what they do not mention."""

COMBO: Final[Sections] = (
    ("aim", ids("B67")),
    ("deal", ids("D1 D2 D3 B3 B4 B5 B6 B7 B9 D9 B11")),
    ("values", ids("D6 B12 D21")),
    ("red-threes", ids("B14 B15 B16 D43 D44")),
    ("turn", ids("B19 D4")),
    ("pile", ids("B20 D5 D60 D55 B45 D8 D7 B43 B41 B42 B46")),
    ("melds", ids("D10 D11 D18 D12 D13 D54 D14 D16 D15 D22 D17 D50 B66 D19 D20")),
    ("bonus", ids("D23 D24 D25 D26 D27 D28 D57")),
    ("opening", ids("D34 B33 B34 D39 B65 B37")),
    ("out", ids("D29 D30")),
    ("ask", ids("B51 B72")),
    ("end", ids("D31 D32 D33 D56 D58")),
    ("scoring", ids("D40 D49 D47 D48 D46 D45 D41 D42 B59 B60 B63 B64 D59")),
    ("match", ids("D51 D53 D52")),
)
"""The rules of combo. D34 is the whole table of openings and says what D35 to D38 say besides."""

COMBO_BASIC: Final[Sections] = (
    ("aim", ids("B67")),
    ("deal", ids("E1 E2 B3 B4 B5 B6 B7 B9 B10 B11")),
    ("values", ids("B13 B12")),
    ("red-threes", ids("B14 B15 B16")),
    ("turn", ids("B19 E3")),
    ("pile", ids("B20 E5 E4 B45 E13 B43 B41 B42 B46")),
    ("melds", ids("B21 E6 E7 E15 B24 B25 E18 B29 B30 B31 B66 E14")),
    ("opening", ids("E17 B33 B34 B36 B65 B37")),
    ("out", ids("E11 E12")),
    ("ask", ids("B51 B72")),
    ("end", ids("E8 E9 E10 B57")),
    ("scoring", ids("B58 E16 E19 B59 B60 B63 B64")),
    ("match", ids("E20 B62")),
)
"""The rules of combo without what makes it long, as a game of its own."""


_KURNIK_PARTS: Final = parts_of(
    A8="A8 C11",
    A10="A10 B3 B4 B5 B6",
    A13="A13 D42",
    A15="A15 P12a",
    A27="A27 P9a A27a",
    A28="A28 A28a C8",
    A33="A33 A33a",
    A37="A37 A37a",
    A38="A38 A38a",
    A39="A39 D12 D13 D54 C15 C16 C17 C18",
    A40="A40 D60 C14",
    A41="A41 A41a",
    A42="A42 A42a",
    A44="A44 D20 A44a",
    A47="A47 P3a",
    A49="A49 A49a",
    A50="A50 C31",
    A53="A53 P11a",
    A54="A54 C19",
    A64="A64 D23 D24 D25 D26 D27 D28 D39 D57",
    A77="A77 A77a A77b A77c A77d A77e",
)

_CLASSIC_PARTS: Final = parts_of(
    B1="A1",
    B2="A3",
    B6="A10 B6",
    B8="A6 A82",
    B9="A7 A8 C11",
    B10="A9",
    B11="A11 A80",
    B12="A13 D42 A14",
    B13="A12 A79",
    B14="A17 A81 A19",
    B15="A15 A16 P12a",
    B16="A18",
    B18="A65",
    B19="A22 A23 A25 A26 A52",
    B20="A27",
    B21="A38 A46",
    B22="A38a A39 D12 D13 D54 C15 C16 C17 C18",
    B23="A44 D20",
    B24="A4 A41",
    B25="A41a",
    B26="A40 B26 D60 C14",
    B27="A42",
    B28="A42a",
    B31="B31 D23 D24 D25 D26 D27 D28 D39 D57",
    B32="A47 A48 A49 P3a",
    B35="A37",
    B36="A50 C31",
    B37="A51 B37",
    B38="A33 B38",
    B39="B39 A37a",
    B40="A33a",
    B42="A36",
    B43="A34 A74",
    B44="A28 A28a A29 C8",
    B45="A30 A32 A31 A45",
    B46="B46 P9a",
    B47="A54 C19 A76",
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

_BOOK_PARTS: Final = _CLASSIC_PARTS | parts_of(
    P1="A1 A2 A3 A5 A6 A82",
    P2="A38a A39 D12 D13 D54 C15 C16 C17 C18 A42a",
    P3="A47 A48 A49 P3a",
    P4="A33 B38 A33a A34 B39 A37 A37a",
    P5="A28 A29 C8",
    P6="A31 A45 B68",
    P7="A9",
    P8="A28a",
    P9="A54 C19 A76 A56 A58 A57 A27a P9a",
    P10="A44 D20 A44a",
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

_SAMBA_PARTS: Final = _CLASSIC_PARTS | parts_of(
    C1="A1",
    C2="A3",
    C3="A6 A82",
    C4="A23",
    C5="A29",
    C6="A28",
    C7="A28a",
    C9="A33 B38 A33a A34 B39 A37 A37a",
    C10="A31 A45 B68",
    C11="A9 C11",
    C12="A38 A38a A39",
    C13="D12 D13 D54",
    C14="A40 D60 C14 B26",
    C20="A42 A42a",
    C21="A4 A41 A41a",
    C22="A17 A15 A16 P12a",
    C23="B17",
    C24="A65",
    C25="A44 D20 A44a",
    C26="A54 A76",
    C27="C27 A77 A77a A77d A77b A77c A77e P11a",
    C28="A58 A57",
    C29="A56 A27a",
    C30="A47 A48 A49 P3a",
    C32="A59 A60",
    C33="A63",
    C34="A66",
    C35="A68",
    C36="A69 A70",
    C37="A18",
    C39="A83 C39",
    C40="A25 A20 A21 B71 A75",
    # what samba's own rules say is left out of these
    B9="A7 A8",
    B14="A81 A19",
    B19="A22 A26 A52",
    B21="A46",
    B36="A50",
    B43="A74",
    B45="A30 A32",
    B46="B46 P9a",
    B58="A61 A62 A67",
)

_GOING_OUT_PARTS: Final = "A53 A54 C19 A76 C27 A77 A77a A77d A77b A77c A77e P11a"

_COMBO_PARTS: Final = _CLASSIC_PARTS | parts_of(
    D1="A1",
    D2="A3",
    D3="A6 A82",
    D4="A23",
    D5="A28 A29 A28a C8",
    D6="A12 A79",
    D7="A33 B38 A33a A34 B39 A37a",
    D8="A31 A45 B68",
    D9="A9 C11",
    D10="A38",
    D11="A38a A39",
    D14="C15",
    D15="C17",
    D16="C16",
    D17="A42 A42a A43 C18",
    D18="A40 C14 B26",
    D19="A44 A44a D19a",
    D22="A4 A41 A41a",
    D29=_GOING_OUT_PARTS,
    D30="A56 A27a",
    D31="A59",
    D32="A60",
    D33="A83 C39 C38",
    D34="A47 A48 A49 P3a C31",
    D39="A37 A50 D39",
    D40="A61 A62",
    D41="A66",
    D43="B17",
    D44="A65",
    D50="B31",
    D51="A68",
    D52="A69 A70",
    D55="A30",
    D56="A25",
    D58="A20 A21 B71 A75",
    D59="A67",
    # what combo's own rules say is left out of these
    B9="A7 A8",
    B12="A13 A14",
    B19="A22 A26 A52",
    B43="A74",
    B45="A32",
    B46="B46 P9a",
)

_COMBO_BASIC_PARTS: Final = _CLASSIC_PARTS | parts_of(
    E1="A1",
    E2="A3 A6 A82",
    E3="A23 A25",
    E4="A29",
    E5="A28 A28a C8",
    E6="A38a A39",
    E7="A40 D60 C14 B26",
    E8="A59",
    E9="A60",
    E10="A83 C39 C38",
    E11=_GOING_OUT_PARTS,
    E12="A56 A27a",
    E13="A33 B38 A33a A34 B39 A37 A37a",
    E14="A44 D20 A44a",
    E15="E15 C15 C16 C17 C18 D12 D13 D54",
    E16="A63 A65",
    E17="A47 A48 A49 P3a",
    E18="A42 A42a",
    E19="A66",
    E20="A68 D53",
    # what its own rules say is left out of these
    B9="A7 A8",
    B10="A9 C11",
    B19="A22 A26 A52",
    B43="A74",
    B46="B46 P9a",
    B58="A61 A62 A67",
)

BOOKS: Final[Mapping[str, Sections]] = {
    "kurnik": KURNIK,
    "classic": CLASSIC,
    "hoyle": CLASSIC,
    "book": BOOK,
    "samba": SAMBA,
    "combo": COMBO,
    "combo-basic": COMBO_BASIC,
}
"""The rulebook of each preset."""

_PARTS_OF: Final[tuple[tuple[Sections, Parts], ...]] = (
    (KURNIK, _KURNIK_PARTS),
    (CLASSIC, _CLASSIC_PARTS),
    (BOOK, _BOOK_PARTS),
    (SAMBA, _SAMBA_PARTS),
    (COMBO, _COMBO_PARTS),
    (COMBO_BASIC, _COMBO_BASIC_PARTS),
)
"""Each book with the rules that are made of other texts than their own."""

PARTS: Final[Mapping[str, Parts]] = {
    preset: whole_parts(sections, next((parts for book, parts in _PARTS_OF if book is sections), {}))
    for preset, sections in BOOKS.items()
}
"""Of which texts the rules of each preset are made."""
