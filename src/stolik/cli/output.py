"""The streams of the program: what they cannot show is put plainly, and when they fail it is said so."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, cast

from stolik.text.os_errors import os_reason
from stolik.text.plain import PLAIN_ERRORS

T = TypeVar("T")


class OutputError(Exception):
    """Standard output takes nothing any more; a type of its own, for an OSError may come from any file."""

    def __init__(self, error: OSError | ValueError | None) -> None:
        super().__init__(str(error))
        self.error = error

    @property
    def reader_left(self) -> bool:
        """Whether whoever read the output went away, as `head` does."""
        return isinstance(self.error, BrokenPipeError)

    @property
    def reason(self) -> str:
        """What the system says about it, for `spoken`; nothing where there is no output at all."""
        return os_reason(self.error) if isinstance(self.error, OSError) else ""


class _Output:
    """A stream whose failures are OutputErrors."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return int(_guarded(lambda: self._stream.write(text)))

    def flush(self) -> None:
        _guarded(self._stream.flush)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _guarded(act: Callable[[], T]) -> T:
    try:
        return act()
    except UnicodeError:
        raise
    except (OSError, ValueError) as error:  # ValueError: the stream was closed
        raise OutputError(error) from error


@contextlib.contextmanager
def guarded_output() -> Iterator[None]:
    """Turn failures of standard output into OutputErrors for as long as this lasts."""
    if sys.stdin is None:
        sys.stdin = open_nothing("r")
    if sys.stderr is None:
        sys.stderr = open_nothing("w")
    _forgive_odd_characters()
    if sys.stdout is None:
        raise OutputError(None)
    with contextlib.redirect_stdout(cast("io.TextIOWrapper", _Output(sys.stdout))):
        yield
        sys.stdout.flush()


def open_nothing(mode: str) -> io.TextIOWrapper:
    """A stream in the place of one that the program was started without."""
    return cast("io.TextIOWrapper", open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123


def say_error(text: str) -> None:
    """Print a line for the user, where there is anything to print it on."""
    try:
        print(text, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        give_up(sys.stderr)


def give_up(stream: Any) -> None:
    """Let the rest of a stream go nowhere, so that the interpreter does not complain when it closes it."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _forgive_odd_characters() -> None:
    """Never fail for a character that a terminal cannot show, or for bytes that are no text."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN_ERRORS), (sys.stderr, PLAIN_ERRORS)):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors=errors)
