"""kill -9 at random instants: nothing acknowledged is lost, and no page shows half a ranking."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from support.kill import kill_often

if TYPE_CHECKING:
    from support.site import Site

KILLS = int(os.environ.get("LIGA_KILLS", "50"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")
@pytest.mark.unmeasured
def test_fifty_kills(site: Site) -> None:
    done = kill_often(site, KILLS, seed=144)
    assert done.kills == KILLS
    assert done.acknowledged > KILLS / 10
    assert done.due > 0, "no kill came between an entry and its results"
