"""People at a table: four of them by link, two tabs, lost connections, spectators, hosts, languages, and the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.pages import Visitors

_LOBBIES = """() => {
  window.lobbies = 0;
  const note = () => (window.lobbies += document.querySelectorAll(".room").length);
  new MutationObserver(note).observe(document, { subtree: true, childList: true });
}"""
"""Counts how often the lobby is on the page, if only for a moment."""


def test_four_people_by_link(visitors: Visitors) -> None:
    """One makes the table, three come by its link, and each sees the own hand only."""
    ana, *others = (visitors.come() for _ in range(4))
    table = ana.make(seats="person person person person")
    ana.open(table)
    for visitor, name in zip(others, ["Ben", "Cleo", "Dan"], strict=True):
        visitor.join(table, name)
    expect(ana.page.get_by_role("list", name="Seats")).to_contain_text("Dan")
    assert others[0].page.get_by_role("button", name="Start").count() == 0

    ana.begin()

    for visitor in (ana, *others):
        # Seven cards, or more where the card turned up makes the first player draw.
        expect(visitor.cards().nth(6)).to_be_visible()
        assert visitor.page.locator(".place").count() == 3
    places = others[0].page.locator(".place .who").all_inner_texts()
    assert places == ["Cleo", "Dan", "Ana"]


def test_a_link_is_copied_in_a_homes_network(visitors: Visitors) -> None:
    """A page without encryption has no clipboard of its own; the link is copied all the same."""
    ana = visitors.come()
    ana.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ana.open(ana.make())
    ana.page.evaluate("() => addEventListener('copy', () => (window.copied = String(document.activeElement.value)))")

    ana.page.get_by_role("button", name="Copy").first.click()

    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ana.page.evaluate("window.copied") == ana.page.url
    # One that works nowhere else says so.
    expect(ana.page.get_by_text("This link works on this computer only.")).to_be_visible()


def test_the_code_to_scan_moves_nothing_when_it_comes(visitors: Visitors) -> None:
    """A finger that is on its way to a button meets it: the code is drawn later than the rest."""
    ana = visitors.come(device="sideways")
    ana.open(ana.make(seats="person easy"))
    begin, code = ana.page.get_by_role("button", name="Start"), ana.page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    there = begin.bounding_box()

    code.evaluate("(drawn) => drawn.remove()")

    assert begin.bounding_box() == there


def test_the_rules_are_read_before_joining(visitors: Visitors) -> None:
    """A visitor reads the rules in their own language; what differs from the sheet comes first and is marked, nothing else is."""
    ana, ben = visitors.come(), visitors.come(locale="it-IT")
    table = ana.make(edition="jokers-wild", seats="person person", rules={"scoring": "low", "target": 200}, sheet="es-419")

    ben.open(table)

    switches = ben.page.locator(".switches")
    expect(switches.locator(".mark")).to_have_count(2)
    expect(switches.locator("li:nth-child(-n+2).differs")).to_have_count(2)
    expect(switches.locator("li.differs").first).to_contain_text("diverso dal foglio")
    expect(ben.page.locator("html")).to_have_attribute("lang", "it")
    expect(ben.page.locator(".summary")).to_contain_text("tormenta")


def test_a_second_tab_takes_the_seat(visitors: Visitors) -> None:
    """The newest tab plays; the older one says so, and can take the seat back."""
    ana = visitors.come()
    table = ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    second = ana.tab()
    second.goto(f"{ana.url}/t/{table}")
    expect(second.locator(".thing")).to_have_count(3)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("in another window")

    ana.page.get_by_role("button", name="Play here").click()

    expect(ana.cards()).to_have_count(3)
    expect(second.get_by_role("heading", level=1)).to_contain_text("in another window")


def test_a_lost_connection_comes_back_with_everything_missed(visitors: Visitors) -> None:
    """Offline for a while: afterwards the log tells all that happened, in order, and play goes on."""
    ana, ben = visitors.two("R7 R8 R9 | R1 R2 R3", "R5", turn=1)
    ana.go_offline()
    ben.play("R1")
    ben.told("You play Red 1.")

    ana.go_online()

    ana.told("Ben plays Red 1.")
    ana.play("R7")
    ben.told("Ana plays Red 7.")


@pytest.mark.parametrize("code", ["restarting", "slow"])
def test_a_goodbye_until_later_is_no_end(visitors: Visitors, code: str) -> None:
    """A server that restarts, or found one too slow, says goodbye: the page comes back by itself, and asks nothing before."""
    ana, ben = visitors.two("R7 R8 R9 | R1 R2 R3", "R5")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.evaluate(
        "(code) => window.sockets.at(-1).onmessage({ data: JSON.stringify({ type: 'closed', code, message: '' }) })", code
    )

    ana.reconnect()

    # A browser with windows fetches the icons of a page when it likes.
    assert [url for url in asked if not url.endswith((".svg", ".png", ".webmanifest"))] == []
    ana.play("R7")
    ben.told("Ana plays Red 7.")


def test_after_a_long_absence_the_table_is_there_at_once(visitors: Visitors) -> None:
    """Many moves missed are not shown one by one, but the log has them all."""
    ana, ben = visitors.come(calm=False), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    # Between two players a Skip gives its player another turn.
    visitors.arrange("R7 R8 | Rskip Gskip Bskip Yskip Rskip Gskip R1 R2", "R5", turn=1)
    ana.begin()
    ana.go_offline()
    for card in ("Rskip", "Rskip", "Gskip", "Gskip", "Bskip", "Yskip"):
        ben.play(card)
    expect(ben.cards()).to_have_count(2)

    ana.go_online()

    expect(ana.page.locator('[data-seat="1"] .count')).to_contain_text("2")
    expect(ana.page.locator(".log li", has_text="Ben plays")).to_have_count(6)


def test_the_log_and_a_call_are_there_again_after_a_reload(visitors: Visitors) -> None:
    """Whoever loads the page anew reads what has happened in the round, and sees who has called."""
    ana, ben = visitors.two("R7 R8 | R1 R2 R3", "R5")
    ana.page.keyboard.press("u")
    ana.play("R7")
    ben.told("Ana calls UNO!")

    ben.reload()

    ben.told("Ana plays Red 7.")
    expect(ben.page.locator('[data-seat="0"]')).to_contain_text("UNO called")


def test_whoever_comes_in_the_middle_of_a_round_reads_what_has_happened_in_it(visitors: Visitors) -> None:
    """Who watches from now on, on a device that has never seen the table."""
    ana, ben = visitors.two("R7 R8 R9 | R1 R2 R3", "R5")
    ana.play("R7")
    ben.play("R1")
    eve = visitors.come()

    eve.open(ana.page.url.rsplit("/", 1)[1], "/watch")

    eve.told("Ana plays Red 7.")
    eve.told("Ben plays Red 1.")


def test_a_timer_goes_on_where_it_was_after_a_reload(visitors: Visitors) -> None:
    """Its bar shows what is left of the whole time, not of what is left."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5", settings={"timer": "slow"})
    ana.see("Your turn")
    ana.page.wait_for_function("() => document.querySelector('.mine .timer').getAnimations()[0].currentTime > 2_500")

    ana.reload()

    begins = ana.page.locator(".mine .timer").evaluate("(bar) => bar.getAnimations()[0].effect.getKeyframes()[0].transform")
    assert 0 < float(begins.removeprefix("scaleX(").removesuffix(")")) < 1 - 2.5 / 60


def test_a_bot_plays_on_and_hands_back(players: Visitors) -> None:
    """Who stays away is stood in for after the grace, and takes the seat up again by coming back."""
    ana, ben = players.two("R7 R8 R9 R6 | R1 R2 R3 R4", "R5", turn=1)
    address = ben.page.url
    ben.page.goto("about:blank")

    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("a bot is playing for them")
    ana.see("Your turn")
    ben.page.goto(address)

    expect(ana.page.locator('[data-seat="1"]')).not_to_contain_text("a bot is playing for them")
    expect(ben.cards()).to_have_count(3)


def test_a_spectator_sees_public_things_only(visitors: Visitors) -> None:
    """Who watches sees every seat and both piles, no hand, and cannot move."""
    ana, eve = visitors.come(), visitors.come()
    table = ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")

    eve.open(table, "/watch")

    expect(eve.page.locator(".place")).to_have_count(2)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator(".thing, [role=toolbar]").count() == 0
    ana.play("R7")
    eve.told("Ana plays Red 7.")
    assert ana.draws("R8")
    assert not eve.draws("R8")


def test_a_spectator_sits_down_where_somebody_left(visitors: Visitors) -> None:
    """Who watches is offered the seat as soon as it is free, between two rounds too, and plays on from there."""
    ana, ben = visitors.two("R7 | R1 R2 B3", "R5")
    eve = visitors.come()
    eve.open(ana.page.url.rsplit("/", 1)[1], "/watch")
    eve.page.get_by_text("You are watching.").wait_for()
    assert eve.page.get_by_role("link", name="Sit down").count() == 0
    ana.play("R7")
    ben.page.get_by_role("button", name="People and links").click()
    ben.make_sure("Leave the table")

    eve.page.get_by_role("link", name="Sit down").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()

    eve.page.get_by_role("button", name="Next round").click()
    for visitor in (ana, eve):
        # Seven cards, or more where the card turned up makes the first player draw.
        expect(visitor.cards().nth(6)).to_be_visible()
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Eve")


def test_a_spectator_sits_down_for_the_next_match(visitors: Visitors) -> None:
    """A seat that a bot had to fill is free again after the match, and whoever watched can have it."""
    ana, eve = visitors.come(), visitors.come()
    table = ana.make(seats="person person", rules={"target": 1})
    ana.open(table)
    visitors.arrange("R7 | G1 B+2", "R5")
    ana.begin()
    eve.open(table, "/watch")
    ana.play("R7")
    ana.page.get_by_role("button", name="Change the rules").click()

    eve.page.get_by_role("link", name="Sit down").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()

    expect(ana.page.get_by_role("list", name="Seats")).to_contain_text("Eve")
    visitors.arrange("R7 R8 | G1 B2 B3", "R5")
    ana.begin()
    eve.holds("G1 B2 B3")


def test_the_host_removes_and_hands_over(visitors: Visitors) -> None:
    """A host can remove somebody, and make somebody else host."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person person")
    ana.open(table)
    ben.join(table, "Ben")
    ana.page.get_by_role("button", name="Make host: Ben").click()
    ben.make_sure("Remove: Ana")

    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("The host has removed you from the table.")
    expect(ben.page.get_by_role("button", name="Start")).to_be_visible()
    ana.page.get_by_role("link", name="Back to the table").click()
    expect(ana.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_who_leaves_is_played_for_and_the_seat_is_free(visitors: Visitors) -> None:
    """Leaving in the middle of a round: the others go on, and somebody new watches until it is over, and then sits there."""
    ana, ben = visitors.two("Rskip R8 | R1 R2 R3", "R5")
    ben.page.get_by_role("button", name="People and links").click()
    ben.make_sure("Leave the table")

    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("You have left the table.")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("a bot is playing for them")
    cleo = visitors.come()
    cleo.open(ana.page.url.rsplit("/", 1)[1])
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()

    expect(cleo.page.get_by_text("You sit down when this round is over.")).to_be_visible()
    expect(cleo.page.get_by_text("You are watching.")).to_have_count(0)
    expect(cleo.page.get_by_role("link", name="Sit down")).to_have_count(0)
    expect(cleo.cards()).to_have_count(0)
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Cleo")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("a bot is playing for them")
    # Between two players a Skip gives its player another turn.
    ana.play("Rskip")
    ana.play("R8")

    expect(cleo.page.locator("[aria-live=polite]")).to_contain_text("You sit in seat 2. Ana: Red 8.")
    cleo.page.get_by_role("button", name="Next round").click()
    for visitor in (ana, cleo):
        # Seven cards, or more where the card turned up makes the first player draw.
        expect(visitor.cards().nth(6)).to_be_visible()
    expect(ana.page.locator('[data-seat="1"]')).not_to_contain_text("a bot is playing for them")


def test_the_host_moves_on_when_the_host_leaves(visitors: Visitors) -> None:
    """The next person is host, never a bot."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person easy person")
    ana.open(table)
    ben.join(table, "Ben")
    expect(ben.page.get_by_role("button", name="Start")).to_have_count(0)

    ana.make_sure("Leave the table")

    ben.begin()
    expect(ben.page.locator(".place")).to_have_count(2)


def test_the_host_moves_on_when_the_host_stays_away(players: Visitors) -> None:
    """After the grace somebody who is there is host."""
    ana, ben = players.come(), players.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")

    ana.page.goto("about:blank")

    expect(ben.page.get_by_role("button", name="Start")).to_be_visible()


def test_the_host_changes_the_rules(visitors: Visitors) -> None:
    """In the lobby everything can be changed, and everybody reads it at once."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    ana.page.get_by_role("button", name="Change the rules").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("strong").filter(has_text="Urrrhhh").click()
    dialog.get_by_text("Rules and pace").click()
    points = dialog.get_by_label("Points that end the game")
    for wrong, nearest in (("18446744073709551616", "1000000"), ("-7", "1")):
        points.fill(wrong)
        points.blur()
        expect(points).to_have_value(nearest)
    points.fill("200")
    dialog.get_by_label("Time per move").select_option("fast")
    dialog.get_by_label("Speed of the bots").select_option("slow")

    dialog.get_by_role("button", name="Save").click()

    expect(dialog).to_have_count(0)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Urrrhhh")
    expect(ben.page.locator(".summary")).to_contain_text("The game is played to 200 points")
    expect(ben.page.locator(".summary")).to_contain_text("12 seconds per move")
    expect(ben.page.locator(".summary")).to_contain_text("Slow bots: 3 seconds per move")


def test_a_rule_is_offered_where_it_matters(visitors: Visitors) -> None:
    """Without battles nobody decides what comes after one, and only two players what a Reverse does between two."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    battle, reverse = ana.page.get_by_label("After a battle"), ana.page.get_by_label("Reverse with two players")
    expect(ana.page.get_by_label("Bluffing with Wild Draw Four")).to_be_visible()
    assert (battle.count(), reverse.count()) == (0, 0)

    ana.page.get_by_role("strong").filter(has_text="Kickin' Battle").click()
    expect(battle).to_be_visible()
    for _ in range(2):
        ana.page.get_by_role("button", name="Remove a seat").click()

    expect(reverse).to_be_visible()


def test_a_failure_that_nobody_knows_is_told_in_the_visitors_language(visitors: Visitors) -> None:
    """What a proxy says in front of a server that is gone is no sentence of ours, when a table is made or joined."""
    ana, ben = visitors.come(), visitors.come(locale="it-IT")
    table = ana.make(seats="person person")
    sentence = "Qualcosa è andato storto sul server. Riprova tra un momento."
    # The browser tells of each failure as well.
    visitors.expected.append("502")
    for path, button, fails in (("/", ".begin", "**/api/tables"), (f"/t/{table}", "form .main", "**/api/tables/**")):
        ben.page.goto(f"{ben.url}{path}")
        ben.page.locator("input[autocomplete=nickname]").fill("Ben")
        ben.page.route(fails, lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
        ben.page.locator(button).click()

        expect(ben.page.get_by_role("alert")).to_have_text(sentence)
        ben.page.unroute(fails)


def test_a_language_is_switched_at_the_table(visitors: Visitors) -> None:
    """The whole table changes its language, what was told before included."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    ana.play("R7")
    ana.told("You play Red 7.")
    ana.page.get_by_role("button", name="Language, appearance and sound").click()

    ana.page.get_by_role("combobox", name="Language").select_option("es-419")

    expect(ana.page.locator(".log")).to_contain_text("Juegas un 7 rojo.")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es-419")


def test_a_round_is_won_and_the_next_one_dealt(visitors: Visitors) -> None:
    """Either of two people deals on, and both get new cards."""
    ana, ben = visitors.two("R7 | G1", "R5")
    ana.play("R7")
    expect(ana.page.locator(".end h2")).to_have_text("You win the round")
    expect(ben.page.locator(".end h2")).to_have_text("Ana wins the round")

    ben.page.get_by_role("button", name="Next round").click()

    for visitor in (ana, ben):
        # Seven cards, or more where the card turned up makes the first player draw.
        expect(visitor.cards().nth(6)).to_be_visible()


def test_the_end_of_a_match_its_fairness_and_a_rematch(visitors: Visitors) -> None:
    """The end shows scores and hands, the shuffle is opened and checked, and one press of the host deals to the same people."""
    ana, ben = visitors.two("R7 | G1 B+2", "R5", rules={"target": 1})
    ana.page.get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("opened when the round is over")
    ana.page.keyboard.press("Escape")
    ana.play("R7")
    expect(ben.page.locator(".end h2")).to_have_text("Ana wins the game!")
    expect(ben.page.get_by_role("row", name="Ben")).to_contain_text("21")

    ana.page.locator(".end").get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("The seed is the one that was committed to.")
    ana.page.keyboard.press("Escape")
    expect(ben.page.locator(".next")).to_contain_text("Ana can start the next game.")
    assert ben.page.locator(".next").get_by_role("button", name="Play again").count() == 0
    visitors.arrange("R7 B1 | G1 B2", "R5")
    for visitor in (ana, ben):
        visitor.page.evaluate(_LOBBIES)
        visitor.stop_time()
    ana.page.get_by_role("button", name="Play again").click()

    ana.holds("R7 B1")
    ben.holds("G1 B2")
    assert [visitor.page.evaluate("window.lobbies") for visitor in (ana, ben)] == [0, 0]


def test_after_a_match_without_its_host(visitors: Visitors) -> None:
    """Whoever is left leads back to the lobby: nobody waits for a host who is away."""
    ana, ben = visitors.two("R7 | G1 B+2", "R5", rules={"target": 1})
    ana.play("R7")
    expect(ben.page.locator(".next")).to_contain_text("Ana can start the next game.")
    ana.page.goto("about:blank")

    ben.page.get_by_role("button", name="Play again").click()

    expect(ben.page.get_by_role("list", name="Seats")).to_contain_text("Ana")


def test_set_phrases(visitors: Visitors) -> None:
    """A phrase is heard by the others in their own language."""
    ana, ben = visitors.two("R7 R8 | G1 G2", "R5")
    ben.stop_time()

    ana.page.get_by_role("button", name="Well played!").first.click()

    expect(ben.page.locator(".chat ol").first).to_contain_text("Ana Well played!")
    expect(ben.page.locator('[data-seat="0"] .bubble')).to_contain_text("Well played!")


def test_leaving_asks_first_and_can_be_taken_back(visitors: Visitors) -> None:
    """A slip of the finger costs nobody the seat; neither one's own nor another's."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    for person, name, question in (
        (ben, "Leave the table", "Give up this seat? Somebody else can take it."),
        (ana, "Remove: Ben", "Remove Ben from the table?"),
    ):
        person.page.get_by_role("button", name=name).click()
        expect(person.page.get_by_role("group", name=question)).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(person.page.get_by_role("button", name=name)).to_be_focused()

    expect(ana.page.locator(".seats")).to_contain_text("Ben")
    ana.make_sure("Remove: Ben")
    expect(ben.page.get_by_role("heading", name="The host has removed you from the table.")).to_be_visible()


def test_the_host_can_keep_out_who_is_removed(visitors: Visitors) -> None:
    """They cannot sit down again from this browser, whatever they call themselves; others can, but not under their name."""
    ana, ben, cy = visitors.come(), visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    ana.page.get_by_role("button", name="Remove: Ben").click()
    ana.page.get_by_role("button", name="Remove and keep out").click()
    gone = "The host has removed you from the table."
    expect(ben.page.get_by_role("heading", name=gone)).to_be_visible()

    for person, name, why in ((ben, "Eve", gone), (cy, "Ben", "Please choose another name")):
        person.open(table)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        expect(person.page.get_by_text(why)).to_be_visible()
    assert len(visitors.problems) == 2, "both refusals"
    visitors.problems.clear()
    cy.join(table, "Cy")
    expect(ana.page.locator(".seats")).to_contain_text("Cy")


def test_those_who_watch_are_counted(visitors: Visitors) -> None:
    """Where everybody is listed who sits at the table."""
    ana, eve = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    expect(ana.page.locator(".seats")).to_be_visible()
    expect(ana.page.locator(".spectators")).to_have_count(0)

    eve.open(table, "/watch")

    expect(ana.page.locator(".spectators")).to_have_text("1 person is watching.")


def test_a_change_of_the_rules_is_said_aloud(visitors: Visitors) -> None:
    """To everybody but the host, with what is otherwise now."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    ana.page.get_by_role("button", name="Change the rules").click()
    ana.page.get_by_text("Rules and pace").click()
    ana.page.get_by_label("Points that end the game").fill("200")
    ana.page.get_by_role("button", name="Save").click()

    expect(ben.page.locator("[aria-live]")).to_contain_text("The host has changed the rules. The game is played to 200 points.")
    assert "changed" not in ana.page.locator("[aria-live]").inner_text()


def test_an_address_that_leads_nowhere_leads_home(visitors: Visitors) -> None:
    """In the reader's own language; and it is a 404 all the same."""
    visitors.expected.append("404")
    ana = visitors.come(locale="fr-FR")
    answer = ana.page.goto(f"{ana.url}/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(ana.page.get_by_role("heading", name="Cette page n'existe pas.")).to_be_visible()

    ana.page.get_by_role("link", name="Accueil").click()

    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    assert ana.page.url == f"{ana.url}/"


def test_a_page_without_its_words_still_speaks_the_language(visitors: Visitors) -> None:
    """Those few came with it; and it leads back to itself."""
    visitors.expected.append("ERR_FAILED")
    ana = visitors.come(locale="it-IT")
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.page.goto(ana.url)

    expect(ana.page.locator("html")).to_have_attribute("lang", "it")
    expect(ana.page.get_by_text("Il server non risponde.")).to_be_visible()
    expect(ana.page.locator("#old")).to_have_count(0)
    ana.page.unroute("**/api/**")
    ana.page.get_by_role("link", name="Riprova").click()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()


def test_the_time_left_is_counted_in_seconds_with_a_warning(visitors: Visitors) -> None:
    """In writing from the first second on, and aloud when ten are left."""
    ana = visitors.come()
    ana.page.clock.install()
    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5", settings={"timer": "slow"})
    left = ana.page.locator(".seconds")
    expect(left).to_have_text(re.compile(r"^[1-6]\d s$"))
    expect(left).not_to_have_class(re.compile("late"))

    ana.page.clock.fast_forward(51_000)

    expect(left).to_have_text(re.compile(r"^\d s$"))
    expect(left).to_have_class(re.compile("late"))
    expect(ana.page.locator("[aria-live]")).to_have_text(re.compile(r"You have \d seconds?\."))


@pytest.mark.parametrize("calm", [True, False])
def test_slow_bots_are_suggested_to_who_may_listen(visitors: Visitors, *, calm: bool) -> None:
    """Where a device asks for no motion, as for those who have a screen reader; another pace can be chosen, and is kept."""
    ana = visitors.come(calm=calm)
    page, pace = ana.page, ana.page.get_by_label("Speed of the bots")
    page.goto(ana.url)
    page.get_by_text("Rules and pace", exact=True).click()
    expect(pace).to_have_value("slow" if calm else "normal")
    expect(page.get_by_text("we suggest slow bots")).to_have_count(int(calm))
    pace.select_option("normal")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").wait_for()

    page.get_by_role("button", name="Change the rules").click()

    expect(page.get_by_text("we suggest slow bots")).to_have_count(int(calm))
    page.get_by_text("Rules and pace", exact=True).click()
    expect(pace).to_have_value("normal")
    page.goto(ana.url)
    expect(pace).to_have_value("normal")
