"""The golden records: whole matches of every preset that give the same events, byte for byte, on every replay.

`python -m scripts.golden` wrote them; the bots that played are not asked again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.golden import FOLDER, goldens
from stolik.games.registry import SCHEMAS
from stolik.record import Record, decoded, find_difference, read_record, record_of, record_text, replay
from stolik.record.words import difference_text

FILES = sorted(FOLDER.glob("*.stolik"))
MOST_BYTES = 1_500_000


def read(path: Path) -> Record:
    """The record of a file."""
    return read_record(decoded(path.read_bytes()))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_record_gives_the_same_match_byte_for_byte(path: Path) -> None:
    record = read(path)
    found = find_difference(record)
    assert found is None or difference_text(record, found, "en") == ""
    state = [step.state for step in replay(record)][-1]
    again = record_of(state, record.players, date=record.date, tags=record.tags)
    assert record_text(again).encode() == path.read_bytes()


def test_every_game_that_can_be_played_has_a_random_and_a_greedy_match_with_every_number_of_players() -> None:
    wanted = {
        f"{preset.id}-{players}-{kind}"
        for schema in SCHEMAS
        for preset in schema.presets
        for players in preset.players
        for kind in ("random", "greedy")
    }
    names = {path.stem for path in FILES}
    assert wanted <= names
    assert names == set(goldens())
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


def test_the_golden_records_are_played_by_the_rules_and_bots_that_they_are_named_for() -> None:
    for path in FILES:
        record, golden = read(path), goldens()[path.stem]
        assert record.rules.startswith(f"{golden.preset}@")
        assert {player.bot for player in record.players} <= set(golden.bots)
        assert record.is_over or golden.deals
