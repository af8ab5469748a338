"""What readers can find, one code each; codes stay the same between releases."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Code"]


class Code(StrEnum):
    """The ``code`` of a :class:`~ligamahjong.report.Problem`, with the facts it carries."""

    # A file that is left out whole.
    EMPTY_FILE = "empty-file"
    """Nothing but blank lines."""
    NOT_A_TABLE = "not-a-table"
    """No text with columns; facts: ``kind`` (``"binary"`` or ``"xls"``, Excel before 2007)."""
    WORKBOOK_UNREADABLE = "workbook-unreadable"
    """A damaged or oversized workbook, or another kind of zip file."""
    COLUMNS_MISSING = "columns-missing"
    """The header lacks what a row needs; facts: ``missing``, ``header``."""
    COLUMNS_REPEATED = "columns-repeated"
    """Two columns say the same; facts: ``columns``, ``meaning``."""

    # A row that cannot be read.
    UNREADABLE_TEXT = "unreadable-text"
    """Control characters, or bytes that are no text in the encoding of the file."""
    CELL_TOO_LONG = "cell-too-long"
    """Facts: ``longest``, the most characters a cell, or a name, may have."""
    QUOTE_OPEN = "quote-open"
    """A quotation mark that no other one closes, or that one closes some rows later."""
    REST_UNREADABLE = "rest-unreadable"
    """So many open quotation marks that reading stopped here."""
    RAGGED_ROW = "ragged-row"
    """More cells than the header has columns; facts: ``cells``, ``columns``."""

    # A game that cannot be rated.
    PLAYERS_COUNT = "players-count"
    """Not four players; facts: ``players``, how many there are."""
    SCORE_WITHOUT_PLAYER = "score-without-player"
    SAME_PLAYER_TWICE = "same-player-twice"
    """Facts: ``player``, the id."""
    NO_DATE = "no-date"
    NO_TIME = "no-time"
    """A date and no time, where dates alone were not allowed."""
    TIME_UNREADABLE = "time-unreadable"
    """Facts: ``reason``, a :class:`~ligamahjong.formats.times.Reason`."""
    TIME_DOES_NOT_EXIST = "time-does-not-exist"
    """In the hour that is left out in spring."""
    SCORE_MISSING = "score-missing"
    SCORE_NOT_INTEGER = "score-not-integer"
    SCORE_AMBIGUOUS = "score-ambiguous"
    """A comma before three digits; facts: ``plain``, ``grouped``: two ways to write it."""
    SCORE_TOO_LARGE = "score-too-large"
    """Facts: ``largest``."""
    UNKNOWN_PERSON = "unknown-person"
    """Facts: ``suggestions``, names that come near."""
    AMBIGUOUS_PERSON = "ambiguous-person"
    """Facts: ``candidates``, ids of the people it may be."""
    DUPLICATE = "duplicate"
    """A game that is there already; facts: ``first_file``, ``first_row``."""
    CORRECTION_PROPOSED = "correction-proposed"
    """A known id with another time, other seats or scores, or the id, start and four people of
    a game of another file; facts: ``first_file``, ``first_row``. The first one stands."""

    # A person who cannot be registered.
    NAME_MISSING = "name-missing"
    ID_REPEATED = "id-repeated"
    """Facts: ``first_row``."""
    NAME_REPEATED = "name-repeated"
    """A second person of the same name and no id to tell them apart; facts: ``first_row``."""

    # To be looked at.
    MODE_CONTRADICTED = "mode-contradicted"
    """The name of the file says another mode than was asked for; facts: ``mode``, ``named``."""
    NEAR_TWINS = "near-twins"
    """Two names that may be one person; facts: ``other``, ``games`` and ``other_games`` of the
    two, ``evidence``: pairs of a :class:`~ligamahjong.people.likeness.Evidence` and its values.
    """
    LIKELY_DUPLICATE = "likely-duplicate"
    """Two people of the file of players who may be one; facts: ``id``, ``other``, ``other_id``,
    ``evidence`` as above."""
    UNUSUAL_SUM = "unusual-sum"
    """Facts: ``sum``, ``expected``."""
    TWO_GAMES_AT_ONCE = "two-games-at-once"
    """Somebody sits in another game of the same start; facts: ``first_file``, ``first_row``."""
    ALL_AT_MIDNIGHT = "all-at-midnight"
    """(Nearly) all games of the file start at 00:00: perhaps the hours are not known.

    Facts: ``games``.
    """
    VENUE_UNKNOWN = "venue-unknown"
    PENALTY_UNREADABLE = "penalty-unreadable"
    CLUB_SPELLING = "club-spelling"
    """A club written otherwise in an earlier row; facts: ``other``, ``first_row``."""
    REGION_UNKNOWN = "region-unknown"
    EMA_NUMBER_REPAIRED = "ema-number-repaired"
    """Seven digits: the leading zero was put back; facts: ``ema_number``."""
    EMA_NUMBER_UNREADABLE = "ema-number-unreadable"
    EMA_NUMBER_TAKEN = "ema-number-taken"
    """Facts: ``first_row``."""
    ACCOUNT_UNREADABLE = "account-unreadable"
    ACCOUNT_TAKEN = "account-taken"
    """Facts: ``first_row``."""
    NUMBER_UNREADABLE = "number-unreadable"

    # How the file was understood.
    DATE_ONLY = "date-only"
    """Games without time, in the order of the file inside the day; facts: ``games``."""
    NEWEST_FIRST = "newest-first"
    """The file begins with the latest game and was read from its end."""
    COLUMNS_IGNORED = "columns-ignored"
    """Facts: ``columns``."""
    FILE_REPEATED = "file-repeated"
    """The same bytes as another file; facts: ``first_file``."""
    SHEETS_IGNORED = "sheets-ignored"
    """Only one sheet of a workbook is read; facts: ``read``, ``ignored``."""
    IDS_RENAMED = "ids-renamed"
    """Ids that another game has already got another one; facts: ``games``, ``example``."""
