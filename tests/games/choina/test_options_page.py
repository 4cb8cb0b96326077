"""The page docs/options.md tells of the Choina family too."""

from __future__ import annotations

from scripts.docs_options import options_page

PAGE = options_page()


def test_the_family_has_a_part_of_its_own() -> None:
    part = PAGE.partition("## Choina family")[2]
    assert "| `choina@1` | 3, 4, 5 |" in part
    assert "| `may-i@1` | 3, 4, 5 |" in part


def test_options_with_a_name_that_another_family_has_are_told_in_their_own_words() -> None:
    canasta, _, choina = PAGE.partition("## Choina family")
    assert "| `4` | four, in pairs |" in canasta
    assert "| `4` | four players | choina, may-i |" in choina
    assert "| `20` | 20 points | choina |" in choina


def test_what_has_no_effect_by_default_is_said() -> None:
    part = PAGE.partition("### `retake_own_discard`")[2].partition("###")[0]
    assert "No effect by default in: may-i." in part


def test_nothing_is_refused() -> None:
    part = PAGE.partition("## Choina family")[2].partition("\n## ")[0]
    assert part.endswith("### Combinations that are refused\n\nNone: every combination can be played.\n")
