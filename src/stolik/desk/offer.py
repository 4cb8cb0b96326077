"""What a person in turn can do, as buttons, places to tap and cards to drag know it."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.desk.said import Refusal, Said


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a person may have in mind: `act` is the text of the action or play, `label` names it in full.

    With `stage` the cards are only put ready (`act` joins the staged steps); else it is done. `refusal` says why it
    is not possible, `loses` that the match is lost by it, `points` what it brings to an opening. `primary` marks the
    one next step. `place` is where one would tap or drag the cards: `stock`, `pile`, `lane`, `meld:KEY`, `table`,
    `card:TEXT` or `stack:KEY`. A `quiet` offer is made only there, for as a button it would be one too many. `note`
    says in a few words what follows from it.
    """

    act: str
    label: Said
    place: str = ""
    stage: bool = False
    loses: bool = False
    primary: bool = False
    points: int = 0
    refusal: Refusal | None = None
    quiet: bool = False
    note: Said | None = None


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An opening in the making: the points that are needed and those that are laid or staged; what it lacks beside
    points, if anything.
    """

    needs: int
    made: int
    lacks: Said | None = None


class Staged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that was put ready: its text, its cards, its points, and what forbids it, if anything does."""

    act: str
    cards: tuple[str, ...]
    points: int
    refusal: Refusal | None = None


class Ways(msgspec.Struct, frozen=True):
    """In which ways the pile can be taken, or why not: each way an offer, possible or refused."""

    title: Said
    ways: tuple[Offer, ...]


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A group of the table that the selected card of the hand can take: loose cards and keys of stacks that are
    selected together; `chosen`: all of them are.
    """

    cards: tuple[str, ...]
    label: Said
    chosen: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be done with the cards that are selected and those that are staged.

    `lights` are the loose cards and keys of stacks of which another one can be selected so that something legal can
    still become of it; `chips` are the groups that are worth a tap of their own.
    """

    offers: tuple[Offer, ...]
    staged: tuple[Staged, ...] = ()
    opening: Opening | None = None
    lights: tuple[str, ...] = ()
    chips: tuple[Chip, ...] = ()


NOTHING: Final = Choice(())
"""Nothing can be done: it is not one's turn, or what was selected is not there."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, in turn or not: the card, and the two answers. `asker` asks (-1: nobody).

    `chosen` is the act that it has answered with already, which it may change until it counts. `silence` is the answer
    that no answer stands for; with `standing` a seat may leave it at that until it says otherwise.
    """

    title: Said
    more: Said
    card: str
    offers: tuple[Offer, ...]
    silence: str
    asker: int = -1
    chosen: str = ""
    standing: bool = False


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only one seat sees: its hand (lowest class first), and, in turn, what it can do without selecting cards.

    `undo` is the label of what it can take back. `asked` is what it is asked, and `silent` that it has said that it
    keeps silent until it says otherwise: others do not learn of that. `note` is what else it alone may know now.
    """

    seat: int
    hand: tuple[str, ...]
    choice: Choice | None = None
    ways: Ways | None = None
    undo: Said | None = None
    asked: Asked | None = None
    silent: bool = False
    note: Said | None = None
