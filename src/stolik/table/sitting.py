"""A table with people at it, from their gathering to the end of the match."""

from __future__ import annotations

from collections.abc import Mapping, Set

from stolik.bots.registry import BOT_NAMES
from stolik.games.option import RuleSet
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.asking import Turn, answer, is_sealed
from stolik.table.bot_turn import bot_seed
from stolik.table.change import Change, Phase
from stolik.table.course import Course
from stolik.table.entry import (
    ActEntry,
    MannersEntry,
    ReadyEntry,
    RulesEntry,
    SeatEntry,
    StopEntry,
    VoteEntry,
    Wish,
)
from stolik.table.manners import Manners
from stolik.table.names import tidy_name, told_apart
from stolik.table.place import Place
from stolik.table.safest import safest
from stolik.table.sitting_error import LosesMatch, SittingError, SittingFault
from stolik.table.table import Table, WrongSeat
from stolik.table.thinking import BotTask

__all__ = ["STAND_IN", "Change", "LosesMatch", "Phase", "Place", "Sitting", "SittingError", "SittingFault", "Wish"]

STAND_IN = BOT_NAMES[-1]
"""The bot that plays for somebody who is away."""


class Sitting(Course):
    """A table: who sits at it, what is agreed, and the match.

    All of it follows from the first rule set, the seed and the log; seeds, tokens and who is present are told to it.
    Every command may raise SittingError, and whatever is raised has changed nothing.
    """

    # -- gathering ---------------------------------------------------------------------------------------------------

    def sit(self, name: str, token: str, seat: int = -1) -> Change:
        """Give a person that seat, or the first that is free or else a bot's; the change has its SeatEntry."""
        self._demand(Phase.GATHERING)
        tidy = tidy_name(name)
        if not token:
            raise ValueError("a person has a token")
        if self._places.of_token(token) >= 0:
            raise SittingError(SittingFault.ALREADY_SEATED)
        if seat == -1:
            open_to_all = self._places.where(lambda place: place.is_free) + self._places.where(
                lambda place: place.is_bot
            )
            if not open_to_all:
                raise SittingError(SittingFault.TABLE_FULL)
            seat = open_to_all[0]
        elif self._place(seat).is_person:
            raise SittingError(SittingFault.SEAT_TAKEN, {"name": self._places[seat].name})
        self._put(SeatEntry(seat, told_apart(tidy, (place.name for place in self._places)), token))
        return self._change()

    def fill(self, level: str) -> Change:
        """Give all free seats to bots of that level; without one, free the seats of bots."""
        self._demand(Phase.GATHERING)
        if level not in ("", *BOT_NAMES):
            raise SittingError(SittingFault.UNKNOWN_BOT, {"bot": level, "allowed": ", ".join(BOT_NAMES)})
        wanted = (lambda place: place.is_free) if level else (lambda place: place.is_bot)
        for seat in self._places.where(wanted):
            self._put(SeatEntry(seat, bot=level))
        return self._go_on()

    def change_rules(self, rule_set: RuleSet) -> Change:
        """Play by other rules; nobody is ready then. Seats may go only if no person has them."""
        self._demand(Phase.GATHERING)
        players = rule_set.number("players")
        beyond = [seat for seat in self._places.where(lambda place: place.is_person) if seat >= players]
        if beyond:
            raise SittingError(SittingFault.SEATS_NEEDED, {"players": players, "name": self._places[beyond[0]].name})
        if rule_set != self.rule_set:
            self._put(RulesEntry(rule_set.text))
        return self._change()

    def agree(self, manners: Manners) -> Change:
        """Play in that manner, whatever is played; nobody is ready then."""
        self._demand(Phase.GATHERING)
        if manners != self.manners:
            self._put(MannersEntry(manners))
        return self._change()

    def ready(self, seat: int, on: bool) -> Change:
        """Agree to the rules and seats, or no longer; when all do and no seat is free, the match begins."""
        self._demand(Phase.GATHERING)
        if self._person(seat).ready != on:
            self._put(ReadyEntry(seat, on))
        return self._go_on()

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
        seed = bot_seed(self.seed, self.number + 1)
        position = self.table.state.text()
        return BotTask(self.rule_set.text, position, seat, self._places[seat].bot, seed, self.number)

    def bot_act(self, number: int, text: str, fault: str = "") -> Change:
        """Do what a bot chose when the log had that number; nothing if the table has gone on since.

        What is not legal becomes the safest action.
        """
        seat = self._bot_in_turn()
        if self.table is None or seat is None or number != self.number:
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
        number = self.number
        return [
            BotTask(
                self.rule_set.text,
                turn.state.text(),
                turn.seat,
                self._places[turn.seat].bot,
                bot_seed(self.seed, number + 1 + at),
                number,
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

    # -- going and coming back ---------------------------------------------------------------------------------------

    def leave(self, seat: int) -> Change:
        """Get up. While people gather the seat becomes free; later it stays the person's."""
        place = self._person(seat)
        if self.phase is Phase.GATHERING:
            self._put(SeatEntry(seat))
            return self._change()
        self._demand_match()
        if not place.left:
            self._put(SeatEntry(seat, place.name, place.token, place.bot, left=True))
        return self._go_on()

    def back(self, seat: int) -> Change:
        """Take one's seat back, from a bot too; votes about it are over."""
        self._demand_match()
        place = self._person(seat)
        if not place.stays or self._ballots.is_open(seat):
            self._put(SeatEntry(seat, place.name, place.token))
        return self._change()

    def vote(self, seat: int, about: int, wish: Wish, present: Set[int]) -> Change:
        """Say what shall happen to the seat of a person who is away; more than half of the others present decide."""
        self._demand_match()
        self._present(seat)
        self._demand_away(seat, about, present)
        place = self._places[about]
        voters = (present | {seat}) & set(self._places.where(lambda other: other.stays)) - {about}
        decided = self._ballots.decides(seat, about, wish, voters)
        if decided or self._ballots.as_dict().get(about, {}).get(seat) != wish:
            self._put(VoteEntry(seat, about, wish, decided))
        if decided and wish == "bot":
            self._put(SeatEntry(about, place.name, place.token, STAND_IN, place.left))
        if decided and wish == "stop":
            self._put(StopEntry())
        return self._go_on()

    # -- what is demanded --------------------------------------------------------------------------------------------

    def _demand(self, phase: Phase) -> None:
        if self.phase is phase:
            return
        if phase is Phase.GATHERING:
            raise SittingError(SittingFault.ALREADY_BEGUN)
        self._demand_match()
        raise SittingError(SittingFault.NO_PAUSE if phase is Phase.PAUSE else SittingFault.NOT_PLAYING)

    def _demand_match(self) -> None:
        phase = self.phase
        if phase is Phase.GATHERING:
            raise SittingError(SittingFault.NOT_PLAYING)
        if phase in (Phase.OVER, Phase.STOPPED):
            raise SittingError(SittingFault.MATCH_OVER)

    def _demand_away(self, seat: int, about: int, present: Set[int]) -> None:
        place = self._person(about)
        if seat == about:
            raise SittingError(SittingFault.OWN_SEAT)
        if place.bot_plays:
            raise SittingError(SittingFault.BOT_PLAYS, {"name": place.name})
        if about in present and not place.left:
            raise SittingError(SittingFault.NOT_AWAY, {"name": place.name})

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self._places):
            raise SittingError(SittingFault.NO_SUCH_SEAT)
        return self._places[seat]

    def _person(self, seat: int) -> Place:
        place = self._place(seat)
        if not place.is_person:
            raise SittingError(SittingFault.NO_PERSON)
        return place

    def _present(self, seat: int) -> Place:
        place = self._person(seat)
        if not place.stays:
            raise SittingError(SittingFault.AWAY)
        return place

    def _playing(self, seat: int) -> Table:
        self._demand(Phase.PLAYING)
        self._present(seat)
        assert self.table is not None
        if self.table.state.seat != seat:
            raise WrongSeat(seat)
        return self.table

    # -- going on ----------------------------------------------------------------------------------------------------

    def _go_on(self, present: Set[int] | None = None) -> Change:
        """Deal if all who have to agree do."""
        phase = self.phase
        waited = self._places.where(lambda place: place.stays)
        if present is not None:
            waited = [seat for seat in waited if seat in present]
        if waited and all(self._places[seat].ready for seat in waited):
            if phase is Phase.GATHERING and not self._places.where(lambda place: place.is_free):
                self._begin().supply()
            elif phase is Phase.PAUSE:
                assert self.table is not None
                self.table.supply()
        return self._change()

    def _sealed(self) -> Change:
        """What an act did, with the hash of the deal if the act ended it."""
        hashed = self._reveal()
        if hashed is not None:
            self._put(hashed)
        return self._change()
