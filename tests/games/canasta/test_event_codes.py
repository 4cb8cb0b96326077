"""Every event there is happens in some match, with parameters that its message can use."""

from __future__ import annotations

from random import Random

import stolik
from stolik import Need
from stolik.games.event import Event
from stolik.games.option import Value

REASONS = ("out", "stock", "red_three")


def codes_of_module() -> set[str]:
    """The codes that the classes of events.py can have."""
    spoken = {"passed", "stopped", "asked", "answered_yes", "answered_no"}
    paired = {"laid", "added", "canasta_natural", "canasta_mixed", "went_out", "went_out_concealed"}
    paired |= {"match_ended", "match_drawn"} | {f"deal_ended_{reason}" for reason in REASONS}
    single = {"dealer_drawn", "deal_began", "red_three_laid", "drew", "turn_skipped", "took", "lifted", "opened"}
    return spoken | paired | single | {"discarded", "match_lost"}


def random_match(seed: int, **options: Value) -> list[Event]:
    game = stolik.game("kurnik", **options)
    random = Random(seed)
    state = game.deal(seed)
    seen: list[Event] = list(game.start().supply(range(state.view(0).rules.players))) if False else []
    fresh = game.start()
    seen += fresh.supply(sorted(fresh.deck()))
    while state.need is Need.SEAT and len(seen) < 4000:
        legal = state.legal()
        seen += state.apply(legal[int(random.random() * len(legal))])
    return seen
