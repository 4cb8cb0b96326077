"""The hash of a deal: of what happened and stands, and of nothing else."""

from __future__ import annotations

import hashlib
import json

from stolik.table.change import Phase
from stolik.table.entry import RevealEntry
from tests.table.sittings import Crowd, begun, play_deal


def test_the_hash_is_that_of_the_events_line_by_line() -> None:
    sitting = begun(persons=1, bots="greedy")
    play_deal(sitting)
    lines = [
        json.dumps([event.code, event.params()], sort_keys=True, separators=(",", ":")) for _, event in sitting.events
    ]
    assert json.loads(lines[0])[0] == "dealer_drawn"
    assert json.loads(lines[-1])[0].startswith("deal_ended")
    digest = hashlib.sha256("".join(line + "\n" for line in lines).encode("ascii")).hexdigest()
    assert sitting.log[-1] == RevealEntry(1, digest)


def test_what_was_taken_back_is_not_hashed() -> None:
    sitting = begun("kurnik players=4", persons=4)
    crowd = Crowd(sitting, 2, calm=True)
    told: list[tuple[int, str]] = []
    undone = 0
    while sitting.phase is Phase.PLAYING:
        change = crowd.command()
        if change is None:
            continue
        if change.undone is not None:
            undone += 1
            told = [(number, event) for number, event in told if number <= (change.undone or 0)]
        told += [(number, repr(event)) for number, event in change.events]
    first = told[0][0]
    assert first > 8, "what was dealt before these events stands before them"
    assert [(number, repr(event)) for number, event in sitting.events if number >= first] == told
    assert undone


def test_each_deal_has_its_own_events() -> None:
    sitting = begun(persons=1, bots="greedy")
    play_deal(sitting)
    sitting.next(0)
    play_deal(sitting)
    assert sitting.events[0][1].code == "deal_began"
    assert [event.code.startswith("deal_ended") for _, event in sitting.events].count(True) == 1
    hashes = [entry.events for entry in sitting.log if isinstance(entry, RevealEntry)]
    assert len(set(hashes)) == 2
