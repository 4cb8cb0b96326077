"""The page gets into a wheel, and an editable installation or a source distribution does not wait for it."""

from __future__ import annotations

from typing import Any

import pytest

import hatch_build
from hatch_build import PageBuildHook
from scripts import node, page
from scripts.environment import SetupError
from scripts.node import Npm


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
    recorder = Recorder()
    monkeypatch.setattr(node, "on_machine", lambda: recorder)
    return recorder


def hook(target: str) -> PageBuildHook:
    nothing: Any = None  # what hatchling would tell of the project, which the hook does not look at
    return PageBuildHook(str(hatch_build.ROOT), {}, nothing, nothing, "", target)


def test_a_wheel_has_the_page_built_into_the_package(npm: Recorder) -> None:
    hook("wheel").initialize("standard", {})
    assert npm.asked == [("ci",), ("run", "build", "--", "--outDir", str(page.STATIC), "--emptyOutDir")]


@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_nothing_else_builds_it(target: str, version: str, npm: Recorder) -> None:
    hook(target).initialize(version, {})
    assert npm.asked == []


def test_the_package_of_node_is_only_asked_for_where_there_is_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "on_machine", lambda: None)
    (asked,) = hook("wheel").dependencies()
    assert asked in (hatch_build.ROOT / node.LOCK).read_text(encoding="utf-8"), "the lock has the same version"
    monkeypatch.setattr(node, "on_machine", Recorder)
    assert hook("wheel").dependencies() == []


def test_without_any_node_the_wheel_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "on_machine", lambda: None)
    monkeypatch.setattr(node, "from_package", lambda _python: None)
    with pytest.raises(SetupError, match="no Node"):
        hook("wheel").initialize("standard", {})
