"""Ratings, grades and rankings for a mahjong league with two disciplines, MCR and Riichi.

Where to look:

- :mod:`ligamahjong.league`: games, rating, grades, inactivity, replay, standings;
- :mod:`ligamahjong.people`: who is who;
- :mod:`ligamahjong.riichi`, :mod:`ligamahjong.mcr`: what a hand is worth, who pays, results;
- :mod:`ligamahjong.tiles`: tiles, hands, and how they are written;
- :mod:`ligamahjong.table`: seats, places, payments by seat;
- :mod:`ligamahjong.drawing`: a hand as a picture;
- :mod:`ligamahjong.reference`: the rules, yaku and fans as texts;
- :mod:`ligamahjong.formats`: files of games, hands and leagues, in and out;
- :mod:`ligamahjong.wording`: facts put into words, in Spanish and English;
- :mod:`ligamahjong.errors`: the one tree of errors.
"""

__version__ = "0.1.0"
__all__ = ["__version__"]
