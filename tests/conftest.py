"""What all tests share: the hypothesis profiles and the discipline of the `rule` marker."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every run: a red test stays red until somebody mends it. Shared cores make deadlines lie.
settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", derandomize=False, deadline=None, max_examples=2000, parent=settings.get_profile("ci")
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

MOST_RULES = 3


def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are processors: tests before a browser or a server often wait."""
    return max(2, 3 * (os.cpu_count() or 1) // 2)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose `rule` marker names no rule, or so many that nobody knows which one it holds."""
    for marker in item.iter_markers("rule"):
        ids = marker.args
        named = all(isinstance(rule, str) and rule for rule in ids)
        if marker.kwargs or not named or not 1 <= len(ids) <= MOST_RULES:
            pytest.fail(f"rule{ids!r} must name one to {MOST_RULES} rules", pytrace=False)
