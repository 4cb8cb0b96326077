"""Reading the steps of a text where a side may have two melds of a rank, sequences, or sets of wild cards."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, card_text
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    FOUR,
    KIND_AT,
    SUIT_OF,
    TWO,
    kinds_of,
    total,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.notation_reader import Card, Reader, before_wilds, named_action
from stolik.games.canasta.notation_runs import end_text, run_refusal, run_steps
from stolik.games.canasta.notation_targets import NO_RUN, Target, target
from stolik.games.canasta.perform import perform
from stolik.games.canasta.plays import LAST
from stolik.games.canasta.position_melds import has_second
from stolik.games.canasta.refusal import why_not
from stolik.games.canasta.rules import BLACK3_ANYTIME
from stolik.games.canasta.runs import run_code, run_high, run_low, run_suit
from stolik.games.canasta.steps import NUMBER_OF, STEPS
from stolik.games.canasta.table_melds import rank_target
from stolik.games.violation import refuse


class WideReader(Reader):
    """Reads what suits and melds leave open from the hand and the table as they are once the steps before are done."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self.sequences: Final = core.rules.sequences
        self.now = core
        self.done = 0
        """How many of the steps `now` has behind it."""
        self.follows = core.seat >= 0

    def part(self, part: str, text: str, at: int) -> None:
        self.catch_up()
        super().part(part, text, at)

    def moment(self) -> Core | None:
        self.catch_up()
        return self.now if self.follows and self.done == len(self.steps) else None

    def catch_up(self) -> None:
        """Do the steps that were read, on a copy, as far as they are legal and show nothing new."""
        while self.follows and self.done < len(self.steps):
            action = self.steps[self.done]
            step = STEPS[action.id]
            if step.verb in LAST or why_not(self.now, step, action.cards) is not None:
                self.follows = False
                break
            if self.now is self.core:
                self.now = self.core.copy()
                # cards that nobody has seen yet say nothing of what the text means
                self.now.bonus_left = 0
                self.now.under = []
            seat = self.now.seat
            perform(self.now, action.id, action.cards)
            self.done += 1
            self.follows = self.now.seat == seat
            self.free = list(self.now.suits[15 * seat : 15 * seat + 15])
        if self.now.seat >= 0:
            self.melded = self.now.nat[self.now.side]

    # -- the cards that are meant ------------------------------------------------------------------------------------

    def choose(self, cards: list[Card]) -> list[Card]:
        """Naturals with their suits: those left out where the hand leaves one choice, else NotationError."""
        if not self.sequences:
            return cards
        free = self.free[:]
        chosen = [card for card in cards if card[1] != ANY_SUIT or card[0] < FOUR]
        for cls, suit in chosen:
            if suit != ANY_SUIT and free[cls] >> 2 * suit & 3:
                free[cls] -= 1 << 2 * suit
        for cls in sorted({cls for cls, suit in cards if suit == ANY_SUIT and cls >= FOUR}):
            wanted = cards.count((cls, ANY_SUIT))
            held = [SUIT_OF[kind] for kind in kinds_of(free[cls], cls)]
            if len(held) > wanted and held[0] != held[-1]:
                raise self.error("suit_needed", CLASS_TEXT[cls])
            # where the hand has too few, whatever is named is refused as not in the hand
            chosen += [(cls, suit) for suit in (held + [0] * wanted)[:wanted]]
        return sorted(chosen)

    def suited_step(self, head: str, naturals: list[Card], wilds: list[Card], to: str = "") -> None:
        """A step that moves naturals, by their suits where these matter; `to` is the meld that it names."""
        named = self.sequences and naturals[0][0] >= FOUR
        texts = [card_text(KIND_AT[cls][suit]) if named else CLASS_TEXT[cls] for cls, suit in sorted(naturals)]
        texts += [CLASS_TEXT[cls] for cls, _ in wilds]
        text = head + (" " if head.startswith("take") else "").join(texts) + to
        if not named:
            self.step(text, naturals, wilds)
            return
        number = NUMBER_OF[text]
        if all(suit == ANY_SUIT for _, suit in wilds):
            self.steps.append(self.core.rules.actions[number])
            return
        kinds = [KIND_AT[cls][suit] for cls, suit in sorted(naturals)] + [self.use(cls, suit) for cls, suit in wilds]
        self.steps.append(named_action(self.core, number, tuple(kinds)))

    # -- verbs -------------------------------------------------------------------------------------------------------

    def opening(self, words: list[str]) -> list[str]:
        """The melds that are laid; one that earns bonus cards comes last, for nothing of a play can follow these."""
        if not self.core.bonus_left:
            return words
        return sorted(words, key=lambda group: len(self.cards(group)) >= CANASTA)

    def discard(self, card: Card) -> None:
        if self.playable(card) > TWO:
            self.suited_step("discard ", self.choose([card]), [])
        else:
            super().discard(card)

    def take(self, words: list[str]) -> None:
        head = "take "
        if words[0] == "top":
            head, words = "take top ", words[1:]
        if words and words[0] == "onto":
            self.take_onto(head, target(self, words[1:]))
            return
        naturals, wilds, slot = self.taking(words)
        to = f" to {rank_target(self.rank(naturals[0][0]), 1)}" if slot else ""
        self.suited_step(head, self.choose(naturals), wilds, to)

    def take_onto(self, head: str, to: Target) -> None:
        if to.run != NO_RUN:
            top = CLASS_OF[self.now.pile[-1]] if self.now.pile else ACE
            end = to.end or ("low" if top < run_low(to.run) else "high")
            self.step(f"{head}onto {end_text(to.run, end)}", [], [])
            return
        if to.cls <= TWO and self.core.rules.wild_melds:
            raise refusal(Fault.WILD_SET_ONLY_WILDS)
        self.step(f"{head}onto {rank_target(self.rank(to.cls), to.slot)}", [], [])

    def extend(self, words: list[str]) -> None:
        if not self.sequences:
            raise refusal(Fault.NO_SEQUENCES)
        grown = target(self, words)
        if grown.run == NO_RUN:
            raise self.error("run_named")
        self.step(f"extend {end_text(grown.run, grown.end or self.only_end(grown.run))}", [], [])

    def only_end(self, run: int) -> str:
        """The end of a run that the hand has a card for; where it has both, the end must be named."""
        places = [("high", run_high(run) + 1), ("low", run_low(run) - 1)]
        ends = [(end, cls) for end, cls in places if FOUR <= cls <= ACE]
        held = [end for end, cls in ends if self.free[cls] >> 2 * run_suit(run) & 3]
        if len(held) > 1 and run in self.now.runs[self.now.side]:
            raise self.error("run_end_named")
        # without the run, or a card for it, whatever is named is refused as such
        return held[0] if held else ends[0][0]

    def run(self, cards: list[Card]) -> None:
        if not self.sequences:
            raise refusal(Fault.NO_SEQUENCES)
        refuse(run_refusal(cards))
        classes = [cls for cls, _ in cards]
        for text in run_steps(self.suit_of_run(cards), min(classes), max(classes)):
            self.step(text, [], [])

    def suit_of_run(self, cards: list[Card]) -> int:
        """The suit of a run: the one named, else the only one of which the hand has every card."""
        suits = {suit for _, suit in cards if suit != ANY_SUIT}
        if not suits:
            held = [sum(1 for cls, _ in cards if self.free[cls] >> 2 * suit & 3) for suit in range(4)]
            if max(held) < len(cards):
                # whatever is named is refused as not in the hand
                return held.index(max(held))
            suits = {suit for suit in range(4) if held[suit] == len(cards)}
        if len(suits) > 1:
            raise self.error("suit_needed", CLASS_TEXT[min(cls for cls, _ in cards)])
        return suits.pop()

    def add(self, words: list[str]) -> None:
        cards, to = self.adding(words)
        if to is not None and to.run != NO_RUN:
            self.add_to_run(cards, to)
            return
        naturals = self.choose([card for card in cards if self.playable(card) > TWO])
        wilds = [card for card in cards if card[0] <= TWO]
        cls, slot = (to.cls, to.slot) if to is not None else (-1, 0)
        for card in naturals:
            if to is not None and cls <= TWO:
                raise refusal(Fault.WILD_SET_ONLY_WILDS if self.core.rules.wild_melds else Fault.NO_WILD_MELDS)
            if to is not None and cls != card[0]:
                raise refusal(Fault.ONE_RANK)
            self.add_natural(card, slot)
        if wilds and 0 <= cls <= TWO and self.core.rules.wild_melds:
            lying = total(self.now.nat[self.now.side] & 255)
            if lying and lying + len(wilds) > CANASTA:
                raise refusal(Fault.MELD_FULL, card=CLASS_TEXT[TWO], most=CANASTA)
        for card in wilds:
            self.add_wild_to(card, cls, slot)

    def add_natural(self, card: Card, slot: int) -> None:
        if card[0] == BLACK3:
            if slot:
                raise refusal(Fault.BLACK_THREES_CLOSED)
            self.step(f"add {CLASS_TEXT[BLACK3]}", [card], [])
        elif self.sequences:
            self.suited_step("add ", [card], [], f" to {rank_target(card[0], slot)}" if slot else "")
        else:
            self.step(f"add {rank_target(card[0], slot)}", [card], [])

    def add_wild_to(self, card: Card, cls: int, slot: int) -> None:
        if 0 <= cls <= TWO and self.core.rules.wild_melds:
            self.step(f"add {CLASS_TEXT[card[0]]} to {CLASS_TEXT[TWO]}", [], [card])
        elif slot and cls >= FOUR:
            self.step(f"add {CLASS_TEXT[card[0]]} to {rank_target(cls, slot)}", [], [card])
        else:
            self.add_wild(card, cls)

    def add_to_run(self, cards: list[Card], grown: Target) -> None:
        """Lengthen a run: cards above it in rising order, cards below it in falling order."""
        run = grown.run
        suit = run_suit(run)
        for cls, named in cards:
            if cls <= BLACK3:
                raise refusal(Fault.RUN_NO_WILD if self.playable((cls, named)) <= TWO else Fault.RUN_NO_THREES)
            if named not in (ANY_SUIT, suit):
                raise refusal(Fault.RUN_ONE_SUIT)
        above = sorted(cls for cls, _ in cards if cls > run_high(run))
        below = sorted((cls for cls, _ in cards if cls <= run_high(run)), reverse=True)
        for end, classes in (("high", above), ("low", below)):
            for cls in classes:
                low, high = run_low(run), run_high(run)
                if cls not in (low - 1, high + 1):
                    raise refusal(Fault.RUN_GAP)
                self.step(f"extend {end_text(run, end)}", [], [])
                run = run_code(suit, min(low, cls), max(high, cls))

    # -- new melds ---------------------------------------------------------------------------------------------------

    def lay(self, cards: list[Card]) -> None:
        """A new meld, and the further cards one by one; all of them where the rank has its only meld already."""
        self.catch_up()
        naturals = [card for card in cards if self.playable(card) > TWO]
        wilds = sorted((card for card in cards if card[0] <= TWO), reverse=True)
        ranks = {cls for cls, _ in naturals}
        if not ranks:
            self.lay_wilds(wilds)
        elif 1 < len(ranks) < len(naturals) and self.sequences:
            raise refusal(Fault.NEITHER_MELD)
        elif len(ranks) > 1 and self.sequences:
            self.run(cards)
        elif len(ranks) > 1:
            raise refusal(Fault.ONE_RANK)
        else:
            self.lay_rank(naturals[0][0], self.choose(naturals), wilds)

    def lay_wilds(self, wilds: list[Card]) -> None:
        """Three wild cards, twos first, and the further ones one by one."""
        if not self.core.rules.wild_melds:
            raise refusal(Fault.NO_WILD_MELDS)
        if len(wilds) < 3:
            raise refusal(Fault.MELD_TOO_SMALL)
        if len(wilds) > CANASTA:
            raise refusal(Fault.MELD_FULL, card=CLASS_TEXT[TWO], most=CANASTA)
        self.step("lay " + "".join(CLASS_TEXT[cls] for cls, _ in wilds[:3]), [], wilds[:3])
        for card in wilds[3:]:
            self.step(f"add {CLASS_TEXT[card[0]]} to {CLASS_TEXT[TWO]}", [], [card])

    def lay_rank(self, cls: int, naturals: list[Card], wilds: list[Card]) -> None:
        rules = self.core.rules
        if cls == BLACK3 and wilds:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        if cls == BLACK3 and rules.black3 == BLACK3_ANYTIME and len(naturals) > 4:
            raise refusal(Fault.BLACK_THREES_FOUR)
        lies = self.melded >> 4 * cls & 15 > 0
        slot = int(lies and has_second(rules, cls))
        size = len(naturals) + len(wilds)
        if slot or not lies:
            if size < 3:
                raise refusal(Fault.MELD_TOO_SMALL)
            if len(naturals) < 2:
                raise refusal(Fault.MELD_NEEDS_NATURALS)
            first = 4 if cls == BLACK3 and len(naturals) == 4 else min(3, len(naturals))
            wild = wilds[:1] if first == 2 else []
            self.suited_step("lay ", naturals[:first], wild)
            naturals, wilds = naturals[first:], wilds[len(wild) :]
        laid = size - len(naturals) - len(wilds)
        at = self.core.side + rules.sides * slot
        early = before_wilds(self.now, at, cls, laid, (len(naturals), len(wilds)))
        for card in naturals[:early]:
            self.add_natural(card, slot)
        for card in wilds:
            self.add_wild_to(card, cls, slot)
        for card in naturals[early:]:
            self.add_natural(card, slot)
