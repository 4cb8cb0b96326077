"""The open part of a table: what everybody, spectators too, sees of a match."""

from __future__ import annotations

import msgspec

from stolik.desk.said import Said


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together, bottom to top.

    `key` is how an action names the group, and makes it a place where cards can be put; `squared` groups lie as one
    pile of which the top card is seen; `tag` is a mark on it, such as the kind of a canasta, and its `tone` the look.
    `id` tells it from all others of its lane, and stays while it grows; without it the key does. `ends` are the cards
    that a sequence can take before its first and after its last one, an empty text where none can come. `maker` is the
    seat that made what it is now, where that is worth knowing (-1: it is not).
    """

    cards: tuple[str, ...]
    name: Said
    key: str = ""
    tag: Said | None = None
    tone: str = ""
    squared: bool = False
    id: str = ""
    ends: tuple[str, ...] = ()
    maker: int = -1


class Felt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie open in the middle and belong to nobody: loose ones, and stacks that can be taken as a whole only.

    A move names a loose card by its text, and a stack by its key.
    """

    loose: tuple[str, ...]
    stacks: tuple[Group, ...] = ()


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line about a side: what it is about, and the number or the words."""

    name: Said
    value: int | Said


class Lane(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a side: its melds and what lies beside them; its score, and facts worth knowing.

    `slots` are the places of melds that it still has to lay, `progress` says how far it has come with them.
    """

    seats: tuple[int, ...]
    total: int
    groups: tuple[Group, ...]
    beside: tuple[Group, ...] = ()
    facts: tuple[Fact, ...] = ()
    slots: tuple[Said, ...] = ()
    progress: Said | None = None


class Pile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The discard pile, bottom to top; `across`: the places in it of cards that lie crosswise; `tag` is its state;
    `under`: so many cards lie face down beneath it. A `spread` pile lies so that all its cards are seen.
    """

    cards: tuple[str, ...]
    across: tuple[int, ...] = ()
    tag: Said | None = None
    under: int = 0
    spread: bool = False


class SeatPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: its side, how many cards it holds, and which of them everybody knows; `note`: what it does now, in a
    word, where that is no usual turn.
    """

    side: int
    count: int
    known: tuple[str, ...] = ()
    note: Said | None = None


class Poll(msgspec.Struct, frozen=True, omit_defaults=True):
    """What several seats are asked at a time: about which card, and by which seat (-1: nobody). Their answers count in
    this order; silence is one too. `waits` is what the others wait for (the client adds the `names`).
    """

    seats: tuple[int, ...]
    waits: Said
    card: str = ""
    asker: int = -1


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a score sheet: how many of it, and the points."""

    count: int
    points: int


class SheetLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a score sheet with a place for every side; `rules` are the numbers of the rules behind it, as the book
    of the game has them, the main one first.
    """

    name: Said
    cells: tuple[Cell | None, ...]
    rules: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score of a deal: line by line, its points, the totals after it; how it ended, and the hands that were left
    (empty where this is not remembered).
    """

    number: int
    lines: tuple[SheetLine, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    ended: Said
    hands: tuple[tuple[str, ...], ...] = ()


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as everybody sees it. `turn` is the seat in turn (-1: none), `stage` what it has to do, `awaited` what
    the others wait for, where that is no usual turn (the client adds the `name`); `wild` are the ranks of wild cards;
    `winners` are sides. `order` is how a hand is best held here, where that is not by rank. `where` stands for goal and
    deal, where there is more to say of them. `seated`: every lane is that of one seat, and takes the place of its
    plate; cards may be put to all of them. `minus`: points against somebody are written in a column of their own.
    `table` is what lies in the middle of a game that is played there. `bare`: there is no discard pile, and nothing is
    drawn by hand. `single`: one card of a hand is selected at a time, and another one takes its place.
    """

    goal: Said
    deal: int
    dealer: int
    turn: int
    stage: Said | None
    seats: tuple[SeatPicture, ...]
    lanes: tuple[Lane, ...]
    stock: int
    pile: Pile
    awaited: Said | None = None
    wild: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    winners: tuple[int, ...] = ()
    order: str = ""
    where: Said | None = None
    poll: Poll | None = None
    seated: bool = False
    minus: bool = False
    table: Felt | None = None
    bare: bool = False
    single: bool = False
