"""What speaks for a choice and against it, question by question.

A term is a number under the name of a reason; see `lastcard.bots.weights` for how much each counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.bots import house_terms, specials
from lastcard.bots.odds import Odds
from lastcard.bots.specials import commonest, goes_out
from lastcard.bots.weights import TWO, WON, Terms, Weights, own_weights
from lastcard.cards import DRAW_FOUR, DRAWS, REVERSE, SKIP, Card, Colour
from lastcard.rules.challenge import FAILED_CHALLENGE, FOUR, legal
from lastcard.rules.questions import CHALLENGE, CardChoice, Choice, ColourChoice, SeatNo

TRUST = 4
"""How many challenges it takes to think otherwise."""
CLEARED = 6
"""So many cards at most are tried in every order that follows: of twice as many there are millions of orders."""
TINY = 1e-9
"""Nothing is divided by less."""


def fits(card: Card, colour: Colour | None, face: str) -> bool:
    """Whether a card could be played on a colour and a face."""
    return card.colour is colour or card.colour is None or card.face == face


def less(hand: tuple[Card, ...] | list[Card], card: Card) -> list[Card]:
    """A hand without one card."""
    rest = list(hand)
    rest.remove(card)
    return rest


class Weighing:
    """The terms of one moment."""

    def __init__(self, odds: Odds, weights: Weights | None = None) -> None:
        self.odds = odds
        self._weights = weights or own_weights(odds.setting)
        # As an answer to a debt, a Wild Draw Four needs no excuse (house.stack.challenge).
        self._legal = bool(odds.view.debt) or legal(odds.hand, odds.view.colour)

    def terms(self, question: str, choice: Choice) -> Terms:
        """What speaks for a choice. Of a question that is not known here, the kinds of its choices must do."""
        match question:
            case "turn" | "drawn":
                return self._play(choice)
            case "stack":
                return self._play(choice) if isinstance(choice, CardChoice) else house_terms.taking(self.odds, self._weights)
            case "jump":
                return self._play(choice) | house_terms.jumping(self.odds)
            case "swap":
                return house_terms.swap(self.odds, choice)
            case "colour":
                return self._colour(choice)
            case "challenge":
                return self._challenge(choice)
            case _:
                return specials.QUESTIONS.get(question, specials.by_kind)(self.odds, choice)

    def in_order(self, choices: Sequence[Choice]) -> list[Choice]:
        """The choices in the order in which the first of equals is taken: cards as a hand is sorted, then the others."""
        cards = [choice for choice in choices if isinstance(choice, CardChoice)]
        cards.sort(key=lambda choice: self.odds.place(choice.card))
        return [*cards, *(choice for choice in choices if not isinstance(choice, CardChoice))]

    def is_bluff(self, choice: Choice) -> bool:
        """Whether a choice is an illegal Wild Draw Four."""
        return isinstance(choice, CardChoice) and choice.verb == "play" and choice.card.face == DRAW_FOUR and not self._legal

    # --- A turn ------------------------------------------------------------------------------------------------------------

    def _play(self, choice: Choice) -> Terms:
        weights = self._weights
        if not isinstance(choice, CardChoice):
            return self._draw() if choice.verb == "draw" else {"draw": weights.keep}
        odds, card = self.odds, choice.card
        rest = less(odds.hand, card)
        if not rest and goes_out(odds, card):
            return {"win": WON}
        terms = self._colourless(card, rest) if card.colour is None else self._coloured(card, rest)
        point = weights.points_low if odds.view.rules["scoring"] == "low" else weights.points
        terms["points"] = point * card.points * odds.danger
        if weights.stakes:
            terms["points"] *= 1.0 + weights.stakes * (odds.stake - 1.0)
        if draws := DRAWS.get(card.face):
            terms["hit"] = weights.hit * odds.threat(odds.after(odds.seat)) + weights.cards * draws
        elif self.skips(card):
            terms["hit"] = weights.hit * odds.threat(odds.after(odds.seat))
        colour = card.colour or commonest(rest)
        follower = self.follower(card)
        if follower == odds.seat:
            if self.surely_skips(card) and self._clears(rest, colour, card.face):
                terms["clear"] = WON / 2
            terms["again"] = weights.again * any(fits(other, colour, card.face) for other in rest)
        else:
            near = odds.threat(follower)
            terms["block"] = (weights.block + weights.close * abs(near)) * near * odds.follows(follower, colour, card.face)
        return terms | house_terms.playing(odds, card, rest)

    def _draw(self) -> Terms:
        odds, weights = self.odds, self._weights
        wilds = sum([card.colour is None for card in odds.hand])
        draw = weights.draw + weights.draw_wilds * wilds + weights.draw_danger * odds.danger
        return {"draw": draw + weights.draw_last / max(1, len(odds.hand))} | house_terms.drawing(odds)

    def _coloured(self, card: Card, rest: list[Card]) -> Terms:
        weights = self._weights
        same = sum([other.colour is card.colour for other in rest])
        colours = len({other.colour for other in rest if other.colour})
        pairs = sum([other.face == card.face and other.colour is not card.colour for other in rest])
        return {
            "many": weights.many * same / len(rest) + weights.same * same + weights.colours_left * colours,
            "pair": weights.pair * pairs / len(rest),
            "common": weights.common * self.odds.share(card.colour),
        }

    def _colourless(self, card: Card, rest: list[Card]) -> Terms:
        odds, weights = self.odds, self._weights
        colour = commonest(rest)
        run = sum([other.colour is colour or other.colour is None for other in rest]) / max(1, len(rest))
        more = sum([other.colour is None for other in rest])
        wild = weights.wild + weights.run * run + weights.danger * odds.danger
        terms = {"wild": wild + weights.wild_left * len(rest) + weights.wild_more * more}
        if card.face == DRAW_FOUR:
            terms["wild"] += weights.draw_four
            if not self._legal:
                terms["bluff"] = weights.bluff * odds.threat(odds.after(odds.seat))
        elif special := specials.worth(odds, weights, card, rest):
            terms["special"] = special
        return terms

    def skips(self, card: Card) -> bool:
        """Whether the next seat misses its turn."""
        if card.face == REVERSE:
            return self.odds.players == TWO and self.odds.view.rules["two_player_reverse"] == "skip"
        return card.face == SKIP or card.face in DRAWS

    def surely_skips(self, card: Card) -> bool:
        """Whether it does, whatever it holds: what it should draw may be passed on (house.stack.debt)."""
        return self.skips(card) and not (card.face in DRAWS and self.odds.view.debt is not None)

    def follower(self, card: Card) -> SeatNo:
        """Who plays after a card of this seat."""
        odds = self.odds
        if self.skips(card):
            return odds.after(odds.seat, 2)
        return odds.after(odds.seat, -1 if card.face == REVERSE else 1)

    def _clears(self, rest: list[Card], colour: Colour | None, face: str) -> bool:
        """Whether the rest of the hand can follow without anybody else playing in between."""
        if len(rest) > CLEARED:
            return False
        for card in dict.fromkeys(rest):
            if not fits(card, colour, face):
                continue
            if len(rest) == 1:
                return goes_out(self.odds, card)
            if card.colour and self.surely_skips(card) and self._clears(less(rest, card), card.colour, card.face):
                return True
        return False

    # --- Naming a colour ---------------------------------------------------------------------------------------------------

    def _colour(self, choice: Choice) -> Terms:
        assert isinstance(choice, ColourChoice)
        odds, weights, colour = self.odds, self._weights, choice.colour
        held = sum([card.colour is colour for card in odds.hand])
        terms = {
            "many": weights.name_many * held / max(1, len(odds.hand)),
            "common": weights.name_common * odds.share(colour),
        }
        follower = self.named_for()
        if follower != odds.seat:
            terms["block"] = weights.name_block * odds.threat(follower) * odds.holds(follower, colour)
        return terms | specials.naming(odds, weights, colour)

    def named_for(self) -> SeatNo:
        """Who plays on the colour that this seat names."""
        odds = self.odds
        if odds.view.colour is None:
            return odds.seat
        special = specials.resumes_after(odds)
        return self.follower(odds.view.discard_pile[0]) if special is None else odds.after(special)

    # --- The challenge -----------------------------------------------------------------------------------------------------

    def _challenge(self, choice: Choice) -> Terms:
        if isinstance(choice, CardChoice):
            return house_terms.passing_on(choice)
        return {"guilty": self.guilt()} if choice == CHALLENGE else {"innocent": self._nerve(self.odds.after(self.odds.seat, -1))}

    def _nerve(self, player: SeatNo) -> float:
        """The chance of guilt from which it pays to challenge a player.

        A game of two rows and two columns, in cards: who accepts draws four and misses a turn; who challenges in vain draws two
        more; who is right draws nothing, keeps the turn, and the player draws the four.
        """
        weights, lost = self._weights, FAILED_CHALLENGE - FOUR
        return lost / (lost + FOUR + weights.strike * abs(self.odds.threat(player)) + weights.tempo)

    def daring(self) -> float:
        """How often an illegal Wild Draw Four is dared.

        Balanced is the frequency at which others, who know only how many cards this hand holds, gain nothing by a challenge.
        """
        odds, weights = self.odds, self._weights
        if not weights.poise or odds.view.colour is None:
            return weights.bluffs
        nerve = self._nerve(odds.seat)
        lacks = (1.0 - odds.in_deck(odds.view.colour)) ** len(odds.hand)
        balanced = nerve / (1.0 - nerve) * lacks / max(TINY, 1.0 - lacks)
        return weights.bluffs + weights.poise * min(1.0, balanced)

    def guilt(self) -> float:
        """The chance that the Wild Draw Four just played was illegal."""
        odds, memory = self.odds, self.odds.memory
        player = odds.after(odds.seat, -1)
        if memory.colour_before is None:
            return 0.0
        held = odds.holds(player, memory.colour_before)
        bluffs, honest = memory.bluffs[player], memory.honest[player]
        dares = (self._weights.suspicion * TRUST + bluffs) / (TRUST + bluffs + honest)
        return held * dares / (held * dares + 1.0 - held) if held else 0.0
