"""The commands, their help, and what a user can do wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from stolik import __version__
from stolik.cli.app import BAD_INPUT, INTERRUPTED, main, make_app, split_language
from stolik.cli.help import TranslatedHelp
from stolik.games.option import PLAYERS
from stolik.games.registry import SCHEMAS
from stolik.text import LANGUAGES

COMMANDS = ("play", "serve", "games", "rules", "simulate")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user whose locale is English and whose screen has 80 columns."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))


@pytest.mark.parametrize(
    ("compiled", "language", "engine"),
    [
        (False, "en", "engine: plain Python"),
        (True, "en", "engine: compiled"),
        (False, "pl", "silnik: zwykły Python"),
        (True, "pl", "silnik: skompilowany"),
    ],
)
def test_the_version_says_which_engine_runs(
    compiled: bool, language: str, engine: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("stolik.cli.app.COMPILED", compiled)
    assert main(["--version", "--lang", language]) == 0
    assert capsys.readouterr().out == f"stolik {__version__} ({engine})\n"


def test_an_editable_installation_is_plain_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert "plain Python" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == "plain"


ENGLISH_WORDS = (
    "Usage",
    "COMMAND",
    "Options:",
    "Commands:",
    "Arguments:",
    "show",
    "Display",
    "required",
    "default",
    "GAME",
    "LEVEL",
    "SECONDS",
    "DIR",
    "VALUE",
    "LANGUAGE",
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for language in LANGUAGES:
        assert main([*([command] if command else []), "--help", "--lang", language]) == 0
        page = capsys.readouterr().out
        pages.append(page)
        assert max(len(line) for line in page.splitlines()) <= 80
        assert "cli-" not in page
        assert "simulate-" not in page
    assert pages[0].startswith(f"Usage: stolik {command}".rstrip())
    assert pages[1].startswith(f"Użycie: stolik {command}".rstrip())
    assert not [word for word in ENGLISH_WORDS if word in pages[1]]
    if not command:
        for page in pages:
            lines = [line.split(None, 1) for line in page.splitlines() if line.startswith("  ")]
            said = {name: rest for name, *rest in lines}
            assert all(said[name] for name in COMMANDS), "a word about each"


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Usage: stolik COMMAND")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_help_are_made_of_messages(language: str) -> None:
    app = make_app(language)
    shown = TranslatedHelp(language)
    console = Console(width=80)
    with console.capture() as capture:
        shown.render_usage(console, console.options, Text("stolik play [OPTIONS]"))
        shown.render_description(console, console.options, Text("cli-play"))
    assert shown.show_metavar
    assert "cli-" not in capture.get()
    assert app["--help"].help != app["--version"].help


LINES = {
    "paly": 'no command "paly"; did you mean "play"?',
    "play kurnk": 'no game "kurnk"; did you mean "kurnik"?',
    "play classic@2": "classic has no version 2 here; allowed: 1.",
    "games classic@2": "classic has no version 2 here; allowed: 1.",
    "play kurnik --set player=4": 'no option "player"; did you mean "players"?',
    "play kurnik --set players=5": 'The option "players" has no value "5"',
    "play kurnik --set players=3": "players=3 (kurnik) is refused",
    "play kurnik --set wild_melds=yes": 'The option "wild_melds" has no value "yes"',
    "play kurnik --set players": '"players" is no setting; write --set OPTION=VALUE',
    "play kurnik --set tie=draw --set tie=draw": 'The option "tie" is given twice',
    "play kurnik --set": "--set is missing a value",
    "play kurnik --bot gredy": 'There is no bot "gredy"; did you mean "greedy"? Bots: random, plain, greedy, ',
    "play kurnik --seed x": '--seed cannot be "x".',
    "play kurnik --seed 1 --seed 2": "--seed is given twice",
    "play kurnik --pace fast": '--pace cannot be "fast".',
    "play kurnik --pace -1": "--pace takes seconds from 0 to 60, not -1.",
    "play kurnik --pace nan": "--pace takes seconds from 0 to 60, not nan.",
    "play kurnik --sead 1": 'no option "--sead" here; did you mean "--seed"?',
    "play kurnik chess": '"chess" is one word too many.',
    "play --resume --new": "--resume goes on with the match as it was left",
    "play --resume --seed 1": "--resume goes on with the match as it was left",
    "play --resume": f"There is no saved match of {', '.join(p.id for each in SCHEMAS for p in each.presets)}.",
    "play kurnik --data /dev/null/x": "The data folder /dev/null/x cannot be used",
    "play kurnik --lang de": 'no messages in "de"; languages: en, pl.',
    "play --lang": "--lang is missing the language: en, pl.",
    "play --lang --new": "--lang is missing the language: en, pl.",
    "play --data=": "--data is missing the name of a folder.",
    "rules": "GAME is missing a value.",
    "rules kurnig": 'no game "kurnig"; did you mean "kurnik"?',
    "games kurnik --set player=4": 'no option "player"; did you mean "players"?',
    "games kurnik --set target=7": 'The option "target" has no value "7"',
    "games --set players=4": "--set changes the options of a game: name the game.",
    "games kurnig": 'no game "kurnig"; did you mean "kurnik"?',
    "simulate kurnik --bots gredy": 'There is no bot "gredy"',
    "play ku\x1b[31mrnik": 'no game "ku [31mrnik"',
}


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_gets_one_line_and_exit_code_2(line: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = line.split()
    if "--lang" not in words:
        words += ["--lang", language]
    assert main(words) == BAD_INPUT
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("stolik: ")
    assert shown.err.count("\n") == 1
    assert "\x1b" not in shown.err
    if language == "en":
        assert LINES[line] in shown.err


def test_the_language_is_that_of_the_locale_unless_one_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    main(["games"])
    assert "Kanasta jak na Kurniku" in capsys.readouterr().out
    main(["--lang", "en", "games"])
    assert "Canasta as on Kurnik" in capsys.readouterr().out
    main(["games", "--lang=en"])
    assert "Canasta as on Kurnik" in capsys.readouterr().out
    main(["games", "--lang", "xx"])
    assert capsys.readouterr().err == "stolik: Nie ma komunikatów w języku „xx”; języki: en, pl.\n"


def test_a_file_whose_name_begins_with_a_hyphen_is_named_behind_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "-x.stolik").write_text("no record", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["replay", "--check", "--", "-x.stolik"]) == BAD_INPUT
    assert "-x.stolik: Line 1, column 1: this is no record" in capsys.readouterr().err
    assert main(["replay", "-x.stolik"]) == BAD_INPUT
    assert 'no option "-x.stolik"' in capsys.readouterr().err
    assert main(["rules", "--", "kurnik", "--json"]) == BAD_INPUT
    assert '"--json" is one word too many.' in capsys.readouterr().err


def test_a_game_may_be_named_by_the_text_of_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "kurnik@1 players=4 deal_size=15"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("kurnik@1 players=4 deal_size=15: Canasta as on Kurnik; 2, 4 players\n")
    assert "  deal_size = 11 | 13 | [15]\n" in page
    # a setting comes after the text, and changes what it says
    assert main(["rules", "kurnik@1 players=4 deal_size=15", "--set", "deal_size=13"]) == 0
    assert capsys.readouterr().out.startswith("kurnik@1 players=4 deal_size=13\n")
    assert main(["games", "kurnik@1 players=5"]) == BAD_INPUT
    assert 'The option "players" has no value "5". Allowed: 2, 4.' in capsys.readouterr().err
    assert main(["play", "kurnik players=4", "--resume"]) == BAD_INPUT
    assert capsys.readouterr().err.startswith("stolik: --resume")


def test_the_language_may_stand_anywhere() -> None:
    assert split_language(["--lang", "pl", "play", "kurnik"]) == (["play", "kurnik"], "pl")
    assert split_language(["play", "--lang=pl", "kurnik"]) == (["play", "kurnik"], "pl")
    assert split_language(["play", "--lang", "--new"]) == (["play", "--new"], "")
    assert split_language(["play"]) == (["play"], None)
    assert split_language(["play", "--", "--lang", "pl"]) == (["play", "--", "--lang", "pl"], None)


def test_what_follows_two_hyphens_are_names(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("games -- kurnik", "games kurnik --", "-- games kurnik", "games --lang en -- kurnik"):
        assert main(line.split()) == 0
        assert "kurnik@1" in capsys.readouterr().out
    assert main(["rules", "--set", "players=4", "--", "kurnik"]) == 0
    assert capsys.readouterr().out.startswith("kurnik@1 players=4")
    for line in ("games -- --json", "rules -- -x"):
        assert main(line.split()) == BAD_INPUT
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert line.split()[-1] in said
        assert "There is no option" not in said


def test_games_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "kurnik@1: Canasta as on Kurnik; 2, 4 players"
    assert main(["games", "kurnik"]) == 0
    page = capsys.readouterr().out
    assert "  players = [2] | 4\n      Number of players\n" in page
    assert "  illegal_out = forbid | [lose_game]\n" in page
    assert "wild_melds = [off] | on\n" in page
    assert max(len(line) for line in page.splitlines()) <= 80


def test_games_with_changed_options(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["--set", "players=4", "--set", "opening_table=0:70,1000:90"]
    assert main(["games", "kurnik", *settings]) == 0
    page = capsys.readouterr().out
    assert page.startswith("kurnik@1 players=4 opening_table=0:70,1000:90: Canasta as on Kurnik; 2, 4 players\n")
    assert "  players = 2 | [4]\n      Number of players (changed from 2)\n" in page
    # four players are dealt eleven cards unless that is changed, too
    assert "  deal_size = [11] | 13 | 15\n" in page
    assert "| [0:70,1000:90]\n" in page
    assert page.count("(changed from ") == 2
    assert main(["games", "kurnik", "--json", *settings]) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert game["rules"] == "kurnik@1 players=4 opening_table=0:70,1000:90"
    values = {option["name"]: option["value"] for option in game["options"]}
    assert (values["players"], values["deal_size"], values["opening_table"]) == (4, 11, "0:70,1000:90")
    assert main(["games", "samba@1", "--set", "packs=2", "--lang", "pl"]) == 0
    assert "(zmienione, było 3)" in capsys.readouterr().out


def test_a_game_may_be_named_with_its_version_as_the_list_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "classic@1"]) == 0
    assert capsys.readouterr().out.startswith("classic@1: ")
    assert main(["rules", "classic@1", "--set", "canasta_cap=7"]) == 0
    assert capsys.readouterr().out.startswith("classic@1 canasta_cap=7\n")


def test_games_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)["games"]}
    assert set(games) == {preset.id for schema in SCHEMAS for preset in schema.presets}
    kurnik = games["kurnik"]
    assert (kurnik["version"], kurnik["players"], kurnik["family"]) == (1, [2, 4], "canasta")
    options = {option["name"]: option for option in kurnik["options"]}
    assert set(options) == {option.name for option in SCHEMAS[0].options}
    assert options["deal_size"]["defaults"] == {"2": 15, "4": 11}
    assert options["deal_size"]["values"] == [11, 13, 15]
    assert options["wild_melds"]["values"] == [False, True]
    assert options["opening_table"]["list"] == "0:50,1500:90,3000:120"
    assert options[PLAYERS]["values"] == [2, 4]
    assert main(["games", "kurnik", "--json"]) == 0
    assert [game["id"] for game in json.loads(capsys.readouterr().out)["games"]] == ["kurnik"]


def test_rules_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "kurnik", "--set", "players=4", "--lang", "pl"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("kurnik@1 players=4\n\nCel gry\n A78  ")
    assert max(len(line) for line in page.splitlines()) <= 80
    assert main(["rules", "kurnik"]) == 0
    assert "\n A2   Two players play each for themselves." in capsys.readouterr().out


def test_an_option_changed_is_a_sentence_changed(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for setting in ("target=5000", "target=3000"):
        assert main(["rules", "kurnik", "--json", "--set", setting]) == 0
        data = json.loads(capsys.readouterr().out)
        pages.append({rule["id"]: rule["text"] for section in data["sections"] for rule in section["rules"]})
    changed = [rule for rule, text in pages[0].items() if pages[1][rule] != text]
    assert changed == ["A68"]


def test_an_interrupt_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stolik.cli.rules.rulebook", interrupt)
    assert main(["rules", "kurnik"]) == INTERRUPTED
    assert capsys.readouterr().err == "\nInterrupted.\n"


def test_a_fault_of_the_program_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("stolik.cli.rules.rulebook", fail)
    with pytest.raises(ZeroDivisionError):
        main(["rules", "kurnik"])


def test_words_for_values_are_in_the_language_of_the_user(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "pl"]) == BAD_INPUT
    assert capsys.readouterr().err == "stolik: Brak wartości: GRA.\n"
