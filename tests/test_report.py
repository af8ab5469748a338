"""Problems of files, counted."""

from __future__ import annotations

from ligamahjong.report import Level, Problem, Report

WARNING, REFUSED = Level.WARNING, Level.REFUSED


def test_a_row_counts_once_per_code() -> None:
    report = Report(
        [
            Problem("no-score", REFUSED, "a.csv", 2, "score1", "x"),
            Problem("no-score", REFUSED, "a.csv", 2, "score2", "y"),
            Problem("no-time", REFUSED, "a.csv", 2),
            Problem("no-score", REFUSED, "a.csv", 3, "score1", "x"),
            Problem("no-score", REFUSED, "b.csv", 2, "score1", "x"),
        ]
    )
    assert report.counts(REFUSED) == {"no-score": 3, "no-time": 1}
    assert report.refused == 3


def test_problems_without_a_row_count_by_what_they_are_about() -> None:
    report = Report(
        [
            Problem("likely-duplicate", WARNING, "players.csv", value="Ana Gil"),
            Problem("likely-duplicate", WARNING, "players.csv", value="Pol Paz"),
            Problem("likely-duplicate", WARNING, "players.csv", value="Pol Paz"),
            Problem("likely-duplicate", WARNING, "others.csv", value="Pol Paz"),
            Problem("empty-file", WARNING, "a.csv"),
            Problem("empty-file", WARNING, "a.csv"),
        ]
    )
    assert report.counts(WARNING) == {"likely-duplicate": 3, "empty-file": 1}


def test_levels_are_counted_apart() -> None:
    report = Report([Problem("no-time", REFUSED, "a.csv", 2), Problem("x", WARNING, "a.csv", 2)])
    assert report.counts(REFUSED) == {"no-time": 1}
    assert report.counts(WARNING) == {"x": 1}
    assert report.counts(Level.NOTICE) == {}


def test_reports_are_put_one_after_the_other() -> None:
    one, other = Problem("x", WARNING, "a.csv"), Problem("y", REFUSED, "b.csv", 4, "c")
    report = Report([one])
    report.extend(Report([other]))
    report.add(one)
    assert list(report) == [one, other, one]
    assert len(report) == 3
    assert report.at(REFUSED) == [other]
    assert [problem.where for problem in report] == ["a.csv", "b.csv:4:c", "a.csv"]
