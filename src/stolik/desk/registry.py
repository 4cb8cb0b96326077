"""What a table shows and offers, whatever is played at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from stolik.desk.canasta.choice import canasta_choice
from stolik.desk.canasta.mine import canasta_hands, canasta_mine
from stolik.desk.canasta.picture import canasta_picture
from stolik.desk.canasta.told import canasta_told
from stolik.desk.cassino.choice import cassino_choice
from stolik.desk.cassino.mine import cassino_hands, cassino_mine
from stolik.desk.cassino.picture import cassino_picture
from stolik.desk.cassino.told import cassino_told
from stolik.desk.choina.choice import choina_choice
from stolik.desk.choina.mine import choina_hands, choina_mine
from stolik.desk.choina.picture import choina_picture
from stolik.desk.choina.told import choina_told
from stolik.desk.offer import Choice, Mine
from stolik.desk.picture import Picture
from stolik.desk.said import Deed
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.cassino.state import CassinoState
from stolik.games.cassino.view import CassinoView
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.view import ChoinaView
from stolik.games.event import Event
from stolik.games.game import State, View
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of


def has_piles(preset: str) -> bool:
    """Whether cards are captured in a game, so that they may lie open or hidden (Cassino, rule 75)."""
    return schema_of(preset) is CASSINO


def picture(view: View, last_end: Event | None, *, open_piles: bool = False) -> Picture:
    """The match as everybody sees it, from the view of a spectator; `last_end` is the end of the last deal.

    `open_piles` shows captured cards while a deal goes on.
    """
    assert view.seat < 0, "what all see comes from what a spectator sees"
    if isinstance(view, CassinoView):
        return cassino_picture(view, last_end, open_piles=open_piles)
    if isinstance(view, ChoinaView):
        return choina_picture(view, last_end)
    assert isinstance(view, CanastaView)
    return canasta_picture(view, last_end)


def mine(state: State, seat: int, undo: str) -> Mine:
    """What only this seat sees; `undo` is the text of the act that it can take back, or empty."""
    if isinstance(state, CassinoState):
        return cassino_mine(state, seat)
    if isinstance(state, ChoinaState):
        return choina_mine(state, seat, undo)
    assert isinstance(state, CanastaState)
    return canasta_mine(state, seat, undo)


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The hands of all seats, for those who look at a match that is over."""
    if isinstance(state, CassinoState):
        return cassino_hands(state)
    if isinstance(state, ChoinaState):
        return choina_hands(state)
    assert isinstance(state, CanastaState)
    return canasta_hands(state)


def choice(state: State, seat: int, cards: Sequence[str], staged: Sequence[str], place: str) -> Choice:
    """What a seat may mean by selected cards after steps that it has put ready, and by the place they are brought to.

    Nothing for a seat that is not in turn. Raises NotationError for texts that are no cards, steps or places, and for
    cards that are not there.
    """
    if isinstance(state, CassinoState):
        return cassino_choice(state, seat, cards, staged, place)
    if isinstance(state, ChoinaState):
        return choina_choice(state, seat, cards, staged, place)
    assert isinstance(state, CanastaState)
    return canasta_choice(state, seat, cards, staged, place)


def told(events: Iterable[Event], viewer: int, rule_set: RuleSet | None = None) -> tuple[Deed, ...]:
    """What a seat, or a spectator (-1), may know of events; the rules only choose the words."""
    if rule_set is None:
        return canasta_told(events, viewer, "", "")
    if schema_of(rule_set.preset) is CASSINO:
        return cassino_told(events, viewer)
    if schema_of(rule_set.preset) is CHOINA:
        return choina_told(events, viewer)
    return canasta_told(events, viewer, rule_set.word("ask_partner"), rule_set.preset)


def told_to(viewers: Set[int], events: Sequence[Event], rule_set: RuleSet) -> dict[int, tuple[Deed, ...]]:
    """What each of several viewers may know of events; told once where all is open."""
    if all(event.seen_by(viewer) is event for event in events for viewer in viewers):
        return dict.fromkeys(viewers, told(events, -1, rule_set))
    return {viewer: told(events, viewer, rule_set) for viewer in viewers}


def took_back(seat: int) -> tuple[Deed, ...]:
    """That a seat took back its last act: no event of a game, for the game is where it was before."""
    return (Deed("undone", seat),)
