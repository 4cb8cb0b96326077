"""How a server is run: by flags, by variables of the environment, or by a file."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from stolik.bots.registry import BOT_NAMES
from stolik.table.folder import data_folder
from stolik.text.os_errors import os_reason

PREFIX: Final = "STOLIK_"
CONFIG: Final = "stolik.toml"
DATABASE: Final = "stolik.db"
HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8765

HIGHEST_PORT: Final = 65535
SLOWEST: Final = 60.0
MOST_THINKERS: Final = 256
MOST: Final = 1_000_000
LONGEST_KEPT: Final = 36_500
"""Days: a century."""

_NAME: Final = re.compile(r"\*|[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
"""A host's name, or the star that means any."""
_SWITCH: Final = {"1": True, "on": True, "yes": True, "true": True} | {
    "0": False,
    "off": False,
    "no": False,
    "false": False,
}

Given = str | int | float | bool
Value = Given | tuple[str, ...]
"""What a setting is when it is read."""


class SettingError(ValueError):
    """A setting that cannot be used: the code of its message, where it stands, and what was written there."""

    def __init__(self, code: str, origin: str, given: str) -> None:
        super().__init__(f"{origin}: {code} ({given})")
        self.code: Final = code
        self.origin: Final = origin
        self.given: Final = given


@dataclass(frozen=True)
class Settings:
    """The settings of one server. `port_named` says that somebody asked for that port, so that no other will do."""

    data: Path
    database: str
    host: str = HOST
    port: int = PORT
    port_named: bool = False
    pace: float = 1.0
    claim: float = 4.0
    thinkers: int = 1
    bot: str = "greedy"
    open: bool = False
    message_limit: int = 65_536
    connection_limit: int = 4_000
    address_limit: int = 1_000
    message_rate: int = 50
    request_rate: int = 100
    opening_limit: int = 3_000
    table_limit: int = 4_000
    keep: int = 365
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def is_open_to_all(self) -> bool:
        """Whether all networks of this machine are listened to."""
        return self.host in (EVERYWHERE, "::")


class _Origin(NamedTuple):
    """Where a value comes from, as a user knows the place, and the value."""

    place: str
    value: Given


def read_settings(flags: Mapping[str, Given | None], environ: Mapping[str, str]) -> Settings:
    """The settings asked for: a flag goes before the environment, and that before the file. Raises SettingError."""
    given = {name: _Origin(f"--{name.replace('_', '-')}", value) for name, value in flags.items() if value is not None}
    for name in ("config", *_READERS):
        written = environ.get(PREFIX + name.upper())
        if written:
            given.setdefault(name, _Origin(PREFIX + name.upper(), written))
    folder = _read("data", given["data"]) if "data" in given else None
    data = data_folder(str(folder) if folder else None, {})
    for name, origin in _from_file(given.pop("config", None), data).items():
        given.setdefault(name, origin)
    return _settings({name: _read(name, origin) for name, origin in given.items()}, data)


def _settings(values: dict[str, Value], data: Path) -> Settings:
    values.pop("data", None)
    if values.pop("lan", False):
        values.setdefault("host", EVERYWHERE)
    values.setdefault("database", str(data / DATABASE))
    values.setdefault("thinkers", max(1, (os.cpu_count() or 1) - 1))
    return Settings(data=data, port_named="port" in values, **values)  # type: ignore[arg-type]  # read by _READERS


def _from_file(named: _Origin | None, data: Path) -> dict[str, _Origin]:
    path = Path(str(named.value)).expanduser() if named else data / CONFIG
    if named is None and not path.exists():
        return {}
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingError("file", named.place if named else str(path), os_reason(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError("toml", str(path), str(error)) from error
    for name, value in values.items():
        if name not in _READERS or name == "data" or not isinstance(value, Given):
            raise SettingError("unknown", str(path), name)
    return {name: _Origin(f"{path}: {name}", value) for name, value in values.items()}


def _read(name: str, origin: _Origin) -> Value:
    try:
        return _READERS[name](origin.value)
    except ValueError as error:
        raise SettingError(name.replace("_", "-"), origin.place, str(origin.value)) from error


def _number(lowest: int, highest: int) -> Callable[[Given], int]:
    def read(given: Given) -> int:
        value = int(given) if isinstance(given, str) and given.isascii() else given
        if type(value) is not int or not lowest <= value <= highest:
            raise ValueError(given)
        return value

    return read


def _seconds(given: Given) -> float:
    if isinstance(given, bool):
        raise ValueError(given)
    value = float(given)
    if not (math.isfinite(value) and 0 <= value <= SLOWEST):
        raise ValueError(given)
    return value


def _switch(given: Given) -> bool:
    if isinstance(given, bool):
        return given
    if str(given).lower() not in _SWITCH:
        raise ValueError(given)
    return _SWITCH[str(given).lower()]


def _text(given: Given) -> str:
    if not isinstance(given, str) or not given.strip():
        raise ValueError(given)
    return given.strip()


def _networks(given: Given) -> tuple[str, ...]:
    """Addresses, and networks such as 10.0.0.0/8."""
    return tuple(str(ipaddress.ip_network(part)) for part in _list(given))


def _names(given: Given) -> tuple[str, ...]:
    names = _list(given)
    if any(not _NAME.fullmatch(name) for name in names):
        raise ValueError(given)
    return names


def _list(given: Given) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(part.strip() for part in _text(given).split(","))


def _level(given: Given) -> str:
    if given not in BOT_NAMES:
        raise ValueError(given)
    return str(given)


_READERS: Final[Mapping[str, Callable[[Given], Value]]] = {
    "data": _text,
    "database": _text,
    "host": _text,
    "port": _number(0, HIGHEST_PORT),
    "lan": _switch,
    "pace": _seconds,
    "claim": _seconds,
    "thinkers": _number(1, MOST_THINKERS),
    "bot": _level,
    "open": _switch,
    "message_limit": _number(1_024, 16 * MOST),
    "connection_limit": _number(1, MOST),
    "address_limit": _number(1, MOST),
    "message_rate": _number(1, MOST),
    "request_rate": _number(1, MOST),
    "opening_limit": _number(1, MOST),
    "table_limit": _number(1, MOST),
    "keep": _number(0, LONGEST_KEPT),
    "proxies": _networks,
    "names": _names,
}
"""Every setting, and how its value is read."""

SETTINGS: Final = tuple(_READERS)
