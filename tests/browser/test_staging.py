"""How cards are seen to move: where they leave, how they lie, in which order they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.pages import screens

if TYPE_CHECKING:
    from browser.pages import Device, Visitor, Visitors


def sit_down(
    visitors: Visitors, hands: str, top: str, *, edition: str, device: Device = "desktop", turn: int = 0
) -> tuple[Visitor, Visitor]:
    """Ana, on whose page every motion waits to be looked at, and Ben, whose page is calm, with bots in the other seats."""
    ana, ben = visitors.come(device=device, calm=False), visitors.come()
    ana.hold_motion()
    table = ana.make(seats=" ".join(["person", "person"] + ["easy"] * (hands.count("|") - 1)), edition=edition)
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange(hands, top, turn=turn)
    ana.begin()
    ben.page.locator(".hand").wait_for()
    ana.see("Your turn" if turn == 0 else "Waiting for Ben.")
    ana.stop_time()
    return ana, ben


def let_play(ana: Visitor, card: str, answer: str) -> None:
    """Ana plays a card, it comes to the pile, and she answers what it asks; then the next card can be picked."""
    ana.play(card)
    ana.moving()
    ana.land()
    ana.pass_time(ana.page.locator(".answers .answer", has_text=answer).is_visible)
    ana.answer(answer)
    ana.pass_time(ana.page.locator(".thing.standing").first.is_visible)


def battle(ana: Visitor, ben: Visitor, mine: str, theirs: str) -> None:
    """Ana battles Ben; her card has come to lie before her, and his is on its way."""
    let_play(ana, "WB", "Ben")
    ana.play(mine)
    [pick] = ana.moving()
    assert pick["card"] == "back"
    assert ana.is_at(pick["start"], f'.thing[data-card="{mine}"]')
    assert ana.is_at(pick["end"], '[data-laid="0"]')
    ana.land()
    expect(ana.card(mine)).to_have_count(0)
    expect(ana.page.locator('[data-laid="0"] use[href$="#card-back"]')).to_be_visible()
    ben.play(theirs)


@pytest.mark.parametrize("device", ["desktop", "phone", "sideways"])
def test_a_pick_lies_face_down_and_is_turned_over_where_it_lies(visitors: Visitors, device: Device) -> None:
    """Both fly with their backs up; then one after the other shows its face, and who won is said beside them."""
    ana, ben = sit_down(visitors, "WB R8 R9 B1 | G1 G2 G3 | Y1 Y2 Y3", "R5", edition="kickin-battle", device=device)
    battle(ana, ben, "B1", "G3")

    [theirs] = ana.moving()
    assert theirs["card"] == "back"
    assert ana.is_at(theirs["start"], '[data-seat="1"] [data-hand="1"]')
    assert ana.is_at(theirs["end"], '[data-laid="1"]')
    ana.land()
    turns = []
    for _ in range(4):
        turns += ana.moving()
        ana.land()
    assert turns == [{"card": card, "laid": seat} for seat, face in ((0, "B1"), (1, "G3")) for card in ("back", face)]
    ana.pass_time(ana.page.locator(".business", has_text="Ben wins!").is_visible)
    # The cards lie there still, and are taken up one by one.
    ana.holds("R8 R9")
    for count, card in enumerate(("B1", "G3", "Y1", "Y2"), 3):
        [flight] = ana.moving()
        assert flight["card"] == card
        expect(ana.cards()).to_have_count(count)
        ana.land()
    expect(ana.page.locator(".business")).to_contain_text("Ben wins!")


def test_a_rival_who_loses_takes_the_cards_up(visitors: Visitors) -> None:
    """They fly from where they lie to the loser, open to all; the two that are drawn are hidden."""
    ana, ben = sit_down(visitors, "WB R8 R9 B1 | G1 G2 G3", "R5", edition="kickin-battle")
    battle(ana, ben, "R9", "G3")
    for _ in range(5):
        ana.moving()
        ana.land()

    ana.pass_time(ana.page.locator(".business", has_text="You win!").is_visible)
    for card, laid in (("R9", 0), ("G3", 1), ("back", None), ("back", None)):
        [flight] = ana.moving()
        assert flight["card"] == card
        assert laid is None or ana.is_at(flight["start"], f'[data-laid="{laid}"]')
        assert ana.is_at(flight["end"], '[data-seat="1"] [data-hand="1"]')
        ana.land()


def test_what_was_tied_lies_under_the_next_cards(visitors: Visitors) -> None:
    """Until the loser takes all of them."""
    ana, ben = visitors.two("WB R7 R1 B2 | G7 G3 G4", "R5", edition="kickin-battle")
    ana.play("WB")
    ana.see("Which card do you pick for the battle?")
    ana.play("R7")
    ben.play("G7")
    ana.told("You and Ben tie")
    ana.play("R1")

    expect(ben.page.locator('figure .used use[href$="#card-R7"]')).to_be_visible()
    expect(ben.page.locator('[data-laid="0"] use[href$="#card-back"]')).to_be_visible()
    ben.play("G4")
    expect(ben.page.locator(".business")).to_contain_text("You win!")
    expect(ben.page.locator("figure .used")).to_have_count(0)


def test_a_card_given_away_leaves_from_its_place(visitors: Visitors) -> None:
    """It flies from where it was in the hand to the one who gets it."""
    ana, ben = sit_down(visitors, "WU B1 B2 G7 | Y1 Y2 Y3 | Y4 Y6 Y7", "Y5", edition="urrrhhh")
    let_play(ana, "WU", "Blue")
    ana.see("Which card do you hand to Ben?")
    ana.play("B2")

    [flight] = ana.moving()
    assert flight["card"] == "B2"
    assert ana.is_at(flight["start"], '.thing[data-card="B2"]')
    assert ana.is_at(flight["end"], '[data-seat="1"] [data-hand="1"]')
    ana.land()
    ben.holds("Y1 Y2 Y3 B2")


def test_a_card_that_one_is_given_comes_from_its_giver(visitors: Visitors) -> None:
    """Face up, as both see it, and into the hand."""
    ana, ben = sit_down(visitors, "Y1 Y2 Y3 | WU B1 G7", "Y5", edition="urrrhhh", turn=1)
    ben.play("WU")
    ana.moving()
    ana.land()
    ben.answer("Blue")
    ben.play("B1")

    [flight] = ana.moving()
    assert flight["card"] == "B1"
    assert ana.is_at(flight["start"], '[data-seat="1"] [data-hand="1"]')
    assert ana.is_at(flight["end"], '.thing[data-card="B1"]')


def test_penalty_cards_come_one_by_one(visitors: Visitors) -> None:
    """Each into the hand before the next one leaves the pile."""
    ana, ben = sit_down(visitors, "Y1 Y2 Y3 | R+2 G7 G8", "R5", edition="classic", turn=1)
    ben.play("R+2")
    ana.moving()
    ana.land()

    for count, card in ((4, "Y1"), (5, "Y2")):
        [flight] = ana.moving()
        assert flight["card"] == card
        assert ana.is_at(flight["start"], "[data-pile=draw]")
        expect(ana.cards()).to_have_count(count)
        ana.land()


_LANDINGS = """() => window.motions.filter(({ motion }) => motion.playState === "paused").map(({ motion }) => {
  const { a, b } = new DOMMatrix(motion.effect.getKeyframes().at(-1).transform);
  return Math.round((Math.atan2(b, a) * 180) / Math.PI);
})"""
"""How cards lie that come to the end of their way, in degrees."""


def test_a_card_lands_as_it_lies_from_then_on(visitors: Visitors) -> None:
    """Askew, and without another turn."""
    ana, _ = sit_down(visitors, "R7 R8 R9 | R1 R2 R3", "R5", edition="classic")
    ana.play("R7")
    ana.moving()
    [landing] = ana.page.evaluate(_LANDINGS)
    ana.land()
    ana.pass_time(lambda: ana.page.locator('[data-pile=discard] [data-card="R7"]').count() > 0)

    top = ana.page.locator("[data-pile=discard] .layer").last
    assert top.evaluate("(layer) => layer.style.getPropertyValue('--turn')") == f"{landing}deg"
    assert landing != 0


def test_a_drawn_card_is_turned_over_on_its_way(visitors: Visitors) -> None:
    """It leaves the pile with its back up, for whoever is shown it."""
    ana, _ = sit_down(visitors, "B7 B8 | R1 R2 R3", "R5", edition="classic")
    ana.page.keyboard.press("d")

    [flight] = ana.moving()
    assert flight["card"] == "Y1"
    expect(ana.page.locator("#sky .covering")).to_have_count(1)


def test_a_deal_goes_round_card_by_card(visitors: Visitors) -> None:
    """Nobody has a second card before everybody has a first; until the first card is turned up there is no colour."""
    # A green 7: a Wild would have no colour, and a Wild Draw Four would be put back.
    visitors.served.seed = "3"
    ana = visitors.come(calm=False)
    ana.hold_motion()
    ana.open(ana.make(seats="person easy easy"))
    ana.page.get_by_role("button", name="Start").wait_for()
    ana.stop_time()
    ana.begin()

    places = [f'[data-hand="{seat}"]' for seat in range(3)]
    reached: list[str] = []
    while (flight := ana.moving()[0])["card"] == "back":
        assert ana.page.locator("[data-colour]").count() == 0
        reached += [place for place in places if ana.is_at(flight["end"], place)]
        ana.land()
    assert len(reached) == 3 * 7
    assert all(sorted(reached[at : at + 3]) == places for at in range(0, 3 * 7, 3))
    expect(ana.cards()).to_have_count(7)
    assert ana.is_at(flight["end"], "[data-pile=discard]")
    assert ana.page.locator("[data-colour]").count() == 0
    ana.land()
    expect(ana.page.locator("[data-colour]")).to_have_count(1)


PILES = "[data-pile=draw], [data-pile=discard]"


@pytest.mark.parametrize("device", ["desktop", "phone", "sideways"])
@pytest.mark.parametrize(
    ("edition", "card", "seats"),
    [
        ("classic", "W", 3),
        ("best-friends", "WF", 3),
        ("kickin-battle", "WB", 3),
        ("best-friends", "WF", 10),
        ("jokers-wild", "WJ", 10),
    ],
    ids=str,
)
def test_piles_stay_where_they_are_when_answers_appear(
    visitors: Visitors, device: Device, edition: str, card: str, seats: int
) -> None:
    """Colours, numbers or people to choose from: the piles are as large as before and in their place, on low screens, too."""
    ana = visitors.come(device=device)
    ana.arrange(f"{card} G8 G9" + " | G1 G2 G3" * (seats - 1), "G5", edition=edition)
    ana.see("Your turn")
    where = "(piles) => piles.map((pile) => Object.values(pile.getBoundingClientRect().toJSON()))"
    before = {screen: ana.page.eval_on_selector_all(PILES, where) for screen in screens(ana, device)}

    ana.play(card)
    ana.page.locator(".answers .answer").first.wait_for()

    assert {screen: ana.page.eval_on_selector_all(PILES, where) for screen in screens(ana, device)} == before
