"""The catalogues as files: the same keys and arguments everywhere, right plural forms, nothing missing and nothing unused."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import lastcard
from lastcard.bots.hints import REASONS
from lastcard.words import Words, WordsError
from lastcard.words.catalogue import FILES, FOLDER, bundle, messages, plain

OTHERS = [locale for locale in Words.available() if locale != "en"]
PLURALS = {locale: {"one", "many", "other"} for locale in OTHERS} | {"en": {"one", "other"}}
"""The plural categories of whole numbers; the Romance languages say "a million of cards"."""

SHORT_WORDS = 3
KINDS = r"\b(button|cell|command|heading|label|log line|noun|option|phrase|remark|row|sentence|sign|spoken|tag|word)s?\b"
"""What a comment calls a text of so few words, which can be translated in several ways unless one knows its place."""

every_locale = pytest.mark.parametrize("locale", Words.available())
every_other_locale = pytest.mark.parametrize("locale", OTHERS)
EVERY_FILE = sorted(set(FILES.values()))


class Variables(visitor.Visitor):
    """Collects what a message needs: variables, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the parser's name)
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the parser's name)
        """Note a reference."""
        self.references.add(node.id.name)


class Selections(visitor.Visitor):
    """Collects the variants of every choice by number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the parser's name)
        """Note the variants of one choice, if it is between plural forms."""
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names & {"one", "many", "two", "few", "zero"}:
            self.found.append(names)
        self.generic_visit(node)


@cache
def parsed(locale: str, file: str) -> dict[str, ast.Message]:
    """Return the messages of a file as Fluent's own parser reads them."""
    body = FluentParser().parse((FOLDER / locale / f"{file}.ftl").read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    # The browser keeps the first of two, and this module the second.
    assert len({entry.id.name for entry in found}) == len(found), "a key is written twice"
    return {entry.id.name: entry for entry in found}


@cache
def needs(locale: str, file: str, key: str) -> frozenset[str]:
    """Return the variables a message needs, those of the messages it refers to included."""
    found = Variables()
    found.visit(parsed(locale, file)[key])
    return frozenset(found.variables).union(
        *(needs(locale, FILES[reference.partition("-")[0]], reference) for reference in found.references)
    )


def english() -> dict[str, frozenset[str]]:
    """Return every key with the variables it needs in English."""
    return {key: needs("en", file, key) for file in EVERY_FILE for key in parsed("en", file)}


@every_locale
def test_a_file_is_read_as_fluent_reads_it(locale: str) -> None:
    """Our quick look at a file finds the same keys as Fluent's parser, each once."""
    for file in EVERY_FILE:
        assert list(messages(locale, file)) == list(parsed(locale, file))


@every_locale
def test_plain_texts_need_no_fluent(locale: str) -> None:
    """A message without placeables says the same with and without the runtime."""
    for file in EVERY_FILE:
        for key, pattern in messages(locale, file).items():
            if "{" not in pattern:
                value = bundle(locale, file).get_message(key).value
                assert value is not None
                assert bundle(locale, file).format_pattern(value) == (plain(pattern), [])


@every_locale
def test_a_key_is_in_the_file_of_its_family(locale: str) -> None:
    """A key's first word leads to the file that holds it."""
    for file in EVERY_FILE:
        assert {FILES[key.partition("-")[0]] for key in messages(locale, file)} == {file}


@every_other_locale
def test_no_key_is_missing_or_too_many(locale: str) -> None:
    """Every locale has the keys of English, in the same order."""
    for file in EVERY_FILE:
        assert list(messages(locale, file)) == list(messages("en", file))


@every_locale
def test_no_file_is_missing_or_too_many(locale: str) -> None:
    """Every locale has the same files."""
    assert {path.name for path in (FOLDER / locale).iterdir()} == {f"{file}.ftl" for file in FILES.values()}


@every_other_locale
def test_arguments_agree(locale: str) -> None:
    """A key needs the same arguments in every locale."""
    for file in EVERY_FILE:
        asked = {key: needs(locale, file, key) for key in messages(locale, file)}
        assert asked == {key: needs("en", file, key) for key in messages("en", file)}


@every_locale
def test_a_choice_by_number_has_all_plural_forms(locale: str) -> None:
    """Where a message depends on a number, it has each plural form of its language."""
    for file in EVERY_FILE:
        for key, message in parsed(locale, file).items():
            found = Selections()
            found.visit(message)
            assert all(variants == PLURALS[locale] for variants in found.found), key


@every_other_locale
def test_nothing_is_left_in_english(locale: str) -> None:
    """No sentence of another language is the English one."""
    for file in EVERY_FILE:
        same = {key for key, pattern in messages(locale, file).items() if pattern == messages("en", file)[key]}
        assert not {
            key for key in same if len(re.findall(r"\w\w+", re.sub(r"\{.*?\}|\[\w+\]", "", messages("en", file)[key]))) > 3
        }


@every_locale
def test_every_key_can_be_said(locale: str) -> None:
    """Given its arguments, every key says something, and no placeholder is left."""
    numbers = {"count", "points", "target", "last", "choices", "number", "round"}
    for file in EVERY_FILE:
        for key in messages(locale, file):
            args: dict[str, str | int] = {name: 2 if name in numbers else f"<{name}>" for name in needs(locale, file, key)}
            text = Words(locale).t(key, **args)
            assert not re.search(r"[{}$]", text), key
            assert text, key


@every_locale
def test_help_texts_are_plain(locale: str) -> None:
    """Help is shown without the runtime, so its texts have no placeables."""
    assert not [key for key, pattern in messages(locale, "cli").items() if "{" in pattern]


def test_a_short_english_text_says_where_it_stands() -> None:
    """A comment above the key, its group or its file tells translators whether it is a button, a heading or a log line."""
    for file in EVERY_FILE:
        about, group = "", ""
        for entry in FluentParser().parse((FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.ResourceComment):
                about = entry.content or ""
            elif isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                own = entry.comment.content if entry.comment else ""
                text = Words("en").t(entry.id.name, **dict.fromkeys(needs("en", file, entry.id.name), 1))
                if len(re.findall(r"[^\W\d]+", text)) <= SHORT_WORDS:
                    assert re.search(KINDS, f"{own} {group} {about}", re.IGNORECASE), entry.id.name


def test_help_texts_do_not_load_fluent() -> None:
    """Asking for a help text imports neither the Fluent runtime nor Babel."""
    code = "import sys; from lastcard.words import Words; Words('pt-PT').t('cli-play'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert not {"fluent", "babel"} & set(loaded)


def test_every_key_is_used() -> None:
    """Each key of the table, the command line and the errors is written somewhere in the code, and no other is."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(lastcard.__file__).parent.rglob("*.py"))
    written = set(re.findall(r"""["']((?:table|terminal|cli|list|tui|hint)-[\w-]+)["']""", source))
    begun = tuple(re.findall(r'f"((?:table|terminal|cli|tui|hint)-[\w-]*)\{', source))
    keys = {key for key in english() if key.partition("-")[0] in ("table", "terminal", "cli", "list", "tui", "hint")}
    errors = {key for key in messages("en", "errors") if f'"{key.removeprefix("error-")}"' not in source}
    inner = {key for key in keys if re.search(rf"\{{ {key} \}}", "\n".join(messages("en", "terminal").values()))}
    assert written <= keys
    assert {key for key in keys - written - inner if not key.startswith(begun)} | errors == set()


def test_every_reason_of_a_hint_has_its_sentence() -> None:
    """And no sentence is there without its reason."""
    assert {key.removeprefix("hint-") for key in messages("en", "hints")} == set(REASONS)


def test_every_key_of_the_browser_is_used() -> None:
    """Each is written somewhere in the client, whole or as the beginning of a family."""
    web = Path(lastcard.__file__).parents[2] / "web" / "src"
    source = "\n".join(path.read_text(encoding="utf-8") for path in web.rglob("*") if path.suffix in {".ts", ".svelte"})
    begun = tuple(re.findall(r"`(web-[\w-]*)\$\{", source))
    assert not [key for key in messages("en", "web") if key not in source and not key.startswith(begun)]


def test_an_unknown_key_is_named() -> None:
    """A key that is not there gives an error that says which, and in which locale."""
    with pytest.raises(WordsError, match="en has no key 'table-nonsense'"):
        Words("en").t("table-nonsense")
    with pytest.raises(WordsError, match="it has no key 'nonsense'"):
        Words("it").t("nonsense")


def test_a_missing_argument_is_named() -> None:
    """A placeholder is never shown: an argument left out is an error that names it."""
    with pytest.raises(WordsError, match=r"'table-round' in en.*round"):
        Words("en").t("table-round")


def test_an_unknown_locale_is_answered_with_those_there_are() -> None:
    """A locale without words gives an error that lists the others."""
    with pytest.raises(WordsError, match=r"no words for 'tlh': there are en, es-419, .*pt-PT"):
        Words("tlh")
