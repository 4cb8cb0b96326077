"""How the moves of Cassino are typed."""

from __future__ import annotations

from typing import Final

from stolik.terminal.commands import Tongue, spellings

PLAY: Final = "play"
"""Says only that a card is played; what for is asked, as with a card alone."""

VERBS: Final = spellings(
    {
        "take": "t w weź wez bierz biorę biore zabierz capture",
        "build": "b buduj zbuduj buduję buduje",
        "call": "j połącz polacz łącz lacz ogłoś oglos join",
        "raise": "r podnieś podnies podnoszę podnosze",
        "trail": "x - dołóż doloz odłóż odloz połóż poloz kładę klade lay discard",
        PLAY: "zagraj graj zagrywam gram",
    }
)
"""Every way to write the verb of a move; an English “join” is what the book calls to join groups."""

TONGUE: Final = Tongue(VERBS, grouped=True, fillers=frozenset(("i", "oraz", "z", "ze")))
