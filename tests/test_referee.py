"""The referee: every request, every field, every error code, and whatever a stranger may send."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from lastcard.referee import Referee
from table import Game, arrange, new

CODES = {
    "bad_json",
    "bad_request",
    "unknown_op",
    "no_match",
    "match_over",
    "bad_record",
    "not_asked",
    "illegal_move",
}
STATE = {
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
}
VIEW = STATE - {"hands", "draw_pile"} | {"hand", "hand_sizes", "draw_pile_size", "owing", "waiting_for", "asked"}

NEW: dict[str, Any] = {"op": "new", "edition": "classic", "players": 3, "seed": 7, "sheet": "en", "rules": {}}
ARRANGE: dict[str, Any] = {
    "op": "arrange",
    "edition": "classic",
    "hands": ["R7 B3", "G1 W4"],
    "draw_pile": "Y1 Y2",
    "discard_pile": "R3",
    "turn": 1,
    "dealer": 0,
    "direction": "left",
    "colour": "red",
    "scores": [0, 0],
    "sheet": "en",
    "rules": {},
    "seed": 1,
}
NOT_TEXT: list[Any] = [None, True, 0, 1.5, [], {}]
NOT_WHOLE: list[Any] = [None, True, False, 1.0, 0.5, "1", [], {}, [1]]


def code(answer: dict[str, Any]) -> str:
    """The code of an error, which has the form that the notation gives it."""
    assert answer["ok"] is False, answer
    assert set(answer) == {"ok", "error"}
    error = answer["error"]
    assert set(error) - {"line"} == {"code", "message"}
    assert ("line" in error) is (error["code"] == "bad_record")
    assert isinstance(error["message"], str)
    assert error["message"]
    assert error["code"] in CODES
    found: str = error["code"]
    return found


def asked(request: dict[str, Any], referee: Referee | None = None) -> str:
    """The code with which a request is refused."""
    return code((referee or Referee()).answer(request))


def raw(referee: Referee, line: bytes) -> dict[str, Any]:
    """The answer to one raw line, which is one raw line."""
    text = referee.line(line)
    assert isinstance(text, bytes)
    assert b"\n" not in text
    answer: dict[str, Any] = json.loads(text.decode("utf-8"))
    return answer


def without(request: dict[str, Any], *fields: str) -> dict[str, Any]:
    """A request that lacks some fields."""
    return {name: value for name, value in request.items() if name not in fields}


# What is answered


@pytest.mark.parametrize("request_", [NEW, ARRANGE], ids=["new", "arrange"])
def test_a_match_is_answered_with_events_questions_and_state(request_: dict[str, Any]) -> None:
    """And nothing else."""
    answer = Referee().answer(request_)

    assert set(answer) == {"ok", "events", "asked", "state"}
    assert answer["ok"] is True
    assert set(answer["state"]) == STATE
    assert all(set(question) == {"seat", "question", "offer", "choices"} for question in answer["asked"])
    assert all(isinstance(event["event"], str) for event in answer["events"])


def test_the_state_says_all_that_was_arranged() -> None:
    """Field by field."""
    state = Referee().answer(ARRANGE | {"scores": [30, 4], "dealer": 1, "direction": "right", "sheet": "fr-CA"})["state"]

    assert without(state, "rules") == {
        "edition": "classic",
        "sheet": "fr-CA",
        "dealer": 1,
        "direction": "right",
        "turn": 1,
        "colour": "red",
        "hands": [["R7", "B3"], ["G1", "W4"]],
        "draw_pile": ["Y1", "Y2"],
        "discard_pile": ["R3"],
        "aside": [],
        "scores": [30, 4],
        "round": 1,
        "round_over": False,
        "round_winner": None,
        "round_points": 0,
        "blocked": False,
        "match_over": False,
        "match_winner": None,
    }


def test_what_may_be_left_out_of_an_arranged_position() -> None:
    """Dealer, direction, colour of a coloured top, scores, sheet, rules and seed."""
    least = without(ARRANGE, "dealer", "direction", "colour", "scores", "sheet", "rules", "seed")
    state = Referee().answer(least)["state"]

    assert (state["dealer"], state["direction"], state["colour"], state["scores"]) == (0, "left", "red", [0, 0])
    assert state["sheet"] == "en"


def test_the_turn_may_be_left_out_only_when_a_card_is_turned_up() -> None:
    """Otherwise nobody would be asked."""
    assert asked(without(ARRANGE, "turn")) == "bad_request"
    assert Referee().answer(without(ARRANGE, "turn", "colour") | {"discard_pile": ""})["ok"]


def test_what_may_be_left_out_of_a_new_match() -> None:
    """Sheet, rules and seed."""
    state = Referee().answer({"op": "new", "edition": "classic", "players": 2})["state"]

    assert (state["edition"], state["sheet"], len(state["hands"])) == ("classic", "en", 2)


@pytest.mark.parametrize("request_", [NEW, ARRANGE, {"op": "editions"}], ids=["new", "arrange", "editions"])
def test_unknown_fields_are_ignored(request_: dict[str, Any]) -> None:
    """Whatever their value."""
    more = request_ | {"colour_of_the_table": None, "": [{}], "Seed": True, "line": 7}

    assert Referee().answer(more) == Referee().answer(request_)


def test_a_move_ignores_unknown_fields_too() -> None:
    """It is the same move."""
    game = arrange("R5 R6 B1 | B5 B6")

    assert game.ask(op="move", seat=0, choice="play R5", why=None)["ok"]


def test_the_editions_are_listed() -> None:
    """Each with its colours, its special card, its cards and the verbs of all that it can ask."""
    answer = Referee().answer({"op": "editions"})

    assert set(answer) == {"ok", "editions", "sheets", "rules", "house", "presets"}
    assert all(set(edition) == {"id", "colours", "special", "cards", "verbs"} for edition in answer["editions"])
    assert "classic" in {edition["id"] for edition in answer["editions"]}


def test_an_edition_tells_its_verbs_with_their_kinds() -> None:
    """Those of the plain game, of the house rules and of its card; only `play`, `jump` and `put` may carry the call."""
    told = {edition["id"]: edition["verbs"] for edition in Referee().answer({"op": "editions"})["editions"]}

    assert told["classic"] == {
        "play": {"kind": "card", "call": True},
        "draw": {"kind": "word", "call": False},
        "keep": {"kind": "word", "call": False},
        "colour": {"kind": "colour", "call": False},
        "challenge": {"kind": "word", "call": False},
        "accept": {"kind": "word", "call": False},
        "uno": {"kind": "word", "call": False},
        "catch": {"kind": "seat", "call": False},
        "take": {"kind": "word", "call": False},
        "jump": {"kind": "card", "call": True},
        "swap": {"kind": "seat", "call": False},
    }
    assert told["best-friends"] == told["classic"] | {
        "number": {"kind": "number", "call": False},
        "put": {"kind": "card", "call": True},
        "pass": {"kind": "word", "call": False},
    }


def test_a_new_match_takes_the_place_of_the_old() -> None:
    """The referee has one match at a time."""
    game = new(4, seed=1)

    assert game.ask(**NEW)["state"] == Referee().answer(NEW)["state"]
    assert len(game.view(0)["hand_sizes"]) == 3


# Views


def test_a_view_has_exactly_the_fields_of_the_notation() -> None:
    """For seats and spectators; all hands only once the round is over."""
    game = arrange("R1 | B1 B2 | G1 G2")
    assert set(game.view(1)) == set(game.view(None)) == VIEW

    game.play("0 play R1")

    assert set(game.view(1)) == set(game.view(None)) == VIEW | {"hands"}


def test_a_view_agrees_with_the_state() -> None:
    """Wherever both say something."""
    game = arrange("R1 B9 | B1 B2 | G1 G2", scores=[1, 2, 3]).play("0 play R1")

    for seat in (0, 1, 2):
        view = game.view(seat)
        assert {name: view[name] for name in STATE & VIEW} == {name: game.state[name] for name in STATE & VIEW}
        assert view["hand"] == game.state["hands"][seat]
        assert view["hand_sizes"] == [1, 2, 2]
        assert view["draw_pile_size"] == 12
        assert (view["owing"], view["waiting_for"]) == ([0], [1])
        assert view["asked"] == [question for question in game.answer["asked"] if question["seat"] == seat]


def test_a_spectator_sees_no_hand_and_is_asked_nothing() -> None:
    """The rest is public."""
    view = arrange("R1 B9 | B1 B2 | G1 G2").play("0 play R1").view(None)

    assert view["hand"] is None
    assert view["asked"] == []
    assert (view["hand_sizes"], view["owing"], view["waiting_for"]) == ([1, 2, 2], [0], [1])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_holds_no_foreign_card(seat: int | None) -> None:
    """Neither of another hand nor of the draw pile."""
    hands = [["R1", "R2"], ["B+2", "Gskip"], ["Yrev", "W4"]]
    game = arrange(" | ".join(map(" ".join, hands)), draw="G9 B8 Y7", top="R3")
    shown = json.dumps(game.view(seat))

    for owner, hand in enumerate(hands):
        assert all((f'"{card}"' in shown) is (owner == seat) for card in hand)
        assert all((card in shown) is (owner == seat) for card in hand)
    assert not any(card in shown for card in ("G9", "B8", "Y7"))


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """The others see that the hand has grown and who is waited for."""
    game = arrange("B1 B2 | G1 G2", draw="R9 Y8").play("0 draw")

    assert "R9" in json.dumps(game.view(0))
    assert "R9" not in json.dumps(game.view(1)) + json.dumps(game.view(None))
    assert game.view(1)["waiting_for"] == [0]


def test_looking_changes_nothing() -> None:
    """Views, records and lists may be asked for at any time."""
    game = arrange("R1 B9 | B1 B2").play("0 play R1")
    before = game.ask(op="record")
    for _ in range(3):
        game.view(0)
        game.view(None)
        game.ask(op="editions")

    assert game.ask(op="record") == before
    assert game.look()["state"] == game.state


# Errors


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"rubbish",
        b"{'op': 'new'}",
        b'{"op": "editions"',
        b'{"op": "editions"} {}',
        b'{"op": "editions",}',
        b'{"op": "editions", "x": NaN}',
        b'{"op": "editions", "x": Infinity}',
        b'{"op": "editions", "x": 01}',
        b'{"op": "edi\xfftions"}',
        b"\xff\xfe",
        b'"\x01"',
        b"[" * 100_000,
        b'{"op": "editions", "x": ' + b"[" * 100_000,
    ],
)
def test_what_is_not_json_is_bad_json(line: bytes) -> None:
    """Broken, cut off, not UTF-8, or numbers that JSON does not have."""
    assert code(raw(Referee(), line)) == "bad_json"


@pytest.mark.parametrize("line", [b"7", b"null", b"true", b'"new"', b"[]", b'["op", "new"]', b"{}", b'{"Op": "new"}'])
def test_what_is_no_object_with_an_op_is_a_bad_request(line: bytes) -> None:
    """JSON, but no request."""
    assert code(raw(Referee(), line)) == "bad_request"


@pytest.mark.parametrize("op", NOT_TEXT)
def test_an_op_that_is_no_text_is_a_bad_request(op: Any) -> None:
    """Not an unknown one."""
    assert asked({"op": op}) == "bad_request"


@pytest.mark.parametrize("op", ["", "New", "fly", "line", "answer", "__init__", "new ", "op"])
def test_an_op_that_nobody_knows_is_unknown(op: str) -> None:
    """With or without a match."""
    assert asked({"op": op}) == "unknown_op"
    assert asked({"op": op}, new(2).referee) == "unknown_op"


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "move", "seat": 0, "choice": "draw"},
        {"op": "next"},
        {"op": "view", "seat": 0},
        {"op": "view", "seat": None},
        {"op": "record"},
    ],
    ids=lambda request: request["op"],
)
def test_without_a_match_there_is_nothing_to_do(request_: dict[str, Any]) -> None:
    """Well-formed requests that need one."""
    assert asked(request_) == "no_match"


def test_a_bad_request_comes_before_no_match() -> None:
    """First that applies."""
    assert asked({"op": "move"}) == "bad_request"
    assert asked({"op": "move", "seat": "0", "choice": "draw"}) == "bad_request"
    assert asked({"op": "move", "seat": 0, "choice": None}) == "bad_request"
    assert asked({"op": "view"}) == "bad_request"
    assert asked({"op": "view", "seat": True}) == "bad_request"


def test_a_failed_start_leaves_no_match() -> None:
    """What is refused has not begun."""
    referee = Referee()

    assert asked(NEW | {"players": 1}, referee) == "bad_request"
    assert asked({"op": "load", "record": "rubbish"}, referee) == "bad_record"
    assert asked({"op": "record"}, referee) == "no_match"


@pytest.mark.parametrize("field", ["edition", "players"])
def test_a_new_match_needs_an_edition_and_players(field: str) -> None:
    """Everything else may be left out."""
    assert asked(without(NEW, field)) == "bad_request"


@pytest.mark.parametrize("field", ["edition", "hands", "draw_pile", "discard_pile"])
def test_an_arranged_position_needs_an_edition_hands_and_piles(field: str) -> None:
    """Each of them."""
    assert asked(without(ARRANGE, field)) == "bad_request"


@pytest.mark.parametrize("field", [name for name in NEW if name != "op"])
def test_null_is_a_wrong_value_in_a_new_match(field: str) -> None:
    """Also of what may be left out."""
    assert asked(NEW | {field: None}) == "bad_request"


@pytest.mark.parametrize("field", [name for name in ARRANGE if name != "op"])
def test_null_is_a_wrong_value_in_an_arranged_position(field: str) -> None:
    """Also of what may be left out."""
    assert asked(ARRANGE | {field: None}) == "bad_request"


@pytest.mark.parametrize("value", [*NOT_WHOLE, 1, 11, -2, 10**30])
def test_players_is_a_whole_number_from_two_to_ten(value: Any) -> None:
    """True is no number, 4.0 is not whole, "4" is text."""
    assert asked(NEW | {"players": value}) == "bad_request"


def test_a_whole_number_with_a_point_is_not_whole() -> None:
    """On the wire too, where some languages write it so."""
    for number in (b"3.0", b"3e0", b"30e-1"):
        line = b'{"op":"new","edition":"classic","players":' + number + b"}"
        assert code(raw(Referee(), line)) == "bad_request"


@pytest.mark.parametrize("value", [*NOT_TEXT, "", "nope", "Classic", "en"])
def test_an_unknown_edition_is_a_bad_request(value: Any) -> None:
    """In both ways to start."""
    assert asked(NEW | {"edition": value}) == "bad_request"
    assert asked(ARRANGE | {"edition": value}) == "bad_request"


@pytest.mark.parametrize("value", [*NOT_TEXT, "", "de", "EN", "es", "fr_CA"])
def test_an_unknown_sheet_is_a_bad_request(value: Any) -> None:
    """In both ways to start."""
    assert asked(NEW | {"sheet": value}) == "bad_request"
    assert asked(ARRANGE | {"sheet": value}) == "bad_request"


@pytest.mark.parametrize(
    "value",
    [
        *(None, True, 0, "en", []),
        {"stacking": True},
        {"Target": 500},
        {"scoring": "high"},
        {"scoring": None},
        {"catch_until": "end"},
        {"catch_until": ["begin"]},
        {"drawn_card": True},
        {"start_direction": "up"},
        {"bluffing": 0},
        {"bluffing": 1},
        {"bluffing": "true"},
        {"target": 0},
        {"target": -500},
        {"target": 500.0},
        {"target": "500"},
        {"target": True},
        {"target": [500]},
        {"target": 300, "nope": 1},
    ],
)
def test_unknown_rules_and_values_are_bad_requests(value: Any) -> None:
    """In both ways to start."""
    assert asked(NEW | {"rules": value}) == "bad_request"
    assert asked(ARRANGE | {"rules": value}) == "bad_request"


@pytest.mark.parametrize("value", [None, True, 7.0, 1.5, [], {}, [7], "a\nb", "a\n", "\n", "a\rb"])
def test_a_seed_is_one_line_of_text_or_a_whole_number(value: Any) -> None:
    """And nothing else."""
    assert asked(NEW | {"seed": value}) == "bad_request"
    assert asked(ARRANGE | {"seed": value}) == "bad_request"


@pytest.mark.parametrize("digits", ["7", "-7", "9007199254740993", "18446744073709551617", "1" * 60])
def test_a_large_seed_keeps_its_digits_on_the_wire(digits: str) -> None:
    """A number is the text of its digits, exactly."""
    line = '{{"op":"new","edition":"classic","players":4,"seed":{}}}'
    number, text = (raw(Referee(), line.format(seed).encode()) for seed in (digits, f'"{digits}"'))

    assert number["state"] == text["state"]
    assert number["events"] == text["events"]


WRONG: dict[str, list[Any]] = {
    "hands": [
        *[None, True, 7, "R1 | R2", {}, [], ["R1"], ["R1"] * 11, [["R1"], ["R2"]]],
        *[["R1", hand] for hand in ("", " ", None, 7, "P5", "V5", "WB", "r1", "R10", "R", "RR1", "R1,R2", "W5", "+2")],
    ],
    "draw_pile": [None, 7, True, ["R1"], {}, "P5", "R1 x"],
    "discard_pile": [None, 7, True, ["R1"], {}, "P5", "R1 x"],
    "turn": [*NOT_WHOLE, -1, 2, 10**30],
    "dealer": [*NOT_WHOLE, -1, 2, 10**30],
    "direction": [*NOT_TEXT, "", "up", "Left"],
    "colour": [*NOT_TEXT, "", "pink", "purple", "Red", "R"],
    "scores": [
        *(None, True, 0, "0,0", {}, [], [0], [0, 0, 0], [[0], [0]]),
        *([0, None], [0, True], [0, 1.0], [0, "0"], [0, []]),
    ],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_wrong_fields_of_an_arranged_position_are_bad_requests(field: str, value: Any) -> None:
    """Types, ranges, lengths, and cards that the edition has not."""
    assert asked(ARRANGE | {field: value}) == "bad_request"


@pytest.mark.parametrize("top", ["W", "W4"])
def test_a_colourless_top_needs_a_colour(top: str) -> None:
    """Nobody named one."""
    assert asked(without(ARRANGE, "colour") | {"discard_pile": f"{top} R3"}) == "bad_request"
    assert Referee().answer(ARRANGE | {"discard_pile": f"{top} R3", "colour": "blue"})["state"]["colour"] == "blue"


def test_cards_need_not_add_up_to_a_deck() -> None:
    """Five like cards may be arranged."""
    assert Referee().answer(ARRANGE | {"hands": ["R0 R0 R0", "R0 R0"], "draw_pile": ""})["ok"]


@pytest.mark.parametrize("seat", [*NOT_WHOLE, -1, 3, 10**30])
def test_an_unknown_seat_is_a_bad_request(seat: Any) -> None:
    """Of a move; and of a view, where only null is a spectator."""
    game = new(3)

    assert code(game.ask(op="move", seat=seat, choice="draw")) == "bad_request"
    if seat is not None:
        assert code(game.ask(op="view", seat=seat)) == "bad_request"


def test_a_seat_or_choice_that_is_missing_is_a_bad_request() -> None:
    """Also the seat of a view: a spectator says so."""
    game = new(3)

    assert code(game.ask(op="move", choice="draw")) == "bad_request"
    assert code(game.ask(op="move", seat=0)) == "bad_request"
    assert code(game.ask(op="view")) == "bad_request"


@pytest.mark.parametrize("choice", NOT_TEXT)
def test_a_choice_that_is_no_text_is_a_bad_request(choice: Any) -> None:
    """Even from a seat that is not asked."""
    game = arrange("R5 B1 | B5 B6")

    assert code(game.ask(op="move", seat=0, choice=choice)) == "bad_request"
    assert code(game.ask(op="move", seat=1, choice=choice)) == "bad_request"


@pytest.mark.parametrize(
    "choice",
    ["", " ", "play", "play R6", "play B1", "PLAY R5", "play R5 ", " play R5", "play  R5", "pläy R5", "draw\n"],
)
def test_any_other_text_is_an_illegal_move_of_a_seat_that_is_asked(choice: str) -> None:
    """Whatever it says; of a seat that is not, it is not asked."""
    game = arrange("R5 B1 | B5 B6").refuse(f"0 {choice}").refuse(f"1 {choice}", "not_asked")

    game.play("0 play R5")


def test_an_illegal_move_is_told_what_was_possible() -> None:
    """The message lists the choices."""
    message = arrange("R5 B1 | B5 B6").ask(op="move", seat=0, choice="play B1")["error"]["message"]

    assert "play R5" in message
    assert "draw" in message


def test_a_seat_with_an_offer_only_is_asked() -> None:
    """A wrong choice of it is illegal; a seat without any is not asked."""
    game = arrange("R1 B9 | B1 B2 | G1 G2").play("0 play R1")

    game.refuse("2 draw").refuse("0 draw").play("2 catch 0").refuse("2 draw", "not_asked").refuse("0 uno", "not_asked")


@pytest.mark.parametrize("record", NOT_TEXT)
def test_a_record_that_is_no_text_is_a_bad_request(record: Any) -> None:
    """As is none at all."""
    assert asked({"op": "load", "record": record}) == "bad_request"
    assert asked({"op": "load"}) == "bad_request"


@pytest.mark.parametrize("record", ["", "rubbish", "lastcard 2\n", "\n\n"])
def test_a_wrong_record_is_a_bad_record_with_its_line(record: str) -> None:
    """Counted from 1."""
    error = Referee().answer({"op": "load", "record": record})["error"]

    assert error["code"] == "bad_record"
    assert type(error["line"]) is int
    assert error["line"] >= 1


def test_next_is_refused_in_the_middle_of_a_round() -> None:
    """A bad request, whatever is being asked."""
    for game in (new(3), arrange("R1 B9 | B1 B2").play("0 play R1"), arrange("W R1 | B1 B2").play("0 play W")):
        assert code(game.ask(op="next")) == "bad_request"


def test_a_round_that_is_over_asks_nobody() -> None:
    """The match is not over, so a move is not asked for."""
    game = arrange("R1 | B1 B2").play("0 play R1")

    game.refuse("0 draw", "not_asked").refuse("1 draw", "not_asked").next()


def test_when_the_match_is_over_moves_and_next_say_so() -> None:
    """After what is wrong with the request itself; other requests work."""
    game = arrange("R1 | B1 B2", rules={"target": 3}).play("0 play R1")
    assert game.state["match_over"]

    assert code(game.ask(op="move", seat=0, choice="draw")) == "match_over"
    assert code(game.ask(op="move", seat=1, choice="rubbish")) == "match_over"
    assert code(game.ask(op="next")) == "match_over"
    assert code(game.ask(op="move", seat=2, choice="draw")) == "bad_request"
    assert code(game.ask(op="move", seat=0)) == "bad_request"
    assert code(game.ask(op="fly")) == "unknown_op"
    assert code(game.ask(op="load", record="rubbish")) == "bad_record"
    assert game.ask(op="view", seat=None)["ok"]
    assert game.ask(op="record")["ok"]
    assert game.ask(**NEW)["ok"]


def test_errors_leave_the_game_untouched() -> None:
    """Every kind of them."""
    game = arrange("R1 B9 | B1 B2 | G1 G2").play("0 play R1")
    before = [game.ask(op="record"), *(game.view(seat) for seat in (0, 1, 2, None))]
    codes = {
        code(game.ask(**request))
        for request in (
            {"op": "move", "seat": 1, "choice": "play B2"},
            {"op": "move", "seat": 9, "choice": "draw"},
            {"op": "next"},
            {"op": "fly"},
            NEW | {"players": 11},
            ARRANGE | {"hands": ["R1", ""]},
            {"op": "load", "record": game.ask(op="record")["record"] + "9 draw\n"},
        )
    } | {code(raw(game.referee, b"{"))}

    assert codes == {"illegal_move", "bad_request", "unknown_op", "bad_record", "bad_json"}
    assert [game.ask(op="record"), *(game.view(seat) for seat in (0, 1, 2, None))] == before
    game.play("1 catch 0")


def test_a_seed_that_a_record_could_not_hold_is_refused_or_held_all_the_same() -> None:
    """Comments begin after a space, lines end in more than one way: a record must not lose its seed."""
    for seed in (
        "a #b",
        "#b",
        "a  b",
        " a",
        "a ",
        "\u2028",
        "a\u0085b",
        "a\x0bb",
        "a\tb",
        "a\x00b",
        "round 1",
        "\ufeff",
    ):
        referee = Referee()
        answer = referee.answer(NEW | {"seed": seed})
        if answer["ok"]:
            text = referee.answer({"op": "record"})["record"]
            loaded = Referee().answer({"op": "load", "record": text})
            assert loaded.get("state") == answer["state"], repr(seed)
        else:
            assert code(answer) == "bad_request"


# Lines


def test_a_line_is_answered_with_a_line() -> None:
    """The same answer as to the request itself."""
    assert raw(Referee(), json.dumps(ARRANGE).encode()) == Referee().answer(ARRANGE)
    assert raw(Referee(), b'  {"op" : "editions"}\r') == Referee().answer({"op": "editions"})


def test_blank_lines_are_passed_over() -> None:
    """Every other line has one answer."""
    lines = [b"\n", b"{}\n", b"  \t \r\n", b"", b'{"op":"editions"}\n', b"rubbish"]

    assert [json.loads(answer)["ok"] for answer in Referee().lines(lines)] == [False, True, False]


def test_text_outside_ascii_comes_back_whole() -> None:
    """A seed in any script, through the record."""
    referee = Referee()
    raw(referee, json.dumps(NEW | {"seed": "œuf 七"}, ensure_ascii=False).encode())

    assert "\nseed œuf 七\n" in raw(referee, b'{"op":"record"}')["record"]


ODD: list[Any] = [
    *(None, True, False, "", "x", "\x00", "0", "R7", "😀", "\ud800", [], {}, [[]], [None], {"op": "new"}),
    *(-1, 99, 1.5, -0.0, 1e308, 10**20, -(10**20), 2**63, 2**64, 10**400),
]


def noise(rng: Random) -> bytes:
    """Random bytes."""
    return b"~" + rng.randbytes(rng.randrange(1, 60)).replace(b"\n", b" ")


def cut(rng: Random) -> bytes:
    """A request that breaks off."""
    line = json.dumps(rng.choice([NEW, ARRANGE, {"op": "move", "seat": 0, "choice": "draw"}])).encode()
    return line[: rng.randrange(1, len(line) - 1)]


def spoiled(rng: Random) -> bytes:
    """A request with one byte that JSON has not."""
    line = bytearray(json.dumps(ARRANGE).encode())
    line[rng.randrange(len(line))] = rng.choice(b"\x00\xff\xc3\x80")
    return bytes(line)


def deep(rng: Random) -> bytes:
    """Brackets in brackets, closed or not."""
    depth = rng.choice([10, 1000, 50_000])
    return rng.choice([b"[", b'{"op":', b'{"op":"move","seat":[']) * depth + b"]" * rng.choice([0, depth])


def huge(rng: Random) -> bytes:
    """A number beyond all measure."""
    number = rng.choice([b"1" * 5000, b"-" + b"9" * 400, b"1e999", b"0." + b"3" * 3000, b"1e-999999"])
    return b'{"op":"move","choice":"draw","seat":' + number + b"}"


def wrong_field(rng: Random) -> bytes:
    """A match that cannot be started: one field is wrong anyway, and another is odd."""
    start, wrong = rng.choice([(NEW, {"players": 11}), (ARRANGE, {"dealer": -1})])
    return json.dumps(start | {rng.choice(list(start)): rng.choice(ODD)} | wrong).encode()


def wrong_seat(rng: Random) -> bytes:
    """A move of a seat that there is not."""
    seats = [value for value in ODD if value is not None]
    return json.dumps({"op": rng.choice(["move", "view"]), "seat": rng.choice(seats), "choice": "draw"}).encode()


def wrong_choice(rng: Random) -> bytes:
    """A move that nobody was asked for."""
    choices = ["", "play", "play B5 uno uno", "draw " * 1000, "catch 0", "uno", "keep", "colour red", "😀", "pick R7"]
    return json.dumps({"op": "move", "seat": rng.randrange(3), "choice": rng.choice(choices)}).encode()


def wrong_record(rng: Random) -> bytes:
    """A record whose header or position holds what no game has."""
    number = "9" * rng.choice([5, 5000])
    line = rng.choice(
        [
            f"players {number}",
            f'rules {{"target": {"9" * 5000}}}',
            f'arrange {{"hands": ["R1", "R2"], "draw_pile": "", "discard_pile": "R3", "turn": {number}}}',
            f'arrange {{"hands": ["R1", "R2"], "draw_pile": "", "discard_pile": "R3", "turn": 0, "scores": [{"9" * 5000}, 0]}}',
            f"arrange {'[' * 5000}",
            'rules {"target": NaN}',
        ]
    )
    header = ["lastcard 1", "edition classic", "sheet en", "seed 7", "players 2", line, "round 1"]
    return json.dumps({"op": "load", "record": "\n".join(header)}).encode()


HOSTILE = [noise, cut, spoiled, deep, huge, wrong_field, wrong_seat, wrong_choice, wrong_record]


def test_hostile_lines_get_an_error_each_and_leave_the_game_untouched(hostile_lines: int) -> None:
    """Random bytes, broken JSON, wrong types, huge numbers, deep nesting, wrong seats."""
    game = arrange("R5 B1 | B5 B6 | G5 G6", turn=1)
    before = [game.ask(op="record"), *(game.view(seat) for seat in (0, 1, 2, None))]
    rng = Random(1)  # noqa: S311 - nothing here is a secret
    seen = set()
    for _ in range(hostile_lines):
        line = rng.choice(HOSTILE)(rng)
        answer = raw(game.referee, line)
        assert answer["ok"] is False, line[:300]
        seen.add(code(answer))

    assert seen >= {"bad_json", "bad_request", "not_asked", "illegal_move"}
    assert [game.ask(op="record"), *(game.view(seat) for seat in (0, 1, 2, None))] == before
    game.play("1 draw")


def test_random_fields_are_never_answered_with_anything_but_an_answer(hostile_lines: int) -> None:
    """Accepted or not, nothing breaks: the answer is one JSON line of a known form."""
    rng = Random(2)  # noqa: S311 - nothing here is a secret
    referee = Referee()
    fields = [*NEW, *ARRANGE, "seat", "choice", "record"]
    values = [*ODD, *NEW.values(), *ARRANGE.values(), "draw", "play R7", "lastcard 1\nseed 7\nplayers 4\n"]
    for _ in range(hostile_lines // 4):
        request = rng.choice([NEW, ARRANGE, {"op": "move"}, {"op": "load"}, {"op": "view"}, {"op": "next"}])
        request = request | {rng.choice(fields): rng.choice(values) for _ in range(rng.randrange(4))}
        answer = raw(referee, json.dumps(request).encode())
        if not answer["ok"]:
            code(answer)


def test_games_do_not_share_anything() -> None:
    """Two referees side by side."""
    one, other = arrange("R5 B1 | B5 B6"), Game(**ARRANGE)
    one.play("0 play R5")

    assert other.look()["state"] == other.state
