"""Reading the steps of a text, where a side has one meld of each rank and suits do not matter."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, CardError, card_text, parse_patterns
from stolik.games.action import Action
from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    FOUR,
    KIND_AT,
    RED3,
    TWO,
    class_and_suit,
    count,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.notation_targets import Target, joined, target
from stolik.games.canasta.refusal import why_no_pile
from stolik.games.canasta.steps import ADD_TO_WILDS, ADD_WILD, NUMBER_OF, STEPS
from stolik.games.canasta.table_melds import rank_target
from stolik.games.violation import NotationError, RuleViolation

WORDS: Final = ("draw", "pass", "stop", "ask", "yes", "no")
VERBS: Final = (*WORDS, "take", "lay", "open", "add", "join", "run", "extend", "discard")
Card = tuple[int, int]
"""A class, and a suit or ANY_SUIT."""


class Reader:
    """Collects steps; remembers which of the hand's cards they already use, so that named suits stay apart."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.steps: list[Action] = []
        self.free = list(core.suits[15 * core.seat : 15 * core.seat + 15]) if core.seat >= 0 else [0] * 15
        self.melded = core.nat[core.side] if core.seat >= 0 else 0
        self.text = ""
        self.body = 0
        """Where in the text the words after the verb begin."""

    def part(self, part: str, text: str, at: int) -> None:
        words = part.split()
        verb = words[0].lower() if words else ""
        start = at + len(part) - len(part.lstrip())
        if verb not in VERBS:
            raise NotationError("unknown_verb", text, start, {"word": words[0] if words else ""})
        rest = words[1:]
        if verb in WORDS:
            if rest:
                raise NotationError("too_many_words", text, text.index(rest[0], start + len(verb)))
            self.step(verb, [], [])
            return
        if not rest:
            raise NotationError("cards_missing", text, start, {"word": verb})
        self.text, self.body = text, start + len(verb)
        try:
            self.verb(verb, rest)
        except RuleViolation as found:
            # a pile that no cards take is told before what is wrong with these
            now = self.moment() if verb == "take" else None
            raise (why_no_pile(now) if now is not None else None) or found from None

    def moment(self) -> Core | None:
        """How it stands when the next step is done; None where that is not known."""
        return None if self.steps else self.core

    def verb(self, verb: str, words: list[str]) -> None:
        """The steps of a verb that names cards or melds."""
        if verb == "take":
            self.take(words)
        elif verb == "discard":
            card = self.cards(" ".join(words))
            if len(card) != 1:
                raise self.error("one_card")
            self.discard(card[0])
        elif verb == "add":
            self.add(words)
        elif verb == "join":
            self.join(words)
        elif verb == "extend":
            self.extend(words)
        elif verb == "run":
            self.run(self.cards("".join(words)))
        else:
            for group in self.opening(words) if verb == "open" else ["".join(words)]:
                self.lay(self.cards(group))

    def error(self, code: str, card: str = "", *, word: str = "") -> NotationError:
        """A NotationError at the words after the verb, or at this one of them; the card that it is about, if any."""
        at = max(self.text.find(word, self.body), self.body)
        return NotationError(code, self.text, at, {"card": card} if card else {})

    def cards(self, cards: str) -> list[Card]:
        """The cards that some words name."""
        try:
            patterns = parse_patterns(cards)
        except CardError as error:
            found = self.text.find(cards.split(maxsplit=1)[0] if cards.split() else "", self.body)
            raise NotationError("no_card", self.text, max(found, self.body) + error.at) from error
        return [class_and_suit(rank, suit) for rank, suit in patterns]

    def playable(self, card: Card) -> int:
        if card[0] == RED3:
            raise refusal(Fault.RED_THREE_NEVER)
        return card[0]

    def opening(self, words: list[str]) -> list[str]:
        """The melds that are laid together, in the order in which they come."""
        return words

    def join(self, words: list[str]) -> None:
        name = " ".join(joined(words))
        if "-" in name and not self.core.rules.sequences:
            raise refusal(Fault.NO_SEQUENCES)
        if "-" in name or ("/" in name and self.core.rules.second):
            raise self.error("join_named")
        cls = target(self, words).cls
        if cls <= TWO and self.core.rules.wild_melds:
            raise refusal(Fault.NOTHING_TO_JOIN, card=CLASS_TEXT[TWO])
        self.step(f"join {CLASS_TEXT[self.rank(cls)]}", [], [])

    def discard(self, card: Card) -> None:
        self.step(f"discard {CLASS_TEXT[self.playable(card)]}", [card], [])

    def extend(self, _words: list[str]) -> None:
        raise refusal(Fault.NO_SEQUENCES)

    def run(self, _cards: list[Card]) -> None:
        raise refusal(Fault.NO_SEQUENCES)

    def take(self, words: list[str]) -> None:
        top = ""
        if words[0] == "top":
            top, words = "top ", words[1:]
        if words and words[0] == "onto":
            self.step(f"take {top}onto {CLASS_TEXT[self.rank(target(self, words[1:]).cls)]}", [], [])
            return
        naturals, wilds, _ = self.taking(words)
        names = [CLASS_TEXT[card[0]] for card in naturals + wilds]
        self.step(f"take {top}{names[0]} {names[1]}", naturals, wilds)

    def taking(self, words: list[str]) -> tuple[list[Card], list[Card], int]:
        """The two cards of a take, naturals of one rank and wild cards; and which meld of the rank they go to."""
        split = words.index("to") if "to" in words else len(words)
        cards = self.cards(" ".join(words[:split]))
        if len(cards) != 2:
            raise self.error("two_cards")
        naturals = [card for card in cards if self.playable(card) > TWO]
        wilds = [card for card in cards if card[0] <= TWO]
        if not naturals:
            raise refusal(Fault.MELD_NEEDS_NATURALS if self.core.rules.wild_takes else Fault.NO_TAKE_WITH_WILD)
        if len(naturals) == 2 and naturals[0][0] != naturals[1][0]:
            one_suit = naturals[0][1] == naturals[1][1] or ANY_SUIT in (naturals[0][1], naturals[1][1])
            starts = self.core.rules.sequences and one_suit
            raise refusal(Fault.NO_RUN_FROM_PILE if starts else Fault.ONE_RANK)
        if wilds and naturals[0][0] == BLACK3:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        if split == len(words):
            return naturals, wilds, 0
        to = target(self, words[split + 1 :])
        if to.cls != naturals[0][0]:
            raise refusal(Fault.ONE_RANK)
        return naturals, wilds, to.slot

    def rank(self, cls: int) -> int:
        """The class of a meld of naturals."""
        if cls < FOUR:
            raise refusal(Fault.NO_WILD_MELDS if cls <= TWO else Fault.NO_SUCH_MELD, card=CLASS_TEXT[cls])
        return cls

    def add(self, words: list[str]) -> None:
        cards, to = self.adding(words)
        for card in cards:
            cls = self.playable(card)
            if cls > TWO:
                if to is not None and to.cls != cls:
                    raise refusal(Fault.ONE_RANK)
                self.step(f"add {CLASS_TEXT[cls]}", [card], [])
            else:
                self.add_wild(card, to.cls if to is not None else -1)

    def adding(self, words: list[str]) -> tuple[list[Card], Target | None]:
        """The cards that are added, and the meld that is named: after `to`, or by its one natural as in `8/2`."""
        if "to" in words:
            split = words.index("to")
            if split == 0:
                raise self.error("one_rank_named")
            return self.cards(" ".join(words[:split])), target(self, words[split + 1 :])
        words = joined(words)
        if "/" not in words[-1]:
            return self.cards(" ".join(words)), None
        return self.cards(" ".join(words).partition("/")[0]), target(self, words[-1:])

    def add_wild(self, card: Card, to: int) -> None:
        if to < 0:
            raise self.error("to_missing", CLASS_TEXT[card[0]])
        if to == BLACK3:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        self.step(f"add {CLASS_TEXT[card[0]]} to {CLASS_TEXT[self.rank(to)]}", [], [card])

    def lay(self, cards: list[Card]) -> None:
        """A new meld of three, and the further cards one by one; all of them where the rank has a meld."""
        naturals = sorted(card for card in cards if self.playable(card) > TWO)
        wilds = sorted((card for card in cards if card[0] <= TWO), reverse=True)
        if not naturals:
            raise refusal(Fault.NO_WILD_MELDS)
        cls = naturals[0][0]
        if naturals[-1][0] != cls:
            raise refusal(Fault.ONE_RANK)
        if cls == BLACK3 and wilds:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        rank = CLASS_TEXT[cls]
        if not count(self.melded, cls):
            if len(cards) < 3:
                raise refusal(Fault.MELD_TOO_SMALL)
            if len(naturals) < 2:
                raise refusal(Fault.MELD_NEEDS_NATURALS)
            first = 4 if cls == BLACK3 and len(naturals) == 4 else min(3, len(naturals))
            wild = wilds[:1] if first == 2 else []
            self.step(f"lay {rank * first}" + "".join(CLASS_TEXT[card[0]] for card in wild), naturals[:first], wild)
            naturals, wilds = naturals[first:], wilds[len(wild) :]
        laid = len(cards) - len(naturals) - len(wilds)
        early = before_wilds(self.core, self.core.side, cls, laid, (len(naturals), len(wilds)))
        for card in naturals[:early]:
            self.step(f"add {rank}", [card], [])
        for card in wilds:
            self.step(f"add {CLASS_TEXT[card[0]]} to {rank}", [], [card])
        for card in naturals[early:]:
            self.step(f"add {rank}", [card], [])

    def step(self, text: str, naturals: list[Card], wilds: list[Card]) -> None:
        number = NUMBER_OF[text]
        rules = self.core.rules
        named = naturals + wilds
        if all(suit == ANY_SUIT for _, suit in named):
            self.steps.append(rules.actions[number])
            return
        kinds = tuple(self.use(cls, suit) for cls, suit in sorted(named, key=_named_first))
        self.steps.append(named_action(self.core, number, tuple(sorted(kinds, key=_naturals_first))))

    def use(self, cls: int, suit: int) -> int:
        """The real card meant: the one named, else the lowest of the class that is still free."""
        if suit == ANY_SUIT:
            suit = next((low for low in range(4) if self.free[cls] >> 2 * low & 3), 0)
        if self.free[cls] >> 2 * suit & 3:
            self.free[cls] -= 1 << 2 * suit
        return KIND_AT[cls][suit]


def before_wilds(core: Core, at: int, cls: int, laid: int, cards: tuple[int, int]) -> int:
    """How many of these naturals are added before these wild cards, to the meld of a rank that lies there and `laid`
    cards of the same play: all, unless a wild card may not join what has seven cards by then (C20).
    """
    naturals, wilds = cards
    if core.rules.wild_onto_finished:
        return naturals
    lying = laid + (core.nat[at] >> 4 * cls & 15) + (core.twos[at] >> 4 * cls & 15) + (core.jokers[at] >> 4 * cls & 15)
    return min(naturals, max(CANASTA - wilds - lying, 0))


def _named_first(card: Card) -> bool:
    return card[1] == ANY_SUIT


def _naturals_first(kind: int) -> tuple[bool, int]:
    return CLASS_OF[kind] <= TWO, kind


def named_action(core: Core, number: int, kinds: tuple[int, ...]) -> Action:
    """The action of a step that moves just these cards, naturals first."""
    step = STEPS[number]
    texts = [card_text(kind) for kind in kinds]
    verb = step.text.split()[0]
    to = f" to {step.text.rsplit(' ', 1)[1]}" if step.verb in (ADD_WILD, ADD_TO_WILDS) else ""
    if step.slot:
        to = f" to {rank_target(step.cls, step.slot)}"
    if verb == "take":
        text = "take " + ("top " if step.alone else "") + " ".join(texts)
    else:
        text = f"{verb} {''.join(texts)}"
    return core.rules.named(number, text + to, kinds)
