"""Opening minimums: the named tables and a family's own lists."""

from __future__ import annotations

import pytest
from hypothesis import given

from stolik.games.canasta.opening_table import is_opening_table, normal_list, opening_steps
from stolik.games.canasta.options import SCHEMA
from stolik.games.option import GameError, OptionFault
from tests.support.option_sets import minimum_lists


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("classic", [(0, 50), (1500, 90), (3000, 120)]),
        ("samba", [(0, 50), (1500, 90), (3000, 120), (7000, 150)]),
        ("combo", [(0, 60), (3500, 100), (7000, 140), (10500, 180)]),
        ("book_10000", [(0, 30), (1000, 60), (2000, 90), (3000, 120), (5000, 150), (7000, 180)]),
        ("flat_80", [(0, 80)]),
        ("0:40,600:95", [(0, 40), (600, 95)]),
    ],
)
def test_a_table_has_its_steps(name: str, steps: list[tuple[int, int]]) -> None:
    assert list(opening_steps(SCHEMA.parse(f"kurnik opening_table={name}"))) == steps


def test_the_last_step_of_samba_is_an_option_of_its_own() -> None:
    rule_set = SCHEMA.parse("samba opening_top=160")
    assert opening_steps(rule_set)[-2:] == ((3000, 120), (7000, 160))


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("0:50,1500:90,3000:125", "0:50,1500:90,3000:125"),
        ("00:050,1500:090", "0:50,1500:90"),
        ("-0:50", "0:50"),
        ("0:50,1000:50,2000:90,3000:90", "0:50,2000:90"),
        ("0:50,1500:90,3000:120", "classic"),
        ("0:50,1500:90,2000:90,3000:120", "classic"),
        ("0:60,3500:100,7000:140,10500:180", "combo"),
        ("0:80", "flat_80"),
        # the last minimum of samba hangs on opening_top, so that a list is never meant as samba
        ("0:50,1500:90,3000:120,7000:150", "0:50,1500:90,3000:120,7000:150"),
    ],
)
def test_a_list_is_written_in_one_way(written: str, normal: str) -> None:
    rule_set = SCHEMA.rule_set("kurnik", {"opening_table": written})
    assert rule_set["opening_table"] == normal
    assert rule_set == SCHEMA.rule_set("kurnik", {"opening_table": normal})


@pytest.mark.parametrize("written", ["0:50,", "0:50;1500:90", "0-50", "50", "0:50, 1500:90", "0:12345678", "0:٥٠", ""])
def test_what_is_no_list_is_an_unknown_value(written: str) -> None:
    assert normal_list(written) is None
    with pytest.raises(GameError) as caught:
        SCHEMA.rule_set("kurnik", {"opening_table": written})
    assert caught.value.code is OptionFault.UNKNOWN_VALUE
    allowed = caught.value.params["allowed"]
    assert isinstance(allowed, tuple)
    assert allowed == ("classic", "samba", "combo", "book_10000", "flat_80", "0:50,1500:90,3000:120")


@given(minimum_lists())
def test_the_normal_form_of_a_list_is_its_own_normal_form(written: str) -> None:
    normal = normal_list(written)
    assert normal is not None
    assert is_opening_table(normal)
    assert SCHEMA.rule_set("kurnik", {"opening_table": normal})["opening_table"] == normal
