"""The first page: a name, the game for two or four, its options in plain words, and cards at once."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.support.arrangement import Deal, arrange

if TYPE_CHECKING:
    from tests.browser.person import Person
    from tests.support.serving import Server

AT_ONCE = 5.0
"""Seconds from pressing the button to the cards; it takes a fraction of one, but cores are shared."""


def test_two_play_at_once_with_a_bot(person: Person) -> None:
    person.opens()
    person.press("web-play-bots")
    person.reads("web-name-needed")
    expect(person.page.get_by_label(person.say("web-your-name"))).to_be_focused()

    person.writes_name("Ania")
    person.chooses("web-players", count=2)
    person.reads("web-rules-as-preset", game=person.say("web-game-kurnik"))
    pressed = monotonic()
    person.press("web-play-bots")
    person.hand.comes()
    seconds = monotonic() - pressed
    print(f"dealt after {seconds:.2f} s")
    assert seconds < AT_ONCE
    person.my_turn_comes()
    person.hand.has(15)
    expect(person.seat(person.say("felt-bot"))).to_have_count(1)


def test_four_play_by_rules_that_were_changed_in_plain_words(person: Person, server: Server) -> None:
    arrange(server.data, Deal(players=4))
    say = person.say
    person.opens()
    person.writes_name("Ania")
    person.chooses("web-players", count=4)
    person.press("web-change-rules")
    search = person.dialog.get_by_label(say("web-options-search"))
    search.fill(say("option-target")[:8])
    person.dialog.get_by_label(say("option-target"), exact=True).select_option("3000")
    search.fill(say("option-pile-always-frozen"))
    person.chooses("option-pile-always-frozen-value-on")
    differs = person.dialog.get_by_role("region", name=say("web-rules-differ", game=say("web-game-kurnik")))
    expect(differs.get_by_role("listitem")).to_have_count(2)
    expect(differs).to_contain_text(f"{say('option-target')}: {say('option-target-value-3000')}")
    person.press("web-close")
    person.reads("web-options-leaving")
    person.press("web-options-take", count=2)
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(person.page.locator(".changes").get_by_role("listitem")).to_have_count(2)

    person.press("web-play-bots")
    person.hand.comes()
    person.my_turn_comes()
    person.hand.has(11)
    expect(person.page.locator("h1")).to_contain_text(say("desk-goal-target", target=3000))
    expect(person.place("pile")).to_contain_text(say("desk-pile-frozen", reason=""))


def test_an_option_taken_back_leaves_the_game_as_it_is_known(person: Person) -> None:
    say = person.say
    person.opens()
    person.press("web-change-rules")
    person.dialog.get_by_label(say("option-target"), exact=True).select_option("3000")
    person.press("web-option-reset", option=say("option-target"))
    expect(person.dialog).to_contain_text(say("web-rules-as-preset", game=say("web-game-kurnik")))
    person.press("web-options-take", count=0)
    person.reads("web-rules-as-preset", game=say("web-game-kurnik"))
