"""What people and bots were called in a match, from the file of its record."""

from __future__ import annotations

import pytest

from lastcard.clients.names import names_of, with_names
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
