"""All that `medium` was taught about the house rules: what each adds to a choice, and the questions that they ask (house.*).

In a game without them nothing here counts.
"""

from __future__ import annotations

from lastcard.bots.odds import Odds
from lastcard.bots.specials import SPARE
from lastcard.bots.weights import Terms, Weights, added
from lastcard.cards import DRAW_FOUR, DRAW_TWO, DRAWS, Card
from lastcard.rules.questions import CardChoice, Choice, SeatChoice, SeatNo

SEVEN, ZERO = 7, 0

FEWER = 1.0
"""Each card by which hands that change places make this side's hands smaller than the others'."""
CLOSER = 4.0
"""The same by how near the hands are to going out: a whole one for a single card."""
ANSWERED = -3.0
"""A Draw Two or Wild Draw Four that the next seat passes on for sure."""
SAVED = -0.5
"""The last card that passes cards on gone."""
TAKEN = -1.5
"""Each card of a debt that is taken."""
UNTIL = -1.5
"""Each card that is drawn, besides the first, until one fits."""
TWIN = 2.5
"""The very same card once more in the hand: it follows by a jump."""
JUMPED = 3.0
"""A card gone out of turn."""
OVERTAKEN = 1.0
"""The seat whose turn a jump ends, if it holds a single card and would not play next anyway."""
LAST_NUMBER = -4.0
"""The last number gone, where only a number may be the last card."""
PASSED_ON = 0.7
"""Passing a Wild Draw Four on instead of challenging it: the chance of guilt from which a challenge is better."""
DRAWN_MAX = 10.0
"""More cards than this are not reckoned to be drawn until one fits."""


def playing(odds: Odds, card: Card, rest: list[Card]) -> Terms:
    """What house rules add to playing a card that is not the last."""
    rules = odds.view.rules
    terms: Terms = {}
    moves = rules.get("seven_zero", False) and card.number in (SEVEN, ZERO)
    if moves:
        terms["hands"] = _moved(odds, card, len(rest))
    elif rules.get("jump_in", False) and card.colour and card in rest:
        terms["twin"] = TWIN
    if card.face in DRAWS and rules.get("stacking", "off") != "off":
        terms["answered"] = ANSWERED * answers(odds, odds.after(odds.seat), card)
        if not any(other.face in DRAWS for other in rest):
            terms["saved"] = SAVED
    if rules.get("finish", "any") == "number" and not any(other.number is not None for other in rest):
        terms["number"] = LAST_NUMBER
    return terms


def drawing(odds: Odds) -> Terms:
    """What house rules add to drawing in a turn: several cards come, until one fits (house.draw.until)."""
    if odds.view.rules.get("draw", "one") == "one":
        return {}
    fits = odds.share(odds.view.colour) + odds.share(None)
    return {"until": UNTIL * (min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, fits)) - 1.0)}


# --- Hands that change places ------------------------------------------------------------------------------------------------


def _near(cards: int) -> float:
    return CLOSER / max(1, cards) - FEWER * cards


def _standing(odds: Odds, sizes: list[int]) -> float:
    """How well this side stands with hands of these sizes, against the others."""
    side = [seat for seat in range(odds.players) if seat not in odds.rivals]
    own = added([_near(sizes[seat]) for seat in side]) / len(side)
    return own - added([_near(sizes[seat]) for seat in odds.rivals]) / len(odds.rivals)


def swapped(odds: Odds, other: SeatNo, left: int) -> float:
    """How much better this side stands once this seat has swapped so many cards for the hand of another."""
    sizes = _sizes(odds, left)
    before = _standing(odds, sizes)
    sizes[odds.seat], sizes[other] = sizes[other], sizes[odds.seat]
    return _standing(odds, sizes) - before


def _rotated(odds: Odds, left: int) -> float:
    """The same once all hands have moved on, this one with so many cards."""
    sizes = _sizes(odds, left)
    moved = [sizes[odds.after(seat, -1)] for seat in range(odds.players)]
    return _standing(odds, moved) - _standing(odds, sizes)


def _sizes(odds: Odds, left: int) -> list[int]:
    sizes = list(odds.view.hand_sizes)
    sizes[odds.seat] = left
    return sizes


def _moved(odds: Odds, card: Card, left: int) -> float:
    if card.number == ZERO:
        return _rotated(odds, left)
    return max([swapped(odds, other, left) for other in odds.others])


def brings_fewer(odds: Odds, choice: Choice) -> bool:
    """Whether the hand that comes for a card that changes hands is smaller than the one given for it."""
    assert isinstance(choice, CardChoice)
    givers = [odds.after(odds.seat, -1)] if choice.card.number == ZERO else odds.others
    return min(odds.view.hand_sizes[giver] for giver in givers) < len(odds.hand) - 1


def swap(odds: Odds, choice: Choice) -> Terms:
    """Swap with the seat whose hand helps most; where all hands are worse than this one, the partner may have it."""
    assert isinstance(choice, SeatChoice)
    return {"hands": swapped(odds, choice.seat, len(odds.hand))}


# --- Stacking ----------------------------------------------------------------------------------------------------------------


def answers(odds: Odds, seat: SeatNo, card: Card) -> float:
    """The chance that a seat can pass on what a card makes it draw (house.stack.same, house.stack.any)."""
    if odds.view.rules["stacking"] == "any" and card.face == DRAW_TWO:
        return 1.0 - (1.0 - odds.holds_face(seat, DRAW_TWO)) * (1.0 - odds.holds_face(seat, DRAW_FOUR))
    return odds.holds_face(seat, card.face)


def taking(odds: Odds, weights: Weights) -> Terms:
    """What speaks against drawing a debt."""
    assert odds.view.debt is not None, "somebody faces a debt"
    return {"draw": weights.draw, "taken": TAKEN * odds.view.debt}


def passing_on(choice: CardChoice) -> Terms:
    """What speaks for passing a Wild Draw Four on instead of challenging it; best with a card that is worth less."""
    return {"stack": PASSED_ON, "spare": -SPARE * (choice.card.colour is None)}


# --- Jumping in --------------------------------------------------------------------------------------------------------------


def jumping(odds: Odds) -> Terms:
    """What speaks for playing out of turn, besides the card: one card less, and somebody's turn is void."""
    terms = {"jump": JUMPED}
    void = odds.view.waiting_for[0]
    if void != odds.after(odds.seat):
        terms["overtaken"] = OVERTAKEN * odds.threat(void)
    return terms
