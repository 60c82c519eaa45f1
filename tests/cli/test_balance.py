"""`lastcard balance` as people and scripts call it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lastcard.batch import compiling
from lastcard.batch.balance import measure
from lastcard.cli import run
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.words import Words

SHORT = ("--rounds", "60", "--matches", "4")

DECK = """name = "Pocket"
colours = ["red", "blue"]
[cards]
"1-9" = 2
"+2" = 2
[wilds]
W = 2
WB = 1
"""


class Called:
    """Calls the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str, lang: str = "en") -> tuple[int, str, str]:
        """How it ended, and what it wrote to standard output and error."""
        code = run(["balance", "--lang", lang, *args])
        out, err = self.capsys.readouterr()
        return code, out, err


@pytest.fixture
def called(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Called:
    """The command, ready to be called."""
    # Where nothing was compiled before, that is said, once a process.
    measure(rounds=1, matches=1)
    capsys.readouterr()
    monkeypatch.setattr(compiling, "tell", compiling.tell)
    return Called(capsys)


def test_everything_is_told_in_tables(called: Called) -> None:
    """The figures are those of the library."""
    code, out, err = called(*SHORT, "--seed", "7")

    told = measure(rounds=60, matches=4, seed=7)
    assert (code, err) == (0, "")
    assert "Classic, 4 players, rules of the English sheet\nPolicy: medium\nRounds of each setting: 60, games: 4\n" in out
    assert re.search(rf"Turns per round +{told.round_turns.mean.value:.1f} ", out)
    assert re.search(rf"1, who plays first +{100 * told.places[1].value:.2f} ± ", out)
    assert re.search(rf"1 reference, 3 random +{100 * told.skill[0].rounds.above_even.value:.1f} ± ", out)
    assert re.search(rf"The leader at half-time wins the game +{100 * told.runaway.share.value:.1f} ± ", out)
    worth = re.escape(f"{100 * told.cards['W4'].worth.value:+.2f}")
    assert re.search(rf"Wild Draw Four +3\.7% +{worth} ± ", out)
    assert re.search(r"catch_penalty 10 +=", out)
    assert re.search(r"draw until +\+\d", out)


def test_json_has_all_figures_with_their_intervals(called: Called) -> None:
    """One object, and nothing else on standard output."""
    _, out, _ = called(*SHORT, "--json", "--preset", "party", "--rule", "draw=one", "--edition", "grand", "--players", "3")

    told = json.loads(out)
    assert (told["edition"], told["players"], told["policy"], told["rounds"], told["matches"]) == ("grand", 3, "medium", 60, 4)
    assert (told["rules"]["stacking"], told["rules"]["seven_zero"], told["rules"].get("draw")) == ("any", True, None)
    assert {"value", "low", "high"} == set(told["blocked"])
    assert set(told["cards"]["WB"]) == {"deck", "worth", "last"}
    assert len(told["places"]) == 3
    assert {"share", "even", "cases"} == set(told["runaway"]) == set(told["comeback"]) == set(told["closing"])
    changed = {name for change in told["changes"] for name in change["rules"]}
    assert changed == {*SWITCHES, *HOUSE} - {"target", "teams"}
    assert {change["preset"] for change in told["changes"]} >= {None, "plain", "mayhem"}


def test_a_deck_of_ones_own_is_measured(called: Called, tmp_path: Path) -> None:
    """By its name and its cards; what it has none of is not listed."""
    file = tmp_path / "pocket.toml"
    file.write_text(DECK, encoding="utf-8")

    code, out, _ = called(*SHORT, "--deck", str(file), "--players", "2")

    assert code == 0
    assert "Pocket, 2 players" in out
    assert "Kickin' Battle" in out
    assert "Wild Draw Four" not in out


@pytest.mark.parametrize("lang", Words.available())
def test_tables_fit_eighty_columns(called: Called, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language; nothing is cut off, and no per cent sign stands on a line below its figure."""
    monkeypatch.setenv("COLUMNS", "80")

    _, out, _ = called(*SHORT, "--edition", "jokers-wild", lang=lang)

    assert "…" not in out
    assert not re.search(r"^\s*%", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80


def test_a_picture_is_drawn_beside_the_tables(called: Called, tmp_path: Path) -> None:
    """Its words are those of the language."""
    pytest.importorskip("matplotlib")
    file = tmp_path / "found.svg"

    code, _, _ = called(*SHORT, "--picture", str(file), lang="it")

    drawn = file.read_text(encoding="utf-8")
    assert code == 0
    titles = ("Quanto dura un round", "Quanto vale una carta nella prima mano", "Abilità con altre regole")
    for text in (*titles, "stacking any", "mayhem"):
        assert f"<!-- {text} -->" in drawn, text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--edition", "nope"], "Unknown edition “nope”."),
        (["--deck", "nope.toml"], "nope.toml"),
        (["--rule", "nope=1"], "nope"),
        (["--rule", "stacking=nope"], "off, same, any"),
        (["--rule", "hand_size=99"], "10"),
        (["--preset", "nope"], "mayhem"),
        (["--policy", "nope"], "medium"),
        (["--policy", "medium,random"], "medium,random"),
        (["--players", "11"], "10"),
        (["--preset", "partners", "--players", "5"], "4, 6, 8"),
        (["--picture", "found.nope"], "found.nope"),
        (["--rounds", "0"], "--rounds does not accept that."),
        (["--matches", "2000001"], "--matches does not accept that."),
    ],
)
def test_what_cannot_be_measured_is_refused(called: Called, args: list[str], said: str) -> None:
    """With a sentence that says what would have been possible."""
    code, out, err = called(*args)

    assert (code, out) == (2, "")
    assert said in err


def test_a_deck_file_is_refused_with_its_line(called: Called, tmp_path: Path) -> None:
    """As everywhere."""
    file = tmp_path / "wrong.toml"
    file.write_text(DECK.replace('"+2" = 2', '"+2" = 9'), encoding="utf-8")

    code, _, err = called("--deck", str(file))

    assert code == 2
    assert "5" in err
    assert "must be a whole number from 0 to 2" in err


def test_a_game_alone_is_measured_sooner(called: Called, tmp_path: Path) -> None:
    """Without other rules, in the tables and in the picture."""
    pytest.importorskip("matplotlib")
    file = tmp_path / "found.svg"

    code, out, _ = called(*SHORT, "--alone", "--picture", str(file))

    assert code == 0
    assert "Wild Draw Four" in out
    assert "Rule changed" not in out
    assert "under other rules" not in file.read_text(encoding="utf-8")


def test_a_level_that_is_not_compiled_is_named(called: Called) -> None:
    """It is measured all the same, more slowly."""
    code, out, err = called("--policy", "easy", "--rounds", "1", "--matches", "1", "--json", "--alone")

    assert code == 0
    assert "Not compiled: easy." in err
    assert json.loads(out)["policy"] == "easy"
