"""What is drawn by lot at a table, from a seed: tokens, seeds and nonces; another world may draw some of them anew.

Nothing random is blotted out before two worlds are compared. What is drawn alike is sent alike; of what is drawn anew, an
observer may receive the commitment alone, and that is recomputed here.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator

from lastcard.table.entries import Again, AnyEntry, Dealt, Made, Pledge, Restored
from lastcard.table.fairness import commitment
from lastcard.testing.rearranging import Leak
from lastcard.testing.settings import chance
from lastcard.views import Wire


class Lots:
    """A source of entropy that can be drawn from again, alike but for some of the draws."""

    def __init__(self, seed: str, anew: frozenset[int] = frozenset()) -> None:
        self._seed, self._anew = seed, anew
        self.drawn: list[bytes] = []

    def __call__(self, size: int) -> bytes:
        """Draw so many bytes."""
        at = len(self.drawn)
        drawn = chance(f"lots|{self._seed}|{'anew' if at in self._anew else 'alike'}|{at}").randbytes(size)
        self.drawn.append(drawn)
        return drawn

    def of(self, pledge: Pledge) -> tuple[int, int]:
        """Where the seed and the nonce of a pledge were drawn."""
        return self.drawn.index(bytes.fromhex(pledge.seed)), self.drawn.index(bytes.fromhex(pledge.nonce))

    @property
    def anew(self) -> list[bytes]:
        """What was drawn anew."""
        return [self.drawn[at] for at in sorted(self._anew) if at < len(self.drawn)]


def pledges_in(entries: Iterable[AnyEntry]) -> Iterator[Pledge]:
    """Every pledge of a log."""
    for entry in entries:
        if isinstance(entry, Made | Dealt | Again | Restored) and entry.pledge is not None:
            yield entry.pledge


class RandomFields:
    """What the random fields of a world's messages must be, by their formulas."""

    def __init__(self, pledges: Iterable[Pledge], running: Pledge, coming: Pledge, lots: Lots) -> None:
        self._pledges = {commitment(pledge): pledge for pledge in pledges}
        assert all(bytes.fromhex(text) in lots.drawn for pledge in self._pledges.values() for text in (pledge.seed, pledge.nonce))
        self._names = {
            commitment(running).encode(): b"<commitment to the running round>",
            commitment(coming).encode(): b"<commitment to the coming round>",
        }
        self._secret = [text.encode() for pledge in (running, coming) for text in (pledge.seed, pledge.nonce)]

    def named(self, body: bytes) -> bytes:
        """A message with the commitments that may differ named; `Leak` if a random field is not what its formula gives."""
        for secret in self._secret:
            if secret in body:
                raise Leak(f"what a round that is not over was shuffled with is told:\n{body!r}", 0)
        if b'"fairness"' in body:
            # What is not even JSON will differ from the other world's.
            with contextlib.suppress(json.JSONDecodeError):
                self._check(json.loads(body[body.index(b"{") : body.rindex(b"}") + 1]))
        for value, name in self._names.items():
            body = body.replace(value, name)
        return body

    def _check(self, message: Wire) -> None:
        for shuffle in message.get("info", message).get("fairness", []):
            pledge = self._pledges.get(shuffle["commitment"])
            if pledge is None or shuffle["seed"] not in {None, pledge.seed} or shuffle["nonce"] not in {None, pledge.nonce}:
                raise Leak(f"a random field is not what its formula gives: {shuffle}", 0)
