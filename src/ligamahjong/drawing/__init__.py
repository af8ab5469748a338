"""A hand as one picture: :func:`draw_hand`.

>>> draw_hand("123m55z +5z pon 777z").startswith("<svg")
True

A picture stands by itself; ``liga draw`` writes the same. The site draws from a sprite, which
``python -m ligamahjong.drawing`` writes anew. A face is 300 wide and 400 high. Everything is
geometry of our own, except the Chinese characters, whose outlines (``outlines.json``, made by
``tools/outlines.py``) come from the font Yuji Boku by Kinuta Font Factory under the SIL Open Font
License 1.1 (``outlines.LICENSE``).

In the sprite colours are custom properties, so that a page can change them; each has the light one
to fall back on. A hole is painted in the colour of the face: with one colour for everything else
(forced colours) each tile can still be told.
"""

from ligamahjong.drawing.hand import draw_hand

__all__ = ["draw_hand"]
