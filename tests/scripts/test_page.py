"""The page is built when something that goes into it has changed, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts import page
from scripts.environment import SetupError
from scripts.node import WEB, Npm

if TYPE_CHECKING:
    from pathlib import Path


class Recorder(Npm):
    """An npm that only notes what it was asked for, and does what the page's stamps look at."""

    def __init__(self, root: Path) -> None:
        super().__init__(["npm"], {})
        self.root = root
        self.asked: list[str] = []
        self.broken = False

    def run(self, *arguments: str, folder: Path = WEB) -> str:
        assert folder == WEB
        self.asked.append(" ".join(arguments[:2]))
        if self.broken:
            raise SetupError("no")
        made = self.root / ("web/node_modules" if arguments[0] == "ci" else "static")
        made.mkdir(exist_ok=True)
        (made / "index.html").write_text("", encoding="utf-8")
        return ""


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    for folder in ("web/src", "locales/pl", "notes"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("web/package.json", "web/src/main.ts", "locales/pl/web.ftl"):
        (tmp_path / name).write_text("1", encoding="utf-8")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(page, "STATIC", tmp_path / "static")
    monkeypatch.setattr(page, "PAGE_STAMP", tmp_path / "notes/page")
    monkeypatch.setattr(page, "MODULES_STAMP", tmp_path / "web/node_modules/.stolik")
    recorder = Recorder(tmp_path)
    monkeypatch.setattr(page, "ensure_npm", lambda: recorder)
    return recorder


def asked_after(npm: Recorder, name: str, text: str = "2") -> list[str]:
    """What npm is asked for when the page was built, a file was changed, and the page is wanted again."""
    page.build_page()
    npm.asked.clear()
    (npm.root / name).write_text(text, encoding="utf-8")
    page.build_page()
    return npm.asked


def test_at_first_the_packages_are_installed_and_the_page_is_built(npm: Recorder) -> None:
    page.build_page()
    assert npm.asked == ["ci", "run build"]


def test_a_page_that_is_current_is_left_alone(npm: Recorder) -> None:
    assert asked_after(npm, "web/src/main.ts", "1") == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "locales/pl/web.ftl"])
def test_a_changed_source_or_message_builds_the_page_anew(npm: Recorder, name: str) -> None:
    assert asked_after(npm, name) == ["run build"]


@pytest.mark.parametrize("name", ["web/package.json", "web/package-lock.json", "web/.npmrc"])
def test_changed_packages_are_installed_first(npm: Recorder, name: str) -> None:
    assert asked_after(npm, name) == ["ci", "run build"]


def test_what_programs_write_into_the_folder_changes_nothing(npm: Recorder) -> None:
    assert asked_after(npm, "web/node_modules/cache") == []


def test_a_page_that_was_deleted_is_built_again(npm: Recorder) -> None:
    page.build_page()
    npm.asked.clear()
    (npm.root / "static/index.html").unlink()
    page.build_page()
    assert npm.asked == ["run build"]


def test_a_build_that_failed_is_tried_again(npm: Recorder) -> None:
    page.build_page()
    (npm.root / "web/src/main.ts").write_text("3", encoding="utf-8")
    npm.broken = True
    with pytest.raises(SetupError):
        page.build_page()
    (npm.root / "web/src/main.ts").write_text("1", encoding="utf-8")
    npm.broken = False
    npm.asked.clear()
    page.build_page()
    assert npm.asked == ["run build"]
