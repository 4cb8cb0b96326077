"""Frozen levels: a bot with its version is one player for ever."""

from __future__ import annotations

import pytest

from scripts.levels import FROZEN, digests, read
from stolik.bots import BOT_NAMES, BotError, BotFault, bot


@pytest.mark.parametrize("level", FROZEN)
def test_a_frozen_level_chooses_what_it_always_chose(level: str) -> None:
    changed = [game for game, found in digests(level).items() if found != read()[level].get(game)]
    assert not changed, f"{level} plays otherwise: raise its version, put it into FROZEN, run python -m scripts.levels"


def test_the_frozen_levels_are_those_that_can_be_had() -> None:
    assert [bot(level).level for level in FROZEN] == list(FROZEN)
    assert set(FROZEN) <= set(read())


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_can_be_had_by_its_name_with_its_version_and_with_no_other(name: str) -> None:
    found = bot(name)
    assert found.level == f"{name}@{found.version}"
    assert bot(found.level) is found
    for other in (f"{name}@{found.version + 1}", f"{name}@0{found.version}", f"{name}@", f"{found.level}@1"):
        with pytest.raises(BotError) as caught:
            bot(other)
        assert caught.value.code is BotFault.OTHER_VERSION
        assert caught.value.allowed == (found.level,)


def test_an_unknown_bot_is_unknown_in_every_version() -> None:
    with pytest.raises(BotError) as caught:
        bot("gredy@1")
    assert (caught.value.code, caught.value.nearest) == (BotFault.UNKNOWN_BOT, "greedy")
