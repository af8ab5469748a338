"""What stands in the chain for people, games and texts: opaque ids and digests."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from unicodedata import is_normalized, normalize

from ligamahjong.errors import EntryError

__all__ = ["SHORTEST_SALT", "digest_text", "is_digest", "is_identifier"]

SHORTEST_SALT = 16
"""Fewest bytes of a salt: enough that nobody finds a text by trying."""

_IDENTIFIER = re.compile(r"\w[\w.:~/#-]{0,99}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


def is_identifier(text: str) -> bool:
    """Whether a text can be an id: up to 100 letters, digits and ``_ . : ~ / # -``, no spaces.

    A name does not pass for one, so that none gets into the chain by mistake.

    >>> is_identifier("norte:m0012"), is_identifier("Pol Gil"), is_identifier("")
    (True, False, False)
    """
    return _IDENTIFIER.fullmatch(text) is not None and is_normalized("NFC", text)


def is_digest(text: str) -> bool:
    """Whether a text is a SHA-256 in hexadecimal."""
    return _DIGEST.fullmatch(text) is not None


def digest_text(salt: bytes, text: str) -> str:
    """The digest that stands for a free text in the chain: HMAC-SHA-256 with the salt as key.

    Text and salt are kept outside the chain; without them the digest says nothing, and deleting
    both breaks no hash.

    >>> digest_text(bytes(16), "Partida acabada por tiempo")[:16]
    '7acbc05fbb563389'

    Raises:
        EntryError: the salt is shorter than :data:`SHORTEST_SALT` bytes.
    """
    if len(salt) < SHORTEST_SALT:
        raise EntryError(f"a salt has {SHORTEST_SALT} bytes or more, not {len(salt)}", field="salt")
    return hmac.new(salt, normalize("NFC", text).encode(), sha256).hexdigest()
