"""Whatever bytes a file has, readers answer with a report or an error of ours."""

from __future__ import annotations

import codecs
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import LigaError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.formats.published import read_published
from ligamahjong.people import Directory

HEADERS = (
    b"id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,venue,penalty1\n",
    b"Fecha;Hora;Este;Puntos Este;Sur;Puntos Sur;Oeste;Puntos Oeste;Norte;Puntos Norte\n",
    b"date\tplayer\tscore\tplayer\tscore\tplayer\tscore\tplayer\tscore\tplayer\tscore\n",
    b"id,name,region,club,ema_number,aliases,accounts,tenhou,rating,mu,sigma,games,position\n",
    b"sep=;\n",
    b"PK\x03\x04",
    b"\xd0\xcf\x11\xe0",
    codecs.BOM_UTF8,
    codecs.BOM_UTF16_LE,
    b"",
)
PIECES = (
    *(b",", b";", b"\t", b"\n", b"\r\n", b'"', b'""', b"'", b"=", b"-", b"\x00", b"\xf1", b"."),
    *(b"2026-05-08", b"8/5/2026", b"9:30", b"2026-03-29 02:30", b"25000", b"0,5", b"31,700"),
    *(b"Ana Gil", b"PAZ, Pol", b"tenhou:gata#7", b"MD", b"10990001", "−1.200".encode()),
)
FILES = st.tuples(
    st.sampled_from(HEADERS),
    st.one_of(
        st.binary(max_size=200),
        st.lists(st.sampled_from(PIECES), max_size=60).map(b"".join),
        st.lists(st.sampled_from(PIECES), max_size=30).map(b",".join),
    ),
).map(b"".join)


@given(contents=st.lists(FILES, max_size=3), date_only=st.booleans(), known=st.booleans())
def test_games(*, contents: list[bytes], date_only: bool, known: bool) -> None:
    files = [Document(f"riichi{n}.csv", data) for n, data in enumerate(contents)]
    people = Directory.from_names(["Ana Gil", "Pol Paz"]) if known else None
    with suppress(LigaError):
        result = read_games(files, people=people, date_only=date_only)
        assert len(result.games) == sum(file.rated for file in result.files)
        assert len(result.games) <= result.rows


@given(FILES)
def test_people(data: bytes) -> None:
    with suppress(LigaError):
        result = read_people(Document("players.csv", data))
        assert list(result.directory) == [person.id for person in result.directory.values()]


@given(FILES)
def test_rankings(data: bytes) -> None:
    with suppress(LigaError):
        result = read_published(Document("ranking.csv", data))
        assert all(row.name for row in result.rows)
