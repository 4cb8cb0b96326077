"""The meld that cards are added to, as people write it: `2`, `2:7`, `2:h`, `2:7/2`, `2:5h-8h`, an end after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.cards import ANY_SUIT, RANK_TEXT, SUIT_SIGN, SUIT_TEXT, card_text
from stolik.games.choina.core import Core
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.hands import ACE
from stolik.games.choina.lays import fits, slot_index
from stolik.games.choina.meld import is_run, meld_text, run_low, slot_of
from stolik.games.choina.steps import HIGH, LOW, SEATS, SLOTS, STEPS, add_run_step, add_set_step

if TYPE_CHECKING:
    from stolik.games.choina.notation_reader import Reader

ENDS: Final = ("low", "high")


class Target:
    """A meld as far as a text names it; -1 and ANY_SUIT stand for what it leaves open.

    `rank` is that of a set, `suit` that of a sequence, `slot` which of the seat's melds of it; `ends` are those of a
    sequence that is named by them (`5h-8h`), and `end` is where cards are added.
    """

    def __init__(
        self, seat: int = -1, *, rank: int = -1, suit: int = ANY_SUIT, slot: int = 0, ends: str = "", end: int = -1
    ) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.suit: Final = suit
        self.slot: Final = slot
        self.ends: Final = ends
        self.end: Final = end

    @property
    def named(self) -> bool:
        """Whether the text says which meld of the seat it is."""
        return self.rank >= 0 or self.suit != ANY_SUIT


def read_target(reader: Reader, words: list[str]) -> Target:
    """The meld that some words name."""
    end = -1
    if words[-1].lower() in ENDS:
        end = ENDS.index(words[-1].lower())
        words = words[:-1]
    seat, colon, name = words[0].partition(":") if len(words) == 1 else ("", "", "")
    if len(seat) != 1 or not seat.isdecimal() or int(seat) >= SEATS or (colon and not name):
        raise reader.error("meld_needed")
    owner = int(seat)
    if not colon:
        return Target(owner, end=end)
    if "-" in name:
        suit, ends = _ends(reader, name)
        return Target(owner, suit=suit, ends=ends, end=end)
    name, slash, number = name.partition("/")
    if slash and number not in ("1", "2"):
        raise reader.error("meld_needed")
    slot = int(number or 1) - 1
    if len(name) == 1 and name in SUIT_SIGN + SUIT_TEXT:
        suit = (SUIT_SIGN + SUIT_TEXT).index(name) % len(SUIT_TEXT)
        return Target(owner, suit=suit, slot=slot, end=end)
    rank = "10" if name in ("T", "t") else name.upper()
    if rank not in RANK_TEXT:
        raise reader.error("meld_needed")
    return Target(owner, rank=RANK_TEXT.index(rank), slot=slot, end=end)


def _ends(reader: Reader, name: str) -> tuple[int, str]:
    """The suit of a sequence that is named by its ends, and these."""
    low, _, high = name.partition("-")
    ends = reader.cards(low) + reader.cards(high)
    if len(ends) != 2 or ends[0][1] == ANY_SUIT or ends[0][1] != ends[1][1]:
        raise reader.error("run_named")
    return ends[0][1], "-".join(card_text(4 * rank + suit) for rank, suit in ends)


def named_step(reader: Reader, kind: int, target: Target) -> int:
    """The step that adds a card to a meld that is named. Raises NotationError; RuleViolation where it cannot fit."""
    seat, core = target.seat, reader.trial
    if kind >> 2 != target.rank and kind & 3 != target.suit:
        raise refusal(Fault.DOES_NOT_FIT, card=card_text(kind))
    if target.rank >= 0:
        return add_set_step(seat, target.slot, kind)
    slot = _slot_of_ends(core, seat, target.ends) if target.ends else target.slot
    ends = [end for end in (LOW, HIGH) if _fits_end(core, seat, slot, kind, end)]
    if target.end >= 0:
        if kind >> 2 != ACE and ends and target.end not in ends:
            raise refusal(Fault.DOES_NOT_FIT, card=card_text(kind))
        return add_run_step(seat, slot, kind, target.end)
    if len(ends) > 1:
        raise reader.error("run_end_named")
    return add_run_step(seat, slot, kind, ends[0] if ends else HIGH)


def _slot_of_ends(core: Core, seat: int, ends: str) -> int:
    if seat < core.rules.players:
        melds = core.melds[seat]
        for index, meld in enumerate(melds):
            if is_run(meld) and meld_text(meld) == ends:
                return slot_of(melds, index)
    raise refusal(Fault.NO_MELD_THERE, card=ends, seat=seat)


def _fits_end(core: Core, seat: int, slot: int, kind: int, end: int) -> bool:
    """Whether a card fits this end of a sequence."""
    step = STEPS[add_run_step(seat, slot, kind, end)]
    index = slot_index(core, step) if seat < core.rules.players else -1
    if index < 0 or not fits(core.melds[seat][index], step):
        return False
    rank = kind >> 2
    return rank == ACE or (rank + 1 < run_low(core.melds[seat][index])) == (end == LOW)


def fitting(core: Core, kind: int, target: Target) -> list[int]:
    """The steps that add a card to a meld that it fits, at a seat or anywhere."""
    found: list[int] = []
    for seat in range(core.rules.players):
        if target.seat not in (seat, -1):
            continue
        for slot in range(SLOTS):
            number = add_set_step(seat, slot, kind)
            if slot_index(core, STEPS[number]) >= 0:
                found.append(number)
            ends = (LOW, HIGH) if target.end < 0 else (target.end,)
            found += [add_run_step(seat, slot, kind, end) for end in ends if _fits_end(core, seat, slot, kind, end)]
    return found
