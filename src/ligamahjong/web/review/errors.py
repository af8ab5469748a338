"""Why a decision is not carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.web.intake.checks import Problem
    from ligamahjong.web.intake.models import Submission

__all__ = ["NotAcceptable", "Stale"]


class Stale(Exception):  # noqa: N818 - it is what was seen that is stale
    """The submission is no longer as it was when the page was made.

    Attributes:
        now: the submission as it is.
    """

    def __init__(self, now: Submission) -> None:
        super().__init__(f"{now.token} is {now.state}, version {now.version}")
        self.now = now


class NotAcceptable(Exception):  # noqa: N818
    """Something without which no game is accepted does not hold.

    Attributes:
        problems: what does not.
    """

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems
