"""From a card, or a step's number, to the kernels of its twin.

A kernel cannot look up another in a table, so each of these is a chain made of all twins: is it this one, or one of the rest?
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from lastcard.batch.bits import NOTHING, ONE
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.mirror import Answer, Doing, Effect, Offer, Receiver, twins
from lastcard.batch.state import DRAWN, NOBODY, STACK, STACKED_CHALLENGE, TURN, Game, kind_of

Played: TypeAlias = Callable[[Game, int, int], None]
"""(game, seat, number): what the special card of a number does."""
Who: TypeAlias = Callable[[Game, int], int]
"""(game, step): a seat."""

_ASKS = [(number, asks) for number, twin in reversed(twins()) for asks in reversed(twin.asks)]
_DOES = [(number, does) for number, twin in reversed(twins()) for does in reversed(twin.does)]

_PLAYS = (TURN, DRAWN, STACK, STACKED_CHALLENGE)
CALLING = u64(sum(1 << int(kind) for kind in (*_PLAYS, *(asks.kind for _, asks in _ASKS if asks.call))))
"""The kinds of steps that let the call follow a card, as a mask."""


@hot
def in_deck(game: Game, number: int) -> bool:
    """Whether the special card of a number is in the deck: cards that are never there together may share numbers of steps."""
    return game.specials >> u64(number) & ONE != NOTHING


def _effects() -> Played:
    @kernel
    def none(_game: Game, _seat: int, _card: int) -> None:
        """No card is left."""

    chain: Played = none

    def either(number: int, effect: Effect, rest: Played) -> Played:
        @kernel
        def chosen(game: Game, seat: int, card: int) -> None:
            if card == number:
                effect(game, seat)
            else:
                rest(game, seat, card)

        return chosen

    for number, twin in reversed(twins()):
        chain = either(number, twin.effect, chain)
    return chain


def _offers(parts: list[Offer]) -> Offer:
    @kernel
    def none(_game: Game, _step: int, _seat: int) -> int:
        return NOTHING

    chain: Offer = none

    def either(number: int, kind: int, offers: Offer, rest: Offer) -> Offer:
        @kernel
        def chosen(game: Game, step: int, seat: int) -> int:
            if kind_of(step) == kind and in_deck(game, number):
                return offers(game, step, seat)
            return rest(game, step, seat)

        return chosen

    for (number, asks), offers in zip(_ASKS, parts, strict=True):
        chain = either(number, asks.kind, offers, chain)
    return chain


def _answers() -> Answer:
    @kernel
    def none(_game: Game, _step: int, _seat: int, _choice: int) -> None:
        """No step is left."""

    chain: Answer = none

    def either(number: int, kind: int, answer: Answer, rest: Answer) -> Answer:
        @kernel
        def chosen(game: Game, step: int, seat: int, choice: int) -> None:
            if kind_of(step) == kind and in_deck(game, number):
                answer(game, step, seat, choice)
            else:
                rest(game, step, seat, choice)

        return chosen

    for number, asks in _ASKS:
        chain = either(number, asks.kind, asks.answer, chain)
    return chain


def _doings() -> Doing:
    @kernel
    def none(_game: Game, _step: int) -> None:
        """No step is left."""

    chain: Doing = none

    def either(number: int, kind: int, do: Doing, rest: Doing) -> Doing:
        @kernel
        def chosen(game: Game, step: int) -> None:
            if kind_of(step) == kind and in_deck(game, number):
                do(game, step)
            else:
                rest(game, step)

        return chosen

    for number, does in _DOES:
        chain = either(number, does.kind, does.do, chain)
    return chain


def _receivers() -> Who:
    @kernel
    def none(_game: Game, _step: int) -> int:
        return NOBODY

    chain: Who = none

    def either(number: int, kind: int, receiver: Receiver, rest: Who) -> Who:
        @kernel
        def chosen(game: Game, step: int) -> int:
            if kind_of(step) == kind and in_deck(game, number):
                return receiver(step)
            return rest(game, step)

        return chosen

    for number, asks in _ASKS:
        if asks.receiver is not None:
            chain = either(number, asks.kind, asks.receiver, chain)
    return chain


_special = _effects()


@kernel
def special(game: Game, seat: int, code: int) -> None:
    """What a special card does."""
    _special(game, seat, i64(game.special_of[code]))


special_cards = _offers([asks.cards for _, asks in _ASKS])
special_others = _offers([asks.others for _, asks in _ASKS])
"""(game, step, seat): what a step of a special card gives a seat to choose from, cards and other choices."""
answer_special = _answers()
"""(game, step, seat, choice): what follows from an answer to a step of a special card."""
do_special = _doings()
"""(game, step): what such a step does that asks nobody."""
receiver_of = _receivers()
"""(game, step): who gets the card that is the answer to a step; NOBODY where it is not given away."""
