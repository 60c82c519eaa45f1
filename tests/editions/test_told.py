"""What each seat and the spectators are told of the special cards' secrets."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.replay import load
from table import Game, arrange, clause


def told(game: Game, seat: int | None, event: str) -> list[dict[str, Any]]:
    """The events of one name since the beginning, as a seat or a spectator (None) was told them."""
    match = load(game.ask(op="record")["record"])
    return [told for told in match.told(seat) if told["event"] == event]


@clause("ruling.battle_secret", "battle.pick")
def test_a_pick_is_told_only_to_the_seat_that_made_it() -> None:
    """The others hear that it was made, and see the card when both are revealed."""
    game = arrange("WB R9 R1 R2 | Y1 Y2 | B3 B4 B6", top="G5", edition="kickin-battle")
    game.play("0 play WB", "0 battle 2", "0 pick R9")
    assert told(game, 0, "picked") == [{"event": "picked", "seat": 0, "card": "R9"}]
    for seat in (1, 2, None):
        assert told(game, seat, "picked") == [{"event": "picked", "seat": 0, "count": 1}]
        assert told(game, seat, "revealed") == []
    game.play("2 pick B3")
    for seat in (0, 1, 2, None):
        assert told(game, seat, "revealed") == [
            {"event": "revealed", "seat": 0, "card": "R9"},
            {"event": "revealed", "seat": 2, "card": "B3"},
        ]


@clause("battle.loser_takes", "battle.out_of_cards")
def test_what_the_battlers_draw_is_told_only_to_them() -> None:
    """The loser's two and the empty winner's one are backs to everybody else."""
    game = arrange("WB R9 | B3 B4 | Y1 Y2", top="G5", edition="kickin-battle")
    game.play("0 play WB", "0 battle 1", "0 pick R9", "1 pick B3")
    loser = {"event": "drew", "seat": 1}
    winner = {"event": "drew", "seat": 0}
    assert told(game, 0, "drew") == [loser | {"count": 2}, winner | {"cards": ["Y3"]}]
    assert told(game, 1, "drew") == [loser | {"cards": ["Y1", "Y2"]}, winner | {"count": 1}]
    assert told(game, None, "drew") == [loser | {"count": 2}, winner | {"count": 1}]


@clause("urrrhhh.give", "ruling.urrrhhh_order")
def test_a_gift_is_told_to_giver_and_receiver() -> None:
    """The others see a back going from one to the other."""
    game = arrange("WU B1 B2 P5 P6 | Y1 Y2 | Y3 Y4", top="G5", edition="urrrhhh")
    game.play("0 play WU", "0 give blue", "0 hand B2", "0 hand B1")
    first, second = {"event": "gave", "seat": 0, "to": 1}, {"event": "gave", "seat": 0, "to": 2}
    assert told(game, 0, "gave") == [first | {"card": "B2"}, second | {"card": "B1"}]
    assert told(game, 1, "gave") == [first | {"card": "B2"}, second | {"count": 1}]
    assert told(game, 2, "gave") == [first | {"count": 1}, second | {"card": "B1"}]
    assert told(game, None, "gave") == [first | {"count": 1}, second | {"count": 1}]
    for seat in (0, 1, 2, None):
        assert told(game, seat, "colour_given_up") == [{"event": "colour_given_up", "seat": 0, "colour": "blue"}]


@clause("friends.number", "friends.discard")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_best_friends_keeps_no_secret(seat: int | None) -> None:
    """The number, the cards put down and the passes are told to all alike."""
    game = arrange("WF G7 Y2 Y3 | V7 P1 P2 | P3 Y4", top="G5", edition="best-friends")
    game.play("0 play WF", "0 number 7", "1 put V7", "2 pass")
    assert told(game, seat, "number_named") == [{"event": "number_named", "seat": 0, "number": 7}]
    assert told(game, seat, "put_down") == [{"event": "put_down", "seat": 1, "card": "V7"}]
    assert told(game, seat, "passed") == [{"event": "passed", "seat": 2}]


@clause("joker.draw", "joker.discard")
def test_what_is_drawn_in_torment_is_told_only_to_the_tormented() -> None:
    """The others hear how many; the card discarded is open."""
    game = arrange("WJ R1 R2 | Y1 Y2 | Y3 Y4", top="G5", draw="R5 W B9 G1", edition="jokers-wild")
    game.play("0 play WJ", "0 torment 2", "0 colour blue")
    assert told(game, 2, "drew") == [{"event": "drew", "seat": 2, "cards": ["R5", "W", "B9"]}]
    for seat in (0, 1, None):
        assert told(game, seat, "drew") == [{"event": "drew", "seat": 2, "count": 3}]
        assert told(game, seat, "discarded") == [{"event": "discarded", "seat": 2, "card": "B9"}]
        assert told(game, seat, "tormented") == [{"event": "tormented", "seat": 2, "by": 0, "colour": "blue"}]


@clause("agent.peek", "ruling.agent_peek")
def test_a_look_is_told_to_the_looker_and_to_whose_hand_it_is() -> None:
    """The others and the spectators hear that it happened."""
    game = arrange("WA R1 R2 | B+2 Yskip | W4 Grev Y1", top="G5", edition="special-agent").play("0 play WA")
    one, two = {"event": "hand_shown", "seat": 1, "to": 0}, {"event": "hand_shown", "seat": 2, "to": 0}
    open_one, open_two = one | {"cards": ["B+2", "Yskip"]}, two | {"cards": ["W4", "Grev", "Y1"]}
    for seat, expected in {
        0: [open_one, open_two],
        1: [open_one, two | {"count": 3}],
        2: [one | {"count": 2}, open_two],
        None: [one | {"count": 2}, two | {"count": 3}],
    }.items():
        assert sorted(told(game, seat, "hand_shown"), key=lambda event: event["seat"]) == expected
