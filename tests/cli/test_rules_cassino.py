"""`stolik rules cassino`: the rules as the options make them, and the names of the games."""

from __future__ import annotations

import json

import pytest

from stolik.cli.app import main


@pytest.mark.rule("Cassino-24", "Cassino-51")
def test_the_rules_of_cassino_as_the_options_make_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cassino-pagat", "--json", "--set", "face_capture=any"]) == 0
    data = json.loads(capsys.readouterr().out)
    texts = {rule["id"]: rule["text"] for section in data["sections"] for rule in section["rules"]}
    assert data["rules"] == "cassino-pagat@1 face_capture=any"
    assert "any number of loose cards of its rank" in texts["24"]
    assert "as long as it lies there unchanged" in texts["51"]


@pytest.mark.rule("Cassino-34")
def test_they_are_printed_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cassino", "--lang", "pl"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("cassino@1\n")
    assert "\nPołączenia\n" in page
    assert "\n 34   Budowę można podnieść" in page
