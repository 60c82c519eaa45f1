"""The end of a round and of the match: who scores what, and who has won."""

from __future__ import annotations

from lastcard.rules.events import Event, MatchEnded, RoundBlocked, RoundEnded
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State


def side_of(state: State, seat: SeatNo) -> tuple[SeatNo, ...]:
    """The seats that score together: a seat by itself, or both partners (house.teams.score)."""
    return next((pair for pair in state.partners if seat in pair), (seat,))


def scored(state: State, winner: SeatNo) -> tuple[Event, ...]:
    """The round is won: one side scores what the others hold (score.winner), or each what it holds itself (match.low)."""
    held = tuple(sum(card.points for card in hand) for hand in state.hands)
    side = side_of(state, winner)
    scores = list(state.scores)
    if state.rules.scoring == "winner":
        points = sum(own for seat, own in enumerate(held) if seat not in side)
        for seat in side:
            scores[seat] += points
    else:
        points = sum(held)
        for seat in range(state.players):
            scores[seat] += sum(held[other] for other in side_of(state, seat))
    ended = RoundEnded(winner, points, state.hands, tuple(scores))
    match_winner = _match_winner(state, winner, ended.scores)
    return (ended,) if match_winner is None else (ended, MatchEnded(match_winner, ended.scores))


def blocked(state: State) -> tuple[Event, ...]:
    """Nobody scores a blocked round (ruling.blocked, ruling.endless)."""
    return (RoundBlocked(), RoundEnded(None, 0, state.hands, state.scores))


def _match_winner(state: State, winner: SeatNo, scores: tuple[int, ...]) -> SeatNo | None:
    """Who has won the match, if it is over: the first to reach the target (match.win), or the lowest then (match.low)."""
    target = state.rules.target
    if state.rules.scoring == "winner":
        return winner if scores[winner] >= target else None
    best = scores.index(min(scores))
    # A tie for the lowest total calls for another round (ruling.low_tie); partners are one side (house.teams.match).
    alone = scores.count(scores[best]) == len(side_of(state, best))
    return best if max(scores) >= target and alone else None
