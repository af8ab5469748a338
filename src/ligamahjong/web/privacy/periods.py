"""How long something is kept."""

from __future__ import annotations

import calendar
import re
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Self

from ligamahjong.wording import Language
from ligamahjong.wording.numbers import count

if TYPE_CHECKING:
    from datetime import datetime

__all__ = ["Period"]

_FORM = re.compile(r"([1-9][0-9]{0,3})([dm])", re.ASCII)
_MOST = 3650
_MONTHS = 12


@dataclass(frozen=True, slots=True)
class Period:
    """A number of days or of months.

    Attributes:
        number: how many.
        months: whether they are months.
    """

    number: int
    months: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """A period as a setting writes it.

        Raises:
            ValueError: it is of another form, or too long.

        >>> Period.read("30d"), Period.read("12m")
        (Period(number=30, months=False), Period(number=12, months=True))
        """
        found = _FORM.fullmatch(text)
        if not found or int(found[1]) > _MOST:
            raise ValueError("no period")
        return cls(int(found[1]), found[2] == "m")

    def before(self, moment: datetime) -> datetime:
        """The moment so long before another one; a day that a month lacks is its last one.

        >>> from datetime import datetime
        >>> Period(1, months=True).before(datetime(2026, 3, 31, 12))
        datetime.datetime(2026, 2, 28, 12, 0)
        """
        if not self.months:
            return moment - timedelta(days=self.number)
        year, month = divmod(moment.year * _MONTHS + moment.month - 1 - self.number, _MONTHS)
        last = calendar.monthrange(year, month + 1)[1]
        return moment.replace(year=year, month=month + 1, day=min(moment.day, last))

    def say(self, language: Language) -> str:
        """The period in words.

        >>> Period(12, months=True).say(Language.ES), Period(1).say(Language.EN)
        ('12 meses', '1 day')
        """
        one, many = {
            (Language.ES, False): ("día", "días"),
            (Language.ES, True): ("mes", "meses"),
            (Language.EN, False): ("day", "days"),
            (Language.EN, True): ("month", "months"),
        }[language, self.months]
        return count(self.number, one, many, language)
