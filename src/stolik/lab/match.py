"""One match between bots, and what came of it in whole numbers."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stolik.bots import Bot
from stolik.bots.chance import mixed
from stolik.games.action import Action
from stolik.games.game import Game, Need, State, View


class BotFailure(RuntimeError):
    """A bot raised an error or chose what is not legal. `trace` is the error as Python tells it.

    The match is dealt from `seed`, its bots turned by `rotation` seats; the failing choice is number `choice` of it.
    """

    def __init__(self, bot: str, seat: int, seed: int, rotation: int, choice: int, trace: str) -> None:
        super().__init__(bot, seat, seed, rotation, choice, trace)
        self.bot: Final = bot
        self.seat: Final = seat
        self.seed: Final = seed
        self.rotation: Final = rotation
        self.choice: Final = choice
        self.trace: Final = trace

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat}, seed {self.seed}, rotation {self.rotation}, choice {self.choice}"


@dataclass(frozen=True)
class Outcome:
    """How a match ended. `winners` are sides; `loser` is the side that lost by an illegal going-out, or -1."""

    winners: tuple[int, ...]
    loser: int
    points: tuple[int, ...]
    deals: int
    scored: int


def play_match(game: Game, seats: Sequence[Bot], seed: int, rotation: int = 0) -> Outcome:
    """Play the match of a seed to its end; choice after choice has a seed of its own. Raises BotFailure."""
    return outcome_of(play_out(game, seats, seed, rotation))


def play_out(
    game: Game, seats: Sequence[Bot], seed: int, rotation: int = 0, *, history: bool = False, deals: int = 0
) -> State:
    """The end of that match, or of so many of its deals; its history is kept only if somebody wants it.

    Raises BotFailure.
    """
    state = game.deal(seed)
    choice = 0
    while state.need is Need.SEAT and not (deals and state.deal_number > deals):
        seat = state.seat
        assert seat is not None
        action = _chosen(seats[seat], state.view(seat), seed, rotation, choice)
        if history:
            state.apply(action)
        else:
            state.do(action)
        choice += 1
    return state


def outcome_of(state: State, deals: int = 0) -> Outcome:
    """What came of a match that is over; or of its first deals alone, which nobody wins, if so many were scored."""
    sheets = state.sheets
    scored = len(sheets)
    if 0 < deals <= scored:
        points = tuple(sum(side) for side in zip(*(sheet.points for sheet in sheets[:deals]), strict=True))
        return Outcome((), -1, points, deals, deals)
    # only a match lost by an illegal going-out ends in a deal without a score (A56)
    lost = scored < state.deal_number
    loser = next(side for side in range(len(state.score())) if side not in state.winners) if lost else -1
    return Outcome(state.winners, loser, state.score(), state.deal_number, scored)


def _chosen(bot: Bot, view: View, seed: int, rotation: int, choice: int) -> Action:
    try:
        action = bot.choose(view, mixed(seed, choice))
        if not view.allows(action):
            raise ValueError(f"{action} is not legal")
    except Exception as error:  # a bot is a stranger's code: whatever it raises is told with the way to it
        raise BotFailure(bot.name, view.seat, seed, rotation, choice, traceback.format_exc()) from error
    return action
