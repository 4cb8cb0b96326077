"""Writing a state as a position: everything that decides how it goes on, in lines that people can read."""

from __future__ import annotations

from typing import Final

from stolik.cards import card_text, cards_text
from stolik.games.choina.core import (
    ANSWER,
    ASKING,
    BUY,
    CLAIM,
    DREW,
    NEED_DECK,
    NEED_OVER,
    PLAY,
    TOOK,
    UNCOVERED,
    Core,
    hand_kinds,
    known_kinds,
)
from stolik.games.choina.meld import meld_name, meld_text, slot_of

PHASES: Final = ("claim", "answer", "buy", "draw", "play")


def position_text(core: Core) -> str:
    """The position as text; reading it gives an equal state."""
    rules = core.rules
    dealer = str(core.dealer) if core.dealer >= 0 else "-"
    lines = [
        rules.rule_set.text,
        f"deal {core.deal_number} dealer {dealer}",
        "scores " + _numbers(core.scores),
    ]
    if any(core.outs):
        lines.append("outs " + _numbers(core.outs))
    lines.append("turn " + _turn(core))
    if core.deal_number:
        lines += _cards(core)
    return "\n".join(lines) + "\n"


def _numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def _turn(core: Core) -> str:
    if core.need == NEED_OVER:
        return "over " + " ".join(str(seat) for seat in core.winners)
    if core.need == NEED_DECK and not core.pending:
        return "deck"
    if core.pending:
        words = ["deck", str(core.turn), "ask" if core.pending == ASKING else "draw"]
    else:
        words = [str(core.turn), PHASES[core.phase]]
    if core.phase in (CLAIM, ANSWER, BUY):
        words.append(f"seat={core.seat}")
    if core.asker >= 0 and core.phase == ANSWER:
        words.append(f"asker={core.asker}")
    return " ".join(words + _facts(core))


def _facts(core: Core) -> list[str]:
    words = []
    if core.top_state == UNCOVERED:
        words.append(f"uncovered={core.last_buyer}")
    asked = [str(seat) for seat in range(core.rules.players) if core.asked >> seat & 1]
    if asked:
        words.append("asked=" + ",".join(asked))
    if core.began and (core.phase != PLAY or core.began == TOOK):
        words.append("drew" if core.began == DREW else "took")
    melds = core.melds[core.turn]
    begun = [named_meld(melds, index) for index in range(len(melds)) if core.begun >> index & 1]
    if begun:
        words.append("begun=" + ",".join(begun))
    if core.laid_off:
        words.append("off")
    if core.taken >= 0:
        words.append("taken=" + card_text(core.taken))
    if core.follower >= 0:
        words.append(f"next={core.follower}")
    return words


def named_meld(melds: tuple[int, ...], index: int) -> str:
    """An own meld as the turn line names it: `7`, `h`, `7/2`."""
    slot = slot_of(melds, index)
    return meld_name(melds[index]) + (f"/{slot + 1}" if slot else "")


def default_throwers(core: Core) -> list[int]:
    """Who threw the pile cards if everybody threw one after the other, the last of them before the turn."""
    players, size = core.rules.players, len(core.pile)
    turn = core.turn if core.turn >= 0 else core.dealer
    return [(turn - size + at) % players for at in range(size)]


def _cards(core: Core) -> list[str]:
    rules = core.rules
    lines = [_line("pile", core.pile)]
    if core.throwers != default_throwers(core):
        lines.append("thrown " + _numbers(core.throwers))
    lines.append(_line("stock", core.order[core.top :]))
    lines += [_line(f"hand {seat}:", hand_kinds(core, seat)) for seat in range(rules.players)]
    for seat in range(rules.players):
        if core.melds[seat]:
            lines.append(f"melds {seat}: " + " ".join(meld_text(meld) for meld in core.melds[seat]))
    for seat in range(rules.players):
        known = known_kinds(core.known, seat)
        if known:
            lines.append(_line(f"known {seat}:", known))
    if any(core.bought):
        lines.append("bought " + _numbers(core.bought))
    if core.reshuffles:
        lines.append(f"reshuffled {core.reshuffles}")
    if core.lull:
        lines.append(f"lull {core.lull}")
    return lines


def _line(head: str, cards: list[int]) -> str:
    return f"{head} {cards_text(cards) or '-'}"
