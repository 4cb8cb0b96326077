"""The description of the interface at /api/schema is true: whatever is asked, the answers are as it says."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.web import served

if TYPE_CHECKING:
    from typing import Any

    from schemathesis.schemas import APIOperation, BaseSchema

FEW, MANY = 6, 400
"""Requests of each route."""


class Running:
    """A server in a thread of its own, for clients that wait."""

    def __init__(self, data: Path) -> None:
        self.address = ""
        self._data = data
        self._ready = threading.Event()
        self._end = asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> Running:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    async def _serve(self) -> None:
        async with served(self._data) as server:
            self._loop = asyncio.get_running_loop()
            self.address = server.address
            await server.open_table()
            self._ready.set()
            await self._end.wait()


@pytest.fixture(scope="module")
def interface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BaseSchema]:
    """What a server says of itself."""
    import schemathesis  # noqa: PLC0415  it takes a second

    with Running(tmp_path_factory.mktemp("interface")) as server:
        yield schemathesis.openapi.from_url(f"{server.address}/api/schema")


def operations(interface: BaseSchema) -> list[APIOperation[Any, Any, Any, Any]]:
    from schemathesis.core.result import Ok  # noqa: PLC0415

    found = list(interface.get_all_operations())
    understood = [operation.ok() for operation in found if isinstance(operation, Ok)]
    assert len(understood) == len(found)
    return understood


def ask(interface: BaseSchema, examples: int) -> int:
    """Ask for everything that is described, in right ways and in wrong ones; how many requests that were."""
    from schemathesis import GenerationMode  # noqa: PLC0415
    from schemathesis.specs.openapi.checks import positive_data_acceptance  # noqa: PLC0415

    asked = 0
    for operation in operations(interface):
        cases = [operation.as_strategy(mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)]

        @settings(max_examples=examples, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=st.one_of(cases))
        def check(case):  # type: ignore[no-untyped-def]
            nonlocal asked
            asked += 1
            # names and rule sets are texts: which ones there are is not said by their form
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        check()
    return asked


def test_the_interface_is_as_it_is_described(interface: BaseSchema) -> None:
    routes = len(operations(interface))
    assert routes > 15
    assert ask(interface, FEW) > 3 * routes  # one without parameters is asked once


def test_the_description_names_each_refusal(interface: BaseSchema) -> None:
    paths = interface.raw_schema["paths"]
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, ways in paths.items():
        for way, described in ways.items():
            refusals = {status: said for status, said in described["responses"].items() if status >= "4"}
            assert {"403", "421", "429", "500", "503"} <= refusals.keys(), (path, way)
            bodies = [said["content"] for status, said in refusals.items() if (path, status) != ("/health", "503")]
            assert bodies == [problem] * len(bodies), (path, way)


@pytest.mark.soak
def test_the_interface_is_as_it_is_described_however_long_one_asks(interface: BaseSchema) -> None:
    ask(interface, MANY)
