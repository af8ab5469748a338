"""Pages being written."""
from django.http import Http404

def latest(request, **kwargs):
    raise Http404


def game(request, **kwargs):
    raise Http404


