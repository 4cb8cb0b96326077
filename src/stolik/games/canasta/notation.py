"""Reading actions and plays: `take 7 7`, `lay KKK2`, `open KKK2 AAA`, steps joined by `; `."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, CardError, card_text, parse_patterns
from stolik.games.action import Action, Play
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
from stolik.games.canasta.steps import NUMBER_OF, STEPS, SUITED
from stolik.games.violation import NotationError

WORDS: Final = ("draw", "pass", "stop", "ask", "yes", "no")
VERBS: Final = (*WORDS, "take", "lay", "open", "add", "discard")
EXACT: Final = (*WORDS, "take", "discard")
PLAIN: Final = {step.text: step.id for step in STEPS[:SUITED] if step.text.partition(" ")[0] in EXACT}
"""Steps whose own text means them and nothing else, whatever is in the hand and on the table."""

Card = tuple[int, int]
"""A class, and a suit or ANY_SUIT."""


def parse(core: Core, text: str) -> Action | Play:
    """The action or play that a text means here; raises NotationError, or RuleViolation for what no rule set has."""
    plain = PLAIN.get(text)
    if plain is not None:
        return core.rules.actions[plain]
    if len(text) > 400:
        raise NotationError("text_too_long", text[:40], 0)
    reader = _Reader(core)
    parts = text.split(";")
    at = 0
    for part in parts:
        if not part.strip() and len(parts) > 1:
            raise NotationError("step_missing", text, at)
        reader.part(part, text, at)
        at += len(part) + 1
    return reader.steps[0] if len(reader.steps) == 1 else Play(tuple(reader.steps))


class _Reader:
    """Collects steps; remembers which of the hand's cards they already use, so that named suits stay apart."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.steps: list[Action] = []
        self.free = list(core.suits[15 * core.seat : 15 * core.seat + 15]) if core.seat >= 0 else [0] * 15
        self.melded = core.nat[core.side] if core.seat >= 0 else 0

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
        body = start + len(verb)
        if verb == "take":
            self.take(rest, text, body)
        elif verb == "discard":
            card = self.cards(" ".join(rest), text, body)
            if len(card) != 1:
                raise NotationError("one_card", text, body)
            self.step(f"discard {CLASS_TEXT[self.playable(card[0])]}", card, [])
        elif verb == "add":
            self.add(rest, text, body)
        else:
            groups = rest if verb == "open" else ["".join(rest)]
            for group in groups:
                self.lay(self.cards(group, text, body))

    def cards(self, cards: str, text: str, at: int) -> list[Card]:
        try:
            patterns = parse_patterns(cards)
        except CardError as error:
            found = text.find(cards.split(maxsplit=1)[0] if cards.split() else "", at)
            raise NotationError("no_card", text, max(found, at) + error.at) from error
        return [class_and_suit(rank, suit) for rank, suit in patterns]

    def playable(self, card: Card) -> int:
        if card[0] == RED3:
            raise refusal(Fault.RED_THREE_NEVER)
        return card[0]

    def take(self, words: list[str], text: str, at: int) -> None:
        top = ""
        if words[0] == "top":
            top, words = "top ", words[1:]
        if words and words[0] == "onto":
            target = self.cards(" ".join(words[1:]), text, at)
            if len(target) != 1:
                raise NotationError("one_rank_named", text, at)
            self.step(f"take {top}onto {CLASS_TEXT[self.rank(target[0])]}", [], [])
            return
        cards = self.cards(" ".join(words), text, at)
        if len(cards) != 2:
            raise NotationError("two_cards", text, at)
        naturals = [card for card in cards if self.playable(card) > TWO]
        wilds = [card for card in cards if card[0] <= TWO]
        if not naturals:
            raise refusal(Fault.MELD_NEEDS_NATURALS)
        if len(naturals) == 2 and naturals[0][0] != naturals[1][0]:
            raise refusal(Fault.ONE_RANK)
        if wilds and naturals[0][0] == BLACK3:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        names = [CLASS_TEXT[card[0]] for card in naturals + wilds]
        self.step(f"take {top}{names[0]} {names[1]}", naturals, wilds)

    def rank(self, card: Card) -> int:
        cls = self.playable(card)
        if cls < FOUR:
            raise refusal(Fault.NO_WILD_MELDS if cls <= TWO else Fault.NO_SUCH_MELD, card=CLASS_TEXT[cls])
        return cls

    def add(self, words: list[str], text: str, at: int) -> None:
        target = -1
        if "to" in words:
            split = words.index("to")
            named = self.cards(" ".join(words[split + 1 :]), text, at)
            if len(named) != 1 or split == 0:
                raise NotationError("one_rank_named", text, at)
            target = named[0][0]
            words = words[:split]
        for card in self.cards(" ".join(words), text, at):
            cls = self.playable(card)
            if cls > TWO:
                if target not in (-1, cls):
                    raise refusal(Fault.ONE_RANK)
                self.step(f"add {CLASS_TEXT[cls]}", [card], [])
            else:
                self.add_wild(card, target, text, at)

    def add_wild(self, card: Card, target: int, text: str, at: int) -> None:
        if target < 0:
            raise NotationError("to_missing", text, at, {"card": CLASS_TEXT[card[0]]})
        if target == BLACK3:
            raise refusal(Fault.NO_WILD_WITH_THREES)
        target = self.rank((target, ANY_SUIT))
        self.step(f"add {CLASS_TEXT[card[0]]} to {CLASS_TEXT[target]}", [], [card])

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
        early = len(naturals)
        if not self.core.rules.wild_onto_finished:
            # wild cards come before the meld has seven
            lying = len(cards) - len(naturals) - len(wilds)
            early = min(early, max(CANASTA - len(wilds) - lying, 0))
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
        kinds = tuple(sorted(kind for kind in kinds if CLASS_OF[kind] > TWO)) + tuple(
            kind for kind in kinds if CLASS_OF[kind] <= TWO
        )
        self.steps.append(named_action(self.core, number, kinds))

    def use(self, cls: int, suit: int) -> int:
        """The real card meant: the one named, else the lowest of the class that is still free."""
        if suit == ANY_SUIT:
            suit = next((low for low in range(4) if self.free[cls] >> 2 * low & 3), 0)
        if self.free[cls] >> 2 * suit & 3:
            self.free[cls] -= 1 << 2 * suit
        return KIND_AT[cls][suit]


def _named_first(card: Card) -> bool:
    return card[1] == ANY_SUIT


def named_action(core: Core, number: int, kinds: tuple[int, ...]) -> Action:
    """The action of a step that moves just these cards, naturals first."""
    step = STEPS[number]
    texts = [card_text(kind) for kind in kinds]
    verb = step.text.split()[0]
    if verb == "take":
        text = "take " + ("top " if step.alone else "") + " ".join(texts)
    elif verb == "add" and step.wild >= 0:
        text = f"add {texts[0]} to {step.text.rsplit(' ', 1)[1]}"
    else:
        text = f"{verb} {''.join(texts)}"
    return core.rules.named(number, text, kinds)
