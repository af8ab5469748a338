"""What cannot be done with a submission."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ligamahjong.errors import LigaError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.web.intake.checks import Problem

__all__ = ["NotReady", "NotThere", "TooLate"]


class NotThere(LigaError, LookupError):  # noqa: N818 - the name says what is not there
    """No submission has that token."""

    code: ClassVar[str] = "submission-unknown"


class TooLate(LigaError, RuntimeError):  # noqa: N818 - the name says what it is
    """The submission is no longer in a state in which this can be done; ``facts["state"]``."""

    code: ClassVar[str] = "submission-state"


class NotReady(LigaError, ValueError):  # noqa: N818 - the name says what it is
    """Something is missing or wrong: ``problems``."""

    code: ClassVar[str] = "submission-not-ready"

    def __init__(self, problems: Sequence[Problem]) -> None:
        codes = ", ".join(problem.code for problem in problems)
        super().__init__(f"the submission cannot be sent: {codes}")
        self.problems = tuple(problems)
