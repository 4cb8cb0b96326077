"""Puts the browser's page and, where it can be compiled, the compiled engine into the wheel.

An editable installation gets neither: scripts/bootstrap.py builds the page, and its engine is always plain Python.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from scripts import engine, node, page  # noqa: E402
from scripts.environment import SetupError  # noqa: E402

WHEEL = "wheel"


class WheelBuildHook(BuildHookInterface[Any]):
    """Builds the page (with Node's package where the machine has no Node) and the engine before the wheel is packed."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        if self.target_name != WHEEL:
            return []
        needed: list[str] = []
        if node.on_machine() is None:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
            needed += project["dependency-groups"]["node"]
        if self._wanted() != engine.PLAIN and not engine.obstacle():
            needed += engine.build_requirements()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the wheel then takes up."""
        if self.target_name != WHEEL or version == "editable":
            return
        wanted = self._wanted()
        self._build_page()
        if wanted != engine.PLAIN:
            self._build_engine(wanted, build_data)

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Leave nothing behind."""
        self._clean()

    def _clean(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def _wanted(self) -> str:
        try:
            return engine.wanted()
        except SetupError as error:
            self.app.abort(str(error))
            raise

    def _build_page(self) -> None:
        if page.is_built():
            return
        npm = node.on_machine() or node.from_package(sys.executable)
        if npm is None:
            raise SetupError("The page cannot be built: there is no Node 20.19 or newer.")
        npm.run("ci")
        page.build(npm, page.STATIC)

    def _build_engine(self, wanted: str, build_data: dict[str, Any]) -> None:
        try:
            if reason := engine.obstacle():
                raise SetupError(reason)
            self._folder = tempfile.TemporaryDirectory(prefix="stolik-engine-")
            files = engine.compile_engine(Path(self._folder.name))
        except SetupError as error:
            self._clean()
            if wanted == engine.COMPILED:
                self.app.abort(f"The engine cannot be compiled: {error}")
            self.app.display_warning(f"The engine stays plain Python, several times slower: {error}")
            return
        build_data["force_include"].update({str(path): place for path, place in files.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
