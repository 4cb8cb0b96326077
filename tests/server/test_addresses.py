"""Under which addresses a server is found."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import pytest

from stolik.server.addresses import network_addresses, own_address


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("192.0.2.7", "http://192.0.2.7:80/"),
    ],
)
def test_the_own_machine_reaches_the_server(host: str, own: str) -> None:
    assert own_address(host, 80) == own


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "::1", "localhost"])
def test_nobody_else_reaches_a_server_on_this_machine_alone(host: str) -> None:
    assert network_addresses(host, 80) == ()


def test_one_address_is_listened_to_under_that_one() -> None:
    assert network_addresses("192.0.2.7", 8765) == ("http://192.0.2.7:8765/",)


def test_all_addresses_are_those_of_this_machine_in_its_networks() -> None:
    for address in network_addresses("0.0.0.0", 8765):
        host = urlsplit(address).hostname
        assert host is not None
        assert not ipaddress.ip_address(host).is_loopback
        with socket.socket() as own:
            own.bind((host, 0))


def test_a_machine_without_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket", unreachable)
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.0.1", 0))])
    assert network_addresses("0.0.0.0", 80) == ()
