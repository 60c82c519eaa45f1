"""The HTTP interface is what its OpenAPI document says, for requests of every kind, right and wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from starlette.routing import BaseRoute, Mount, Route

from lastcard.clients.connection import make_table, request
from lastcard.clients.errors import Refused
from lastcard.server.app import App
from lastcard.server.bus import LocalBus
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.openapi import document
from lastcard.server.pages import Pages
from lastcard.server.settings import Config, Limits
from lastcard.server.sockets import Gateway
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.views import Wire

if TYPE_CHECKING:
    # The library takes long to load, and every run of any tests would wait for it: it is loaded by the first test that asks.
    from schemathesis import APIOperation, BaseSchema, Case

    Operation = APIOperation[Any, Any, Any, Any]
    Request = Case[Any]

REQUESTS = 15
LIMITS = replace(OPEN, requests_per_address=10**6)
BODIES: tuple[Wire, ...] = (
    {"name": "Dee", "settings": {"seats": ["person", "easy"]}},
    {"name": "Eve", "seat": 3},
    {"name": "Fay"},
    {"text": 'name = "Small"\ncolours = ["red", "blue"]\n[cards]\n"1-9" = 2\n'},
)
"""What can be posted; of what the schema takes, hardly anything is a name."""

OPERATIONS = [f"{method.upper()} {path}" for path, methods in document()["paths"].items() for method in methods]
ASKING = [operation for operation in OPERATIONS if "{" in operation or operation.startswith("POST ")]
"""Those that can be asked wrongly."""


@cache
def schema() -> BaseSchema:
    """The document, as the library reads it."""
    import schemathesis  # noqa: PLC0415  see above

    return schemathesis.openapi.from_dict(document())


@pytest.fixture
def operation(request: pytest.FixtureRequest) -> Operation:
    """What the document says of a method at an address."""
    method, path = request.param.split()
    found: Operation = schema()[path][method.lower()]
    return found


class Served:
    """A server with a table of ten seats, and one at which a match is over."""

    def __init__(self, url: str) -> None:
        self.url = url
        made = asyncio.run(make_table(url, {"seats": ["person"] * 10}, "Ana"))
        self.tables = (made["table"], asyncio.run(_played_out(url)))

    def check(self, case: Request) -> int:
        """Make a request and hold the answer against the document; its status."""
        from schemathesis.checks import positive_data_acceptance  # noqa: PLC0415  see above

        # No schema can say which switches a sheet has, or that a name is taken: what is right may still be refused.
        return case.call_and_validate(base_url=self.url, excluded_checks=[positive_data_acceptance]).status_code


async def _played_out(url: str) -> str:
    """A table at which a match is over."""
    visitor = (await party(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, chance("1")))[0]
    visitor.rematches = False
    await visitor.play(_is_over)
    return visitor.table


def _is_over(visitor: Visitor) -> bool:
    return any(event["event"] == "match_ended" for _, events in visitor.told for event in events)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that minds no number of requests."""
    with ServerProcess(Config(data=tmp_path_factory.mktemp("http"), port=0, paces=QUICK, limits=LIMITS)) as process:
        yield Served(process.url)


def _generated(operation: Operation, mode: str) -> st.SearchStrategy[Request]:
    from schemathesis import GenerationMode  # noqa: PLC0415  see above

    return operation.as_strategy(generation_mode=GenerationMode(mode))


@pytest.mark.parametrize("operation", OPERATIONS, indirect=True)
def test_right_requests_are_answered_as_the_document_says(served: Served, operation: Operation) -> None:
    """With what the schema takes, at tables that there are and at others; some of it is done."""
    seen = set()

    @settings(max_examples=REQUESTS, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        _generated(operation, "positive"),
        st.sampled_from((*served.tables, None)),
        st.sampled_from((*BODIES, None)),
        st.booleans(),
    )
    def run(case: Request, table: str | None, body: Wire | None, bare: bool) -> None:  # noqa: FBT001  as hypothesis calls it
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if bare:
            # Nearly any number names a match or a round that there is not.
            case.query = {}
        if body is not None and operation.method == "post":
            case.body = body
        seen.add(served.check(case))

    run()
    if operation.method == "post":
        # What is generated depends on all modules that are loaded: that it holds what is done is left to nobody's luck.
        for body in BODIES:
            place = {"table": served.tables[0]} if "{table}" in operation.path else {}
            seen.add(served.check(operation.Case(path_parameters=place, body=body, media_type="application/json")))
    assert (201 if operation.path == "/api/tables" else 200) in seen


@pytest.mark.parametrize("operation", ASKING, indirect=True)
def test_wrong_requests_are_refused(served: Served, operation: Operation) -> None:
    """With what the schema does not take."""

    @settings(max_examples=REQUESTS, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    @given(_generated(operation, "negative"))
    def run(case: Request) -> None:
        served.check(case)

    run()


@pytest.mark.parametrize("operation", OPERATIONS, indirect=True)
def test_every_bound_and_every_other_method_is_tried(served: Served, operation: Operation) -> None:
    """Each field at its edges and beyond, and methods that the address does not take."""
    from schemathesis import GenerationMode  # noqa: PLC0415  see above

    modes, methods, config = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], set(), schema().config.generation
    for case in schema().iter_coverage_cases(operation, generation_modes=modes, generation_config=config):
        served.check(case)
        methods.add(case.method)
    assert {"GET", "POST", "PUT", "DELETE"} <= methods


async def test_the_document_lists_every_address() -> None:
    """All but the pages and the socket, with every method."""
    limits, metrics = Limits(), Metrics()
    addresses = Addresses(limits, time.monotonic)
    app = App(Gateway(LocalBus(), limits, metrics, addresses, frozenset()), limits, metrics, addresses, frozenset(), Pages())

    answered = set(_addresses(app.routes())) - {("/{path:path}", "get")}

    assert answered == {(path, method) for path, methods in document()["paths"].items() for method in methods}


def _addresses(routes: list[BaseRoute], under: str = "") -> Iterator[tuple[str, str]]:
    for route in routes:
        if isinstance(route, Mount):
            yield from _addresses(list(route.routes), route.path)
        elif isinstance(route, Route):
            yield from ((under + route.path, method.lower()) for method in (route.methods or set()) - {"HEAD"})


def test_the_document_tells_every_field_of_an_answer(served: Served) -> None:
    """Nothing is told that no schema names."""
    schemas = document()["components"]["schemas"]
    for table in served.tables:
        info = asyncio.run(request(served.url, f"/api/tables/{table}"))["info"]
        assert set(schemas["Info"]["required"]) <= info.keys() <= schemas["Info"]["properties"].keys()
        assert info["settings"].keys() == schemas["TableSettings"]["properties"].keys()
        seats = schemas["SeatInfo"]
        assert all(set(seats["required"]) <= seat.keys() <= seats["properties"].keys() for seat in info["seats"])
        assert all(shuffle.keys() == schemas["Shuffle"]["properties"].keys() for shuffle in info["fairness"])


def test_the_document_is_served(served: Served) -> None:
    """As it is made."""
    found = asyncio.run(request(served.url, "/api/openapi.json"))
    assert found == msgspec.json.decode(msgspec.json.encode(document()))


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [("/api/tables", None, "POST"), ("/api/editions", {}, "GET"), ("/api/nothing", None, "nothing"), ("/metrics", {}, "GET")],
)
def test_an_address_that_there_is_not_is_refused_like_everything_else(
    served: Served, path: str, body: Wire | None, message: str
) -> None:
    """Once a program got the text of a page instead."""
    with pytest.raises(Refused, match=message) as refused:
        asyncio.run(request(served.url, path, body))
    assert refused.value.code == "bad_request"


def test_a_deck_file_is_read_and_one_that_is_wrong_says_where(served: Served) -> None:
    """As TOML by its line, as JSON by its key; what is read is what a table's settings take (house.deck_file)."""
    deck = {"name": "Small", "colours": ["red", "blue"], "cards": {"1-9": 2}}
    for text in (BODIES[-1]["text"], msgspec.json.encode(deck).decode()):
        assert asyncio.run(request(served.url, "/api/deck", {"text": text})) == {"deck": deck}
    asyncio.run(make_table(served.url, {"seats": ["person", "easy"], "deck": deck}, "Ana"))

    wrong = (
        ('name = "Small"\ncolours = ["red", "blue"]\n[cards]\n"1-9" = 9', "line 4: cards.1-9 must be"),
        ('{"name": "Small", "colours": ["red", "blue"], "cards": {"1-9": 9}}', "deck cards.1-9: cards.1-9 must be"),
        ("name = ", "line 1: this is not TOML"),
        ('{"name": ', "Expecting value"),
        (f"[cards]\n7 = {'9' * 5000}", "line 2: this is not TOML"),
    )
    for text, message in wrong:
        with pytest.raises(Refused, match=message) as refused:
            asyncio.run(request(served.url, "/api/deck", {"text": text}))
        assert refused.value.code == "bad_request"
    with pytest.raises(Refused, match=r"4: .*del 0 al 2"):
        asyncio.run(request(served.url, "/api/deck", {"text": wrong[0][0], "lang": "es-ES"}))
