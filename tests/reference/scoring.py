"""The end of a deal: its score lines (A61-A67, A75-A77) and what they mean for the match (A68-A70)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import VALUES, WILD_SET, Meld, Options, is_canasta, is_natural_canasta, meld_worth, rank_at, rank_of, worth
from .duties import verdict_on_empty_hand
from .runs import is_full, run_cards
from .state import RefState, Result


def earns_concealed(s: RefState) -> bool:
    """The player, whose hand is empty, has earned the concealed bonus (A77)."""
    own_canasta = any(is_canasta(meld) for name, meld in s.own.items() if name in s.fresh)
    own_canasta |= any(is_full(run) for run in s.fresh_runs) or s.fresh_bolivias > 0
    pile_ok = s.begun != "pile" or bool(s.options["concealed_with_pile"])
    alone = not s.onto_old or s.options["concealed_onto_partner_melds"] == "allowed"
    return not s.laid_before[s.turn] and own_canasta and pile_ok and alone


def red_three_points(s: RefState, side: int) -> int:
    """Red threes of a side, plus or minus (A63, A65, `red3_condition`, `red3_set_bonus`)."""
    number = s.red3[side]
    bonus = str(s.options["red3_set_bonus"])
    whole_set = number == 2 * int(s.options["packs"])
    value = int(bonus) if whole_set and bonus != "none" else 100 * number
    canastas = s.canastas_of(side)
    fulfilled = {
        "one_meld": bool(s.melds[side] or s.runs[side] or s.bolivias[side]),
        "one_canasta": canastas >= 1,
        "two_canastas": canastas >= 2,
        "one_canasta_set_two": canastas >= (2 if whole_set else 1),
        "special_canasta": _has_special_canasta(s, side),
    }
    return value if fulfilled[str(s.options["red3_condition"])] else -value


def _has_special_canasta(s: RefState, side: int) -> bool:
    """A canasta of wild cards, of a sequence, or a natural one of sevens (D44)."""
    sevens = any(is_natural_canasta(meld) for name, meld in s.melds[side].items() if rank_at(name) == "7")
    return sevens or s.sambas_of(side) > 0 or bool(s.bolivias[side])


def meld_points(s: RefState, side: int) -> int:
    """The values of all cards that the side has laid (A61)."""
    of_ranks = sum(meld_worth(name, meld) for name, meld in s.melds[side].items())
    wild = sum(meld_worth(WILD_SET, meld) for meld in s.bolivias[side])
    return of_ranks + wild + sum(worth(run_cards(run)) for run in s.runs[side])


def canasta_points(s: RefState, side: int) -> int:
    """Bonuses of the canastas; those of sevens may have their own (A63, C33, D45-D49)."""
    own_bonus = s.options["sevens_canasta_bonus"] == "1500_1000"

    def bonus(name: str, meld: Meld) -> int:
        natural, mixed = (1500, 1000) if rank_at(name) == "7" and own_bonus else (500, 300)
        return natural if is_natural_canasta(meld) else mixed

    of_ranks = sum(bonus(name, meld) for name, meld in s.melds[side].items() if is_canasta(meld))
    return of_ranks + 1500 * s.sambas_of(side) + int(s.options["wild_canasta_bonus"]) * len(s.bolivias[side])


def hand_points(s: RefState, side: int) -> int:
    """What the cards left in the hands of a side cost (A62, A66, D41, D42)."""
    cost = VALUES | {"3": int(s.options["black3_in_hand"]), "7": int(s.options["seven_in_hand"])}
    seats = range(side, len(s.hands), s.sides)
    return sum(cost[rank_of(card)] * number for seat in seats for card, number in s.hands[seat].items())


def score_lines(s: RefState, side: int, out: bool) -> dict[str, int]:
    """All lines of a side; `out`: the side whose turn it is has gone out."""
    ours = out and side == s.side
    return {
        "melds": meld_points(s, side),
        "canastas": canasta_points(s, side),
        "red_threes": red_three_points(s, side),
        "going_out": int(s.options["going_out_bonus"]) if ours else 0,
        "concealed": int(s.options["concealed_bonus"]) if ours and s.went_out_concealed else 0,
        "double_out": int(s.options["double_out_bonus"]) if ours and s.doubled else 0,
        "hand": -hand_points(s, side),
    }


def end_deal(s: RefState, reason: str) -> None:
    """End the deal for this reason ('lost': without scoring, A56)."""
    s.phase = "over"
    if reason == "lost":
        s.result = Result(reason, [], loser=s.side)
    else:
        s.result = Result(reason, [score_lines(s, side, reason == "out") for side in range(s.sides)])


def close_empty_hand(s: RefState) -> None:
    """End the deal because the hand is empty; the reason 'refused' marks a step that is not allowed."""
    verdict = verdict_on_empty_hand(s)
    if verdict == "refused":
        s.phase, s.result = "over", Result("refused", [])
    else:
        s.went_out_concealed = earns_concealed(s)
        end_deal(s, verdict)


def match_result(options: Options, totals: Sequence[int], deals_played: int, extra: bool = False) -> str:
    """'next', 'extra' (one more deal because of a tie), 'draw', 'side 0', 'side 1' or 'side 2'.

    `extra`: the deal just played was an extra one. A match lost by going out illegally is over without this: all
    other sides have won (A76).
    """
    if options["match_end"] == "deals":
        ended = deals_played >= int(options["deals"])
    else:
        ended = extra or max(totals) >= int(options["target"])
    if not ended:
        return "next"
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1:
        return "extra" if options["tie"] == "extra_deal" else "draw"
    return f"side {best[0]}"
