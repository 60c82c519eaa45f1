"""The rules as pages: clause by clause, and how to play an edition, in every language.

`./go rules --pages docs` writes them all. Each guide follows the sheet of its language: where a switch decides what a clause
says, the catalogue has a sentence of its own for the guide or for the browser's summary (`guide-sum-…`, `web-sum-…`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.rules.options import Rules
from lastcard.rules.state import Edition
from lastcard.words import Words
from lastcard.words.catalogue import messages

_OBJECT = ("object.round", "object.match")
_SETUP = ("setup.dealer", "setup.deal", "setup.draw_pile", "setup.discard_pile", "setup.first_card")
_TURN = ("turn.first", "turn.match", "turn.wild", "turn.must_draw", "turn.play_drawn", "turn.keep_drawn", "turn.decline")
_ACTIONS = ("draw_two.effect", "reverse.effect", "guide-two", "skip.effect", "wild.effect", "draw_four.effect", "draw_four.legal")
_STARTS = ("start.draw_two", "start.reverse", "start.skip", "start.wild", "start.draw_four")
_CHALLENGE = (
    *("challenge.who", "challenge.show"),
    *("challenge.guilty", "ruling.guilty_turn", "challenge.innocent", "ruling.innocent_turn"),
)
_GOING_OUT = ("uno.call", "uno.catch", "ruling.catch_who", "round.over", "round.last_draw", "round.reshuffle")
_SCORING = ("score.winner", "score.numbers", "score.actions", "score.wilds", "match.win", "match.low")

INDEX = "rules/README.md"


def clauses_page(words: Words, *, markdown: bool) -> str:
    """All rules by clause."""
    return "\n".join([*_clauses(words, markdown=markdown), ""])


def _clauses(words: Words, *, markdown: bool) -> Iterator[str]:
    yield "# " * markdown + words.t("table-rules")
    for section in words.sections():
        yield f"\n{'## ' * markdown}{section.title}\n"
        for known in section.clauses:
            yield words.t("table-rules-clause", id=f"- `{known}`" if markdown else known, text=words.clause(known))
    yield ""
    for sheet, switches in SHEETS.items():
        if set_otherwise := switches.differences(Rules()):
            listed = words.listing(f"{switch} {value}" for switch, value in set_otherwise.items())
            yield "- " * markdown + words.t("table-rules-sheet", sheet=words.sheet(sheet), switches=listed)


def guide_page(words: Words, edition: Edition, sheet: str) -> str:
    """How an edition is played by a sheet, as a page in Markdown."""
    return "\n".join([*_guide(words, edition, SHEETS[sheet]), ""])


def _guide(words: Words, edition: Edition, rules: Rules) -> Iterator[str]:
    special = edition.deck.special
    own = [clause for clause in edition.clauses if not clause.startswith("start.")]
    starts = [clause for clause in edition.clauses if clause.startswith("start.")]
    yield f"# {words.t('guide-title', edition=words.edition(edition.id))}"
    if (about := f"web-edition-{edition.id}") in messages("en", "web"):
        yield f"\n{words.t(about)}"
    yield f"\n## {words.t('guide-need')}\n"
    colours = words.listing(words.colour(colour.value) for colour in edition.colours)
    yield f"- {words.t('guide-cards', count=len(edition.deck.cards), colours=colours)}"
    wilds = words.t("guide-wilds-classic") if special is None else words.t("guide-wilds", special=words.card(special.text))
    yield from (f"- {_say(clause, words, rules)}" for clause in ("deck.numbers", "deck.actions"))
    yield from (f"- {text}" for text in (wilds, words.clause("ruling.players")))
    titles = {section.id: section.title for section in words.sections()}
    before = {"object": _OBJECT, "setup": _SETUP, "turn": _TURN, "actions": _ACTIONS}
    parts: list[tuple[str, Sequence[str]]] = [(titles[name], clauses) for name, clauses in before.items()]
    if own:
        asked = f"guide-asked-{edition.id}"
        parts.append((titles[own[0].partition(".")[0]], (*own, *([asked] if asked in messages("en", "guide") else []))))
    parts += [(words.t("guide-challenge"), _CHALLENGE), (titles["going_out"], _GOING_OUT), (titles["scoring"], _SCORING)]
    parts.append((words.t("guide-starts"), (*_STARTS, *starts)))
    for title, clauses in parts:
        yield f"\n## {title}\n"
        yield from (f"- {_say(clause, words, rules)}" for clause in clauses)


def _say(clause: str, words: Words, rules: Rules) -> str:
    """A clause as a sheet has it, or a sentence of the guide's own."""
    if clause.startswith("guide-"):
        return words.t(clause)
    name = clause.replace(".", "-")
    for key, file in ((f"guide-sum-{name}", "guide"), (f"web-sum-{name}", "web")):
        if key in messages("en", file):
            return words.t(key, **{switch: str(value).lower() for switch, value in rules.values().items()})
    return words.clause(clause)


# --- All of them -------------------------------------------------------------------------------------------------------------


def pages() -> dict[PurePosixPath, str]:
    """Every page of the documentation, by its place in docs/: each leads to those of its language and of its edition."""
    found = {PurePosixPath("rules.md"): clauses_page(Words("en"), markdown=True), PurePosixPath(INDEX): _index()}
    for locale in Words.available():
        words = Words(locale)
        if locale != "en":
            found[PurePosixPath(f"rules/{locale}/clauses.md")] = clauses_page(words, markdown=True)
        for edition in EDITIONS:
            guide = guide_page(words, edition, sheet_of(locale))
            found[PurePosixPath(f"rules/{locale}/{edition.id}.md")] = guide + "\n".join(["", *_links(words, edition), ""])
    return found


def _links(words: Words, edition: Edition) -> Iterator[str]:
    """Where a guide leads: to a game, the rules, other editions and other languages."""
    yield "---\n"
    yield words.t("guide-play", command=f"`./go play --edition {edition.id} --lang {words.locale}`") + "\n"
    yield f"[{words.t('guide-clauses')}]({_clauses_place(words.locale)})\n"
    yield f"{words.t('guide-editions')}\n"
    yield from (f"- [{words.edition(other.id)}]({other.id}.md)" for other in EDITIONS if other is not edition)
    yield f"\n{words.t('guide-languages')}\n"
    yield from (f"- [{_own_name(other)}](../{other}/{edition.id}.md)" for other in Words.available() if other != words.locale)


def _clauses_place(locale: str) -> str:
    """Where the rules by clause of a language are, seen from its guides; those in English have their old place."""
    return "../../rules.md" if locale == "en" else "clauses.md"


def _index() -> str:
    lines = ["# How to play, in every language\n"]
    for locale in Words.available():
        words = Words(locale)
        lines.append(f"## {_own_name(locale)}\n")
        lines += [f"- [{words.t('guide-title', edition=words.edition(one.id))}]({locale}/{one.id}.md)" for one in EDITIONS]
        place = "../rules.md" if locale == "en" else f"{locale}/clauses.md"
        lines.append(f"- [{words.t('guide-clauses')}]({place})\n")
    return "\n".join(lines)


def _own_name(locale: str) -> str:
    """A language by its own name."""
    from babel import Locale  # noqa: PLC0415  only pages need it

    name = str(Locale.parse(locale, sep="-").display_name)
    return name[:1].upper() + name[1:]
