"""Kickin' Battle: its player battles another, card against card (battle.*).

Both pick a card in secret and reveal together; the lower loses, takes all cards used and two more, and the winner names the
colour. Nobody goes out during a battle: a battler without cards draws one to go on.
"""

from __future__ import annotations

from lastcard.art import Figure
from lastcard.cards import Card, deck
from lastcard.editions.classic import COLOURS
from lastcard.rules.events import ASIDE, HAND, Event, Motion
from lastcard.rules.questions import CardChoice, Choice, Question, SeatChoice, SeatNo, Verb, of_card, of_seat
from lastcard.rules.state import Asking, Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import Draw, GoOut, NameColour, PassTurn, can_draw

LOSER_DRAWS = 2
"""battle.loser_takes"""


def kickin_battle(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """A battle must be fought (ruling.battle_must); even the last card is no way to go out (ruling.battle_last_card)."""
    del state
    return (PickRival(seat),)


def strength(card: Card) -> int:
    """What a card counts in battle; any symbol is zero (battle.lowest_loses)."""
    return card.number or 0


class PickRival(Asking, frozen=True, gc=False):
    """Any other seat can be battled (battle.challenge)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        others = state.seats_from(self.seat, state.direction)
        return (Question(self.seat, "rival", tuple(of_seat("battle", other) for other in others), forced=len(others) == 1),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        assert isinstance(choice, SeatChoice)
        rival = choice.seat
        # Play goes on next to the challenger, or to the challenged where the sheet says so (battle.resume).
        after = seat if state.rules.battle_resume == "challenger" else rival
        return Outcome((RivalNamed(seat, rival),), then=(Muster(seat, rival), PassTurn(after)))


class Muster(Doing, frozen=True, gc=False):
    """A battler without a card draws one, the challenger first (battle.out_of_cards, ruling.battle_order)."""

    rival: SeatNo

    def do(self, state: State) -> Outcome:
        battlers = (self.seat, self.rival)
        empty = [seat for seat in battlers if not state.hands[seat]]
        if not empty:
            return Outcome(then=(PickCards(self.seat, self.rival),))
        if can_draw(state):
            return Outcome(then=(Draw(empty[0], 1), self))
        # No card can be had (ruling.battle_no_cards_left).
        if len(empty) == len(battlers):
            return Outcome((BattleVoid(battlers),), then=(NameColour(self.seat),))
        winner = self.rival if empty == [self.seat] else self.seat
        return _won(winner, loser=empty[0])


class PickCards(Asking, frozen=True, gc=False):
    """Both pick at once; the first pick stays in the hand, sealed, until both are made (battle.pick, ruling.battle_secret)."""

    rival: SeatNo
    sealed: Card | None = None
    sealed_by: SeatNo | None = None

    def ask(self, state: State) -> tuple[Question, ...]:
        return tuple(
            Question(
                seat,
                "pick",
                tuple(of_card("pick", card) for card in dict.fromkeys(state.hands[seat])),
                # Two cards alike leave one answer, too, but nobody else knows that.
                forced=len(state.hands[seat]) == 1,
            )
            for seat in (self.seat, self.rival)
            if seat != self.sealed_by
        )

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        del state
        assert isinstance(choice, CardChoice)
        picked = Picked(seat, choice.card)
        if self.sealed is None:
            return Outcome((picked,), then=(PickCards(self.seat, self.rival, choice.card, seat),))
        mine, theirs = (choice.card, self.sealed) if seat == self.seat else (self.sealed, choice.card)
        return self._reveal(picked, mine, theirs)

    def _reveal(self, picked: Event, mine: Card, theirs: Card) -> Outcome:
        events = (picked, Revealed(self.seat, mine), Revealed(self.rival, theirs))
        if strength(mine) == strength(theirs):
            # Both cards stay aside, and the battle goes on (battle.tie).
            return Outcome((*events, BattleTied((self.seat, self.rival))), then=(Muster(self.seat, self.rival),))
        lost = strength(mine) < strength(theirs)
        won = _won(self.rival, loser=self.seat) if lost else _won(self.seat, loser=self.rival)
        return Outcome((*events, *won.events), won.then)


def _won(winner: SeatNo, loser: SeatNo) -> Outcome:
    """The loser takes all cards used and draws two, an empty winner draws one and names the colour (ruling.battle_order)."""
    return Outcome((BattleLost(loser),), then=(Draw(loser, LOSER_DRAWS), StayIn(winner), NameColour(winner)))


class StayIn(Doing, frozen=True, gc=False):
    """A winner who used the last card draws one, and is out only if none can be had (ruling.battle_winner_empty)."""

    def do(self, state: State) -> Outcome:
        if state.hands[self.seat]:
            return Outcome()
        return Outcome(then=(Draw(self.seat, 1) if can_draw(state) else GoOut(self.seat),))


class RivalNamed(Event, frozen=True, gc=False):
    """A seat chose whom to battle."""

    tells = {"seats": ("seat", "rival")}
    seat: SeatNo
    rival: SeatNo


class Picked(Event, frozen=True, gc=False):
    """A battler picked a card, still sealed and in the hand."""

    answer = True
    secret = "card"
    seen_by = ("seat",)
    tells = {"laid": "seat"}
    seat: SeatNo
    card: Card


class Revealed(Event, frozen=True, gc=False):
    """A battler's card was laid open and aside."""

    motions = (Motion(HAND + "seat", ASIDE, "card"),)
    tells = {"laid": "seat"}
    seat: SeatNo
    card: Card


class BattleTied(Event, frozen=True, gc=False):
    """Both cards count the same; the battle goes on."""

    tells = {"tied": "seats"}
    seats: tuple[SeatNo, SeatNo]


class BattleLost(Event, frozen=True, gc=False):
    """A battler lost and takes all cards used."""

    motions = (Motion(ASIDE, HAND + "seat", "all"),)
    tells = {"loser": "seat"}
    seat: SeatNo


class BattleVoid(Event, frozen=True, gc=False):
    """Neither battler could go on; the cards used return to those who played them, the challenger first."""

    motions = (Motion(ASIDE, HAND + "seats", "all"),)
    seats: tuple[SeatNo, SeatNo]


KICKIN_BATTLE = Edition(
    "kickin-battle",
    deck(COLOURS, "WB"),
    kickin_battle,
    own_verbs=(Verb("battle", "seat"), Verb("pick", "card")),
    clauses=(
        "battle.challenge",
        "battle.pick",
        "battle.lowest_loses",
        "battle.tie",
        "battle.out_of_cards",
        "battle.loser_takes",
        "battle.winner_colour",
        "battle.resume",
        "start.battle",
    ),
    switches=("battle_resume",),
    # Two paths that clash.
    art=Figure(
        "M-14 14L22-26M14 14L-22-26M-24 6L-6 22M24 6L6 22M-16 16L-24 25M16 16L24 25",
        paper="#b8450b",
        weight=0.75,
    ),
)
