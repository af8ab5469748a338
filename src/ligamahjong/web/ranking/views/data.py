"""Pages being written."""
from django.http import Http404

def index(request, **kwargs):
    raise Http404


