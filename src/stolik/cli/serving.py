"""The server as a program: its socket, what it prints, its log file."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from logging.handlers import RotatingFileHandler
from typing import Final

from stolik.cli.errors import CliError
from stolik.server.addresses import network_addresses, own_address
from stolik.server.app import STATIC
from stolik.server.run import bind, run
from stolik.server.settings import Settings
from stolik.server.storage.fault import StoreError
from stolik.text.catalogue import Catalogue
from stolik.text.os_errors import os_reason

LOG: Final = "server.log"
LOG_BYTES: Final = 1_000_000


def run_server(settings: Settings, messages: Catalogue) -> None:
    """Serve until somebody ends it. Raises CliError."""
    with closing(_listening(settings)) as listening, _logged(settings):
        try:
            run(settings, listening, lambda port: _say_ready(settings, port, messages))
        except StoreError as error:
            raise CliError(f"store-{error.code.value}", **error.params) from error
    print(messages.format("serve-ended"))


def _listening(settings: Settings) -> socket.socket:
    try:
        return bind(settings)
    except OSError as error:
        reason = os_reason(error)
        raise CliError("serve-cannot-listen", host=settings.host, port=str(settings.port), reason=reason) from error


def _say_ready(settings: Settings, port: int, messages: Catalogue) -> None:
    address = own_address(settings.host, port)
    print(messages.format("serve-ready", address=address))
    others = network_addresses(settings.host, port)
    for other in others:
        print(messages.format("serve-network", address=other))
    if settings.is_open_to_all and not others:
        print(messages.format("serve-no-network"))
    if not STATIC.is_dir():
        print(messages.format("serve-no-page"))
    print(messages.format("serve-how-to-end"))
    sys.stdout.flush()
    if settings.open:
        # some browsers of terminals do not come back before they are closed
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextmanager
def _logged(settings: Settings) -> Iterator[None]:
    """Keep what goes wrong inside the server in a file of the data folder."""
    path = settings.data / LOG
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        reason = os_reason(error)
        raise CliError("cli-data", path=str(settings.data), reason=reason) from error
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger()
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        handler.close()
