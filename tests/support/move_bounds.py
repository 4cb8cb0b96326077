"""How many moves a deal can have at most: a bound that follows from the rules, for every family."""

from __future__ import annotations

from stolik.games.canasta.state import CanastaGame
from stolik.games.cassino.state import CassinoGame
from stolik.games.choina.state import ChoinaGame
from stolik.games.game import Game


def most_moves(game: Game) -> int:
    """The bound of a game."""
    if isinstance(game, CassinoGame):
        return cassino(game)
    if isinstance(game, ChoinaGame):
        return choina(game)
    assert isinstance(game, CanastaGame)
    return canasta(game)


def cassino(game: CassinoGame) -> int:
    """Every move plays a card of the hand, none comes back, and four cards lie on the table: exactly so many moves."""
    return len(game.rules.cards) - 4


def canasta(game: CanastaGame) -> int:
    """Ten moves for every card.

    A turn draws a card of the stock, or takes the pile and melds a card of it: neither happens twice to a card, so
    that there are two turns for every card at most. Each has a draw or take, a question to the partner with its answer,
    and a discard: eight moves a card. Every other move brings a card from a hand to a meld, or joins two melds, for
    each of which three cards were laid: two moves a card.
    """
    return 10 * len(game.rules.cards)


def choina(game: ChoinaGame) -> int:
    """Turns times the moves of a turn.

    After 2 × players turns in a row without a stock card and without a card laid the deal ends (95). A card is laid
    once; it comes from the stock once, and once more for every reshuffle. Of the moves of a turn one takes cards, one
    discards or ends, and in each of two windows every other player may ask once or pass, whereupon all may be asked.
    """
    rules = game.rules
    moved = len(rules.cards) * (2 + rules.most_reshuffles)
    others = rules.players - 1
    return moved + rules.standstill * (moved + 1) * (2 + 2 * others * (1 + rules.players))
