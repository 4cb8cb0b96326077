"""Reading moves: `take 8h: 3d 5c B8`, `build 8: 2s + 6d`, `trail Ks`."""

from __future__ import annotations

import re
from typing import Final

from stolik.cards import ANY_SUIT, RANK_TEXT, CardError, card_text, parse_patterns
from stolik.games.cassino.combination import name, value_of
from stolik.games.cassino.compose import is_legal
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.counts import counts_of, sum_of
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE, TRAIL, VERBS, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.values import HIGH_ACE, RANKS, kinds_of
from stolik.games.violation import NotationError

LONGEST: Final = 400
FILLING: Final = ("with", "onto", "on", "and", "to", "of")
"""Words that may stand between cards and say nothing."""

_WORD: Final = re.compile(r"[^\s:+,&]+")
_COMBINATION: Final = re.compile(r"([BC])([0-9]{1,2})(?:/([0-9]{1,2}))?", re.IGNORECASE)
_VALUE: Final = re.compile(r"[0-9]{1,2}")


class _Word:
    """A word of the text and where it stands."""

    __slots__ = ("at", "text")

    def __init__(self, text: str, at: int) -> None:
        self.text: Final = text
        self.at: Final = at


def parse(core: Core, text: str) -> Move:
    """The move that a text means here; raises NotationError, or RuleViolation for what no rule set has."""
    if len(text) > LONGEST:
        raise NotationError("text_too_long", text[:40], 0)
    if ";" in text:
        raise NotationError("one_move", text, text.index(";"))
    words = [_Word(found[0], found.start()) for found in _WORD.finditer(text)]
    verb = words[0].text.lower() if words else ""
    if verb not in VERBS:
        raise NotationError("unknown_verb", text, 0, {"word": words[0].text if words else ""})
    return _Reader(core, text, VERBS.index(verb)).move(words[1:])


class _Reader:
    def __init__(self, core: Core, text: str, verb: int) -> None:
        self.core: Final = core
        self.text: Final = text
        self.verb: Final = verb
        self.cards: list[tuple[int, int, int]] = []
        """Rank, suit or ANY_SUIT, and where it stands."""
        self.combos = 0

    def move(self, words: list[_Word]) -> Move:
        """The move of the words after the verb."""
        value = 0
        if self.verb in (BUILD, CALL, RAISE) and words and _VALUE.fullmatch(words[0].text):
            value = int(words[0].text)
            if not 1 <= value <= HIGH_ACE:
                raise refusal(Fault.VALUE_TOO_HIGH, value=value, most=self.core.rules.top)
            words = words[1:]
        for word in words:
            self._word(word)
        if not self.cards:
            raise NotationError("cards_missing", self.text, 0, {"word": VERBS[self.verb]})
        rank, suit, at = self.cards[0]
        card = self._hand_card(rank, suit, at)
        loose = self._loose(card)
        if self.verb == TRAIL and (len(self.cards) > 1 or self.combos):
            raise self._error("one_card", self.cards[-1][2])
        if not value and self.verb not in (TRAIL, TAKE):
            value = self._value(card, loose)
        return make_move(card, self.verb, value, loose, self.combos, combo_names(self.core))

    def _error(self, code: str, at: int, **params: int | str) -> NotationError:
        return NotationError(code, self.text, at, params)

    def _word(self, word: _Word) -> None:
        if word.text.lower() in FILLING:
            return
        found = _COMBINATION.fullmatch(word.text)
        if found is not None:
            self._combination(word, found[1].upper(), int(found[2]), int(found[3] or 1))
            return
        try:
            patterns = parse_patterns(word.text)
        except CardError as error:
            raise self._error("no_card_own", word.at + error.at) from error
        if any(rank >= RANKS for rank, _ in patterns):
            raise refusal(Fault.NO_JOKERS)
        self.cards += [(rank, suit, word.at) for rank, suit in patterns]

    def _combination(self, word: _Word, letter: str, value: int, number: int) -> None:
        combos = self.core.combos
        wanted = f"{letter}{value}" if number == 1 else f"{letter}{value}/{number}"
        for index in range(len(combos)):
            if name(combos, index) == wanted:
                if self.combos >> index & 1:
                    raise self._error("named_twice", word.at)
                self.combos |= 1 << index
                return
        raise refusal(Fault.NO_COMBINATION, name=wanted)

    def _hand_card(self, rank: int, suit: int, at: int) -> int:
        core = self.core
        if suit != ANY_SUIT:
            return 4 * rank + suit
        if core.need != NEED_SEAT:
            return 4 * rank  # refused whatever it is
        held = kinds_of(core.hands[core.seat] >> 4 * rank & 15)
        if not held:
            raise refusal(Fault.CARD_NOT_HELD, card=RANK_TEXT[rank], count=1)
        if len(held) > 1:
            raise self._error("suit_needed", at, card=RANK_TEXT[rank])
        return 4 * rank + held[0]

    def _loose(self, card: int) -> int:
        """The loose cards named beside the card of the hand; of those without a suit all that are left of the rank."""
        loose = 0
        open_cards: dict[int, int] = {}
        for rank, suit, at in self.cards[1:]:
            if suit == ANY_SUIT:
                open_cards[rank] = open_cards.get(rank, 0) + 1
            elif loose >> 4 * rank + suit & 1:
                raise self._error("named_twice", at)
            else:
                loose |= 1 << 4 * rank + suit
        if open_cards and self.core.need == NEED_SEAT and not self.core.hands[self.core.seat] >> card & 1:
            # which card of the table is meant matters less than that nothing can be played for it
            raise refusal(Fault.CARD_NOT_HELD, card=card_text(card), count=1)
        for rank, number in open_cards.items():
            left = kinds_of(self.core.loose >> 4 * rank & ~(loose >> 4 * rank) & 15)
            if not left:
                raise refusal(Fault.NOT_LOOSE, card=RANK_TEXT[rank])
            at = next(at for other, suit, at in self.cards[1:] if (other, suit) == (rank, ANY_SUIT))
            if len(left) > number:
                raise self._error("table_suit_needed", at, card=RANK_TEXT[rank])
            if len(left) < number:
                raise self._error("table_cards_few", at, card=RANK_TEXT[rank], count=number)
            for suit in left:
                loose |= 1 << 4 * rank + suit
        return loose

    def _value(self, card: int, loose: int) -> int:
        """The value that a text leaves out: the only legal one, else the sum, else that of a combination named."""
        core = self.core
        if core.need == NEED_SEAT:
            found = [
                value
                for value in range(1, core.rules.top + 1)
                if is_legal(core, Move(card, self.verb, value, loose, self.combos, ""))
            ]
            if len(found) == 1:
                return found[0]
        if self.verb != CALL:
            number = max(core.rules.worth[card], 1) + sum_of(counts_of(loose & core.rules.numbers, core.rules.top))
            if self.verb == RAISE:
                number += sum(value_of(core.combos[index]) for index in kinds_of(self.combos))
            return min(number, HIGH_ACE)
        values = {value_of(core.combos[index]) for index in kinds_of(self.combos)}
        if len(values) == 1:
            return values.pop()
        raise self._error("value_needed", len(self.text))
