"""Who is who: people, their names and accounts, and finding the person a text means."""

from ligamahjong.people.person import Account, Person
from ligamahjong.people.regions import ABROAD, REGIONS, Region

__all__ = ["ABROAD", "REGIONS", "Account", "Person", "Region"]
