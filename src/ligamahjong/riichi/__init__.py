"""Scoring, settling and analysing Riichi under the competition rules of EMA; editions are data.

A hand is checked and scored in one call, and explained; ``score`` alone checks nothing:

>>> from ligamahjong.riichi.checked import score_win
>>> from ligamahjong.riichi.explanation import explain
>>> from ligamahjong.riichi.situation import Situation
>>> from ligamahjong.table import Wind
>>> from ligamahjong.tiles.notation import read_hand
>>> hand = read_hand("33m123m123s456s78s +9s")
>>> how = Situation(seat=Wind.SOUTH, riichi=1)
>>> found = score_win(hand, how)
>>> found.points, found.yaku, found.payments.discarder
(8000, {'riichi': 1, 'pinfu': 1, 'ittsu': 2}, 8000)
>>> [(one.cause.value, one.fu) for one in explain(hand, how).fu]
[('base', 20), ('closed-ron', 10)]

What everybody pays, and which hands fit some payments:

>>> from ligamahjong.riichi.identify import identify_payments
>>> from ligamahjong.riichi.settlement import Table, Win, Wins, settle
>>> settle(Table(honba=1), Wins((Win(1, found.reading.base),), discarder=0)).changes
(-8300, 8300, 0, 0)
>>> identify_payments([2600, 1300, 1300]).fits[0].worth.hands
((2, 80), (3, 40), (4, 20))

Other rules are given last: ``score_win(hand, how, RCR_2016)``, from
:mod:`ligamahjong.riichi.editions`. Sentences about all of it are made by
:mod:`ligamahjong.wording.riichi`.
"""
