"""The page: the files of the built browser client, and index.html for every address that is no file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from stolik.server.fault import WebError, WebFault
from stolik.server.headers import takes_gzip

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
HASHED: Final = "assets/"
"""The folder of files that bear a hash of what they hold in their names."""

_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_ALREADY_SMALL: Final = (".woff2", ".png", ".jpg", ".webp", ".gz")


@dataclass(frozen=True)
class PageFile:
    """A file of the page: its bytes, plain and compressed (empty where that saves nothing), and its headers."""

    body: bytes
    packed: bytes
    media_type: str
    cache: str
    etag: str


def read_page(folder: Path) -> dict[str, PageFile]:
    """All files of a folder by their path within it; none if there is no such folder."""
    return {
        path.relative_to(folder).as_posix(): _page_file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _page_file(path: Path, name: str) -> PageFile:
    body = path.read_bytes()
    packed = b"" if path.suffix in _ALREADY_SMALL else gzip.compress(body, 9, mtime=0)
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return PageFile(
        body=body,
        packed=packed if len(packed) < len(body) else b"",
        media_type=kind,
        cache=FOREVER if name.startswith(HASHED) else ASK,
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
    )


def page_routes(files: Mapping[str, PageFile]) -> HTTPRouteHandler:
    """The route of everything that no other route answers."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, State]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/")
        file = files.get(name)
        if file is None and name.startswith(HASHED):
            raise WebError(WebFault.NOT_FOUND, 404)
        file = file or files.get(INDEX)
        if file is None:
            raise WebError(WebFault.NO_PAGE, 503)
        return _sent(file, request)

    return page


def _sent(file: PageFile, request: Request[Any, Any, State]) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    packed = bool(file.packed) and takes_gzip(request)
    body = file.packed if packed else file.body
    if packed:
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, headers=headers, media_type=file.media_type)
