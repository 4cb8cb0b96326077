"""The page docs/options.md tells of the Cassino family too."""

from __future__ import annotations

from scripts.docs_options import options_page

PART = options_page().partition("## Cassino family")[2]


def test_the_family_has_a_part_of_its_own() -> None:
    assert "| `cassino@1` | 2, 3, 4 |" in PART
    assert "| `cassino-pagat@1` | 2, 3, 4 |" in PART


def test_where_the_presets_differ_the_page_says_which_has_what() -> None:
    assert "| `next_turn` | in his next turn | cassino |" in PART
    assert "| `1` | 1 point | cassino-pagat |" in PART


def test_what_has_no_effect_by_default_is_said() -> None:
    part = PART.partition("### `partner_build`")[2].partition("###")[0]
    assert "No effect by default in: cassino, cassino-pagat." in part


def test_what_is_refused_is_said() -> None:
    refused = PART.partition("### Combinations that are refused")[2]
    assert "| `partnership_needs_four` | `partnership`, `players` | Pairs need four players. | 3 |" in refused
