"""Positions from which engine and reference count the sequences of three steps: one for each corner of the rules."""

from __future__ import annotations

POSITIONS = {
    "a claim that may grow to a purchase of several": """choina@1
        turn 1 claim seat=2
        pile 9h 9d Kc
        stock 4s 5s 6c 7d ...
        hand 0: 2c 3c 4d
        hand 1: 2d 3d 5h
        hand 2: 2h 3h 6s
        hand 3: 2s 3s 7c""",
    "requests that are refused, each once": """choina@1 refusal=veto players=5
        turn 1 claim seat=2
        pile 9h Kc
        hand 0: 2c 3c
        hand 1: 2d 3d
        hand 2: 2h 3h
        hand 3: 2s 3s
        hand 4: 4c 4d""",
    "the uncovered card is open to everybody": """choina@1 uncovered_card=everyone retake_own_discard=off
        turn 1 answer seat=1 asker=3
        pile 8h 9h 9d Kc
        hand 0: 2c 3c
        hand 1: 2d 3d
        hand 2: 2h 3h
        hand 3: 2s 3s""",
    "a second window after the draw": """choina@1 ask_window=before_discard
        turn 1 draw
        pile 9h 9d Kc
        stock 4s 5s 6c 7d ...
        hand 0: 2c 3c
        hand 1: 2d 3d
        hand 2: 2h 3h
        hand 3: 2s 3s""",
    "a reshuffle is due": """choina@1
        turn 1 claim seat=3
        pile 9h 9d 8s Kc
        stock -
        hand 0: 2c 3c
        hand 1: 2d 3d
        hand 2: 2h 3h
        hand 3: ...""",
    "the pile is turned over": """choina@1 stock_out=turn_over_once buy_extra_cards=2
        turn 1 claim seat=2
        pile 9h 9d 8s Kc
        stock -
        hand 0: 2c 3c
        hand 1: 2d 3d
        hand 2: 2h 3h
        hand 3: ...""",
    "sets and a sequence want the same cards": """choina@1
        deal 2 dealer 3
        turn 0 play
        pile 9c
        hand 0: 7c 7d 7s 7h 4h 5h 6h 2c
        hand 1: 9s Qd
        hand 2: Jc Js
        hand 3: 3c 3d""",
    "the whole contract in one turn": """may-i@1
        deal 4 dealer 3
        turn 0 play
        pile 9c
        hand 0: 7c 7d 7s 4c 4d 4h Kc Kd Kh Ks 2c
        hand 1: 9s Qd
        hand 2: Jc Js
        hand 3: 3c 3d""",
    "going out in the last deal": """choina@1
        deal 5 dealer 3
        turn 0 play
        pile 9c
        hand 0: 9h 9d 9s 7h 5c Ks
        hand 1: 9c Qd
        hand 2: Jc Js
        hand 3: 3c 3d
        melds 0: KcKdKh 3h-6h
        melds 2: 5d5h5s""",
    "all at once in the last deal": """choina@1 last_deal_all_at_once=on last_deal_discard=allowed
        deal 5 dealer 3
        turn 0 play
        pile 9c
        hand 0: 5c 5d 5h 9h 9d 9s 10h Jh Qh Kh 2c
        hand 1: 9c Qd
        hand 2: Jc Js
        hand 3: 3c 3d""",
    "aces at both ends": """choina@1 layoff_same_turn=off
        deal 3 dealer 3
        turn 0 play
        pile 9c
        hand 0: Ad Ad Kd Ah 2h 3h 4h 5h Qs
        hand 1: 9s Qd
        hand 2: Jc Js
        hand 3: 3c 3d
        melds 1: 2d-Qd
        melds 2: Js-As""",
    "sequences of one suit that keep their distance": """choina@1 distinct_seq_suits=non_adjacent players=3
        deal 3 dealer 2
        turn 0 play
        pile 9c
        hand 0: 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh
        hand 1: 9s Qd
        hand 2: Jc Js""",
    "the card just taken stays": """choina@1 discard_just_taken=off refusal=must_take
        turn 1 answer seat=1 asker=2
        pile 9h Kc
        hand 0: 2c 3c
        hand 1: Kd Ks 3d
        hand 2: 2h 3h
        hand 3: 2s 3s
        melds 3: KcKhKh""",
    "two sets of one rank": """choina@1 distinct_set_ranks=off contract_exact_size=on
        turn 0 play
        pile 9c
        hand 0: 7c 7c 7d 7d 7h 7h 7s 2c
        hand 1: 9s Qd
        hand 2: Jc Js
        hand 3: 3c 3d
        melds 1: 8c8d8h 8s8s8d""",
}  # fmt: skip
"""By what they are about; the lines may be indented."""
