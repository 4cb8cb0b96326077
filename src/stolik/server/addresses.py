"""Under which addresses this machine can be reached, found without any help from outside."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

from stolik.server.settings import EVERYWHERE

# Nothing is ever sent there: connecting a datagram socket only asks the system which of its own addresses it would use.
_PROBES: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def web_address(host: str, port: int) -> str:
    """The address of a page on that host."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(host: str, port: int) -> str:
    """The address that works on this machine itself."""
    return web_address("127.0.0.1" if host == EVERYWHERE else "::1" if host == "::" else host, port)


def network_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which other machines reach a server that listens there; none if they do not."""
    if host in (EVERYWHERE, "::"):
        return tuple(web_address(found, port) for found in _interfaces())
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(host).is_loopback:
            return ()
    return () if host == "localhost" else (web_address(host, port),)


def _interfaces() -> list[str]:
    """The addresses of this machine in its networks, the likeliest first."""
    found = [address for address in map(_towards, _PROBES) if address]
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [address for address in dict.fromkeys(found) if _is_usable(address)]
    return sorted(usable, key=lambda address: not ipaddress.ip_address(address).is_private)


def _towards(target: str) -> str:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((target, 9))
        return str(probe.getsockname()[0])
    return ""


def _is_usable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
