"""Pages being written."""
from django.http import Http404

def directory(request, **kwargs):
    raise Http404


def player(request, **kwargs):
    raise Http404


