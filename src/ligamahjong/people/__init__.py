"""Who is who: people, their names and accounts, and finding the person a text means."""

from ligamahjong.people.decisions import DecidedDirectory, Decision
from ligamahjong.people.directory import Ambiguous, Directory, Found, Match, Resolution, Unknown
from ligamahjong.people.likeness import Clue, Evidence, Likeness, likely_duplicates
from ligamahjong.people.names import clean, fold, given_first, sort_key
from ligamahjong.people.person import Account, Person
from ligamahjong.people.platforms import PLATFORMS, platform_slug
from ligamahjong.people.regions import ABROAD, REGIONS, Region, region_code

__all__ = [
    "ABROAD",
    "PLATFORMS",
    "REGIONS",
    "Account",
    "Ambiguous",
    "Clue",
    "DecidedDirectory",
    "Decision",
    "Directory",
    "Evidence",
    "Found",
    "Likeness",
    "Match",
    "Person",
    "Region",
    "Resolution",
    "Unknown",
    "clean",
    "fold",
    "given_first",
    "likely_duplicates",
    "platform_slug",
    "region_code",
    "sort_key",
]
