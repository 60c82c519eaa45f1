"""What each seat and the spectators are told: everything but other people's cards."""

from __future__ import annotations

from typing import Any

from lastcard.replay import load
from rules.happenings import caught, challenged, drew, hand_shown, round_ended, turn_began
from table import Game, arrange, clause, new


def told(game: Game, seat: int | None, *names: str) -> list[dict[str, Any]]:
    """The events of these names since the beginning, as a seat or a spectator (None) was told them."""
    match = load(game.ask(op="record")["record"])
    return [event for event in match.told(seat) if event["event"] in names]


@clause("setup.deal")
def test_each_seat_is_told_its_own_seven_cards() -> None:
    """The others' are seven backs."""
    game = new(3)

    for seat in (0, 1, 2, None):
        assert len(told(game, seat, "dealt")) == 3
        for dealt in told(game, seat, "dealt"):
            if dealt["seat"] == seat:
                assert dealt == {"event": "dealt", "seat": seat, "cards": game.state["hands"][seat][:7]}
            else:
                assert dealt == {"event": "dealt", "seat": dealt["seat"], "count": 7}


@clause("turn.must_draw", "uno.catch", "ruling.drawn_always_asked")
def test_what_is_drawn_is_told_to_whoever_drew_it() -> None:
    """In a turn and as a penalty; the others are told how many."""
    game = arrange("R1 B9 | B4 B2 | G4 G2").play("0 play R1", "2 catch 0", "1 draw", "1 keep")
    backs = [{"event": "drew", "seat": 0, "count": 2}, {"event": "drew", "seat": 1, "count": 1}]

    assert told(game, 0, "drew") == [drew(0, "Y1 Y2"), backs[1]]
    assert told(game, 1, "drew") == [backs[0], drew(1, "Y3")]
    assert told(game, 2, "drew") == told(game, None, "drew") == backs
    for seat in (0, 1, 2, None):
        assert told(game, seat, "caught", "kept") == [caught(0, 2), {"event": "kept", "seat": 1}]


@clause("challenge.show")
def test_a_challenged_hand_is_told_to_the_challenger_and_its_owner_alone() -> None:
    """The others are told that it was shown, how many cards it had, and the verdict."""
    game = arrange("W4 R1 B2 | B5 B6 | G1 G2").play("0 play W4", "0 colour green", "1 challenge")
    verdict, backs = challenged(0, 1, guilty=True), {"event": "hand_shown", "seat": 0, "to": 1, "count": 2}

    for seat in (0, 1):
        assert told(game, seat, "challenged", "hand_shown") == [verdict, hand_shown(0, 1, "R1 B2")]
    for spectator in (2, None):
        assert told(game, spectator, "challenged", "hand_shown") == [verdict, backs]


@clause("round.over", "turn.match")
def test_plays_turns_and_the_end_are_told_to_everybody() -> None:
    """With all hands laid open."""
    game = arrange("R1 | B5 B6 | G1 G2").play("0 play R1")

    for seat in (0, 1, 2, None):
        assert told(game, seat, "turn_began") == [turn_began(0)]
        assert told(game, seat, "round_ended") == [round_ended(0, 14, " | B5 B6 | G1 G2", [14, 0, 0])]
