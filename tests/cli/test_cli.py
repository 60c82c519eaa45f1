"""The command line as people and scripts call it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import lastcard
from cli.calling import COMMAND, Called
from lastcard import Match
from lastcard.cli import run
from lastcard.cli.commands import commands
from lastcard.cli.spoken import COMMAND as SPOKEN
from lastcard.editions import EDITIONS
from lastcard.editions.grand import GRAND
from lastcard.editions.sheets import SHEETS
from lastcard.rules.house import PRESETS
from lastcard.rules.options import SWITCHES
from lastcard.words import Words
from lastcard.words.catalogue import messages


@pytest.fixture
def called(tmp_path: Path) -> Called:
    """The command, ready to be called."""
    return Called(tmp_path)


def test_play_works_through_a_pipe_to_the_end_of_a_match(called: Called) -> None:
    """Ones are answered until somebody has won; who had a name has it in the record, too."""
    options = ("--name", "Zoé", "--bot-name", "Rob", "--auto-call", "--bot-pace", "fast", "--catch-window", "long")
    done = called("play", "--seed", "3", "--target", "30", "--players", "2", *options, typed="1\n" * 2000)

    assert done.returncode == 0
    assert "\nUNO is called automatically.\nThere is more time to catch somebody" in done.stdout
    assert "\nRob plays " in done.stdout
    assert "Bot 1" not in done.stdout
    assert "Thank you for playing!\nWatch the game again with: lastcard replay " in done.stdout
    assert done.stderr == ""
    file = done.stdout.split()[-1]
    told = called("replay", file).stdout
    assert told.count("wins the game!") == 1
    assert "\nZoé plays " in told
    assert "\nRob plays " in told
    assert (
        Path(file)
        .read_text(encoding="utf-8")
        .startswith('# seats person easy bot_pace=fast auto_call=true catch_window=long\n# names ["Zoé","Rob"]\n')
    )


def test_play_ends_cleanly_at_the_end_of_input_and_resumes(called: Called) -> None:
    """The game is saved, and goes on where it was."""
    first = called("play", "--seed", "3", typed="1\n")
    assert first.returncode == 0
    assert "The input has ended." in first.stdout
    assert "lastcard play --resume" in first.stdout

    again = called("play", "--resume")
    assert again.returncode == 0
    assert again.stdout.startswith("You are back at the table.\n")


def test_resuming_nothing_says_so(called: Called) -> None:
    """There is no saved game at first."""
    done = called("play", "--resume")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no saved game" in done.stderr


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(tmp_path: Path, sign: signal.Signals) -> None:
    """Ctrl-C, a closed terminal and a request to end all keep the table."""
    env = Called(tmp_path).env
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "play", "--seed", "3"], stdin=pipe, stdout=pipe, stderr=pipe, env=env) as playing:
        assert playing.stdout is not None
        asked = b""
        while not asked.endswith(b"Your choice (number, or help): "):
            more = os.read(playing.stdout.fileno(), 65536)
            assert more, asked
            asked += more
        playing.send_signal(sign)
        told, errors = playing.communicate(timeout=600)

    assert playing.returncode == 0
    assert b"--resume" in told
    assert errors == b""
    assert len(list((tmp_path / "lastcard" / "games").glob("*.lastcard"))) == 1


@pytest.mark.parametrize(
    ("args", "possible"),
    [
        (["play", "--edition", "nope"], ", ".join(edition.id for edition in EDITIONS)),
        (["play", "--sheet", "xx"], "en, es-419, es-ES, fr-CA, fr-FR, it, pt-BR, pt-PT"),
        (["play", "--players", "1"], "2 to 10"),
        (["play", "--players", "eleven"], "2 to 10"),
        (["play", "--people", "0"], "from 1 to 4 can be people"),
        (["play", "--people", "5"], "from 1 to 4 can be people"),
        (["play", "--serve", "--players", "3", "--people", "0"], "from 1 to 3 can be people"),
        (["play", "--people", "9"], "from 1 to 4"),
        (["play", "--bots", "genius"], "beginner, easy, medium"),
        (["play", "--name", "Bot 2"], "“Bot 2” cannot be a name here. A name has 1 to 24 letters"),
        (["play", "--name", "Ana", "--bot-name", "ANA"], "neither another player at the table nor a bot in any language has it"),
        (["watch", "--bot-name", "Robô 1"], "nor a bot in any language has it"),
        (["play", "--name", "Ana", "--name", "Ben"], "--name was given too often: 2, where at most 1 can be used."),
        (["play", "--players", "2", "--bot-name", "Rob", "--bot-name", "Eva"], "--bot-name was given too often: 2"),
        (["play", "--serve", "--name", "Ana", "--name", "Ben"], "--name was given too often: 2"),
        (["play", "--bot-pace", "quick"], "--bot-pace does not accept that. Possible values: slow, normal, fast"),
        (["play", "--serve", "--catch-window", "short"], "--catch-window does not accept that. Possible values: normal, long"),
        (["play", "--target", "0"], "from 1 to 1,000,000"),
        (["play", "--rule", "nonsense"], "NAME=VALUE"),
        (["play", "--rule", "bluffing"], "The switches are: start_direction, dealer_symbols"),
        (["play", "--scoring", "nope"], "winner, low"),
        (["watch", "--bots", "genius"], "beginner, easy, medium"),
        (["watch", "--pace", "61"], "--pace does not accept that. Possible values: 0 - 60"),
        (["prove", "rules", "--edition", "nope"], ", ".join(edition.id for edition in EDITIONS)),
        (["bench", "bots", "--level", "genius"], "beginner, easy, medium"),
        (["bench", "bots", "--rule", "nope=1"], "start_direction"),
        (["bench", "bots", "--seed", "a #b"], "one line of text"),
        (["bench", "nope"], "engine, bots, batch, server, growth"),
        (["prove", "nope"], "rules, playthroughs, sentences, guide, twins, medium, crash, faults, secrecy, leaks, hostile"),
        (["prove", "playthroughs", "nowhere"], "no folder “nowhere”. Name one that exists, for example tests/playthroughs"),
        (["prove", "playthroughs", __file__], "Name one that exists"),
        (["prove", "crash", "--kills", "0", "--lang", "it"], "--kills non accetta questo. Valori possibili: 1, 2, …"),
        (["play", "--rule", "nope=1"], "start_direction"),
        (["play", "--rule", "catch_until=never"], "begin, played, held"),
        (["play", "--seed", "a #b"], "one line of text"),
        (["play", "--lang", "xx"], "es-419"),
        (["rules", "nope.nope"], f"{SPOKEN} rules"),
        (["replay", "nowhere.lastcard"], "no file"),
        (["nope"], "play, watch, serve, join, rules, editions, deck, replay, verify, referee, simulate, balance, train, backup"),
        (["play", "--nope"], f"{SPOKEN} play --help"),
        (["replay"], f"FILE is missing. See: {SPOKEN} replay --help"),
        (["verify", "--lang", "fr-FR"], f"Il manque FICHIER. Voir\u00a0: {SPOKEN} verify --help"),
        (["play", "--seed"], f"--seed needs a value. See: {SPOKEN} play --help"),
        (["play", "--plain=yes"], f"Something is missing, or there is too much. See: {SPOKEN} play --help"),
        (["prove", "--lang", "it"], f"{SPOKEN} prove --help"),
        (["prove"], "Compare the compiled simulator"),
        (["rules", "a", "b"], f"{SPOKEN} rules --help"),
        (["simulate", "--rounds", "0"], "--rounds does not accept that. Possible values: 1, 2, …"),
        (["simulate", "--seed", "abc"], "--seed does not accept that. Possible values: 0, 1, 2, …"),
        (["serve", "--port", "70000"], "Possible values: 0, 1, …, 65535"),
        (["serve", "--log-format", "xml"], "Possible values: text, json"),
    ],
)
def test_a_wrong_call_says_what_was_possible(
    args: list[str], possible: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with 2, and prints nothing to standard output."""
    monkeypatch.setenv("LASTCARD_LANG", "en")

    assert run(args) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert possible in said.err


def test_of_every_parameter_it_can_be_said_what_is_possible() -> None:
    """Whatever click checks by itself is answered by its kind; files and folders are looked at by the commands."""

    def parameters(command: click.Command) -> Iterator[click.Parameter]:
        yield from command.params
        for sub in command.commands.values() if isinstance(command, click.Group) else ():
            yield from parameters(sub)

    for parameter in parameters(commands(Words("en"))):
        kind = parameter.type
        ranged = isinstance(kind, (click.IntRange, click.FloatRange, click.Choice, type(click.BOOL)))
        said = ranged or kind in (click.INT, click.STRING)
        assert said or (isinstance(kind, click.Path) and not kind.exists), parameter.name


def test_rules_are_printed_by_clause(called: Called) -> None:
    """All of them, or one."""
    every = called("rules").stdout
    assert all(clause in every for clause in Words.clauses())
    assert called("rules", "turn.match").stdout == Words("en").clause("turn.match") + "\n"


@pytest.mark.parametrize("lang", Words.available())
def test_presets_are_listed_with_what_each_sets(called: Called, lang: str) -> None:
    """As the switches are written on the command line, and what comes of each in words."""
    told = called("rules", "--presets", "--lang", lang).stdout.splitlines()

    assert [line.split()[0].rstrip(":") for line in told] == [
        name
        for preset, values in PRESETS.items()
        for name in (preset, *(f"{switch}={str(value).lower()}" for switch, value in values.items()))
    ]
    assert all(line.endswith(".") for line in told)


@pytest.mark.clause("house.grand")
def test_the_guide_of_the_grand_deck_has_every_special_card(called: Called) -> None:
    """With all that each does, at the start too."""
    words, told = Words("en"), called("rules", "--guide", "grand", "--lang", "en").stdout

    assert "128" in told
    clauses = [clause for edition in GRAND.combined for clause in edition.clauses]
    by_switch = [clause for clause in clauses if f"web-sum-{clause.replace('.', '-')}" in messages("en", "web")]
    assert [clause for clause in clauses if words.clause(clause) not in told] == by_switch


@pytest.mark.parametrize("lang", Words.available())
def test_a_guide_follows_the_sheet_of_its_language(called: Called, lang: str) -> None:
    """Unless another is named; no guide speaks of switches."""
    words, sheet = Words(lang), SHEETS[lang]
    told = called("rules", "--guide", "kickin-battle", "--lang", lang).stdout
    spanish = called("rules", "--guide", "classic", "--lang", lang, "--sheet", "es-ES").stdout

    assert told.startswith(f"# {words.t('guide-title', edition=words.edition('kickin-battle'))}\n")
    assert words.t("web-sum-uno-catch", catch_until=sheet.catch_until) in told
    assert words.t("web-sum-battle-resume", battle_resume=sheet.battle_resume) in told
    assert words.t("guide-sum-turn-play_drawn", drawn_card=sheet.drawn_card) in told
    assert words.t("guide-sum-turn-first", start_direction="right") in spanish
    assert not [switch for switch in SWITCHES if "_" in switch and switch in told]


def test_pages_are_written_into_a_folder_that_is_there(called: Called, tmp_path: Path) -> None:
    """And nowhere else."""
    assert called("rules", "--pages", str(tmp_path / "nowhere")).returncode == 2
    assert called("rules", "--pages", str(tmp_path)).returncode == 0
    assert (tmp_path / "rules" / "it" / "classic.md").is_file()


@pytest.mark.parametrize("lang", Words.available())
def test_help_is_in_the_language_of_the_reader(called: Called, lang: str) -> None:
    """`--lang` is obeyed by the help itself."""
    words = Words(lang)
    told = called("play", "--lang", lang, "--help").stdout

    assert told.startswith(words.t("cli-heading-usage"))
    assert words.t("cli-option-seed").split()[0] in told
    assert f"\n{words.t('cli-heading-options')}\n" in told
    assert re.search(rf"--rule {words.t('cli-metavar-name')}={words.t('cli-metavar-value')} ", told)
    assert told == called("help", "play", "--lang", lang).stdout


@pytest.mark.parametrize("lang", Words.available())
def test_help_writes_what_stands_for_a_value_as_its_sentences_do(lang: str) -> None:
    """No sentence speaks of FILE where the list says ARCHIVO."""
    signs = {
        "UNO",
        "JSON",
        "NATS",
        "TOML",
        "ID",
        "REF",
        *(text.strip() for key, text in messages(lang, "cli").items() if "metavar" in key),
    }
    for key, text in messages(lang, "cli").items():
        if "metavar" not in key:
            assert set(re.findall(r"\b[A-ZÀ-Ý]{2,}\b", text)) <= signs, key


def test_the_environment_chooses_the_language_unless_the_option_does(called: Called) -> None:
    """LANG speaks last."""
    assert called("rules", "turn.match", LANG="it_IT.UTF-8").stdout == Words("it").clause("turn.match") + "\n"
    assert (
        called("rules", "turn.match", "--lang", "fr-CA", LANG="it_IT.UTF-8").stdout == Words("fr-CA").clause("turn.match") + "\n"
    )


def test_a_game_is_played_by_the_sheet_of_the_language_unless_another_is_named(called: Called) -> None:
    """As in a browser. What a game was begun with stays, whatever is spoken later."""
    spoken = called("play", "--lang", "es-419", "--seed", "3")
    named = called("watch", "--lang", "es-419", "--sheet", "fr-FR", "--pace", "0", "--target", "1", "--seed", "3")

    assert Words("es-419").sheet("es-419") in spoken.stdout.splitlines()[0]
    assert Words("es-419").sheet("fr-FR") in named.stdout.splitlines()[0]
    (saved,) = (Path(called.env["XDG_STATE_HOME"]) / "lastcard" / "games").iterdir()
    assert "\nsheet es-419\n" in saved.read_text()
    assert Words("it").sheet("es-419") in called("play", "--resume", "--lang", "it").stdout


def test_replay_tells_a_game_in_sentences(called: Called, tmp_path: Path) -> None:
    """Everything is laid open, from the draw for the deal on."""
    match = Match.new("classic", players=3, seed=7)
    match.move(1, "play Y5")
    path = tmp_path / "game.lastcard"
    match.save(path)
    told = called("replay", str(path)).stdout

    assert told.startswith("Record of a game: Classic, 3 players")
    assert "Player 2 plays Yellow 5." in told
    assert told.endswith("The record stops here, before the end of the game.\n")
    events = [json.loads(line) for line in called("replay", "--json", str(path)).stdout.splitlines()]
    assert {"event": "played", "seat": 1, "card": "Y5"} in events


def test_replay_names_the_line_that_is_wrong(called: Called, tmp_path: Path) -> None:
    """And tells nothing of a game it cannot trust."""
    path = tmp_path / "game.lastcard"
    path.write_text("lastcard 1\nedition classic\nsheet en\nplayers 3\nseed 7\nround 1\n0 play R9\n")
    done = called("replay", str(path))

    assert (done.returncode, done.stdout) == (2, "")
    assert "Line 7" in done.stderr


def test_watch_shows_bots_to_the_end(called: Called) -> None:
    """No pace, a low target: the match is over at once."""
    done = called("watch", "--pace", "0", "--target", "30", "--edition", "urrrhhh", "--seed", "5")
    assert done.returncode == 0
    assert done.stdout.endswith("Thank you for playing!\n")


def test_the_referee_answers_line_by_line_and_passes_over_blank_ones(called: Called) -> None:
    """Raw bytes are answered, too."""
    done = called("referee", typed=b'\n{"op": "editions"}\n  \n\xff\xfe\n')
    first, second = done.stdout.splitlines()
    assert json.loads(first)["ok"]
    assert json.loads(second)["error"]["code"] == "bad_json"


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`lastcard rules | head -1` says nothing on standard error."""
    with subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as talking:
        assert talking.stdout is not None
        talking.stdout.readline()
        talking.stdout.close()
        assert talking.stderr is not None
        assert talking.stderr.read() == b""


@pytest.mark.parametrize(
    ("args", "unwanted"),
    [
        (["--help"], ["msgspec", "fluent", "textual", "rich", "lastcard.match"]),
        (["play", "--plain"], ["textual", "numpy", "rich", "websockets", "starlette"]),
    ],
)
def test_nothing_is_imported_that_is_not_used(tmp_path: Path, args: list[str], unwanted: list[str]) -> None:
    """Starting stays quick: what a command does not need is not loaded."""
    code = f"import sys; from lastcard.cli import run; run({args}); print('\\n', *sys.modules, file=sys.stderr)"
    env = Called(tmp_path).env
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, input="", check=True, timeout=600, env=env
    )
    loaded = set(done.stderr.split())
    assert not [name for name in unwanted if name in loaded]


def test_one_game_does_not_lose_another(called: Called) -> None:
    """A game that was left is still there after another was played to its end."""
    called("play", "--seed", "3", typed="1\n")
    called("play", "--seed", "4", "--target", "10", "--players", "2", typed="1\n" * 500)

    assert called("play", "--resume").stdout.startswith("You are back at the table.\n")


def test_the_version_is_told(called: Called) -> None:
    """One line, for scripts."""
    assert called("--version").stdout == f"{lastcard.__version__}\n"


def test_messages_name_the_command_that_was_typed(called: Called) -> None:
    """Who has only ./go is told of ./go."""
    env = called.env | {"LASTCARD_COMMAND": "./go"}
    done = subprocess.run([*COMMAND, "play", "--nope"], capture_output=True, text=True, env=env, check=False)

    assert "./go play --help" in done.stderr


@pytest.mark.parametrize(
    ("missing", "args", "extras"),
    [
        ("websockets", "join http://localhost:8000/t/abcdefghjkmn", "join"),
        ("uvicorn", "serve --no-open", "serve"),
        ("starlette", "play --serve", "serve"),
        ("apsw", "backup tables.zip", "serve"),
        ("apsw", "restore tables.zip", "serve"),
        ("websockets", "bench server", "serve"),
        ("numba", "simulate", "batch"),
        ("numba matplotlib", "simulate --plot found.svg", "batch,plot"),
        ("ray", "simulate --rounds 1 --cluster local", "ray"),
        ("numba", "balance", "batch"),
        ("numba", "train", "batch"),
        ("numba matplotlib", "balance --picture found.svg", "batch,plot"),
        ("numpy", "bench batch", "batch"),
        ("numba matplotlib", "bench growth --quick --picture found.svg", "batch,plot"),
        ("numba", "prove twins", "batch"),
        ("rlcard", "bench bots --against rlcard", "bench"),
        ("rlcard", "bench engine --rounds 1 --passes 1 --json", "bench"),
    ],
)
def test_a_missing_extra_says_how_to_install_it(called: Called, missing: str, args: str, extras: str) -> None:
    """Each by its own name; a measurement is made without its peers, and says so."""
    done = called("--lang", "en", *args.split(), missing=missing)

    assert done.returncode == (0 if args.startswith("bench engine") else 2)
    assert done.stderr.endswith(f": pip install 'lastcard[{extras}]'\n")
