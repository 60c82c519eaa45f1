"""Who plays each seat: a policy, and its weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.pipeline import known, marked
from lastcard.batch.state import BySeat, Number, layout
from lastcard.bots.chances import TINY
from lastcard.bots.equity import TABLE_MAX, equity_of
from lastcard.bots.expert import weights_beside_a_net
from lastcard.bots.levels import is_level, level_names
from lastcard.bots.nets import SIZE, Net, net_at
from lastcard.bots.strength import allowed_loss, apart
from lastcard.bots.tuned import hard_weights, medium_weights
from lastcard.bots.weights import Setting, Weights, reference_weights
from lastcard.editions.classic import CLASSIC
from lastcard.rules.options import Rules
from lastcard.rules.state import PLAYERS_MAX

POLICIES = ("random", "uniform", "heuristic", "medium", "hard", "expert", "reference")
"""The compiled policies by name."""
RANDOM, UNIFORM, HEURISTIC, MEDIUM, EXPERT = range(5)
"""The numbers of those that have code of their own; the others weigh as `medium` does, with weights of their own."""

WEIGHTS = {
    "points": 0.02,  # each point shed
    "colour": 0.3,  # each other card of the same colour in the hand
    "same": 0.2,  # each other card of the same number or symbol
    "draw_two": 0.5,  # this and the next five: playing a card of the kind
    "reverse": 0.2,
    "skip": 0.4,
    "wild": -3.0,
    "draw_four": -2.5,
    "special": -1.5,
    "attack": 3.0,  # hitting a next seat that has one card or two
    "bluff": -100.0,  # an illegal Wild Draw Four
    "drawing": -50.0,  # drawing although something fits
    "keeping": -50.0,  # keeping a drawn card that fits
    "challenging": -3.0,
    "challenging_size": 0.2,  # each card of the player of the Wild Draw Four
    "rival": -1.0,  # each card of the seat to battle or torment
    "picking": 1.0,  # each point of strength in battle
    "picking_points": -0.001,  # each point of the card picked
    "giving": 1.0,  # each point of the card handed over
    "putting": 1.0,  # putting a card down for a friend; below 0 never
}
"""What the heuristic weighs, with what works tolerably."""
(
    POINTS, COLOUR, SAME, DRAW_TWO, REVERSE, SKIP, WILD, DRAW_FOUR, SPECIAL, ATTACK, BLUFF, DRAWING, KEEPING, CHALLENGING,
    CHALLENGING_SIZE, RIVAL, PICKING, PICKING_POINTS, GIVING, PUTTING,
) = range(len(WEIGHTS))  # fmt: skip

WEIGHT_MAX = 1e9
"""Beyond that sums of weights may be no numbers any more, and of such none is the greatest."""


Policy: TypeAlias = "str | Weights | Net | Sequence[float] | npt.NDArray[np.float64]"
"""A policy by name, the weights of a `medium`, or those of a heuristic."""


class Seating:
    """Who plays each seat."""

    policy: BySeat
    weights: Annotated[dict[tuple[int, int], float], "f8", (PLAYERS_MAX, max(len(WEIGHTS), len(Weights.__struct_fields__)))]
    """By seat and weight: those of `WEIGHTS`, or for `medium` those of `lastcard.batch.weights`."""
    net: Annotated[list[list[int]], "i2", (PLAYERS_MAX, SIZE)]
    """By seat that plays as `expert`, its net (`lastcard.bots.nets`)."""
    loss: Annotated[dict[int, float], "f8", PLAYERS_MAX]
    """By seat, how much may be given away with a choice, of even chances to win (`lastcard.bots.strength`)."""
    mode: Number
    """How match equity is told (`lastcard.bots.equity`); this and the next three are for seats that weigh what is at stake."""
    typical: Number
    """A common number of points of a round."""
    even: Annotated[float, "f8"]
    """How much the points of the first round decide about the match."""
    equity: Annotated[list[float], "f8", TABLE_MAX]
    """What match equity looks up."""
    mark: Number
    """Nothing is kept here; what this is called tells kernels whether all play at random (`lastcard.batch.pipeline`)."""


_WEIGHED: dict[str, Callable[[Setting], Weights]] = {
    "medium": medium_weights,
    "hard": hard_weights,
    "reference": reference_weights,
}
"""Policies that weigh their choices, and with what."""
_STAKES = Weights.__struct_fields__.index("stakes")
_RANDOM, _EXPERT, _FALLBACK = "random", "expert", "hard"
_PLAIN = Rules()

SEATING = layout(Seating)
RANDOM_SEATING = marked(SEATING, _RANDOM)


@known(_RANDOM)
def all_random(seating: Seating) -> bool:
    """Whether this code is for tables where all play at random: known when it is compiled."""
    raise NotImplementedError


def seating_of(
    policy: Policy | Sequence[Policy], players: int, rules: Rules = _PLAIN, edition: str = CLASSIC.id
) -> npt.NDArray[np.void]:
    """The seating of a table: one policy for all, or one for each seat; ValueError says what is wrong."""
    seating = np.zeros(1, SEATING)
    for seat, given in enumerate(policies_of(policy, players)):
        one, seating["loss"][0, seat] = _eased(given)
        net = net_at(players, rules.values()) if isinstance(one, str) and one == _EXPERT else one
        if isinstance(net, Net):
            # What the net has no say in is weighed.
            seating["net"][0, seat] = net.numbers
            beside = weights_beside_a_net(_setting(players, rules, edition), rules.values())
            number, weights = EXPERT, _seat_policy(beside, players, rules, edition)[1]
        else:
            number, weights = _seat_policy(_FALLBACK if net is None else net, players, rules, edition)
        seating["policy"][0, seat], seating["weights"][0, seat, : len(weights)] = number, weights
        if number >= MEDIUM and weights[_STAKES]:
            put_equity(seating, edition, players, rules)
    return seating


def put_equity(seating: npt.NDArray[np.void], edition: str, players: int, rules: Rules) -> None:
    """Somebody weighs what is at stake in a round."""
    equity = equity_of(edition, players, target=rules.target, low=rules.scoring == "low", teams=rules.teams)
    seating["mode"], seating["typical"], seating["even"] = equity.mode, equity.typical, max(TINY, equity.even)
    seating["equity"][0, : len(equity.table)] = equity.table


def policies_of(policy: Policy | Sequence[Policy], players: int) -> tuple[Policy, ...]:
    """The policy of each seat, where one stands for all too; ValueError says what is wrong."""
    if isinstance(policy, np.ndarray) and policy.ndim:
        policy = list(policy)
    if not isinstance(policy, (str, Weights, Net, Sequence)):
        raise ValueError(f"a policy is a name or an array of weights, not {str(policy)[:40]!r}")  # noqa: TRY004  wrong input
    each = (policy,) * players if isinstance(policy, (str, Weights, Net)) or _are_weights(policy) else tuple(policy)
    if len(each) != players:
        raise ValueError(f"{len(each)} policies for {players} players: give one, or one for each seat")
    return each  # type: ignore[return-value]


def _eased(policy: Policy) -> tuple[Policy, float]:
    """Who plays at full strength, and what may be given away with a choice."""
    if not isinstance(policy, str) or not is_compiled(policy) or policy in POLICIES:
        return policy, 0.0
    level, strength = apart(policy)
    assert strength is not None
    return level, allowed_loss(strength)


def is_compiled(policy: str) -> bool:
    """Whether a name is that of a compiled policy, or of its level below full strength."""
    return policy in POLICIES or (apart(policy)[0] in POLICIES and is_level(policy))


def is_policy(name: str) -> bool:
    """Whether somebody plays at what is called so."""
    return name in POLICIES or is_level(name)


def name_of(policy: Policy) -> str:
    """What a policy is called; weights are those of somebody."""
    if isinstance(policy, str):
        return policy
    if isinstance(policy, Net):
        return _EXPERT
    return POLICIES[MEDIUM if isinstance(policy, Weights) else HEURISTIC]


def names() -> tuple[str, ...]:
    """Every policy that has a name: the compiled ones, then the levels of bots that play by the readable rules."""
    return tuple(dict.fromkeys((*POLICIES, *level_names())))


def remembering(seating: npt.NDArray[np.void]) -> int:
    """The seats whose policy remembers, as a mask."""
    return sum(1 << seat for seat, policy in enumerate(seating["policy"][0]) if policy >= MEDIUM)


def _setting(players: int, rules: Rules, edition: str) -> Setting:
    return Setting(edition, players, rules.force_play, rules.scoring == "low")


def _are_weights(policy: Sequence[object]) -> bool:
    return len(policy) > 0 and all(isinstance(part, (int, float, np.number)) for part in policy)


def _seat_policy(policy: Policy, players: int, rules: Rules, edition: str) -> tuple[int, npt.NDArray[np.float64]]:
    if isinstance(policy, str):
        if policy not in POLICIES:
            raise ValueError(f"no policy is called {policy[:40]!r}: {', '.join(names())}, or {len(WEIGHTS)} weights")
        if policy not in _WEIGHED:
            return POLICIES.index(policy), np.array(list(WEIGHTS.values()))
        policy = _WEIGHED[policy](_setting(players, rules, edition))
    if isinstance(policy, Weights):
        return MEDIUM, _checked(msgspec.structs.astuple(policy), Weights.__struct_fields__, POLICIES[MEDIUM])
    return HEURISTIC, _checked(policy, tuple(WEIGHTS), POLICIES[HEURISTIC])


def _checked(given: object, names: Sequence[str], policy: str) -> npt.NDArray[np.float64]:
    """Weights as kernels look them up; ValueError for anything else."""
    wanted = f"{policy} has {len(names)} weights, numbers from {-WEIGHT_MAX:g} to {WEIGHT_MAX:g} for: {', '.join(names)}"
    try:
        weights = np.asarray(given, dtype=np.float64)
    except (TypeError, ValueError):
        raise ValueError(wanted) from None
    # Written so that what is not a number is refused too.
    if weights.shape != (len(names),) or not (np.abs(weights) <= WEIGHT_MAX).all():
        raise ValueError(wanted)
    return weights
