"""What the suite raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from stolik.games.game import State


class PromiseBroken(AssertionError):
    """A promise that a game did not keep: its name, what was seen, and the position in which it was seen."""

    def __init__(self, promise: str, detail: str, position: str) -> None:
        super().__init__(f"{promise}: {detail}\n{position}")
        self.promise: Final = promise
        self.detail: Final = detail
        self.position: Final = position


def fail(promise: str, state: State, detail: str) -> NoReturn:
    """Say which promise was broken, and where."""
    raise PromiseBroken(promise, detail, state.text())


def must(kept: bool, promise: str, state: State, detail: str) -> None:
    """Fail unless the promise was kept."""
    if not kept:
        fail(promise, state, detail)


def must_equal(one: object, other: object, promise: str, state: State, detail: str) -> None:
    """Fail unless both are equal; the message shows where they part."""
    if one != other:
        fail(promise, state, f"{detail}: {difference(one, other)}")


def difference(one: object, other: object) -> str:
    """Two values that are not equal, or of two mappings the entries in which they differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        return ", ".join(f"{name}: {one.get(name)!r} / {other.get(name)!r}" for name in names)
    return f"{one!r} / {other!r}"
