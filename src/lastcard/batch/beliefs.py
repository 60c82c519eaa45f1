"""How well hidden hands are guessed, and the factors by which they are.

    python -m lastcard.batch.beliefs check
    python -m lastcard.batch.beliefs fit src/lastcard/batch/beliefs.json

Rounds are played by the readable rules. Where a seat has its turn, the logarithm of the chance is taken that its guess gives to
what the others really hold, beside that of dealing at random what it has not seen. Fitting raises the first by steps along its
gradient; checking plays other rounds. The same arguments give the same factors.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from lastcard.batch.cards import codes
from lastcard.batch.compiling import entry, i64
from lastcard.batch.dealing import (
    RELATIONS,
    Fitted,
    Floats,
    Hidden,
    Ints,
    as_factors,
    factors,
    hidden_from,
    log_chance,
    relation,
    tells,
    weigh,
)
from lastcard.batch.state import CODES
from lastcard.bots import Bot, bot
from lastcard.bots.arena import SURE, BotTable
from lastcard.bots.evidence import Evidence, Kind
from lastcard.bots.medium import Medium
from lastcard.bots.weights import Setting, reference_weights
from lastcard.match import Match
from lastcard.views import tell

HAND_MAX = 12
"""Where somebody holds more cards that are not known, the chance of a hand is not reckoned: it would take too long."""
EVERY = 4
"""One of so many turns is looked at: those of one round are alike."""
STEPS, RATE, DECAY = 100, 0.05, 0.9
POLICIES = ("reference", "hard")
FIT = tuple(
    (edition, players)
    for edition in ("classic", "kickin-battle", "urrrhhh", "best-friends", "jokers-wild", "special-agent")
    for players in (2, 4)
)
CHECKED = (*((edition, players) for edition in ("classic", "special-agent") for players in (2, 4)), ("urrrhhh", 4))


class Guess(NamedTuple):
    """What was hidden from a seat at one moment, and what was true."""

    round: int
    hidden: Hidden
    truth: Ints
    """The kinds of the cards that were hidden: hand by hand, each sorted."""


# --- Rounds ------------------------------------------------------------------------------------------------------------------


def _bot(policy: str, setting: Setting, chance: random.Random) -> Bot:
    return Medium(chance, reference_weights(setting)) if policy == "reference" else bot(policy, chance)


def guesses(edition: str, players: int, policy: str, rounds: int, seed: str) -> Iterator[Guess]:
    """What was hidden from those who had a turn in some rounds."""
    rng = random.Random(seed)  # noqa: S311  nothing secret hangs on it
    for number in range(rounds):
        match = Match.new(edition, players=players, seed=f"{seed}-{number}")
        setting = Setting(edition, players, forced=False, low=False)
        table = BotTable(match, [_bot(policy, setting, random.Random(f"{seed}/{number}/{seat}")) for seat in range(players)])  # noqa: S311
        heard = [Evidence(seat, players) for seat in range(players)]
        for evidence in heard:
            for first in match.told(evidence.seat):
                evidence.hear(first)
        while not match.state.round_over:
            asked = match.asked[0]
            if asked.name == "turn" and not rng.randrange(EVERY) and (guess := _guess(match, heard[asked.seat], number)):
                yield guess
            for event in table.step():
                for evidence in heard:
                    if (told := tell(event, evidence.seat)) is not None:
                        evidence.hear(told)


def _guess(match: Match, evidence: Evidence, number: int) -> Guess | None:
    """What is hidden from a seat now; None where that would take too long."""
    hidden = hidden_from(match.view(evidence.seat), evidence)
    code = codes(match.state.edition)
    truth: list[int] = []
    for seat in dict.fromkeys(hidden.cards[:, 0].tolist()):
        hand = sorted(code[card] for card in match.state.hands[seat])
        for held in evidence.hands[seat]:
            if held.card is not None:
                hand.remove(code[held.card])
        if len(hand) > HAND_MAX:
            return None
        truth += hand
    return Guess(number, hidden, np.array(truth, np.int64)) if truth else None


# --- How likely the truth was -------------------------------------------------------------------------------------------------


class Guesses:
    """Many of them, in whole arrays."""

    def __init__(self, every: Sequence[Guess]) -> None:
        self.rounds = np.array([guess.round for guess in every])
        self.hands = np.array([len(set(guess.hidden.cards[:, 0].tolist())) for guess in every])
        self.sizes = np.array([len(guess.truth) for guess in every])
        self._pools = np.array([guess.hidden.pool for guess in every])
        self._cards = np.concatenate([guess.hidden.cards for guess in every])
        self._acts = np.concatenate([guess.hidden.acts for guess in every])
        self._truth = np.concatenate([guess.truth for guess in every])
        self._first_card = np.concatenate([[0], np.cumsum(self.sizes)])
        self._first_act = np.concatenate([[0], np.cumsum([len(guess.hidden.acts) for guess in every])])

    def losses(self, table: Floats, *, uniform: bool = False) -> tuple[Floats, Floats]:
        """By moment, how unlikely the truth was, in nats; and how that changes with the logarithm of each factor."""
        losses, gradient = np.zeros(len(self.sizes)), np.zeros((len(Kind), len(RELATIONS)))
        cards = self._cards.copy()
        if uniform:
            cards[:, 2] = -1
            table = np.ones_like(table)
        _losses(self._pools, cards, self._first_card, self._acts, self._first_act, self._truth, table, losses, gradient)
        return losses, gradient


@entry
def _losses(
    pools: Ints,
    all_cards: Ints,
    first_card: Ints,
    all_acts: Ints,
    first_act: Ints,
    all_truth: Ints,
    table: Floats,
    losses: Floats,
    gradient: Floats,
) -> None:
    """Fill in the losses, and add up their gradient."""
    forward, backward = np.zeros(1 << HAND_MAX), np.zeros(1 << HAND_MAX)
    by_card = np.zeros((HAND_MAX, CODES))
    for at in range(len(losses)):
        cards = all_cards[first_card[at] : first_card[at + 1]]
        acts = all_acts[first_act[at] : first_act[at + 1]]
        truth = all_truth[first_card[at] : first_card[at + 1]]
        weights = np.empty((len(cards), CODES))
        weigh(cards, acts, table, weights)
        pool = pools[at].copy()
        first = 0
        while first < len(cards):
            end = first
            while end < len(cards) and cards[end, 0] == cards[first, 0]:
                end += 1
            hand, size = truth[first:end], end - first
            losses[at] -= log_chance(pool, weights[first:end], hand, forward, backward, by_card[:size])
            for card in range(size):
                for by in range(len(acts)):
                    if tells(acts[by], cards[first + card]):
                        for code in range(CODES):
                            related = relation(i64(code), acts[by, 3], acts[by, 4])
                            gradient[acts[by, 1], related] -= by_card[card, code]
            for card in range(size):
                pool[hand[card]] -= 1
            first = end


# --- Fitting -----------------------------------------------------------------------------------------------------------------


def fit(every: Guesses) -> dict[str, dict[str, float]]:
    """The factors that make the truth likeliest, as logarithms: steps along the gradient, scaled by those before (Adam)."""
    logs = np.zeros((len(Kind), len(RELATIONS)))
    mean, spread = np.zeros_like(logs), np.zeros_like(logs)
    for step in range(1, STEPS + 1):
        losses, gradient = every.losses(as_factors(_named(logs)))
        gradient /= len(losses)
        mean, spread = DECAY * mean + (1 - DECAY) * gradient, 0.99 * spread + 0.01 * gradient**2
        logs -= RATE * (mean / (1 - DECAY**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
        # Only what sets a kind apart from others counts.
        logs[:, 0] = 0.0
        if step % 25 == 0:
            sys.stderr.write(f"{step} of {STEPS}: {losses.mean():.4f} nats\n")
    return _named(logs)


def _named(logs: Floats) -> dict[str, dict[str, float]]:
    return {
        kind.name: {name: round(float(value), 3) for name, value in zip(RELATIONS, logs[kind], strict=True) if value}
        for kind in Kind
        if logs[kind].any()
    }


# --- Checking ----------------------------------------------------------------------------------------------------------------


class Checked(NamedTuple):
    """How well hands were guessed, in nats for each hand."""

    uniform: float
    """Dealt at random."""
    guessed: float
    """As they were guessed."""
    gain: float
    """The difference."""
    margin: float
    """The true difference lies within this, 95 times of 100; reckoned by round."""
    a_card: float
    """The difference for each hidden card."""


def check(edition: str, players: int, policy: str, rounds: int, seed: str = "beliefs/check") -> Checked:
    """How well hands are guessed in rounds of one policy."""
    every = Guesses([*guesses(edition, players, policy, rounds, f"{seed}/{edition}/{players}/{policy}")])
    uniform, guessed = every.losses(factors(), uniform=True)[0], every.losses(factors())[0]
    hands = every.hands.sum()
    gain = float((uniform - guessed).sum() / hands)
    by_round = [
        float((uniform - guessed - gain * every.hands)[every.rounds == number].sum()) for number in np.unique(every.rounds)
    ]
    margin = SURE * statistics.stdev(by_round) * len(by_round) ** 0.5 / float(hands)
    return Checked(
        float(uniform.sum() / hands),
        float(guessed.sum() / hands),
        gain,
        margin,
        float((uniform - guessed).sum() / every.sizes.sum()),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the factors, or check them."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.batch.beliefs")
    commands = parser.add_subparsers(dest="command", required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("file", type=Path)
    for command, rounds in ((fitting, 100), (commands.add_parser("check"), 300)):
        command.add_argument("--rounds", type=int, default=rounds)
    asked = parser.parse_args(arguments)
    if asked.command == "fit":
        every = [
            guess
            for edition, players in FIT
            for policy in POLICIES
            for guess in guesses(edition, players, policy, asked.rounds, f"beliefs/fit/{edition}/{players}/{policy}")
        ]
        made = Fitted(f"python -m lastcard.batch.beliefs fit FILE --rounds {asked.rounds}", fit(Guesses(every)))
        asked.file.write_text(json.dumps(msgspec.to_builtins(made), indent=1) + "\n", encoding="utf-8")
        return
    for edition, players in CHECKED:
        for policy in POLICIES:
            found = check(edition, players, policy, asked.rounds)
            sys.stdout.write(
                f"{edition}, {players} players, {policy}: "
                f"at random {found.uniform:.2f}, guessed {found.guessed:.2f} nats a hand; "
                f"gain {found.gain:.2f} ± {found.margin:.2f} a hand, {found.a_card:.3f} a card\n"
            )


if __name__ == "__main__":
    main()
