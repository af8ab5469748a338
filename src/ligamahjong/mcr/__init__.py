"""Scoring under the Mahjong Competition Rules: the 81 fans, exactly; profiles are data.

A hand is checked and scored in one call, and explained; ``score`` alone checks nothing:

>>> from ligamahjong.mcr.checked import score_win
>>> from ligamahjong.mcr.circumstances import Circumstances
>>> from ligamahjong.mcr.explanation import explain
>>> from ligamahjong.table import Wind
>>> from ligamahjong.tiles.notation import read_hand
>>> hand = read_hand("11z 22m 33p 4455s 667z +7z")
>>> how = Circumstances(seat=Wind.SOUTH, self_drawn=True)
>>> found = score_win(hand, how)
>>> found.total, found.is_legal
(34, True)
>>> [(one.number, one.points) for one in explain(hand, how).items]
[(19, 24), (52, 6), (56, 4)]

Sets that lie apart follow a word (``chi 123m``, ``ankan 1111z``). Other rules are given last:
``score_win(hand, how, CN)``, from :mod:`ligamahjong.mcr.profiles`. Sentences about all of it are
made by :mod:`ligamahjong.wording.mcr`.
"""
