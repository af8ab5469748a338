"""People, clubs, aliases and accounts."""

from django.apps import AppConfig

__all__ = ["PeopleConfig"]


class PeopleConfig(AppConfig):
    """Who is who on the site."""

    name = "ligamahjong.web.people"
    label = "people"
