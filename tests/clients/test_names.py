"""What people and bots were called in a match, from the file of its record."""

from __future__ import annotations

import pytest

from lastcard.clients.names import BadName, checked_names, names_of, with_names
from lastcard.match import Match
from lastcard.protocol import PERSON
from lastcard.replay import load
from lastcard.words import Words

RECORD = Match.new("classic", players=3, seed=7).record()


def test_a_saved_game_calls_bots_bots() -> None:
    """Numbered among themselves, as they were at the table."""
    saved = f"# seats {PERSON} easy medium\n{RECORD}"
    assert names_of(saved, 3, Words("en")) == ("Player 1", "Bot 1", "Bot 2")


def test_a_game_of_a_served_table_keeps_everybodys_name() -> None:
    """A bot is called so in the reader's language, and the record is the same to every other reader."""
    seats = [{"kind": PERSON, "name": "Zoé #1"}, {"kind": "easy", "name": ""}, {"kind": PERSON, "name": ""}]
    kept = with_names(RECORD, {"seats": seats})

    assert names_of(kept, 3, Words("fr-FR")) == ("Zoé #1", Words("fr-FR").t("table-bot", number=1), "Joueur 3")
    assert load(kept).record() == RECORD
    assert kept.splitlines()[0] == RECORD.splitlines()[0]


@pytest.mark.parametrize("comment", ["", "# names [\n", "# names {}\n", '# names ["Ana"]\n', "# names [1, 2, 3]\n"])
def test_where_nothing_is_told_everybody_has_a_number(comment: str) -> None:
    """Nor does a comment that makes no sense keep anybody from watching."""
    assert names_of(comment + RECORD, 3, Words("en")) == ("Player 1", "Player 2", "Player 3")


def test_a_name_cannot_steer_the_terminal() -> None:
    """Whatever the file says."""
    assert "\x1b" not in names_of('# names ["a\\u001b[2J", "b", "c"]\n' + RECORD, 3, Words("en"))[0]


def test_bots_that_have_names_are_counted_with_those_that_have_none() -> None:
    """So the second bot has the same number as at the table."""
    saved = f'# seats {PERSON} easy medium bot_pace=slow\n# names [null,"Rob",null]\n{RECORD}'

    assert names_of(saved, 3, Words("it")) == ("Giocatore 1", "Rob", "Bot 2")


def test_everybody_at_a_table_at_home_is_called_as_at_a_served_one() -> None:
    """Spaces are tidied up; where nobody has a name, there are none."""
    assert checked_names([" Ana  B ", None, "Rob"]) == ("Ana B", None, "Rob")
    assert checked_names([None, None]) == ()


@pytest.mark.parametrize("name", ["", " ", "Bot 2", "robô3", "JOUEUR 1", "ana", "x" * 25, "a\x1b[2J", "a\u202eb"])
def test_a_name_that_cannot_be_is_told_with_its_seat(name: str) -> None:
    """What bots are called in any language, somebody else's name, too long ones, and what would steer a terminal."""
    with pytest.raises(BadName) as refused:
        checked_names(["Ana", None, name])

    assert refused.value.seat == 2
    assert refused.value.said(Words("en")).isprintable()
