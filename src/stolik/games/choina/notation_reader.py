"""Reading the steps of a text."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, RANK_TEXT, SUIT_SIGN, SUIT_TEXT, CardError, card_text, parse_patterns
from stolik.games.action import Action
from stolik.games.choina.core import NEED_SEAT, PLAY, Core, left_to_lay
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.hands import ACE, KINDS, RANKS, SUITS, UNIT
from stolik.games.choina.lays import fits, place, slot_index
from stolik.games.choina.meld import is_run, meld_text, run_high, run_low, run_suit
from stolik.games.choina.notation_melds import Card, is_set, no_jokers, run_of, run_suit_of, set_size_refusal
from stolik.games.choina.steps import (
    ADD_RUN,
    ADD_SET,
    HIGH,
    LAY_RUN,
    LAY_SET,
    LOW,
    NUMBER_OF,
    RUN_STEP,
    SEATS,
    SET_STEPS,
    SLOTS,
    STEPS,
    WORDS,
    add_run_step,
    add_set_step,
    buy_step,
    discard_step,
)
from stolik.games.choina.table_melds import slot_of
from stolik.games.violation import NotationError, RuleViolation

VERBS: Final = (*WORDS, "buy", "lay", "run", "add", "discard")
ENDS: Final = ("low", "high")


class Target:
    """The meld that cards are added to, as far as a text names it; -1 and empty stand for what it leaves open."""

    def __init__(self, seat: int = -1, *, name: str = "", slot: int = -1, ends: str = "", end: int = -1) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.slot: Final = slot
        self.ends: Final = ends
        self.end: Final = end


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

    def _error(self, code: str, card: str = "") -> NotationError:
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

    def _cards(self, words: str) -> list[Card]:
        try:
            cards = parse_patterns(words)
        except CardError as error:
            found = self.text.find(words.split(maxsplit=1)[0] if words.split() else "", self.body)
            raise NotationError("no_card", self.text, max(found, self.body) + error.at) from error
        no_jokers(cards)
        return cards

    # -- buying and discarding ---------------------------------------------------------------------------------------

    def _buy(self, words: list[str]) -> None:
        if len(words) > 1 or not words[0].isdecimal() or len(words[0]) > 2 or not 1 <= int(words[0]) <= KINDS:
            raise self._error("buy_number")
        self._step(buy_step(int(words[0])))

    def _discard(self, words: list[str]) -> None:
        cards = self._cards(" ".join(words))
        if len(cards) != 1:
            raise self._error("one_card")
        rank, suit = cards[0]
        self._step(discard_step(self._kind(rank, suit)))

    def _kind(self, rank: int, suit: int) -> int:
        """The card meant: the one named, or the only one of its rank in the hand."""
        if suit != ANY_SUIT:
            return 4 * rank + suit
        code = self._code(rank)
        held = [low for low in range(SUITS) if code >> 2 * low & 3]
        if len(held) > 1:
            raise self._error("suit_needed", RANK_TEXT[rank])
        if not held and self._may_lay():
            raise refusal(Fault.CARD_NOT_HELD, card=RANK_TEXT[rank], count=1)
        return 4 * rank + (held[0] if held else 0)

    # -- laying ------------------------------------------------------------------------------------------------------

    def _groups(self, words: list[str]) -> list[list[Card]]:
        """The cards of each meld: every word is one, unless each is a single card."""
        groups = [self._range(word) if "-" in word else self._cards(word) for word in words]
        if all(len(group) == 1 for group in groups):
            return [[card for group in groups for card in group]]
        return groups

    def _range(self, word: str) -> list[Card]:
        """The cards of a sequence written by its ends."""
        low, _, high = word.partition("-")
        ends = self._cards(low) + self._cards(high)
        if len(ends) != 2:
            raise self._error("run_named")
        (first, suit), (last, other) = ends
        suit = suit if suit != ANY_SUIT else other
        if other not in (suit, ANY_SUIT):
            raise refusal(Fault.SEQUENCE_ONE_SUIT)
        start = 0 if first == ACE else first + 1
        if last + 1 < start:
            raise refusal(Fault.SEQUENCE_CORNER)
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
            raise self._error("suit_needed", RANK_TEXT[cards[0][0]])
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
        found = set_size_refusal(len(cards))
        if found is not None:
            raise found
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
            raise self._error("suit_needed", RANK_TEXT[rank])
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
        if "to" in words:
            split = words.index("to")
            if not split or split == len(words) - 1:
                raise self._error("meld_needed")
            target = self._target(words[split + 1 :])
            words = words[:split]
        cards = self._cards(" ".join(words))
        if not cards:
            raise self._error("cards_missing")
        for rank, suit in cards:
            self._add_one(rank, suit, target)

    def _target(self, words: list[str]) -> Target:
        end = -1
        if words[-1].lower() in ENDS:
            end = ENDS.index(words[-1].lower())
            words = words[:-1]
        if len(words) != 1:
            raise self._error("meld_needed")
        seat, colon, name = words[0].partition(":")
        if not seat.isdecimal() or len(seat) > 1 or int(seat) >= SEATS or (colon and not name):
            raise self._error("meld_needed")
        if not colon:
            return Target(int(seat), end=end)
        if "-" in name:
            return Target(int(seat), ends=self._ends(name), end=end)
        slot = 0
        if "/" in name:
            name, _, number = name.partition("/")
            if number not in ("1", "2"):
                raise self._error("meld_needed")
            slot = int(number) - 1
        if name in SUIT_SIGN:
            name = SUIT_TEXT[SUIT_SIGN.index(name)]
        if name.upper() in RANK_TEXT or name in ("T", "t"):
            name = "10" if name in ("T", "t") else name.upper()
        elif name not in tuple(SUIT_TEXT):
            raise self._error("meld_needed")
        return Target(int(seat), name=name, slot=slot, end=end)

    def _ends(self, name: str) -> str:
        low, _, high = name.partition("-")
        ends = self._cards(low) + self._cards(high)
        if len(ends) != 2 or ends[0][1] == ANY_SUIT or ends[0][1] != ends[1][1]:
            raise self._error("run_named")
        return "-".join(card_text(4 * rank + suit) for rank, suit in ends)

    def _add_one(self, rank: int, suit: int, target: Target) -> None:
        if suit == ANY_SUIT and target.name in tuple(SUIT_TEXT):
            suit = SUIT_TEXT.index(target.name)
        elif suit == ANY_SUIT and target.ends:
            suit = SUIT_TEXT.index(target.ends[-1])
        kind = self._kind(rank, suit)
        if target.name or target.ends:
            self._step(self._named_step(kind, target))
            return
        found = self._fitting(kind, target)
        if not found:
            raise refusal(Fault.NO_MELD_THERE, card=card_text(kind), seat=target.seat)
        if len(found) > 1:
            melds = {(STEPS[number].seat, STEPS[number].verb, STEPS[number].slot) for number in found}
            raise self._error("run_end_named" if len(melds) == 1 else "meld_needed", card_text(kind))
        self._step(found[0])

    def _named_step(self, kind: int, target: Target) -> int:
        """The step for a meld that is named."""
        seat, slot, name = target.seat, target.slot, target.name
        if target.ends:
            name = target.ends[-1]
            slot = self._slot_of_ends(seat, target.ends)
        if name not in tuple(SUIT_TEXT):
            if RANK_TEXT.index(name) != kind >> 2:
                raise refusal(Fault.DOES_NOT_FIT, card=card_text(kind))
            return add_set_step(seat, slot, kind)
        if SUIT_TEXT.index(name) != kind & 3:
            raise refusal(Fault.DOES_NOT_FIT, card=card_text(kind))
        ends = [end for end in (LOW, HIGH) if self._fits_end(seat, slot, kind, end)]
        if target.end >= 0:
            if kind >> 2 != ACE and ends and target.end not in ends:
                raise refusal(Fault.DOES_NOT_FIT, card=card_text(kind))
            return add_run_step(seat, slot, kind, target.end)
        if len(ends) > 1:
            raise self._error("run_end_named")
        return add_run_step(seat, slot, kind, ends[0] if ends else HIGH)

    def _slot_of_ends(self, seat: int, ends: str) -> int:
        if seat < self.trial.rules.players:
            melds = self.trial.melds[seat]
            for index, meld in enumerate(melds):
                if is_run(meld) and meld_text(meld) == ends:
                    return slot_of(melds, index)
        raise refusal(Fault.NO_MELD_THERE, card=ends, seat=seat)

    def _run_at(self, seat: int, slot: int, suit: int) -> int:
        """A sequence on the table, or -1."""
        if seat < self.trial.rules.players:
            for meld in self.trial.melds[seat]:
                if is_run(meld) and run_suit(meld) == suit:
                    if slot == 0:
                        return meld
                    slot -= 1
        return -1

    def _fits_end(self, seat: int, slot: int, kind: int, end: int) -> bool:
        """Whether a card fits an end of a sequence."""
        run = self._run_at(seat, slot, kind & 3)
        if run < 0 or not fits(run, STEPS[add_run_step(seat, slot, kind, end)]):
            return False
        rank = kind >> 2
        return rank == ACE or (rank + 1 < run_low(run)) == (end == LOW)

    def _fitting(self, kind: int, target: Target) -> list[int]:
        """The steps that add a card to a meld that it fits, at a seat or anywhere."""
        trial = self.trial
        found: list[int] = []
        for seat in range(trial.rules.players):
            if target.seat not in (seat, -1):
                continue
            for slot in range(SLOTS):
                if slot_index(trial, STEPS[add_set_step(seat, slot, kind)]) >= 0:
                    found.append(add_set_step(seat, slot, kind))
                ends = (LOW, HIGH) if target.end < 0 else (target.end,)
                found += [add_run_step(seat, slot, kind, end) for end in ends if self._fits_end(seat, slot, kind, end)]
        return found
