"""Write the golden records of tests/golden that are not there: matches between bots, from seeds.

`python -m scripts.golden` writes those that are missing, `python -m scripts.golden NAME...` writes these anew. They are
made once: tests play them again as they stand, so that stronger bots change nothing and a change of the rules shows.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import stolik
from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.games.game import Need
from stolik.games.option import Value
from stolik.record import Player, record_of, record_text

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"

OTHER_OPTIONS: Final[dict[tuple[str, int], dict[str, Value]]] = {
    ("kurnik", 2): {"last_red3": "turn_continues", "canastas_to_go_out": 1},
    ("kurnik", 4): {"ask_partner": "lay_out", "restricted_pair": "held"},
    ("classic", 4): {"black3_melds": "anytime", "tie": "extra_deal"},
    ("hoyle", 4): {"pile_always_frozen": True, "ask_partner": "go_out_mandatory"},
    ("book", 2): {"surprise_cards": 3},
    ("book", 3): {"opening_table": "book_10000", "match_end": "deals", "deals": 4},
    ("book", 4): {"take_with_wild": False, "concealed_minimum": "required"},
    ("samba", 4): {"need_samba_to_go_out": True, "canasta_cap": 7, "surprise_cards": 3},
    ("combo", 4): {"bonus_trigger": "first_canasta_of_each_side", "black3_before_opening": "free"},
    ("combo-basic", 4): {"sequences": True, "merge_same_rank": False, "bonus_cards": 13},
    ("choina", 3): {"refusal": "veto", "seq_min": 3, "stock_out": "turn_over_once", "uncovered_card": "everyone"},
    ("choina", 4): {"deals": 6, "refusal": "must_take", "buy_extra_cards": 2, "contract_exact_size": True},
    ("choina", 5): {"ask_window": "before_discard", "distinct_seq_suits": "non_adjacent", "discard_just_taken": False},
    ("may-i", 3): {"multi_buy": True, "last_deal_all_at_once": True, "stock_out": "reshuffle_always"},
    ("may-i", 4): {"contract_laydown": "piecemeal", "layoff_same_turn": False, "buy_limit_per_deal": 2},
    ("may-i", 5): {"turn_after_buy": "buyer_left", "last_deal_discard": "allowed", "tie": "extra_deal"},
    ("cassino", 2): {"royal": "jqk_ace14", "build_as_summand": True, "raise_with_table": True},
    ("cassino", 3): {"draw_cassino": True, "target": 61, "target_rule": "counting_out", "spade_cassino": True},
    ("cassino", 4): {"partnership": "2v2", "partner_build": True, "target_rule": "fixed_order"},
    ("cassino-pagat", 2): {"raise_own": "both_cards", "merge_equal": "automatic", "face_capture": "any"},
    ("cassino-pagat", 3): {"capture_groups": "maximal", "target": 11, "spades_tie": "all_tied"},
    ("cassino-pagat", 4): {"capture_groups": "single", "build_table_cards": "one", "target": "single_round"},
}
"""Every preset with every number of players; the options of its mixed match, beside those of the preset."""

TO_THE_END: Final = ("choina", "may-i", "cassino", "cassino-pagat")
"""Presets whose mixed matches are not broken off: their last deal has rules of its own, or the end is an option."""


@dataclass(frozen=True)
class Golden:
    """A record: its rules, the bots by turns, and after how many deals the match is broken off (0: never)."""

    preset: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    deals: int


def goldens() -> dict[str, Golden]:
    """All golden records by name."""
    found: dict[str, Golden] = {}
    for (preset, players), other in OTHER_OPTIONS.items():
        base: dict[str, Value] = {"players": players}
        name = f"{preset}-{players}"
        found[f"{name}-random"] = Golden(preset, base, ("random",), 2)
        found[f"{name}-greedy"] = Golden(preset, base, ("greedy",), 0)
        deals = 0 if preset in TO_THE_END else 4
        found[f"{name}-mixed"] = Golden(preset, base | other, ("greedy", "plain", "greedy", "random"), deals)
    return found


def write(name: str, golden: Golden, seed: int) -> None:
    """Play a match and write its record."""
    state = stolik.game(golden.preset, **golden.options).deal(seed)
    seats = [golden.bots[seat % len(golden.bots)] for seat in range(state.rule_set.number("players"))]
    choice = 0
    while state.need is Need.SEAT and not (golden.deals and state.deal_number > golden.deals):
        assert state.seat is not None
        state.apply(bot(seats[state.seat]).choose(state.view(state.seat), mixed(seed, choice)))
        choice += 1
    players = [Player(f"{level} {seat}", level) for seat, level in enumerate(seats)]
    record = record_of(state, players, tags=[("seed", str(seed))])
    (FOLDER / f"{name}.stolik").write_text(record_text(record), encoding="utf-8", newline="\n")


def main(names: list[str]) -> int:
    """Write the records of these names, or those that are missing."""
    known = goldens()
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"golden: no record {unknown[0]}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for seed, (name, golden) in enumerate(known.items(), start=1):
        if name in names or not (names or (FOLDER / f"{name}.stolik").exists()):
            write(name, golden, seed)
            print(name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
