"""How strong `careful` is in the wide games; docs/bots.md has the figures."""

from __future__ import annotations

import pytest

from tests.bots.matches import mirrored


@pytest.mark.parametrize("preset", ["samba", "combo", "combo-basic"])
def test_careful_is_clearly_stronger_than_plain(preset: str) -> None:
    careful = mirrored("careful", "plain", 4, 4, preset).records[0]
    assert careful.share >= 0.75
    assert careful.margin > 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["combo", "combo-basic"])
def test_careful_is_stronger_than_greedy_where_the_stock_ends_the_deal(preset: str) -> None:
    assert mirrored("careful", "greedy", 4, 200, preset).records[0].margin_low > 0
