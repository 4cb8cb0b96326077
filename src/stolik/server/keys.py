"""What only its holder may know, and names that nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

TABLE_BYTES: Final = 10
SEED_BITS: Final = 128
SHARE_BYTES: Final = 16
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 8


def new_table() -> str:
    """The name of a new table: 80 bits of chance in 16 letters and figures."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().lower()


def new_seed() -> int:
    """The number from which a table's cards are shuffled."""
    return secrets.randbits(SEED_BITS)


def new_share() -> str:
    """The name under which a match that is over is shown to whoever has it: 128 bits of chance in 26 letters and
    figures. Nothing leads from the table's name to it.
    """
    return base64.b32encode(secrets.token_bytes(SHARE_BYTES)).decode().rstrip("=").lower()


def new_token() -> str:
    """The secret that makes a seat somebody's own."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """The code of a handover, easily typed: no letter in it looks like a figure."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_code(table: str, owner_hash: str, code: str) -> str:
    """What the server keeps of the code of a handover; for another table or person the code is worth nothing."""
    letters = "".join(code.upper().split()).replace("-", "")
    return hashed(f"{table}/{owner_hash}/{letters}")
