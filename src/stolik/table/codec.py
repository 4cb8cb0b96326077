"""Entries of a log as text: one JSON object each, in saved tables and in the server's store."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, get_args

import msgspec

from stolik.table.entry import (
    ActEntry,
    DealEntry,
    Entry,
    FinishEntry,
    MannersEntry,
    MoveEntry,
    ReadyEntry,
    RevealEntry,
    RulesEntry,
    SayEntry,
    SeatEntry,
    StopEntry,
    UndoEntry,
    VoteEntry,
    Wish,
)
from stolik.table.manners import Manners
from stolik.table.pace import NORMAL, PACES, Pace

Fields = dict[str, object]

WISHES: Final[tuple[Wish, ...]] = get_args(Wish)

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class EntryError(ValueError):
    """A text that is no entry."""


def json_line(fields: Mapping[str, object]) -> str:
    """The fields as JSON in one line."""
    return _encode(fields)


def read_fields(text: str) -> Fields:
    """The fields of one JSON object. Raises EntryError."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise EntryError("not JSON") from error
    if not isinstance(fields, dict):
        raise EntryError("not an object")
    return fields


def entry_text(entry: Entry) -> str:
    """The entry as JSON in one line; `read_entry` makes an equal one of it."""
    return _encode(_fields(entry))


def _fields(entry: Entry) -> Fields:  # noqa: PLR0911  one for each kind
    match entry:
        case ActEntry(seat, text, fault, late):
            return {"seat": seat, "act": text} | _unless_empty(fault=fault, late=late)
        case DealEntry(order, commitment, shares):
            return {"deal": order} | _unless_empty(commitment=commitment, shares=shares)
        case UndoEntry(to):
            return {"undo": to}
        case SeatEntry(seat, name, token, bot, left, pace):
            more = _unless_empty(token=token, bot=bot, left=left, pace="" if pace == NORMAL else pace)
            return {"seat": seat, "name": name} | more
        case MoveEntry(seat, to):
            return {"seat": seat, "move": to}
        case ReadyEntry(seat, on):
            return {"seat": seat, "ready": on}
        case RulesEntry(rules):
            return {"rules": rules}
        case MannersEntry(manners):
            return {"manners": msgspec.to_builtins(manners)}
        case VoteEntry(seat, about, wish, decided):
            return {"seat": seat, "about": about, "wish": wish} | _unless_empty(decided=decided)
        case FinishEntry(seat, on):
            return {"seat": seat, "finish": on}
        case SayEntry(seat, phrase, text):
            return {"seat": seat} | ({"phrase": phrase} if phrase else {"say": text})
        case RevealEntry(deal, events, secret):
            return {"reveal": deal, "events": events} | _unless_empty(secret=secret)
        case StopEntry():
            return {"stop": True}


def _unless_empty(**fields: object) -> Fields:
    return {name: value for name, value in fields.items() if value}


def read_entry(text: str) -> Entry:
    """The entry of a text. Raises EntryError."""
    fields = _Reader(read_fields(text))
    for name, read in _READERS.items():
        if name in fields.fields:
            return read(fields)
    raise EntryError("no kind of entry")


class _Reader:
    """Fields that must be of certain kinds; 1 is no truth and true is no number."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def number(self, name: str) -> int:
        value = self.fields.get(name)
        if type(value) is not int:
            raise EntryError(name)
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if not isinstance(value, str):
            raise EntryError(name)
        return value

    def truth(self, name: str) -> bool:
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise EntryError(name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self.fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise EntryError(name)
        return tuple(value)

    def wish(self) -> Wish:
        value = self.fields.get("wish")
        for wish in WISHES:
            if value == wish:
                return wish
        raise EntryError("wish")

    def pace(self) -> Pace:
        value = self.fields.get("pace", NORMAL)
        for pace in PACES:
            if value == pace:
                return pace
        raise EntryError("pace")

    def manners(self) -> Manners:
        return manners_of(self.fields.get("manners"))


def manners_of(fields: object) -> Manners:
    """The manners that are written so. Raises EntryError."""
    try:
        return msgspec.convert(fields, Manners)
    except msgspec.ValidationError as error:
        raise EntryError("manners") from error


def _one_of_the_manners(**fields: object) -> Manners:
    return manners_of(fields)


def _seat(fields: _Reader) -> SeatEntry:
    who = fields.text("name"), fields.text("token", ""), fields.text("bot", "")
    return SeatEntry(fields.number("seat"), *who, fields.truth("left"), fields.pace())


def _vote(fields: _Reader) -> VoteEntry:
    return VoteEntry(fields.number("seat"), fields.number("about"), fields.wish(), fields.truth("decided"))


def _act(fields: _Reader) -> ActEntry:
    return ActEntry(fields.number("seat"), fields.text("act"), fields.text("fault", ""), fields.truth("late"))


_READERS: Final[dict[str, Callable[[_Reader], Entry]]] = {
    "act": _act,
    "deal": lambda fields: DealEntry(fields.number("deal"), fields.text("commitment", ""), fields.texts("shares")),
    "undo": lambda fields: UndoEntry(fields.number("undo")),
    "name": _seat,
    "move": lambda fields: MoveEntry(fields.number("seat"), fields.number("move")),
    "ready": lambda fields: ReadyEntry(fields.number("seat"), fields.truth("ready")),
    "rules": lambda fields: RulesEntry(fields.text("rules")),
    "manners": lambda fields: MannersEntry(fields.manners()),
    # logs that were written before all manners were one entry
    "patience": lambda fields: MannersEntry(_one_of_the_manners(patience=fields.fields["patience"])),
    "piles": lambda fields: MannersEntry(_one_of_the_manners(open_piles=fields.fields["piles"])),
    "wish": _vote,
    "finish": lambda fields: FinishEntry(fields.number("seat"), fields.truth("finish")),
    "phrase": lambda fields: SayEntry(fields.number("seat"), phrase=fields.text("phrase")),
    "say": lambda fields: SayEntry(fields.number("seat"), text=fields.text("say")),
    "reveal": lambda fields: RevealEntry(fields.number("reveal"), fields.text("events"), fields.text("secret", "")),
    "stop": lambda _: StopEntry(),
}
"""How each kind is read, by the field that only it has."""
