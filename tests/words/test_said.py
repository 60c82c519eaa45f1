"""What is said: every event, question, choice, card and clause in every locale, to the reader and about others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from declared import questions_of
from lastcard.decks import BadDeck, read_deck
from lastcard.editions import EDITIONS
from lastcard.rules.events import EVENTS as TOLD
from lastcard.rules.events import Event, told_as
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE
from lastcard.words import Words, WordsError
from lastcard.words.catalogue import messages
from lastcard.words.telling import event_key

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Iris", "Jon"]
CARDS = [*dict.fromkeys(str(card) for edition in EDITIONS for card in edition.deck.cards)]
COLOURS = ["red", "blue", "green", "yellow", "pink", "purple"]

FIELDS: dict[str, list[Any]] = {
    "seat": [0],
    "seats": [[0, 1]],
    "dealer": [0],
    "by": [1],
    "to": [1],
    "rival": [1],
    "with": [1],
    "from": [1],
    "winner": [0],
    "card": ["Grev"],
    "cards": [["R7", "W", "Gskip"]],
    "colour": ["red"],
    "number": [7],
    "round": [2],
    "count": [43],
    "points": [34],
    "direction": ["left", "right"],
    "guilty": [True, False],
    "hands": [[[], ["B3"], ["W"]]],
    "scores": [[34, *[0] * 9]],
}
"""What the fields of events may hold."""
SECOND = ("by", "to", "rival", "with", "from")
"""Fields that name the second person of an event."""


def samples(kind: type[Event]) -> Iterator[dict[str, Any]]:
    """An event, whole and as those are told it who may not see its cards."""
    fields = [*map(told_as, kind.fields)]
    for values in product(*(FIELDS[name] for name in fields)):
        told = {"event": kind.name, **dict(zip(fields, values, strict=True))}
        yield told
        if kind.secret is not None:
            held = told[kind.secret]
            hidden = {name: value for name, value in told.items() if name != kind.secret}
            yield hidden | {"count": len(held) if isinstance(held, list) else 1}


EVENTS = [event for kind in TOLD.values() if kind.__module__.startswith("lastcard.") for event in samples(kind)]
EVENTS.append({"event": "round_ended", "winner": None, "points": 0, "hands": [["R7"], ["B3"], ["W"]], "scores": [0] * 10})
FOLLOWING = [(event, None) for event in EVENTS] + [
    (event, {"event": "challenged"}) for event in EVENTS if event["event"] == "hand_shown"
]
PARTNERS = [(seat, seat + 5) for seat in range(5)]
ENDINGS = [event for event in EVENTS if event.get("winner") is not None]
"""Events, each with the one before it where the sentence depends on that."""
QUESTIONS = {
    name: [choice for choice in choices if choice.rpartition(" ")[2] != "0" or choice.startswith("number")]
    for edition in EDITIONS
    for name, choices in questions_of(edition).items()
}
"""Every question, with choices that it may list to seat 0."""

SAYING_MORE = [
    f"{name}-{more}"
    for name in QUESTIONS
    for more in ("to", "number")
    if f"question-{name}-{more}" in messages("en", "questions")
]
"""The forms of questions that say who gets the card, or which number was called."""

SPOKEN = {
    f"{choice} uno"
    for edition in EDITIONS
    for choices in questions_of(edition).values()
    for choice in choices[:1]
    if edition.may_call(choice.split()[0])
}

every_locale = pytest.mark.parametrize("locale", Words.available())


def finished(text: str) -> bool:
    """Tell whether a text is whole: no placeholder, no gap, and nothing of the notation left in it."""
    return bool(text) and text == text.strip() and not re.search(r"[{}$]|  |\b[RBGYPV](\d|\+2|rev|skip)\b|\bW[A-Z4]\b|None", text)


def asked(question: str, *choices: str) -> dict[str, Any]:
    """Return a question to seat 0 as the notation has it."""
    return {
        "seat": 0,
        "question": question,
        "offer": question in ("uno", "catch"),
        "choices": list(choices) or QUESTIONS[question],
    }


@every_locale
def test_every_event_is_said_to_everybody(locale: str) -> None:
    """To those it is about and to onlookers, an event is a whole sentence."""
    words = Words(locale)
    for event, before in FOLLOWING:
        hidden = "count" in event and event["event"] != "reshuffled"
        for you in (2, None) if hidden else (0, 1, 2, None):
            text = words.event(event, names=NAMES, you=you, before=before)
            assert finished(text)
            assert text[0].isupper() or text[0] == "¡"
            assert text[-1] in ".!"


@every_locale
def test_the_reader_is_spoken_to_and_not_named(locale: str) -> None:
    """An event with a seat has one sentence for a named player and another for the reader, who is not named in it."""
    words = Words(locale)
    for event, before in FOLLOWING:
        people = [event[role] for role in ("seat", "dealer", "winner", *SECOND) if event.get(role) is not None]
        people += event.get("seats", [])
        told = words.event(event, names=NAMES, you=2, before=before)
        for seat in people:
            assert NAMES[seat] in told
            if "count" not in event:
                spoken = words.event(event, names=NAMES, you=seat, before=before)
                assert spoken != told
                assert "scores" in event or NAMES[seat] not in spoken


@every_locale
def test_every_sentence_about_events_has_an_event(locale: str) -> None:
    """No sentence is left over: each is said of some event to somebody."""
    said = {event_key(event, you, before)[0] for event, before in FOLLOWING for you in (0, 1, 2)}
    said |= {event_key(event, you, None, PARTNERS)[0] for event in ENDINGS for you in (0, 1)}
    assert set(messages(locale, "events")) == said


@pytest.mark.clause("house.teams.match")
@every_locale
def test_both_partners_are_named_when_they_win(locale: str) -> None:
    """To others by their names; to each of the two as the reader, with the other's name."""
    words = Words(locale)
    for event in ENDINGS:
        to_another, to_winner, to_partner = (
            words.event(event, names=NAMES, you=you, partners=PARTNERS).partition(":")[0].strip() for you in (1, 0, 5)
        )
        assert finished(to_another)
        assert words.listing([NAMES[0], NAMES[5]]) in to_another
        assert NAMES[5] in to_winner
        assert NAMES[0] not in to_winner
        assert to_partner == to_winner.replace(NAMES[5], NAMES[0])


@every_locale
def test_partners_have_their_points_together(locale: str) -> None:
    """Every team once, with what both have."""
    said = Words(locale).scores([30, 0, 30, 0], names=NAMES[:4], partners=[(0, 2), (1, 3)])
    assert finished(said)
    assert [said.count(text) for text in ("30", "0", *NAMES[:4])] == [1, 2, 1, 1, 1, 1]


@every_locale
def test_a_debt_is_said_in_cards(locale: str) -> None:
    """To whoever must draw it or pass it on, with and without a card to answer, and to the others."""
    for choices, you in product((["take"], ["play R+2", "take"]), (0, 2)):
        text = Words(locale).question(asked("stack", *choices), names=NAMES, you=you, debt=6)
        assert finished(text)
        assert "6" in text


@every_locale
def test_whoever_could_pass_a_wild_draw_four_on_is_told_so(locale: str) -> None:
    """Beside accepting and challenging (house.stack.challenge)."""
    choices = ["challenge", "accept", "play W4"]
    plain, more = (Words(locale).question(asked("challenge", *choices[:count]), names=NAMES, you=0) for count in (2, 3))
    assert finished(more)
    assert more.startswith(plain)
    assert more != plain


@every_locale
def test_every_preset_has_a_name_and_a_sentence(locale: str) -> None:
    """And none is left over."""
    names, about = ([Words(locale).t(f"preset-{preset}{form}") for preset in PRESETS] for form in ("", "-about"))
    assert len({*names, *about}) == 2 * len(PRESETS)
    assert all(text.endswith(".") for text in about)
    assert sum(key.startswith("preset-") for key in messages(locale, "house")) == 2 * len(PRESETS)


@every_locale
def test_every_house_rule_has_a_name_a_meaning_and_a_sentence_for_each_value(locale: str) -> None:
    """On the screens of a terminal and of a browser."""
    words = Words(locale)
    for name, values in HOUSE.items():
        assert finished(words.t(f"tui-rule-{name}"))
        assert finished(words.t(f"web-rule-{name}"))
        assert words.t(f"house-about-{name}").endswith(".")
        if isinstance(values, Numbers):
            assert "4" in words.t(f"web-rule-{name}-count", count=4)
        else:
            for screen in ("tui", "web"):
                said = [words.t(f"{screen}-rule-{name}-{str(value).lower()}") for value in values]
                assert len({*said}) == len(values)


@every_locale
def test_every_house_rule_is_called_by_the_name_it_is_set_by(locale: str) -> None:
    """Some clause of the house rules contains the name that `--rule` wants."""
    texts = [Words(locale).clause(clause) for clause in Words.clauses() if clause.startswith("house.")]
    assert [switch for switch in HOUSE if not any(re.search(rf"\b{switch}\b", text) for text in texts)] == []


@every_locale
def test_a_hand_is_shown_after_a_challenge_and_looked_at_by_a_special_agent(locale: str) -> None:
    """The event is the same; the one before it tells why it happened."""
    words = Words(locale)
    for shown in (
        {"event": "hand_shown", "seat": 0, "to": 1, "cards": ["R7"]},
        {"event": "hand_shown", "seat": 0, "to": 1, "count": 2},
    ):
        for you in (0, 1, 2) if "cards" in shown else (2,):
            befores = (None, "challenged", "played", "hand_shown")
            alone, challenged, *looked = (
                words.event(shown, names=NAMES, you=you, before=None if name is None else {"event": name}) for name in befores
            )
            assert challenged not in {alone, *looked}
            assert {*looked} == {alone}


def test_a_french_hand_is_that_of_a_name_with_a_vowel() -> None:
    """It is d'Ana, but de Ben."""
    for locale in ("fr-FR", "fr-CA"):
        shown = {"event": "hand_shown", "seat": 0, "to": 1, "count": 2}
        told = [Words(locale).event(shown, names=[name, "Cy"]) for name in ("Ana", "Iris", "Ben")]
        assert [text.removeprefix("Cy regarde toute la main ") for text in told] == [
            "d'Ana, 2 cartes.",
            "d'Iris, 2 cartes.",
            "de Ben, 2 cartes.",
        ]


@every_locale
def test_hidden_cards_are_counted(locale: str) -> None:
    """Whoever may not see the cards of an event is told their number."""
    text = Words(locale).event({"event": "drew", "seat": 1, "count": 4}, names=NAMES, you=0)
    assert "4" in text
    assert "Ben" in text


@every_locale
def test_the_two_of_a_battle_are_equals(locale: str) -> None:
    """Whichever of two tied battlers reads it, the sentence speaks to the reader and names the other."""
    event = {"event": "battle_tied", "seats": [0, 1]}
    first, second = (Words(locale).event(event, names=NAMES, you=you) for you in (0, 1))
    assert first == second.replace("Ana", "Ben")


@every_locale
def test_every_question_is_put_to_the_reader_and_told_of_others(locale: str) -> None:
    """A question is whole, and is put differently to the one who must answer."""
    words = Words(locale)
    for question in QUESTIONS:
        to_you, to_another = (words.question(asked(question), names=NAMES, you=you) for you in (0, 2))
        assert finished(to_you)
        assert finished(to_another)
        assert "Ana" not in to_you
        assert "Ana" in to_another
        assert words.question(asked(question), names=NAMES) == to_another


@every_locale
def test_others_do_not_learn_what_may_be_answered(locale: str) -> None:
    """What is said of somebody else's question does not depend on the cards behind it."""
    words = Words(locale)
    for question, choices in (("drawn", ["keep"]), ("put", ["pass"]), ("riddance", ["give green"]), ("turn", ["draw"])):
        assert words.question(asked(question, *choices), names=NAMES, you=1) == words.question(
            asked(question), names=NAMES, you=1
        )


@every_locale
@pytest.mark.clause("house.force.play")
def test_a_turn_says_only_what_is_possible(locale: str) -> None:
    """To play or to draw; to draw, where nothing can be played; to play, where who can play must. Others learn nothing of it."""
    cases = [["play R7", "draw"], ["draw"], ["play R7"]]
    texts = [Words(locale).question(asked("turn", *choices), names=NAMES, you=0) for choices in cases]
    assert len(set(texts)) == len(cases)
    draws = Words(locale).t("question-turn", name="").split()[-1].rstrip(".")[:3]
    assert [draws in text.split(":")[1] for text in texts] == [True, True, False]
    assert len({Words(locale).question(asked("turn", *choices), names=NAMES, you=1) for choices in cases}) == 1


@every_locale
def test_a_drawn_card_may_must_or_cannot_be_played(locale: str) -> None:
    """The question about the drawn card tells the three cases apart."""
    cases = (["play R7", "keep"], ["play R7"], ["keep"])
    texts = [Words(locale).question(asked("drawn", *choices), names=NAMES, you=0) for choices in cases]
    assert all(finished(text) for text in texts)
    assert len(set(texts)) == len(cases)


@every_locale
def test_a_challenge_says_both_outcomes(locale: str) -> None:
    """Whoever may challenge reads the four and the six cards before deciding."""
    assert {"4", "6"} <= set(Words(locale).question(asked("challenge"), names=NAMES, you=0))


@every_locale
def test_a_question_says_who_gets_the_card(locale: str) -> None:
    """Whoever gives it away is asked with the name of the one who gets it, and so the others are told."""
    question = asked("hand") | {"to": 1}
    to_you, to_another = (Words(locale).question(question, names=NAMES, you=you) for you in (0, 2))

    assert finished(to_you)
    assert finished(to_another)
    assert NAMES[1] in to_you
    assert all(name in to_another for name in NAMES[:2])


@every_locale
def test_a_question_says_the_number_that_was_called(locale: str) -> None:
    """Whoever may put it down, or holds none of it, and the others."""
    for choices in (["put R7", "pass"], ["pass"]):
        question = asked("put", *choices) | {"number": 7}
        for you in (0, 2):
            text = Words(locale).question(question, names=NAMES, you=you)
            assert finished(text)
            assert "7" in text


@every_locale
def test_every_choice_is_said(locale: str) -> None:
    """Choices are whole and all different."""
    words = Words(locale)
    for choices in QUESTIONS.values():
        texts = [words.choice(choice, names=NAMES) for choice in choices]
        assert all(finished(text) for text in texts)
        assert len(set(texts)) == len(texts)


@every_locale
def test_every_word_for_a_choice_has_a_choice(locale: str) -> None:
    """No choice or question is left over in the catalogue."""
    choices = {choice.split()[0] for choices in QUESTIONS.values() for choice in choices}
    expected = {f"question-{question}{form}" for question in (*QUESTIONS, *SAYING_MORE) for form in ("", "-you")}
    expected |= {"question-turn-play-you", "question-turn-draw-you"} | {f"choice-{choice}" for choice in choices}
    expected |= {f"choice-{verb.name}-uno" for edition in EDITIONS for verb in edition.verbs.values() if verb.call}
    assert set(messages(locale, "questions")) == expected


@every_locale
def test_a_call_in_the_same_breath_is_said(locale: str) -> None:
    """A choice with the call says that UNO is called."""
    words = Words(locale)
    for choice in SPOKEN:
        assert "UNO" in words.choice(choice, names=NAMES)
        assert finished(words.choice(choice, names=NAMES))


@pytest.mark.parametrize("choice", ["", "play", "play R7 R8", "draw R7", "sing", "play X9"])
def test_what_is_no_choice_is_refused(choice: str) -> None:
    """A text that is no choice of the notation gives a clear error."""
    with pytest.raises(WordsError, match=r"is no (choice|card) of the notation"):
        Words("en").choice(choice, names=NAMES)


@pytest.mark.parametrize("card", ["", "R", "7", "R10", "r7", "W5", "X7"])
def test_what_is_no_card_is_refused(card: str) -> None:
    """A text that is no card of the notation gives a clear error."""
    with pytest.raises(WordsError, match="is no card of the notation"):
        Words("en").card(card)


@every_locale
def test_nouns_are_complete_and_distinct(locale: str) -> None:
    """Every card, colour, edition and sheet has a name of its own."""
    words = Words(locale)
    for names in (
        [words.card(card) for card in CARDS],
        [words.colour(colour) for colour in COLOURS],
        [words.edition(edition.id) for edition in EDITIONS],
        [words.sheet(sheet) for sheet in Words.available()],
    ):
        assert all(finished(name) for name in names)
        assert len(set(names)) == len(names)


@every_locale
def test_every_coloured_card_is_named_by_its_colour(locale: str) -> None:
    """Each face has a name of its own in each colour."""
    names = [Words(locale).card(f"{colour}{face}") for colour in "RBGYPV" for face in (*range(10), "+2", "rev", "skip")]
    assert len(set(names)) == len(names)


@every_locale
def test_every_clause_is_said(locale: str) -> None:
    """Every clause, switch and ruling is a whole sentence of its own."""
    texts = [Words(locale).clause(clause) for clause in Words.clauses()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert not re.search(r"[{}$]|  ", text)
        assert text[-1] == "."


@every_locale
def test_the_sections_hold_every_clause_once(locale: str) -> None:
    """The parts of the rules have titles, and together hold all clauses in order."""
    sections = Words(locale).sections()
    assert tuple(clause for section in sections for clause in section.clauses) == Words.clauses()
    assert all(finished(section.title) for section in sections)


@every_locale
def test_a_switch_is_called_by_the_name_it_is_set_by(locale: str) -> None:
    """The sentence about a switch contains the name that `--rule` wants."""
    for section in Words(locale).sections():
        if section.id in ("sheets", "choices"):
            assert all(switch in Words(locale).clause(switch) for switch in section.clauses)


@every_locale
def test_a_listing_joins_any_number_of_things(locale: str) -> None:
    """No thing, one, two and three are joined as the language does it."""
    words = Words(locale)
    assert finished(words.listing([]))
    assert words.listing(["A"]) == "A"
    assert re.fullmatch(r"A \w+ B", words.listing(["A", "B"]))
    assert re.fullmatch(r"A, B \w+ C", words.listing(["A", "B", "C"]))


@pytest.mark.parametrize(
    ("tag", "locale"),
    [
        ("en_GB.UTF-8", "en"), ("de_DE", "en"), ("", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("es-419", "es-419"),
        ("es", "es-ES"), ("es_ES@euro", "es-ES"), ("es_MX.UTF-8", "es-419"), ("fr_CA", "fr-CA"), ("FR", "fr-FR"),
        ("fr_BE.UTF-8", "fr-FR"), ("it_CH", "it"), ("pt", "pt-BR"), ("pt-pt", "pt-PT"), ("pt_AO", "pt-PT"),
    ],
)  # fmt: skip
def test_the_nearest_locale_is_found(tag: str, locale: str) -> None:
    """A language tag or an environment's setting leads to the locale nearest to it."""
    assert Words.nearest(tag) == locale


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_a_spanish_list_says_e_before_an_i(locale: str) -> None:
    """Whatever accents and silent letters it is written with; a diphthong takes the other word."""
    words = Words(locale)

    for name in ("Inés", "Íñigo", "Hilda", "ivan"):
        assert words.listing(["Ana", name]) == f"Ana e {name}"
    for name in ("Hielo", "Ian", "Yolanda", "Ema", "11", "Ñusta"):
        assert words.listing(["Ana", name]) == f"Ana y {name}"


@pytest.mark.parametrize("locale", Words.available())
def test_a_colour_is_said_in_the_form_that_its_sentence_needs(locale: str) -> None:
    """Sentences get the colour's id; whatever it is, they say its name and never the id of another language."""
    for event in EVENTS:
        if "colour" in event:
            said = {colour: Words(locale).event(event | {"colour": colour}, names=NAMES) for colour in COLOURS}
            assert len(set(said.values())) == len(COLOURS)
            assert all(Words(locale).colour(colour)[:3] in text for colour, text in said.items())


@pytest.mark.parametrize("locale", Words.available())
def test_a_page_of_an_older_version_still_says_its_colours(locale: str) -> None:
    """It hands the colour's name in, where later ones hand in the id."""
    name = Words(locale).colour("purple")

    assert name in Words(locale).t("event-colour_named", name="Ana", colour=name)


BAD_DECKS = (
    "name",
    "cover = 1",
    "name = 1",
    'name = "# small"',
    'name = "grand"',
    'name = "Small"\ncolours = ["white"]',
    'name = "Small"\ncolours = ["red"]',
    'name = "Small"\ncolours = ["red", "blue"]\ncards = 1',
    'name = "Small"\ncolours = ["red", "blue"]\n[cards]\nten = 1',
    'name = "Small"\ncolours = ["red", "blue"]\n[cards]\n7 = 1\n"1-9" = 1',
    'name = "Small"\ncolours = ["red", "blue"]\n[wilds]\nWX = 1',
    'name = "Small"\ncolours = ["red", "blue"]\n[wilds]\nW = 5',
    'name = "Small"\ncolours = ["red", "blue"]\n[cards]\n7 = 1',
    'name = "Small"\ncolours = ["red", "blue"]\n[cards]\n7 = 1\n"+2" = 2\nrev = 2\nskip = 2\n[wilds]\nW = 4\nW4 = 4\nWF = 4',
)


@pytest.mark.clause("house.deck_file")
@every_locale
def test_what_is_wrong_with_a_deck_file_is_said(locale: str) -> None:
    """Each rule of deck files has its own sentence, which says what would be possible."""
    said: dict[str, str] = {}
    for text in BAD_DECKS:
        with pytest.raises(BadDeck) as bad:
            read_deck(text)
        said[bad.value.wrong] = Words(locale).t("house-deck-wrong", wrong=bad.value.wrong, **bad.value.about)
    assert all(re.fullmatch(r"[^{}$]+\.", sentence) for sentence in said.values())
    known = re.findall(r"^ +\*?\[(\w+)\]", messages(locale, "house")["house-deck-wrong"], re.MULTILINE)
    assert {*said} == {*known}
    assert len({*said.values()}) == len(known)
