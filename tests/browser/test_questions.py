"""Every question of the rules on the page: what it offers, how it is answered, and that a refusal says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.pages import Visitors


def test_a_turn(visitors: Visitors) -> None:
    """Cards that fit stand up, and one that does not says why."""
    ana = visitors.come()
    ana.arrange("R7 B3 W | G1 G2 G3", "R5")
    ana.see("Your turn")

    assert ana.standing() == ["R7", "W"]
    ana.press("B3")
    ana.see("You cannot play Blue 3: it has neither the color in play, red, nor the number or symbol of Red 5.")
    ana.play("R7")
    ana.told("You play Red 7.")


def test_a_move_out_of_turn_says_why(visitors: Visitors) -> None:
    """Whoever cannot draw reads so; a card that is pressed waits for their turn."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5", turn=1)
    ana.see("Waiting for Bot 1.")

    ana.page.keyboard.press("d")
    ana.see("You cannot draw now.")


def test_a_card_is_chosen_while_others_play_and_judged_when_the_turn_comes(visitors: Visitors) -> None:
    """It can be taken back or be another one; what does not fit is said and stays; nobody hears of it before."""
    ana, ben = visitors.two("R7 B3 G9 | R1 Y1 Y2 G5", "R5", turn=1)
    sent: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ana.reload()
    sent.clear()
    ana.press("B3")
    ana.see("Blue 3 is played on your turn, if it fits. Press it again to take it back.")
    expect(ana.page.get_by_role("button", name="Blue 3, chosen for your turn")).to_be_visible()
    ana.press("B3")
    ana.see("Blue 3 stays in your hand.")
    ana.press("B3")
    ana.page.locator('.thing[data-card="R7"]').press("Enter")
    expect(ana.page.locator(".thing.queued")).to_have_count(1)
    assert not [frame for frame in sent if '"move"' in frame]

    ben.play("R1")
    ben.told("Ana plays Red 7.")
    ana.press("B3")
    ben.page.get_by_role("button", name="Draw", exact=True).click()
    ben.page.locator(".answers button").click()

    expect(ana.page.locator("[aria-live]")).to_contain_text("Blue 3 does not fit now.")
    ana.holds("B3 G9")


def test_what_was_refused_is_forgotten_when_something_is_asked(visitors: Visitors) -> None:
    """On one's turn nothing says any more that one is not asked."""
    ana, ben = visitors.two("R7 B3 | R1 G2 G3", "R5", turn=1)
    ana.page.keyboard.press("d")
    ana.see("You cannot draw now.")

    ben.play("R1")

    ana.see("Your turn")
    expect(ana.page.locator(".prompt .remark")).to_be_empty()


def test_a_drag_plays_and_one_let_go_over_the_hand_does_not(visitors: Visitors) -> None:
    """A card dragged to the pile is played."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 B1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    box = ana.card("R7").bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 40
    mouse = ana.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y - 30, steps=4)
    mouse.up()
    ana.holds("R7 R8 R9 B1")

    # It waits until the card is back in its place.
    ana.card("R7").hover(position={"x": 20, "y": 40})
    mouse.down()
    mouse.move(x + 80, y - 300, steps=6)
    mouse.up()
    ana.told("You play Red 7.")


def test_a_slip_of_the_finger_is_a_tap(visitors: Visitors) -> None:
    """A press that moves a few pixels counts as one."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 B1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    box = ana.card("R8").bounding_box()
    assert box is not None
    mouse = ana.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 26, box["y"] + 44, steps=3)
    mouse.up()

    ana.told("You play Red 8.")


def test_nothing_fits(visitors: Visitors) -> None:
    """With nothing to play the pile glows, and a drawn card is played or kept."""
    ana = visitors.come()
    ana.arrange("B3 G1 | G1 G2 G3", "R5", draw_pile="R9 Y1 Y2 Y3 Y4")
    ana.see("Your turn")
    expect(ana.page.locator(".draw.must")).to_be_visible()

    ana.page.locator(".draw.must").click()

    ana.see("You have drawn Red 9. Play it or keep it?")
    ana.press("B3")
    ana.see("after drawing, only the drawn card may be played")
    ana.answer("Keep")
    ana.told("You keep the drawn card.")


def test_a_colour(visitors: Visitors) -> None:
    """A Wild asks for a colour, with a key for each, and the ring shows it."""
    ana = visitors.come()
    ana.arrange("W B3 G1 | Y1 Y2 Y3", "R5")
    ana.play("W")
    ana.see("Which color do you choose?")
    assert [answer.split(" ")[0] for answer in ana.answers()] == ["Blue", "Green", "Red", "Yellow"]

    ana.page.keyboard.press("2")

    expect(ana.page.locator(".discard")).to_have_attribute("data-colour", "green")
    ana.told("You choose green.")


def test_a_challenge_tells_both_outcomes(visitors: Visitors) -> None:
    """Whoever is hit by a Wild Draw Four reads what each answer leads to; a challenger alone sees the hand."""
    ana, ben = visitors.two("B1 B2 | W4 R1 R2", "R5", turn=1)
    ben.play("W4")
    ben.answer("Blue")
    ana.see("Wild Draw Four on you!")
    expect(ana.page.locator(".answers")).to_contain_text("You draw 4 cards and miss your turn.")
    expect(ana.page.locator(".answers")).to_contain_text("you draw 6 cards and miss your turn")

    ana.page.get_by_role("button", name="Challenge").click()

    look = ana.page.get_by_role("dialog")
    expect(look).to_contain_text("Nobody else sees this.")
    expect(look.get_by_role("listitem")).to_have_count(2)
    ana.page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(ben.cards()).to_have_count(6)
    ben.told("You show Ana your whole hand")
    assert ben.page.get_by_role("dialog").count() == 0


def test_a_battle(visitors: Visitors) -> None:
    """The only rival is named by itself, both pick, and the loser takes the cards and two more."""
    ana, ben = visitors.two("WB R7 R1 B2 | G2 G3 G4", "R5", edition="kickin-battle")
    ana.play("WB")
    for visitor, card in ((ana, "R7"), (ben, "G2")):
        visitor.see("Which card do you pick for the battle?")
        visitor.play(card)

    ana.told("Ben loses the battle and takes all the cards used in it.")
    ana.see("Which color do you choose?")
    ben.see("Waiting for Ana.")
    ben.holds("G2 G3 G4 R7 Y1 Y2")


def test_a_pick_is_sealed(visitors: Visitors) -> None:
    """Who has picked waits with the card face down, and the other cannot see it."""
    ana, ben = visitors.two("WB R7 R1 B2 | G2 G3 G4", "R5", edition="kickin-battle")
    ana.play("WB")
    ana.see("Which card do you pick for the battle?")
    ana.play("R7")

    ana.see("Your card lies face down.")
    ben.told("Ana has picked a card for the battle.")
    expect(ben.page.locator('[data-laid="0"] use[href$="#card-back"]')).to_be_visible()
    assert ana.draws("R1")
    assert not ben.draws("R7")


def test_a_tie_is_battled_on(visitors: Visitors) -> None:
    """Two cards alike are set aside, and both pick again."""
    ana, ben = visitors.two("WB R7 R1 B2 | G7 G3 G4", "R5", edition="kickin-battle")
    ana.play("WB")
    ana.see("Which card do you pick for the battle?")
    ana.play("R7")
    ben.play("G7")
    ana.told("You and Ben tie and battle again. Both cards are set aside.")
    ana.play("R1")
    ben.play("G4")

    ana.told("You lose the battle and take all the cards used in it.")
    ana.holds("B2 R7 G7 R1 G4 Y1 Y2")


def test_a_seat_is_picked_where_it_sits(visitors: Visitors) -> None:
    """A rival can be named by pressing the seat itself."""
    ana = visitors.come()
    ana.arrange("WB R7 R1 | G2 G3 G4 | Y1 Y2 Y3", "R5", edition="kickin-battle")
    ana.play("WB")
    ana.see("Who do you challenge")

    ana.page.locator('[data-seat="2"] .choosable').click()

    ana.told("You challenge Bot 2 to a battle.")


def test_giving_a_colour_away(visitors: Visitors) -> None:
    """With Urrrhhh a colour is chosen, and its cards are handed over one by one; the question says to whom."""
    ana = visitors.come()
    ana.arrange("WU B1 B2 G7 | Y1 Y2 Y3 | Y4 Y6 Y7", "Y5", edition="urrrhhh")
    ana.play("WU")
    ana.see("Which color do you give away?")
    ana.answer("Blue")
    ana.see("Which card do you hand to Bot 1?")
    assert ana.standing() == ["B1", "B2"]
    ana.press("G7")
    ana.see("is not of the color that you give away")
    ana.play("B2")
    ana.told("You give Blue 2 to Bot 1.")
    ana.see("Which card do you hand to Bot 2?")
    ana.play("B1")

    ana.see("Which color do you choose?")
    ana.holds("G7")


def test_a_number(visitors: Visitors) -> None:
    """With Best Friends a number is called; each puts one down or passes, the caller last."""
    ana, ben = visitors.two("WF G7 G1 G2 | P7 P1 P2", "G5", edition="best-friends")
    ana.play("WF")
    ana.see("Which number do you call?")
    ana.page.keyboard.press("7")

    ben.see("Put down a 7, or pass?")
    ben.press("P1")
    ben.see("does not have the number called")
    ben.play("P7")
    ana.see("Put down a 7, or pass?")
    ana.answer("Pass")
    ana.see("Which color do you choose?")
    ben.holds("P1 P2")


def test_a_torment(visitors: Visitors) -> None:
    """With the Joker's wild a seat is picked, then a colour, and the cards come one by one."""
    ana = visitors.come()
    ana.arrange("WJ R7 R1 | G2 G3 G4 | Y1 Y2 Y3", "R5", edition="jokers-wild", draw_pile="B1 B2 G9 R4 R6 R8")
    ana.play("WJ")
    ana.see("Who do you torment?")
    ana.answer("Bot 2")
    ana.see("Which color do you choose?")
    ana.answer("Green")

    ana.told("Bot 2 discards Green 9.")
    expect(ana.page.locator('[data-seat="2"] .count')).to_contain_text("5")


def test_a_look_into_all_hands(visitors: Visitors) -> None:
    """Special Agent shows every other hand to its player, and to nobody else."""
    ana, ben = visitors.two("WA R7 R1 | G2 G3 G4", "R5", edition="special-agent")

    ana.play("WA")

    look = ana.page.get_by_role("dialog")
    expect(look).to_contain_text("Ben")
    expect(look.get_by_role("listitem")).to_have_count(3)
    look.get_by_role("button", name="Close").last.click()
    ana.see("Which color do you choose?")
    ben.told("Ana looks at your whole hand")
    assert ben.page.get_by_role("dialog").count() == 0


def test_the_call_is_armed_and_goes_out_with_the_card(visitors: Visitors) -> None:
    """Armed with two cards, also while others play, it is heard with the card that leaves one."""
    ana, ben = visitors.two("R7 R8 | R1 R2 R3", "R5", turn=1)
    ana.page.keyboard.press("u")
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "true")
    ben.play("R1")
    ana.see("Your turn")

    ana.play("R7")

    ben.told("Ana calls UNO!")
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("edition", "hands", "top", "moves"),
    [
        ("kickin-battle", "WB R9 R1 | G2 G3 G4", "R5", ("ana WB", "ana = Ben", "ana UNO", "ana R9", "ben G2")),
        ("urrrhhh", "WU B1 G7 | Y1 Y2 Y3", "Y5", ("ana WU", "ana = Blue", "ana UNO", "ana B1")),
    ],
)
def test_an_armed_call_is_heard_however_the_card_leaves(
    visitors: Visitors, edition: str, hands: str, top: str, moves: tuple[str, ...]
) -> None:
    """Picked for a battle that is won, or given away: as soon as the call is owed, it is made."""
    ana, ben = visitors.two(hands, top, edition=edition)
    for move in moves:
        person, what = {"ana": ana, "ben": ben}[move[:3]], move[4:]
        if what == "UNO":
            person.page.locator(".call").click()
        elif what.startswith("= "):
            person.answer(what[2:])
        else:
            person.play(what)

    ben.told("Ana calls UNO!")
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "false")


def test_the_call_is_not_armed_with_more_cards_than_two(visitors: Visitors) -> None:
    """With more cards a call would go unheard, so the page says when it counts; an armed one ends when cards are drawn."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    ana.page.locator(".call").click()
    ana.see("You hold 3 cards: call UNO when you play the last but one.")
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "false")

    # With something to play: a draw that is forced would be made before the press on a slow machine.
    ana.arrange("R7 B8 | G1 G2 G3", "R5")
    ana.page.locator(".call").click()
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "true")
    ana.page.locator("[data-pile=draw]").click()
    expect(ana.page.locator(".call")).to_have_attribute("aria-pressed", "false")


def test_an_armed_call_is_put_away_again(visitors: Visitors) -> None:
    """A second press disarms it, and the card is played in silence."""
    ana, ben = visitors.two("R7 R8 | R1 R2 R3", "R5")
    ana.page.locator(".call").click()
    ana.page.locator(".call").click()
    ana.play("R7")

    ben.told("Ana plays Red 7.")
    expect(ana.page.locator(".call.owed")).to_be_visible()


def test_a_forgotten_call_is_pressed(visitors: Visitors) -> None:
    """Owed, the call stands out, and a press makes it."""
    ana, ben = visitors.two("R7 R8 | G1 G2 G3", "R5")
    ana.play("R7")

    ana.page.locator(".call.owed").click()

    ben.told("Ana calls UNO!")
    expect(ana.page.locator(".call.owed")).to_have_count(0)


def test_a_catch(visitors: Visitors) -> None:
    """Who did not call can be caught once the window is open."""
    ana, ben = visitors.two("R7 R8 | G1 G2 G3", "R5")
    ana.play("R7")

    ben.page.locator(".catch.open").click()

    ben.told("You catch Ana, who did not call UNO.")
    ana.told("Ben catches you: you did not call UNO.")


def test_a_move_that_is_held_says_who_can_still_be_caught(visitors: Visitors) -> None:
    """It goes through as soon as nobody can be any more; to be caught oneself is said, too."""
    ana, ben = visitors.two("R7 Rskip R8 | R1 R2 G3", "R5", catch_window="long")
    ana.play("R7")
    ben.play("R1")
    ana.play("Rskip")
    ana.see("Your turn")
    ana.play("R8")
    ana.see("Waiting: you can still be caught.")
    ben.page.locator(".catch.open").click()
    ana.told("You play Red 8.")
    ana.holds("Y1 Y2")

    ana, ben = visitors.two("R7 R8 | R1 R2 G3", "R5", catch_window="long")
    ana.play("R7")
    ben.play("R1")
    ben.see("Waiting: Ana can still be caught.")
    ben.holds("R1 R2 G3")
    ana.page.locator(".call.owed").click()
    ben.told("You play Red 1.")
    expect(ben.page.locator(".prompt .remark")).to_be_empty()


def test_what_has_one_answer_is_answered_by_itself_where_nobody_else_plays(visitors: Visitors) -> None:
    """Against bots: nothing fits, so a card is drawn, and kept as it does not fit either."""
    ana = visitors.come()
    ana.arrange("B7 B8 | G1 G2 G3", "R5", draw_pile="Y1 Y2 Y3")

    ana.told("You keep the drawn card.")
    ana.holds("B7 B8 Y1")
    ana.see("Waiting for Bot 1.")


def test_what_has_one_answer_is_chosen_already_where_others_play(visitors: Visitors) -> None:
    """How soon it came would tell them that nothing fitted, so the person presses it, and Enter is enough."""
    ana, ben = visitors.two("B7 B8 | G1 G2 G3", "R5", draw_pile="Y1 Y2 Y3")
    draw = ana.page.locator(".actions .must")
    expect(draw).to_be_focused()
    ana.stop_time()
    ana.page.clock.run_for(3_000)
    ana.holds("B7 B8")
    ana.page.clock.resume()

    ana.page.keyboard.press("Enter")
    keep = ana.page.locator(".answers .main")
    expect(keep).to_have_text("Keep the card 1")
    drawn = ana.page.locator(".thing.drawn")
    expect(drawn).to_have_attribute("data-card", "Y1")
    expect(drawn).to_have_accessible_name("Yellow 1, new")
    expect(drawn.locator(".new")).to_be_visible()
    expect(ana.page.locator(".thing:not(.drawn)")).to_have_count(2)
    keep.press("Enter")
    ben.told("Ana keeps the drawn card.")
    expect(ana.page.locator(".thing.drawn")).to_have_count(0)


def test_what_public_facts_force_is_answered_by_itself_among_people_too(visitors: Visitors) -> None:
    """At a table of two there is one rival, and everybody knows it."""
    ana, ben = visitors.two("WB R7 R1 | G2 G3 G4", "R5", edition="kickin-battle")
    ana.play("WB")

    ben.told("Ana challenges you to a battle.")


def test_with_nobody_to_catch_the_button_cools_down(visitors: Visitors) -> None:
    """A catch for nothing says so, and the next one has to wait a moment."""
    ana = visitors.come()
    ana.arrange("R7 R8 | G1 G2 G3", "R5")
    cooled = ana.page.locator(".catch:not(.cooling)")

    ana.page.evaluate("() => { document.querySelector('.catch').click(); }")
    ana.see("There is nobody to catch now.")
    ana.page.evaluate("() => { document.querySelector('.catch').click(); document.querySelector('.catch').click(); }")

    ana.see("Wait a moment: you cannot catch yet.")
    expect(cooled).to_be_visible()
