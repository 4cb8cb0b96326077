"""The arena: who plays whom, when it stops, and that what was broken off goes on as if nothing had happened."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import stolik
from stolik.bots import BotError, bot
from stolik.bots.chance import mixed
from stolik.games.registry import SCHEMAS
from stolik.lab import Arena, simulate
from stolik.lab.arena import deals_of
from stolik.lab.arena_file import ArenaFile, ArenaFileError, ArenaFileFault, Head
from stolik.lab.duel import Pair

KURNIK = stolik.game("kurnik").rule_set
HEAD = Head(1, KURNIK.text, 1, 1)
THREE = ("greedy", "plain", "random")


def result(arena: Arena) -> list[tuple[tuple[str, str], list[int], list[int], bool]]:
    return [(duel.bots, duel.margins, duel.halves, duel.is_decided) for duel in arena.duels]


def test_every_two_play_until_it_is_decided() -> None:
    arena = Arena(KURNIK, THREE, 1)
    told: list[tuple[int, int]] = []
    arena.play(40, told=lambda done, total: told.append((done, total)))
    assert [duel.bots for duel in arena.duels] == [
        ("greedy@1", "plain@1"), ("greedy@1", "random@1"), ("plain@1", "random@1"),
    ]  # fmt: skip
    # greedy wins 29 of 32 pairs and more against random, whatever it is dealt: that is decided at the first look
    assert [len(duel.pairs) for duel in arena.duels][1] == 32
    assert arena.duels[1].is_decided
    assert arena.duels[1].points[1] > 0
    assert told[0] == (1, 120)
    assert told[-1][0] == sum(len(duel.pairs) for duel in arena.duels) == len(told)


def test_with_full_all_pairs_are_played_and_decided_at_the_end() -> None:
    arena = Arena(KURNIK, ("plain", "random"), 1)
    arena.play(34, full=True)
    assert [len(duel.pairs) for duel in arena.duels] == [34]
    assert arena.duels[0].is_decided


@pytest.mark.parametrize(("game", "deals"), [("kurnik", 1), ("combo", 1), ("cassino", 1), ("choina", 5), ("may-i", 5)])
def test_a_pair_is_the_first_deal_of_a_match_or_all_where_each_has_a_contract_of_its_own(game: str, deals: int) -> None:
    rule_set = stolik.game(game).rule_set
    assert deals_of(rule_set) == deals
    kept: list[Pair] = []
    Arena(rule_set, ("plain", "random"), 7).play(1, keep=lambda *found: kept.append(found[2]))
    assert [(outcome.deals, outcome.scored, outcome.winners) for outcome in kept[0]] == [(deals, deals, ())] * 2


def test_the_points_of_a_pair_are_those_on_the_sheets_of_its_deals() -> None:
    names = ("plain", "random")
    for schema in SCHEMAS:
        game = stolik.game(schema.presets[0].id)
        arena = Arena(game.rule_set, names, 3)
        arena.play(1)
        for rotation, outcome in enumerate(arena.duels[0].pairs[0]):
            state = game.deal(3)
            for number in range(100_000):
                if state.seat is None or len(state.sheets) == deals_of(game.rule_set):
                    break
                name = names[(state.seat + rotation) % 2]
                state.do(bot(name).choose(state.view(state.seat), mixed(3, number)))
            sides = range(len(state.score()))
            assert outcome.points == tuple(sum(sheet.points[side] for sheet in state.sheets) for side in sides)


def test_whole_matches_are_those_that_simulate_plays() -> None:
    arena = Arena(KURNIK, ("plain", "random"), 5, matches=True)
    arena.play(3)
    record = simulate(KURNIK, ("plain", "random"), 6, 5).records[0]
    duel = arena.duels[0]
    assert duel.points == (record.margin, record.margin_low, record.margin_high)
    assert duel.share == (record.share, record.share_low, record.share_high)


def test_the_result_is_the_same_with_other_processes() -> None:
    alone, together = (Arena(KURNIK, ("plain", "random"), 2) for _ in range(2))
    alone.play(6)
    together.play(6, jobs=2)
    assert result(alone) == result(together)


class Enough(Exception):
    """Somebody broke it off."""


def test_what_was_broken_off_goes_on_from_its_file_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = Arena(KURNIK, THREE, 1)
    whole.play(36)
    path = tmp_path / "arena.jsonl"
    file = ArenaFile(path, HEAD)
    kept = 0

    def keep(bots: tuple[str, str], at: int, pair: Pair) -> None:
        nonlocal kept
        file.keep(bots, at, pair)
        kept += 1
        if kept in (5, 50):
            raise Enough

    for _ in range(2):
        with pytest.raises(Enough):
            Arena(KURNIK, THREE, 1, known=file.known).play(36, keep=keep)
        file.close()
        file = ArenaFile(path, HEAD)
    assert sum(map(len, file.known.values())) == 50
    again = Arena(KURNIK, THREE, 1, known=file.known)
    again.play(36, keep=keep)
    file.close()
    assert result(again) == result(whole)
    assert kept == sum(len(duel.pairs) for duel in whole.duels), "nothing was played twice"


def test_the_same_pairs_serve_a_table_in_another_order_and_one_with_more_bots(tmp_path: Path) -> None:
    file = ArenaFile(tmp_path / "arena.jsonl", HEAD)
    first = Arena(KURNIK, ("plain", "random"), 1)
    first.play(4, keep=file.keep)
    file.close()
    again = ArenaFile(tmp_path / "arena.jsonl", HEAD)
    again.close()
    played: list[tuple[str, str]] = []
    turned = Arena(KURNIK, ("random", "greedy", "plain"), 1, known=again.known)
    turned.play(4, keep=lambda *found: played.append(found[0]))
    assert turned.duels[1].bots == ("random@1", "plain@1")
    assert turned.duels[1].margins == [-margin for margin in first.duels[0].margins]
    assert set(played) == {("random@1", "greedy@1"), ("greedy@1", "plain@1")}


def written(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "arena.jsonl"
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return path


TOP = msgspec.json.encode(HEAD).decode()
MATCH = '{"winners":[],"loser":-1,"points":[10,20],"deals":1,"scored":1}'
LINE = f'{{"bots":["plain@1","random@1"],"pair":0,"matches":[{MATCH},{MATCH}]}}'


def test_a_line_that_was_not_finished_is_forgotten_and_written_over(tmp_path: Path) -> None:
    path = written(tmp_path, TOP, LINE)
    whole = path.read_bytes()
    path.write_bytes(whole + LINE.encode()[:40])
    file = ArenaFile(path, HEAD)
    assert set(file.known) == {("plain@1", "random@1")}
    file.close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("hello",), ArenaFileFault.NO_ARENA),
        ((TOP.replace('"arena":1', '"arena":2'),), ArenaFileFault.NO_ARENA),
        ((TOP.replace('"seed":1', '"seed":2'),), ArenaFileFault.OTHER_RUN),
        ((TOP.replace('"deals":1', '"deals":0'),), ArenaFileFault.OTHER_RUN),
        ((TOP.replace("kurnik@1", "kurnik@1 draw_count=1"),), ArenaFileFault.OTHER_RUN),
        ((TOP, LINE, "{}"), ArenaFileFault.BAD_LINE),
        ((TOP, LINE.replace('"pair":0', '"pair":-1')), ArenaFileFault.BAD_LINE),
        ((TOP, LINE.replace("[10,20]", "[10]", 1)), ArenaFileFault.BAD_LINE),
        ((TOP, LINE.replace('"loser":-1', '"loser":2')), ArenaFileFault.BAD_LINE),
        ((TOP, LINE.replace("plain@1", "plain@7")), ArenaFileFault.OTHER_VERSION),
    ],
)
def test_a_file_of_another_run_is_refused_and_left_as_it_is(
    lines: tuple[str, ...], code: ArenaFileFault, tmp_path: Path
) -> None:
    path = written(tmp_path, *lines)
    before = path.read_bytes()
    with pytest.raises(ArenaFileError) as caught:
        ArenaFile(path, HEAD)
    assert caught.value.code is code
    assert path.read_bytes() == before


def test_a_bot_that_is_known_nowhere_disturbs_nobody_in_a_file(tmp_path: Path) -> None:
    file = ArenaFile(written(tmp_path, TOP, LINE.replace("random@1", "hasty@3")), HEAD)
    file.close()
    assert set(file.known) == {("plain@1", "hasty@3")}


@pytest.mark.parametrize("bots", [("plain",), ("plain", "plain"), ("plain", "plain@1")])
def test_a_table_needs_two_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="two bots, each once"):
        Arena(KURNIK, bots, 1)


def test_a_bot_of_another_version_is_refused() -> None:
    with pytest.raises(BotError):
        Arena(KURNIK, ("plain", "random@2"), 1)
