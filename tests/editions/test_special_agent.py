"""Special Agent: its player looks at every other hand."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from table import Game, arrange, clause

CORNERS = {"hand_shown"}
"""What the proofs must see happen when it leaves nothing to draw."""

agent = partial(arrange, edition="special-agent", top="G5")


def shown(game: Game) -> list[dict[str, Any]]:
    """The hands shown by the last move, by seat."""
    return sorted((e for e in game.events if e["event"] == "hand_shown"), key=lambda event: event["seat"])


@clause("agent.peek", "ruling.agent_peek", "agent.wild")
def test_whoever_plays_it_sees_every_other_hand_at_once() -> None:
    """One look for each other seat, before the colour is named; each hand in its own order."""
    game = agent("R1 R2 | WA R3 R4 | B+2 Yskip | W4 Grev B1").play("0 draw", "0 keep").play("1 play WA")
    assert game.events[0] == {"event": "played", "seat": 1, "card": "WA"}
    assert game.said() == ["played", "hand_shown", "hand_shown", "hand_shown"]
    assert shown(game) == [
        {"event": "hand_shown", "seat": 0, "to": 1, "cards": ["R1", "R2", "Y1"]},
        {"event": "hand_shown", "seat": 2, "to": 1, "cards": ["B+2", "Yskip"]},
        {"event": "hand_shown", "seat": 3, "to": 1, "cards": ["W4", "Grev", "B1"]},
    ]
    assert game.asked() == {1: "colour"}
    assert game.choices(1) == {"colour blue", "colour green", "colour red", "colour yellow"}
    assert game.sizes() == [3, 2, 2, 3]
    for choice in ("pass", "draw", "play R3", "colour pink", "colour"):
        game.refuse(f"1 {choice}")
    game.refuse("0 colour red", "not_asked")


@clause("agent.wild")
@pytest.mark.parametrize(("direction", "expected"), [("left", 2), ("right", 0)])
def test_then_the_colour_is_named_and_the_next_seat_plays(direction: str, expected: int) -> None:
    """In the current direction."""
    game = agent("R1 R2 | WA R3 R4 | B2 Y7 | G1 Y4", turn=1, direction=direction).play("1 play WA")
    assert game.state["colour"] == "green"
    assert game.state["turn"] == 1
    game.play("1 colour red")
    assert game.events == [
        {"event": "colour_named", "seat": 1, "colour": "red"},
        {"event": "turn_began", "seat": expected},
    ]
    assert game.state["colour"] == "red"
    assert game.state["discard_pile"] == ["WA", "G5"]


@clause("agent.peek", "ruling.agent_peek")
def test_no_view_holds_another_hand_after_the_look() -> None:
    """What was seen is in the looker's events; the seats and the spectators keep seeing sizes only."""
    hands = ["R1 R2", "B+2 Yskip", "W4 Grev"]
    game = agent(" | ".join(["WA " + hands[0], *hands[1:]])).play("0 play WA")
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        text = json.dumps(view)
        assert view["hand_sizes"] == [2, 2, 2]
        assert view["hand"] == (None if seat is None else hands[seat].split())
        assert "hands" not in view
        for other in range(3):
            if other != seat:
                assert not [card for card in hands[other].split() if f'"{card}"' in text]


@clause("ruling.agent_peek")
def test_the_third_seat_sees_the_same_whatever_was_shown() -> None:
    """That a look was taken is all the others learn."""
    seen = []
    for hand in ("B+2 Yskip", "B1 W4"):
        game = agent(f"WA R1 R2 | {hand} | Y3 Y4").play("0 play WA")
        seen.append([json.dumps(game.view(seat), sort_keys=True) for seat in (0, 2, None)])
    assert seen[0] == seen[1]


@clause("agent.peek")
def test_with_two_players_one_hand_is_seen() -> None:
    """And the other player is next."""
    game = agent("WA R1 R2 | B2 Y7").play("0 play WA")
    assert shown(game) == [{"event": "hand_shown", "seat": 1, "to": 0, "cards": ["B2", "Y7"]}]
    game.play("0 colour blue")
    assert game.state["turn"] == 1


@clause("ruling.last_colour", "ruling.agent_peek", "round.over", "score.wilds")
def test_a_last_special_agent_looks_at_nothing() -> None:
    """The round is over: no look and no colour."""
    game = agent("WA | B2 WA | Y7").play("0 play WA")
    assert game.events == [
        {"event": "played", "seat": 0, "card": "WA"},
        {"event": "went_out", "seat": 0},
        {"event": "round_ended", "winner": 0, "points": 59, "hands": [[], ["B2", "WA"], ["Y7"]], "scores": [59, 0, 0]},
    ]
    assert game.answer["asked"] == []
    game.refuse("0 colour red", "not_asked")


@clause("ruling.uno_reached", "uno.catch", "agent.wild")
def test_the_looker_may_be_caught_before_naming_the_colour() -> None:
    """The penalty changes nothing about the look."""
    game = agent("WA R1 | B2 Y7 | Y3 Y4").play("0 play WA")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("2 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 2},
        {"event": "drew", "seat": 0, "cards": ["Y1", "Y2"]},
    ]
    assert game.asked() == {0: "colour"}


@clause("ruling.uno_early", "agent.peek")
def test_a_call_in_the_same_breath_as_the_look() -> None:
    """The look is taken all the same."""
    game = agent("WA R1 | B2 Y7 | Y3 Y4").play("0 play WA uno")
    assert sorted(game.said()) == ["called", "hand_shown", "hand_shown", "played"]
    assert game.offers() == set()
