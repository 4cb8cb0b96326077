"""Things that a client puts into words of its own language."""

from __future__ import annotations

import msgspec

Param = int | str


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message: its whole Fluent id, and its parameters.

    The parameters `card`, `class`, `low` and `high` are texts of cards or ranks (`7h`, `7`), `cards` several of them,
    separated by spaces, `run` a sequence by its ends (`5h-9h`); a client shows them in its language. Among `cards`
    a `+` parts what goes to different places, and after a `>` stands where it goes: `8h 8s + 4h > 5h-7h`, or `8h > 8/2`
    for the second of two melds. `seat` is a seat, of which a client says the `name`, and `who` it is: `you` or `other`.
    """

    code: str
    params: dict[str, Param] = {}


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: the code of a rule violation, its parameters, and the number of the rule.

    `options` are those that the refusal comes from, each with its value; none where every preset refuses the same.
    """

    code: str
    rule: str = ""
    params: dict[str, Param] = {}
    options: dict[str, str] = {}


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one viewer may know it: the code of an event, who did it (-1: nobody), with which
    cards, and the other parameters of its message. A card that the viewer may not see is an empty text. `quiet` is what
    is not worth a line of its own while it happens.
    """

    code: str
    seat: int = -1
    cards: tuple[str, ...] = ()
    params: dict[str, Param] = {}
    quiet: bool = False
