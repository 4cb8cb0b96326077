"""Reading records. Nothing is guessed and nothing passed over: a text is the text of its record, or it is refused."""

from __future__ import annotations

import re
from typing import Final

from stolik.games.game_error import GameError
from stolik.games.option import RuleSet
from stolik.games.registry import game_of, schema_of
from stolik.games.violation import NotationError
from stolik.record.actions import KIND_OF, is_action, is_sorted
from stolik.record.digest import CHECK_DIGITS
from stolik.record.error import RecordError, RecordFault
from stolik.record.forms import WORD, is_date
from stolik.record.lines import Line, Lines
from stolik.record.record import LOST, PERSON, REASONS, Deal, Order, Player, Record, Result, Turn
from stolik.record.rules import NewerRules, RulesForm, is_older, rules_of_today
from stolik.record.write import CARDS_A_LINE, CHECKS_A_LINE, INDENT

_TURN: Final = re.compile(r"[0-9]:")
_CHECK: Final = re.compile(f"[0-9a-f]{{{CHECK_DIGITS}}}")
_EVENTS: Final = re.compile(r"events (0|[1-9][0-9]{0,6}) ([0-9a-f]{64})")


def read_record(text: str) -> Record:
    """The record of a text, as `record_text` writes it. Raises RecordError at the first fault."""
    return _Reader(Lines(text)).record()


class _Reader:
    def __init__(self, lines: Lines) -> None:
        self.lines: Final = lines
        lines.take_any()
        line = lines.take("game")
        self.rules: Final = line.rest
        self.rule_set: Final = _rule_set(line)
        self.family: Final = schema_of(self.rule_set.preset).family
        self.players: Final = self.rule_set.number("players")
        self.sides: Final = len(game_of(self.rule_set).start().score())

    def record(self) -> Record:
        lines = self.lines
        players = tuple(_player(lines.take("seat"), seat) for seat in range(self.players))
        day = _date(lines.take("date")) if lines.peek().head == "date" else ""
        tags = self._tags()
        position = self._position()
        deals: list[Deal] = []
        first = lines.peek()
        lines.take_blank()
        while lines.peek().head == "deal":
            deals.append(self._deal(deals, first_is_free=bool(position)))
            first = lines.peek()
            lines.take_blank()
        end = lines.take("end")
        if end.text not in ("end over", "end unfinished"):
            raise end.error(RecordFault.END_FORM, len("end "))
        is_over = end.text == "end over"
        if is_over and deals and deals[-1].result is None:
            raise first.error(RecordFault.RESULT_MISSING, deal=deals[-1].number)
        totals = lines.take("totals").numbers(len("totals "), self.sides)
        winners = self._winners() if is_over else ()
        if not lines.is_at_end:
            raise lines.peek().error(RecordFault.TOO_MUCH)
        return Record(
            self.rules, players, day, tags, position, tuple(deals), is_over, totals, winners, tuple(lines.comments)
        )

    def _tags(self) -> tuple[tuple[str, str], ...]:
        tags: dict[str, str] = {}
        while self.lines.peek().head == "tag":
            line = self.lines.take_any()
            name, _, value = line.rest.partition(" ")
            if not WORD.fullmatch(name) or not value or value.startswith(" "):
                raise line.error(RecordFault.TAG_FORM, len("tag "))
            if name in tags:
                raise line.error(RecordFault.TAG_TWICE, len("tag "), name=name)
            tags[name] = value
        return tuple(tags.items())

    def _position(self) -> tuple[str, ...]:
        lines: list[Line] = []
        while self.lines.peek().head == "position":
            lines.append(self.lines.take_any())
        position = tuple(line.rest for line in lines)
        if lines and not is_older(self.rules):  # what an older version allowed is seen when it is replayed
            self._check_position(lines, position)
        return position

    def _check_position(self, lines: list[Line], position: tuple[str, ...]) -> None:
        try:
            state = game_of(self.rule_set).position("\n".join([self.rule_set.text, *position, ""]))
        except NotationError as error:
            number = error.params.get("line", 0)
            line = lines[min(max(int(number) - 2, 0), len(lines) - 1)]
            raise RecordError(RecordFault.POSITION, line.number, len("position ") + 1, {}, error) from error
        written = state.text().splitlines()[1:]
        for line, wanted in zip(lines, written, strict=False):
            if line.rest != wanted:
                raise line.error(RecordFault.POSITION_FORM, len("position "), wanted=wanted)
        if len(position) != len(written):
            raise lines[-1].error(RecordFault.POSITION_FORM, wanted=written[-1])

    def _deal(self, before: list[Deal], first_is_free: bool) -> Deal:
        line = self.lines.take("deal")
        (number,) = line.numbers(len("deal "), 1, 0)
        wanted = before[-1].number + 1 if before else 1
        if number != wanted and (before or not first_is_free):
            raise line.error(RecordFault.DEAL_NUMBER, len("deal "), wanted=wanted, given=number)
        if before and before[-1].result is None:
            raise line.error(RecordFault.RESULT_MISSING, deal=before[-1].number)
        entries = self._entries()
        checks = self._checks(sum(len(entry.actions) if isinstance(entry, Turn) else 1 for entry in entries))
        line = self.lines.take("events")
        events = _EVENTS.fullmatch(line.text)
        if events is None:
            raise line.error(RecordFault.EVENTS_FORM, len("events "))
        result = self._result() if self.lines.peek().head == "result" else None
        return Deal(number, tuple(entries), checks, int(events[1]), events[2], result)

    def _entries(self) -> list[Order | Turn]:
        entries: list[Order | Turn] = []
        while True:
            line = self.lines.peek()
            last = entries[-1] if entries else None
            if line.head == "lot":
                self.lines.take_any()
                entries.append(Order(line.numbers(len("lot "), self.players, 0, self.players - 1), is_lot=True))
            elif line.head == "order":
                entries.append(Order(self._cards()))
            elif _TURN.match(line.text):
                self.lines.take_any()
                turn = self._turn(line)
                if isinstance(last, Turn) and last.seat == turn.seat:
                    raise line.error(RecordFault.SAME_SEAT, seat=turn.seat)
                entries.append(turn)
            elif entries:
                return entries
            else:
                raise self.lines.unexpected("order")

    def _cards(self) -> tuple[int, ...]:
        kinds: list[int] = []
        for at, word, line in self._wrapped("order", CARDS_A_LINE):
            if word not in KIND_OF:
                raise line.error(RecordFault.NO_CARD, at, given=word)
            kinds.append(KIND_OF[word])
        if not kinds:
            raise self.lines.peek().error(RecordFault.NO_CARD, given="")
        return tuple(kinds)

    def _checks(self, count: int) -> tuple[str, ...]:
        line = self.lines.peek()
        checks: list[str] = []
        for at, word, where in self._wrapped("checks", CHECKS_A_LINE):
            if not _CHECK.fullmatch(word):
                raise where.error(RecordFault.NO_CHECK, at, given=word)
            checks.append(word)
        if len(checks) < count and self.lines.is_at_end:
            raise self.lines.unexpected("checks")
        if len(checks) != count:
            raise line.error(RecordFault.CHECKS_COUNT, needed=count, found=len(checks))
        return tuple(checks)

    def _wrapped(self, head: str, per_line: int) -> list[tuple[int, str, Line]]:
        """The words of the lines that go on with one of just this word; all but the last must be full."""
        line = self.lines.take(head)
        if line.text != head:
            raise line.error(RecordFault.NUMBER_OF_WORDS, len(head), needed=0, found=len(line.words()) - 1)
        found: list[tuple[int, str, Line]] = []
        size = per_line
        while (more := self.lines.take_more(line)) is not None:
            words = more.words(len(INDENT))
            if size != per_line or len(words) > per_line:
                at = line if size != per_line else more
                raise at.error(RecordFault.LINE_LENGTH, most=per_line)
            found += [(at, word, more) for at, word in words]
            line, size = more, len(words)
        return found

    def _turn(self, line: Line) -> Turn:
        seat = int(line.text[0])
        if seat >= self.players:
            raise line.error(RecordFault.NUMBER_FORM, given=line.text[0])
        at = len("0:")
        actions: list[str] = []
        for part in line.text[at:].split(";"):
            text = part[1:]
            if not part.startswith(" ") or not is_action(text, self.family):
                raise line.error(RecordFault.NO_ACTION, at + part.startswith(" "), given=part.strip())
            if not is_sorted(text):
                raise line.error(RecordFault.CARDS_SORTED, at + 1, given=text)
            actions.append(text)
            at += len(part) + 1
        return Turn(seat, tuple(actions))

    def _result(self) -> Result:
        line = self.lines.take_any()
        reason = line.rest.partition(" ")[0]
        if reason not in REASONS:
            raise line.error(RecordFault.RESULT_REASON, len("result "), given=reason, allowed=", ".join(REASONS))
        start = len(f"result {reason} ")
        if reason != LOST:
            return Result(reason, line.numbers(start, self.sides))
        if len(line.text) >= start:
            raise line.error(RecordFault.NUMBER_OF_WORDS, start, needed=0, found=len(line.words(start)))
        return Result(reason, ())

    def _winners(self) -> tuple[int, ...]:
        line = self.lines.take("winners")
        start = len("winners ")
        winners = line.numbers(start, len(line.words(start)), 0, self.sides - 1)
        if list(winners) != sorted(set(winners)):
            raise line.error(RecordFault.WINNERS_SORTED, start)
        return winners


def _rule_set(line: Line) -> RuleSet:
    start = len("game ")
    try:
        return rules_of_today(line.rest)
    except RulesForm as error:
        raise line.error(RecordFault.GAME_FORM, start, wanted=error.wanted) from error
    except NewerRules as error:
        raise line.error(RecordFault.NEWER_RULES, start, game=line.rest, known=error.known) from error
    except GameError as error:
        raise RecordError(RecordFault.GAME, line.number, start + 1, {}, error) from error


def _player(line: Line, seat: int) -> Player:
    words = line.text.split(" ", 3)
    name = words[3] if len(words) > 3 else ""
    if len(words) < 3 or words[1] != str(seat) or not WORD.fullmatch(words[2]) or name.startswith(" "):
        raise line.error(RecordFault.PLAYER_FORM, len("seat "), seat=seat)
    return Player(name, "" if words[2] == PERSON else words[2])


def _date(line: Line) -> str:
    if not is_date(line.rest):
        raise line.error(RecordFault.DATE_FORM, len("date "))
    return line.rest
