"""A file to be read: its name and its bytes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ligamahjong.errors import FormatError

__all__ = ["LARGEST_FILE", "Document"]

LARGEST_FILE = 200_000_000
"""Most bytes of a file or a pipe; a million games need less."""


@dataclass(frozen=True, slots=True)
class Document:
    """A file, wherever it came from.

    Attributes:
        name: what problems call it, as the caller named it.
        data: its bytes.
    """

    name: str
    data: bytes

    @property
    def stem(self) -> str:
        """The name without folders and extension.

        >>> Document("season/riichi.csv", b"").stem
        'riichi'
        """
        return Path(self.name).stem

    @classmethod
    def load(cls, source: Path | Document) -> Document:
        """The document itself, or what stands on the disk.

        Raises:
            FormatError: there is no such file or it cannot be read; ``facts["reason"]`` is
                ``"not-found"``, ``"folder"``, ``"unreadable"`` or ``"too-large"``.
        """
        if isinstance(source, Document):
            return source
        name = str(source)
        try:
            with source.open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            raise FormatError(f"{name}: no such file", file=name, reason="not-found") from None
        except IsADirectoryError:
            raise FormatError(
                f"{name}: a folder, a file was expected", file=name, reason="folder"
            ) from None
        except (OSError, ValueError) as error:
            raise FormatError(
                f"{name}: cannot be read: {error}", file=name, reason="unreadable"
            ) from error
        if len(data) > LARGEST_FILE:
            raise FormatError(
                f"{name}: more than {LARGEST_FILE} bytes",
                file=name,
                reason="too-large",
                largest=LARGEST_FILE,
            )
        return cls(name, data)
