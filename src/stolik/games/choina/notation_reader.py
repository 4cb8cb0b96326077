"""Reading the steps of a text."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, RANK_TEXT, CardError, card_text, parse_patterns
from stolik.games.action import Action
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import NEED_SEAT, PLAY, Core, left_to_lay
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.hands import ACE, KINDS, RANKS, SUITS, UNIT
from stolik.games.choina.lays import fits, place, slot_index
from stolik.games.choina.meld import run_high, run_low
from stolik.games.choina.notation_melds import Card, is_set, no_jokers, run_of, run_suit_of, set_size_refusal
from stolik.games.choina.notation_targets import Target, fitting, named_step, read_target
from stolik.games.choina.steps import (
    ADD_RUN,
    ADD_SET,
    LAY_RUN,
    LAY_SET,
    NUMBER_OF,
    RUN_STEP,
    SET_STEPS,
    STEPS,
    WORDS,
    buy_step,
    discard_step,
)
from stolik.games.violation import NotationError, RuleViolation, refuse

VERBS: Final = (*WORDS, "buy", "lay", "run", "add", "discard")


class Reader:
    """Collects steps; follows them on a copy of the match, so that what is left out can be found in hand and table."""

    def __init__(self, core: Core, text: str) -> None:
        self.trial = core.copy()
        self.text: Final = text
        self.steps: list[Action] = []
        self.body = 0
        """Where in the text the words after the verb begin."""

    def part(self, part: str, at: int) -> None:
        """Read one step, or several that one verb writes."""
        words = part.split()
        verb = words[0].lower() if words else ""
        start = at + len(part) - len(part.lstrip())
        if verb not in VERBS:
            raise NotationError("unknown_verb", self.text, start, {"word": words[0] if words else ""})
        rest = words[1:]
        if verb in WORDS:
            if rest:
                raise NotationError("too_many_words", self.text, self.text.index(rest[0], start + len(verb)))
            self._step(NUMBER_OF[verb])
            return
        if not rest:
            if verb == "buy":
                raise NotationError("buy_number", self.text, start)
            raise NotationError("cards_missing", self.text, start, {"word": verb})
        self.body = start + len(verb)
        if verb == "buy":
            self._buy(rest)
        elif verb == "discard":
            self._discard(rest)
        elif verb == "add":
            self._add(rest)
        else:
            for group in self._groups(rest):
                self._lay(group, only_run=verb == "run")

    def error(self, code: str, card: str = "") -> NotationError:
        """A NotationError at the words after the verb; the card that it is about, if any."""
        return NotationError(code, self.text, self.body, {"card": card} if card else {})

    def _step(self, number: int) -> None:
        """Note a step, and do it on the copy if that makes sense there."""
        trial, step = self.trial, STEPS[number]
        self.steps.append(trial.rules.actions[number])
        if trial.need != NEED_SEAT or trial.phase != PLAY or not step.kinds:
            return
        if any(trial.held(trial.turn, kind) < step.kinds.count(kind) for kind in step.kinds):
            return
        if step.verb in (LAY_SET, LAY_RUN):
            place(trial, step, -1)
        elif step.verb in (ADD_SET, ADD_RUN):
            index = slot_index(trial, step) if step.seat < trial.rules.players else -1
            if index >= 0 and fits(trial.melds[step.seat][index], step):
                place(trial, step, index)

    def _may_lay(self) -> bool:
        """Whether it is the time of laying and discarding; elsewhere a refusal speaks of the time, not of the cards."""
        return self.trial.need == NEED_SEAT and self.trial.phase == PLAY

    def _code(self, rank: int) -> int:
        """The cards of a rank that the hand of the seat that acts has left."""
        return self.trial.codes[RANKS * self.trial.seat + rank] if self.trial.seat >= 0 else 0

    def cards(self, words: str) -> list[Card]:
        """The cards that some words name."""
        try:
            cards = parse_patterns(words)
        except CardError as error:
            found = self.text.find(words.split(maxsplit=1)[0] if words.split() else "", self.body)
            raise NotationError("no_card_own", self.text, max(found, self.body) + error.at) from error
        no_jokers(cards)
        return cards

    # -- buying and discarding ---------------------------------------------------------------------------------------

    def _buy(self, words: list[str]) -> None:
        if len(words) > 1 or not words[0].isdecimal() or len(words[0]) > 2 or not 1 <= int(words[0]) <= KINDS:
            raise self.error("buy_number")
        self._step(buy_step(int(words[0])))

    def _discard(self, words: list[str]) -> None:
        cards = self.cards(" ".join(words))
        if len(cards) != 1:
            raise self.error("one_card")
        rank, suit = cards[0]
        self._step(discard_step(self._kind(rank, suit)))

    def _kind(self, rank: int, suit: int) -> int:
        """The card meant: the one named, or the only one of its rank in the hand."""
        if suit != ANY_SUIT:
            return 4 * rank + suit
        code = self._code(rank)
        held = [low for low in range(SUITS) if code >> 2 * low & 3]
        if len(held) > 1:
            raise self.error("suit_needed", RANK_TEXT[rank])
        if not held and self._may_lay():
            raise refusal(Fault.CARD_NOT_HELD, card=RANK_TEXT[rank], count=1)
        return 4 * rank + (held[0] if held else 0)

    # -- laying ------------------------------------------------------------------------------------------------------

    def _groups(self, words: list[str]) -> list[list[Card]]:
        """The cards of each meld: those of a word, or of several words of one card each.

        Fewer than three of these are no meld: they belong to the word before them, or else to that after them.
        """
        groups: list[list[Card]] = []
        loose: list[Card] = []
        for cards in map(self._written, words):
            if len(cards) == 1:
                loose += cards
            elif not groups and len(loose) < SET_LEAST:
                groups.append(loose + cards)
                loose = []
            else:
                self._settle(loose, groups)
                groups.append(cards)
                loose = []
        self._settle(loose, groups)
        return groups

    def _settle(self, loose: list[Card], groups: list[list[Card]]) -> None:
        """Put single cards into the meld before them, unless they are a meld of their own."""
        if groups and len(loose) < SET_LEAST:
            groups[-1] += loose
        elif loose:
            groups.append(loose)

    def _written(self, word: str) -> list[Card]:
        """The cards of a word, which may name the ends of a sequence."""
        return self._range(word) if "-" in word else self.cards(word)

    def _range(self, word: str) -> list[Card]:
        """The cards of a sequence written by its ends."""
        low, _, high = word.partition("-")
        ends = self.cards(low) + self.cards(high)
        if len(ends) != 2:
            raise self.error("run_named")
        (first, suit), (last, other) = ends
        suit = suit if suit != ANY_SUIT else other
        if other not in (suit, ANY_SUIT):
            raise refusal(Fault.SEQUENCE_ONE_SUIT)
        start = 0 if first == ACE else first + 1
        if last + 1 < start:
            # the shorter way is meant: through the ace, or from the other end
            if last + RANKS - first < first - last:
                raise refusal(Fault.SEQUENCE_CORNER)
            raise self.error("run_low_first")
        ranks = [ACE if at == 0 else at - 1 for at in range(start, last + 2)]
        return [(rank, suit) for rank in ranks]

    def _lay(self, cards: list[Card], *, only_run: bool) -> None:
        if is_set(cards) and not only_run:
            self._lay_set(cards)
            return
        suit = run_suit_of(cards, only_run=only_run)
        run = run_of(cards, max(suit, 0), self.trial.rules.seq_min)
        if suit == ANY_SUIT:
            suit = self._suit_for(cards)
        self._step(RUN_STEP[suit << 8 | run_low(run) << 4 | run_high(run)])

    def _suit_for(self, cards: list[Card]) -> int:
        """The one suit in which the hand has all these ranks."""
        fitting = [suit for suit in range(SUITS) if all(self._code(rank) >> 2 * suit & 3 for rank, _ in cards)]
        if len(fitting) > 1:
            raise self.error("suit_needed", RANK_TEXT[cards[0][0]])
        if not fitting and self._may_lay():
            least = self.trial.rules.seq_min
            if len(cards) < least:
                raise refusal(Fault.SEQUENCE_TOO_SHORT, least=least)
            raise self._no_room(1) or refusal(Fault.NO_SUIT_HELD)
        return fitting[0] if fitting else 0

    def _no_room(self, of: int) -> RuleViolation | None:
        """The refusal of any further set (0) or sequence (1), where the contract has no room for one (36)."""
        trial = self.trial
        if left_to_lay(trial, trial.turn)[of]:
            return None
        fault = Fault.CONTRACT_SEQUENCES if of else Fault.CONTRACT_SETS
        return refusal(fault, most=trial.rules.contract(trial.deal_number)[of])

    def _lay_set(self, cards: list[Card]) -> None:
        refuse(set_size_refusal(len(cards)))
        rank = cards[0][0]
        counts = [sum(1 for _, suit in cards if suit == each) for each in range(SUITS)]
        for suit in range(SUITS):
            if counts[suit] > 2:
                raise refusal(Fault.CARD_NOT_HELD, card=card_text(4 * rank + suit), count=counts[suit])
        open_cards = len(cards) - sum(counts)
        if open_cards:
            self._fill(rank, counts, open_cards)
        code = sum(UNIT[suit] * counts[suit] for suit in range(SUITS))
        self._step(next(number for number in SET_STEPS[rank][code] if STEPS[number].code == code))

    def _fill(self, rank: int, counts: list[int], number: int) -> None:
        """Choose the suits of so many cards that name none, where the hand leaves one choice."""
        code = self._code(rank)
        left = [max((code >> 2 * suit & 3) - counts[suit], 0) for suit in range(SUITS)]
        if sum(left) > number and sum(1 for each in left if each) > 1:
            raise self.error("suit_needed", RANK_TEXT[rank])
        if sum(left) < number and self._may_lay():
            raise self._no_room(0) or refusal(Fault.TOO_FEW_OF_RANK, card=RANK_TEXT[rank])
        for suit in range(SUITS):
            taken = min(left[suit], number)
            counts[suit] += taken
            number -= taken
        for suit in range(SUITS):  # what the hand does not have: the refusal will name it
            taken = min(2 - counts[suit], number)
            counts[suit] += taken
            number -= taken

    # -- adding ------------------------------------------------------------------------------------------------------

    def _add(self, words: list[str]) -> None:
        target = Target()
        split = next((at for at, word in enumerate(words) if word.lower() == "to"), -1)
        if split >= 0:
            if not split or split == len(words) - 1:
                raise self.error("meld_needed")
            target = read_target(self, words[split + 1 :])
            words = words[:split]
        for rank, suit in self.cards(" ".join(words)):
            self._add_one(rank, target.suit if suit == ANY_SUIT else suit, target)

    def _add_one(self, rank: int, suit: int, target: Target) -> None:
        kind = self._kind(rank, suit)
        if target.named:
            self._step(named_step(self, kind, target))
            return
        found = fitting(self.trial, kind, target)
        if not found:
            raise refusal(Fault.NO_MELD_THERE, card=card_text(kind), seat=target.seat)
        if len(found) > 1:
            melds = {(STEPS[number].seat, STEPS[number].verb, STEPS[number].slot) for number in found}
            raise self.error("run_end_named" if len(melds) == 1 else "meld_needed", card_text(kind))
        self._step(found[0])
