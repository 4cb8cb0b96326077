"""`stolik serve`: tables in the browser."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from stolik.bots.registry import BOT_NAMES
from stolik.cli.errors import CliError
from stolik.server.settings import SettingError, read_settings
from stolik.text.catalogue import catalogue
from stolik.text.language import choose_language

Text = str | None


def serve_command(  # noqa: PLR0913  every setting is a flag
    *,
    lan: Annotated[bool | None, Parameter(help="serve-lan", negative="")] = None,
    host: Annotated[Text, Parameter(help="serve-host", metavar="HOST")] = None,
    port: Annotated[Text, Parameter(help="serve-port", metavar="PORT")] = None,
    open_page: Annotated[bool | None, Parameter(name="--open", help="serve-open", negative="")] = None,
    data: Annotated[Text, Parameter(help="serve-data", metavar="DIR")] = None,
    database: Annotated[Text, Parameter(help="serve-database", metavar="URL")] = None,
    keep: Annotated[Text, Parameter(help="serve-keep", metavar="DAYS")] = None,
    pace: Annotated[Text, Parameter(help="serve-pace", metavar="SECONDS")] = None,
    claim: Annotated[Text, Parameter(help="serve-claim", metavar="SECONDS")] = None,
    bot: Annotated[Text, Parameter(help="serve-bot", metavar="LEVEL")] = None,
    thinkers: Annotated[Text, Parameter(help="serve-thinkers", metavar="N")] = None,
    message_limit: Annotated[Text, Parameter(help="serve-message-limit", metavar="N")] = None,
    connection_limit: Annotated[Text, Parameter(help="serve-connection-limit", metavar="N")] = None,
    address_limit: Annotated[Text, Parameter(help="serve-address-limit", metavar="N")] = None,
    message_rate: Annotated[Text, Parameter(help="serve-message-rate", metavar="N")] = None,
    request_rate: Annotated[Text, Parameter(help="serve-request-rate", metavar="N")] = None,
    opening_limit: Annotated[Text, Parameter(help="serve-opening-limit", metavar="N")] = None,
    table_limit: Annotated[Text, Parameter(help="serve-table-limit", metavar="N")] = None,
    proxies: Annotated[Text, Parameter(help="serve-proxies", metavar="ADDRESSES")] = None,
    names: Annotated[Text, Parameter(help="serve-names", metavar="NAMES")] = None,
    config: Annotated[Text, Parameter(help="serve-config", metavar="FILE")] = None,
    lang: Annotated[Text, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """serve-about"""
    flags = {
        "lan": lan,
        "host": host,
        "port": port,
        "open": open_page,
        "data": data,
        "database": database,
        "keep": keep,
        "pace": pace,
        "claim": claim,
        "bot": bot,
        "thinkers": thinkers,
        "message_limit": message_limit,
        "connection_limit": connection_limit,
        "address_limit": address_limit,
        "message_rate": message_rate,
        "request_rate": request_rate,
        "opening_limit": opening_limit,
        "table_limit": table_limit,
        "proxies": proxies,
        "names": names,
        "config": config,
    }
    try:
        settings = read_settings(flags, os.environ)
    except SettingError as error:
        raise CliError(
            f"serve-wrong-{error.code}", origin=error.origin, given=_one_line(error.given), bots=", ".join(BOT_NAMES)
        ) from error
    # the other commands need not wait for the web
    from stolik.cli.serving import run_server  # noqa: PLC0415

    run_server(settings, catalogue(choose_language(lang, os.environ)))
    return 0


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
