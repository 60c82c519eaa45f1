"""House rules and decks of one's own on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.calling import Called
from lastcard import Match, load, load_deck
from lastcard.cli import run
from lastcard.cli.settings import first_settings, settings_of
from lastcard.editions import EDITIONS
from lastcard.editions.grand import GRAND
from lastcard.rules.house import PRESETS
from lastcard.words import Words
from table import clause

SMALL = 'name = "Small"\ncolours = ["red", "blue"]\n\n[cards]\n"1-9" = 1\n\n[wilds]\nW = 4\n'
GIVEN: dict[str, object] = dict.fromkeys(("edition", "deck", "sheet", "players", "people", "bots", "scoring", "target", "seed"))
EN = Words("en")
STORIES = Path(__file__).parents[1] / "playthroughs"


@pytest.fixture
def called(tmp_path: Path) -> Called:
    """The command, ready to be called."""
    return Called(tmp_path)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck file."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return path


# --- Rules -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_its_switches_and_each_can_be_changed(preset: str) -> None:
    """A preset is a set of values, never a mode."""
    settings = settings_of(EN, GIVEN | {"preset": preset, "rule": ("hand_size=6", "jump_in=false")})
    assert settings.rules == PRESETS[preset] | {"hand_size": 6, "jump_in": False}


@clause("house.teams.partners", "house.hand_size", "house.deck_file")
@pytest.mark.parametrize(
    ("args", "possible"),
    [
        (["play", "--preset", "chaos"], "plain, stackers, party, lightning, partners, mayhem"),
        (["serve", "--preset", "chaos"], "plain, stackers, party, lightning, partners, mayhem"),
        (["play", "--rule", "stacking=all"], "off, same, any"),
        (["watch", "--rule", "jump_in=yes"], "false, true"),
        (["simulate", "--rule", "hand_size=11"], "2, 3, 4, 5, 6, 7, 8, 9, 10"),
        (["play", "--rule", "catch_penalty=0"], "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        (
            ["play", "--rule", "nope=1"],
            "stacking, jump_in, seven_zero, draw, force_play, finish, teams, hand_size",
        ),
        (["play", "--preset", "partners", "--players", "5"], "4, 6, 8, 10"),
        (["watch", "--rule", "teams=true", "--players", "2"], "4, 6, 8, 10"),
        (["simulate", "--compare", "teams=true", "--players", "3"], "4, 6, 8, 10"),
        (
            ["play", "--deck", "DECK", "--players", "4"],
            "with 4 players: hands of up to 5; with such hands: up to 3 players.",
        ),
        (["play", "--deck", "DECK", "--players", "10", "--rule", "hand_size=3"], "hands of up to 2; with such hands: up to 7"),
        (["serve", "--deck", "DECK"], "hands of up to 5"),
        (["play", "--deck", "DECK", "--edition", "classic"], "Give --edition or --deck, not both."),
        (["play", "--deck", "nowhere.toml"], "There is no file “nowhere.toml”."),
        (["editions", "--deck", "nowhere.toml"], "There is no file “nowhere.toml”."),
        (["deck", "check", "."], "is not a file"),
        (["deck"], "Write a deck of your own"),
        (["deck", "nope"], "new, check"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(
    args: list[str], possible: str, deck: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with 2, and prints nothing to standard output."""
    monkeypatch.setenv("LASTCARD_LANG", "en")

    assert run([str(deck) if arg == "DECK" else arg for arg in args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert possible in said.err


def test_what_a_server_begins_with_is_what_was_given(deck: Path) -> None:
    """Nothing, unless it was."""
    nothing: dict[str, object] = {"edition": None, "deck": None, "preset": None, "rule": ()}
    assert first_settings(EN, nothing) == {}
    assert first_settings(EN, nothing | {"preset": "plain"}) == {"rules": {}}
    assert first_settings(EN, nothing | {"edition": "grand", "rule": ("teams=true",)}) == {
        "edition": "grand",
        "deck": None,
        "rules": {"teams": True},
    }
    small = first_settings(EN, nothing | {"deck": str(deck), "rule": ("hand_size=5",)})
    assert (small["deck"]["name"], small["rules"]) == ("Small", {"hand_size": 5})


# --- Decks -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", Words.available())
def test_a_new_deck_file_is_explained_holds_what_it_says_and_is_never_overwritten(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In every language: the classic deck and one of each special card."""
    path = tmp_path / "my.toml"
    assert run(["deck", "new", str(path), "--lang", lang]) == 0
    assert f"play --deck {path}" in capsys.readouterr().out
    edition = load_deck(path)
    assert edition.id == Words(lang).t("terminal-deck-mine")
    assert len(edition.deck.cards) == 113
    assert edition.deck.specials == GRAND.deck.specials
    text = path.read_text(encoding="utf-8")
    assert all(
        Words(lang).t(f"terminal-deck-new-{part}").splitlines()[0] in text for part in ("name", "colours", "cards", "wilds")
    )
    assert run(["deck", "new", str(path), "--lang", lang]) == 2
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("args", [("deck", "check"), ("editions", "--deck")])
def test_what_a_deck_holds_is_told(called: Called, deck: Path, args: tuple[str, ...]) -> None:
    """Its cards and colours, and for how many it is enough."""
    told = called(*args, str(deck)).stdout
    assert "Cards in “Small”: 22. Colors: red and blue." in told
    assert ["1-9", "1", "18"] in [line.split() for line in told.splitlines()]
    assert ["Wild", "4"] in [line.split() for line in told.splitlines()]
    assert "Hands of 7: up to 3 players." in told


BROKEN = [
    ('name = "Small"', 'name = "classic"', 1, "An edition is called “classic”"),
    ('name = "Small"', "name = 5", 1, "The name is one line of text"),
    ('"red", "blue"', '"red", "mauve"', 2, "blue, green, red, yellow, pink, purple"),
    ('"red", "blue"', '"red"', 2, "two to four"),
    ('"1-9" = 1', '"1-9" = 3', 5, "“cards.1-9” must be a whole number from 0 to 2"),
    ('"1-9" = 1', '"9-1" = 1', 5, "a digit, a range such as 1-9"),
    ('"1-9" = 1', '"1-2" = 1', 4, "at least 20 cards"),
    ("W = 4", "W = 5", 8, "from 0 to 4"),
    ("W = 4", "WX = 4", 8, "W, W4, WB"),
    ("[wilds]", "[wilds", 7, "This is not TOML"),
    ("[wilds]", "[wild]", 7, "name, colours, cards, wilds"),
]


@clause("house.deck_file")
@pytest.mark.parametrize(("line", "broken", "number", "possible"), BROKEN)
def test_a_broken_line_is_named_and_says_what_would_be_possible(
    line: str, broken: str, number: int, possible: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever a deck can be given, and changed by nobody."""
    path = tmp_path / "broken.toml"
    path.write_text(SMALL.replace(line, broken), encoding="utf-8")
    for args in (["deck", "check"], ["play", "--deck"], ["watch", "--deck"], ["serve", "--deck"], ["editions", "--deck"]):
        assert run([*args, str(path), "--lang", "en"]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert f"Line {number} of the deck file" in said.err
        assert possible in said.err


def test_a_broken_line_is_explained_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what would be possible."""
    path = tmp_path / "broken.toml"
    path.write_text(SMALL.replace("W = 4", "W = 5"), encoding="utf-8")
    assert run(["deck", "check", str(path), "--lang", "it"]) == 2
    assert "'W = 5'\n“wilds.W” deve essere un numero intero da 0 a 4." in capsys.readouterr().err


def test_a_deck_file_from_anywhere_steers_no_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is in a broken line is quoted; what is no text has a line as well."""
    path = tmp_path / "hostile.toml"
    path.write_bytes(b'name = "\x1b[2J"\n')
    assert run(["deck", "check", str(path), "--lang", "en"]) == 2
    assert "\x1b" not in capsys.readouterr().err
    path.write_bytes(b'name = "x"\ncolours = "\xff"\n')
    assert run(["deck", "check", str(path), "--lang", "en"]) == 2
    assert "Line 2 of the deck file" in capsys.readouterr().err


def test_all_editions_are_listed_with_their_special_cards(called: Called) -> None:
    """The grand one with all five."""
    told = " ".join(called("editions", COLUMNS="200").stdout.split())
    for edition in EDITIONS:
        assert all(EN.card(card.text) in told for card in edition.deck.specials)
        assert edition.id in told
    assert "128" in told


# --- Games -------------------------------------------------------------------------------------------------------------------


def test_a_game_with_a_deck_and_house_rules_is_saved_resumed_replayed_and_verified(
    called: Called, deck: Path, tmp_path: Path
) -> None:
    """Its record says by which rules and with which cards; the list of saved games does, too."""
    table = ("--deck", str(deck), "--players", "2", "--preset", "mayhem", "--rule", "hand_size=4", "--seed", "3")
    called("play", *table, typed="1\n")
    called("play", "--preset", "party", "--seed", "4", typed="1\n")
    (saved,) = (tmp_path / "lastcard" / "games").glob("*-deck.lastcard")
    match = load(saved.read_text(encoding="utf-8"))
    assert match.header.deck is not None
    assert match.header.rules == PRESETS["mayhem"] | {"hand_size": 4}
    listed = called("play", "--resume", typed="quit\n").stdout
    assert ". Small · Your own mix, 2 players" in listed
    assert ". Classic · Party, 4 players" in listed
    resumed = called("play", "--resume", str(saved), typed="quit\n")
    assert "Small, 2 players" in resumed.stdout
    told = called("replay", str(saved))
    assert told.returncode == 0
    assert "Record of a game: Small, 2 players" in told.stdout
    assert "Each player is dealt 4 cards" in told.stdout
    assert called("verify", str(saved)).returncode == 1, "nothing was committed at a table at home"


@clause("house.teams.score", "house.teams.match")
def test_a_replay_names_both_who_win_together(called: Called) -> None:
    """And scores as they do: by pairs."""
    told = called("replay", str(STORIES / "partners-4.txt")).stdout
    assert "Player 1 and Player 3 win the round. " in told
    assert "Scores: Player 1 and Player 3: 33, Player 2 and Player 4: 0.\n" in told


def test_bots_play_with_a_deck_and_house_rules_to_the_end(called: Called, deck: Path) -> None:
    """As they do with any edition."""
    rules = ("--preset", "mayhem", "--target", "20", "--seed", "1", "--pace", "0", "--players", "2")
    done = called("watch", "--deck", str(deck), *rules)
    assert done.returncode == 0
    assert "wins the game!" in done.stdout


@clause("house.deck_file")
def test_a_program_plays_a_deck_by_house_rules(deck: Path) -> None:
    """Anywhere an edition can be given."""
    match = Match.new(load_deck(deck), players=2, rules={"stacking": "any", "hand_size": 3}, seed=1)
    assert load(match.record()).state == match.state
    assert [len(hand) for hand in match.state.hands] == [3, 3]
