"""What a memory makes of what its seat was told."""

from __future__ import annotations

from bots.seats import Seats
from lastcard.cards import Colour, card


def test_who_draws_in_turn_had_nothing_of_the_colour() -> None:
    """Neither of the hand's cards is red, nor was the one drawn and kept."""
    game = Seats("B7 B1 | R8 Y1", turn=1, top="R3").play("1 play R8", "1 uno", "0 draw", "0 keep")
    assert game.memory(1).may_be(0, Colour.RED, hand_size=3) == 0
    assert game.memory(1).may_be(0, Colour.BLUE, hand_size=3) == 3


def test_cards_that_come_later_may_be_of_any_colour() -> None:
    """Two cards of the hand are new since it had no red one."""
    game = Seats("B7 B1 | R8 R+2 R5 R6", turn=1, top="R3").play("1 play R8", "0 draw", "0 keep", "1 play R+2")
    assert game.memory(1).may_be(0, Colour.RED, hand_size=5) == 2


def test_what_is_drawn_for_being_caught_says_nothing_of_the_hand() -> None:
    """It is the seat's turn and it draws a single card, as no more is to be had; yet it may hold red."""
    game = Seats("Rskip R5 | Y1 Y2", draw_pile="").play("0 play Rskip", "1 catch 0")
    assert game.match.view(1).hand_sizes == (2, 2)
    assert game.memory(1).may_be(0, Colour.RED, hand_size=2) == 2


def test_a_hand_shown_is_known_until_its_cards_are_played() -> None:
    """What was drawn since is not."""
    game = Seats("WA R1 | R8 Y1 Y2 | G1 G2", edition="special-agent").play("0 play WA", "0 uno", "0 colour red", "1 play R8")
    memory = game.memory(0)
    assert memory.known[1] == [card("Y1"), card("Y2")]
    assert memory.known[2] == [card("G1"), card("G2")]
    assert game.memory(1).known == [[], [], []]


def test_a_card_drawn_and_played_leaves_the_known_ones_alone() -> None:
    """The seat was known to hold a blue four, and still is."""
    game = Seats("WA R1 R2 | B4 Y1", edition="special-agent", draw_pile="R4 Y8").play(
        "0 play WA", "0 colour red", "1 draw", "1 play R4"
    )
    assert game.memory(0).known[1] == [card("B4"), card("Y1")]


def test_cards_given_are_known_to_the_giver() -> None:
    """The one who got them sees them in its hand anyway; a third only knows that the giver has none left."""
    game = Seats("WU B1 B2 P5 P6 | Y1 Y2 | Y3 Y4", top="G5", edition="urrrhhh")
    game.play("0 play WU", "0 give blue", "0 hand B2", "0 hand B1")
    assert game.memory(0).known == [[], [card("B2")], [card("B1")]]
    assert game.memory(1).known == [[], [], []]
    assert game.memory(2).may_be(0, Colour.BLUE, hand_size=2) == 0
    assert game.memory(0).gifts == 2


def test_cards_taken_in_a_battle_are_known_to_all() -> None:
    """They were laid open; what the loser drew besides was not."""
    game = Seats("WB R9 R1 | B3 B4 | Y1 Y2", top="G5", edition="kickin-battle")
    game.play("0 play WB", "0 battle 1", "0 pick R9", "1 pick B3")
    assert game.memory(2).known[1] == [card("R9"), card("B3")]
    assert game.memory(1).known[1] == []
    assert game.memory(2).rival == 1


def test_a_bluff_is_remembered_beyond_the_round() -> None:
    """Cards are not."""
    game = Seats("R7 W4 B1 | R1 R2", turn=1, top="R3").play("1 play R1", "1 uno", "0 play W4", "0 colour blue", "1 challenge")
    memory = game.memory(1)
    assert memory.bluffs == [1, 0]
    assert memory.known[0] == [card("R7"), card("B1")]
    memory.hear({"event": "round_began", "round": 2, "dealer": 0})
    assert memory.bluffs == [1, 0]
    assert memory.known == [[], []]
