"""Sequences as people write them: what keeps cards from making one, and the steps that lay them."""

from __future__ import annotations

from stolik.cards import ANY_SUIT, card_text
from stolik.games.canasta.classes import ACE, BLACK3, FOUR, KIND_AT, TWO
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.notation_reader import Card
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, run_code, run_high, run_low, run_size, run_text
from stolik.games.violation import RuleViolation

RANKS = ACE - FOUR + 1


def run_refusal(cards: list[Card]) -> RuleViolation | None:
    """Why these cards, some perhaps without a suit, make no run (C15-C18); None if they do."""
    classes = sorted(cls for cls, _ in cards)
    suits = {suit for _, suit in cards if suit != ANY_SUIT}
    if classes[0] <= TWO:
        return refusal(Fault.RUN_NO_WILD)
    if classes[0] <= BLACK3:
        return refusal(Fault.RUN_NO_THREES)
    if len(suits) > 1:
        return refusal(Fault.RUN_ONE_SUIT)
    if len(set(classes)) < len(classes):
        return refusal(Fault.RUN_RANK_TWICE)
    if len(classes) < RUN_LEAST:
        return refusal(Fault.RUN_TOO_SHORT)
    if classes[-1] - classes[0] + 1 == len(classes):
        return refusal(Fault.RUN_FULL) if len(classes) > RUN_MOST else None
    return refusal(Fault.RUN_ENDS if _goes_round(classes) else Fault.RUN_GAP)


def _goes_round(classes: list[int]) -> bool:
    """Whether the cards would be consecutive if the four came after the ace."""
    breaks = sum(1 for cls in classes if (cls - FOUR + 1) % RANKS + FOUR not in classes)
    return breaks == 1


def run_steps(suit: int, low: int, high: int) -> list[str]:
    """The steps that lay a run: its lowest three cards, and the others one by one."""
    first = low + RUN_LEAST - 1
    steps = ["run " + "".join(card_text(KIND_AT[cls][suit]) for cls in range(low, first + 1))]
    steps += [f"extend {run_text(run_code(suit, low, top))} high" for top in range(first, high)]
    return steps


def end_text(run: int, end: str) -> str:
    """An end of a run as steps name it; refused where no card can lie there."""
    if run_size(run) >= RUN_MOST:
        raise refusal(Fault.RUN_FULL)
    if run_high(run) == ACE if end == "high" else run_low(run) == FOUR:
        raise refusal(Fault.RUN_ENDS)
    return f"{run_text(run)} {end}"
