"""Tokens of seats, kept in files: each for one terminal at a time."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from lastcard.cli import run
from lastcard.clients.connection import read_link
from lastcard.clients.tokens import DamagedSeat, KeptSeat

LINK = read_link("https://cards.example/t/abcdefghjkmn")


@pytest.fixture(autouse=True)
def seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the tokens of a fresh account."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "lastcard" / "seats"


def test_two_terminals_of_one_account_have_two_seats_and_find_both_again(seats: Path) -> None:
    """The first that comes back finds the first seat, the second the other one."""
    for expected in ([None, None], ["one", "two"]):
        first, second = KeptSeat.hold(LINK), KeptSeat.hold(LINK)
        assert [first.token, second.token] == expected
        first.keep("one")
        second.keep("two")
        first.release()
        second.release()
    assert len(list(seats.iterdir())) == 2
    assert all(file.stat().st_mode & 0o077 == 0 for file in seats.iterdir())


def test_a_place_without_a_token_goes(seats: Path) -> None:
    """Whoever found no seat, or gave it up, leaves nothing behind."""
    KeptSeat.hold(LINK).release()
    kept = KeptSeat.hold(LINK)
    kept.keep("one")
    kept.free("left")
    kept.release()
    assert list(seats.iterdir()) == []


def test_a_token_of_a_seat_that_was_taken_away_gives_none_and_is_shown_to_its_own_table(seats: Path) -> None:
    """A table that keeps somebody out knows them by it; another server never sees it."""
    kept = KeptSeat.hold(LINK)
    kept.keep("one")
    kept.free("kicked")
    assert (kept.token, kept.former) == (None, "one")
    kept.free("kicked")
    kept.release()
    again = KeptSeat.hold(LINK)
    assert (again.token, again.former) == (None, "one")
    other = KeptSeat.hold(read_link("https://other.example/t/abcdefghjkmn"))
    assert (other.token, other.former) == (None, None)
    again.keep("two")
    assert (again.token, again.former) == ("two", None)
    other.release()
    again.release()
    assert len(list(seats.iterdir())) == 1


@pytest.mark.parametrize("body", [b"x", b'{"url": "https://cards.example", "tok', b'{"url": 5, "token": "one"}', b"[" * 100_000])
def test_a_seat_whose_file_is_damaged_is_named_and_given_to_nobody(
    seats: Path, body: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who sat there would otherwise sit down anew, over a token that could still be made out. Without the file they can."""
    kept = KeptSeat.hold(LINK)
    kept.keep("one")
    kept.release()
    (file,) = seats.iterdir()
    file.write_bytes(body)

    for _ in range(2):
        with pytest.raises(DamagedSeat, match=file.name):
            KeptSeat.hold(LINK)
    assert run(["join", str(LINK), "--plain", "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"The file “{file}” cannot be read.\n")
    assert file.read_bytes() == body
    file.unlink()
    KeptSeat.hold(LINK).release()


def test_a_place_that_goes_while_another_terminal_comes_is_made_anew(seats: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the second one would keep its token in a file that nobody finds."""
    flock, coming = fcntl.flock, [True]

    def flock_late(descriptor: int, how: int) -> None:
        if coming.pop() if coming else False:
            next(seats.iterdir()).unlink()
        flock(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", flock_late)
    kept = KeptSeat.hold(LINK)
    kept.keep("one")
    assert [kept.token] == ["one"]
    kept.release()
    assert len(list(seats.iterdir())) == 1


def test_another_servers_table_of_the_same_name_takes_nobodys_place() -> None:
    """Its token is kept beside the first."""
    other = read_link("https://evil.example/t/abcdefghjkmn")
    for link, token in ((LINK, "one"), (other, "two")):
        kept = KeptSeat.hold(link)
        assert kept.token is None
        kept.keep(token)
        kept.release()
    for link, token in ((LINK, "one"), (other, "two")):
        kept = KeptSeat.hold(link)
        assert kept.token == token
        kept.release()
