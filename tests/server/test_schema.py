"""The OpenAPI document and the schemas in it: complete, and true of what really travels."""

from __future__ import annotations

import msgspec
import pytest

from lastcard import protocol
from lastcard.codes import CODES
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules.events import Event
from lastcard.server.openapi import document
from lastcard.server.schema import event_types, field_docs, view_type
from lastcard.testing.settings import chance
from lastcard.views import tell, tell_whole, wire

IDS = [edition.id for edition in EDITIONS]
MOVES = 400
EYES = (0, 1, 2, None)
STRUCTS = [
    kind
    for name, kind in vars(protocol).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not protocol.Message and not name.startswith("_")
]
"""All but what later messages have in common."""


def as_described(told: object, kind: type[msgspec.Struct]) -> bool:
    """Whether a JSON value has the fields of a type, all of them and no others."""
    return bool(msgspec.to_builtins(msgspec.convert(told, kind)) == told)


@pytest.mark.parametrize("edition", IDS)
def test_views_and_events_are_as_their_schemas_say(edition: str) -> None:
    """For everybody at the table, those who watch, and the referee, over some rounds."""
    rng = chance(edition)
    match = Match.new(edition, players=3, rules={"target": 60}, seed=edition)
    polling = Polling()
    view, events = view_type(), event_types()
    told: list[Event] = list(match.history)
    for _ in range(MOVES):
        for event in told:
            for seat in EYES:
                heard = tell(event, seat)
                assert heard is None or as_described(heard, events[heard["event"]])
            whole = tell_whole(event)
            assert whole is None or as_described(whole, events[whole["event"]])
        assert all(as_described(wire(match.view(seat)), view) for seat in EYES)
        if match.state.match_over:
            break
        if match.state.round_over:
            told = list(match.next())
        else:
            question = polling.question(match.state, match.asked)
            choice = random_choice(question, match.state.hands[question.seat], match.state.colour, rng)
            told = list(match.move(question.seat, str(choice)))


def test_a_field_too_many_or_too_few_is_found() -> None:
    """Of a view that is not as its schema says."""
    told = wire(Match.new("classic", players=3, seed="1").view(0))

    assert as_described(told, view_type())
    assert not as_described(told | {"draw_pile": []}, view_type())
    with pytest.raises(msgspec.ValidationError):
        as_described({name: value for name, value in told.items() if name != "turn"}, view_type())


@pytest.mark.parametrize("kind", STRUCTS)
def test_every_struct_of_the_protocol_is_in_the_document(kind: type[msgspec.Struct]) -> None:
    """With its own sentence, and with its fields as they are sent."""
    schema = document()["components"]["schemas"][kind.__name__]
    config = kind.__struct_config__

    assert schema["description"] == kind.__doc__
    assert schema["properties"].keys() - {config.tag_field} == set(kind.__struct_encode_fields__)
    for name, text in field_docs(kind).items():
        assert schema["properties"][name]["description"] == text


def test_every_schema_that_is_referred_to_is_there() -> None:
    """Also those of views and events, which the protocol's structs only name."""
    schemas = document()["components"]["schemas"]
    text = msgspec.json.encode(document()).decode()
    referred = {part.partition('"')[0] for part in text.split(protocol.REFERENCE.format(name=""))[1:]}

    assert {"View", "Event", "Question", "Drew", "Update"} <= referred | schemas.keys()
    assert referred <= schemas.keys()


def test_every_code_is_in_the_document() -> None:
    """As an example: there may be others one day."""
    code = document()["components"]["schemas"]["Error"]["properties"]["code"]

    assert code["examples"] == [*CODES]
    assert "enum" not in code
