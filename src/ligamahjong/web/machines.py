"""What browsers and search engines ask for by fixed addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["favicon", "robots"]

_ROBOTS = """User-agent: *
Disallow: /*?
Allow: /sitemap-

Sitemap: {sitemap}
"""


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Everything may be indexed, but not every way to sort and filter it."""
    sitemap = request.build_absolute_uri(reverse("sitemap"))
    return HttpResponse(_ROBOTS.format(sitemap=sitemap), content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """The icon for browsers that do not read where a page says it is."""
    del request
    return HttpResponseRedirect(static("liga/favicon.ico"))
