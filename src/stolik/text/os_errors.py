"""What the operating system says when it refuses, in the languages of the messages."""

from __future__ import annotations

import errno
from typing import Final

from stolik.text.catalogue import Catalogue

PREFIX: Final = "os-error-"
_KNOWN: Final = {
    errno.EACCES: "access",
    errno.EPERM: "access",
    errno.ENOENT: "no-file",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOTEMPTY: "not-empty",
    errno.ENOSPC: "no-space",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EIO: "input-output",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "address-not-here",
}


def os_reason(error: OSError) -> str:
    """The id of the message for what an error is, or the system's own words; `spoken` says either."""
    known = _KNOWN.get(error.errno) if error.errno is not None else None
    return PREFIX + known if known is not None else error.strerror or str(error)


def spoken(reason: str, messages: Catalogue) -> str:
    """A reason from `os_reason` in a language; every other text as it is."""
    return messages.format(reason) if reason.startswith(PREFIX) and reason in messages else reason
