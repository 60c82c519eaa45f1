"""What a choice is worth to a seat that does not see the other hands: each is played out over many hands that might be.

A position is made from a view and from what the seat was told, never from a state. The hidden hands are dealt so that they fit
(`lastcard.batch.dealing`), for each rollout other ones, and all choices meet the same hands and the same chance. What the others
remember follows from what everybody was told; a hand that was shown to one of them is, for that one, as it was dealt here.
Whether a Wild Draw Four was a bluff follows from the hand dealt, too. What a choice is worth is the chance to win the match.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import NOTHING
from lastcard.batch.bridge import remember, to_row
from lastcard.batch.cards import cards, codes, take_up
from lastcard.batch.compiling import i64, kernel, u64
from lastcard.batch.dealing import Floats, Ints, hands_held, hidden_from
from lastcard.batch.entries import entry_for_any
from lastcard.batch.memory import learns, watches
from lastcard.batch.odds import ODDS, Odds
from lastcard.batch.rollouts import choose, finish, set_chance
from lastcard.batch.seating import MEDIUM, Policy, remembering, seating_of
from lastcard.batch.stakes import stake_of
from lastcard.batch.state import CHALLENGE, GAME, NO_CARD, NO_COLOUR, Game, Games, a_of, current, kind_of, seat_of
from lastcard.bots.chances import told
from lastcard.bots.codes import ACCEPT_CHOICE, CHALLENGE_CHOICE, COLOUR_CHOICE, DRAW_CHOICE, KEEP_CHOICE, OF_COLOUR
from lastcard.bots.equity import equity_of
from lastcard.bots.evidence import Evidence, Held, Kind
from lastcard.bots.memory import Memory
from lastcard.cards import DRAW_FOUR, WILD, Card, Colour
from lastcard.decks import edition_of
from lastcard.notation import DIRECTIONS
from lastcard.rules.challenge import FOUR, Challenge, legal
from lastcard.rules.options import Rules
from lastcard.rules.questions import ACCEPT, DRAW, KEEP, CardChoice, Choice, ColourChoice, Question
from lastcard.rules.questions import CHALLENGE as CHALLENGES
from lastcard.rules.state import Direction, Edition, State, Step
from lastcard.rules.steps import Draw, MissTurn, NameColour, PassTurn
from lastcard.rules.turn import Drawn
from lastcard.views import View

_WORDS = {DRAW: DRAW_CHOICE, KEEP: KEEP_CHOICE, CHALLENGES: CHALLENGE_CHOICE, ACCEPT: ACCEPT_CHOICE}
_DIRECTIONS: dict[str, Direction] = {text: number for number, text in DIRECTIONS.items()}


# --- A position as a seat knows it ---------------------------------------------------------------------------------------------


def agenda_of(view: View, question: Question) -> tuple[Step, ...] | None:
    """What is still to be done, as far as everybody knows; None where that does not follow from the question alone."""
    seat, top = question.seat, view.discard_pile[0]
    plain = view.rules.get("stacking", "off") == "off"
    match question.name:
        case "turn":
            return ()
        case "drawn":
            return (Drawn(seat, must=KEEP not in question.choices),)
        case "colour" if view.colour is not None and view.turn == seat and top.face == WILD:
            return (NameColour(seat), PassTurn(seat))
        case "colour" if view.colour is not None and view.turn == seat and top.face == DRAW_FOUR and plain:
            victim = (seat + _DIRECTIONS[view.direction]) % len(view.hand_sizes)
            if not view.rules["bluffing"]:
                return (NameColour(seat), Draw(victim, FOUR), MissTurn(victim))
            assert view.hand is not None
            return (NameColour(seat), Challenge(victim, seat, guilty=not legal(view.hand, view.colour)))
        case "challenge" if plain:
            # Whether it was a bluff is said by the hands that are dealt.
            return (Challenge(seat, view.turn, guilty=False),)
        case _:
            return None


class Position:
    """A question of a seat, and hands that might be: what comes of each choice."""

    def __init__(
        self,
        view: View,
        agenda: tuple[Step, ...],
        memory: Memory,
        evidence: Evidence,
        *,
        hands: int,
        seed: int,
        policy: Policy = "hard",
    ) -> None:
        """Everybody goes on with one policy; so many hands are dealt."""
        assert view.hand is not None
        assert view.seat is not None
        edition, rules = edition_of(view.edition, view.deck), Rules().with_values(view.rules)
        players = len(view.hand_sizes)
        self._seat, self._edition, self._seed = view.seat, edition, seed
        hidden = hidden_from(view, evidence)
        self.dealt: Ints = hidden.deal(hands, seed)
        """The hands: a row each, with the kinds of the cards that are not known (`lastcard.batch.dealing.Hidden.cards`)."""
        self._pool = hidden.pool
        self._held = _held(edition, view, hands_held(view, evidence))
        self._row = np.array([to_row(self._state(view, rules, agenda))])
        seating = seating_of(policy, players, rules, edition.id)
        self._seating, self._record = seating, _record(memory, evidence, edition, remembering(seating))
        equity = equity_of(view.edition, players, target=rules.target, low=rules.scoring == "low", teams=rules.teams)
        self._equity, self._mode = np.array(equity.table), equity.mode
        self._before = _colour_number(edition, memory.colour_before)

    def _state(self, view: View, rules: Rules, agenda: tuple[Step, ...]) -> State:
        """The position with the first hands that were dealt; the draw pile has what is left."""
        assert view.hand is not None
        kind = cards(self._edition)
        left = self._pool.copy()
        hands: list[list[Card]] = [[] for _ in view.hand_sizes]
        for (seat, code, _), dealt in zip(self._held.tolist(), _spread(self._held, self.dealt[0]), strict=True):
            hands[seat].append(kind[dealt])
            left[dealt] -= code == NO_CARD
        # A card just drawn is the newest.
        hands[self._seat] = [*view.hand]
        pile = [kind[code] for code, copies in enumerate(left.tolist()) for _ in range(copies)]
        return State(
            edition=self._edition,
            sheet=view.sheet,
            rules=rules,
            dealer=view.dealer,
            direction=_DIRECTIONS[view.direction],
            turn=view.turn,
            colour=view.colour,
            hands=tuple(map(tuple, hands)),
            draw_pile=tuple(pile[: view.draw_pile_size]),
            discard_pile=view.discard_pile,
            aside=view.aside,
            scores=view.scores,
            round_no=max(1, view.round),
            agenda=agenda,
            turns=1,
            debt=view.debt or 0,
        )

    def values(self, choices: Sequence[Choice], first: int = 0, end: int | None = None) -> Floats:
        """The chance to win the match after each choice, a row for each of the hands from `first` to before `end`."""
        dealt = self.dealt[first:end]
        values = np.zeros((len(dealt), len(choices)))
        numbers = np.array([number_of(choice, self._edition) for choice in choices], np.int64)
        rooms = np.zeros(2, GAME), np.zeros(2, ODDS)
        _search(
            self._row,
            self._seating,
            self._record,
            self._held,
            self._pool,
            dealt,
            self._equity,
            numbers,
            i64(self._mode),
            i64(self._seat),
            i64(self._before),
            u64(self._seed % 2**64),
            i64(first),
            *rooms,
            values,
        )
        return values


def number_of(choice: Choice, edition: Edition) -> int:
    """The number of a choice of a turn, a colour or a challenge."""
    if isinstance(choice, CardChoice):
        return codes(edition)[choice.card]
    if isinstance(choice, ColourChoice):
        return int(COLOUR_CHOICE) + edition.colours.index(choice.colour)
    return int(_WORDS[choice])


def _held(edition: Edition, view: View, hands: list[list[Held]]) -> Ints:
    """Every card of every hand, a row each: seat, its code if that is known, and who else has seen it."""
    code = codes(edition)
    rows = [
        (seat, int(NO_CARD) if held.card is None else code[held.card], held.seen)
        for seat, hand in enumerate(hands)
        if seat != view.seat
        for held in hand
    ]
    own = [] if view.seat is None else hands[view.seat].copy()
    for card in view.hand or ():
        known = next((held for held in own if held.card == card), Held(0))
        if known in own:
            own.remove(known)
        rows.append((int(view.seat or 0), code[card], known.seen))
    return np.array(rows, np.int64).reshape(-1, 3)


def _spread(held: Ints, dealt: Ints) -> list[int]:
    """The code of every card of every hand."""
    rest = iter(dealt.tolist())
    return [next(rest) if code == NO_CARD else code for code in held[:, 1].tolist()]


def _record(memory: Memory, evidence: Evidence, edition: Edition, watchers: int) -> npt.NDArray[np.void]:
    """What everybody remembers: the seat itself what it does, the others what all were told of colours that were not followed."""
    record = remember([memory], edition)
    record["watchers"] = watchers
    for seat in range(evidence.players):
        for watcher in range(evidence.players):
            if watcher in (seat, evidence.seat):
                continue
            unknown = [held for held in evidence.hands[seat] if not held.seen >> watcher & 1]
            for at, colour in enumerate(edition.colours):
                lacked = [
                    act for act in evidence.acts[seat] if act.colour is colour and act.kind in (Kind.DREW, Kind.KEPT, Kind.VOID)
                ]
                if lacked:
                    since = max(act.at for act in lacked)
                    record["may_be"][0, watcher, seat, at] = sum(held.came >= since for held in unknown)
    return record


def _colour_number(edition: Edition, colour: Colour | None) -> int:
    return int(NO_COLOUR) if colour is None else edition.colours.index(colour)


# --- Playing out ---------------------------------------------------------------------------------------------------------------


@kernel
def _deal_hands(game: Game, odds: Odds, held: Ints, pool: Ints, dealt: Ints, before: int) -> None:
    """Give everybody else the hands that were dealt, and to who has seen one of their cards what that is."""
    seat = i64(-1)
    at = i64(0)
    left = pool.copy()
    for row in range(len(held)):
        if held[row, 0] != seat:
            seat = held[row, 0]
            game.once[seat] = game.twice[seat] = game.more[seat] = NOTHING
            game.size[seat] = 0
        code = held[row, 1]
        if code == NO_CARD:
            code = dealt[at]
            left[code] -= 1
            at += 1
        take_up(game, seat, code)
        for watcher in range(game.players):
            if held[row, 2] >> watcher & 1 and watches(odds, watcher, seat):
                learns(odds, i64(watcher), seat, code)
    lies = i64(0)
    for code in range(len(left)):
        for _ in range(left[code]):
            if lies < game.drawable:
                game.draw_pile[lies] = code
                lies += 1
    step = current(game)
    if kind_of(step) == CHALLENGE:
        player = a_of(step)
        guilty = before != NO_COLOUR and game.once[player] & OF_COLOUR[before] != NOTHING
        game.agenda[game.depth - 1] = CHALLENGE | seat_of(step) << 8 | player << 16 | i64(guilty) << 24


@kernel
def _worth(game: Game, table: Floats, mode: int, seat: int, scratch: Floats, chances: Floats) -> float:
    """The chance of a seat to win the match now that the round is over."""
    sides = game.players // 2 if game.teams else game.players
    if game.match_over:
        return 1.0 if game.match_winner % sides == seat % sides else 0.0
    told(table, game.scores, game.target, sides, mode, scratch, chances)
    return float(chances[seat % sides])


@entry_for_any
def _search(
    starts: Games,
    all_seating: npt.NDArray[np.void],
    records: npt.NDArray[np.void],
    held: Ints,
    pool: Ints,
    dealt: Ints,
    table: Floats,
    choices: Ints,
    mode: int,
    seat: int,
    before: int,
    seed: int,
    first: int,
    games: Games,
    heard: npt.NDArray[np.void],
    values: Floats,
) -> None:
    """Play out every choice over every hand; `games` and `heard` are room for two: as dealt, and as played."""
    seating = all_seating[0]
    scratch, chances = np.zeros(4 * len(starts[0].scores)), np.zeros(len(starts[0].scores))
    for player in range(starts[0].players):
        # Reckoned here once, and not in every rollout.
        if seating.policy[player] == MEDIUM and seating.equity[0]:
            stake_of(starts[0], seating, records[0], i64(player))
    for sample in range(len(dealt)):
        games[0], heard[0] = starts[0], records[0]
        _deal_hands(games[0], heard[0], held, pool, dealt[sample], before)
        for at in range(len(choices)):
            games[1], heard[1] = games[0], heard[0]
            set_chance(games[1], seed, first + sample)
            choose(games[1], heard[1], seat, choices[at])
            finish(games[1], seating, heard[1])
            values[sample, at] = _worth(games[1], table, mode, seat, scratch, chances)
