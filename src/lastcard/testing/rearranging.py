"""Non-interference: whatever a seat cannot see is rearranged, the same moves are made, and that seat must notice nothing.

Slots (`lastcard.testing.following`) that an observer never sees into, up to a chosen moment, may hold any of each other's cards.
So their cards are dealt out anew, the game is played again with the same moves (a hidden card that is named in one becomes the
card now in its slot), and after every move the observer's events, view and questions are compared, byte for byte.

The second game stops where it must go another way for a good reason: another seat does not hold what it played, or the rules
themselves disclose a fact that is now different (`lastcard.testing.disclosed`). What was compared up to there counts.
"""

from __future__ import annotations

import difflib
import json
from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from lastcard.cards import Card
from lastcard.editions.sheets import SHEETS
from lastcard.polling import Polling
from lastcard.rules import play as game
from lastcard.rules.errors import RulesError
from lastcard.rules.events import Event
from lastcard.rules.questions import CardChoice, Move, Question, of_card
from lastcard.rules.state import PLAYERS_MIN, Edition, State
from lastcard.table.telling import Telling
from lastcard.testing.disclosed import Disclosed
from lastcard.testing.following import Followed, Observer, Order, Slot, Trace, any_trace, begin, follow
from lastcard.testing.settings import any_players, chance, players_max

COMPARED = 4
"""How many times a round is rearranged and compared."""
SHORTER_TRIES = 100
"""How many other rounds are searched for a shorter leak."""


class Driver(NamedTuple):
    """What a table is driven with; a test plants its leaks with one of its own."""

    telling: Telling = Telling()
    """How it tells what has happened and what is seen."""
    polling: type[Polling] = Polling
    """Whom it asks next where there is no clock."""


DRIVER = Driver()


class Tally(msgspec.Struct):
    """What rearranging has shown."""

    tried: int = 0
    changed: int = 0
    """Rearrangements that put another card somewhere."""
    complete: int = 0
    """Of those, the ones that could be played to the chosen moment."""
    positions: int = 0
    """Positions compared in which something hidden differed."""
    picks: int = 0
    """Of those, the ones with another card sealed."""
    gifts: int = 0
    """Of those, the ones in which another card had just been given, between two others."""
    players: Counter[int] = msgspec.field(default_factory=Counter)
    """How many seats there were."""
    stops: Counter[str] = msgspec.field(default_factory=Counter)
    """Why a game could not be played to the chosen moment."""

    def add(self, other: Tally) -> None:
        """Take in what another search has shown."""
        for name in ("tried", "changed", "complete", "positions", "picks", "gifts"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.players.update(other.players)
        self.stops.update(other.stops)


class Leak(AssertionError):
    """An observer could tell two games apart that differ only in what it cannot see."""

    def __init__(self, message: str, moves: int) -> None:
        super().__init__(message)
        self.moves: int = moves
        """How many moves were played when it was noticed."""


def rearranged(followed: Followed, moment: int, rng: Random) -> dict[Slot, Card]:
    """Other cards in the slots that the observer has not seen into by a moment: the same cards in each group, dealt out anew.

    Sometimes everything is dealt out anew; sometimes each colour for itself, which more moves survive; sometimes two slots.
    """
    hidden = [slot for slot in followed.kinds if slot not in followed.seen[moment]]
    way = rng.choice(("all", "colours", "two"))
    piles: dict[object, list[Slot]] = {}
    for slot in hidden:
        piles.setdefault((followed.groups[slot], followed.kinds[slot].colour if way == "colours" else None), []).append(slot)
    kinds = dict(followed.kinds)
    for pile in piles.values():
        chosen = rng.sample(pile, min(2, len(pile))) if way == "two" else pile
        cards = [kinds[slot] for slot in chosen]
        rng.shuffle(cards)
        kinds.update(zip(chosen, cards, strict=True))
    return kinds


class Moment(msgspec.Struct, frozen=True):
    """A game after one stretch."""

    state: State
    facts: tuple[object, ...]
    """What the rules disclosed on the way."""
    account: str
    """What the observer is told, sees and is asked, as JSON."""
    events: tuple[Event, ...]


class Recast:
    """A trace with an unlabelled deck, whatever cards are in the slots."""

    def __init__(self, trace: Trace, followed: Followed, kinds: dict[Slot, Card]) -> None:
        self.trace = trace
        self._followed, self._kinds = followed, kinds

    def start(self) -> State:
        """Where it begins."""
        return self._placed(self.trace.start, self._followed.answers[0][0])

    def answer(self, stretch: int, part: int) -> Move | Order | None:
        """An answer of the trace, with these cards."""
        slots = self._followed.answers[stretch][part]
        match self.trace.stretches[stretch].parts[part].answer:
            case Move(seat, CardChoice(verb, card, uno)):
                kind = self._kinds[slots[card]]
                return Move(seat, CardChoice(verb, kind, uno=True) if uno else of_card(verb, kind))
            case tuple() as order:
                return tuple(self._kinds[slots[card]] for card in order)
            case other:
                return other

    def as_traced(self, stretch: int, state: State) -> bool:
        """Whether every card lies where the trace has it after a stretch.

        Of like cards another one may have left a hand: that is no news to anybody, but the slots are no longer right.
        """
        placed = self._placed(self.trace.stretches[stretch].state, self._followed.answers[stretch][-1])
        return _places(placed) == _places(state)

    def _placed(self, state: State, slots: dict[Card, Slot]) -> State:
        """A state of the trace with these cards in its places."""

        def cards(pile: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(self._kinds[slots[card]] for card in pile)

        return replace(
            state,
            edition=self.trace.edition,
            hands=tuple(cards(hand) for hand in state.hands),
            draw_pile=cards(state.draw_pile),
            discard_pile=cards(state.discard_pile),
            aside=cards(state.aside),
        )


def _places(state: State) -> tuple[object, ...]:
    return state.hands, state.draw_pile, state.discard_pile, state.aside


class _Game:
    """A recast trace being played."""

    def __init__(self, recast: Recast, observer: Observer, disclosed: Disclosed, driver: Driver) -> None:
        self.recast, self._observer, self._disclosed, self._driver = recast, observer, disclosed, driver
        self.state = self.first = recast.start()

    def play(self, stretch: int) -> Moment:
        """Make the moves of one stretch; RulesError if one cannot be made in this game."""
        state = self.state
        facts: list[object] = []
        events: tuple[Event, ...] = ()
        for part in range(len(self.recast.trace.stretches[stretch].parts)):
            answer = self.recast.answer(stretch, part)
            if isinstance(answer, tuple) and Counter(game.pile_to_shuffle(state)) != Counter(answer):
                # Another pile is due, or none: the account will show it.
                break
            if answer is None:
                state, more = begin(state)
            else:
                facts.append(self._disclosed(state, answer))
                state, more = game.apply(state, answer) if isinstance(answer, Move) else game.shuffle(state, answer)
            events += more
        self.state = state
        if stretch == 0:
            self.first = state
        return Moment(state, tuple(facts), self._account(events), events)

    def _account(self, events: tuple[Event, ...]) -> str:
        asked = game.asked(self.state)
        told = self._driver.telling.events(self._observer, events)
        seen = self._driver.telling.view(self.state, self._observer, asked)
        shuffle_due = game.pile_to_shuffle(self.state) is not None
        # A client gives a forced answer by itself, and everybody sees how soon it comes.
        forced = [question.seat for question in asked if question.forced]
        polled = _polled(self._driver.polling(), self.state, asked)
        account = {"told": told, "view": seen, "shuffle due": shuffle_due, "forced": forced, "polled": polled}
        return msgspec.json.encode(account).decode()

    def as_traced(self, stretch: int) -> bool:
        """Whether every card lies where the trace has it."""
        return self.recast.as_traced(stretch, self.state)


def _polled(polling: Polling, state: State, asked: tuple[Question, ...]) -> list[str]:
    """Whom a driver without a clock would ask, one after the other, if all kept silent: everybody at its table knows that."""
    order = []
    while asked and (question := polling.question(state, asked)).offer:
        order.append(f"{question.seat} {question.name}")
        polling.silence()
    return order


def compare(trace: Trace, observer: Observer, moment: int, rng: Random, disclosed: Disclosed, driver: Driver = DRIVER) -> Tally:
    """Rearrange what an observer cannot see up to a moment, play both games and compare; raises `Leak`."""
    followed = follow(trace, observer)
    kinds = rearranged(followed, moment, rng)
    first = _Game(Recast(trace, followed, followed.kinds), observer, disclosed, driver)
    second = _Game(Recast(trace, followed, kinds), observer, disclosed, driver)
    tally = Tally(tried=1, changed=kinds != followed.kinds, players=Counter({trace.start.players: 1}))
    for stretch in range(moment + 1):
        one = first.play(stretch)
        assert first.as_traced(stretch), "the labelled game went another way"
        stop, other = _other(trace, second, stretch, one, observer)
        if stop:
            tally.stops[stop] += 1
            return tally
        assert other is not None
        if other.account != one.account:
            raise _leak(trace, (first, second), observer, stretch, (one.account, other.account))
        _count(tally, one, other)
        if not second.as_traced(stretch):
            tally.stops["another of like cards left"] += 1
            return tally
    tally.complete = tally.changed
    return tally


def _other(trace: Trace, game_: _Game, stretch: int, one: Moment, observer: Observer) -> tuple[str, Moment | None]:
    """The second game after a stretch, or why it cannot be like the first."""
    try:
        other = game_.play(stretch)
    except RulesError:
        move = trace.stretches[stretch].parts[0].answer
        assert isinstance(move, Move)
        if move.seat == observer:
            raise Leak(f"seat {observer} could make the move {move.choice} only for what it cannot see", stretch) from None
        return f"nobody could {move.choice.verb} that", None
    # A game that went another way may have come to fewer answers.
    differ = any(fact != here for fact, here in zip(one.facts, other.facts, strict=False))
    return ("the rules disclose a difference" if differ else ""), other


def _count(tally: Tally, one: Moment, other: Moment) -> None:
    """Count a position that was compared."""
    if _places(one.state) == _places(other.state) and one.events == other.events:
        return
    tally.positions += 1
    sealed = [getattr(state.agenda[0], "sealed", None) if state.agenda else None for state in (one.state, other.state)]
    tally.picks += sealed[0] is not sealed[1]
    gifts = [[event for event in moment.events if event.name == "gave"] for moment in (one, other)]
    tally.gifts += gifts[0] != gifts[1]


def _leak(trace: Trace, games: tuple[_Game, _Game], observer: Observer, stretch: int, accounts: tuple[str, str]) -> Leak:
    """A leak, told so that both games can be set up by hand."""
    state = trace.start
    who = "a spectator" if observer is None else f"seat {observer}"
    lines = [
        f"{who} can tell two games apart that differ only in what it cannot see",
        f"edition {state.edition.id}, sheet {state.sheet}, rules {json.dumps(state.rules.differences(SHEETS[state.sheet]))}",
        *(f"{name}: {_tale(game_, trace, stretch)}" for name, game_ in zip(("one game", "the other"), games, strict=True)),
        "what it is told, sees and is asked after the last move differs:",
    ]
    one, other = (json.dumps(json.loads(account), indent=1).splitlines() for account in accounts)
    lines += list(difflib.unified_diff(one, other, n=2, lineterm=""))[2:]
    return Leak("\n".join(lines), stretch)


def _tale(game_: _Game, trace: Trace, stretch: int) -> str:
    """The first position of a game, and its moves and shuffles up to a stretch."""
    first = game_.first
    hands = " | ".join(" ".join(map(str, hand)) for hand in first.hands)
    piles = f"draw pile {' '.join(map(str, first.draw_pile))}, discard pile {' '.join(map(str, first.discard_pile))}"
    answers = [
        f"{answer.seat} {answer.choice}" if isinstance(answer, Move) else f"shuffled to {' '.join(map(str, answer or ()))}"
        for n in range(1, stretch + 1)
        for part in range(len(trace.stretches[n].parts))
        if (answer := game_.recast.answer(n, part)) is not None
    ]
    return "\n  ".join((f"hands {hands}, {piles}, dealer {first.dealer}, turn {first.turn}", *answers))


def search(edition: Edition, disclosed: Disclosed, *, moves: int, seed: str, driver: Driver = DRIVER) -> Tally:
    """Rearrange and compare until so many moves have been traced; the shortest leak found is raised."""
    tally = Tally()
    traced = n = 0
    while traced < moves:
        rng = chance(f"{seed}/{edition.id}/{n}")
        trace = any_trace(edition, PLAYERS_MIN + n % (players_max(edition) - PLAYERS_MIN + 1), rng)
        n += 1
        traced += len(trace.stretches)
        try:
            _compare_some(trace, rng, disclosed, driver, tally)
        except Leak as leak:
            raise _shorter(edition, disclosed, driver, leak, seed) from None
    return tally


def _compare_some(trace: Trace, rng: Random, disclosed: Disclosed, driver: Driver, tally: Tally) -> None:
    """Compare at some moments of a trace, half of them moments at which something has just happened in secret."""
    secrets: dict[str, list[int]] = {}
    for n, stretch in enumerate(trace.stretches):
        for name in {event.name for part in stretch.parts for event in part.events if event.secret}:
            secrets.setdefault(name, []).append(n)
    for _ in range(COMPARED):
        observer = rng.choice((None, *range(trace.start.players)))
        moment = rng.randrange(len(trace.stretches))
        if secrets and rng.random() < 1 / 2:
            # By what happened first: a sealed pick is rarer than a card drawn.
            moment = rng.choice(secrets[rng.choice(sorted(secrets))])
        tally.add(compare(trace, observer, moment, rng, disclosed, driver))


def _shorter(edition: Edition, disclosed: Disclosed, driver: Driver, leak: Leak, seed: str) -> Leak:
    """The leak with the fewest moves that some more traces show."""
    for n in range(SHORTER_TRIES):
        rng = chance(f"{seed}/{edition.id}/shorter/{n}")
        if leak.moves < 1:
            break
        try:
            trace = any_trace(edition, min(any_players(rng), players_max(edition)), rng, leak.moves)
            _compare_some(trace, rng, disclosed, driver, Tally())
        except Leak as other:
            leak = min(leak, other, key=lambda found: found.moves)
    return leak
