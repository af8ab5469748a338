"""How long a climb takes."""

from __future__ import annotations

from ligamahjong.league.game import Mode
from ligamahjong.wording import Language, simulate

ES, EN = Language.ES, Language.EN


def test_a_climb_by_reconstructed_tables_says_so() -> None:
    assert simulate.title(Mode.RIICHI, "10-dan", 30000, ES) == (
        "Riichi: partidas hasta 10-dan (tablas reconstruidas; 30.000 trayectorias)"
    )
    assert simulate.title(Mode.MCR, "1-pin", 30000, EN, file="own.csv") == (
        "MCR: games to 1-pin (tables of own.csv; 30,000 trajectories)"
    )


def test_percentiles_of_a_climb() -> None:
    assert simulate.headings([10, 50], ES) == ["Han llegado", "10 %", "50 %"]
    assert simulate.headings([10, 50], EN) == ["Have arrived", "10%", "50%"]
    assert simulate.row("exact", [1080, None], ES) == ["Exacto", "1.080", "nunca"]
    assert simulate.row("simulated", [1080, None], EN) == ["Simulated", "1,080", "never"]
    assert simulate.milestones([("9-kyuu", 2), ("10-dan", None)], ES) == (
        "Mediana hasta cada grado: 9-kyuu 2, 10-dan nunca"
    )
    assert simulate.unfinished(1200, ES) == "1.200 trayectorias sin llegar."


def test_one_trajectory_is_singular() -> None:
    assert simulate.title(Mode.MCR, "1-pin", 1, ES).endswith("; 1 trayectoria)")
    assert simulate.title(Mode.MCR, "1-pin", 1, EN).endswith("; 1 trajectory)")
    assert simulate.unfinished(1, ES) == "1 trayectoria sin llegar."
    assert simulate.unfinished(1, EN) == "1 trajectory did not get there."


def test_the_longest_bar_is_that_of_the_commonest() -> None:
    title, *lines = simulate.histogram([(900, 999, 10), (1000, 1099, 40), (1100, 1199, 0)], ES)
    assert title == "Trayectorias según sus partidas:"
    assert lines == [
        f"  900 – 999    {'█' * 10} 10",
        f"1.000 – 1.099  {'█' * 40} 40",
        "1.100 – 1.199   0",
    ]
    assert simulate.histogram([], EN) == ["Trajectories by their games:"]
