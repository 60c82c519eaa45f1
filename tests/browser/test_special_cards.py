"""The special card of every edition in a browser: named, drawn, and asked for, whatever the card is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match
from lastcard.rules.questions import CardChoice
from lastcard.rules.state import Edition
from lastcard.views import wire_question
from lastcard.words import Words

if TYPE_CHECKING:
    from browser.pages import Visitors

NAMES = ("Ana", "Bot 1", "Bot 2")


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition.own_verbs], ids=lambda edition: edition.id)
def test_a_special_card_is_named_drawn_and_asked_for(edition: Edition, visitors: Visitors) -> None:
    """As its edition declares it: its name on the card in the hand, its figure, its first question and all answers to it."""
    words, letter, special = Words("en"), edition.colours[0].letter, str(edition.deck.specials[0])
    hands, top = (
        f"{special} {letter}1 {letter}2 {letter}3 | {letter}4 {letter}6 {letter}7 | {letter}8 {letter}9 {letter}8",
        f"{letter}5",
    )
    match = Match.arrange(edition, Arrangement(hands=tuple(hands.split(" | ")), draw_pile="W W", discard_pile=top, turn=0))
    match.move(0, f"play {special}")
    question = match.asked[0]
    by_hand = [str(choice.card) for choice in question.choices if isinstance(choice, CardChoice)]

    # Among three, as an answer that is the only one goes out by itself.
    ana = visitors.come()
    ana.arrange(hands, top, edition=edition.id)

    assert edition.art is not None
    expect(ana.card(special)).to_have_accessible_name(re.compile(re.escape(words.card(special)), re.IGNORECASE))
    picture = ana.card(special).locator(f'use[href$="#card-{special}"]').first.get_attribute("href")
    assert edition.art.strokes in ana.page.locator(f"symbol{picture}").inner_html()
    ana.play(special)
    ana.see(words.question(wire_question(question), names=NAMES, you=0))
    assert ana.standing() == sorted(by_hand)
    expect(ana.page.locator(".answers .answer")).to_have_count(len(question.choices) - len(by_hand))
