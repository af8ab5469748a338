"""Files in and out: bytes to games, people and rankings, and back.

Every reader takes what people and programs really write, never stops at the first bad row, and
returns what it could read together with a :class:`~ligamahjong.report.Report` of everything
else; the codes in it are those of :class:`~ligamahjong.formats.codes.Code`. Writers write one
form only.

The modules are imported where they are needed: ``league_games`` and ``league_people`` read the
files of a league, ``writers`` writes them, ``published`` reads a ranking made elsewhere.
"""
