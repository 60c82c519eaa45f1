"""Imports point one way: a package or module uses those of the layers below it, never of its own or above."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import lastcard
from lastcard.editions import EDITIONS
from lastcard.rules.events import EVENTS
from lastcard.table.settings import Paces

ROOT = Path(lastcard.__file__).parent

LAYERS = (
    {"art", "cards", "codes", "extras", "files", "looks", "notation", "shuffle", "threads"},
    {"rules"},
    {"editions"},
    {"views", "record"},
    {"match"},
    {"decks"},
    {"commitments", "replay", "polling"},
    {"batch", "bots", "policies", "referee", "verify", "why", "words"},
    {"protocol", "speech"},
    {"table"},
    {"clients", "server"},
    {"screens"},
    {"bench", "testing"},
    {"cli"},
)
"""The packages and modules, from the lowest layer up. Those of one layer may not import each other, unless `BESIDE` says so."""

BESIDE = {"batch": {"bots", "policies"}, "bench": {"testing"}, "notation": {"cards"}, "record": {"views"}}
"""Which parts of its own layer a part may use: compiled twins have the numbers of bots, measurements and proofs share players."""

SPEAKS = {"cards", "notation"}
"""All that words may know of the game: they are made from the notation alone."""


def part(module: str) -> str:
    """The part of lastcard that has a module like `lastcard.rules.state`; the package itself is what `import lastcard` gives."""
    return module.split(".")[1] if "." in module else ""


@cache
def imports(source: str, module: str) -> frozenset[str]:
    """Every module of lastcard that a source imports, wherever in it the import stands."""
    return frozenset(_imports(source, module))


def _imports(source: str, module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "lastcard")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative path"
            if node.module == "lastcard":
                yield from (f"lastcard.{name.name}" for name in node.names)
            elif node.module and node.module.startswith("lastcard."):
                yield node.module


def below(name: str) -> set[str]:
    """What a package or module may import from."""
    if name == "words":
        return SPEAKS
    at = [name in layer for layer in LAYERS].index(True)
    return set().union(*LAYERS[:at], BESIDE.get(name, set()))


def wrong(source: str, module: str) -> list[str]:
    """The imports of a module that point the wrong way."""
    own = part(module)
    return [f"{module} imports {other}" for other in imports(source, module) if part(other) not in {own, *below(own)}]


def modules() -> dict[str, str]:
    """Every module of the package and its source."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(name for name in parts if name != "__init__")] = path.read_text(encoding="utf-8")
    return found


def test_every_import_points_down() -> None:
    """The entries, `lastcard` and `lastcard.__main__`, may import anything."""
    inside = {module: source for module, source in modules().items() if part(module) not in {"", "__main__"}}

    assert len(inside) > 20
    assert [line for module, source in inside.items() for line in wrong(source, module)] == []


def test_every_module_can_be_imported() -> None:
    """Those too of which no other test needs anything."""
    for found in pkgutil.walk_packages(lastcard.__path__, "lastcard."):
        if not found.name.endswith("__main__"):
            assert importlib.import_module(found.name).__doc__


def test_every_part_has_its_layer() -> None:
    """A new one is given its place here, and in docs/architecture.md."""
    assert {part(module) for module in modules()} - {"", "__main__"} == set().union(*LAYERS)


def test_only_the_commands_that_measure_and_prove_import_bench_and_testing() -> None:
    """And they do when they are called: what is installed to be played with does not carry its proofs along."""
    apart = {"testing", "bench"}
    users = {module for module, source in modules().items() if apart & {part(name) for name in imports(source, module)}}

    assert {module for module in users if part(module) not in apart} == {"lastcard.cli.measuring", "lastcard.cli.proving"}


def test_editions_do_not_know_each_other_and_rules_know_none_by_name() -> None:
    """The classic deck lends its colours, and `grand` has the cards of all; the list of editions and the sheets are no cards."""
    editions = [module for module in modules() if part(module) == "editions" and module != "lastcard.editions"]
    for module in {*editions} - {"lastcard.editions.grand"}:
        others = {name for name in imports(modules()[module], module) if part(name) == "editions"}
        assert others <= {"lastcard.editions.classic"}, module

    names = [module.rsplit(".", 1)[1].replace("_", "-") for module in editions]
    rules = {module: source for module, source in modules().items() if part(module) == "rules"}
    assert [(module, name) for module, source in rules.items() for name in names if f'"{name}"' in source] == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("lastcard.cards", "from lastcard.notation import cards_of"),
        ("lastcard.rules.state", "from lastcard.editions import EDITIONS"),
        ("lastcard.rules.turn", "import lastcard.match"),
        ("lastcard.editions.urrrhhh", "from lastcard.views import view"),
        ("lastcard.views", "from lastcard.record import Record"),
        ("lastcard.match", "def late():\n    from lastcard.replay import load"),
        ("lastcard.words.speaking", "from lastcard.rules.events import Event"),
        ("lastcard.referee", "from lastcard import screens"),
        ("lastcard.bots.simple", "if TYPE_CHECKING:\n    from lastcard.cli import main"),
        ("lastcard.batch.simulation", "from lastcard.testing.proofs.twins import prove"),
        ("lastcard.testing.walk", "from lastcard import load"),
        ("lastcard.clients.local", "from lastcard.screens.plain.voice import Voice"),
        ("lastcard.server.app", "from lastcard.clients.connection import Client"),
    ],
)
def test_a_planted_import_that_points_the_wrong_way_is_found(module: str, line: str) -> None:
    """Up, sideways, late, or only for the types."""
    assert len(wrong(line, module)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("lastcard.rules.turn", "from lastcard.cards import Card"),
        ("lastcard.rules.turn", "from lastcard.rules.steps import PassTurn"),
        ("lastcard.record", "from lastcard.views import whole"),
        ("lastcard.referee", "from lastcard.match import Match"),
        ("lastcard.rules.turn", "import json"),
    ],
)
def test_an_import_that_points_down_is_not(module: str, line: str) -> None:
    """Nor is one of the same package, or from elsewhere."""
    assert wrong(line, module) == []


# --- What the pages list -------------------------------------------------------------------------------------------------------

LISTED = {"batch": "batch.md", "bots": "bots.md", "server": "server.md", "table": "architecture.md"}
"""The packages whose modules a page tells one by one."""


@pytest.mark.parametrize("package", LISTED)
def test_a_page_says_what_each_module_of_a_package_answers(package: str) -> None:
    """Of special cards it need not: each has its module, and there may be others."""
    page = (ROOT.parents[1] / "docs" / LISTED[package]).read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:store/|cluster/)?(\w+)(?:\.py)?`", page))
    names = {module.rpartition(".")[2] for module in modules() if module.startswith(f"lastcard.{package}.")}

    assert names - named - {"__main__", "store", "cluster", *(edition.key for edition in EDITIONS)} == set()


# --- What is pure --------------------------------------------------------------------------------------------------------------

PURE = {"rules", "protocol", "codes", "table"}
KNOWS_NOTHING_OF_A_MACHINE = {
    *(
        "__future__",
        "abc",
        "array",
        "base64",
        "collections",
        "copy",
        "enum",
        "functools",
        "hashlib",
        "hmac",
        "inspect",
        "itertools",
        "msgspec",
    ),
    *("random", "re", "typing", "unicodedata"),
}
"""Modules that neither read nor write, know no time, wait for nothing and draw no luck, but for `random` without a seed."""


def impurities(source: str) -> set[str]:
    """What a module uses that is none of these; of `random`, only luck that a seed decides is pure."""
    tree = ast.parse(source)
    named = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    used = {name for name in named if name.split(".")[0] not in KNOWS_NOTHING_OF_A_MACHINE | {"lastcard"}}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {ast.unparse(call.func) for call in calls} & {"open", "print", "input"}
    lucky = {
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random"
    }
    seedless = {ast.unparse(call) for call in calls if ast.unparse(call.func) == "random.Random" and not call.args}
    from_random = {"random"} if any(isinstance(n, ast.ImportFrom) and n.module == "random" for n in ast.walk(tree)) else set()
    return used | called | lucky | seedless | from_random


def test_rules_protocol_and_table_have_no_input_output_clock_task_or_chance_of_their_own() -> None:
    """Everything that happens at a table follows from what it is given."""
    found = {module: impurities(source) for module, source in modules().items() if part(module) in PURE}

    assert len(found) > 20
    assert {module: used for module, used in found.items() if used} == {}


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("import asyncio", {"asyncio"}),
        ("def now():\n    from time import monotonic", {"time"}),
        ("import os.path, secrets", {"os.path", "secrets"}),
        ("import random\nluck = random.Random()", {"random.Random()"}),
        ("import random\nrandom.shuffle(cards)", {"random.shuffle"}),
        ("from random import choice", {"random"}),
        ("open('file')", {"open"}),
        ("import random\nluck = random.Random(seed)", set()),
        ("from lastcard.rules import play\nimport msgspec", set()),
    ],
)
def test_a_planted_impurity_is_found(source: str, what: set[str]) -> None:
    """A clock, a task, a file, luck without a seed."""
    assert impurities(source) == what


# --- What only a table decides -------------------------------------------------------------------------------------------------

PLAY_WITHOUT_A_TABLE = {"batch", "bench", "bots", "table", "testing"}
"""What may let a bot hear and look at the paces: the table, bots among themselves, proofs and measurements."""

GIVES_HINTS = {"lastcard.clients.seat"}
"""It remembers what a person was told, for hints; no bot plays from that."""


def decides(source: str) -> set[str]:
    """What a module does that is a table's: it asks a bot, lets it hear, or goes by a pace."""
    tree = ast.parse(source)
    named = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    # A `Thought` chooses without being told anything: whatever chooses from a view is a bot.
    called = {node.func.attr for node in calls if isinstance(node.func, ast.Attribute) and node.args}
    heard = called & {"choose", "hear"} if "Memory" in named else called & {"choose"}
    return heard | attributes & set(Paces.__struct_fields__)


def test_nothing_but_a_table_decides_when_a_bot_acts_how_long_a_catch_is_open_and_what_a_bot_has_heard() -> None:
    """Otherwise a terminal and a server would differ in more than their paces."""
    found = {module for module, source in modules().items() if part(module) not in PLAY_WITHOUT_A_TABLE and decides(source)}

    assert found == GIVES_HINTS


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("from lastcard.bots import Memory\nmemory = Memory(0, 2)\nmemory.hear({})", {"hear"}),
        ("def due(paces):\n    return paces.bot_s + paces.react_s", {"bot_s", "react_s"}),
        ("choice = self.bots[seat].choose(view, question, memory)", {"choose"}),
        ("outcome.thought.choose()", set()),
        ("socket.hear = None", set()),
        ("PACES = Paces(bot_s=0)", set()),
    ],
)
def test_a_planted_decision_is_found(source: str, what: set[str]) -> None:
    """Setting a pace is not deciding by it."""
    assert decides(source) == what


# --- What knows no special card ------------------------------------------------------------------------------------------------

KNOW_SPECIAL_CARDS = {"batch", "bench", "bots", "editions", "testing"}
"""What may call a special card by a name: its file, its twin, what bots were taught about it, proofs and measurements."""
COMMON = {"hand", "number", "pass"}
"""Verbs of special cards that are words for other things, too."""
WEB = ROOT.parents[1] / "web" / "src"


@cache
def names_of_special_cards() -> frozenset[str]:
    """Of editions and their cards, and of all that only these ask and let happen."""
    own = [edition for edition in EDITIONS if edition.specials]
    editions = {name for edition in own for name in (edition.id, edition.id.replace("-", "_"))}
    cards = {card.text for edition in own for card in edition.deck.specials}
    verbs = {verb.name for edition in own for verb in edition.own_verbs}
    events = {name for name, event in EVENTS.items() if part(event.__module__) == "editions"}
    return frozenset((editions | cards | verbs | events) - COMMON)


def known_cards(source: str, *, python: bool) -> set[str]:
    """The special cards that a source calls by a name: a text that is nothing else."""
    if python:
        nodes = ast.walk(ast.parse(source))
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    else:
        # Names of one word are those of methods as well.
        texts = {text or field for text, field in re.findall(r"""["'`]([\w-]+)["'`]|\.(\w+_\w+)""", source)}
    return texts & names_of_special_cards()


def test_screens_browser_words_and_tables_know_no_special_card_by_name() -> None:
    """They go by the kinds of verbs and by what events declare, so that a card comes without a change to them."""
    found = {module: source for module, source in modules().items() if part(module) not in KNOW_SPECIAL_CARDS}
    browser = {path: path.read_text(encoding="utf-8") for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")}
    known = {module: known_cards(source, python=True) for module, source in found.items()}
    known |= {str(path): known_cards(browser[path], python=False) for path in browser if "generated" not in path.parts}

    assert len(browser) > 20
    assert len(known) > 100
    assert {place: names for place, names in known.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "python", "what"),
    [
        ('if question.name == "torment":\n    pass', True, {"torment"}),
        ('if edition.id == "kickin-battle":\n    pass', True, {"kickin-battle"}),
        ('if (card === "WF") shown.add(card);', False, {"WF"}),
        ("const drawn = pictures.best_friends;", False, {"best_friends"}),
        ("case 'battle_tied': return 2;", False, {"battle_tied"}),
        ('"""Ana battles Ben."""\nif verb.kind == "seat":\n    pass', True, set()),
        ('if (kind === "number") pick(edition);', False, set()),
    ],
)
def test_a_planted_card_is_found(source: str, what: set[str], *, python: bool) -> None:
    """By its edition, its text, its verbs and its events."""
    assert known_cards(source, python=python) == what
