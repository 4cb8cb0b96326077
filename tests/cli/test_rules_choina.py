"""`stolik rules choina`: the contracts as a table, and the rules as the options make them."""

from __future__ import annotations

import json

import pytest

from stolik.cli.app import main


@pytest.mark.rule("Choina-34")
def test_the_contracts_are_printed_one_below_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "choina", "--set", "deals=6", "--lang", "pl"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("choina@1 deals=6\n")
    rows = [line for line in page.splitlines() if line.startswith("      Rozdanie ")]
    assert len(rows) == 6
    assert rows[0] == "      Rozdanie 1: dwa komplety – razem co najmniej 6 kart."


@pytest.mark.rule("Choina-57", "Choina-38")
def test_the_rules_of_may_i_as_the_options_make_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "may-i", "--json", "--set", "refusal=veto"]) == 0
    data = json.loads(capsys.readouterr().out)
    texts = {rule["id"]: rule["text"] for section in data["sections"] for rule in section["rules"]}
    assert data["rules"] == "may-i@1 refusal=veto"
    assert "the asker does not get the card" in texts["57"]
    assert texts["38"].startswith("The whole contract is laid in one turn")
