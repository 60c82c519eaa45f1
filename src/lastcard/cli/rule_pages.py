"""The rules as pages: clause by clause, how to play an edition, and the house rules, in every language.

`./go rules --pages docs` writes them all. Each guide follows the sheet of its language: where a switch decides what a clause
says, the catalogue has a sentence of its own for the guide or for the browser's summary (`guide-sum-…`, `web-sum-…`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from lastcard.clients.news import rule
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE, Rules
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

_HOUSE = {
    "stacking": ("house.stack.",),
    "jump_in": ("house.jump.",),
    "seven_zero": ("house.seven.", "house.zero.", "house.hands."),
    "draw": ("house.draw.",),
    "force_play": ("house.force.",),
    "finish": ("house.finish.",),
    "teams": ("house.teams.",),
    "hand_size": ("house.hand_size",),
    "catch_penalty": ("house.catch_penalty",),
}
"""How the clauses of each house rule begin."""
_DECKS = ("house.grand", "house.deck_file")

INDEX = "rules/README.md"
HOUSE_PAGE = "house"
"""The name of the page of house rules, beside the ids of the editions."""


def clauses_page(words: Words, *, markdown: bool) -> str:
    """All rules by clause."""
    return "\n".join([*_clauses(words, markdown=markdown), ""])


def _clauses(words: Words, *, markdown: bool) -> Iterator[str]:
    yield "# " * markdown + words.t("terminal-rules")
    for section in words.sections():
        yield f"\n{'## ' * markdown}{section.title}\n"
        for known in section.clauses:
            yield words.t("terminal-rules-clause", id=f"- `{known}`" if markdown else known, text=words.clause(known))
    yield ""
    for sheet, switches in SHEETS.items():
        if set_otherwise := switches.differences(Rules()):
            listed = words.listing(f"{switch} {value}" for switch, value in set_otherwise.items())
            yield "- " * markdown + words.t("terminal-rules-sheet", sheet=words.sheet(sheet), switches=listed)


def guide_page(words: Words, edition: Edition, sheet: str) -> str:
    """How an edition is played by a sheet, as a page in Markdown."""
    return "\n".join([*_guide(words, edition, SHEETS[sheet]), ""])


def _guide(words: Words, edition: Edition, rules: Rules) -> Iterator[str]:
    yield f"# {words.t('guide-title', edition=words.edition(edition.id))}"
    if (about := f"web-edition-{edition.id}") in messages("en", "web"):
        yield f"\n{words.t(about)}"
    yield f"\n## {words.t('guide-need')}\n"
    colours = words.listing(words.colour(colour.value) for colour in edition.colours)
    yield f"- {words.t('guide-cards', count=len(edition.deck.cards), colours=colours)}"
    yield from (f"- {_say(clause, words, rules)}" for clause in ("deck.numbers", "deck.actions"))
    yield from (f"- {text}" for text in (_wilds(words, edition), words.clause("ruling.players")))
    titles = {section.id: section.title for section in words.sections()}
    before = {"object": _OBJECT, "setup": _SETUP, "turn": _TURN, "actions": _ACTIONS}
    parts: list[tuple[str, Sequence[str]]] = [(titles[name], clauses) for name, clauses in before.items()]
    for special in edition.specials:
        own = [clause for clause in special.clauses if not clause.startswith("start.")]
        asked = f"guide-asked-{special.id}"
        parts.append((titles[own[0].partition(".")[0]], (*own, *([asked] if asked in messages("en", "guide") else []))))
    starts = [clause for special in edition.specials for clause in special.clauses if clause.startswith("start.")]
    parts += [(words.t("guide-challenge"), _CHALLENGE), (titles["going_out"], _GOING_OUT), (titles["scoring"], _SCORING)]
    parts.append((words.t("guide-starts"), (*_STARTS, *starts)))
    for title, clauses in parts:
        yield f"\n## {title}\n"
        yield from (f"- {_say(clause, words, rules)}" for clause in clauses)


def _wilds(words: Words, edition: Edition) -> str:
    """Which cards of an edition have no colour."""
    names = [words.card(special.text) for special in edition.deck.specials]
    match names:
        case []:
            return words.t("guide-wilds-classic")
        case [special]:
            return words.t("guide-wilds", special=special)
        case _:
            return words.t("guide-wilds-several", specials=words.listing(names))


def _say(clause: str, words: Words, rules: Rules) -> str:
    """A clause as a sheet has it, or a sentence of the guide's own."""
    if clause.startswith("guide-"):
        return words.t(clause)
    name = clause.replace(".", "-")
    for key, file in ((f"guide-sum-{name}", "guide"), (f"web-sum-{name}", "web")):
        if key in messages("en", file):
            return words.t(key, **{switch: str(value).lower() for switch, value in rules.values().items()})
    return words.clause(clause)


# --- House rules -------------------------------------------------------------------------------------------------------------


def presets_page(words: Words) -> str:
    """The sets of house rules, and what each sets."""
    return "\n".join([*_presets(words), ""])


def _presets(words: Words) -> Iterator[str]:
    for preset, values in PRESETS.items():
        yield words.t("terminal-rules-clause", id=preset, text=words.t(f"preset-{preset}-about"))
        yield from (f"  {_set(words, name, value)}" for name, value in values.items())


def _set(words: Words, name: str, value: str | int | bool, quote: str = "") -> str:  # noqa: FBT001  some switches are on or off
    """How a switch is set on the command line, and what comes of it."""
    written = f"{quote}{name}={str(value).lower()}{quote}"
    return words.t("terminal-rules-clause", id=written, text=words.t("list-sentence", text=rule(name, value, words)))


def house_page(words: Words) -> str:
    """The house rules one by one, and the sets of them, as a page in Markdown."""
    return "\n".join([*_house(words), ""])


def _house(words: Words) -> Iterator[str]:
    yield f"# {words.t('house-rules')}"
    yield f"\n{words.t('guide-house')}"
    for name, values in HOUSE.items():
        yield f"\n## {words.t(f'web-rule-{name}')}"
        yield f"\n{words.t(f'house-about-{name}')}\n"
        if not isinstance(values, Numbers):
            yield from (f"- {_set(words, name, value, '`')}" for value in values)
        yield from (f"- {words.clause(clause)}" for clause in Words.clauses() if clause.startswith(_HOUSE[name]))
    yield f"\n## {words.t('guide-presets')}"
    for preset, settings in PRESETS.items():
        yield f"\n### {words.t(f'preset-{preset}')}"
        yield f"\n{words.t(f'preset-{preset}-about')}\n"
        yield from (f"- {_set(words, name, value, '`')}" for name, value in settings.items())
        yield ("\n" if settings else "") + words.t("guide-play", command=f"`./go play --preset {preset} --lang {words.locale}`")
    yield f"\n## {words.t('guide-decks')}\n"
    yield from (f"- {words.clause(clause)}" for clause in _DECKS)


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
        house = house_page(words) + "\n".join(["", "---\n", *_onward(words, HOUSE_PAGE), ""])
        found[PurePosixPath(f"rules/{locale}/{HOUSE_PAGE}.md")] = house
    return found


def _links(words: Words, edition: Edition) -> Iterator[str]:
    """Where a guide leads: to a game, the house rules, and where every page leads."""
    yield "---\n"
    yield words.t("guide-play", command=f"`./go play --edition {edition.id} --lang {words.locale}`") + "\n"
    yield f"[{words.t('house-rules')}]({HOUSE_PAGE}.md)\n"
    yield from _onward(words, edition.id)


def _onward(words: Words, page: str) -> Iterator[str]:
    """Where every page leads: to the rules, other editions and other languages."""
    yield f"[{words.t('guide-clauses')}]({_clauses_place(words.locale)})\n"
    yield f"{words.t('guide-editions')}\n"
    yield from (f"- [{words.edition(other.id)}]({other.id}.md)" for other in EDITIONS if other.id != page)
    yield f"\n{words.t('guide-languages')}\n"
    yield from (f"- [{_own_name(other)}](../{other}/{page}.md)" for other in Words.available() if other != words.locale)


def _clauses_place(locale: str) -> str:
    """Where the rules by clause of a language are, seen from its guides; those in English have their old place."""
    return "../../rules.md" if locale == "en" else "clauses.md"


def _index() -> str:
    lines = ["# How to play, in every language\n"]
    for locale in Words.available():
        words = Words(locale)
        lines.append(f"## {_own_name(locale)}\n")
        lines += [f"- [{words.t('guide-title', edition=words.edition(one.id))}]({locale}/{one.id}.md)" for one in EDITIONS]
        lines.append(f"- [{words.t('house-rules')}]({locale}/{HOUSE_PAGE}.md)")
        place = "../rules.md" if locale == "en" else f"{locale}/clauses.md"
        lines.append(f"- [{words.t('guide-clauses')}]({place})\n")
    return "\n".join(lines)


def _own_name(locale: str) -> str:
    """A language by its own name."""
    from babel import Locale  # noqa: PLC0415  only pages need it

    name = str(Locale.parse(locale, sep="-").display_name)
    return name[:1].upper() + name[1:]
