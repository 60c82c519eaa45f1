"""What a seat's message asks for, as an entry of the log; a refusal says what would have been possible.

Everything is judged here and nothing is changed: the entry is first made durable, and then taken.
"""

from __future__ import annotations

from lastcard.rules import apply as game
from lastcard.rules.errors import RulesError
from lastcard.server import entries, messages
from lastcard.server.entries import AnyEntry, Asked
from lastcard.server.errors import Refusal
from lastcard.server.fairness import checked_salt, fresh_pledge
from lastcard.server.messages import AnyMessage
from lastcard.server.sitting import Sitting

CATCH = "catch "


def entry_for(sitting: Sitting, seat: int, message: AnyMessage) -> AnyEntry:  # noqa: C901, PLR0911  one case for each kind
    """The entry that obeys a message of a seat."""
    asked = Asked(seat, message.id)
    match message:
        case messages.Move():
            return entries.Moved(asked=asked, seat=seat, choice=checked_move(sitting, seat, message.choice))
        case messages.Start():
            _only_host(sitting, seat)
            _only_in(sitting, "lobby")
            return entries.Dealt(asked=asked, pledge=fresh_pledge())
        case messages.Next():
            _only_in(sitting, "between")
            return entries.Dealt(asked=asked, pledge=fresh_pledge())
        case messages.Rematch():
            _only_in(sitting, "over")
            return entries.Again(asked=asked, pledge=fresh_pledge())
        case messages.ChangeSettings():
            _only_host(sitting, seat)
            _only_in(sitting, "lobby")
            _keeps_people(sitting, message.settings.check().seats)
            return entries.Changed(asked=asked, settings=message.settings)
        case messages.Kick():
            _only_host(sitting, seat)
            return entries.Left(asked=asked, seat=_other_person(sitting, seat, message.seat))
        case messages.MakeHost():
            _only_host(sitting, seat)
            return entries.Hosted(asked=asked, seat=_other_person(sitting, seat, message.seat))
        case messages.Leave():
            return entries.Left(asked=asked, seat=seat)
        case messages.Salt():
            _only_in(sitting, "lobby", "playing", "between")
            return entries.Salted(asked=asked, seat=seat, salt=checked_salt(message.salt))
        case messages.Chat() | messages.Ping():
            raise AssertionError("what is said or asked leaves no entry")


def checked_move(sitting: Sitting, seat: int, choice: str) -> str:
    """A choice that the rules offer to the seat now."""
    _only_in(sitting, "playing")
    assert sitting.match is not None
    try:
        return str(game.read(sitting.match.state.edition, sitting.match.asked, seat, choice).choice)
    except RulesError as error:
        raise Refusal(error.code, str(error)) from None


def _only_host(sitting: Sitting, seat: int) -> None:
    if sitting.host != seat:
        raise Refusal("not_host", f"only the host may do this, in seat {sitting.host}")


def _only_in(sitting: Sitting, *phases: str) -> None:
    if sitting.phase not in phases:
        raise Refusal("wrong_phase", f"the table is {sitting.phase}, and this can be done {' or '.join(phases)}")


def _other_person(sitting: Sitting, seat: int, other: int) -> int:
    people = [at for at, chair in enumerate(sitting.chairs) if chair.fingerprint and at != seat]
    if other not in people:
        raise Refusal("no_seat", f"seat {other} is not another person's: {', '.join(map(str, people)) or 'there is none'}")
    return other


def _keeps_people(sitting: Sitting, seats: tuple[str, ...]) -> None:
    """Nobody loses a seat because the settings changed."""
    for at, chair in enumerate(sitting.chairs):
        if chair.fingerprint and (at >= len(seats) or seats[at] != chair.kind):
            raise Refusal("bad_request", f"seat {at} is {chair.name}'s and must stay a person's")
