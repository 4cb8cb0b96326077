"""What each discard leaves in the hand, and whom it helps."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.choina.careful.others import Others
from stolik.bots.choina.hand import Hand
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.worth import Worth
from stolik.cards import RANK_TEXT, card_text
from stolik.games.choina.steps import DISCARD, STEPS

HELPS_SET: Final = 9.0
HELPS_RUN: Final = 9.0
"""What the next player gains by the card that makes his meld."""
TEMPO: Final = 6.0
"""What he gains by a card that he lays at once: he gets rid of another."""
BUYER: Final = 0.4
"""The same for a later player, who has to ask and to take a stock card too."""
BONUS: Final = 20.0
LIKELY: Final = 0.35
"""From here a guess is worth a reason."""


def appraise_discards(sight: Sight, worth: Worth, others: Others) -> list[Appraisal]:
    """Every legal discard."""
    held = worth.of(sight.hand)
    found: list[Appraisal] = []
    for action in sight.view.legal:
        step = STEPS[action.id]
        if step.verb == DISCARD:
            kind = step.kinds[0]
            rest = sight.hand.without((kind,))
            kept = worth.of(rest)
            cost, reasons = given(others, kind, rest)
            own = _own(sight, kind, kept - held)
            found.append(Appraisal(action, kept - cost, (*reasons, *own) if cost > 1.0 else (*own, *reasons)))
    return found


def given(others: Others, kind: int, rest: Hand) -> tuple[float, tuple[Reason, ...]]:
    """What a card on the pile costs this seat by what the others do with it, the next player first."""
    sight = others.sight
    total, reasons = 0.0, []
    caught = sum(sight.rules.values[at] * number for at, number in enumerate(rest.ranks))
    for place, seat in enumerate(others.seats):
        weight = others.weights[seat]
        if place:
            total += weight * BUYER * _gain(others, seat, kind)
            continue
        out = others.out_with(seat, kind) - others.out_next(seat)
        if out > 0:
            # the others lose their cards as well, but they share that, and the bonus is his alone
            total += out * (caught + BONUS) / 2
        if out > LIKELY:
            reasons.append(Reason(ChoinaReason.LETS_OUT, {"seat": seat}))
        else:
            total += weight * _gain(others, seat, kind)
            reasons += _whom(others, seat, kind)
    return total, tuple(reasons)


def _gain(others: Others, seat: int, kind: int) -> float:
    made = max(HELPS_SET * others.helps_set(seat, kind), HELPS_RUN * others.helps_run(seat, kind))
    return max(made, TEMPO) if others.takes[kind] and others.lays_off(seat) else made


def _whom(others: Others, seat: int, kind: int) -> list[Reason]:
    """Why the next player may want a card, or not."""
    if others.takes[kind] and others.lays_off(seat):
        return [Reason(ChoinaReason.FITS_TABLE, {"seat": seat, "card": card_text(kind)})]
    rank = kind >> 2
    if others.helps_set(seat, kind) > LIKELY:
        return [Reason(ChoinaReason.COLLECTS_RANK, {"seat": seat, "rank": RANK_TEXT[rank]})]
    if others.helps_run(seat, kind) > LIKELY:
        return [Reason(ChoinaReason.COLLECTS_NEAR, {"seat": seat, "card": card_text(kind)})]
    if (seat, rank) in others.threw:
        return [Reason(ChoinaReason.THREW_RANK, {"seat": seat, "rank": RANK_TEXT[rank]})]
    return []


def _own(sight: Sight, kind: int, change: float) -> list[Reason]:
    """What the card was to the own hand."""
    if change < 0:
        return [Reason(ChoinaReason.NEEDED, {"card": card_text(kind)})]
    spared = Reason(ChoinaReason.SPARES, {"points": sight.rules.values[kind >> 2]})
    return [spared] if sight.fits[kind] else [Reason(ChoinaReason.STRAY, {"card": card_text(kind)}), spared]
