"""What a web server runs: ``gunicorn ligamahjong.web.wsgi``."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

__all__ = ["application"]

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ligamahjong.web.settings")
application = get_wsgi_application()
