"""What a page says once, after a form was sent: in a cookie that only HTTPS and this host have."""

from __future__ import annotations

from django.conf import settings
from django.contrib.messages.storage.cookie import CookieStorage

__all__ = ["NoticeStorage"]


class NoticeStorage(CookieStorage):
    """Django's storage in a cookie, named like the other cookies of the site."""

    cookie_name = settings.NOTICE_COOKIE_NAME
