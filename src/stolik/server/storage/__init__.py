"""Where tables are kept: their heads and logs in a database, of which one process is the writer."""

from __future__ import annotations

from stolik.server.storage.fault import StoreError, StoreFault, Taken
from stolik.server.storage.record import Head, Result, Row
from stolik.server.storage.store import Store

__all__ = ["Head", "Result", "Row", "Store", "StoreError", "StoreFault", "Taken"]
