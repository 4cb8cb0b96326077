"""What the content security policy forbids does not happen, and no test overlooks that it was tried."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

import pytest

from tests.support.people import DESKTOP

if TYPE_CHECKING:
    from tests.support.people import People

STYLE = "document.querySelector('main').setAttribute('style', 'color: red')"
MARKUP = "document.querySelector('main').innerHTML = '<b>bold</b>'"
PICTURE = "document.querySelector('main').append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlh' }))"
SCRIPT = "document.head.append(Object.assign(document.createElement('script'), { src: '//192.0.2.1/x.js' }))"


@pytest.mark.parametrize(
    ("trick", "forbidden"),
    [(STYLE, "style-src"), (MARKUP, "TrustedHTML"), (PICTURE, "img-src"), (SCRIPT, "TrustedScriptURL")],
    ids=["style", "markup", "picture", "script"],
)
def test_what_the_policy_forbids_is_a_problem_of_every_test(people: People, trick: str, forbidden: str) -> None:
    page = people.arrive(DESKTOP, "en")
    page.goto("/")
    page.locator("main").first.wait_for()
    assert people.problems == []
    with page.expect_console_message():
        page.evaluate(f"() => {{ try {{ {trick} }} catch {{ /* told on the console too */ }} }}")
    found = [problem for problem in people.problems if forbidden in problem]
    assert len(found) == 1, people.problems
    people.problems.clear()


def test_markup_in_a_name_is_only_text(people: People) -> None:
    name = "<img src=x onerror=x()>"
    body = json.dumps({"name": name, "preset": "kurnik"}).encode()
    asked = Request(f"{people.url}/api/tables", body, {"content-type": "application/json"})
    with urlopen(asked, timeout=10) as answer:
        table = json.load(answer)["table"]
    page = people.arrive(DESKTOP, "en")
    page.goto(f"/t/{table}")
    page.get_by_text(name).first.wait_for()
    assert page.locator("img").count() == 0
