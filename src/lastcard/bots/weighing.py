"""One question of one seat, weighed by the plain records of what it sees and remembers."""

from __future__ import annotations

import random
from functools import cached_property

from lastcard.bots.choosing import card_value, heaviest, is_bluff, jump_value, other_value, says, seat_value
from lastcard.bots.codes import (
    ACCEPT_CHOICE,
    CALL_NUMBER,
    CHALLENGE_CHOICE,
    COLOUR_CHOICE,
    DRAW_CHOICE,
    DRAW_FOUR_BIT,
    DRAW_FOUR_CODE,
    DRAWN,
    HAND_OVER,
    KEEP_CHOICE,
    NAME_COLOUR,
    NUMBER_CHOICE,
    OTHERS,
    OWN_ASKING,
    PASS_CHOICE,
    PICK_CARDS,
    PICK_COLOUR,
    PICK_RIVAL,
    PICK_VICTIM,
    PUT_ONE,
    SEAT_CHOICE,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    TAKE_CHOICE,
    TURN,
    UNO_CHOICE,
    WORD_CHOICE,
    is_coloured,
)
from lastcard.bots.features import tell
from lastcard.bots.memory import Memory
from lastcard.bots.nets import WHOLE, Net, net_value
from lastcard.bots.odds import reckon
from lastcard.bots.records import Reckoned, Seated, Seen, pack_seen
from lastcard.bots.terms import daring
from lastcard.bots.valuing import has_say, most_valued, near
from lastcard.bots.weights import Setting, Terms, Weights, total
from lastcard.rules.questions import CardChoice, Choice, ColourChoice, NumberChoice, Question, SeatChoice
from lastcard.views import View

_KINDS = {
    "turn": TURN,
    "drawn": DRAWN,
    "stack": STACK,
    "swap": SWAP,
    "colour": NAME_COLOUR,
    "challenge": STACKED_CHALLENGE,
    "rival": PICK_RIVAL,
    "pick": PICK_CARDS,
    "riddance": PICK_COLOUR,
    "hand": HAND_OVER,
    "number": CALL_NUMBER,
    "put": PUT_ONE,
    "torment": PICK_VICTIM,
    "catch": PICK_VICTIM,
}
"""The questions that bots know; of any other the kinds of its choices must do."""

_WORDS = {
    "draw": DRAW_CHOICE,
    "keep": KEEP_CHOICE,
    "challenge": CHALLENGE_CHOICE,
    "accept": ACCEPT_CHOICE,
    "pass": PASS_CHOICE,
    "uno": UNO_CHOICE,
    "take": TAKE_CHOICE,
}


def setting_of(view: View) -> Setting:
    """What the weights of a level may depend on."""
    rules = view.rules
    return Setting(view.edition, len(view.hand_sizes), bool(rules.get("force_play", False)), rules["scoring"] == "low")


def _place(number: int) -> tuple[int, int]:
    """Where a choice comes: cards in the order of the deck, colourless ones last; all else as it is offered."""
    return (2, 0) if number >= OTHERS else (0 if is_coloured(number) else 1, number)


def _is_in(number: int, cards: int, others: int) -> bool:
    """Whether a choice is in one of two sets."""
    return bool(cards >> number & 1 if number < OTHERS else others >> number - OTHERS & 1)


class Weighing:
    """The choices of one question by number, and what speaks for each."""

    def __init__(
        self, view: View, question: Question, memory: Memory, weights: Weights, net: Net | None = None, loss: float = 0.0
    ) -> None:
        self.view = view
        self.question = question
        self.seat = question.seat
        self.pack = pack_seen(view, question)
        self.game = Seen(view, self.pack)
        self._memory, self._weights, self._net, self._loss = memory, weights, net, loss
        self.kind = _KINDS.get(question.name, OWN_ASKING[0])
        # Where a jump is offered, somebody else is asked.
        self._void = view.waiting_for[0] if question.name == "jump" else self.seat
        self._by_number: dict[int, Choice] = {}
        for choice in question.choices:
            self._by_number.setdefault(self._number(choice), choice)

    @cached_property
    def odds(self) -> Reckoned:
        """What the seat remembers; to call and to catch it takes none of that."""
        return Reckoned(self.view, self._memory, self.pack)

    @cached_property
    def seating(self) -> Seated:
        """The weights of the seat."""
        return Seated(self._weights, self.seat, self._net, self._loss)

    def _number(self, choice: Choice) -> int:
        match choice:
            case CardChoice():
                return self.pack.codes[choice.card]
            case ColourChoice():
                return COLOUR_CHOICE + self.pack.number(choice.colour)
            case NumberChoice():
                return NUMBER_CHOICE + choice.number
            case SeatChoice():
                return SEAT_CHOICE + choice.seat
            case _:
                return _WORDS.get(choice.verb, WORD_CHOICE + len(self._by_number))

    def _sets(self) -> tuple[int, int]:
        """The cards among the choices, and the other choices."""
        cards = others = 0
        for number in self._by_number:
            if number < OTHERS:
                cards |= 1 << number
            else:
                others |= 1 << number - OTHERS
        return cards, others

    def chosen(self, rng: random.Random) -> Choice | None:
        """The choice that weighs most, or None; chance decides whether a bluff is dared, and among choices that are as good."""
        game, seat = self.game, self.seat
        cards, others = self._sets()
        if self.question.name == "jump":
            return self.taken(*self.ranked()[0])
        if self.question.offer:
            return self._by_number.get(says(game, seat, others))
        if is_bluff(game, self.kind, seat, cards) and not rng.random() < daring(game, self.seating, seat):
            cards &= ~DRAW_FOUR_BIT
        choose = heaviest if self._net is None else most_valued
        best = choose(game, self.seating, self.odds, self.kind, seat, cards, others)
        return self._by_number[best if not self._loss else self._near(best, cards, others, rng)]

    def _near(self, best: int, cards: int, others: int, rng: random.Random) -> int:
        """Any of the choices that cost no more than may be given away."""
        game, seat = self.game, self.seat
        asks = self._net is not None and has_say(game, self.kind, seat, cards, others)
        near_cards, near_others = near(game, self.seating, self.odds, self.kind, seat, cards, others, best, asks)
        possible = [number for number in self._by_number if _is_in(number, near_cards, near_others)]
        return sorted(possible)[rng.randrange(len(possible))]

    def valued(self) -> dict[Choice, float]:
        """What the net says of each choice, in chances to win the round; nothing where it has no say."""
        game, seating, odds, seat = self.game, self.seating, self.odds, self.seat
        if self._net is None or not has_say(game, self.kind, seat, *self._sets()):
            return {}
        reckon(game, odds, seat)
        values: dict[Choice, float] = {}
        for number, choice in self._by_number.items():
            tell(game, seating, odds, self.kind, seat, number, odds.told)
            values[choice] = net_value(seating, odds, seat) / WHOLE
        return values

    def taken(self, choice: Choice, terms: Terms) -> Choice | None:
        """The best choice; but an offer against which more speaks than for it is let go."""
        return None if self.question.offer and total(terms) < 0 else choice

    def ranked(self) -> list[tuple[Choice, Terms]]:
        """The choices with their terms by name, the heaviest first; without a bluff."""
        reckon(self.game, self.odds, self.seat)
        cards, _ = self._sets()
        bluff = DRAW_FOUR_CODE if is_bluff(self.game, self.kind, self.seat, cards) else None
        numbers = sorted((number for number in self._by_number if number != bluff), key=_place)
        weighed = [(self._by_number[number], self.terms(number)) for number in numbers]
        return sorted(weighed, key=lambda each: total(each[1]), reverse=True)

    def terms(self, number: int) -> Terms:
        """What speaks for a choice, by the name of the reason."""
        game, seating, odds, seat = self.game, self.seating, self.odds, self.seat
        game.terms = {}
        if self.question.name == "jump":
            jump_value(game, seating, odds, seat, self._void, number)
        elif number < OTHERS:
            card_value(game, seating, odds, self.kind, seat, number)
        elif SEAT_CHOICE <= number < TAKE_CHOICE:
            seat_value(game, odds, self.kind, seat, number - SEAT_CHOICE)
        else:
            other_value(game, seating, odds, self.kind, seat, number)
        return game.terms
