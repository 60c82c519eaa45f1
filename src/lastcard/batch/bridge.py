"""From a state of the readable rules to a row and back; and from what bots remember to a record and back.

A row keeps no order of hands, so a state that comes back has its hands sorted, with a card just drawn as the newest. A state that
waits for a shuffle has no row: shuffle first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, get_type_hints

import numpy as np
import numpy.typing as npt

from lastcard.batch import state as kinds
from lastcard.batch.cards import cards, codes
from lastcard.batch.mirror import twins_of
from lastcard.batch.odds import ODDS
from lastcard.batch.options import row, rules_of
from lastcard.batch.state import NO_CARD, NO_COLOUR, NOBODY, OWN_DECK
from lastcard.bots.codes import LANE, RANKS, UNBOUNDED
from lastcard.bots.memory import Memory
from lastcard.cards import Card, Colour
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import PickCards
from lastcard.rules.challenge import Challenge
from lastcard.rules.hands import Swap
from lastcard.rules.stacking import Stack, StackedChallenge
from lastcard.rules.state import Edition, Owed, Shuffling, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour, PassTurn
from lastcard.rules.turn import Drawn

_FOURTH = 8
"""A fourth copy of a card is kept so many bits lower than the third."""

_PLAIN_STEPS: dict[type[Step], int] = {
    Drawn: kinds.DRAWN,
    NameColour: kinds.NAME_COLOUR,
    Challenge: kinds.CHALLENGE,
    PassTurn: kinds.PASS_TURN,
    GoOut: kinds.GO_OUT,
    Draw: kinds.DRAW,
    MissTurn: kinds.MISS_TURN,
    Stack: kinds.STACK,
    StackedChallenge: kinds.STACKED_CHALLENGE,
    Swap: kinds.SWAP,
}


@lru_cache(maxsize=64)
def _kinds(edition: Edition) -> dict[type[Step], int]:
    """The number of each step that a game of an edition can have on its agenda."""
    known = _PLAIN_STEPS.copy()
    for twin in twins_of(edition):
        known |= twin.kinds()
    return known


@cache
def _details(step: type[Step]) -> dict[str, object]:
    """What a step knows besides its seat: the name and the type of each detail, in order."""
    return {name: kind for name, kind in get_type_hints(step).items() if name != "seat" and name in step.__struct_fields__}


# --- To a row ----------------------------------------------------------------------------------------------------------------


def to_row(state: State) -> Any:
    """The row of a state; ValueError if it cannot have one."""
    target = row(state.edition, state.players, state.rules)
    write(state, target)
    return target


def write(state: State, target: Any) -> None:
    """Make a row of the same edition, players and rules the row of a state; ValueError if it cannot be."""
    if any(isinstance(step, Shuffling) for step in state.agenda):
        raise ValueError("a pile waits to be shuffled: the compiled simulator takes a state up after that")
    _check_copies(state)
    code = codes(state.edition)
    for seat, hand in enumerate(state.hands):
        target["once"][seat], target["twice"][seat], target["more"][seat] = masks(code[card] for card in hand)
        target["size"][seat] = len(hand)
        if not hand:
            target["last_card"][seat] = NO_CARD
    _lay(target, "draw_pile", "drawable", [code[card] for card in reversed(state.draw_pile)])
    target["shuffled"] = len(state.draw_pile)
    _lay(target, "discard_pile", "discarded", [code[card] for card in reversed(state.discard_pile)])
    _lay(target, "aside", "aside_size", [code[card] for card in state.aside])
    steps = [step_number(state, step) for step in reversed(state.agenda)]
    target["agenda"][: len(steps)] = steps
    target["depth"] = len(steps)
    for at, owed in enumerate(state.owing):
        target["owing"][at] = owed.seat
        target["since"][owed.seat] = owed.since
        target["received"][owed.seat] = owed.received
        target["silent"][owed.seat] = 0
    target["owing_size"] = len(state.owing)
    target["colour"] = _colour_number(state.edition, state.colour)
    for name in ("dealer", "direction", "turn", "turns", "idle", "shuffles", "round_no", "debt"):
        target[name] = getattr(state, name)
    for name in ("round_over", "blocked", "match_over"):
        target[name] = int(getattr(state, name))
    for name in ("round_winner", "match_winner", "top_by"):
        seat_or_none = getattr(state, name)
        target[name] = NOBODY if seat_or_none is None else seat_or_none
    target["jump_moment"] = NOBODY
    target["round_points"] = state.round_points
    target["scores"][: state.players] = state.scores


def _check_copies(state: State) -> None:
    """Refuse what one hand might come to hold, but has no room for."""
    held = Counter(card for cards in (*state.hands, state.draw_pile, state.discard_pile, state.aside) for card in cards)
    if not held <= _deck(state.edition):
        many = ", ".join(card.text for card in held - _deck(state.edition))
        raise ValueError(f"the compiled simulator has no room for more copies of a card than the deck has: {many}")


@lru_cache(maxsize=64)
def _deck(edition: Edition) -> Counter[Card]:
    return Counter(edition.deck.cards)


def masks(held: Iterable[int]) -> tuple[int, int, int]:
    """The three masks of a hand of these codes; ValueError for more copies of a card than any deck has."""
    once = twice = more = 0
    for code in held:
        mask = 1 << code
        if twice & mask:
            fourth = mask >> _FOURTH if more & mask else mask
            if code % LANE < len(RANKS) or more & fourth:
                raise ValueError("a hand has no room for more copies of a card than a deck has")
            more |= fourth
        twice |= once & mask
        once |= mask
    return once, twice, more


def _lay(target: Any, pile: str, size: str, held: list[int]) -> None:
    target[pile][: len(held)] = held
    target[size] = len(held)


def step_number(state: State, step: Step) -> int:
    """A step of the agenda as a number."""
    kind, a, b = _encoded(state, step)
    return int(kind) | step.seat << 8 | a << 16 | b << 24


def _encoded(state: State, step: Step) -> tuple[int, int, int]:
    known, code = _kinds(state.edition), codes(state.edition)
    if type(step) not in known:
        raise ValueError(f"the compiled simulator does not know the step {type(step).__name__}")
    kind = known[type(step)]
    if isinstance(step, Drawn):
        return kind, int(step.must), code[state.hands[step.seat][-1]]
    if isinstance(step, PickCards):
        sealed = 0 if step.sealed is None else 2 * code[step.sealed] + (1 if step.sealed_by == step.seat else 2)
        return kind, step.rival, sealed
    values = [getattr(step, name) for name in _details(type(step))]
    a, b = (*(state.edition.colours.index(value) if isinstance(value, Colour) else int(value) for value in values), 0, 0)[:2]
    return kind, a, b


# --- And back ----------------------------------------------------------------------------------------------------------------


def from_row(source: Any, sheet: str = "en", edition: Edition | None = None) -> State:
    """The state of a row; of a row whose cards are drawn only as they are needed, the draw pile is one order of many.

    A row has the rules, but not the name of the sheet that they come from: that must be said. So must the edition of a deck
    file, of which it has the cards alone; ValueError if it is not.
    """
    edition = _edition(source, edition)
    kind = cards(edition)
    players = int(source["players"])
    agenda = tuple(_step(edition, int(step)) for step in reversed(source["agenda"][: int(source["depth"])]))
    hands = [hand(edition, *(int(source[name][seat]) for name in ("once", "twice", "more"))) for seat in range(players)]
    if source["depth"] and int(source["agenda"][int(source["depth"]) - 1]) & 0xFF == kinds.DRAWN:
        _newest_last(hands, agenda[0], kind[int(source["agenda"][int(source["depth"]) - 1]) >> 24])
    return State(
        edition=edition,
        sheet=sheet,
        rules=rules_of(source),
        dealer=int(source["dealer"]),
        direction=1 if source["direction"] == 1 else -1,
        turn=int(source["turn"]),
        colour=_colour(edition, int(source["colour"])),
        hands=tuple(hands),
        draw_pile=tuple(kind[code] for code in reversed(source["draw_pile"][: int(source["drawable"])].tolist())),
        discard_pile=tuple(kind[code] for code in reversed(source["discard_pile"][: int(source["discarded"])].tolist())),
        aside=tuple(kind[int(code)] for code in source["aside"][: int(source["aside_size"])]),
        scores=tuple(int(score) for score in source["scores"][:players]),
        round_no=int(source["round_no"]),
        round_over=bool(source["round_over"]),
        round_winner=_seat_or_none(source["round_winner"]),
        round_points=int(source["round_points"]),
        blocked=bool(source["blocked"]),
        match_over=bool(source["match_over"]),
        match_winner=_seat_or_none(source["match_winner"]),
        agenda=agenda,
        owing=tuple(
            Owed(seat, int(source["since"][seat]), bool(source["received"][seat]))
            for seat in source["owing"][: int(source["owing_size"])].tolist()
        ),
        turns=int(source["turns"]),
        idle=int(source["idle"]),
        shuffles=int(source["shuffles"]),
        top_by=_seat_or_none(source["top_by"]),
        debt=int(source["debt"]),
    )


def _edition(source: Any, given: Edition | None) -> Edition:
    """What a row is played with: an edition that is known, or the one that somebody says it is."""
    if int(source["edition"]) != OWN_DECK:
        return EDITIONS[int(source["edition"])]
    if given is None:
        raise ValueError("this game is played with a deck file: say which edition that is")
    return given


def hand(edition: Edition, once: int, twice: int, more: int) -> tuple[Card, ...]:
    """The cards of three masks, sorted by their codes."""
    kind = cards(edition)
    held = [*_set_bits(once), *_set_bits(twice), *(code | _FOURTH for code in _set_bits(more))]
    return tuple(kind[code] for code in sorted(held))


def _set_bits(mask: int) -> Iterator[int]:
    """The places of a mask's ones: a hand has few of them."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _newest_last(hands: list[tuple[Card, ...]], step: Step, drawn: Card) -> None:
    held = list(hands[step.seat])
    held.remove(drawn)
    hands[step.seat] = (*held, drawn)


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _step(edition: Edition, number: int) -> Step:
    kind, seat, a, b = number & 0xFF, number >> 8 & 0xFF, number >> 16 & 0xFF, number >> 24
    step = {known: step for step, known in _kinds(edition).items()}[kind]
    if step is Drawn:
        return Drawn(seat, bool(a))
    if step is PickCards:
        return PickCards(seat, a, cards(edition)[b - 1 >> 1], seat if b & 1 else a) if b else PickCards(seat, a)
    details = zip(_details(step).values(), (a, b), strict=False)
    return step(seat, *(_detail(edition, kind, value) for kind, value in details))


def _detail(edition: Edition, kind: object, value: int) -> object:
    """A detail of a step from its number."""
    return edition.colours[value] if kind is Colour else bool(value) if kind is bool else value


# --- What bots remember ------------------------------------------------------------------------------------------------------


def remember(memories: Sequence[Memory], edition: Edition) -> npt.NDArray[np.void]:
    """The record of what some seats of one table remember; of what all were told, the first of them is believed."""
    odds = np.zeros(1, ODDS)
    target, code, first = odds[0], codes(edition), memories[0]
    target["may_be"] = UNBOUNDED
    target["colour"] = _colour_number(edition, first.colour)
    target["colour_before"] = _colour_number(edition, first.colour_before)
    target["rival"] = NOBODY if first.rival is None else first.rival
    target["gifts"] = first.gifts
    target["bluffs"][: first.players] = first.bluffs
    target["honest"][: first.players] = first.honest
    for memory in memories:
        target["watchers"] |= np.uint64(1 << memory.seat)
        for seat in range(memory.players):
            if seat != memory.seat:
                known = zip(("once", "twice", "more"), masks(code[card] for card in memory.known[seat]), strict=True)
                for name, mask in known:
                    target[name][memory.seat, seat] = mask
                for colour, most in memory.bounds[seat].items():
                    target["may_be"][memory.seat, seat, _colour_number(edition, colour)] = most
    return odds


def recall(source: Any, game: Any, seat: int, edition: Edition | None = None) -> Memory:
    """What a seat remembers by the record and the row of its table; the edition of a deck file must be said."""
    edition, players = _edition(game, edition), int(game["players"])
    memory = Memory(seat, players)
    _hear_turn(memory, game, edition)
    memory.colour = _colour(edition, int(source["colour"]))
    memory.colour_before = _colour(edition, int(source["colour_before"]))
    memory.rival = _seat_or_none(source["rival"])
    memory.gifts = int(source["gifts"])
    memory.bluffs = source["bluffs"][:players].tolist()
    memory.honest = source["honest"][:players].tolist()
    for other in range(players):
        memory.known[other] = list(hand(edition, *(int(source[name][seat, other]) for name in ("once", "twice", "more"))))
        bounds = zip(edition.colours, source["may_be"][seat, other].tolist(), strict=False)
        memory.bounds[other] = {colour: most for colour, most in bounds if most < UNBOUNDED // 2}
    return memory


def _hear_turn(memory: Memory, game: Any, edition: Edition) -> None:
    """Tell a memory as much of the turn as it takes to understand the rest of it."""
    turn, depth = int(game["turn"]), int(game["depth"])
    if game["turns"]:
        memory.hear({"event": "turn_began", "seat": turn})
        if depth:
            kind, text = int(game["agenda"][depth - 1]) & 0xFF, cards(edition)
            if kind == kinds.DRAWN:
                memory.hear({"event": "drew", "seat": turn, "count": 1})
            else:
                top = int(game["discard_pile"][int(game["discarded"]) - 1])
                memory.hear({"event": "played", "seat": turn, "card": text[top].text})
            battlers = (turn, int(game["agenda"][depth - 1]) >> 16 & 0xFF)
            for at, code in enumerate(game["aside"][: int(game["aside_size"])].tolist()):
                memory.hear({"event": "revealed", "seat": battlers[at % 2], "card": text[code].text})


def _colour_number(edition: Edition, colour: Colour | None) -> int:
    return int(NO_COLOUR) if colour is None else edition.colours.index(colour)


def _colour(edition: Edition, number: int) -> Colour | None:
    return None if number == NO_COLOUR else edition.colours[number]
