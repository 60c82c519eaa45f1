"""Bots in whole matches: they always answer, and from nothing but what their seat sees and hears."""

from __future__ import annotations

import ast
import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from lastcard import bots
from lastcard.bots import Bot, Memory, bot, hint, levels
from lastcard.bots.arena import BotTable, duel
from lastcard.bots.hints import ABOUT_A_SEAT, REASONS
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Match
from lastcard.rules.events import Event
from lastcard.rules.play import asked
from lastcard.rules.questions import Choice, Question
from lastcard.rules.state import State
from lastcard.views import View, tell, view

EVERY_EDITION = [edition.id for edition in EDITIONS]
EVERY_LEVEL = [*levels(), *(f"{level.name}:{strength}" for level in levels().values() if level.eased for strength in (1, 60))]
"""At full strength, and at some below it."""


class Watched:
    """A bot that is watched: what it answers must be possible."""

    def __init__(self, watched: Bot) -> None:
        self._bot = watched

    def choose(self, seen: View, question: Question, memory: Memory) -> Choice | None:
        """The answer of the one watched."""
        choice = self._bot.choose(seen, question, memory)
        assert choice in question.choices if choice is not None else question.offer, (question, choice)
        if not question.choices:
            # Whoever could jump in is polled, with the card for it or without (house.jump.poll).
            return None
        assert question in seen.asked
        advice = hint(seen, question, memory)
        assert advice.choice in question.choices if advice.choice is not None else question.offer
        reason = advice.key.removeprefix("hint-")
        assert reason in REASONS
        assert (reason in ABOUT_A_SEAT) == ("seat" in advice.args)
        assert advice.args.get("seat") != seen.seat
        assert_true(reason, advice.args.get("seat"), seen, question)
        return choice


def assert_true(reason: str, seat: int | str | None, seen: View, question: Question) -> None:
    """What a hint says about the table can be seen on it."""
    sizes, hand = seen.hand_sizes, seen.hand or ()
    match reason:
        case "hit" | "block" | "past":
            assert sizes[int(seat or 0)] <= 2, "is close to going out"
        case "points":
            assert min(size for other, size in enumerate(sizes) if other != seen.seat) <= 2, "somebody is about to go out"
        case "only":
            assert len(question.choices) == 1
        case "win":
            assert len(hand) == 1
        case "far":
            assert sizes[int(seat or 0)] > 2, "is not close to going out"
        case _:
            pass


def chance(seed: object) -> random.Random:
    """A source of chance."""
    return random.Random(str(seed))  # noqa: S311  bots need no secrecy


def table_of(match: Match, levels: Sequence[str]) -> BotTable:
    """A table of watched bots, one level after the other round the table."""
    return BotTable(match, [Watched(bot(levels[seat % len(levels)], chance(seat))) for seat in range(match.players)])


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize("level", [*levels(), "expert:60"])
def test_every_level_plays_whole_matches(level: str, edition: str, players: int) -> None:
    """To the last card, with answers that were among the choices."""
    match = Match.new(edition, players=players, seed=3, rules={"target": 100})
    table_of(match, [level]).play_match()
    assert match.over


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_levels_play_by_every_sheet(sheet: str, edition: str) -> None:
    """All levels at one table, a round of it."""
    match = Match.new(edition, players=3, sheet=sheet, seed=5, rules={"scoring": "low"})
    table_of(match, [*levels()]).play_round()
    assert match.state.round_over


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_memory_is_what_its_seat_was_told(edition: str) -> None:
    """Heard one by one or all at once, the same remains."""
    first = Match.new(edition, players=3, seed=11)
    table = table_of(first, ["medium"])
    while not first.state.round_over and len(first.history) < 60:
        table.step()
    for seat in range(3):
        memory = Memory(seat, 3)
        for told in first.told(seat):
            memory.hear(told)
        assert vars(memory) == vars(table.memories[seat])


def rearranged(state: State, seat: int, luck: random.Random) -> State:
    """A state whose cards that a seat cannot see lie otherwise: the other hands and the draw pile, all mixed."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand] + list(state.draw_pile)
    luck.shuffle(hidden)
    hands = tuple(
        hand if other == seat else tuple(hidden.pop() for _ in hand) for other, hand in enumerate(state.hands)
    )  # fmt: skip
    return msgspec.structs.replace(state, hands=hands, draw_pile=tuple(hidden))


def resealed(event: Event, seat: int, deck: Sequence[object], luck: random.Random) -> Event:
    """An event with other cards in what a seat is not told of it."""
    if event.secret is None or seat in event.witnesses():
        return event
    hidden = getattr(event, event.secret)
    other = tuple(luck.choice(deck) for _ in hidden) if isinstance(hidden, tuple) else luck.choice(deck)
    return msgspec.structs.replace(event, **{event.secret: other})


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_cards_that_a_seat_cannot_see_change_nothing(edition: str, level: str) -> None:
    """With all hidden cards rearranged, now and in all that happened, a bot sees, remembers and answers the same."""
    match = Match.new(edition, players=3, seed=13)
    table = table_of(match, [level])
    luck = chance("hidden")
    decisions = 0
    while not match.state.round_over and decisions < 60:
        for question in match.asked:
            seat = question.seat
            other = rearranged(match.state, seat, luck)
            memory = Memory(seat, 3)
            for event in match.history:
                told = tell(resealed(event, seat, match.state.edition.deck.cards, luck), seat)
                if told is not None:
                    memory.hear(told)
            assert question in asked(other)
            assert match.view(seat) == view(other, seat)
            answer = bot(level, chance(decisions)).choose(match.view(seat), question, table.memories[seat])
            assert bot(level, chance(decisions)).choose(view(other, seat), question, memory) == answer
            decisions += 1
        table.step()
    assert decisions > 10


def test_no_bot_can_reach_the_state() -> None:
    """Only the arena, which seats bots at a table, knows of matches and states; a constant is neither."""
    apart = {"lastcard.match", "lastcard.rules.state", "lastcard.rules.play", "lastcard.record"}
    folder = Path(bots.__file__).parent
    for module in folder.glob("*.py"):
        nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module in apart]
        reaches = {name.name for node in imports for name in node.names if not name.name.isupper()}
        assert bool(reaches) == (module.name == "arena.py"), (module.name, reaches)


def test_a_duel_is_repeatable() -> None:
    """The same deals, the same answers, the same result."""
    first, second = (msgspec.structs.replace(duel(rounds=20), seconds=0.0) for _ in range(2))
    assert first == second
    assert first.rounds == 20


@pytest.mark.parametrize(("players", "least"), [(2, 0.53), (4, 0.27)])
def test_medium_is_better_than_easy(players: int, least: float) -> None:
    """A short duel, the same every time; the long ones are in docs/bots.md."""
    assert duel(players=players, rounds=400).share > least


def test_easy_is_better_than_a_beginner() -> None:
    """Who forgets to call draws many cards."""
    assert duel("easy", "beginner", rounds=400).share > 0.55
