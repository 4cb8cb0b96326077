"""The melds of a seat, each in a few characters."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.choina.table_melds import RUN, TableMeld, table_melds
from stolik.games.choina.view import ChoinaView
from stolik.terminal.words import Words


def meld_texts(view: ChoinaView, seat: int, words: Words) -> list[str]:
    """The melds of a seat in the order in which they were laid."""
    return [meld_text(meld, words) for meld in table_melds(view, seat)]


def meld_text(meld: TableMeld, words: Words) -> str:
    """A set by its cards, a sequence by its ends; the second one of a rank or suit with its name, as it is typed."""
    if meld.kind == RUN:
        text = words.action(f"{card_text(meld.cards[0])}-{card_text(meld.cards[-1])}")
    else:
        text = words.cards(meld.cards)
    if meld.slot:
        text = f"{words.action(meld.target).partition(':')[2]}: {text}"
    return words.say("meld-full", cards=text) if meld.full else text
