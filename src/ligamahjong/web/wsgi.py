"""What a web server runs: ``gunicorn ligamahjong.web.wsgi``.

Each process that answers requests also watches over the results. A server that forks after
loading this (``--preload``) would lose that watch.
"""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

__all__ = ["application"]

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ligamahjong.web.settings")
application = get_wsgi_application()

from ligamahjong.web.repairs import keep_up_to_date  # noqa: E402 - needs Django set up

keep_up_to_date()
