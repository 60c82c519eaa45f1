"""Asking one seat at a time, and the policy `random`."""

from __future__ import annotations

import random

from lastcard import Arrangement, Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from table import clause


def arranged(*hands: str, edition: str = "classic", top: str = "R3", sheet: str = "en", **rules: str | bool) -> Match:
    """A position with seat 0 to play."""
    position = Arrangement(hands=hands, draw_pile="Y1 Y2 Y3 Y4 Y5 Y6", discard_pile=top, turn=0, direction="left")
    return Match.arrange(edition, position, sheet=sheet, rules=rules, seed=1)


def polled(match: Match, polling: Polling) -> str:
    """Who is asked what next."""
    question = polling.question(match.state, match.asked)
    return f"{question.seat} {question.name}"


def test_who_owes_the_call_is_asked_first_then_the_others_from_its_left_then_play_goes_on() -> None:
    """Each once; silence changes nothing but the cursor."""
    match, polling = arranged("B1 B2", "R1 R2 R4", "G1 G2 G4", top="B3"), Polling()
    match.move(0, "play B1")
    before = match.state
    order = []
    for _ in range(3):
        order.append(polled(match, polling))
        polling.silence()

    assert order == ["0 uno", "1 catch", "2 catch"]
    assert polled(match, polling) == "1 turn"
    assert match.state == before


def test_a_call_ends_the_poll() -> None:
    """Nobody is asked to catch what was called."""
    match, polling = arranged("B1 B2", "R1 R2 R4", top="B3"), Polling()
    match.move(0, "play B1")
    assert polled(match, polling) == "0 uno"
    match.move(0, "uno")

    assert polled(match, polling) == "1 turn"


def test_a_seat_that_comes_to_owe_again_in_the_same_turn_is_asked_first_again() -> None:
    """Caught while giving colours away, and down to one card once more."""
    match, polling = arranged("WU B1 B2", "P1 P2 P4", "G1 G2 G4", edition="urrrhhh", top="B3"), Polling()
    match.move(0, "play WU")
    match.move(0, "give blue")
    match.move(0, "hand B1")
    assert polled(match, polling) == "0 uno"
    polling.silence()
    assert polled(match, polling) == "1 catch"
    match.move(1, "catch 0")
    assert polled(match, polling) == "0 hand"
    match.move(0, "hand B2")
    # Two cards drawn when caught: both are given away if they are blue, which these are not.
    assert len(match.state.hands[0]) == 2

    match = arranged("WU B1 B2", "P1 P2 P4", "G1 G2 G4", edition="urrrhhh", top="B3", sheet="en")
    polling = Polling()
    state = match.state
    assert polling.question(state, match.asked).name == "turn"


def test_two_who_owe_are_polled_one_after_the_other() -> None:
    """After a tied battle both battlers may have come down to one card."""
    match, polling = arranged("WB R5 R9", "Y5 Y9", "G1 G2", edition="kickin-battle"), Polling()
    match.move(0, "play WB")
    match.move(0, "battle 1")
    match.move(1, "pick Y5")
    match.move(0, "pick R5")
    order = []
    for _ in range(6):
        order.append(polled(match, polling))
        polling.silence()

    assert order == ["0 uno", "1 catch", "2 catch", "1 uno", "2 catch", "0 catch"]
    assert polled(match, polling) == "0 pick"


def test_sealed_picks_are_asked_of_the_challenger_first() -> None:
    """Whoever they battle."""
    match, polling = arranged("WB R5 R9", "Y5 Y9 Y1", "G1 G2 G4", edition="kickin-battle"), Polling()
    match.move(0, "play WB")
    match.move(0, "battle 2")

    assert polled(match, polling) == "0 pick"
    match.move(0, "pick R9")
    assert polled(match, polling) == "2 pick"


def polls(match: Match, polling: Polling) -> list[str]:
    """Who is asked what, one after the other, if all keep silent, up to the question that play waits for."""
    order = [polled(match, polling)]
    while polling.question(match.state, match.asked).offer:
        polling.silence()
        order.append(polled(match, polling))
    return order


@clause("house.jump.poll")
def test_every_seat_but_the_one_asked_is_polled_once_from_the_left_of_who_played_the_card() -> None:
    """Whether it holds the card or not, who played it last."""
    match, polling = arranged("R5 R5 B1 B2", "G1 G2", "R5 Y1", "Y4 Y5", jump_in=True), Polling()
    match.move(0, "play R5")
    before = match.state

    assert polls(match, polling) == ["2 jump", "3 jump", "0 jump", "1 turn"]
    assert polled(match, polling) == "1 turn"
    assert match.state == before


@clause("house.jump.poll")
def test_a_seat_without_the_card_can_only_keep_silent() -> None:
    """One with it gets its offer."""
    match, polling = arranged("R5 B1 B2", "G1 G2", "Y1 Y2", "R5 Y4 Y5", jump_in=True), Polling()
    match.move(0, "play R5")

    question = polling.question(match.state, match.asked)
    assert (question.seat, question.name, question.choices, question.offer) == (2, "jump", (), True)
    polling.silence()
    question = polling.question(match.state, match.asked)
    assert (question.seat, [str(choice) for choice in question.choices]) == (3, ["jump R5"])


@clause("house.jump.poll")
def test_calls_and_catches_are_polled_before_jumps() -> None:
    """As ever."""
    match, polling = arranged("R5 B1", "G1 G2", "R5 Y1 Y2", jump_in=True), Polling()
    match.move(0, "play R5")

    assert polls(match, polling) == ["0 uno", "1 catch", "2 catch", "2 jump", "0 jump", "1 turn"]


@clause("house.jump.poll")
def test_a_jump_starts_the_polling_anew() -> None:
    """From the left of the jumper, at the question that follows."""
    match, polling = arranged("R5 R5 B1 B2", "G1 G2 G4", "R5 Y1 Y2", "Y4 Y5", jump_in=True), Polling()
    match.move(0, "play R5")
    assert polled(match, polling) == "2 jump"
    match.move(2, "jump R5")

    assert polls(match, polling) == ["0 jump", "1 jump", "2 jump", "3 turn"]


@clause("house.jump.poll")
def test_each_turn_on_the_same_card_is_polled_again() -> None:
    """From the left of who played it, though that is turns ago; not once the seat has drawn."""
    match, polling = arranged("R5 B1 B2", "G1 G2", "Y8 Y9", jump_in=True), Polling()
    match.move(0, "play R5")
    assert polls(match, polling) == ["2 jump", "0 jump", "1 turn"]
    match.move(1, "draw")
    assert polls(match, polling) == ["1 drawn"]
    match.move(1, "keep")

    assert polls(match, polling) == ["1 jump", "0 jump", "2 turn"]


@clause("house.jump.poll")
def test_a_debt_is_polled_too_and_the_turn_after_it() -> None:
    """At `stack` and at `turn`."""
    match, polling = arranged("R+2 B1 B2", "G1 G2", "Y8 Y9", jump_in=True, stacking="same"), Polling()
    match.move(0, "play R+2")
    assert polls(match, polling) == ["2 jump", "0 jump", "1 stack"]
    match.move(1, "take")

    assert polls(match, polling) == ["1 jump", "0 jump", "2 turn"]


@clause("house.jump.poll")
def test_nobody_is_polled_about_a_card_that_cannot_be_jumped_on() -> None:
    """Arranged, colourless, or without the switch."""
    assert polls(arranged("R5 R5 B1", "R3 G2", "R3 Y2", jump_in=True), Polling()) == ["0 turn"]
    wild = arranged("W R5 B1", "W G2", "W Y2", jump_in=True)
    wild.move(0, "play W")
    wild.move(0, "colour red")
    assert polls(wild, Polling()) == ["1 turn"]
    plain = arranged("R5 R5 B1", "R5 G2", "R5 Y2")
    plain.move(0, "play R5")
    assert polls(plain, Polling()) == ["1 turn"]


def test_the_policy_random_plays_what_fits_and_never_bluffs() -> None:
    """Over many tries: every legal card, no draw, and no Wild Draw Four beside the colour in play."""
    match, rng = arranged("R1 R2 B3 W W4 G9", "Y1 Y2"), random.Random(1)  # noqa: S311  no secret
    question = match.asked[0]
    state = match.state
    chosen = {str(random_choice(question, state.hands[0], state.colour, rng)) for _ in range(300)}

    assert chosen == {"play R1", "play R2", "play B3", "play W"}


def test_the_policy_random_draws_only_when_nothing_fits_and_never_challenges() -> None:
    """Bluffed upon, it accepts."""
    rng = random.Random(1)  # noqa: S311  no secret
    match = arranged("B1 G2", "Y1 Y2")
    assert str(random_choice(match.asked[0], match.state.hands[0], match.state.colour, rng)) == "draw"

    bluffed = arranged("W4 R1 R2", "Y1 Y2")
    bluffed.move(0, "play W4")
    bluffed.move(0, "colour blue")
    assert str(random_choice(bluffed.asked[0], bluffed.state.hands[1], bluffed.state.colour, rng)) == "accept"
