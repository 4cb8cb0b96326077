"""A table with people at it, from their gathering to the end of the match."""

from __future__ import annotations

from collections.abc import Mapping, Set

from stolik.games.violation import NotationError, RuleViolation
from stolik.table.asking import Turn, answer, is_sealed
from stolik.table.bot_turn import bot_seed
from stolik.table.change import Change, Phase
from stolik.table.company import STAND_IN, Company
from stolik.table.entry import ActEntry, ReadyEntry, Wish
from stolik.table.gathering import Gathering
from stolik.table.place import Place
from stolik.table.safest import safest
from stolik.table.sitting_error import LosesMatch, SittingError, SittingFault
from stolik.table.thinking import BotTask

__all__ = ["STAND_IN", "Change", "LosesMatch", "Phase", "Place", "Sitting", "SittingError", "SittingFault", "Wish"]


class Sitting(Gathering, Company):
    """A table: who sits at it, what is agreed, and the match.

    All of it follows from the first rule set, the seed and the log; seeds, tokens and who is present are told to it.
    Every command may raise SittingError, and whatever is raised has changed nothing.
    """

    # -- the match ---------------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str, sure: bool = False) -> Change:
        """Do an action or play for a person in turn. Of those who are asked at a time it is noted what they answer.

        Raises NotationError, RuleViolation, WrongSeat, and LosesMatch if it loses the match and he is not sure.
        """
        turn = self._sealed_turn(seat)
        if turn is not None:
            self._present(seat)
            turn.state.check(turn.state.parse(text))
            self.answers.give(seat, self.asked_at, text)
            return Change()
        table = self._playing(seat)
        action = table.parse(text)
        if not sure and table.loses(action):
            raise LosesMatch(text)
        table.act(seat, action)
        return self._sealed()

    def undo(self, seat: int) -> Change:
        """Take back the last act of the person in turn. Raises WrongSeat."""
        if not self._playing(seat).undo():
            raise SittingError(SittingFault.NOTHING_TO_UNDO)
        return self._change()

    def next(self, seat: int) -> Change:
        """Agree to deal again; when all who play themselves do, the cards are dealt."""
        self._demand(Phase.PAUSE)
        if not self._present(seat).ready:
            self._put(ReadyEntry(seat, True))
        return self._go_on()

    def skip_pause(self, present: Set[int]) -> Change:
        """Deal again without those who are not present, if all others agreed."""
        self._demand(Phase.PAUSE)
        return self._go_on(present)

    def bot_task(self) -> BotTask | None:
        """What a bot has to think about now, if it is a bot's turn and nobody else is asked at the same time."""
        seat = self._bot_in_turn()
        if self.table is None or seat is None:
            return None
        seed = bot_seed(self.seed, self.bare_number + 1)
        position = self.table.state.text()
        return BotTask(self.rule_set.text, position, seat, self._places[seat].bot, seed, self.stands_since)

    def bot_act(self, number: int, text: str, fault: str = "") -> Change:
        """Do what a bot chose when the table stood so since that number; nothing if it has gone on since.

        What is not legal becomes the safest action.
        """
        seat = self._bot_in_turn()
        if self.table is None or seat is None or number != self.stands_since:
            return Change()
        self._do_for_bot(seat, text, fault)
        return self._sealed()

    def _do_for_bot(self, seat: int, text: str, fault: str) -> None:
        table = self.table
        assert table is not None
        try:
            table.act(seat, table.parse(text), fault)
        except (NotationError, RuleViolation) as error:
            table.act(seat, safest(table.view(seat)), fault or f"{type(error).__name__}: {error}")

    def _bot_in_turn(self) -> int | None:
        if self.table is None or self.phase is not Phase.PLAYING or is_sealed(self.table.state):
            return None
        seat = self.table.state.seat
        return seat if seat is not None and self._places[seat].bot_plays else None

    # -- questions that silence answers too --------------------------------------------------------------------------

    def keep_silent(self, seat: int, on: bool) -> None:
        """Answer for a person with silence until he says otherwise: nothing of that is told to others, or kept."""
        self._demand_match()
        self._present(seat)
        if on:
            self.answers.silent.add(seat)
        else:
            self.answers.silent.discard(seat)

    def bots_asked(self) -> list[BotTask]:
        """What the bots have to think about that are asked now."""
        number = self.bare_number
        return [
            BotTask(
                self.rule_set.text,
                turn.state.text(),
                turn.seat,
                self._places[turn.seat].bot,
                bot_seed(self.seed, number + 1 + at),
                self.stands_since,
            )
            for at, turn in enumerate(self.asked)
            if self._places[turn.seat].bot_plays
        ]

    def settle(self, at: int, thought: Mapping[int, tuple[str, str]]) -> Change:
        """Open the answers to what was asked at that number, for its time is over; nothing if it is no longer asked.

        `thought` are the texts that bots chose, by seat, and their faults. Who said nothing is silent. The first
        answer that is none ends the round; the others were never given. A bot that did not think yet is left out.
        """
        if self.table is None or at != self.asked_at:
            return Change()
        for turn in self.asked:
            question = turn.state.question
            assert question is not None
            if not self._places[turn.seat].bot_plays:
                self.table.act(turn.seat, answer(self.table.state, self.answers.given(turn.seat, at)))
            elif turn.seat in thought:
                self._do_for_bot(turn.seat, *thought[turn.seat])
            else:
                break
            last = self.log[-1]
            if not isinstance(last, ActEntry) or last.text != question.silence.text:
                break
        return self._sealed()

    def _sealed_turn(self, seat: int) -> Turn | None:
        """The seat's part of what is asked now, if answers are sealed."""
        if self.table is None or self.phase is not Phase.PLAYING or not is_sealed(self.table.state):
            return None
        return next((turn for turn in self.asked if turn.seat == seat), None)
