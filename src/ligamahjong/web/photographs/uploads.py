"""Files that are being sent, held where nothing of them can be left behind."""

from __future__ import annotations

from tempfile import SpooledTemporaryFile

from django.core.files.uploadedfile import UploadedFile
from django.core.files.uploadhandler import FileUploadHandler

__all__ = ["MOST_OF_A_FILE", "MOST_OF_A_REQUEST", "UnnamedUploadHandler"]

MOST_OF_A_FILE = 32 * 2**20
MOST_OF_A_REQUEST = 96 * 2**20
_IN_MEMORY = 2**20


class UnnamedUploadHandler(FileUploadHandler):
    """Takes files in memory and, when they are larger, in temporary files without a name.

    Even a killed process leaves nothing of them. A file that is too large, or one too many, comes
    out empty with its true size: whoever asks for the size refuses it with words.
    """

    _taken = 0
    _file: SpooledTemporaryFile[bytes]
    _cut = False

    def new_file(self, *args: object, **kwargs: object) -> None:
        """Begin a file."""
        super().new_file(*args, **kwargs)  # type: ignore[arg-type]
        self._file = SpooledTemporaryFile(max_size=_IN_MEMORY)  # noqa: SIM115 - closed by the form
        self._cut = False

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        """Take a piece, while there is room."""
        self._taken += len(raw_data)
        if start + len(raw_data) > MOST_OF_A_FILE or self._taken > MOST_OF_A_REQUEST:
            self._cut = True
            self._file.seek(0)
            self._file.truncate()
        if not self._cut:
            self._file.write(raw_data)

    def file_complete(self, file_size: int) -> UploadedFile[bytes]:
        """Hand it over."""
        self._file.seek(0)
        return UploadedFile(
            file=self._file,
            name=self.file_name,
            content_type=self.content_type,
            size=file_size,
            charset=self.charset,
            content_type_extra=self.content_type_extra,
        )

    def upload_interrupted(self) -> None:
        """Let go of what has come so far."""
        if hasattr(self, "_file"):
            self._file.close()
