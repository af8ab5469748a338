"""Pages being written."""
from django.http import Http404


def introduction(request):
    raise Http404
