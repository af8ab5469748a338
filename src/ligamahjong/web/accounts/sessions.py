"""Sessions in the database, which a page that is being read may end."""

from __future__ import annotations

from django.contrib.sessions.backends import db
from django.db import transaction

__all__ = ["SessionStore"]


class SessionStore(db.SessionStore):
    """Removes a row once the page has been read: nothing writes while a page is read."""

    def delete(self, session_key: str | None = None) -> None:
        """Forget a session, this one without a key."""
        key = session_key or self.session_key
        transaction.on_commit(lambda: super(SessionStore, self).delete(key))
