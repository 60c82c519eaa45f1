"""What a search plays with: any sheet, any switches and house rules, any deck, 2 to 10 players, a whole deck or a tiny one."""

from __future__ import annotations

from random import Random

import msgspec

from lastcard.cards import ACTIONS, DRAW_FOUR, DRAW_TWO, NUMBERS, WILD, Card, Colour
from lastcard.decks import COLOURS_MAX, COLOURS_MIN, COPIES_MAX, WILDS, WILDS_MAX, BadDeck, deck_edition
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match
from lastcard.notation import DIRECTIONS
from lastcard.rules import house
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.questions import DRAW, CardChoice, Question, SeatNo
from lastcard.rules.setup import TEAMS_MIN, dealable
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition

TARGETS = (1, 60, 500, 5000)
TINY_NUMBERS = (0, 1, 7)
"""The numbers of a tiny deck: so few that ties, matches and calls for a number come often."""


_HAND_SIZE = house.NUMBERS["hand_size"]


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a match begins with."""

    edition: Edition
    players: int
    sheet: str
    rules: dict[str, str | int | bool]
    seed: str
    position: Arrangement | None = None
    """A tiny deck, arranged; None for a whole one, dealt."""

    def begin(self) -> Match:
        """A match that plays with these."""
        if self.position is None:
            return Match.new(self.edition, players=self.players, sheet=self.sheet, rules=self.rules, seed=self.seed)
        return Match.arrange(self.edition, self.position, sheet=self.sheet, rules=self.rules, seed=self.seed)


def chance(seed: str) -> Random:
    """Luck that a seed decides."""
    return Random(seed)  # noqa: S311  nothing secret hangs on it


def any_setting(edition: Edition, rng: Random, *, tiny: bool) -> Setting:
    """Any setting, with a tiny deck or a whole one."""
    players = min(any_players(rng), players_max(edition))
    rules = any_rules(rng) | any_house(edition, players, rng)
    return Setting(
        edition=edition,
        players=players,
        sheet=rng.choice(list(SHEETS)),
        rules=rules,
        seed=str(rng.randrange(10**6)),
        position=tiny_position(edition, players, rng, teams=bool(rules.get("teams"))) if tiny else None,
    )


def any_players(rng: Random) -> int:
    """How many play: any number, small tables a little more often, as more happens to each seat there."""
    return rng.choice((PLAYERS_MIN, 3, 4, rng.randint(PLAYERS_MIN, PLAYERS_MAX)))


def players_max(edition: Edition) -> int:
    """How many can be dealt the smallest hands of a deck."""
    return min(PLAYERS_MAX, dealable(edition) // _HAND_SIZE.least)


def any_rules(rng: Random) -> dict[str, str | int | bool]:
    """Some switches set by chance, the others left to the sheet."""
    rules = {name: rng.choice(values) for name, values in SWITCHES.items() if rng.random() < 1 / 3}
    if "target" in rules:
        rules["target"] = rng.choice(TARGETS)
    return rules


def any_house(edition: Edition, players: int, rng: Random) -> dict[str, str | int | bool]:
    """Some house rules, or those of a preset, or none, with which so many can play with a deck."""
    rules = dict(rng.choice(({}, rng.choice(list(house.PRESETS.values())), {name: _any_value(name, rng) for name in HOUSE})))
    if players < TEAMS_MIN or players % 2:
        rules.pop("teams", None)
    most = dealable(edition) // players
    if int(rules.get("hand_size", _HAND_SIZE.default)) > most:
        rules["hand_size"] = rng.randint(_HAND_SIZE.least, most)
    return rules


def _any_value(name: str, rng: Random) -> str | int | bool:
    """A value of a house rule, its default as often as not."""
    values = HOUSE[name]
    if isinstance(values, house.Numbers):
        return rng.choice((values.default, rng.randint(values.least, values.most)))
    return rng.choice((values[0], rng.choice(values)))


def any_deck(rng: Random) -> Edition:
    """A deck of somebody's own: some colours, some faces, some of the colourless cards."""
    while True:
        faces, wilds = (rng.sample(known, rng.randint(0, len(known))) for known in ((*NUMBERS, *ACTIONS), WILDS))
        given = {
            "name": f"deck {rng.randrange(1000)}",
            "colours": [colour.value for colour in rng.sample(list(Colour), rng.randint(COLOURS_MIN, COLOURS_MAX))],
            "cards": {face: rng.randint(0, COPIES_MAX) for face in faces},
            "wilds": {face: rng.randint(0, WILDS_MAX) for face in wilds},
        }
        try:
            return deck_edition(given)
        except BadDeck:
            # Too few cards.
            continue


def tiny_position(edition: Edition, players: int, rng: Random, *, teams: bool = False) -> Arrangement:
    """Few cards, many of them with an effect, so that the piles run out in the middle of whatever happens."""
    cards = tiny_cards(edition)
    hands = tuple(_some(cards, rng.randint(1, 3), rng) for _ in range(players))
    top = rng.choice(cards)
    draw_pile = _some(cards, rng.randint(0, 5), rng)
    scores = [rng.choice((0, 0, 30, 480)) for _ in range(players)]
    turned_up = rng.random() < 1 / 8 and any(text != DRAW_FOUR for text in draw_pile.split())
    return Arrangement.of(
        {
            "hands": hands,
            "draw_pile": draw_pile,
            "discard_pile": "" if turned_up else f"{top} {_some(cards, rng.randint(0, 3), rng)}",
            "turn": rng.randrange(players),
            "dealer": rng.randrange(players),
            "direction": rng.choice(list(DIRECTIONS.values())),
            "colour": rng.choice(edition.colours).value,
            # Partners have the same (house.teams.score).
            "scores": scores[: players // 2] * 2 if teams else scores,
        }
    )


def tiny_cards(edition: Edition) -> list[Card]:
    """The kinds of a tiny deck, each as often as it should come."""
    wilds = [card for card in edition.deck.counts if card.face in {WILD, DRAW_FOUR}]
    some = [card for card in edition.deck.counts if card.number in TINY_NUMBERS or card.face in ACTIONS]
    # A deck of somebody's own may have none of these.
    coloured = some or [card for card in edition.deck.counts if card.colour]
    draw_two = [card for card in coloured if card.face == DRAW_TWO]
    return [*coloured, *draw_two, *wilds * 2, *edition.deck.specials * 8]


def _some(cards: list[Card], count: int, rng: Random) -> str:
    return " ".join(card.text for card in rng.choices(cards, k=count))


def any_move(edition: Edition, asked: tuple[Question, ...], rng: Random) -> tuple[SeatNo, str]:
    """A seat that is asked and one of its choices, perhaps with the call in the same breath.

    Plays come more often than draws, or rounds would hardly end.
    """
    question = rng.choice(asked)
    if question.offer and rng.random() < 1 / 2:
        question = asked[0]
    choices = list(question.choices)
    if len(choices) > 1 and choices[-1] == DRAW and rng.random() < 3 / 4:
        choices.pop()
    choice = rng.choice(choices)
    if isinstance(choice, CardChoice) and edition.may_call(choice.verb) and rng.random() < 1 / 4:
        choice = CardChoice(choice.verb, choice.card, uno=True)
    return question.seat, str(choice)
