"""The moments of a recorded match, as it is looked at afterwards: with all hands open."""

from __future__ import annotations

import msgspec

from stolik.desk.picture import Picture
from stolik.desk.said import Deed


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match after one more step: the table, the hands by seat, and what had just been done.

    `action` counts the actions of the match, `seat` did it (-1: nobody), `text` writes it down. `deeds` are what all
    could know of it, `own` what the seat itself knew, where that is more. `comments` are those of the record.
    """

    action: int
    picture: Picture
    hands: tuple[tuple[str, ...], ...]
    seat: int = -1
    text: str = ""
    deeds: tuple[Deed, ...] = ()
    own: tuple[Deed, ...] = ()
    comments: tuple[str, ...] = ()


class ReplayDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal of a recorded match: its number, how many moments it has, its points (none if it did not end)."""

    number: int
    moments: int
    points: tuple[int, ...] = ()
