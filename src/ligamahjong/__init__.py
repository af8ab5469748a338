"""Ratings, grades and rankings for a mahjong league with two disciplines, MCR and Riichi.

Where to look:

- :mod:`ligamahjong.league`: games, rating, grades, inactivity, replay, standings;
- :mod:`ligamahjong.people`: who is who;
- :mod:`ligamahjong.formats`: league files in and out;
- :mod:`ligamahjong.wording`: facts put into words, in Spanish and English;
- :mod:`ligamahjong.errors`: the one tree of errors.
"""

__version__ = "0.1.0"
__all__ = ["__version__"]
