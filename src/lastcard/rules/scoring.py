"""The end of a round and of the match: who scores what, and who has won."""

from __future__ import annotations

from lastcard.rules.events import Event, MatchEnded, RoundBlocked, RoundEnded
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State


def side_of(seat: SeatNo) -> int:
    """For whom a seat scores: for itself."""
    return seat


def scored(state: State, winner: SeatNo) -> tuple[Event, ...]:
    """The round is won: one seat scores what the others hold (score.winner), or each what it holds itself (match.low)."""
    held = tuple(sum(card.points for card in hand) for hand in state.hands)
    points = sum(held)
    scores = list(state.scores)
    if state.rules.scoring == "winner":
        scores[side_of(winner)] += points
    else:
        for seat, own in enumerate(held):
            scores[side_of(seat)] += own
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
        return winner if scores[side_of(winner)] >= target else None
    lowest = min(scores)
    # A tie for the lowest total calls for another round (ruling.low_tie).
    return scores.index(lowest) if max(scores) >= target and scores.count(lowest) == 1 else None
