"""What a seat concludes about hidden cards: facts are true, and every act tells of the cards that lay in the hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bots.seats import Seats
from lastcard.bots import bot
from lastcard.bots.arena import BotTable
from lastcard.bots.evidence import Evidence, Kind
from lastcard.bots.medium import Medium
from lastcard.cards import card
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.rules.state import Edition, State
from lastcard.testing.settings import chance
from lastcard.views import tell

HOUSE: dict[str, Any] = {"seven_zero": True, "jump_in": True, "stacking": "any"}


def heard(match: Match, seat: int) -> Evidence:
    """What a seat concludes from all that it was told."""
    evidence = Evidence(seat, match.players)
    for told in match.told(seat):
        evidence.hear(told)
    return evidence


def assert_true(evidence: Evidence, state: State) -> int:
    """Every hand has its size, and whatever is known of a card is so; how many of others' cards are known."""
    facts = 0
    for seat, hand in enumerate(state.hands):
        left = [*hand]
        assert len(evidence.hands[seat]) == len(left)
        for held in evidence.hands[seat]:
            if held.card is not None:
                left.remove(held.card)
                facts += seat != evidence.seat
        for colour in [held.colour for held in evidence.hands[seat] if held.card is None and held.colour is not None]:
            left.remove(next(each for each in left if each.colour is colour))
    return facts


def test_at_a_table_of_bots_whoever_asks_for_evidence_has_it() -> None:
    """Of all that the seat was told, also before the table was made; nobody else has any."""

    class Witness(Medium):
        evidence = True

    match = Match.new("classic", players=2, seed=3)
    table = BotTable(match, [Witness(chance("0")), Medium(chance("1"))])
    table.play_round()

    gathered, expected = table.memories[0].evidence, heard(match, 0)
    assert gathered is not None
    assert (gathered.hands, gathered.acts) == (expected.hands, expected.acts)
    assert table.memories[1].evidence is None


@pytest.mark.parametrize("rules", [{}, HOUSE], ids=["plain", "house"])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_is_known_is_true(edition: Edition, rules: dict[str, Any]) -> None:
    """At every moment of some rounds, for every seat."""
    facts = 0
    for seed in range(3):
        match = Match.new(edition, players=4, seed=seed, rules=rules)
        table = BotTable(match, [bot("medium", random.Random(seat)) for seat in range(4)])  # noqa: S311  bots need no secrecy
        each = [heard(match, seat) for seat in range(4)]
        while not match.state.round_over:
            for evidence in each:
                facts += assert_true(evidence, match.state)
            for event in table.step():
                for evidence in each:
                    if (told := tell(event, evidence.seat)) is not None:
                        evidence.hear(told)
    assert facts or edition.id in {"classic", "best-friends", "jokers-wild"}


def test_who_draws_tells_of_what_it_held_and_who_keeps_of_what_it_drew() -> None:
    """Of the card that comes, drawing tells nothing."""
    match = Match.new("classic", players=2, seed=3)
    seat = match.asked[0].seat
    match.move(seat, "draw")
    evidence = heard(match, 1 - seat)

    told = [[act.kind for act in evidence.acts_on(seat, held)] for held in evidence.hands[seat]]
    assert told == [[Kind.DREW]] * 7 + [[]]

    match.move(seat, "keep")
    evidence = heard(match, 1 - seat)
    assert [act.kind for act in evidence.acts_on(seat, evidence.hands[seat][-1])] == [Kind.KEPT]
    assert [act.kind for act in evidence.acts_on(seat, evidence.hands[seat][0])] == [Kind.DREW]


def test_who_plays_a_wild_tells_what_it_passed_over_and_names() -> None:
    """On the red nine, in blue."""
    game = Seats("R7 W B1 B2 | R9 Y1 Y2 Y4").play("0 play R7", "1 play R9", "0 play W", "0 colour blue")

    acts = heard(game.match, 1).acts[0][2:]

    assert [(act.kind, act.colour and act.colour.value, act.face) for act in acts] == [
        (Kind.WILD, "red", "9"),
        (Kind.PLAYED, None, "W"),
        (Kind.NAMED, "blue", ""),
    ]


def test_who_has_seen_a_hand_is_known_to_all_but_its_cards_only_to_them() -> None:
    """Seat 0 looks at the others; seat 2 knows that, not what seat 1 holds."""
    game = Seats("WA R1 R2 R4 | R7 W4 B1 | B4 B5", edition="special-agent").play("0 play WA")

    seen, told = heard(game.match, 0), heard(game.match, 2)

    assert [held.card for held in seen.hands[1]] == [card("R7"), card("W4"), card("B1")]
    assert all(held.card is None and held.seen == 1 for held in told.hands[1])


def test_a_card_that_is_given_unseen_may_be_any_of_those_that_were_known() -> None:
    """Seat 0 has looked at the hand of seat 1, which gives seat 2 one of its cards, and is not known to hold any of them."""
    game = Seats("WA R1 R2 R4 | R7 W4 B1 | B4 B5", edition="special-agent").play("0 play WA")
    evidence = heard(game.match, 0)

    evidence.hear({"event": "gave", "seat": 1, "to": 2})

    assert [(held.card, held.seen) for held in evidence.hands[1]] == [(None, 0)] * 2
    assert [(held.card, held.seen) for held in evidence.hands[2]] == [(card("B4"), 1), (card("B5"), 1), (None, 2)]


def test_the_card_that_leaves_is_one_that_could_not_have_been_played_before() -> None:
    """It drew on red, so what it plays in red is what came since."""
    match = Match.new("classic", players=2, seed=3)
    seat = match.asked[0].seat
    evidence = heard(match, 1 - seat)
    for told in (
        {"event": "turned_up", "card": "R3"},
        {"event": "turn_began", "seat": seat},
        {"event": "drew", "seat": seat, "count": 1},
        {"event": "kept", "seat": seat},
        {"event": "drew", "seat": seat, "count": 2},
        {"event": "turn_began", "seat": 1 - seat},
        {"event": "turn_began", "seat": seat},
        {"event": "played", "seat": seat, "card": "R9"},
    ):
        evidence.hear(told)

    # What was drawn and kept does not fit red either.
    since = [{act.kind for act in evidence.acts_on(seat, held)} & {Kind.DREW, Kind.KEPT} for held in evidence.hands[seat]]
    assert since == [{Kind.DREW}] * 7 + [{Kind.KEPT}, set()]
