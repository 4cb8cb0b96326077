"""Which language somebody is spoken to in."""

from __future__ import annotations

import pytest

from stolik.text import LANGUAGES, LanguageError, choose_language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "plt_MG"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_locale_decides_where_nobody_says(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize(("explicit", "language"), [("pl", "pl"), ("EN", "en"), ("pl_PL", "pl"), ("en-GB", "en")])
def test_a_wish_beats_the_locale(explicit: str, language: str) -> None:
    other = "pl_PL.UTF-8" if language == "en" else "en_US.UTF-8"
    assert choose_language(explicit, {"LC_ALL": other}) == language


@pytest.mark.parametrize("explicit", ["de", "", "polski"])
def test_a_wish_that_cannot_be_met_is_refused(explicit: str) -> None:
    with pytest.raises(LanguageError) as caught:
        choose_language(explicit, {"LANG": "pl_PL"})
    assert caught.value.given == explicit
    assert caught.value.allowed == LANGUAGES
