"""The end of a round and of the match: who scores what, and who has won."""

from __future__ import annotations

from lastcard.batch.cards import points_in
from lastcard.batch.compiling import kernel
from lastcard.batch.events import MATCH_ENDED, ROUND_BLOCKED, ROUND_ENDED
from lastcard.batch.state import NOBODY, Game
from lastcard.bots.codes import LOW
from lastcard.bots.odds import partner


@kernel
def scored(game: Game, winner: int) -> None:
    """The round is won: one side scores what the others hold (score.winner), or each what it holds itself (match.low)."""
    points = 0
    for seat in range(game.players):
        held = points_in(game, seat)
        if game.scoring == LOW:
            points += held
            game.scores[seat] += held
            if game.teams:
                game.scores[partner(game, seat)] += held
        elif not (game.teams and seat == partner(game, winner)):
            points += held
    if game.scoring != LOW:
        game.scores[winner] += points
        if game.teams:
            game.scores[partner(game, winner)] += points
    _ended(game, winner, points)
    match_winner = _match_winner(game, winner)
    if match_winner != NOBODY:
        game.match_over = 1
        game.match_winner = match_winner
        game.events[MATCH_ENDED] += 1


@kernel
def blocked(game: Game) -> None:
    """Nobody scores a blocked round (ruling.blocked, ruling.endless)."""
    game.blocked = 1
    game.events[ROUND_BLOCKED] += 1
    _ended(game, NOBODY, 0)


@kernel
def _ended(game: Game, winner: int, points: int) -> None:
    game.round_over = 1
    game.round_winner = winner
    game.round_points = points
    game.owing_size = game.debt = 0
    # A round that is over asks nothing more (ruling.last_colour).
    game.depth = 0
    game.events[ROUND_ENDED] += 1


@kernel
def _match_winner(game: Game, winner: int) -> int:
    """Who has won the match, if it is over: the first to reach the target (match.win), or the lowest then (match.low)."""
    if game.scoring != LOW:
        return winner if game.scores[winner] >= game.target else NOBODY
    lowest, highest, tied = 0, 0, False
    # Partners have the same total: one of them stands for both (house.teams.match).
    for seat in range(1, game.players // 2 if game.teams else game.players):
        if game.scores[seat] > game.scores[highest]:
            highest = seat
        if game.scores[seat] == game.scores[lowest]:
            tied = True
        elif game.scores[seat] < game.scores[lowest]:
            lowest, tied = seat, False
    # A tie for the lowest total calls for another round (ruling.low_tie).
    return lowest if game.scores[highest] >= game.target and not tied else NOBODY
