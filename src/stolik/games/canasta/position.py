"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its class that is still free. What no line names goes to the stock,
or to the line that ends with `...`; a seat without a hand line gets as many of those cards as a deal gives. Red threes
that no line names go to the stock, or beside the melds of the seat that gets the rest.
"""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, KINDS, CardError, card_text, pack, parse_patterns
from stolik.decks import shuffled
from stolik.games.canasta.classes import (
    BLACK3,
    CLASS_OF,
    CLASS_TEXT,
    CLASSES,
    FOUR,
    JOKER,
    KIND_AT,
    MELD_UNIT,
    ONE,
    RED3,
    SUIT_UNIT,
    TWO,
    class_and_suit,
)
from stolik.games.canasta.core import (
    ANSWER,
    ANSWERED_NO,
    ANSWERED_YES,
    ASKED,
    DREW,
    NEED_DECK,
    NEED_OVER,
    NEED_SEAT,
    PLAY,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.ending import begin_turn
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.pile import pile_add
from stolik.games.canasta.rules import ASK_OFF, Rules
from stolik.games.violation import NotationError, Param

REST: Final = "..."
FLAGS: Final = ("pile_waits", "onto_partner", "must_out", "no_discard", "unopened")
VALUES: Final = ("lays", "owed", "begun", "answer")
Card = tuple[int, int]


def read_position(rules: Rules, text: str) -> Core:
    """The position of a text whose first line is the rule set. Raises NotationError."""
    core = Core(rules)
    PositionReader(core, text).read()
    return core


class _Line:
    """One line of the text: its words, and where it stands."""

    def __init__(self, text: str, start: int, whole: str) -> None:
        self.words: Final = text.split("#", maxsplit=1)[0].split()
        self.start: Final = start
        self.whole: Final = whole

    def error(self, code: str, word: str = "", **params: Param) -> NotationError:
        at = self.whole.find(word, self.start) if word else self.start
        line = self.whole.count("\n", 0, self.start) + 1
        return NotationError(code, self.whole, max(at, self.start), {"line": line, "word": word, **params})

    def number(self, word: str, low: int, high: int) -> int:
        digits = word.removesuffix(":")
        if not digits.lstrip("-").isdecimal() or not low <= int(digits) <= high:
            raise self.error("number_expected", word, low=low, high=high)
        return int(digits)


class PositionReader:
    """Reads the lines below the rule set into a Core."""

    def __init__(self, core: Core, text: str) -> None:
        self.core = core
        self.text = text
        self.rules = core.rules
        self.left = [0] * KINDS
        for kind in pack(core.rules.packs):
            self.left[kind] += 1
        self.zones: dict[str, tuple[_Line, list[Card], bool]] = {}
        self.cards: dict[str, list[int]] = {}
        self.turn: _Line | None = None
        self.laid: _Line | None = None
        self.melds: list[tuple[_Line, int, str]] = []

    def read(self) -> None:
        """Fill the core; raises NotationError for what is malformed or cannot be."""
        at = self.text.index("\n") + 1 if "\n" in self.text else len(self.text)
        for raw in self.text[at:].splitlines(keepends=True):
            line = _Line(raw, at, self.text)
            at += len(raw)
            if line.words:
                self.line(line)
        if self.turn is None:
            raise NotationError("turn_line_missing", self.text, len(self.text), {"line": self.text.count("\n") + 1})
        if self.core.deal_number == 0 and self.turn.words[1:] == ["deck"]:
            self.core.need = NEED_DECK
            return
        self.deal_cards()
        self.set_turn(self.turn)
        self.set_known()
        self.set_laid()
        self.check_playable(self.turn)

    def line(self, line: _Line) -> None:
        head, words = line.words[0], line.words[1:]
        if head == "deal":
            self.deal_line(line, words)
        elif head == "scores":
            if len(words) != self.rules.sides:
                raise line.error("scores_expected", head, count=self.rules.sides)
            self.core.scores = [line.number(word, -100000, 100000) for word in words]
        elif head == "turn":
            self.turn = line
        elif head == "laid":
            self.laid = line
        elif head in ("pile", "stock"):
            self.zone(head, line, words)
        elif head in ("hand", "red", "known", "melds"):
            if not words:
                raise line.error("number_expected", head, low=0, high=self.rules.players - 1)
            most = self.rules.sides if head in ("red", "melds") else self.rules.players
            number = line.number(words[0], 0, most - 1)
            if head == "melds":
                self.melds += [(line, number, word) for word in words[1:] if word != "-"]
            else:
                self.zone(f"{head} {number}", line, words[1:])
        else:
            raise line.error("unknown_line", head)

    def deal_line(self, line: _Line, words: list[str]) -> None:
        if len(words) != 3 or words[1] != "dealer":
            raise line.error("deal_line_form")
        self.core.deal_number = line.number(words[0], 0, 10000)
        self.core.dealer = -1 if words[2] == "-" else line.number(words[2], 0, self.rules.players - 1)

    def zone(self, name: str, line: _Line, words: list[str]) -> None:
        if name in self.zones:
            raise line.error("line_twice", line.words[0])
        rest = bool(words) and words[-1] == REST
        cards = self.read_cards(line, [word for word in words if word not in ("-", REST)])
        self.zones[name] = (line, cards, rest)

    def read_cards(self, line: _Line, words: list[str]) -> list[Card]:
        cards: list[Card] = []
        for word in words:
            try:
                cards += [class_and_suit(rank, suit) for rank, suit in parse_patterns(word)]
            except CardError as error:
                raise line.error("no_card", word) from error
        return cards

    # -- cards to their places ---------------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        groups = [(line, side, self.read_cards(line, [word])) for line, side, word in self.melds]
        for exact in (True, False):  # cards that name a suit choose first
            for name, (line, cards, _) in self.zones.items():
                if not name.startswith("known"):
                    self.cards.setdefault(name, [-1] * len(cards))
                    self.choose(line, cards, self.cards[name], exact, name.startswith("red"))
            for at, (line, _, cards) in enumerate(groups):
                self.cards.setdefault(f"meld {at}", [-1] * len(cards))
                self.choose(line, cards, self.cards[f"meld {at}"], exact, False)
        for at, (line, side, _) in enumerate(groups):
            self.set_meld(line, side, self.cards[f"meld {at}"])
        self.share_rest()
        for name in self.zones:
            if name.startswith("red"):
                for kind in self.cards[name]:
                    if CLASS_OF[kind] != RED3:
                        raise self.zones[name][0].error("not_a_red_three", card=card_text(kind))
                    self.core.red3[int(name[4:])] += SUIT_UNIT[kind]
        for kind in self.cards["pile"]:
            pile_add(self.core, kind)
        for seat in range(self.rules.players):
            for kind in self.cards[f"hand {seat}"]:
                if CLASS_OF[kind] == RED3:
                    line = self.zones[f"hand {seat}"][0]
                    raise line.error("red_three_in_hand", seat=seat)
                self.core.give(seat, kind)

    def choose(self, line: _Line, cards: list[Card], kinds: list[int], exact: bool, red: bool) -> None:
        for at, (cls, suit) in enumerate(cards):
            if (suit != ANY_SUIT) != exact:
                continue
            if red and cls == BLACK3 and suit == ANY_SUIT:
                cls = RED3
            suits = (1, 2) if cls == RED3 else (0, 3) if cls == BLACK3 else (0, 1) if cls == JOKER else (0, 1, 2, 3)
            options = [KIND_AT[cls][low] for low in suits] if suit == ANY_SUIT else [KIND_AT[cls][suit]]
            kind = next((kind for kind in options if self.left[kind]), -1)
            if kind < 0:
                name = CLASS_TEXT[cls] if suit == ANY_SUIT else card_text(options[0])
                raise line.error("too_many_of_card", card=name)
            self.left[kind] -= 1
            kinds[at] = kind

    def set_meld(self, line: _Line, side: int, kinds: list[int]) -> None:
        core = self.core
        naturals = [kind for kind in kinds if CLASS_OF[kind] > TWO]
        ranks = {CLASS_OF[kind] for kind in naturals}
        if len(ranks) != 1 or RED3 in ranks or len(kinds) < 3 or len(naturals) < 2:
            raise line.error("no_meld", cards="".join(card_text(kind) for kind in kinds))
        cls = ranks.pop()
        wilds = len(kinds) - len(naturals)
        if wilds > (0 if cls < FOUR else self.rules.wilds_for[len(naturals)]):
            raise line.error("meld_too_wild", cards="".join(card_text(kind) for kind in kinds))
        if core.nat[side] >> 4 * cls & 15:
            raise line.error("meld_twice", card=CLASS_TEXT[cls])
        for kind in kinds:
            core.meld_cards[CLASSES * side + cls] += MELD_UNIT[kind]
            where = core.nat if CLASS_OF[kind] > TWO else core.twos if CLASS_OF[kind] == TWO else core.jokers
            where[side] += ONE[cls]

    def share_rest(self) -> None:
        """Cards that no line names: to seats without a hand line, then to the line with `...`, else to the stock."""
        rest = [kind for kind in range(KINDS) for _ in range(self.left[kind])]
        rest = shuffled(rest, 0, len(rest))
        plain = [kind for kind in rest if CLASS_OF[kind] != RED3]
        takers = [name for name, (_, _, is_rest) in self.zones.items() if is_rest]
        if len(takers) > 1:
            raise self.zones[takers[1]][0].error("rest_twice", REST)
        for seat in range(self.rules.players):
            if f"hand {seat}" not in self.zones:
                count = min(self.rules.deal_size, len(plain))
                self.cards[f"hand {seat}"] = plain[:count]
                plain = plain[count:]
        self.cards.setdefault("pile", [])
        taker = takers[0] if takers else "stock"
        reds = [kind for kind in rest if CLASS_OF[kind] == RED3]
        if taker == "stock":
            if takers or "stock" not in self.zones:
                left = set_aside(rest, plain)
                self.cards["stock"] = self.cards.get("stock", []) + left
            elif plain or reds:
                raise self.zones["stock"][0].error("cards_left_over", count=len(plain) + len(reds))
            return
        self.cards.setdefault("stock", [])
        if taker == "pile":
            self.cards["pile"] = plain + reds + self.cards["pile"]
            return
        if not taker.startswith("hand"):
            raise self.zones[taker][0].error("rest_not_here", REST)
        self.cards[taker] += plain
        for kind in reds:
            self.core.set_red3(int(taker[5:]), kind)

    # -- whose turn --------------------------------------------------------------------------------------------------

    def set_turn(self, line: _Line) -> None:
        core, words = self.core, line.words[1:]
        core.order = self.cards["stock"]
        core.top = 0
        if core.deal_number == 0:
            core.deal_number = 1
        if not words:
            raise line.error("turn_line_form")
        core.opened = [core.nat[side] != 0 for side in range(self.rules.sides)]
        core.minimum = [self.rules.minimum(score) for score in core.scores]
        if words[0] == "deck":
            core.need = NEED_DECK
        elif words[0] == "over":
            core.need = NEED_OVER
            core.winners = tuple(
                line.number(word, 0, self.rules.sides - 1) for word in words[1:] if not word.startswith("lost=")
            )
            lost = [word[5:] for word in words[1:] if word.startswith("lost=")]
            core.lost = line.number(lost[0], 0, self.rules.sides - 1) if lost else -1
        else:
            self.set_seat(line, words)

    def set_seat(self, line: _Line, words: list[str]) -> None:
        core, players = self.core, self.rules.players
        core.seat = line.number(words[0], 0, players - 1)
        if core.dealer < 0:
            core.dealer = (core.seat - 1) % players
        core.need = NEED_SEAT
        phase = words[1] if len(words) > 1 else "take"
        if phase not in ("take", "play", "answer"):
            raise line.error("phase_expected", phase)
        core.phase = ("take", "play", "answer").index(phase)
        side = core.side
        core.owed = 0 if core.opened[side] else core.minimum[side]
        extra = words[2:]
        if core.phase == TAKE:
            if extra:
                raise line.error("turn_word", extra[0])
            if core.stock_size:
                return
            begin_turn(core, core.seat)
            return
        core.began = DREW
        if extra and extra[0] in ("drew", "took"):
            core.began = TOOK if extra[0] == "took" else DREW
            extra = extra[1:]
        for word in extra:
            self.turn_word(line, word)
        if core.phase == ANSWER:
            if self.rules.ask == ASK_OFF:
                raise line.error("nobody_can_answer", phase)
            core.answer = ASKED
            core.asker = (core.seat + 2) % 4

    def turn_word(self, line: _Line, word: str) -> None:
        core = self.core
        name, _, value = word.partition("=")
        if name == "lays" and value:
            core.lays = line.number(value, 0, 100)
        elif name == "owed" and value:
            core.owed = line.number(value, 1, 1000)
            core.opened[core.side] = False
        elif name == "begun" and value:
            for rank in value.split(","):
                cards = self.read_cards(line, [rank])
                cls = cards[0][0] if len(cards) == 1 else JOKER
                if not core.nat[core.side] >> 4 * cls & 15:
                    raise line.error("begun_no_meld", rank)
                core.begun |= 8 << 4 * cls
        elif name == "answer" and value in ("yes", "no"):
            if self.rules.ask == ASK_OFF:
                raise line.error("nobody_can_answer", word)
            core.answer = ANSWERED_YES if value == "yes" else ANSWERED_NO
        elif word in FLAGS:
            self.turn_flag(word)
        else:
            raise line.error("turn_word", word)

    def turn_flag(self, word: str) -> None:
        core = self.core
        if word == "unopened":
            core.opened[core.side] = False
            core.owed = 0
        elif word == "pile_waits":
            core.pile_waits = True
        elif word == "onto_partner":
            core.onto_partner = True
        elif word == "must_out":
            core.must_out = True
        else:
            core.no_discard = True

    def set_known(self) -> None:
        core = self.core
        for name, (line, cards, _) in self.zones.items():
            if name.startswith("known"):
                seat = int(name[6:])
                for cls, suit in cards:
                    at = CLASSES * seat + cls
                    have = core.suits[at]
                    suit = next((low for low in range(4) if have >> 2 * low & 3), 0) if suit == ANY_SUIT else suit
                    core.known[at] += 1 << 2 * suit
                    if (core.known[at] >> 2 * suit & 3) > (have >> 2 * suit & 3):
                        raise line.error("known_not_held", card=card_text(KIND_AT[cls][suit]))

    def set_laid(self) -> None:
        """Who has laid before this turn; without the line, everybody whose side has melds."""
        core, rules = self.core, self.rules
        if self.laid is None:
            core.laid_before = [core.nat[rules.side_of[seat]] != 0 for seat in range(rules.players)]
            if core.need == NEED_SEAT and core.begun:
                side = rules.side_of[core.seat]
                old = any(core.nat[side] >> 4 * cls & 15 and not core.begun >> 4 * cls & 15 for cls in range(CLASSES))
                for seat in range(rules.players):
                    core.laid_before[seat] = core.laid_before[seat] and (rules.side_of[seat] != side or old)
            return
        for word in self.laid.words[1:]:
            if word != "-":
                core.laid_before[self.laid.number(word, 0, rules.players - 1)] = True

    def check_playable(self, line: _Line) -> None:
        core = self.core
        if core.need == NEED_SEAT and not core.size[core.seat]:
            raise line.error("empty_hand", seat=core.seat)
        for side in range(self.rules.sides):
            if core.nat[side] >> 4 * BLACK3 & 15 and core.need == NEED_SEAT and not core.must_out:
                raise line.error("black_threes_without_out", side=side)
        if core.need == NEED_SEAT and core.phase == PLAY and core.pile_waits and core.began != TOOK:
            raise line.error("pile_waits_without_take")
        if core.need == NEED_SEAT and not legal_actions(core):
            raise line.error("no_step_possible", seat=core.seat)
        if self.turn is not None and self.turn.words[1] not in ("deck", "over") and core.need != NEED_SEAT:
            raise line.error("no_step_possible", seat=line.words[1])


def set_aside(rest: list[int], plain: list[int]) -> list[int]:
    """The rest in its order, less the plain cards already dealt from it."""
    keep = list(plain)
    left: list[int] = []
    for kind in reversed(rest):
        if CLASS_OF[kind] == RED3:
            left.append(kind)
        elif keep and keep[-1] == kind:
            left.append(keep.pop())
    left.reverse()
    return left
