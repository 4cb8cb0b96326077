"""What every room of a server works with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stolik.server.hub import Hub
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.server.thinkers import Thinkers


@dataclass(frozen=True)
class Tools:
    """The store, the hub, the thinking processes, how all of them are set, and where the seeds of tables come from."""

    settings: Settings
    store: Store
    hub: Hub
    thinkers: Thinkers
    new_seed: Callable[[], int]
