"""The page of the benchmarks, docs/benchmarks.md: parts of it are written by the benchmarks themselves."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from scripts.environment import ROOT, SetupError

PAGE: Final = ROOT / "docs/benchmarks.md"


def write(part: str, lines: Sequence[str]) -> None:
    """Put the lines between the marks of that part. Raises SetupError where the page has none."""
    begin, end = f"<!-- written by make benchmark: {part} -->", f"<!-- end of {part} -->"
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SetupError(f"{PAGE.name} has no lines {begin} and {end}")
    PAGE.write_text(before + "\n".join([begin, *lines, end]) + after, encoding="utf-8")


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table."""
    return [_row(heads), _row(["---"] * len(heads)), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def processor() -> str:
    """What the machine says of its processor."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text(encoding="utf-8").splitlines() if information.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{os.cpu_count()} cores of {names[0] if names else platform.processor() or platform.machine()}"


def conditions() -> str:
    """Under what was measured: the machine, and the Python."""
    return f"{processor()}, Python {platform.python_version()}"
