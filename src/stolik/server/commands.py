"""What each command does to a sitting, and how old the picture may be that it was made for."""

from __future__ import annotations

from stolik.desk.registry import has_piles
from stolik.games.registry import schema_of
from stolik.server.presence import Around
from stolik.server.protocol import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Command,
    Fill,
    Finish,
    Free,
    Leave,
    Move,
    Next,
    Ready,
    Say,
    Undo,
    Vote,
)
from stolik.table.entry import Entry, MannersEntry, MoveEntry, RevealEntry, RulesEntry
from stolik.table.manners import CLOCKS, Manners
from stolik.table.sitting import Change, Sitting
from stolik.table.sitting_error import SittingError, SittingFault


def is_fresh(sitting: Sitting, command: Command) -> bool:
    """Whether the command still means what its sender saw.

    What depends on the cards or the seats must know the last entry that is more than talk; others need not, for people
    press at once.
    """
    return _oldest(sitting, command) <= command.number <= sitting.number


def _oldest(sitting: Sitting, command: Command) -> int:
    match command:
        case Ready():
            return _last(sitting, RulesEntry, MannersEntry, MoveEntry)
        case Next():
            return _last(sitting, RevealEntry)
        case Vote() | Leave() | Back() | Finish() | Say():
            return 0
        case _:
            return sitting.stands_since


def _last(sitting: Sitting, *kinds: type[Entry]) -> int:
    """The number of the last entry of these kinds, 0 if there is none."""
    for number in range(sitting.number, 0, -1):
        if isinstance(sitting.log[number - 1], kinds):
            return number
    return 0


def carry_out(sitting: Sitting, seat: int, command: Command, around: Around) -> Change:
    """Do it for a seat; it may depend on who is around.

    Raises what the sitting raises, or GameError, and then nothing has changed.
    """
    match command:
        case Act(act=text, sure=sure):
            return sitting.act(seat, text, sure)
        case Undo():
            return sitting.undo(seat)
        case Next():
            return sitting.next(seat)
        case Vote() | Finish() | Say() | Leave() | Back():
            return _deal_with_others(sitting, seat, command, around)
        case Free(seat=about):
            return sitting.free(seat, about, around.gone)
        case _:
            return _prepare(sitting, seat, command)


def agree(sitting: Sitting, manners: Manners) -> Change:
    """Play in that manner.

    Raises SittingError for a clock that there is none of, and where cards shall lie open that no game here captures.
    """
    if manners.clock not in CLOCKS:
        raise SittingError(SittingFault.NO_CLOCK, {"allowed": ", ".join(map(str, CLOCKS[1:]))})
    preset = sitting.rule_set.preset
    if manners.open_piles and not sitting.manners.open_piles and not has_piles(preset):
        raise SittingError(SittingFault.NO_PILES, {"game": preset})
    return sitting.agree(manners)


def _deal_with_others(
    sitting: Sitting, seat: int, command: Vote | Finish | Say | Leave | Back, around: Around
) -> Change:
    """Do what is about the people."""
    match command:
        case Vote(seat=about, wish=wish):
            return sitting.vote(seat, about, wish, around.here - {around.idle})
        case Finish(on=on):
            return sitting.finish(seat, on, around.here)
        case Say(phrase=phrase, text=text):
            return sitting.say(seat, phrase, text)
        case Leave():
            return sitting.leave(seat)
        case Back():
            return sitting.back(seat)


def _prepare(sitting: Sitting, seat: int, command: Command) -> Change:
    """Do what is done before a match."""
    match command:
        case Ready(on=on):
            return sitting.ready(seat, on)
        case Move(seat=to):
            return sitting.move(seat, to)
        case Fill(level=level, seat=to, pace=pace):
            return sitting.fill(level, to, pace)
        case ChangeRules(preset=preset, options=options):
            return sitting.change_rules(schema_of(preset).rule_set(preset, options))
        case Agree(manners=manners):
            return agree(sitting, manners)
    raise TypeError(type(command))
