"""Whatever a seat or a spectator cannot see may be rearranged: it notices nothing, and every planted leak is found."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lastcard.cards import Card
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE, PickCards
from lastcard.editions.urrrhhh import URRRHHH
from lastcard.polling import Polling
from lastcard.rules.events import Event
from lastcard.rules.hands import Received
from lastcard.rules.questions import CHALLENGE, DRAW, Move, Question, SeatNo
from lastcard.rules.state import Edition, State
from lastcard.table.telling import Telling
from lastcard.testing import Leak, by_the_rules, check_noninterference
from lastcard.testing.following import any_trace, follow
from lastcard.testing.rearranging import compare, rearranged
from lastcard.testing.settings import chance
from lastcard.views import Wire, tell, tell_whole, wire_question
from proof.leaks import (
    COUNTING_AGENT,
    EAGER_DEBTOR,
    EAGER_FRIENDS,
    GOSSIPING_AGENT,
    GOSSIPING_GIVER,
    SKIPPING_DEBTOR,
    SKIPPING_FRIENDS,
)
from table import clause


@clause("ruling.drawn_always_asked", "ruling.battle_secret", "ruling.urrrhhh_order", "ruling.agent_peek")
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_nobody_notices_when_everything_hidden_is_rearranged(edition: Edition) -> None:
    """Thousands of positions, all numbers of players; most rearrangements can be played to the chosen moment."""
    tally = check_noninterference(edition, moves=2000, seed="hidden")

    assert tally.positions > 1200
    assert tally.complete > 0.75 * tally.changed > 0.5 * tally.tried
    assert set(tally.players) == set(range(2, 11))
    if edition is KICKIN_BATTLE:
        assert tally.picks > 3
    if edition is URRRHHH:
        assert tally.gifts > 10


def test_only_what_was_never_seen_is_rearranged() -> None:
    """The observer's own cards and all that lay open stay; the same cards are there as before."""
    for seed in range(20):
        trace = any_trace(URRRHHH, 4, chance(f"slots {seed}"))
        last = len(trace.stretches) - 1
        followed = follow(trace, 0)
        kinds = rearranged(followed, last, chance(str(seed)))

        assert sorted(map(str, kinds.values())) == sorted(map(str, followed.kinds.values()))
        assert all(kinds[slot] is followed.kinds[slot] for slot in followed.seen[last])
        now = followed.answers[last][-1]
        state = trace.stretches[last].state
        assert {now[card] for card in (*state.hands[0], *state.discard_pile)} <= followed.seen[last]


def test_a_fact_that_the_rules_disclose_is_no_leak() -> None:
    """A rearrangement that would make a guilty hand innocent is not played on; without that knowledge it looks like a leak."""

    def all_but_guilt(state: State, answer: Move | tuple[Card, ...]) -> object:
        return None if isinstance(answer, Move) and answer.choice == CHALLENGE else by_the_rules(state, answer)

    check_noninterference(EDITIONS[0], moves=3000, seed="facts", disclosed=by_the_rules)
    with pytest.raises(Leak, match='"guilty"'):
        check_noninterference(EDITIONS[0], moves=30_000, seed="facts", disclosed=all_but_guilt)


@clause("house.draw.until")
def test_how_far_down_the_card_lay_that_fits_is_no_leak() -> None:
    """Everybody sees how many are drawn; without that knowledge it looks like a leak."""

    def all_but_depth(state: State, answer: Move | tuple[Card, ...]) -> object:
        return None if isinstance(answer, Move) and answer.choice == DRAW else by_the_rules(state, answer)

    with pytest.raises(Leak, match=r'"draw": "until"(.|\n)*"count"'):
        check_noninterference(EDITIONS[0], moves=30_000, seed="facts", disclosed=all_but_depth)


# --- Planted leaks -----------------------------------------------------------------------------------------------------------


@clause("friends.discard")
def test_a_seat_left_out_because_it_holds_no_seven_is_found() -> None:
    """Who is asked must follow from public facts alone."""
    with pytest.raises(Leak, match="waiting_for"):
        check_noninterference(SKIPPING_FRIENDS)


@clause("friends.discard")
def test_an_answer_that_is_forced_by_a_hidden_card_is_found() -> None:
    """It would come by itself, and sooner than others: everybody would know who holds no seven."""
    with pytest.raises(Leak, match="forced"):
        check_noninterference(EAGER_FRIENDS)


def test_a_count_in_an_event_that_depends_on_a_hidden_card_is_found() -> None:
    """How many cards are shown to somebody else may tell nothing but the size of the hand."""
    with pytest.raises(Leak, match='"count"'):
        check_noninterference(COUNTING_AGENT)


class LeakingPile(Telling):
    """The size of the draw pile, less its Wilds."""

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """A count that depends on hidden cards."""
        return super().view(state, seat, asked) | {"draw_pile_size": sum(card.colour is not None for card in state.draw_pile)}


class LeakingPick(Telling):
    """A sealed pick: neither the rest of the table nor the rival may see it before both have picked."""

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """It lies open among the cards that are set aside."""
        step = state.agenda[0] if state.agenda else None
        sealed = (step.sealed,) if isinstance(step, PickCards) and step.sealed else ()
        return super().view(state, seat, asked) | {"aside": [card.text for card in (*state.aside, *sealed)]}


class LeakingQuestions(Telling):
    """The questions of others: their choices show their hands."""

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """Everybody's."""
        return super().view(state, seat, asked) | {"asked": [wire_question(question) for question in asked]}


@pytest.mark.parametrize(
    ("edition", "telling", "told"),
    [
        (EDITIONS[0], LeakingPile(), "draw_pile_size"),
        (KICKIN_BATTLE, LeakingPick(), "aside"),
        (EDITIONS[0], LeakingQuestions(), "asked"),
    ],
    ids=["pile", "pick", "questions"],
)
def test_a_leak_in_a_view_is_found(edition: Edition, telling: Telling, told: str) -> None:
    """In a count, in a card that lies face down, in what others are asked."""
    with pytest.raises(Leak, match=told):
        check_noninterference(edition, moves=10_000, telling=telling)


@pytest.mark.parametrize(
    ("edition", "secret"), [(GOSSIPING_GIVER, "card"), (GOSSIPING_AGENT, "cards")], ids=["gave", "hand_shown"]
)
def test_an_event_with_too_many_witnesses_is_found(edition: Edition, secret: str) -> None:
    """The checker goes by what the class declares, so an event cannot talk it into seeing more."""
    with pytest.raises(Leak, match=f'"{secret}": '):
        check_noninterference(edition, moves=10_000)


def test_a_leak_is_told_with_both_games() -> None:
    """Hands, piles and moves of each, and what differs for the observer."""
    with pytest.raises(Leak) as found:
        check_noninterference(SKIPPING_FRIENDS)

    told = str(found.value)
    assert "one game: hands " in told
    assert "the other: hands " in told
    assert told.count(" number ") == 2
    assert len(told.splitlines()) < 40


def test_the_same_luck_compares_the_same_games() -> None:
    """A seed finds a leak again."""
    trace = any_trace(EDITIONS[0], 3, chance("same"))

    first, second = (compare(trace, 0, len(trace.stretches) - 1, chance("luck"), by_the_rules) for _ in range(2))

    assert first == second


# Leaks planted in house rules


class PollHolders(Polling):
    """Asks only those who hold the card whether to jump in."""

    def question(self, state: State, asked: Sequence[Question]) -> Question:
        """Who is passed over holds none."""
        question = super().question(state, asked)
        while question.offer and not question.choices:
            self.silence()
            question = super().question(state, asked)
        return question


@clause("house.jump.poll")
def test_a_poll_of_those_alone_who_could_jump_in_is_found() -> None:
    """The order of asking would tell who holds the card."""
    with pytest.raises(Leak, match=r'"jump_in": true(.|\n)*"polled"(.|\n)*jump'):
        check_noninterference(EDITIONS[0], moves=30_000, polling=PollHolders)


@clause("house.stack.debt")
@pytest.mark.parametrize(
    ("edition", "told"), [(SKIPPING_DEBTOR, "waiting_for"), (EAGER_DEBTOR, "forced")], ids=["skipped", "eager"]
)
def test_a_debt_that_only_some_are_asked_about_is_found(edition: Edition, told: str) -> None:
    """Being left out would tell that a seat holds no answer; so would an answer that comes by itself."""
    with pytest.raises(Leak, match=rf'"stacking": (.|\n)*"{told}"'):
        check_noninterference(edition, moves=30_000)


class OpenHands(Telling):
    """Hands that move are seen by everybody."""

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """As if all were witnesses."""
        told = [tell_whole(event) if isinstance(event, Received) else tell(event, seat) for event in events]
        return [part for part in told if part is not None]


@clause("house.seven.swap", "house.zero.rotate")
def test_a_hand_that_moved_and_was_seen_by_a_third_is_found() -> None:
    """Only who gets it and who gave it see it."""
    with pytest.raises(Leak, match=r'"seven_zero": true(.|\n)*"from": (.|\n)*"cards": '):
        check_noninterference(EDITIONS[0], moves=30_000, telling=OpenHands())


@clause("house.seven.swap", "house.zero.rotate", "house.hands.order")
def test_what_a_seat_knows_of_a_hand_goes_with_that_hand() -> None:
    """A hand that was given away stays known to who gave it, wherever it goes, and is not rearranged."""
    followed_hands = 0
    for seed in range(200):
        trace = any_trace(EDITIONS[0], 3, chance(f"hands {seed}"))
        last = len(trace.stretches) - 1
        followed = follow(trace, 0)
        given = {
            followed.answers[n][-1][card]
            for n, stretch in enumerate(trace.stretches)
            for part in stretch.parts
            for event in part.events
            if isinstance(event, Received) and 0 in {event.seat, event.from_}
            for card in event.cards
        }
        followed_hands += bool(given)
        kinds = rearranged(followed, last, chance(str(seed)))
        assert given <= followed.seen[last]
        assert all(kinds[slot] is followed.kinds[slot] for slot in given)
    assert followed_hands > 10
