"""The full screen at a table that is really served, by a server within the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from click import ClickException
from textual.pilot import Pilot
from textual.widgets import Input

from lastcard.cli.hosting import hosted
from lastcard.cli.records import recorded
from lastcard.cli.screen import _join, _play_hosted
from lastcard.cli.spoken import COMMAND, Refused
from lastcard.clients import remote
from lastcard.clients.connection import Client, Link, join_table, make_table, read_link
from lastcard.clients.errors import Lost
from lastcard.clients.errors import Refused as ServerRefused
from lastcard.clients.local import Settings
from lastcard.clients.records import keep_record
from lastcard.clients.remote import sit_down
from lastcard.clients.tokens import KeptSeat
from lastcard.screens.tui.confirm import GiveUpSeat
from lastcard.screens.tui.end_screens import MatchEnd, RoundEnd
from lastcard.screens.tui.join_app import JoinApp
from lastcard.screens.tui.lobby import Lobby, Visit
from lastcard.screens.tui.served_screen import ServedScreen
from lastcard.server.main import Server
from lastcard.server.settings import Config, ServerPaces
from lastcard.server.store.backup import backup, restore
from lastcard.table.state import Begin, seated
from lastcard.testing.positions import arranged
from lastcard.testing.process import OPEN
from lastcard.views import Wire
from lastcard.words import Words
from tui.tables import PLENTY, is_on, screen_text, until

SLOW = ServerPaces(nudge_s=0.0, bot_s=3600, call_s=3600, react_s=3600, salt_s=0, grace_s=3600)
"""Bots that never move while a test looks."""


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats and games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@asynccontextmanager
async def served(data: Path, *, paces: ServerPaces = SLOW, begin: Begin = seated) -> AsyncIterator[str]:
    """A server; its address."""
    config = Config(data=data, port=0, paces=paces, limits=OPEN)
    async with Server(config, begin=begin).running() as server:
        yield next(url for url in server.urls if "127.0.0.1" in url)


def position(*hands: str) -> Begin:
    """Matches that begin with these hands, on a red 3."""
    return arranged(*hands, top="R3", draw=PLENTY)


def link_to(url: str, made: Wire, *, watch: bool = False) -> Link:
    """The link to a table that was made."""
    return Link(url, made["table"], watch)


async def sees(pilot: Pilot[None], *texts: str) -> None:
    """Wait until all of this is on the screen."""
    app = pilot.app
    assert isinstance(app, JoinApp)
    await until(pilot, lambda: all(text in screen_text(app) for text in texts))


async def comes(pilot: Pilot[None], kind: type) -> None:
    """Wait for a kind of screen."""
    await until(pilot, lambda: isinstance(pilot.app.screen, kind))


# --- Sitting down ------------------------------------------------------------------------------------------------------------


async def test_a_visitor_reads_the_rules_gives_a_name_and_sits_down(tmp_path: Path) -> None:
    """Before anything else one sees what is played and who is there; a bad name is refused with a sentence."""
    async with served(tmp_path / "data") as url:
        settings = {"seats": ["person", "person", "easy"], "rules": {"start_direction": "right", "target": 60}}
        made = await make_table(url, settings, "Ana")
        link = link_to(url, made)
        kept = KeptSeat.hold(link)
        app = JoinApp(link, lang="en", kept=kept)
        async with app.run_test() as pilot:
            await comes(pilot, Visit)
            await sees(
                pilot,
                "Join a table: Classic",
                "up to 60 points",
                "Play starts to the right.",
                "1. Ana, away, host",
                "2. Free seat",
            )
            app.screen.query_one(Input).value = "Ana"
            await pilot.press("enter")
            await sees(pilot, "Please choose another name")
            app.screen.query_one(Input).value = "Zoé"
            await pilot.press("enter")
            await comes(pilot, Lobby)
            await sees(pilot, "2. Zoé", "Ana starts the game when everybody is here.", f"{url}/t/{made['table']}")
            assert kept.token is not None
        kept.release()


async def test_the_same_link_leads_back_to_the_same_seat(tmp_path: Path) -> None:
    """Leaving keeps the seat; a token that is worth nothing any more is forgotten, and the name is asked for again."""
    async with served(tmp_path / "data") as url:
        link = link_to(url, await make_table(url, {"seats": ["person", "person"]}, "Ana"))
        kept = KeptSeat.hold(link)
        for _ in range(2):
            app = JoinApp(link, lang="en", name="Zoé", kept=kept)
            async with app.run_test() as pilot:
                await comes(pilot, Lobby)
                assert app.seat is not None
                assert app.seat.seat == 1
                await pilot.press("q")
        kept.keep("A" * 43)
        stranger = JoinApp(link, lang="en", kept=kept)
        async with stranger.run_test() as pilot:
            await comes(pilot, Visit)
            assert kept.token is None
        kept.release()


async def test_a_seat_whose_answer_was_lost_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else gets it, and no name is asked for; after a plain refusal nothing is kept."""

    async def loses(*args: Any, **fields: Any) -> Wire:
        await join_table(*args, **fields)
        raise Lost(None, "the answer was lost")

    async with served(tmp_path / "data") as url:
        link = link_to(url, await make_table(url, {"seats": ["person", "person"]}, "Ana"))
        kept = KeptSeat.hold(link)
        with pytest.raises(ServerRefused, match="bad_name"):
            await sit_down(link, "Ana", kept)
        assert kept.token is None
        monkeypatch.setattr(remote, "join_table", loses)
        with pytest.raises(Lost):
            await sit_down(link, "Zoé", kept)
        app = JoinApp(link, lang="en", kept=kept)
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await sees(pilot, "2. Zoé")
        kept.release()


# --- Playing -----------------------------------------------------------------------------------------------------------------


async def test_the_host_begins_and_a_round_is_played(tmp_path: Path) -> None:
    """Enter begins; a card that is played is played there; the end of the round leads to the next."""
    begin = position("R5", "R7 G1")
    async with served(tmp_path / "data", begin=begin) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await pilot.press("enter")
            await comes(pilot, ServedScreen)
            await sees(pilot, "It is your turn.", "You  ", "Bot 1")
            await until(pilot, lambda: app.screen.query_one("Hand").has_focus)
            await pilot.press("enter")
            await comes(pilot, RoundEnd)
            await sees(pilot, "You win the round", "T: chat")
            await pilot.press("enter")
            await sees(pilot, "Round 2")


async def test_after_the_match_the_table_plays_again_and_the_record_is_kept(tmp_path: Path) -> None:
    """Play again leads back to the lobby; whoever leaves then finds the game that was finished, with all who played it."""
    begin = position("R5", "R7 G1")
    async with served(tmp_path / "data", begin=begin) as url:
        made = await make_table(url, {"seats": ["person", "person"], "rules": {"target": 5}}, "Ana")
        joined = await join_table(url, made["table"], "Zoé")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await pilot.press("enter")
            await until(pilot, lambda: is_on(app, ServedScreen) and app.screen.query_one("Hand").has_focus)
            async with await Client.connect(url, made["table"], joined["token"]) as zoe:
                await zoe.say("leave")
                await sees(pilot, "Zoé leaves the table.")
            await pilot.press("enter")
            await comes(pilot, MatchEnd)
            await pilot.press("r")
            await comes(pilot, Lobby)
            await sees(pilot, "The same table plays again.")
            assert app.seat is not None
            assert (app.matches, app.seat.info["matches"]) == (0, 1)
        _, names = recorded(await keep_record(link_to(url, made), 1), Words("en"))
        assert names == ("Ana", "Zoé")


async def test_who_watches_sees_no_hand_and_answers_nothing(tmp_path: Path) -> None:
    """A spectator is told so, and the end of a round waits for those who play."""
    begin = position("R5", "R7 G1")
    async with served(tmp_path / "data", begin=begin) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            app = JoinApp(link_to(url, made, watch=True), lang="en")
            async with app.run_test() as pilot:
                await comes(pilot, Lobby)
                await sees(pilot, "You are watching.")
                await pilot.press("enter", "t")
                assert is_on(app, Lobby)
                await ana.say("start")
                await sees(pilot, "It is Ana's turn.", "You are watching. Waiting for Ana.")
                await pilot.press("d", "u", "c", "h", "enter")
                await ana.move("play R5")
                await comes(pilot, RoundEnd)
                await pilot.press("enter")
                await ana.say("next")
                await sees(pilot, "Round 2")


async def test_who_comes_in_the_middle_of_a_round_watches_until_it_is_over(tmp_path: Path) -> None:
    """Then the seat is theirs."""
    begin = position("R5 R6", "R7 G1")
    async with served(tmp_path / "data", begin=begin) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            joined = await join_table(url, made["table"], "Zoé")
            app = JoinApp(link_to(url, made), lang="en", token=joined["token"])
            async with app.run_test() as pilot:
                await sees(pilot, "You sit down when this round is over.")
                await ana.move("play R5 uno")
                await sees(pilot, "Ana plays Red 5.")
                assert not app.screen.query_one("Hand").cards  # type: ignore[attr-defined]


async def test_coming_going_and_words_are_told(tmp_path: Path) -> None:
    """Others sit down, speak, and go; a phrase is said by its number, and free words where the host allows them."""
    async with served(tmp_path / "data", begin=position("R5 R6", "R7 G1")) as url:
        made = await make_table(url, {"seats": ["person", "person"], "chat": "free"}, "Ana")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            joined = await join_table(url, made["table"], "Zoé")
            await sees(pilot, "Zoé sits down.", "2. Zoé, away")
            async with await Client.connect(url, made["table"], joined["token"]) as zoe:
                await zoe.say("chat", phrase="hello")
                await sees(pilot, "Zoé: Hello!")
                await zoe.say("chat", reaction="wow")
                await sees(pilot, "Zoé: Surprised face")
                await zoe.say("ready")
                await sees(pilot, "Zoé is ready.", "2. Zoé, ready")
                await pilot.press("enter")
                await comes(pilot, ServedScreen)
                await zoe.say("nudge")
                await sees(pilot, "Zoé nudges you: everybody is waiting for you.")
                await pilot.press("t")
                await pilot.press(*"2", "enter")
                await sees(pilot, "You: Well played!")
                await pilot.press("t")
                await pilot.press(*"so", "enter")
                await sees(pilot, "You: so")
            await sees(pilot, "Zoé is away.", "away")
            async with await Client.connect(url, made["table"], joined["token"]):
                await sees(pilot, "Zoé is back.")


async def test_the_time_for_an_answer_is_shown(tmp_path: Path) -> None:
    """Where the table has a timer, the heading says how many seconds are left."""
    async with served(tmp_path / "data", begin=position("R5 R6", "R7 G1")) as url:
        made = await make_table(url, {"seats": ["person", "easy"], "timer": "slow"}, "Ana")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await pilot.press("enter")
            await until(pilot, lambda: any(f"It is your turn. {left} s" in screen_text(app) for left in range(61)))


# --- Ends --------------------------------------------------------------------------------------------------------------------


async def test_a_lost_connection_is_shown_and_comes_back(tmp_path: Path) -> None:
    """While the server is away every screen says so; then play goes on where it stood."""
    data = tmp_path / "data"
    config = Config(data=data, port=0, paces=SLOW, limits=OPEN)
    begin = position("R5 R6 B1", "R7 G1")
    async with Server(config, begin=begin).running() as server:
        url = next(url for url in server.urls if "127.0.0.1" in url)
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        running = app.run_test()
        pilot = await running.__aenter__()
        await comes(pilot, Lobby)
        await pilot.press("enter")
        await sees(pilot, "It is your turn.")
    try:
        await sees(pilot, "The connection is lost. Trying again")
        again = Config(data=data, port=server.port, paces=SLOW, limits=OPEN)
        async with Server(again, begin=begin).running():
            await sees(pilot, "You are back at the table.", "Your turn: play a card or draw.")
            assert "The connection is lost" not in screen_text(app)
            await pilot.press("enter")
            await sees(pilot, "You play Red 5.")
            await running.__aexit__(None, None, None)
    except BaseException:
        await running.__aexit__(None, None, None)
        raise


def put_back(data: Path) -> None:
    """A backup of a folder is made and put back there."""
    backup(data, data.with_name("copy"))
    for file in data.iterdir():
        file.unlink()
    restore(data.with_name("copy"), data)


@pytest.mark.parametrize("rounds", [1, 2])
async def test_after_a_restore_it_is_told_why_the_round_is_dealt_again(tmp_path: Path, rounds: int) -> None:
    """The table is back before its deal, and goes on from there."""
    data = tmp_path / "data"
    begin = position("R5", "R7 G1")
    async with Server(Config(data=data, port=0, paces=SLOW, limits=OPEN), begin=begin).running() as server:
        url = next(url for url in server.urls if "127.0.0.1" in url)
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        app = JoinApp(link_to(url, made), lang="en", token=made["token"])
        running = app.run_test()
        pilot = await running.__aenter__()
        await comes(pilot, Lobby)
        await pilot.press("enter")
        await sees(pilot, "It is your turn.")
        if rounds == 2:
            await pilot.press("enter")
            await comes(pilot, RoundEnd)
            await pilot.press("enter")
            await comes(pilot, ServedScreen)
            await sees(pilot, "Round 2")
    put_back(data)
    try:
        again = Config(data=data, port=server.port, paces=SLOW, limits=OPEN)
        async with Server(again, begin=begin).running():
            await comes(pilot, Lobby if rounds == 1 else RoundEnd)
            await sees(pilot, f"The server was restored from a backup. Round {rounds} is void")
            assert "plays again" not in screen_text(app)
            await pilot.press("enter")
            await comes(pilot, ServedScreen)
            await sees(pilot, f"Round {rounds} ·")
            await running.__aexit__(None, None, None)
    except BaseException:
        await running.__aexit__(None, None, None)
        raise


async def ends_with(link: Link, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said when a visit ends because the table does not want us."""

    async def headless(app: JoinApp) -> None:
        async with app.run_test() as pilot:
            await until(pilot, lambda: app.error is not None)

    monkeypatch.setattr(JoinApp, "run_async", headless)
    with pytest.raises(ClickException) as ended:
        await _join(Words("en"), link, "Zoé")
    return ended.value.message


async def test_closed_tables_are_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No such table, no free seat, nobody there: each has its sentence."""
    async with served(tmp_path / "data") as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        assert "No seat is free." in await ends_with(link_to(url, made), monkeypatch)
        assert "There is no such table." in await ends_with(Link(url, "abcdefghjkmn", watch=True), monkeypatch)
    assert "does not answer" in await ends_with(link_to(url, made), monkeypatch)


async def test_a_seat_that_was_given_to_others_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host removes us: a sentence says so, and the token is gone."""
    async with served(tmp_path / "data") as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        link = link_to(url, made)
        async with await Client.connect(url, made["table"], made["token"]) as ana:

            async def headless(app: JoinApp) -> None:
                async with app.run_test() as pilot:
                    await comes(pilot, Lobby)
                    await ana.say("kick", seat=1)
                    await until(pilot, lambda: app.error is not None)

            monkeypatch.setattr(JoinApp, "run_async", headless)
            with pytest.raises(ClickException) as ended:
                await asyncio.wait_for(_join(Words("en"), link, "Zoé"), 600)
        assert ended.value.message == "The host has removed you from the table."
        kept = KeptSeat.hold(link)
        assert kept.token is None
        kept.release()


async def test_a_seat_is_given_up_for_good_only_by_who_means_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """L asks first, on the table and before it; then the seat is somebody else's, and its token is gone."""
    async with served(tmp_path / "data", begin=position("R5 R6", "R7 G1")) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        link = link_to(url, made)
        async with await Client.connect(url, made["table"], made["token"]) as ana:

            async def headless(app: JoinApp) -> None:
                async with app.run_test() as pilot:
                    await comes(pilot, Lobby)
                    await sees(pilot, "L: give up the seat")
                    await pilot.press("l")
                    await comes(pilot, GiveUpSeat)
                    await pilot.press("enter")
                    await comes(pilot, Lobby)
                    await ana.say("start")
                    await comes(pilot, ServedScreen)
                    await pilot.press("L")
                    await sees(pilot, "Give up this seat? Somebody else can take it.", "Y: give it up")
                    await pilot.press("q", "escape")
                    await comes(pilot, ServedScreen)
                    assert app.error is None
                    await pilot.press("l", "y")
                    await until(pilot, lambda: app.error is not None)

            monkeypatch.setattr(JoinApp, "run_async", headless)
            await asyncio.wait_for(_join(Words("en"), link, "Zoé"), 600)
        assert capsys.readouterr().out == "You have left the table.\n"
        kept = KeptSeat.hold(link)
        assert kept.token is None
        kept.release()


async def test_a_table_that_is_served_from_here_shows_its_link_and_keeps_its_hosts_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lobby has the link for the others; when the host has gone, the same link leads back, once it is served again."""
    shown, words = "", Words("en")
    config = Config(data=tmp_path / "data", port=0, paces=SLOW, limits=OPEN)

    async def headless(app: JoinApp) -> None:
        nonlocal shown
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await sees(pilot, "1. Ana, host", "/t/")
            shown = screen_text(app)
            await pilot.press("q")

    monkeypatch.setattr(JoinApp, "run_async", headless)
    await _play_hosted(words, hosted(Settings(seats=("person", "person")), "Ana", words, config))
    assert "A bot takes the seat that is still free." in shown
    link = read_link(next(word for word in shown.split() if "/t/" in word))
    port = link.url.rpartition(":")[2]
    assert f"Open it again with {COMMAND} serve --port {port}," in capsys.readouterr().out
    kept = KeptSeat.hold(link)
    async with served(tmp_path / "data") as url, await Client.connect(url, link.table, kept.token) as ana:
        assert (ana.seat, ana.info["seats"][0]["name"]) == (0, "Ana")
    kept.release()


async def test_a_host_who_gives_up_the_seat_has_none_when_the_table_is_served_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends as it does for everybody else, and says how others go on."""
    words, link = Words("en"), None

    async def headless(app: JoinApp) -> None:
        nonlocal link
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await sees(pilot, "/t/")
            link = read_link(next(word for word in screen_text(app).split() if "/t/" in word))
            await pilot.press("l", "y")
            await until(pilot, lambda: app.error is not None)

    monkeypatch.setattr(JoinApp, "run_async", headless)
    config = Config(data=tmp_path / "data", port=0, paces=SLOW, limits=OPEN)
    await _play_hosted(words, hosted(Settings(seats=("person", "person")), "Ana", words, config))
    assert capsys.readouterr().out.startswith("You have left the table.\nThe table is kept.")
    assert link is not None
    kept = KeptSeat.hold(link)
    assert kept.token is None
    kept.release()


async def test_a_seat_that_cannot_be_kept_is_said_before_anybody_sits_down(tmp_path: Path) -> None:
    """In a sentence that names the folder."""
    (tmp_path / "state").write_text("no folder")
    with pytest.raises(Refused, match="lastcard"):
        await _join(Words("en"), Link("http://localhost:1", "abcdefghjkmn", watch=False), "Zoé")


# --- The host ----------------------------------------------------------------------------------------------------------------


async def test_the_host_removes_somebody_for_now_or_for_good(tmp_path: Path) -> None:
    """X asks who, then whether they may come back; it does nothing to oneself, an empty seat or a bot, nor for anybody else."""
    async with served(tmp_path / "data") as url:
        made = await make_table(url, {"seats": ["person", "person", "person", "easy"]}, "Ana")
        link = link_to(url, made)
        ben, cy = await join_table(url, link.table, "Ben"), await join_table(url, link.table, "Cy")
        app = JoinApp(link, lang="en", token=made["token"])
        async with app.run_test() as pilot:
            await sees(pilot, "2. Ben", "3. Cy", "X: remove")
            await pilot.press("x")
            await sees(pilot, "Who must leave the table?")
            await pilot.press("1", "4", "9", "y")
            await sees(pilot, "Who must leave the table?")
            await pilot.press("2")
            await sees(pilot, "Remove Ben from the table?")
            await pilot.press("escape")
            await comes(pilot, Lobby)
            assert "2. Ben" in screen_text(app)
            await pilot.press("x", "2", "y")
            await sees(pilot, "2. Free seat")
            await pilot.press("x", "3", "k")
            await sees(pilot, "3. Free seat")
            await pilot.press("x")
            assert is_on(app, Lobby)
            # Only Cy is kept out.
            await join_table(url, link.table, "Ben", former=ben["token"])
            with pytest.raises(ServerRefused, match="kicked"):
                await join_table(url, link.table, "Cy", former=cy["token"])
            async with await Client.connect(url, link.table) as watching:
                assert watching.seat is None


async def test_nobody_but_the_host_removes_anybody(tmp_path: Path) -> None:
    """The key does nothing."""
    async with served(tmp_path / "data") as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        link = link_to(url, made)
        ben = await join_table(url, link.table, "Ben")
        app = JoinApp(link, lang="en", token=ben["token"])
        async with app.run_test() as pilot:
            await comes(pilot, Lobby)
            await pilot.press("x", "1", "y")
            assert is_on(app, Lobby)
            assert "1. Ana" in screen_text(app)
