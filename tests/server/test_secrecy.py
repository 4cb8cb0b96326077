"""What a seat, or a spectator, is sent depends on nothing that is hidden from it: compared byte by byte.

The same is done at two tables whose hidden cards differ. Until the difference becomes public, everything that is sent
must be the same: first messages, updates, undo, refusals, considered, doubled and stale answers, who comes and goes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pytest

import stolik
from stolik.conformance.exchange import same_to
from stolik.games.canasta.rules import Rules
from stolik.games.registry import game_of, parse_rule_set
from stolik.server import protocol as p
from stolik.table import table as table_module
from tests.games.canasta.conformance_hooks import CanastaHooks
from tests.support import leaks
from tests.support.exchanged import Exchange, drawn_same, same_text
from tests.support.running_app import RunningApp, running
from tests.support.twins import Leak, Twin, Twins

STEPS = 60
"""Things done at a pair of tables, at most."""
ACTS = 30
"""Acts after which a seat was watched long enough."""
MOST_RUNS = 12
SOAK_RUNS = 5

SEEN_BY_ALL = {"act", "undo", "out of turn", "first message", "come and go", "nonsense", "request"}
SEEN_BY_SEATS = {"refusal", "consider", "stale", "doubled"}

NONSENSE = 3
"""More than a few messages that cannot be read end a connection."""

TWO = "kurnik players=2"
FOUR = "kurnik players=4"
DRAWN = "classic surprise_cards=3"
THREE = "book players=3"
WATCHED = [(FOUR, -1), (FOUR, 0), (FOUR, 3), (TWO, -1), (TWO, 1), (DRAWN, -1), (DRAWN, 2), (THREE, 1)]
SOAKED = [(rules, seat) for rules in (TWO, FOUR, DRAWN, THREE) for seat in (0, 1, -1)] + [(FOUR, 2), (FOUR, 3)]


class Decks:
    """The deck orders of pairs of tables, in the place of those made from seeds."""

    def __init__(self) -> None:
        self.exchange: Exchange | None = None
        self._seed = 0

    def new_seed(self) -> int:
        self._seed += 1
        return self._seed

    def shuffled(self, cards: list[int], seed: int, number: int) -> list[int]:
        assert self.exchange is not None
        return self.exchange.order(cards, seed % 2 == 0, number)


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> Decks:
    decks = Decks()
    monkeypatch.setattr(table_module, "shuffled", decks.shuffled)
    return decks


class Game:
    """One pair of tables that is played until the difference can be seen."""

    def __init__(self, twins: Twins, hooks: CanastaHooks, seat: int, rng: Random) -> None:
        self.twins = twins
        self.hooks = hooks
        self.seat = seat
        self.rng = rng
        self.done: Counter[str] = Counter()
        self._deeds = {
            self.act: 12,
            self.undo: 3,
            self.attempt: 6,
            self.consider: 6,
            self.stale: 1,
            self.doubled: 1,
            self.out_of_turn: 2,
            self.come_again: 1,
            self.other_comes_again: 1,
            self.nonsense: 1,
            self.look: 1,
        }

    @property
    def states(self) -> tuple[stolik.State, stolik.State]:
        tables = [twin.sitting.table for twin in self.twins.both]
        assert tables[0] is not None
        assert tables[1] is not None
        return tables[0].state, tables[1].state

    async def play(self, steps: int) -> None:
        """Do so many things; end when the difference is public."""
        self.twins.compare("deal")
        for _ in range(steps):
            deed = self.rng.choices(list(self._deeds), list(self._deeds.values()))[0]
            acting, states = self.states[0].seat, self.states
            stocks = [list(self.hooks.layout(state).stock) for state in states]
            name = await deed()
            if not same_to(*self.states, self.hooks, self.seat):
                return
            if not drawn_same((stocks[0], stocks[1]), self.states, self.hooks, acting == self.seat):
                return
            if name:
                self.done[name] += 1
                self.twins.compare(name)

    # -- what is done at both tables; each says what it was, or nothing if it could not be done -----------------------

    async def act(self) -> str:
        seat = self.states[0].seat
        text = same_text(*self.states, self.hooks, self.rng)
        if not text or seat is None:
            return ""
        await self.twins.do(lambda twin: twin.clients[seat].act(text, sure=True))
        return "act"

    async def undo(self) -> str:
        seat = self.states[0].seat
        assert seat is not None
        await self.twins.do(lambda twin: twin.clients[seat].undo())
        return "undo"

    async def attempt(self) -> str:
        """The watched seat tries what the grammar can say."""
        if self.seat != self.states[0].seat:
            return ""
        text = self.rng.choice(list(self.hooks.texts(self.states[0], self.rng)))
        answer, _ = await self.twins.do(lambda twin: twin.watched.act(text))
        return "refusal" if isinstance(answer, p.Refused) and answer.refusal.rule else "attempt"

    async def consider(self) -> str:
        mine = self.twins.both[0].watched.mine
        if self.seat != self.states[0].seat or mine is None:
            return ""
        cards = self.rng.sample(mine.hand, min(len(mine.hand), self.rng.randint(0, 4)))
        place = self.rng.choice(("", "", "pile", "lane"))
        await self.twins.do(lambda twin: twin.watched.consider(*cards, place=place))
        return "consider"

    async def stale(self) -> str:
        if self.seat < 0:
            return ""

        async def late(twin: Twin) -> object:
            watched = twin.watched
            return await watched.ask(p.Act(nonce=watched.nonce(), number=watched.now.number - 1, act="draw"))

        await self.twins.do(late)
        return "stale"

    async def doubled(self) -> str:
        """The watched seat sends again what it sent, and was done, before."""
        if self.seat < 0 or not self.twins.both[0].watched.done:
            return ""
        nonce = self.rng.choice(list(self.twins.both[0].watched.done))
        await self.twins.do(lambda twin: twin.watched.ask(p.Act(nonce=nonce, number=1, act="draw")))
        return "doubled"

    async def out_of_turn(self) -> str:
        """Somebody tries what is not his to do; the watched seat hears nothing of it unless it is he."""
        seat = self.rng.choice([seat for seat in self.hooks.seats if seat != self.states[0].seat])
        await self.twins.do(lambda twin: twin.clients[seat].act("draw"))
        await self.twins.do(lambda twin: twin.clients[seat].consider())
        return "out of turn"

    async def come_again(self) -> str:
        async def again(twin: Twin) -> object:
            await twin.watched.close()
            return await twin.watched.connect()

        await self.twins.do(again)
        return "first message"

    async def other_comes_again(self) -> str:
        other = self.rng.choice([seat for seat in self.hooks.seats if seat != self.seat])

        async def again(twin: Twin) -> None:
            await twin.clients[other].close()
            await twin.watched.until(lambda: not twin.watched.now.places[other].here)
            if self.seat >= 0:
                await twin.watched.ask(p.Vote(nonce=twin.watched.nonce(), number=0, seat=other, wish="wait"))
            await twin.clients[other].connect()
            await twin.watched.until(lambda: twin.watched.now.places[other].here)

        await self.twins.do(again)
        return "come and go"

    async def nonsense(self) -> str:
        if self.done["nonsense"] == NONSENSE:
            return ""

        async def say(twin: Twin) -> object:
            await twin.watched.send_text('{"type":"act"}')
            return await twin.watched.next(p.Failed)

        await self.twins.do(say)
        return "nonsense"

    async def look(self) -> str:
        await self.twins.do(lambda twin: twin.look_from_outside())
        return "request"


async def exchange_test(app: RunningApp, decks: Decks, rules: str, seat: int, seed: int) -> Counter[str]:
    """Play one pair of tables; how often each thing was done and nothing seen."""
    game = game_of(parse_rule_set(rules))
    rng = Random(f"{game.rule_set.number('players')}/{seat}/{seed}")
    hooks = CanastaHooks(Rules(game.rule_set))
    decks.exchange = Exchange(game, hooks, seat, rng)
    twins = await Twins.open(app, game.rule_set, seat)
    played = Game(twins, hooks, seat, rng)
    try:
        await played.play(STEPS)
        twins.check_secrets()
    finally:
        await twins.close()
    return played.done


async def exchange_tests(folder: Path, decks: Decks, rules: str, seat: int, seeds: Iterable[int]) -> Counter[str]:
    """Play pairs of tables until everything was done at least once, and enough acts."""
    wanted = SEEN_BY_ALL if seat < 0 else SEEN_BY_ALL | SEEN_BY_SEATS
    done: Counter[str] = Counter()
    async with running(folder, decks.new_seed) as app:
        for seed in seeds:
            done += await exchange_test(app, decks, rules, seat, seed)
            if done["act"] >= ACTS and done.keys() >= wanted:
                return done
    raise AssertionError(f"not everything was done: {done}")


@pytest.mark.parametrize(("rules", "seat"), WATCHED)
def test_nothing_that_is_sent_depends_on_hidden_cards(tmp_path: Path, decks: Decks, rules: str, seat: int) -> None:
    asyncio.run(exchange_tests(tmp_path, decks, rules, seat, range(MOST_RUNS)))


@pytest.mark.soak
@pytest.mark.parametrize(("rules", "seat"), SOAKED)
def test_nothing_that_is_sent_depends_on_hidden_cards_in_the_long_run(
    tmp_path: Path, decks: Decks, rules: str, seat: int
) -> None:
    first = Random().randrange(10**6)
    print(f"seeds from {first}")
    for at in range(first, first + SOAK_RUNS):
        asyncio.run(exchange_tests(tmp_path / str(at), decks, rules, seat, range(at * MOST_RUNS, (at + 1) * MOST_RUNS)))


# -- the test is no good unless it finds leaks ---


@pytest.mark.parametrize(
    ("leak", "seat"),
    [
        (leaks.in_open_part, -1),
        (leaks.in_open_part, 0),
        (leaks.in_private_part, 0),
        (leaks.in_deeds, -1),
        (leaks.in_deeds, 0),
        (leaks.in_considered, 0),
        (leaks.in_refusal, 0),
    ],
)
def test_a_leak_is_found(
    tmp_path: Path, decks: Decks, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], seat: int
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(exchange_tests(tmp_path, decks, FOUR, seat, range(MOST_RUNS)))
