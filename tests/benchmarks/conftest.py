"""The benchmarks are programs that share a folder, which Python finds when they are run."""

from __future__ import annotations

import sys
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"

sys.path.append(str(BENCHMARKS))
