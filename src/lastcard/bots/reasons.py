"""Why a choice is the best, said only where it is so.

A term of `medium` speaks for a choice by degrees: a Draw Two counts the more, the nearer the next seat is to going out, and a
little even where that is far away. A sentence is true or not. So a term may have several sentences, and the first whose fact
holds is said.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, TypeAlias

from lastcard.bots.codes import face_of
from lastcard.bots.odds import after, commonest, follows, holds, holds_face, threat
from lastcard.bots.specials import receiver
from lastcard.bots.terms import fitting, follower, guilt, named_for, skips, surely_skips
from lastcard.bots.weighing import Weighing
from lastcard.bots.weights import Terms, total
from lastcard.cards import DRAWS, Card
from lastcard.rules.hands import ZERO
from lastcard.rules.questions import CardChoice, Choice, ColourChoice, NumberChoice, SeatChoice, SeatNo

CLOSE = 2
"""Who holds so many cards at most is close to going out."""
PROBABLY = 0.5

Reason: TypeAlias = "tuple[str, SeatNo | None]"
"""The name of a reason, and the seat that it is about."""

_OFFERS = {"uno": "call", "catch": "catch", "jump": "jump"}
"""The reason to take up an offer."""


def _card(choice: Choice) -> Card | None:
    return choice.card if isinstance(choice, CardChoice) else None


class Comparison:
    """The best choice of a question beside the next best."""

    def __init__(self, weighing: Weighing, ranked: Sequence[tuple[Choice, Terms]]) -> None:
        """The choices with their terms, the best first; bluffs may have been left out."""
        self._weighing, self._question, self._ranked = weighing, weighing.question, ranked
        self._game, self._odds, self._seat = weighing.game, weighing.odds, weighing.seat
        assert weighing.view.hand is not None
        self._hand = weighing.view.hand
        self._sizes = weighing.view.hand_sizes
        self._others = [seat for seat in range(len(self._sizes)) if seat != self._seat]
        self._partner = weighing.view.partner
        self._next, self._before = after(self._game, self._seat, 1), after(self._game, self._seat, -1)
        self._best, self._terms = self._ranked[0]
        self._other, self._other_terms = self._next_best() or self._ranked[0]

    def _next_best(self) -> tuple[Choice, Terms] | None:
        """The first that is worse: a card, as long as there is any, since that drawing is worse says little."""
        best = total(self._terms)
        worse = [(choice, terms) for choice, terms in self._ranked if not math.isclose(total(terms), best)]
        return next((weighed for weighed in worse if isinstance(weighed[0], type(self._best))), worse[0] if worse else None)

    def reason(self) -> Reason:
        """What speaks most for the best choice, of all that is true."""
        if self._question.offer:
            return self._offered()
        if len(self._question.choices) == 1:
            return "only", None
        if len(self._ranked) == 1:
            return "honest", None
        if self._other is self._best:
            return "any", None
        ahead = {name: self._terms.get(name, 0.0) - self._other_terms.get(name, 0.0) for name in self._terms | self._other_terms}
        for name in sorted(ahead, key=ahead.__getitem__, reverse=True):
            if ahead[name] > 0:
                for reason in self._true(name):
                    return reason
        return "whole", None

    def _offered(self) -> Reason:
        """Why an offer is taken up, or let go."""
        seat = self._best.seat if isinstance(self._best, SeatChoice) else None
        if total(self._terms) >= 0:
            return _OFFERS.get(self._question.name, "whole"), seat
        return ("later", None) if seat is None else ("team", seat)

    # --- What is true --------------------------------------------------------------------------------------------------------

    def _true(self, term: str) -> Iterator[Reason]:
        """The sentences that a term stands for and that are true, the one that says most first."""
        if term in self._SENTENCES:
            yield from self._SENTENCES[term](self)
        else:
            yield term, None

    def _wins(self) -> Iterator[Reason]:
        if isinstance(self._best, CardChoice):
            yield "win", None
        elif isinstance(self._best, ColourChoice):
            yield "out", None

    def _plays(self) -> Iterator[Reason]:
        if "until" in self._other_terms:
            yield "until", None
        yield {"draw": "draw", "take": "stack"}.get(self._other.verb, "shed"), None

    def _accuses(self) -> Iterator[Reason]:
        chance = guilt(self._game, self._weighing.seating, self._odds, self._seat)
        yield ("guilty" if chance >= PROBABLY else "doubtful"), self._before

    def _trusts(self) -> Iterator[Reason]:
        yield "innocent", self._before

    def _does_much(self) -> Iterator[Reason]:
        if self._terms.get("special", 0.0) > 0:
            yield "special", None

    def _is_close(self, seat: SeatNo) -> bool:
        return self._sizes[seat] <= CLOSE

    def _hits(self) -> Iterator[Reason]:
        """The next seat misses its turn; or a card that would make it miss one is kept for later."""
        card = _card(self._best)
        if card is None or not skips(self._game, self._face(card)):
            yield "spare", None
        elif self._is_close(self._next):
            yield "hit", self._next
        elif self._is_sure():
            yield "turn", self._next

    def _face(self, card: Card) -> int:
        return face_of(self._weighing.pack.codes[card])

    def _is_sure(self) -> bool:
        """Whether the best choice makes the next seat miss its turn, whatever that seat holds."""
        card = _card(self._best)
        return card is not None and surely_skips(self._game, self._face(card))

    def _plays_again(self) -> Iterator[Reason]:
        if self._is_sure():
            yield "again", None

    def _blocks(self) -> Iterator[Reason]:
        """Who plays next, and whether they can."""
        seat, chance = self._followed(self._best)
        other, other_chance = self._followed(self._other)
        if seat == self._partner:
            if chance >= PROBABLY:
                yield "partner", seat
            return
        # After some cards between two, whoever names a colour plays on it.
        same = seat == other != self._seat
        if same and self._is_close(seat) and chance < PROBABLY:
            yield "block", seat
        if other not in (seat, self._seat, self._partner) and self._is_close(other) and not self._is_close(seat):
            yield "past", other
        if same and chance < other_chance:
            yield "hard", seat

    def _followed(self, choice: Choice) -> tuple[SeatNo, float]:
        """Who plays after a choice, and how likely they have something for it."""
        game, odds, seat, card = self._game, self._odds, self._seat, _card(choice)
        if isinstance(choice, ColourChoice):
            other = named_for(game, odds, seat)
            return other, holds(game, odds, seat, other, self._weighing.pack.number(choice.colour))
        if card is None:
            return self._next, 1.0
        other = follower(game, seat, self._face(card))
        return other, follows(game, odds, seat, other, self._colour_after(card), self._face(card))

    def _rest(self, card: Card) -> list[Card]:
        """The hand without a card."""
        rest = list(self._hand)
        rest.remove(card)
        return rest

    def _colour_after(self, card: Card) -> int:
        """The number of the colour that a card brings."""
        pack = self._weighing.pack
        return pack.number(card.colour) if card.colour else commonest(*pack.masks(self._rest(card))[:2])

    def _saves(self) -> Iterator[Reason]:
        """A card that is worth more later stays in the hand."""
        best, other = _card(self._best), _card(self._other)
        if (best is None or best.colour) and other is not None and other.colour is None:
            yield "wild", None
        elif best is not None and other is not None:
            yield "spare", None

    def _stays(self) -> Iterator[Reason]:
        """The rest of the hand fits the colour."""
        card = _card(self._best)
        colour = self._best.colour if isinstance(self._best, ColourChoice) else None if card is None else card.colour
        held = {each: sum(card.colour is each for card in self._hand) for each in self._weighing.pack.colours}
        if colour is not None and all(held[colour] > count for each, count in held.items() if each is not colour):
            yield "many", None
        if self._following(self._best) > self._following(self._other):
            yield "more", None

    def _following(self, choice: Choice) -> int:
        """How many other cards of the hand could follow."""
        card = _card(choice)
        if isinstance(choice, ColourChoice):
            return sum(each.colour is choice.colour for each in self._hand)
        if card is None:
            return 0
        fits, code = fitting(self._colour_after(card), self._face(card)), self._weighing.pack.codes
        return sum(fits >> code[each] & 1 for each in self._rest(card))

    def _points(self) -> Iterator[Reason]:
        if self._shed(self._best) > self._shed(self._other):
            yield ("points" if any(self._is_close(seat) for seat in self._others if seat != self._partner) else "costly"), None

    def _shed(self, choice: Choice) -> int:
        """The points of the cards that leave the hand."""
        if isinstance(choice, ColourChoice):
            return sum(card.points for card in self._hand if card.colour is choice.colour)
        return choice.card.points if isinstance(choice, CardChoice) else 0

    def _is_most(self, term: str) -> bool:
        """Whether a term speaks for no other choice more than for the best."""
        return all(self._terms.get(term, 0.0) >= terms.get(term, 0.0) for _, terms in self._ranked)

    def _finds_late(self) -> Iterator[Reason]:
        if self._is_most("rare"):
            yield "rare", None

    def _sheds_most(self) -> Iterator[Reason]:
        if self._is_most("most"):
            yield "most", None

    def _fights(self) -> Iterator[Reason]:
        if self._terms.get("strong", 0.0) >= PROBABLY:
            yield "strong", None
        elif self._is_most("strong"):
            yield "chance", None

    def _alone(self) -> Iterator[Reason]:
        """Hardly anybody else holds the number."""
        if isinstance(self._best, NumberChoice):
            number = self._best.number
            chances = [holds_face(self._game, self._odds, self._seat, other, number) for other in self._others]
            if all(chance < PROBABLY for chance in chances):
                yield "friends", None

    def _leads(self) -> Iterator[Reason]:
        if isinstance(self._best, SeatChoice):
            near = threat(self._game, self._seat, self._best.seat)
            if all(near >= abs(threat(self._game, self._seat, other)) for other in self._others):
                yield "leader", self._best.seat

    def _gives(self) -> Iterator[Reason]:
        """A card that strikes goes to a seat that is far from going out, and a number to one that is close."""
        to, card = receiver(self._game, self._odds, self._seat), _card(self._best)
        if to == self._partner:
            return
        if card is not None and card.number is not None:
            yield "harmless", to
        elif not self._is_close(to):
            yield "far", to

    # --- House rules ---------------------------------------------------------------------------------------------------------

    def _changes_hands(self) -> Iterator[Reason]:
        """A smaller hand comes, or one's own stays."""
        sizes = self._sizes
        if isinstance(self._best, SeatChoice):
            if self._best.seat == self._partner:
                yield "team", self._partner
            elif all(sizes[self._best.seat] <= sizes[other] for other in self._others):
                yield "fewest", self._best.seat
        elif "hands" not in self._terms:
            yield "hands", None
        elif isinstance(self._best, CardChoice):
            givers = [self._before] if self._best.card.number == ZERO else self._others
            if min(sizes[giver] for giver in givers) < len(self._hand) - 1:
                yield "smaller", None

    def _saves_answer(self) -> Iterator[Reason]:
        if isinstance(self._other, CardChoice) and self._other.card.face in DRAWS and "saved" not in self._terms:
            yield "saved", None

    def _could_answer(self) -> Iterator[Reason]:
        """What the next seat should draw it may pass on."""
        if "answered" not in self._terms and self._other_terms.get("answered", 0.0) < 0:
            yield "answered", self._next

    def _passes_on(self) -> Iterator[Reason]:
        yield "stack", None

    _SENTENCES: ClassVar[dict[str, Callable[[Comparison], Iterator[Reason]]]] = {
        "hit": _hits,
        "block": _blocks,
        "common": _blocks,
        "many": _stays,
        "wild": _saves,
        "win": _wins,
        "draw": _plays,
        "points": _points,
        "rare": _finds_late,
        "strong": _fights,
        "most": _sheds_most,
        "friends": _alone,
        "guilty": _accuses,
        "innocent": _trusts,
        "leader": _leads,
        "harmless": _gives,
        "special": _does_much,
        "again": _plays_again,
        "hands": _changes_hands,
        "saved": _saves_answer,
        "answered": _could_answer,
        "taken": _passes_on,
    }
    """Terms that are true under a condition only; every other is a sentence that is true wherever it speaks for a choice."""
