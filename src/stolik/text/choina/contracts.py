"""The table of contracts in words, and what else the rulebook of choina asks for."""

from __future__ import annotations

from stolik.games.choina.contract import SET_LEAST, contract_of
from stolik.games.option import RuleSet
from stolik.text.catalogue import Catalogue, Param
from stolik.text.family import ROW


def params(rule_set: RuleSet, messages: Catalogue) -> dict[str, Param]:
    """Every option, and the table of contracts."""
    return {**rule_set.values, "contracts": contract_table(rule_set, messages)}


def contract_table(rule_set: RuleSet, messages: Catalogue) -> str:
    """A row for each deal: what must be laid in it, and the fewest cards that this takes."""
    deals = rule_set.number("deals")
    rows = []
    for number in range(1, deals + 1):
        sets, sequences = contract_of(deals, number)
        least = SET_LEAST * sets + rule_set.number("seq_min") * sequences
        row = messages.format("rules-choina-contract-row", number=number, sets=sets, sequences=sequences, least=least)
        rows.append(ROW + row)
    return "".join(rows)
