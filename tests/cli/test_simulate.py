"""`lastcard simulate` as people and scripts call it."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.batch import compiling, simulate
from lastcard.batch import report as reports
from lastcard.cli import run
from lastcard.words import Words


class Called:
    """Calls the command in this process, where everything is compiled already."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str, lang: str = "en") -> tuple[int, str, str]:
        """How it ended, and what it wrote to standard output and error."""
        code = run(["simulate", "--lang", lang, *args])
        out, err = self.capsys.readouterr()
        return code, out, err


DASH = "\u2013"


@pytest.fixture
def called(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Called:
    """The command, ready to be called."""
    simulate(rounds=1)
    # Where nothing was compiled before, that was said.
    capsys.readouterr()
    monkeypatch.setattr(compiling, "tell", compiling.tell)
    return Called(capsys)


def _row(text: str, label: str) -> list[str]:
    """The words of a line that begins with a label."""
    line = next(line for line in text.splitlines() if line.strip().startswith(label))
    return line.strip().removeprefix(label).split()


def test_a_simulation_is_told_in_tables_with_bars(called: Called) -> None:
    """Round length, points, who wins by place from the dealer and with which card; the numbers are those of the library."""
    code, out, err = called("--rounds", "3000", "--seed", "7", "--edition", "urrrhhh")

    told = reports.facts(simulate("urrrhhh", rounds=3000, seed=7))
    assert (code, err) == (0, "")
    assert "Urrrhhh, 4 players, rules of the English sheet\nPolicy: random\n" in out
    turns = told["turns_per_round"]
    low, _, high = turns["quantiles"]
    assert _row(out, "Turns per round")[:-1] == [
        *(f"{turns['mean']:.1f}", f"{turns['low']:.1f}", DASH, f"{turns['high']:.1f}"),
        *(str(low), DASH, str(high)),
    ]
    assert set(_row(out, "Points per round")[-1]) <= set("▁▂▃▄▅▆▇█")
    assert _row(out, "Rounds") == ["3,000"]
    first = told["places"][1]
    assert _row(out, "1, who plays first")[0] == f"{100 * first['share']:.2f}%"
    assert _row(out, "the dealer")[-1].startswith("█")
    assert _row(out, "Urrrhhh  ")[0] == f"{100 * told['last_cards']['WU']['share']:.2f}%"
    assert "Draw Two" in out


def test_each_language_has_its_own_words(called: Called) -> None:
    """Headings, places and cards are said in the language asked for."""
    _, out, _ = called("--rounds", "200", lang="it")

    assert "Classica, 4 giocatori" in out
    for text in ("Turni per round", "chi gioca per primo", "il mazziere", "Jolly Pesca Quattro", "Pesca Due"):
        assert text in out


def test_seats_are_told_where_their_policies_differ(called: Called) -> None:
    """By rounds, points and games won; a table of equals has no such table."""
    _, out, _ = called("--matches", "40", "--players", "2", "--policy", "heuristic,random")
    _, alike, _ = called("--matches", "40", "--players", "2", "--policy", "random")

    assert "Policy: heuristic, random" in out
    better, worse = (float(_row(out, label)[0]) for label in ("0 heuristic", "1 random"))
    assert better > worse
    assert _row(out, "Games")[0] == "40"
    assert "Games won" in out
    assert "Games won" not in alike


def test_settings_are_compared_in_columns_with_their_differences(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table, the first setting as it is and each other beside it, with what it adds; a mark where that is no chance."""
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = called(
        "--rounds", "2000", "--policy", "uniform", "--compare", "bluffing=false", "--compare", "drawn_card=must,target=9"
    )

    plain, honest, _ = reports.compare(
        [{}, {"rules": {"bluffing": False}}, {"rules": {"drawn_card": "must", "target": 9}}],
        rounds=2000,
        policy="uniform",
        seed=1,
    )
    assert "#1: as the sheet has it\n#2: bluffing false\n#3: drawn_card must and target 9\n" in out
    assert out.count("Place from the dealer") == 1
    heading = next(line for line in out.splitlines() if "#2 - #1" in line)
    assert heading.strip().endswith("#3 - #1")
    turns = _row(out, "Turns per round")
    assert turns[0] == f"{plain.turns_per_round:,.2f}"
    assert turns[3] == f"{honest.turns_per_round:,.2f}"
    assert turns[6] == f"{honest.turns_per_round - plain.turns_per_round:+,.2f}"
    assert turns[9] == "*"
    assert "* outside the 95% interval" in out


def test_the_same_setting_twice_differs_by_nothing(called: Called) -> None:
    """The seed is the same for all, and no difference is marked."""
    _, out, _ = called("--rounds", "500", "--compare", "bluffing=true")

    rows = [line for line in out.splitlines() if "±" in line]
    assert len(rows) > 20
    assert all(re.search(r"\+0\.00 ± 0\.00%?\s*$", line) for line in rows)
    assert "shows nothing" not in out


def test_a_narrow_terminal_gets_each_comparison_whole(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit side by side comes one comparison after the other, and nothing is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("FORCE_COLOR", "1")
    _, out, _ = called("--rounds", "500", "--compare", "bluffing=false", "--compare", "target=9")

    assert "…" not in out
    assert out.count("Turns per round") == 2
    assert max(len(re.sub(r"\x1b\[[\d;?]*\w", "", line)) for line in out.splitlines()) <= 80


@pytest.mark.parametrize("lang", Words.available())
@pytest.mark.parametrize(
    "args", ["--policy heuristic,random,random,random --matches 40", "--rounds 300 --policy uniform --compare bluffing=false"]
)
def test_tables_and_bars_fit_eighty_columns(called: Called, lang: str, args: str) -> None:
    """In every language, with long names; nothing is cut off, and no per cent sign stands on a line below its figure."""
    _, out, _ = called("--edition", "jokers-wild", *args.split(), lang=lang)

    assert "…" not in out
    assert not re.search(r"^\s*%", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80


def test_a_switch_that_nobody_can_show_is_named(called: Called) -> None:
    """`random` never bluffs and never challenges: the tables would say that the switch does nothing."""
    _, out, _ = called("--rounds", "500", "--compare", "bluffing=false")
    _, shown, _ = called("--rounds", "500", "--policy", "uniform", "--compare", "bluffing=false")
    _, alone, _ = called("--rounds", "500", "--rule", "catch_until=held")

    assert "bluffing makes no difference here. Deals that went exactly as without it: 500," in " ".join(out.split())
    assert "What would make a difference: --policy uniform." in out
    assert "shows nothing" not in shown
    assert "catch_until makes no difference here" in alone


def test_of_several_switches_those_are_named_that_show_nothing(called: Called) -> None:
    """Each is taken back by itself; what matters in whole games alone is known by that."""
    _, out, _ = called("--rounds", "500", "--compare", "bluffing=false,scoring=low", "--compare", "target=9")

    assert "bluffing makes no difference" in out
    assert "scoring makes no difference" not in out
    assert "target makes no difference" in out
    assert "What would make a difference: --matches." in out


def test_programs_get_the_same_on_standard_error(called: Called) -> None:
    """So that what they read stays what it is; the differences are in it."""
    _, out, err = called("--rounds", "300", "--json", "--compare", "bluffing=false")

    assert "bluffing makes no difference here" in err
    assert json.loads(out)[1]["differences"]["turns_per_round"] == {"difference": 0.0, "margin": 0.0}


def test_json_is_one_line_with_every_setting(called: Called) -> None:
    """A list of objects, as `report.facts` has them."""
    code, out, _ = called("--rounds", "300", "--seed", "0", "--json", "--compare", "bluffing=false")

    plain, honest = json.loads(out)
    assert code == 0
    assert (plain["seed"], plain["rounds"], plain["rules"]["bluffing"], honest["rules"]["bluffing"]) == (0, 300, True, False)
    assert plain["turns_per_round"] == reports.facts(simulate(rounds=300, seed=0))["turns_per_round"]


def test_a_policy_duels_with_another(called: Called) -> None:
    """Alone against it in all other seats, on the same deals: a row for people, one object for programs."""
    _, told, _ = called("--policy", "heuristic", "--against", "random", "--players", "3", "--rounds", "3000")
    _, printed, _ = called("--policy", "heuristic", "--against", "random", "--players", "3", "--rounds", "3000", "--json")
    done = json.loads(printed)

    assert (done["level"], done["against"], done["players"], done["rounds"]) == ("heuristic", "random", 3, 3000)
    assert 1 / 3 < done["share"] < 1 / 2
    assert f"{done['share']:.2%} ± {done['margin']:.2%}" in told
    assert "heuristic : 2 x random, classic" in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--against nobody", "nobody"),
        ("--policy random,uniform --players 2 --against random", "random,uniform"),
        ("--against random --csv", "--csv"),
        ("--against random --compare drawn_card=must", "--compare"),
    ],
)
def test_a_duel_that_cannot_be_is_refused(called: Called, args: str, said: str) -> None:
    """With what was wrong."""
    code, _, refused = called(*args.split())

    assert code != 0
    assert said in refused


def test_csv_is_a_line_for_each_setting(called: Called) -> None:
    """Under one line of names."""
    _, out, _ = called("--rounds", "300", "--csv", "--compare", "bluffing=false")

    lines = list(csv.DictReader(io.StringIO(out)))
    assert [line["rule_bluffing"] for line in lines] == ["True", "False"]
    assert {line["policies"] for line in lines} == {"random random random random"}


def test_a_picture_is_drawn_beside_the_tables(called: Called, tmp_path: Path) -> None:
    """Its words are those of the language."""
    pytest.importorskip("matplotlib")
    file = tmp_path / "found.svg"

    code, out, _ = called("--rounds", "300", "--plot", str(file), lang="fr-FR")

    assert code == 0
    assert "Tours par manche" in out
    drawn = file.read_text(encoding="utf-8")
    for text in ("Classique", "Durée d'une manche", "Tours par manche", "Part des manches", "Chances égales", "Dans le jeu"):
        assert re.search(f"<!-- {text}.*-->", drawn), text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--edition", "nope"], "Unknown edition “nope”. Possible editions: classic, kickin-battle"),
        (["--sheet", "nope"], "Unknown sheet “nope”."),
        (["--players", "1"], "A game has 2 to 10 players."),
        (["--players", "11"], "A game has 2 to 10 players."),
        (["--players", "many"], "A game has 2 to 10 players."),
        (["--policy", "nope"], "Unknown policy “nope”. Possible policies: random, uniform, heuristic"),
        (["--policy", "random,uniform"], "2 policies were given for 4 players. Give one, or one for each seat."),
        (["--rule", "nope=1"], "Unknown rule switch “nope”."),
        (["--rule", "bluffing=maybe"], "“maybe” is not a value of “bluffing”. Possible values: true, false."),
        (["--compare", "bluffing"], "“bluffing” is not a switch and its value."),
        (["--compare", "nope=1"], "Unknown rule switch “nope”."),
        (["--json", "--csv"], "Give --json or --csv, not both."),
        (["--rounds", "5", "--matches", "5"], "Give --rounds or --matches, not both."),
        (["--threads", "9999"], "--threads must be a whole number from 1 to 4,095."),
        (["--plot", "found.nope"], "“found.nope” is not a kind of picture that can be drawn. Its name may end in: "),
        (["--plot", "no/such/folder/found.svg"], "The file “no/such/folder/found.svg” cannot be written."),
    ],
)
def test_a_wrong_call_is_answered_with_what_would_have_been_possible(called: Called, args: list[str], said: str) -> None:
    """Before anything is played: nothing is on standard output, and the code is 2."""
    code, out, err = called(*args)

    assert (code, out) == (2, "")
    assert err.startswith(said)


def test_without_matplotlib_a_picture_is_refused_before_anything_is_played(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message names the extra that would bring it."""
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)

    code, out, err = called("--plot", "found.svg")

    assert (code, out) == (2, "")
    assert "pip install 'lastcard[plot]'" in err


def test_a_picture_that_cannot_be_written_after_all_leaves_the_tables(
    called: Called, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was played is lost."""
    file = tmp_path / "found.svg"

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("lastcard.cli.simulating.plot", full)
    code, out, err = called("--rounds", "300", "--plot", str(file))

    assert code == 2
    assert "Turns per round" in out
    assert err == f"The file “{file}” cannot be written.\n"


def test_compiling_is_announced_in_the_language_of_the_reader(called: Called) -> None:
    """The library says it in English; the command line puts its own words in place."""
    called("--rounds", "1", lang="es-ES")

    compiling.tell()

    assert called.capsys.readouterr().err == Words("es-ES").t("report-compiling") + "\n"


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Interrupts count, also where these tests run in the background: whatever is started there ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def read_to_the_end(screen: int) -> None:
    """Read a screen until its process has ended, which Linux tells with an error."""
    with contextlib.suppress(OSError):
        while os.read(screen, 4096):
            pass


@pytest.mark.usefixtures("interrupts")
def test_an_interrupt_gives_what_is_done_so_far() -> None:
    """A bar on standard error shows that it has begun; Ctrl-C ends it with tables of whole rounds, and with 130."""
    screen, stderr = pty.openpty()
    command = [sys.executable, "-m", "lastcard", "simulate", "--rounds", str(10**12), "--lang", "en", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, env=os.environ | {"TERM": "xterm"})
    os.close(stderr)
    try:
        seen = b""
        while not re.search(rb"[1-9]\d*/10{12}", seen):
            seen += os.read(screen, 4096)
        process.send_signal(signal.SIGINT)
        # A screen that nobody reads fills up, and the bar would wait for ever.
        reader = threading.Thread(target=read_to_the_end, args=(screen,))
        reader.start()
        out, _ = process.communicate()
        reader.join()
    finally:
        process.kill()
        os.close(screen)

    (told,) = json.loads(out)
    assert process.returncode == 130
    assert told["stopped"] is True
    assert 0 < told["rounds"] < 10**12
    assert told["rounds"] == sum(seat["wins"] for seat in told["seats"]) + told["blocked"]
