"""Pages being written."""
from django.http import Http404

def club(request, **kwargs):
    raise Http404


def region(request, **kwargs):
    raise Http404


def clubs(request, **kwargs):
    raise Http404


def regions(request, **kwargs):
    raise Http404


