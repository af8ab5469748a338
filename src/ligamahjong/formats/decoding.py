"""From bytes to text: which encoding a file is in."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

__all__ = ["REPLACED", "decode"]

REPLACED = "\N{REPLACEMENT CHARACTER}"
"""What stands in the text for bytes that mean nothing in its encoding."""

_ASCII = bytes(range(128))


def decode(data: bytes) -> str:
    """The text of a file, whatever its bytes are.

    A byte order mark decides (UTF-8 or UTF-16); without one it is UTF-8 if it can be, else what
    spreadsheets of Western Europe write (Windows-1252). A file in UTF-8 with a few broken bytes
    stays UTF-8. What cannot be read becomes :data:`REPLACED`.

    >>> decode("Núñez".encode()) == decode("Núñez".encode("cp1252"))
    True
    >>> decode("Ibáñez Núñez".encode()[:-3]) == "Ibáñez Nú" + REPLACED
    True
    """
    if data.startswith(BOM_UTF8):
        return data[len(BOM_UTF8) :].decode(errors="replace")
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode()
    except UnicodeDecodeError:
        text = data.decode(errors="replace")
    # Letters beyond ASCII take two bytes or more in UTF-8; in other encodings nearly every
    # one of them is an error.
    beyond_ascii = len(data.translate(None, _ASCII))
    if beyond_ascii > 3 * text.count(REPLACED):
        return text
    return data.decode("cp1252", errors="replace")
