"""People, clubs, aliases and accounts."""

from django.apps import AppConfig

__all__ = ["PeopleConfig"]


class PeopleConfig(AppConfig):
    """Who is who on the site."""

    name = "ligamahjong.web.people"
    label = "people"

    def ready(self) -> None:
        """Refuse to start with a setting that cannot be read."""
        from ligamahjong.web.people.consents import consent_age  # noqa: PLC0415 - once all is loaded

        consent_age()
