"""What gets into a wheel: the page, and the compiled engine where it can be compiled. Nothing else waits for them."""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import WheelBuildHook
from scripts import engine, node, page
from scripts.environment import SetupError
from scripts.node import Npm

MISSING = "there is no C compiler"


class Recorder(Npm):
    """An npm that only notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__(["npm"], {})
        self.asked: list[tuple[str, ...]] = []

    def run(self, *arguments: str, folder: object = None) -> str:
        assert folder is None
        self.asked.append(arguments)
        return ""


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """A machine with Node, where the page was not built yet, and which asks for nothing about the engine."""
    recorder = Recorder()
    monkeypatch.setattr(node, "on_machine", lambda: recorder)
    monkeypatch.setattr(page, "is_built", lambda: False)
    monkeypatch.delenv(engine.VARIABLE, raising=False)
    return recorder


@pytest.fixture
def compiled(npm: Recorder, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A machine that can compile: the folders in which it did."""
    folders: list[Path] = []

    def compile_engine(folder: Path) -> dict[Path, str]:
        folders.append(folder)
        return {folder / "state.so": "stolik/games/state.so"}

    monkeypatch.setattr(engine, "obstacle", lambda: "")
    monkeypatch.setattr(engine, "compile_engine", compile_engine)
    return folders


def hook(target: str) -> WheelBuildHook:
    nothing: Any = None  # what hatchling would tell of the project, which the hook does not look at
    return WheelBuildHook(str(hatch_build.ROOT), {}, nothing, nothing, "", target)


def built(version: str = "standard", target: str = "wheel") -> dict[str, Any]:
    """What the hook tells hatchling of a build."""
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    one = hook(target)
    one.initialize(version, data)
    one.finalize(version, data, "")
    return data


PLAIN = {"force_include": {}, "pure_python": True, "infer_tag": False}

# -- the page ---------------------------------------------------------------------------------------------------------


def test_a_wheel_has_the_page_built_into_the_package(npm: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "plain")
    assert built() == PLAIN
    assert npm.asked == [("ci",), ("run", "build", "--", "--outDir", str(page.STATIC), "--emptyOutDir")]


def test_a_page_that_was_built_from_these_sources_is_taken(npm: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "plain")
    monkeypatch.setattr(page, "is_built", lambda: True)
    built()
    assert npm.asked == []


@pytest.mark.parametrize("wanted", ["auto", "plain", "compiled"])
@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_nothing_else_builds_the_page_or_the_engine(
    target: str, version: str, wanted: str, npm: Recorder, compiled: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(engine.VARIABLE, wanted)
    assert built(version, target) == PLAIN
    assert (npm.asked, compiled) == ([], [])


def test_the_package_of_node_is_only_asked_for_where_there_is_no_node(
    npm: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(engine.VARIABLE, "plain")
    assert hook("wheel").dependencies() == []
    monkeypatch.setattr(node, "on_machine", lambda: None)
    (asked,) = hook("wheel").dependencies()
    assert asked in (hatch_build.ROOT / node.LOCK).read_text(encoding="utf-8"), "the lock has the same version"
    assert hook("sdist").dependencies() == []


def test_without_any_node_the_wheel_is_not_built(npm: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "on_machine", lambda: None)
    monkeypatch.setattr(node, "from_package", lambda _python: None)
    with pytest.raises(SetupError, match="no Node"):
        built()


# -- the engine -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", ["", "auto", "compiled"])
def test_where_it_can_be_compiled_the_wheel_has_it_and_the_tag_of_its_platform(
    wanted: str, compiled: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(engine.VARIABLE, wanted)
    data = built()
    (folder,) = compiled
    assert data["force_include"] == {str(folder / "state.so"): "stolik/games/state.so"}
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    assert not folder.exists(), "nothing is left behind"
    assert not folder.is_relative_to(hatch_build.ROOT), "nothing compiled ever lies in the checkout"


def test_what_compiling_needs_is_asked_for_in_one_version_and_only_when_it_will_be_used(
    compiled: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = (hatch_build.ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    asked = hook("wheel").dependencies()
    assert {one.partition("==")[0] for one in asked} == {"mypy", "setuptools"}
    assert [one for one in asked if f"{one} \\\n" not in lock] == []
    assert hook("sdist").dependencies() == []
    monkeypatch.setenv(engine.VARIABLE, "plain")
    assert hook("wheel").dependencies() == []
    monkeypatch.delenv(engine.VARIABLE)
    monkeypatch.setattr(engine, "obstacle", lambda: MISSING)
    assert hook("wheel").dependencies() == []


def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "obstacle", lambda: MISSING)


def failing_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_engine(_: Path) -> dict[Path, str]:
        raise SetupError(MISSING)

    monkeypatch.setattr(engine, "compile_engine", compile_engine)


@pytest.mark.parametrize("hinder", [no_compiler, failing_compiler])
def test_where_it_cannot_be_compiled_the_wheel_is_plain_and_says_so_in_one_line(
    hinder: Any, compiled: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hinder(monkeypatch)
    assert built() == PLAIN
    told = capsys.readouterr().err
    assert MISSING in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("hinder", [no_compiler, failing_compiler])
def test_where_a_compiled_wheel_is_asked_for_a_plain_one_will_not_do(
    hinder: Any, compiled: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hinder(monkeypatch)
    monkeypatch.setenv(engine.VARIABLE, "compiled")
    with pytest.raises(SystemExit) as end:
        built()
    assert end.value.code == 1
    assert capsys.readouterr().err == f"The engine cannot be compiled: {MISSING}\n"


@pytest.mark.parametrize("ask", [lambda: hook("wheel").dependencies(), built])
def test_anything_else_that_is_asked_for_is_refused_in_one_line(
    ask: Any, compiled: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(engine.VARIABLE, "fast")
    with pytest.raises(SystemExit):
        ask()
    assert capsys.readouterr().err == "STOLIK_BUILD is auto, plain or compiled, and not 'fast'.\n"


def test_what_stands_in_the_way_of_compiling_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no-such-compiler" in engine.obstacle()
    monkeypatch.setenv("CC", "python3")  # anything that is there
    assert engine.obstacle() == ""
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert "Python.h" in engine.obstacle()


def test_all_rules_are_compiled_but_what_must_stay_python() -> None:
    names = {path.as_posix() for path in engine.modules(engine.SOURCE)}
    assert {"stolik/cards.py", "stolik/games/game.py", "stolik/games/canasta/state.py"} <= names
    plain = {"stolik/decks.py", "stolik/games/registry.py", "stolik/games/__init__.py"}
    assert names & plain == set()


def test_a_fault_of_mypyc_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "src"
    shutil.copytree(engine.SOURCE / "stolik/games", source / "stolik/games")
    for name in ("__init__.py", "py.typed", *engine.BESIDE):
        shutil.copy(engine.SOURCE / "stolik" / name, source / "stolik")
    fault = "def number() -> int:\n    return 'one'\n"
    (source / "stolik/games/faulty.py").write_text(fault, encoding="utf-8")
    monkeypatch.setattr(engine, "SOURCE", source)
    (tmp_path / "build").mkdir()
    with pytest.raises(SetupError, match=r"^stolik/games/faulty.py:2: error: Incompatible return value type [^\n]*$"):
        engine.compile_engine(tmp_path / "build")
