"""Puts the browser's page into the wheel; an editable installation has it built by scripts/bootstrap.py instead."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from scripts import node, page  # noqa: E402
from scripts.environment import SetupError  # noqa: E402


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page before the wheel is put together, with Node's package where the machine has no Node."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        if node.on_machine():
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        groups: dict[str, list[str]] = project["dependency-groups"]
        return groups["node"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page into the package's folder, which the wheel then takes up."""
        if self.target_name != "wheel" or version == "editable":
            return
        npm = node.on_machine() or node.from_package(sys.executable)
        if npm is None:
            raise SetupError("The page cannot be built: there is no Node 20.19 or newer.")
        npm.run("ci")
        page.build(npm, page.STATIC)
