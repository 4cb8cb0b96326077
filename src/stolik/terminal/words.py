"""How one person is spoken to: a language, and the names of seats and sides as this person sees them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from stolik.cards import JOKER_RANK
from stolik.games.canasta.classes import BLACK3, JOKER, RED3, TWO
from stolik.games.event import HIDDEN
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of
from stolik.table.seat import Seat
from stolik.terminal.sides import sides_of
from stolik.text.cards import show_cards, show_rank
from stolik.text.catalogue import LANGUAGES, Param, catalogue

_CARD = re.compile(r"Jk[rb]?|(?:10|[2-9JQKA])[cdhs]?")
CARDS_ONLY = re.compile(rf"(?:{_CARD.pattern})+")
MELD_NAME = re.compile(r"([^-/]+)([-/])([^-/]+)")
"""A sequence by its ends, or the second of two melds of a rank."""
SUITS = "cdhs"
_TARGET = re.compile(r"((?<!\S)(?:to|do) )(\d)(?::([^\s;]+))?(?=\s|;|$)")
"""A meld of a seat, such as `2:7` or `2:h/2`, or the seat alone."""
_AFTER_TO = re.compile(r"((?<!\S)(?:to|do)\s+)([^\s:;]+)((?=\s|;|$)|:)")
"""Whose meld is meant, after the word for it."""
_SIGN = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "r": "", "b": ""}
_RANK = {"J": 9, "Q": 10, "K": 11, "A": 12, "Jk": JOKER_RANK}


class Words:
    """The language of a person, and who sits where, seen from the person's seat."""

    def __init__(self, language: str, seats: Sequence[Seat], rule_set: RuleSet, me: int) -> None:
        self.language = language
        self.seats = tuple(seats)
        self.rule_set = rule_set
        self.family = schema_of(rule_set.preset).family
        self.close = self.family != "canasta"
        """Whether cards are written without a space between them: several melds may follow each other."""
        self.side_of = sides_of(rule_set)
        self.me = me
        self.pairs = len(set(self.side_of)) < len(self.side_of)
        self._messages = catalogue(language)

    def say(self, message_id: str, /, **params: Param) -> str:
        """The text of a message."""
        return self._messages.format(message_id, **params)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._messages

    def about(self, message_id: str, /, **params: Param) -> str:
        """The text of a message that a family of games may have words of its own for."""
        own = f"{message_id}-{self.family}"
        return self.say(own if self.has(own) else message_id, **params)

    @property
    def side(self) -> int:
        """The person's side."""
        return self.side_of[self.me]

    def who(self, seat: int) -> str:
        """`you` for the person's own seat, else `other`: messages choose their verbs by it."""
        return "you" if seat == self.me else "other"

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat-you") if seat == self.me else self.seats[seat].name

    def side_name(self, side: int) -> str:
        """What a side is called: us and them in pairs, else its player."""
        if self.pairs:
            return self.say("side-us" if side == self.side else "side-them")
        return self.name(side)

    def members(self, side: int) -> list[int]:
        """The seats of a side, the person's own first."""
        return sorted((seat for seat, of in enumerate(self.side_of) if of == side), key=lambda seat: seat != self.me)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in one list, the last with an `and`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("event-and", first=", ".join(parts[:-1]), last=parts[-1])

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards as people see them; those that nobody here has seen are left out."""
        return show_cards((kind for kind in kinds if kind != HIDDEN), self.language)

    def rank(self, cls: int) -> str:
        """The index of a class of cards, such as `7` or `D`."""
        return show_rank(_rank_of_class(cls), self.language)

    def action(self, text: str) -> str:
        """An action's or play's text in the person's language: what can be typed to do it."""
        shown = typed_text(text, self.language, close=self.close)
        if not self.close:
            return shown
        return _TARGET.sub(lambda target: f"{target[1]}{self._target(target[2], target[3] or '')}", shown)

    def _target(self, seat: str, meld: str) -> str:
        """A meld of a seat, or any of his, by the name of who sits there."""
        if int(seat) >= len(self.seats):
            return f"{seat}:{meld}" if meld else seat
        name = self.say("seat-me") if int(seat) == self.me else self.seats[int(seat)].name
        if not meld:
            return name
        return f"{name}:{_SIGN.get(meld[0], '') + meld[1:] if meld[0] in SUITS else card_letters(meld, self.language)}"

    def typed(self, line: str) -> str:
        """A line as it was typed, with seats by their numbers: melds are named by whom they belong to."""
        numbers = {seat.name.casefold(): number for number, seat in enumerate(self.seats) if seat.name}
        for language in LANGUAGES:
            numbers[catalogue(language).format("seat-me").casefold()] = self.me

        def numbered(word: re.Match[str]) -> str:
            seat = numbers.get(word[2].casefold())
            return word[0] if seat is None else f"{word[1]}{seat}{word[3]}"

        return _AFTER_TO.sub(numbered, line)


def typed_text(text: str, language: str, *, close: bool = False) -> str:
    """Steps in the words and letters of a language; what belongs to no step stays as it is."""
    messages = catalogue(language)

    def shown(word: str) -> str:
        if f"do-{word}" in messages:
            return messages.format(f"do-{word}")
        return card_letters(word, language, close=close)

    return "; ".join(" ".join(shown(word) for word in step.split()) for step in text.split(";"))


def card_letters(word: str, language: str, *, close: bool = False) -> str:
    """A word of cards, or the name of a meld (`5h-7h`, `8/2`), in the letters of a language; any other as it is."""
    if word.endswith(":"):
        return card_letters(word[:-1], language, close=close) + ":"
    named = MELD_NAME.fullmatch(word)
    if named is not None:
        return f"{card_letters(named[1], language)}{named[2]}{card_letters(named[3], language)}"
    if not CARDS_ONLY.fullmatch(word):
        return word
    cards = [_card_letters(card, language) for card in _CARD.findall(word)]
    return "".join(cards) if close else glued(cards)


def _card_letters(card: str, language: str) -> str:
    rank = card.rstrip("cdhsrb")
    index = show_rank(_RANK.get(rank, int(rank) - 2 if rank.isdecimal() else 0), language)
    return index + _SIGN.get(card[len(rank) :], "")


def _rank_of_class(cls: int) -> int:
    if cls == JOKER:
        return JOKER_RANK
    if cls in (TWO, RED3, BLACK3):
        return min(cls - TWO, 1)
    return cls - 2


def points_text(points: int) -> str:
    """Points with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def glued(cards: Iterable[str]) -> str:
    """Cards as they are typed, without spaces but around tens and jokers, which could not be read otherwise."""
    text = ""
    for card in cards:
        text += f" {card} " if len(card) > 1 else card
    return " ".join(text.split())
