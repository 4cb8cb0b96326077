"""Tables with people at them, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable

from stolik.bots.registry import bot
from stolik.games.registry import parse_rule_set
from stolik.games.violation import RuleViolation
from stolik.table.change import Change, Phase
from stolik.table.entry import Entry, Wish
from stolik.table.sitting import LosesMatch, Sitting, SittingError
from stolik.table.table import Table, WrongSeat
from stolik.table.thinking import BotTask, think

NAMES = ("Ala", "Olek", "Ola", "Staś")


def gathered(rules: str = "kurnik", persons: int = 2, bots: str = "", seed: int = 7) -> Sitting:
    """Persons at the first seats, of the tokens t0, t1 and so on; bots of that level at the others."""
    sitting = Sitting(parse_rule_set(rules), seed)
    for seat in range(persons):
        sitting.sit(NAMES[seat], f"t{seat}")
    if bots:
        sitting.fill(bots)
    return sitting


def begun(rules: str = "kurnik", persons: int = 2, bots: str = "", seed: int = 7) -> Sitting:
    """The same with the first deal on the table."""
    sitting = gathered(rules, persons, bots, seed)
    for seat in range(persons):
        sitting.ready(seat, True)
    assert sitting.phase is Phase.PLAYING
    return sitting


def phase(sitting: Sitting) -> Phase:
    """How far the table has come now; a type checker believes an attribute not to change."""
    return sitting.phase


def table_at(sitting: Sitting) -> Table:
    assert sitting.table is not None
    return sitting.table


def in_turn(sitting: Sitting) -> int:
    seat = table_at(sitting).state.seat
    assert seat is not None
    return seat


def thought(task: BotTask) -> tuple[str, str]:
    return think(task.rules, task.position, task.seat, task.level, task.seed)


def bot_step(sitting: Sitting) -> Change:
    """Let the bot in turn think and act."""
    task = sitting.bot_task()
    assert task is not None
    return sitting.bot_act(task.number, *thought(task))


def set_up(sitting: Sitting, position: str) -> None:
    """Put a position on the table, as no log could."""
    table = table_at(sitting)
    table.state = type(table)(sitting.rule_set, sitting.seed, table.seats, position=position).state


def draw_and_discard(sitting: Sitting, seat: int) -> None:
    """The shortest turn."""
    table = table_at(sitting)
    for verb in ("draw", "discard"):
        found = next(action for action in table.view(seat).legal if action.text.startswith(verb))
        sitting.act(seat, found.text)


def play_deal(sitting: Sitting) -> Change:
    """Take turns until the deal is over; the last change."""
    change = Change()
    while sitting.phase is Phase.PLAYING:
        seat = in_turn(sitting)
        if sitting.places[seat].bot_plays:
            change = bot_step(sitting)
            continue
        view = table_at(sitting).view(seat)
        safe = [action for action in view.legal if action not in view.losing]
        change = sitting.act(seat, safe[0].text)
    return change


def seen(sitting: Sitting) -> dict[str, object]:
    """Everything that a table is, for comparison."""
    table = sitting.table
    found: dict[str, object] = {
        "number": sitting.number,
        "log": list(sitting.log),
        "phase": sitting.phase,
        "rules": sitting.rule_set.text,
        "places": sitting.places,
        "ballots": sitting.ballots,
        "events": [(number, repr(event)) for number, event in sitting.events],
        "end": repr(sitting.last_end),
        "task": sitting.bot_task(),
        "since": sitting.stands_since,
        "asked": sitting.asked_at,
        "talk": sitting.talk.since(0),
    }
    if table is not None:
        found |= {"cards": table.state.text(), "seats": table.seats, "undo": table.can_undo}
        found["history"] = [getattr(entry, "id", entry) for entry in table.state.history()]
    return found


class Crowd:
    """People who do whatever comes to their mind."""

    def __init__(self, sitting: Sitting, seed: int, calm: bool = False) -> None:
        self.sitting = sitting
        self.chance = random.Random(seed)
        self.calm = calm
        self.done: set[str] = set()
        self._deeds: dict[str, Callable[[], Change]] = {
            "sit": self._sit,
            "fill": self._fill,
            "rules": self._rules,
            "move": lambda: sitting.move(self._seat(), self._seat()),
            "say": self._say,
            "finish": lambda: sitting.finish(self._seat(), self.chance.random() < 0.5, self._present()),
            "ready": lambda: sitting.ready(self._seat(), self.chance.random() < 0.9),
            "act": self._act,
            "undo": self._undo,
            "next": lambda: sitting.next(self._seat()),
            "skip": lambda: sitting.skip_pause(self._present()),
            "leave": lambda: sitting.leave(self._seat()),
            "back": lambda: sitting.back(self._seat()),
            "vote": lambda: sitting.vote(self._seat(), self._seat(), self._wish(), self._present()),
        }

    def command(self) -> Change | None:
        """Do something, if it is allowed."""
        before = seen(self.sitting)
        name = self._pick()
        try:
            change = self._deeds[name]()
        except (SittingError, LosesMatch, WrongSeat, RuleViolation):
            assert seen(self.sitting) == before
            return None
        assert list(change.entries) == list(enumerate(self.sitting.log, 1))[len(log_of(before)) :]
        if change.entries:
            self.done.add(name)
        return change

    def _pick(self) -> str:
        gathering = self.sitting.phase is Phase.GATHERING
        weights = {"sit": 6, "fill": 3, "rules": 1, "move": 2, "ready": 12, "leave": 1, "say": 1} if gathering else {}
        if not gathering:
            weights = {"act": 60, "undo": 6, "next": 12, "skip": 1}
            if not self.calm:
                weights |= {"leave": 1, "back": 3, "vote": 4, "ready": 1, "sit": 1, "say": 3, "finish": 1, "move": 1}
        return self.chance.choices(list(weights), list(weights.values()))[0]

    def _seat(self) -> int:
        return self.chance.randrange(len(self.sitting.places))

    def _present(self) -> set[int]:
        return {seat for seat in range(len(self.sitting.places)) if self.chance.random() < 0.7}

    def _wish(self) -> Wish:
        return self.chance.choice(["wait", "wait", "wait", "wait", "bot", "bot", "bot", "bot", "bot", "stop"])

    def _sit(self) -> Change:
        token = f"t{self.chance.randrange(100)}"
        return self.sitting.sit(self.chance.choice(NAMES), token, self.chance.randrange(-1, 4))

    def _say(self) -> Change:
        said = self.chance.choice([("hello", ""), ("", "Gramy?"), ("abracadabra", "")])
        return self.sitting.say(self._seat(), *said)

    def _fill(self) -> Change:
        return self.sitting.fill(self.chance.choice(["", "greedy", "plain", "random"]))

    def _rules(self) -> Change:
        players = self.chance.choice([2, 4])
        return self.sitting.change_rules(parse_rule_set(f"kurnik players={players} target=3000"))

    def _act(self) -> Change:
        seat = table_at(self.sitting).state.seat
        if seat is None:
            return self.sitting.next(self._seat())
        if self.sitting.places[seat].bot_plays:
            return bot_step(self.sitting)
        view = table_at(self.sitting).view(seat)
        action = self.chance.choice([self.chance.choice(view.legal), bot("greedy").choose(view, 0)])
        return self.sitting.act(seat, action.text)

    def _undo(self) -> Change:
        seat = table_at(self.sitting).state.seat
        return self.sitting.undo(self._seat() if seat is None else seat)


def log_of(found: dict[str, object]) -> list[Entry]:
    log = found["log"]
    assert isinstance(log, list)
    return log
