"""The lockstep proof: the compiled kernel and the readable rules play the same moves and are compared after every one.

The kernel plays first, as fast as ever, and chooses each card only when it is drawn; its rows tell afterwards in which order. The
readable rules are then given the shuffles that this order implies, and the same moves.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.bridge import from_row, masks, step_number, to_row
from lastcard.batch.cards import cards, codes
from lastcard.batch.choices import CALL, COLOUR_CHOICE, NUMBER_CHOICE, OTHERS, SEAT_CHOICE, SILENCE, TAKE_CHOICE, WORD_CHOICE
from lastcard.batch.events import EVENTS
from lastcard.batch.mirror import twins_of
from lastcard.batch.options import rows as new_rows
from lastcard.batch.questions import QUESTIONS
from lastcard.batch.seating import HEURISTIC, POLICIES, RANDOM, seating_of
from lastcard.batch.state import GAME, NO_COLOUR, NOBODY, Games
from lastcard.bots.codes import DRAW_FOUR_CODE
from lastcard.cards import ACTIONS, DRAW_FOUR, NUMBERS, Card, Colour
from lastcard.decks import COLOURS_MAX, COLOURS_MIN, COPIES_MAX, WILDS, WILDS_MAX, BadDeck, deck_edition
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match
from lastcard.notation import DIRECTIONS
from lastcard.polling import Polling
from lastcard.rules import play as game
from lastcard.rules.errors import RulesError
from lastcard.rules.events import Event
from lastcard.rules.house import Numbers
from lastcard.rules.options import HOUSE, SWITCHES, Rules
from lastcard.rules.questions import (
    ACCEPT,
    CHALLENGE,
    DRAW,
    KEEP,
    PASS,
    TAKE,
    UNO,
    CardChoice,
    Choice,
    ColourChoice,
    Move,
    NumberChoice,
    Question,
    SeatChoice,
)
from lastcard.rules.setup import TEAMS_MIN, seated
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition, State
from lastcard.testing.proofs.tracing import (
    EAGER,
    FREE,
    HOARDING,
    POLLED,
    begin_match,
    chance_of,
    deal,
    questions,
    read_move,
    trace,
)
from lastcard.views import whole

MOVES_MAX = 1 << 13
"""Moves kept of a round; of a longer one the beginning is compared."""
ROUNDS_MAX = 3
SAY_EVERY_S = 10
TARGETS = (1, 60, 500)
PLAYED: tuple[Edition | None, ...] = (*EDITIONS, None)
"""All editions, and a deck of one's own, another each time."""
TOLD = 5
"""Of a seat in a row: what it is asked, which cards and other choices it has, what it is offered, and to jump in with what."""
AT_RANDOM_EVERY = 3
"""Of so many matches one is played at random in all seats: a table like that has code of its own."""
FORGETFUL = POLICIES[: HEURISTIC + 1]
"""The policies that remember nothing; those that do have a proof of their own, `lastcard.testing.proofs.medium`."""
_OTHERS = int(OTHERS)
"""A plain number, to be printed as one."""
_PLAIN = (DRAW, KEEP, CHALLENGE, ACCEPT, PASS, UNO)
"""The choices without a detail, as they are numbered from `OTHERS` on."""

Parts: TypeAlias = "dict[str, object]"
"""A game in pieces that both engines have."""


class Twins(msgspec.Struct):
    """How much was compared."""

    moves: int = 0
    rounds: int = 0
    matches: int = 0
    blocked: int = 0
    events: Counter[str] = msgspec.field(default_factory=Counter)


class Difference(AssertionError):
    """The engines differ: where, the shortest record that shows it, and both states."""


class Say(Protocol):
    """Is told how far the proof has come."""

    def __call__(self, *, moves: int, rounds: int, matches: int, seconds: int) -> None:
        """So many moves, rounds and matches were alike, in so many seconds."""


def _nothing(*, moves: int, rounds: int, matches: int, seconds: int) -> None:
    """Say nothing."""


def prove(
    moves: int, editions: Sequence[Edition | None] = PLAYED, seed: str | int = 1, say: Say = _nothing, *, rounds: int = 0
) -> Twins:
    """Compare at least so many moves and rounds of these editions, any players, sheets, switches and house rules.

    `Difference` tells of one.
    """
    done = Twins()
    began = told = time.monotonic()
    while done.moves < moves or done.rounds < rounds:
        played = setting(editions, str(seed), done.matches, FORGETFUL)
        if done.matches % AT_RANDOM_EVERY == 0:
            played = msgspec.structs.replace(played, style=POLLED, policies=(POLICIES[RANDOM],) * played.players)
        Lockstep(played, done).match()
        done.matches += 1
        if time.monotonic() - told > SAY_EVERY_S or (done.moves >= moves and done.rounds >= rounds):
            told = time.monotonic()
            say(moves=done.moves, rounds=done.rounds, matches=done.matches, seconds=round(told - began))
    return done


# --- What is played ----------------------------------------------------------------------------------------------------------


class Setting(msgspec.Struct, frozen=True):
    """What a match is played by."""

    edition: Edition
    players: int
    sheet: str
    rules: Rules
    style: int
    policies: tuple[str, ...]
    seed: str
    index: int
    chance: int
    position: Arrangement | None


def setting(editions: Sequence[Edition | None], seed: str, index: int, policies: Sequence[str], *, house: bool = True) -> Setting:
    """The match of this number: any players, sheet and switches; about a third begin with few cards, so that piles run out.

    Half of them have some house rules, where these are wanted at all; None among the editions is a deck of one's own.
    """
    rng = random.Random(f"{seed}/{index}")  # noqa: S311  nothing secret hangs on it
    edition = editions[index % len(editions)] or _own_deck(rng)
    players = rng.randint(PLAYERS_MIN, PLAYERS_MAX) if rng.random() < 1 / 2 else rng.randint(PLAYERS_MIN, 4)
    sheet = rng.choice(list(SHEETS))
    changes: dict[str, object] = {name: rng.choice(values) for name, values in SWITCHES.items() if rng.random() < 1 / 3}
    changes["target"] = rng.choice(TARGETS)
    if house and rng.random() < 1 / 2:
        changes |= _house(rng)
    if changes.get("teams"):
        players = rng.choice(range(TEAMS_MIN, PLAYERS_MAX + 1, 2))
    # So many can be dealt to at all, and then so many cards to each.
    enough = sum(card.face != DRAW_FOUR for card in edition.deck.cards) - 1
    sizes = HOUSE["hand_size"]
    assert isinstance(sizes, Numbers)
    while players * sizes.least > enough:
        players -= 2 if changes.get("teams") else 1
    if players * int(str(changes.get("hand_size", sizes.default))) > enough:
        changes["hand_size"] = enough // players
    return Setting(
        edition=edition,
        players=players,
        sheet=sheet,
        rules=SHEETS[sheet].with_values(changes),
        style=rng.choice((POLLED, FREE, HOARDING, EAGER, EAGER)),
        policies=tuple(rng.choice(policies) for _ in range(players)),
        seed=seed,
        index=index,
        chance=rng.getrandbits(63),
        position=_few_cards(edition, players, rng) if rng.random() < 1 / 3 else None,
    )


def _house(rng: random.Random) -> dict[str, object]:
    """Some house rules, of all their values."""
    return {
        name: rng.randint(values.least, values.most) if isinstance(values, Numbers) else rng.choice(values[1:])
        for name, values in HOUSE.items()
        if rng.random() < 1 / 3
    }


def _own_deck(rng: random.Random) -> Edition:
    """A deck of one's own: any colours, faces and copies that a deck file may have (house.deck_file)."""
    while True:
        given = {
            "name": f"deck {rng.getrandbits(32)}",
            "colours": rng.sample([colour.value for colour in Colour], rng.randint(COLOURS_MIN, COLOURS_MAX)),
            "cards": {face: rng.randint(0, COPIES_MAX) for face in (*NUMBERS, *ACTIONS) if rng.random() < 3 / 4},
            "wilds": {face: rng.randint(0, WILDS_MAX) for face in WILDS if rng.random() < 3 / 4},
        }
        try:
            return deck_edition(given)
        except BadDeck:
            # Too few cards.
            continue


def _few_cards(edition: Edition, players: int, rng: random.Random) -> Arrangement | None:
    """A position of a deck that lost most of its cards, but no special one; None where there are few anyway."""
    special = [card for card in edition.deck.cards if card in edition.deck.specials]
    others = [card for card in edition.deck.cards if card not in edition.deck.specials]
    if len(others) < players * 3 + 12:
        return None
    kept = rng.sample(others, players * 3 + rng.randint(2, 12)) + special
    rng.shuffle(kept)
    texts = iter([card.text for card in kept])
    hands = tuple(" ".join(next(texts) for _ in range(rng.randint(1, 3))) for _ in range(players))
    discard_pile = " ".join(next(texts) for _ in range(rng.randint(1, 2)))
    return Arrangement(
        hands=hands,
        discard_pile=discard_pile,
        draw_pile=" ".join(list(texts)[: rng.randint(0, 12)]),
        turn=rng.randrange(players),
        dealer=rng.randrange(players),
        direction=rng.choice(list(DIRECTIONS.values())),
        colour=rng.choice(edition.colours).value,
    )


# --- Side by side ------------------------------------------------------------------------------------------------------------


class Lockstep:
    """One match in both engines."""

    def __init__(self, setting: Setting, done: Twins) -> None:
        self._setting = setting
        self._done = done
        self._edition = setting.edition
        self._events: Counter[str] = Counter()
        self._rows = _rows()
        self._moves = np.zeros(MOVES_MAX, np.int64)
        self._seating = seating_of(setting.policies, setting.players, setting.rules, setting.edition.id)
        self._choices = numbers_of_choices(self._edition)
        self._kinds = _kinds_of_questions(self._edition)
        self._codes = codes(self._edition)
        self._hands: dict[tuple[Card, ...], tuple[int, ...]] = {}
        """Hands as the kernel has them."""
        self._questions = _questions()
        self._plain = self._rows[list(_ALIKE)]
        self._start: State | None = None
        """The latest beginning of a turn with nothing owed, or of a round: a record can be arranged from there."""
        self._told: list[str] = []
        """The moves since then."""

    def match(self) -> None:
        """Play a match, or its first rounds, in both."""
        state, games = self._begin()
        for _ in range(ROUNDS_MAX):
            if not state.playing:
                self._deal(games)
                state = self._dealt(state, games)
            made = self._trace(games)
            state = self._follow(state, made)
            self._done.rounds += 1
            self._done.blocked += state.blocked
            if state.match_over or not state.round_over:
                break
        self._done.events.update(self._events)

    def _deal(self, games: Games) -> None:
        deal(games)

    def _trace(self, games: Games) -> int:
        """Let the kernel play the round; the number of moves."""
        return trace(games, self._seating, self._setting.style, self._rows, self._moves)

    def _begin(self) -> tuple[State, Games]:
        setting = self._setting
        if setting.position is not None:
            rules = setting.rules.differences(SHEETS[setting.sheet])
            state = Match.arrange(setting.edition, setting.position, sheet=setting.sheet, rules=rules, seed=1).state
            games = np.zeros(1, GAME)
            games[0] = to_row(state)
            chance_of(games, setting.chance, 0)
            return state, games
        games = new_rows(1, setting.edition, setting.players, setting.rules)
        begin_match(games, setting.chance, 0)
        state = self._advance(game.begin(seated(setting.edition, setting.sheet, setting.rules, setting.players)))
        state = self._advance(game.shuffle(state, self._pile(games[0]["draw_pile"][: len(self._edition.deck.cards)])))
        self._rows[0] = games[0]
        questions(self._rows, 1, self._questions)
        self._compare(state, 0)
        return state, games

    def _dealt(self, state: State, games: Games) -> State:
        """The next round in the readable rules, with the shuffles that the kernel's deal implies."""
        row = games[0]
        self._start, self._told = None, []
        state = self._advance(game.begin_round(state))
        left = int(row["shuffled"])
        dealt = self._pile(row["draw_pile"][left : len(self._edition.deck.cards)])
        order = self._pile(row["draw_pile"][:left])
        if row["shuffles"] == 1:
            # The kernel may have drawn more since; where nothing went back, the pile tells all of it.
            return self._advance(game.shuffle(state, order))
        back = cards(self._edition)[DRAW_FOUR_CODE]
        rest = list(order)
        rest.remove(back)
        state = self._advance(game.shuffle(state, (*dealt, back, *rest)))
        for _ in range(int(row["shuffles"]) - 2):
            state = self._advance(game.shuffle(state, (back, *rest)))
        return self._advance(game.shuffle(state, order))

    def _pile(self, drawn: npt.NDArray[np.int8]) -> tuple[Card, ...]:
        """A pile in the order drawn: the kernel takes from its end."""
        kind = cards(self._edition)
        return tuple(kind[code] for code in reversed(drawn.tolist()))

    def _advance(self, outcome: tuple[State, tuple[Event, ...]]) -> State:
        state, events = outcome
        self._events.update(event.name for event in events)
        return state

    def _follow(self, state: State, made: int) -> State:
        """Make the kernel's moves in the readable rules and compare."""
        piles = self._piles(made)
        questions(self._rows, made + 1, self._questions)
        # What is drawn first is known only now.
        first = next(piles)
        state = msgspec.structs.replace(state, draw_pile=first[len(first) - len(state.draw_pile) :])
        asked = self._compare(state, 0)
        polling = Polling() if self._setting.style == POLLED else None
        for at in range(made):
            seat, number, offered = read_move(int(self._moves[at]))
            if polling is not None:
                question = polling.question(state, asked)
                if (question.seat, question.offer) != (seat, offered):
                    raise self._difference(state, at, {"polled": (question, (seat, offered))})
            if number == SILENCE:
                assert polling is not None, "only a poll knows silence"
                polling.silence()
            else:
                choice = self._choice([question for question in asked if question.offer == offered], seat, number)
                state = self._move(state, at, Move(seat, choice), piles)
            asked = self._compare(state, at + 1)
        self._done.moves += made
        return state

    def _move(self, state: State, at: int, move: Move, piles: Iterator[tuple[Card, ...]]) -> State:
        if not (state.agenda or state.owing or (state.rules.jump_in and state.top_by is not None)) or not state.turns:
            self._start, self._told = state, []
        self._told.append(f"{move.seat} {move.choice}")
        try:
            state = self._advance(game.apply(state, move))
        except RulesError as error:
            raise self._difference(state, at, {"accepted": (str(error), self._told[-1])}) from error
        while (pile := game.pile_to_shuffle(state)) is not None:
            order = next(piles, ())
            if Counter(pile) != Counter(order):
                raise self._difference(state, at + 1, {"shuffled": (pile, order)})
            state = self._advance(game.shuffle(state, order))
        return state

    def _piles(self, made: int) -> Iterator[tuple[Card, ...]]:
        """The order of each draw pile of the traced round, from the one it began with."""
        rows = self._rows[: made + 1]
        shuffles = rows["shuffles"]
        for at in np.flatnonzero(np.diff(shuffles)):
            after = rows[at + 1]
            assert after["shuffles"] == rows[at]["shuffles"] + 1, "no move shuffles twice"
            yield self._pile(after["used"][: after["used_size"]])
        last = rows[made]
        yield self._pile(last["draw_pile"][: last["shuffled"]])

    def _choice(self, asked: Sequence[Question], seat: int, number: int) -> Choice:
        """The choice of a number: which verb it is, the question says."""
        for question in asked:
            if question.seat == seat:
                for choice in question.choices:
                    if self._choices[choice] == number % CALL:
                        if number >= CALL and isinstance(choice, CardChoice):
                            return CardChoice(choice.verb, choice.card, uno=True)
                        return choice
        return Choice(f"choice {number}")

    # --- Comparing -----------------------------------------------------------------------------------------------------------

    def _compare(self, state: State, at: int) -> tuple[Question, ...]:
        """Compare a state with a row; what the readable rules ask then."""
        asked = game.asked(state)
        readable = self._readable(state, asked)
        compiled = self._compiled(at)
        if readable != compiled:
            unlike = {name: (readable[name], compiled[name]) for name in readable if readable[name] != compiled[name]}
            raise self._difference(state, at, unlike)
        return asked

    def _readable(self, state: State, asked: Sequence[Question]) -> Parts:
        code = self._codes
        return {
            "hands": [self._held(hand) for hand in state.hands],
            "draw_pile": sorted(bytes([code[card] for card in state.draw_pile])),
            "discard_pile": bytes([code[card] for card in reversed(state.discard_pile)]),
            "aside": bytes([code[card] for card in state.aside]),
            "agenda": [step_number(state, step) for step in reversed(state.agenda)],
            "owing": [(owed.seat, owed.since, owed.received) for owed in state.owing],
            "scores": list(state.scores),
            "colour": NO_COLOUR if state.colour is None else self._edition.colours.index(state.colour),
            "round_winner": NOBODY if state.round_winner is None else state.round_winner,
            "match_winner": NOBODY if state.match_winner is None else state.match_winner,
            "top_by": NOBODY if state.top_by is None else state.top_by,
            "plain": tuple([int(getattr(state, name)) for name in _ALIKE]),
            "questions": self._asked(asked, state.players),
            "events": [self._events[name] for name in EVENTS],
        }

    def _held(self, hand: tuple[Card, ...]) -> tuple[int, ...]:
        if hand not in self._hands:
            self._hands[hand] = (*masks(self._codes[card] for card in hand), len(hand))
        return self._hands[hand]

    def _compiled(self, at: int) -> Parts:
        row = self._rows[at]
        players = self._setting.players
        return {
            "hands": list(zip(*(row[name][:players].tolist() for name in ("once", "twice", "more", "size")), strict=True)),
            "draw_pile": sorted(row["draw_pile"][: row["drawable"]].tobytes()),
            "discard_pile": row["discard_pile"][: row["discarded"]].tobytes(),
            "aside": row["aside"][: row["aside_size"]].tobytes(),
            "agenda": row["agenda"][: row["depth"]].tolist(),
            "owing": [
                (seat, int(row["since"][seat]), bool(row["received"][seat]))
                for seat in row["owing"][: row["owing_size"]].tolist()
            ],
            "scores": row["scores"][:players].tolist(),
            "colour": int(row["colour"]),
            "round_winner": int(row["round_winner"]),
            "match_winner": int(row["match_winner"]),
            "top_by": int(row["top_by"]),
            "plain": self._plain[at].item(),
            "questions": self._questions[at, :players].tolist(),
            "events": row["events"][: len(EVENTS)].tolist(),
        }

    def _asked(self, asked: Sequence[Question], players: int) -> list[list[int]]:
        """Questions in the form in which the kernel tells them."""
        out = [[0] * TOLD for _ in range(players)]
        for question in asked:
            told = out[question.seat]
            for choice in question.choices:
                number = self._choices[choice]
                if question.offer and number < _OTHERS:
                    told[4] |= 1 << number
                elif question.offer:
                    told[3] |= 1 << number - _OTHERS
                elif number < _OTHERS:
                    told[1] |= 1 << number
                else:
                    told[2] |= 1 << number - _OTHERS
            if not question.offer:
                told[0] = self._kinds[question.name] + 1
        return out

    def _difference(self, state: State, at: int, parts: dict[str, tuple[object, object]]) -> Difference:
        setting = self._setting
        return Difference(
            "\n".join(
                [
                    f"the engines differ in match {setting.index} of seed {setting.seed}",
                    *(f"{name}: readable {readable}, compiled {compiled}" for name, (readable, compiled) in parts.items()),
                    "record:",
                    self._record(),
                    f"readable: {_everything(state)}",
                    f"compiled: {self._everything(at)}",
                ]
            )
        )

    def _everything(self, at: int) -> str:
        """A row as the state that it is; one that makes no sense as a state, in pieces."""
        try:
            return _everything(from_row(self._rows[at], self._setting.sheet, self._edition))
        except (AssertionError, LookupError, ValueError):
            return str(self._compiled(at))

    def _record(self) -> str:
        """The shortest record that shows it: from the last turn that began with nothing owed, or from the deal."""
        setting, start = self._setting, self._start
        if start is None:
            return f"({setting.edition.id}, {setting.players} players, sheet {setting.sheet}: before the first move)"
        # Before the first turn a colourless card has been turned up, and will be again.
        pile, top = (start.draw_pile, start.discard_pile) if start.turns else (start.discard_pile + start.draw_pile, ())
        position = Arrangement(
            hands=tuple(_text(hand) for hand in start.hands),
            draw_pile=_text(pile),
            discard_pile=_text(top),
            turn=start.turn,
            dealer=start.dealer,
            direction=DIRECTIONS[start.direction],
            colour=None if start.colour is None else start.colour.value,
            scores=start.scores,
        )
        rules = setting.rules.differences(SHEETS[setting.sheet])
        match = Match.arrange(setting.edition, position, sheet=setting.sheet, rules=rules, seed=setting.seed)
        return match.record() + "".join(f"{move}\n" for move in self._told)


def _everything(state: State) -> str:
    return f"{whole(state)} {state.agenda} {state.owing}"


def _text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)


_ALIKE = (
    "dealer",
    "direction",
    "turn",
    "turns",
    "idle",
    "shuffles",
    "round_no",
    "round_over",
    "round_points",
    "blocked",
    "match_over",
    "debt",
)
"""The fields that are plain numbers in both."""


@cache
def _rows() -> Games:
    """Where rounds are traced, one after the other."""
    return np.zeros(MOVES_MAX + 1, GAME)


@cache
def _questions() -> npt.NDArray[np.uint64]:
    """What is asked in each of them."""
    return np.zeros((MOVES_MAX + 1, PLAYERS_MAX, TOLD), np.uint64)


@lru_cache(maxsize=64)
def numbers_of_choices(edition: Edition) -> dict[Choice, int]:
    """The number of every choice that an edition can offer."""
    numbers: dict[Choice, int] = {choice: OTHERS + at for at, choice in enumerate(_PLAIN)} | {TAKE: TAKE_CHOICE}
    for verb in edition.verbs.values():
        match verb.kind:
            case "card":
                numbers |= {CardChoice(verb.name, card): code for card, code in codes(edition).items()}
            case "colour":
                numbers |= {ColourChoice(verb.name, colour): COLOUR_CHOICE + at for at, colour in enumerate(edition.colours)}
            case "number":
                numbers |= {NumberChoice(verb.name, number): NUMBER_CHOICE + number for number in range(10)}
            case "seat":
                numbers |= {SeatChoice(verb.name, seat): SEAT_CHOICE + seat for seat in range(PLAYERS_MAX)}
            case "word":
                pass
    own = [
        Choice(verb.name)
        for special in edition.specials
        for verb in special.own_verbs
        if verb.kind == "word" and Choice(verb.name) not in _PLAIN
    ]
    numbers |= {word: WORD_CHOICE + at for at, word in enumerate(own)}
    return {choice: int(number) for choice, number in numbers.items()}


@lru_cache(maxsize=64)
def _kinds_of_questions(edition: Edition) -> dict[str, int]:
    """The kind of the step behind each question."""
    own = {asks.question: int(asks.kind) for twin in twins_of(edition) for asks in twin.asks}
    return {name: int(kind) for kind, name in reversed(QUESTIONS.items())} | own
