"""For each option and pair of neighbouring values: a position, and what the rules say there under either value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value, value_text
from tests.games.cassino.rules.shares import Share, ended
from tests.games.cassino.situations import after, dealt, hand, legal, lines, pile, table

See = Callable[[CassinoState], object]
"""What is looked at: legal moves, points, who has won."""
Make = Callable[..., CassinoState]
"""Makes the state under options."""


@dataclass(frozen=True)
class Effect:
    """`see` gives `first` under the first value and `second` under the second; `others` are set under both."""

    option: str
    values: tuple[str, str]
    make: Make
    see: See
    first: object
    second: object
    others: dict[str, Value] = field(default_factory=dict)

    def state(self, text: str) -> CassinoState:
        """The position under one of the two values."""
        value = next(value for value in SCHEMA.option(self.option).values if value_text(value) == text)
        return self.make(**self.others | {self.option: value})


def at(*text: str) -> Make:
    """The position of these lines."""
    return partial(table, *text)


def rounds(scores: str, *shares: Share) -> Make:
    """A round that ended with these shares."""
    return partial(ended, *shares, scores=scores)


def moves(*words: str) -> See:
    """The legal moves that begin with one of these words; all without any."""
    return lambda state: {text for text in legal(state) if not words or text.startswith(words)}


def allows(text: str) -> See:
    """Whether a move is legal."""
    return lambda state: text in legal(state)


def points(name: str) -> See:
    """What each side scored for something."""
    return lambda state: [lines(state, side).get(name, 0) for side in range(len(state.score()))]


def winners(*played: str) -> See:
    """Who has won after these moves."""
    return lambda state: after(state, *played).winners


ALL = "10d 2s Ac Ad Ah As"
EIGHT = (Share(27, 6), Share(25, 7, ALL))
"""Three points to eight."""
TIED = (Share(20, 5), Share(20, 5), Share(12, 3, ALL))
SETTLED = ("turn 0", "last 1", "hand 0: Ac", "hand 1: Kc", "table Ad 5c", "pile 0: 3c", "pile 1: 3d 3h")
THREE = ("hand 0: Qs", "table Qc Qd Qh")
EIGHTS = ("hand 0: 8s", "table 8c 6h 2d 2h")
HERS, HIS = "build 1 8: 2h 6h", "build 0 8: 2h 6h"
PAIRS: dict[str, Value] = {"players": 4, "partnership": "2v2"}

TABLE = [
    Effect("players", ("2", "3"), dealt, lambda state: len(state.score()), 2, 3),
    Effect("players", ("3", "4"), dealt, lambda state: len(state.score()), 3, 4),
    Effect("partnership", ("off", "2v2"), at("turn 2", "hand 2: 5c", "table 5d"),
           lambda state: len(pile(after(state, "take 5c: 5d"), 0)) > 1, False, True, {"players": 4}),
    Effect("partner_build", ("off", "on"), at("hand 0: 2s 4c", "hand 2: 8h Kc", "table 6d"), moves("build"),
           set(), {"build 8 2s: 6d"}, PAIRS),
    Effect("draw_cassino", ("off", "on"), dealt, lambda state: len(hand(after(state, "trail 2c"), 1)), 3, 4),
]  # fmt: skip

TAKING = [
    Effect("face_capture", ("one", "one_or_three"), at(*THREE), allows("take Qs: Qc Qd Qh"), False, True),
    Effect("face_capture", ("one_or_three", "any"), at(*THREE), allows("take Qs: Qc Qd"), False, True),
    Effect("trail_restriction", ("none", "same_rank"), at("hand 0: 8c 5d", "table 5c 3d"), moves("trail"),
           {"trail 5d", "trail 8c"}, {"trail 8c"}),
    Effect("trail_restriction", ("same_rank", "any_capture"), at("hand 0: 8c 5d", "table 5c 3d"), moves("trail"),
           {"trail 8c"}, set()),
    Effect("capture_groups", ("any", "single"), at(*EIGHTS), moves("take"),
           {"take 8s: 8c", "take 8s: 2d 6h", "take 8s: 2h 6h", "take 8s: 2d 6h 8c", "take 8s: 2h 6h 8c"},
           {"take 8s: 8c", "take 8s: 2d 6h", "take 8s: 2h 6h"}),
    Effect("capture_groups", ("single", "equal_rank_forced"), at(*EIGHTS), moves("take"),
           {"take 8s: 8c", "take 8s: 2d 6h", "take 8s: 2h 6h"},
           {"take 8s: 8c", "take 8s: 2d 6h 8c", "take 8s: 2h 6h 8c"}),
    Effect("capture_groups", ("equal_rank_forced", "maximal"), at(*EIGHTS), moves("take"),
           {"take 8s: 8c", "take 8s: 2d 6h 8c", "take 8s: 2h 6h 8c"}, {"take 8s: 2d 6h 8c", "take 8s: 2h 6h 8c"}),
    Effect("build_as_summand", ("off", "opponents"), at("hand 0: 9c", "table Ad", HERS), moves("take"),
           set(), {"take 9c: Ad B8"}),
    Effect("build_as_summand", ("opponents", "on"), at("hand 0: 9c", "table Ad", HIS), moves("take"),
           set(), {"take 9c: Ad B8"}),
    Effect("royal", ("off", "jqk"), at("hand 0: Kc", "table 10c 3d"), moves("take"), set(), {"take Kc: 3d 10c"}),
    Effect("royal", ("jqk", "jqk_ace14"), at("hand 0: Ac", "table 10c 4d"), moves("take"), set(), {"take Ac: 4d 10c"}),
]  # fmt: skip

MAKING = [
    Effect("build_table_cards", ("many", "one"), at("hand 0: 3d 8s", "table Ac 4h 5c"), moves("build"),
           {"build 8 3d: 4h Ac", "build 8 3d: 5c"}, {"build 8 3d: 5c"}),
    Effect("raise_own", ("on", "both_cards"), at("hand 0: As 9c", "table 2c", HIS), allows("raise 9 As: B8"),
           True, False),
    Effect("raise_own", ("both_cards", "off"), at("hand 0: As 9c 8c", "table 2c", HIS), allows("raise 9 As: B8"),
           True, False),
    Effect("raise_with_table", ("off", "on"), at("hand 0: As 10c", "table 4d", "build 1 5: 2h 3h"), moves("raise"),
           set(), {"raise 10 As: 4d B5"}),
    Effect("maker_duty", ("next_turn", "while_owned"), at("hand 0: 8c", "table -", HIS), moves(),
           {"take 8c: B8", "trail 8c"}, {"take 8c: B8"}),
    Effect("maker_duty", ("while_owned", "none"), at("hand 0: 8c", "table -", f"{HIS} fresh"), moves(),
           {"take 8c: B8"}, {"take 8c: B8", "trail 8c"}),
    Effect("merge_equal", ("optional", "automatic"), at("hand 0: 3s 8c", "table 5d", HERS), moves("build", "call"),
           {"build 8 3s: 5d", "call 8 3s: 5d B8"}, {"call 8 3s: 5d B8"}),
]  # fmt: skip

POINTS = [
    Effect("target", ("21", "11"), rounds("0 3", *EIGHT), winners(), (), (1,)),
    Effect("target", ("11", "61"), rounds("0 3", *EIGHT), winners(), (1,), ()),
    Effect("target", ("61", "single_round"), rounds("0 3", *EIGHT), winners(), (), (1,)),
    Effect("target_rule", ("extra_round", "shared_win"), rounds("20 15", *EIGHT), winners(), (), (0, 1)),
    Effect("target_rule", ("shared_win", "counting_out"), at(*SETTLED, "scores 19 20"), winners("take Ac: Ad"),
           (), (0,)),
    Effect("target_rule", ("counting_out", "fixed_order"), at(*SETTLED, "scores 19 20"), winners("take Ac: Ad"),
           (0,), ()),
    Effect("sweep_points", ("0", "1"), at("deal 1 dealer 1", "turn 1", "hand 0: -", "hand 1: 8c", "table 3d 5d",
                                          "stock -", "last 0", "pile 0: ...", "pile 1: -"),
           lambda state: points("sweeps")(after(state, "take 8c: 3d 5d")), [0, 0], [0, 1]),
    Effect("spades_tie", ("nobody", "all_tied"), rounds("0 0 0", *TIED), points("spades"), [0, 0, 0], [1, 1, 0],
           {"players": 3}),
    Effect("cards_tie", ("nobody", "one_each"), rounds("0 0 0", *TIED), points("cards"), [0, 0, 0], [1, 1, 0],
           {"players": 3}),
    Effect("spade_cassino", ("off", "on"), rounds("0 0", *EIGHT), points("spades"), [0, 1], [6, 7]),
]  # fmt: skip

EFFECTS = [*TABLE, *TAKING, *MAKING, *POINTS]
