"""Work that nobody waits for: if it fails, that is written down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

TRY_AGAIN: Final = 2.0
"""Seconds after which a table tries again what could not be done."""

LOGGER = logging.getLogger(__name__)


def begin(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """Let it be done beside everything else."""
    task = asyncio.create_task(work)
    task.add_done_callback(_report)
    return task


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOGGER.error("a table does not go on by itself", exc_info=task.exception())
