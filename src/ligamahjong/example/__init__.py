"""An invented league, for trying things out: ``liga example DIR`` writes it.

- :mod:`ligamahjong.example.league`: the league made from a seed;
- :mod:`ligamahjong.example.roles`: the parts that some of its people play by design;
- :mod:`ligamahjong.example.write`: its files.
"""

__all__: list[str] = []
