"""A bot of ours as a guest at RLCard's own table, by RLCard's rules, against RLCard's rule agent.

RLCard tells a seat its hand, what was played and how many cards everybody holds; a view is made of that. It asks in turns alone,
and has no scores, calls, catches or challenges. A card just drawn is played by the environment, and a Wild Draw Four may be
played where nothing else fits. The guest is told no events, so that it remembers nothing.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from typing import Any

import msgspec

from lastcard.bench.rule_agent import NAME, action_of, rule_agent, seed_numpy
from lastcard.bots import Bot, Memory, level_called
from lastcard.bots.arena import SURE, Duel
from lastcard.editions.classic import CLASSIC
from lastcard.notation import DIRECTIONS
from lastcard.rules.options import Rules
from lastcard.rules.questions import PLAYS, CardChoice, Choice, ColourChoice, Question, of_colour
from lastcard.views import View

_RULES = Rules().values()
_CARDS = {action_of(card, colour): card for card in CLASSIC.deck.cards for colour in "rgby"}
"""The cards by what RLCard calls them."""
_COLOURS = {colour[0]: colour for colour in CLASSIC.deck.colours}


class Guest:
    """Answers for a seat at RLCard's table."""

    use_raw = True

    def __init__(self, game: Any, seat: int, bot: Bot) -> None:  # noqa: ANN401  RLCard has no types
        self._game, self._seat, self._bot = game, seat, bot

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """What is played, as RLCard wants to be told."""
        return self.step(state), {}

    def step(self, state: dict[str, Any]) -> str:
        """The card, and for one without a colour, which."""
        cards = {_CARDS[action] for action in state["raw_legal_actions"] if action in _CARDS}
        if not cards:
            return str(state["raw_legal_actions"][0])
        seen = self._view(state["raw_obs"])
        choices = tuple([PLAYS[card] for card in sorted(cards, key=str)])
        chosen = self._answer(seen, Question(self._seat, "turn", choices))
        assert isinstance(chosen, CardChoice)
        card = chosen.card
        if card.colour:
            return action_of(card, "")
        left = list(seen.hand or ())
        left.remove(card)
        played = msgspec.structs.replace(seen, hand=tuple(left), discard_pile=(card, *seen.discard_pile))
        colours = tuple([of_colour("colour", colour) for colour in CLASSIC.deck.colours])
        named = self._answer(played, Question(self._seat, "colour", colours))
        assert isinstance(named, ColourChoice)
        return action_of(card, named.colour[0])

    def _answer(self, seen: View, question: Question) -> Choice | None:
        return self._bot.choose(seen, question, Memory(self._seat, len(seen.hand_sizes)))

    def _view(self, told: dict[str, Any]) -> View:
        played = told["played_cards"] or [told["target"]]
        return View(
            edition=CLASSIC.id,
            sheet="en",
            rules=_RULES,
            dealer=0,
            direction=DIRECTIONS[self._game.round.direction],
            turn=self._seat,
            # What RLCard tells of a Wild is the colour that it was printed with, not the one that was named.
            colour=_COLOURS[self._game.round.target.color],
            seat=self._seat,
            hand=tuple([_CARDS[text] for text in told["hand"]]),
            hand_sizes=tuple(told["num_cards"]),
            draw_pile_size=len(self._game.dealer.deck),
            discard_pile=tuple([_CARDS[text] for text in reversed(played)]),
            aside=(),
            scores=(0,) * len(told["num_cards"]),
            round=1,
            round_over=False,
            round_winner=None,
            round_points=0,
            blocked=False,
            match_over=False,
            match_winner=None,
            owing=(),
            waiting_for=(self._seat,),
            asked=(),
            hands=None,
        )


def inside(level: str, players: int, rounds: int, seed: str) -> Duel:
    """How a level does alone among rule agents, each deal once from every seat; RLCard has rounds alone, and no points."""
    import rlcard  # noqa: PLC0415  only the bench extra has it

    began = time.perf_counter()
    env = rlcard.make("uno", config={"seed": 0})
    # Or it silently plays with two.
    env.game.configure({"game_num_players": players})
    env.num_players = players
    shares = []
    for deal in range(max(2, rounds // players)):
        won = 0
        for place in range(players):
            luck = random.Random(f"{seed}/{deal}")  # noqa: S311  the same deal again
            env.seed(luck.getrandbits(32))
            seed_numpy(luck)
            guest = Guest(env.game, place, level_called(level).factory(luck))
            env.set_agents([guest if seat == place else rule_agent() for seat in range(players)])
            env.run(is_training=False)
            assert len(env.game.players) == players
            won += env.game.round.winner == [place]
        shares.append(won / players)
    return Duel(
        level=level,
        against=NAME,
        edition=NAME,
        players=players,
        preset=None,
        rounds=len(shares) * players,
        won=round(sum(shares) * players),
        blocked=0,
        share=statistics.fmean(shares),
        margin=SURE * statistics.stdev(shares) / math.sqrt(len(shares)),
        points=0.0,
        seconds=time.perf_counter() - began,
    )
