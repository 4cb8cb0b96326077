"""What every game must keep: the promises of the contract (`stolik.games.game`), each checked by a function of its own.

    from stolik.conformance import check_game

    check_game(game, hooks, seed=7)

plays a random match and checks every promise on its way. `Hooks` is what the suite must be told about a game: where its
cards lie, how its actions are written. A promise that is not kept raises `PromiseBroken`, with the position it was in.
"""

from stolik.conformance.broken import PromiseBroken
from stolik.conformance.conservation import check_cards_conserved
from stolik.conformance.copies import check_copies, check_step
from stolik.conformance.exchange import check_deck_exchange, check_exchange
from stolik.conformance.hooks import Hooks, Layout
from stolik.conformance.legality import check_family, check_legal_list, check_written
from stolik.conformance.losing import check_losing
from stolik.conformance.replay import check_replay
from stolik.conformance.suite import check_game, check_state
from stolik.conformance.texts import check_actions_text, check_card_texts, check_position_text
from stolik.conformance.worlds import check_world_of_truth, check_worlds_refused, resampled_world

__all__ = [
    "Hooks",
    "Layout",
    "PromiseBroken",
    "check_actions_text",
    "check_card_texts",
    "check_cards_conserved",
    "check_copies",
    "check_deck_exchange",
    "check_exchange",
    "check_family",
    "check_game",
    "check_legal_list",
    "check_losing",
    "check_position_text",
    "check_replay",
    "check_state",
    "check_step",
    "check_world_of_truth",
    "check_worlds_refused",
    "check_written",
    "resampled_world",
]
