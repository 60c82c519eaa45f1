"""The second world of a story: other cards, luck, tokens and salts wherever an observer cannot look.

Bots go by what they see. So the observer is given the eyes of every seat for which a bot has thought, and whatever those do must
be the same in both worlds. The worlds stay together until the second must go another way for a good reason: another seat does
not hold what it played, or the rules themselves disclose a fact that is now different (`lastcard.testing.disclosed`).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from lastcard.decks import edition_of
from lastcard.match import Arrangement
from lastcard.rules import play as game
from lastcard.rules.errors import RulesError
from lastcard.rules.questions import Move
from lastcard.rules.state import State
from lastcard.table.entries import Moved
from lastcard.testing.disclosed import by_the_rules
from lastcard.testing.following import Observer, Order, begin, follow, trace_again
from lastcard.testing.rearranging import Recast, rearranged
from lastcard.testing.secrecy.acts import PROMPTER, VISITOR, Act, World
from lastcard.testing.secrecy.scripts import Orders, position_of
from lastcard.testing.secrecy.stories import Story

TRIES = 8


class Pair(NamedTuple):
    """Two worlds that an observer cannot tell apart."""

    story: Story
    observer: Observer
    heard: frozenset[str]
    """Whose messages are compared: the observer's, and those of all who see no more."""
    acts: int
    """So many acts can be told in both."""
    second: World


class Played(msgspec.Struct, frozen=True):
    """A stretch of a trace, played again."""

    answers: list[Move | Order | None]
    facts: list[object]
    """What the rules disclosed on the way: with other facts, the worlds go apart for a good reason."""


class Twin:
    """A recast trace being played."""

    def __init__(self, recast: Recast) -> None:
        self._recast = recast
        self.state: State = recast.start()

    def play(self, stretch: int) -> Played | None:
        """Go on by one stretch; None if this game cannot go the same way."""
        played = Played([], [])
        for part in range(len(self._recast.trace.stretches[stretch].parts)):
            answer = self._recast.answer(stretch, part)
            played.answers.append(answer)
            try:
                if answer is None:
                    self.state, _ = begin(self.state)
                else:
                    played.facts.append(by_the_rules(self.state, answer))
                    outcome = game.apply(self.state, answer) if isinstance(answer, Move) else game.shuffle(self.state, answer)
                    self.state, _ = outcome
            except (RulesError, ValueError):
                return None
        alike = game.pile_to_shuffle(self.state) is None and self._recast.as_traced(stretch, self.state)
        return played if alike else None


def pairs(story: Story, rng: Random) -> Iterator[Pair]:
    """Some pairs of a story: each with another observer, and up to another act."""
    for _ in range(TRIES):
        acts = rng.randint(story.first, len(story.acts))
        thoughts = [at for at, _ in story.stage.thoughts if at >= story.first]
        if thoughts and rng.random() < 1 / 3:
            # Before the first bot has thought, the observer has no eyes but its own.
            acts = min(acts, thoughts[0])
        sealed = [at for at, done in enumerate(story.stage.done, 1) if done.sealed and at > story.first]
        if sealed and rng.random() < 1 / 2:
            acts = rng.choice(sealed)
        found = _pair(story, acts, rng)
        if found is not None:
            yield found


def _pair(story: Story, acts: int, rng: Random) -> Pair | None:
    stage = story.stage
    while acts >= story.first and not stage.done[acts - 1].playing:
        acts -= 1
    seats = {seat for act, seat in stage.thoughts if act < acts}
    there = _people_at_the_deal(story)
    observer = rng.choice((None, *sorted(set(there.values()))))
    edition = edition_of(stage.setting.settings.edition, stage.setting.settings.deck)
    moves = [(moved.seat, moved.choice) for moved in stage.moves[: stage.done[acts - 1].moves]]
    script = stage.script
    trace = trace_again(edition, script.before, moves, script.shuffles)
    followed = follow(trace, observer, seats)
    kinds = rearranged(followed, len(trace.stretches) - 1, rng)
    if kinds == followed.kinds:
        return None
    second = Recast(trace, followed, kinds)
    tiny = position_of(second.start()) if script.before.playing else None
    stretches = _alike((Twin(Recast(trace, followed, followed.kinds)), Twin(second)), len(trace.stretches))
    if not stretches:
        return None
    while acts >= story.first and stage.done[acts - 1].moves >= len(stretches):
        acts -= 1
    if acts <= story.first:
        return None
    hidden = {name for name, seat in there.items() if seat != observer and seat not in seats}
    heard = frozenset({*stage.guests, *there, PROMPTER, VISITOR, *(act.who for act in story.acts)} - hidden)
    return Pair(story, observer, heard, acts, _second(story, hidden, acts, tiny, stretches))


def _people_at_the_deal(story: Story) -> dict[str, int]:
    """Those who had a seat when the last round was dealt: whoever sits down later sees it as a spectator does."""
    found = {}
    for act in story.acts[: story.first]:
        if act.do == "make":
            found[act.who] = story.stage.setting.settings.seats.index("person")
        elif act.do == "join" and act.number is not None and act.who in story.stage.guests:
            found[act.who] = act.number
    return found


def _alike(twins: tuple[Twin, Twin], most: int) -> list[Played]:
    """The stretches of the second game, as long as both go the same way."""
    found: list[Played] = []
    for stretch in range(most):
        one, other = (twin.play(stretch) for twin in twins)
        if one is None or other is None or one.facts != other.facts:
            break
        found.append(other)
    return found


def _second(story: Story, hidden: set[str], acts: int, tiny: Arrangement | None, stretches: list[Played]) -> World:
    stage, script = story.stage, story.stage.script
    orders: Orders = dict(story.world.orders)
    shuffles = [answer for played in stretches for answer in played.answers if isinstance(answer, tuple)]
    for nth, order in enumerate(shuffles):
        orders[script.number, script.state.round_no, nth] = order
    moves = [answer for played in stretches[1:] for answer in played.answers if isinstance(answer, Move)]
    choices = {_key(was): str(move.choice) for was, move in zip(stage.moves, moves, strict=False) if was.asked is not None}
    told = [_told(act, choices) for act in story.acts[:acts]]
    for at, act in enumerate(told):
        if act.who in hidden:
            told[at] = _told_anew(act, last_round=at >= story.first)
    return World(told, orders, tiny, _drawn_anew(story, hidden, acts))


def _key(moved: Moved) -> str:
    assert moved.asked is not None
    return moved.asked.id


def _told(act: Act, choices: dict[str, str]) -> Act:
    """An act with the cards of the second world."""
    choice = choices.get(act.said.get("id", ""))
    return act if choice is None else act._replace(said=act.said | {"choice": choice})


def _told_anew(act: Act, *, last_round: bool) -> Act:
    """What somebody says whom the observer does not hear: under other ids, and with other salts for the shuffle to come."""
    said = dict(act.said)
    if "id" in said:
        said["id"] = f"another-{said['id']}"
    if said.get("type") == "salt" and last_round and said["salt"].startswith("salt-"):
        said["salt"] = f"another-{said['salt']}"
    return act._replace(said=said)


def _drawn_anew(story: Story, hidden: set[str], acts: int) -> frozenset[int]:
    """Which lots the second world draws anew: those of rounds that are not over, and the tokens of others."""
    stage, state = story.stage, story.stage.table.state
    round_no = stage.script.state.round_no
    seed, nonce = stage.lots.of(state.pledges[round_no])
    anew = {nonce, *stage.lots.of(state.pledges[round_no + 1])}
    if round_no > 1 and not any(act < acts for act, _ in stage.thoughts):
        # The luck of bots follows from it, and the draw for the deal.
        anew.add(seed)
    for name in hidden:
        # The maker's lots are a token and the pledge of the first round.
        anew.update(list(stage.drawn_for[name])[:1])
    return frozenset(anew)
