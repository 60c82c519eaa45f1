"""Two worlds told in virtual time, and everything compared that an observer can receive of them, with its moment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from lastcard.rules.errors import RulesError
from lastcard.table.machine import Machine
from lastcard.table.telling import Telling
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.lots import RandomFields, pledges_in
from lastcard.testing.secrecy.recasting import Pair
from lastcard.testing.secrecy.stage import Heard, Stage
from lastcard.testing.virtual import stored_entries

_CODE = re.compile(rb'"(?:type":"(?:error|closed)"(?:,"id":(?:null|"[^"]*"))?,|error":\{)"code":"(\w+)"')

_SHOWN = 120


class Compared(msgspec.Struct):
    """What was compared."""

    stories: int = 0
    pairs: int = 0
    messages: int = 0
    served: int = 0
    """Pairs that were told at servers, too."""
    answers: int = 0
    """What the servers said besides their tables."""
    moves: int = 0
    """Moves of last rounds in which something hidden was different."""
    codes: Counter[str] = msgspec.field(default_factory=Counter)
    """The codes of refusals and goodbyes that were among the messages."""


def compare(
    pair: Pair,
    compared: Compared,
    machine: Machine = Machine(),  # noqa: B008  neither this nor the next has state
    telling: Telling = Telling(),  # noqa: B008
) -> None:
    """Tell the second world, and compare; raises `Leak`."""
    first = pair.story.stage
    second = Stage(first.setting, pair.second, machine, telling)
    for at, act in enumerate(pair.second.acts):
        try:
            second.perform(act)
        except (AssertionError, LookupError, RulesError, ValueError) as error:
            raise Leak(f"the second world cannot go the same way at act {at}, {act}: {error!r}", at) from error
    one, other = (_heard(stage, pair) for stage in (first, second))
    compared.pairs += 1
    compared.messages += len(one)
    compared.moves += first.done[pair.acts - 1].moves
    compared.codes.update(codes_in(one))
    check_alike(one, other, f"an observer in seat {pair.observer} at the table of story {first.setting.seed}")


def _heard(stage: Stage, pair: Pair) -> list[Heard]:
    """All that was heard, its random fields named by what they are."""
    fields = random_fields(stage)
    return [message._replace(body=fields.named(message.body)) for message in stage.heard(pair.acts) if message.to in pair.heard]


def random_fields(stage: Stage) -> RandomFields:
    """What the random fields of a world must be."""
    state, number = stage.table.state, stage.script.state.round_no
    pledges = pledges_in(stored_entries(stage.table.log))
    return RandomFields(pledges, state.pledges[number], state.pledges[number + 1], stage.lots)


def codes_in(messages: Sequence[Heard]) -> Counter[str]:
    """The codes of refusals and goodbyes among messages."""
    return Counter(code.decode() for message in messages for code in _CODE.findall(message.body))


def check_alike(one: Sequence[Heard], other: Sequence[Heard], who: str) -> None:
    """Raise `Leak` if two worlds differ in what was heard, in to whom it was told first, or in when."""
    for n, (here, there) in enumerate(zip_longest(one, other)):
        if here == there:
            continue
        if here is None or there is None:
            raise Leak(f"{who} hears {len(one)} and {len(other)} messages", n)
        what = "by what is told"
        if here.body == there.body:
            what = "by time" if here.to == there.to else "by who is told first"
        raise Leak(f"{who} can tell two worlds apart {what}:\n{_shown(here, there)}\n{_shown(there, here)}", n)


def _shown(heard: Heard, other: Heard) -> str:
    """A message, from shortly before it differs from another."""
    pairs = zip(heard.body, other.body, strict=False)
    differs = next((at for at, (one, another) in enumerate(pairs) if one != another), 0)
    part = heard.body[max(0, differs - _SHOWN) : differs + _SHOWN].decode(errors="replace")
    return f"{heard.at!r} to {heard.to}: {heard.body[: _SHOWN // 4]!r} ... {part!r}"
