"""House rules that are numbers, and how all house rules are set and shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastcard import BadRecord, load
from lastcard.editions.sheets import SHEETS
from lastcard.referee import Referee
from lastcard.rules.house import PRESETS, preset_of
from rules.happenings import caught, drew
from table import arrange, clause, new

HOUSE: dict[str, Any] = {
    "stacking": ["off", "same", "any"],
    "jump_in": [False, True],
    "seven_zero": [False, True],
    "draw": ["one", "until"],
    "force_play": [False, True],
    "finish": ["any", "number"],
    "teams": [False, True],
    "hand_size": {"from": 2, "to": 10, "default": 7},
    "catch_penalty": {"from": 1, "to": 10, "default": 2},
}
"""The table of the rulebook."""

DEFAULTS = {name: values["default"] if isinstance(values, dict) else values[0] for name, values in HOUSE.items()}
OTHER = {name: 3 if isinstance(values, dict) else values[-1] for name, values in HOUSE.items()}

SMALL = {"name": "Small", "colours": ["red", "blue"], "cards": {"1-9": 1, "skip": 1}, "wilds": {"W4": 2}}
"""22 cards, 20 of them other than W4."""


def error(**request: Any) -> str:
    """What is said of a request that is refused."""
    answer = Referee().answer(request)
    assert answer["error"]["code"] == "bad_request", answer
    message: str = answer["error"]["message"]
    return message


# Numbers


@clause("house.hand_size", "setup.deal")
@pytest.mark.parametrize("size", [2, 5, 10])
def test_so_many_are_dealt_to_each(size: int) -> None:
    """One at a time, from the first player round; what is dealt does not hang on how many cards it is."""
    plenty, game = (new(4, rules={"hand_size": dealt}) for dealt in (10, size))
    hands, full = ([event["cards"] for event in some.events if event["event"] == "dealt"] for some in (game, plenty))

    assert hands == [cards[:size] for cards in full]
    assert [len(cards) for cards in hands] == [size] * 4


@clause("house.hand_size")
def test_the_next_round_is_dealt_so_many_too() -> None:
    """After an arranged position as well."""
    game = arrange("R1 | B1 B2", rules={"hand_size": 4}).play("0 play R1").next()

    assert [len(event["cards"]) for event in game.events if event["event"] == "dealt"] == [4, 4]


@clause("house.hand_size")
@pytest.mark.parametrize(
    ("players", "size", "fits"), [(2, 9, True), (2, 10, False), (4, 5, False), (4, 4, True), (9, 2, True), (10, 2, False)]
)
def test_so_many_must_leave_a_card_other_than_w4_to_turn_up(players: int, size: int, *, fits: bool) -> None:
    """In a new match, an arranged one and a record: fewer than the deck has beside its Wild Draw Fours."""
    rules = {"hand_size": size}
    position = {"hands": ["R1"] * players, "draw_pile": "", "discard_pile": "R3", "turn": 0}
    record = "\n".join(
        (
            "lastcard 1",
            f"deck {json.dumps(SMALL)}",
            "sheet en",
            f"rules {json.dumps(rules)}",
            f"players {players}",
            "seed 7",
            "round 1",
        )
    )
    if fits:
        assert Referee().answer({"op": "new", "deck": SMALL, "players": players, "rules": rules})["ok"]
        assert Referee().answer({"op": "arrange", "deck": SMALL, "rules": rules, **position})["ok"]
        assert load(record).state.players == players
        return
    assert "hand_size" in error(op="new", deck=SMALL, players=players, rules=rules)
    assert "hand_size" in error(op="arrange", deck=SMALL, rules=rules, **position)
    with pytest.raises(BadRecord) as found:
        load(record)
    assert found.value.line == 7


@clause("house.hand_size")
def test_the_usual_seven_must_fit_too() -> None:
    """Three players cannot be dealt seven each of twenty."""
    assert "players 2" in error(op="new", deck=SMALL, players=3)
    assert Referee().answer({"op": "new", "deck": SMALL, "players": 2})["ok"]


@clause("house.hand_size")
def test_ten_players_are_dealt_ten_each_of_every_edition() -> None:
    """The largest table with the largest hands."""
    assert new(10, rules={"hand_size": 10}).state["round"] == 1
    assert new(10, edition="grand", rules={"hand_size": 10}).state["round"] == 1


@clause("house.catch_penalty", "uno.catch")
@pytest.mark.parametrize("penalty", [1, 2, 5, 10])
def test_so_many_are_drawn_by_who_is_caught(penalty: int) -> None:
    """In one go."""
    game = arrange("R1 B1 | G1 G2", rules={"catch_penalty": penalty}).play("0 play R1", "1 catch 0")

    assert game.events == [caught(0, 1), drew(0, "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2"[: 3 * penalty - 1])]


@clause("house.catch_penalty", "ruling.short_pile")
def test_who_is_caught_draws_what_there_is() -> None:
    """The rest is forgiven."""
    game = arrange("R1 B1 | G1 G2", draw="Y1", rules={"catch_penalty": 10}).play("0 play R1", "1 catch 0")

    assert sorted(game.events[-1]["cards"]) == ["R3", "Y1"]


# How they are set


@clause("house.hand_size", "house.catch_penalty")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand_size", 1),
        ("hand_size", 11),
        ("hand_size", "7"),
        ("hand_size", True),
        ("hand_size", 7.0),
        ("hand_size", None),
        ("catch_penalty", 0),
        ("catch_penalty", 11),
        ("catch_penalty", True),
        ("stacking", "on"),
        ("stacking", True),
        ("stacking", False),
        ("jump_in", 1),
        ("jump_in", "true"),
        ("seven_zero", 0),
        ("draw", "two"),
        ("force_play", None),
        ("finish", "Number"),
        ("teams", []),
        ("hand-size", 7),
        ("preset", "party"),
        ("party", True),
    ],
)
def test_a_wrong_value_is_refused_and_the_rule_is_named(name: str, value: Any) -> None:
    """In a new match, an arranged one and on the line of a record; presets are no rules."""
    assert name in error(op="new", edition="classic", players=4, rules={name: value})
    position = {"hands": ["R1"] * 4, "draw_pile": "", "discard_pile": "R3", "turn": 0}
    assert name in error(op="arrange", edition="classic", rules={name: value}, **position)
    with pytest.raises(BadRecord) as found:
        load(f"lastcard 1\nedition classic\nsheet en\nrules {json.dumps({name: value})}\nplayers 4\nseed 7\nround 1\n")
    assert found.value.line == 4


def test_the_referee_lists_them_apart_with_their_values_and_their_presets() -> None:
    """The default first; the sheets' own switches stay as they were."""
    answer = Referee().answer({"op": "editions"})

    assert answer["house"] == HOUSE
    assert list(answer["house"]) == list(HOUSE)
    assert not answer["rules"].keys() & HOUSE.keys()
    assert len(answer["rules"]) == 9
    assert answer["presets"] == {
        "plain": {},
        "stackers": {"stacking": "same"},
        "party": {"stacking": "any", "seven_zero": True, "draw": "until"},
        "lightning": {"jump_in": True, "force_play": True, "hand_size": 5},
        "partners": {"teams": True},
        "mayhem": {"stacking": "any", "jump_in": True, "seven_zero": True, "draw": "until", "force_play": True},
    }


def test_no_sheet_sets_any_of_them() -> None:
    """Neither in what is listed nor in what is played."""
    for sheet, rules in Referee().answer({"op": "editions"})["sheets"].items():
        assert not rules.keys() & HOUSE.keys()
        assert {name: getattr(SHEETS[sheet], name) for name in HOUSE} == DEFAULTS


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_set_of_values(name: str) -> None:
    """Its switches are what is shown and kept; its name is found from them, whatever else is set."""
    values = PRESETS[name]
    game = new(4, rules=values)

    assert {rule: value for rule, value in game.state["rules"].items() if rule in HOUSE} == values
    record = game.ask(op="record")["record"]
    assert name not in record
    assert preset_of(dict(load(record).header.rules)) == name
    assert preset_of({**values, "target": 300}) == name
    assert preset_of({**values, "catch_penalty": 3}) is None


# How they are shown


@pytest.mark.parametrize("name", HOUSE)
def test_a_rule_is_shown_only_where_it_is_not_at_its_default(name: str) -> None:
    """In the state, in every view and in the record."""
    default, other = (new(4, rules={name: values[name]}) for values in (DEFAULTS, OTHER))

    for seen in (default.state, *default.views()):
        assert not seen["rules"].keys() & HOUSE.keys()
        assert not seen.keys() & {"debt", "partners", "deck"}
    assert "\nrules " not in default.ask(op="record")["record"]
    for seen in (other.state, *other.views()):
        assert {rule: value for rule, value in seen["rules"].items() if rule in HOUSE} == {name: OTHER[name]}
    assert json.dumps({name: OTHER[name]}) in other.ask(op="record")["record"]


def test_the_state_of_a_plain_game_is_as_it_was_before_there_were_house_rules() -> None:
    """Byte for byte: its digest is the one that earlier records have."""
    game = new(3, seed=7)
    assert json.dumps(game.state["rules"]) == (
        '{"start_direction": "left", "dealer_symbols": "zero", "drawn_card": "may", "battle_resume": "challenger",'
        ' "catch_until": "begin", "scoring": "winner", "target": 500, "bluffing": true, "two_player_reverse": "skip"}'
    )
    assert list(game.state) == [
        "edition",
        "sheet",
        "rules",
        "dealer",
        "direction",
        "turn",
        "colour",
        "hands",
        "draw_pile",
        "discard_pile",
        "aside",
        "scores",
        "round",
        "round_over",
        "round_winner",
        "round_points",
        "blocked",
        "match_over",
        "match_winner",
    ]
