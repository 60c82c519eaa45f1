"""The files of saved games: torn, damaged, locked, listed, rescued."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from clients.home import gone_on, played, settings
from lastcard import load
from lastcard.clients.games import SUFFIX, Game, GameFile, InUse, Listed, open_game, read_game, rescue, unfinished_games
from lastcard.clients.local import LocalTable
from lastcard.match import Match
from lastcard.record import BadRecord
from lastcard.testing.settings import chance

SEATS = ("person", "beginner", "easy", "medium")


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a match that was played to its end."""
    return asyncio.run(played(settings(), tmp_path_factory.mktemp("games")))


def file_of(folder: Path, text: str | bytes, name: str = "game") -> Path:
    """A file among the saved games."""
    path = folder / f"{name}{SUFFIX}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_file_torn_at_any_byte_goes_on_from_its_last_whole_line(text: str, tmp_path: Path) -> None:
    """Half a line was never told, though it may read as another move: `play W` of `play W4`."""
    body = text.encode()
    dealt = body.index(b"round 1\n") + len(b"round 1\n")
    for size in range(dealt, len(body) + 1, 3):
        path = file_of(tmp_path, body[:size])
        whole = body[: body.rfind(b"\n", 0, size) + 1]
        game, file = open_game(path)
        assert game.match.record() == load(whole.decode()).record()
        assert path.read_bytes() == whole
        file.close()


def test_what_follows_from_the_last_move_is_written_when_the_game_goes_on(text: str, tmp_path: Path) -> None:
    """The machine stopped between a move and the result of its round, which are one piece."""
    before, _, _ = text.partition("\nresult ")
    path = file_of(tmp_path, before + "\n")
    game, file = open_game(path)
    file.save(game.match)
    file.close()

    assert "\nresult " in path.read_text(encoding="utf-8")
    assert load(path.read_text(encoding="utf-8")).record() == game.match.record()


async def test_a_torn_file_goes_on_to_the_same_end(text: str, tmp_path: Path) -> None:
    """What was lost is played again, and comes out the same."""
    at = text.index("\n", len(text) // 2) - 2
    assert (await gone_on(text[:at], tmp_path)).record() == load(text).record()


def test_any_byte_changed_is_named_with_its_line_or_makes_no_difference(text: str, tmp_path: Path) -> None:
    """Never anything else, and the file stays as it is."""
    rng = chance("bytes")
    for _ in range(400):
        body = bytearray(text.encode())
        body[rng.randrange(len(body))] = rng.randrange(256)
        path = file_of(tmp_path, bytes(body))
        with suppress(BadRecord):
            game = read_game(path)
            assert len(game.seats) == game.match.players
        assert path.read_bytes() == body
        for listed in unfinished_games(tmp_path):
            assert listed.game is not None or 1 <= (listed.line or 0) <= body.count(b"\n") + 1


async def test_a_file_that_was_being_made_is_damaged_or_begins_anew(text: str, tmp_path: Path) -> None:
    """With half a header nothing can be done; with a whole one, the same cards are dealt again."""
    header, _, _ = text.partition("round 1")
    for part in ("", header[:9], header[: header.index("seed")]):
        with pytest.raises(BadRecord):
            read_game(file_of(tmp_path, part))
    assert (await gone_on(header, tmp_path)).record() == load(text).record()
    assert load((tmp_path / "left.lastcard").read_text(encoding="utf-8")).record() == load(text).record()


def test_two_terminals_cannot_have_the_same_game(tmp_path: Path) -> None:
    """The second one is told so; when the first has gone, it can have it."""
    table = LocalTable.new(settings(), tmp_path)
    path = table.path
    assert path is not None
    with pytest.raises(InUse):
        LocalTable.resumed(path)
    assert [game.in_use for game in unfinished_games(tmp_path)] == [True]
    table.close()
    assert [game.in_use for game in unfinished_games(tmp_path)] == [False]
    LocalTable.resumed(path).close()


def test_games_are_listed_the_last_first_and_damaged_ones_are_named(text: str, tmp_path: Path) -> None:
    """Those that are over are not in the list."""
    unfinished = text[: text.index("\nresult ") - 40]
    files = [
        file_of(tmp_path, unfinished, "first"),
        file_of(tmp_path, text, "over"),
        file_of(tmp_path, unfinished.replace("players 4", "players 77"), "damaged"),
        file_of(tmp_path, unfinished, "last"),
    ]
    for at, file in enumerate(files):
        os.utime(file, (1000 + at, 1000 + at))

    def told(game: Listed) -> tuple[str, bool, int | None]:
        return game.path.stem, game.game is not None, game.line

    assert list(map(told, unfinished_games(tmp_path))) == [("last", True, None), ("damaged", False, 6), ("first", True, None)]


def test_a_game_of_bots_alone_cannot_be_gone_on_with(text: str, tmp_path: Path) -> None:
    """Nobody sits there."""
    first, _, rest = text.partition("\n")
    with pytest.raises(BadRecord, match="line 1: at least one seat must be a person's"):
        read_game(file_of(tmp_path, f"{first.replace('person', 'easy')}\n{rest}"))


def test_a_game_that_is_over_is_not_played_again_for_the_list(text: str, tmp_path: Path) -> None:
    """Its last line says so, whatever stands before it; a pause may follow that line."""
    damaged = text.replace("\n0 play ", "\n0 pray ", 1)
    assert "\nend " in damaged != text
    file_of(tmp_path, damaged, "over")
    file_of(tmp_path, f"{damaged}# pause\n", "paused")
    assert list(unfinished_games(tmp_path)) == []
    file_of(tmp_path, damaged[: damaged.index("\nend ") + 1], "left")
    assert [listed.path.stem for listed in unfinished_games(tmp_path)] == ["left"]


def test_names_are_kept_with_the_game_and_with_the_next_one(tmp_path: Path) -> None:
    """A rescued game has them, too, and so has a rematch."""
    match, names = Match.new("classic", players=4, seed=7), ("Zoé", None, "Rob", None)
    file = GameFile.create(tmp_path, Game(match, SEATS, names=names))
    file.close()

    assert load(file.path.read_text(encoding="utf-8")).record() == match.record()
    table = LocalTable.resumed(file.path)
    assert table.names == table.game.names == names
    table.close()


@pytest.mark.parametrize("told", ['["Ana"]', '["Ana", 2, 3, 4]', "[", '"Ana"', "{}"])
def test_names_that_are_damaged_are_named_with_their_line(told: str, text: str, tmp_path: Path) -> None:
    """As everything is that the game would lose."""
    first, _, rest = text.partition("\n")
    with pytest.raises(BadRecord) as refused:
        read_game(file_of(tmp_path, f"{first}\n# names {told}\n{rest}"))
    assert refused.value.line == 2


def test_a_match_that_could_not_be_saved_is_rescued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At home, or else among the temporary files; where neither can be written, nowhere."""
    match = Match.new("classic", players=4, seed=7)
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    for folder in (home, temporary):
        found = rescue(Game(match, SEATS))
        assert found is not None
        assert found.parent == folder
        assert read_game(found).match.record() == match.record()
        found.unlink()
        folder.rmdir()
        folder.write_text("in the way")
    assert rescue(Game(match, SEATS)) is None


def test_a_file_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be in the list as a damaged game."""

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("lastcard.clients.games.os.write", full)
    with pytest.raises(OSError, match="No space"):
        GameFile.create(tmp_path, Game(Match.new("classic", players=4, seed=7), SEATS))
    assert list(tmp_path.iterdir()) == []
