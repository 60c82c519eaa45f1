"""House rules in a browser: set by name or one by one, read before one joins, and played as people play them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, expect

from browser.pages import is_over, on_each, play_on
from browser.test_screens import _OVERLAPS
from lastcard.replay import load
from lastcard.rules.house import PRESETS

if TYPE_CHECKING:
    from browser.pages import Device, Visitor, Visitors

SIZES = ((360, 640), (390, 844), (667, 375), (844, 390), (1280, 800))
JUMPING: dict[str, Any] = {"rules": {"jump_in": True}}
STACKING: dict[str, Any] = {"rules": {"stacking": "any"}}
SWAPPING: dict[str, Any] = {"rules": {"seven_zero": True}}

_SIZE = "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"


def settings_of(visitor: Visitor) -> dict[str, Any]:
    """What the table of a page is set up with."""
    table = visitor.page.url.rsplit("/", 1)[-1]
    settings: dict[str, Any] = visitor.page.request.get(f"{visitor.url}/api/tables/{table}").json()["info"]["settings"]
    return settings


def offered(visitor: Visitor) -> Locator:
    """The cards with which somebody may jump in."""
    return visitor.page.locator(".thing.offered")


# --- Whole matches -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("preset", ["mayhem", "partners"])
def test_a_whole_match_by_clicking(players: Visitors, preset: str, device: Device) -> None:
    """Two people and two bots, by every house rule of a preset; the record says which, and the replay has anybody's eyes."""
    ana, ben = players.come(device=device), players.come(device=device)
    table = ana.make(seats="person person easy easy", rules={"target": 1, **PRESETS[preset]})
    ana.open(table)
    ben.join(table, "Ben")
    ana.begin()

    did = play_on([ana, ben], is_over)

    assert "cards" in did
    match = load(ana.page.request.get(f"{ana.url}/api/tables/{table}/record").text())
    assert match.over
    assert match.state.rules.values().items() >= PRESETS[preset].items()
    if preset == "partners":
        winner = match.state.match_winner
        assert winner is not None
        names = ["Ana", "Ben", "Bot 1", "Bot 2"]
        both = {names[winner % 2], names[winner % 2 + 2]}
        for name in both - {"Ana"} | ({"You"} if "Ana" in both else set()):
            expect(ana.page.locator(".end h2")).to_contain_text(name)
        expect(ana.page.locator(".end .winner")).to_have_count(2)
        expect(ana.page.locator(".end td.score")).to_have_count(2)
    ana.page.goto(f"{ana.url}/r/{table}")
    ana.page.get_by_role("button", name="To the end").click()
    expect(ana.page.locator(".log")).to_contain_text("the game!")
    ana.page.get_by_label("Seen by").select_option("a spectator")
    expect(ana.page.locator(".log")).to_contain_text("the game!")


# --- Jumping in ----------------------------------------------------------------------------------------------------------------


def test_a_card_that_can_jump_glows_and_one_click_plays_it(visitors: Visitors) -> None:
    """It alone stands up, no other lies under a veil, and it says so to those who listen."""
    ana, ben = visitors.two("R7 R7 B3 G4 | R1 R2 B5 B6", "R5", **JUMPING)
    ana.play("R7")
    expect(offered(ana)).to_have_count(1)
    expect(offered(ana)).to_have_accessible_name("Red 7, playable. Jump in!")
    assert ana.standing() == ["R7"]
    expect(ana.page.locator(".thing.down")).to_have_count(0)
    ana.see("You hold the very same card: jump in?")
    expect(ana.page.get_by_role("log").first).to_contain_text("You hold the very same card")
    expect(offered(ben)).to_have_count(0)

    ana.press("R7")

    ben.told("Ana jumps in!")
    ana.told("You play Red 7.")
    ana.holds("B3 G4")
    ben.see("Your turn")


def test_a_key_jumps_in_with_the_armed_call(visitors: Visitors) -> None:
    """The last but one, out of turn: the call goes with it."""
    ana, ben = visitors.two("R7 R7 B3 | R1 R2 B5 B6", "R5", **JUMPING)
    ana.play("R7")
    expect(offered(ana)).to_have_count(1)
    ana.page.keyboard.press("u")
    expect(ana.page.get_by_role("button", name="UNO!")).to_have_attribute("aria-pressed", "true")

    ana.page.keyboard.press("j")

    ben.told("Ana calls UNO!")
    ana.holds("B3")
    expect(ana.page.locator(".me .called")).to_be_visible()


def test_who_is_quicker_takes_the_offer_away(visitors: Visitors) -> None:
    """Once the seat that was asked has moved, nothing glows, and the key says that there is nothing to jump in with."""
    ana, ben = visitors.two("R7 R7 B3 G4 | R1 R2 B5 B6", "R5", **JUMPING)
    ana.play("R7")
    expect(offered(ana)).to_have_count(1)

    ben.play("R1")

    expect(offered(ana)).to_have_count(0)
    ana.see("Your turn")
    ana.page.keyboard.press("j")
    ana.see("You have no card to jump in with.")


def test_a_jump_goes_out_while_cards_still_fly(visitors: Visitors) -> None:
    """The first that arrives counts: nobody waits for a motion of their own page."""
    ana, ben = visitors.come(calm=False), visitors.come()
    ana.hold_motion()
    table = ana.make(seats="person person", **JUMPING)
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R7 B3 G4 | R1 R2 B5 B6", "R5")
    ana.page.get_by_role("button", name="Start").click()
    ana.play("R7")
    expect(offered(ana)).to_have_count(1)

    ana.page.keyboard.press("j")

    ben.told("Ana jumps in!")


# --- Stacking ------------------------------------------------------------------------------------------------------------------


def test_a_debt_stands_on_the_pile_and_is_passed_on_or_taken(visitors: Visitors) -> None:
    """A badge says how much it is, the question what each answer means, and a card that does not answer says why."""
    ana, ben = visitors.two("R+2 R7 B3 G4 | B+2 W4 R1 R2", "R5", **STACKING)
    badge = ana.page.locator(".debt")
    expect(badge).to_have_count(0)
    ana.play("R+2")
    expect(badge).to_have_text("+2")
    ben.see("Pass this on with a card of your own, or draw 2 cards and miss your turn?")
    assert ben.standing() == ["B+2", "W4"]
    assert ben.answers() == ["Draw 2 cards"]
    ben.press("R1")
    ben.see("You cannot pass this on with Red 1.")

    ben.play("B+2")

    expect(badge).to_have_text("+4")
    expect(ana.page.locator(".discard")).to_have_accessible_name(re.compile(r"There are 4 cards to draw\."))
    ana.see("You hold no card to pass this on with: you draw 4 cards and miss your turn.")
    ana.page.keyboard.press("d")
    expect(ana.cards()).to_have_count(7)
    expect(badge).to_have_count(0)
    ben.told("Ana draws 4 cards.")


def test_a_wild_draw_four_is_challenged_accepted_or_passed_on(visitors: Visitors) -> None:
    """The cards that answer stand up beside both buttons; with one of them the challenge is given up."""
    ana, ben = visitors.two("W4 R7 B3 G4 | B+2 W4 R1 R2", "R5", **STACKING)
    ana.play("W4")
    ana.answer("Blue")
    ben.see("Accept it, challenge it, or pass it on with a card?")
    expect(ben.page.locator(".answers button")).to_have_count(2)
    assert ben.standing() == ["B+2", "W4"]

    ben.play("B+2")

    expect(ben.page.locator(".debt")).to_have_text("+6")
    assert ana.answers() == ["Draw 6 cards"]


def test_whoever_can_play_must(visitors: Visitors) -> None:
    """To draw is no answer, and the page says why."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5", settings={"rules": {"force_play": True}})
    expect(ana.page.locator(".question")).to_have_text("Your turn: play a card.")

    ana.page.keyboard.press("d")

    ana.see("You can play a card, so you must.")
    expect(ana.page.get_by_role("button", name="Draw", exact=False).first).to_be_disabled()


def test_drawing_until_a_card_fits(visitors: Visitors) -> None:
    """However many come, they are in the hand at the end, and the last is the new one."""
    ana = visitors.come(calm=False)
    pile = "Y1 Y2 Y3 G1 G2 G3 G4 G6 B1 B2 R9 Y4 Y6"
    # With nothing to play, the only answer would go out by itself after a while.
    ana.arrange("B3 R8 | G1 G2 G3", "R5", draw_pile=pile, settings={"rules": {"draw": "until"}})
    ana.see("Your turn")
    ana.page.get_by_role("button", name="Draw until you can play").click()

    ana.see("You have drawn Red 9. Play it or keep it?")
    expect(ana.cards()).to_have_count(13)
    expect(ana.page.locator(".thing.drawn")).to_have_attribute("data-card", "R9")


# --- Sevens and zeros ----------------------------------------------------------------------------------------------------------


def test_a_seven_asks_whom_to_swap_with(visitors: Visitors) -> None:
    """A button for each, and each where they sit; both know what they got, and it is written."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person easy", **SWAPPING)
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 B1 B2 | Y8 | G1 G2 G3 G4", "R5")
    ana.begin()
    ben.cards().first.wait_for()
    # What stands beside a seat stands there for a moment.
    ben.stop_time()
    ana.play("R7")
    ana.see("Who do you swap hands with?")
    assert ana.answers() == ["Ben", "Bot 1"]

    ana.page.locator('[data-seat="1"] button').click()

    ana.holds("Y8")
    expect(ana.page.locator(".prompt .remark")).to_have_text("You swap hands with Ben.")
    ana.told("You get Ben's hand: Yellow 8.")
    ben.holds("B1 B2")
    ben.told("Ana gets your hand: Yellow 8.")
    ben.told("Ana swaps hands with you.")
    expect(ben.page.locator('[data-seat="0"] .bubble')).to_have_text("New hand")
    # Who now holds one card owes the call.
    expect(ana.page.locator(".call.owed")).to_be_visible()


def test_hands_are_seen_to_change_places(visitors: Visitors) -> None:
    """After a 0 every hand flies to the next seat at once, one's own with its faces up; who looks on sees backs."""
    ana = visitors.come(calm=False)
    ana.hold_motion()
    visitors.arrange("R0 B1 B2 | Y8 Y9 Y8 | G1 G2", "R5")
    table = ana.make(seats="person easy easy", **SWAPPING)
    ana.open(table)
    ana.page.get_by_role("button", name="Start").wait_for()
    ana.stop_time()
    ana.page.get_by_role("button", name="Start").click()
    ana.pass_time(lambda: bool(ana.standing()))
    ana.play("R0")
    assert [flight["card"] for flight in ana.moving()] == ["R0"]
    ana.land()
    ana.pass_time(lambda: len(flying(ana)) == 2 + 3 + 2)

    flights = flying(ana)

    assert sorted(flight["card"] for flight in flights) == sorted(["B1", "B2", "G1", "G2", "back", "back", "back"])
    for flight in flights:
        target = {"back": 2, "B1": 1, "B2": 1}.get(flight["card"], 0)
        assert ana.is_at(flight["end"], f'[data-hand="{target}"]')
    # Nobody holds anything meanwhile.
    expect(ana.cards()).to_have_count(0)
    expect(ana.page.locator('[data-seat="1"] .count')).to_contain_text("0")
    ana.land()
    ana.pass_time(lambda: ana.cards().count() > 0)
    ana.holds("G1 G2")
    expect(ana.page.locator('[data-seat="2"] .count')).to_contain_text("3")


def flying(visitor: Visitor) -> list[dict[str, Any]]:
    """The cards on their way now, without waiting for any."""
    found: list[dict[str, Any]] = visitor.page.evaluate(
        """() => window.motions.filter(({ motion }) => motion.playState === "paused").map(({ motion, element }) => {
          const { e, f } = new DOMMatrix(motion.effect.getKeyframes().at(-1).transform);
          const width = parseFloat(element.style.width);
          const card = element.querySelector("use").getAttribute("href").split("#card-")[1];
          return { card, end: [e + width / 2, f + width * 0.75] };
        })"""
    )
    return found


def test_a_replay_hides_swapped_hands_from_third_seats(visitors: Visitors) -> None:
    """Who swapped reads the cards, with anybody else's eyes only how many; with all hands open everything is told."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person easy", rules={"seven_zero": True, "target": 1})
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R1 | R2 | G1 G2", "R5")
    ana.begin()
    ana.play("R7")
    ana.answer("Ben")
    ben.play("R1")
    ana.page.get_by_role("link", name="Replay").click()
    page = ana.page
    log = page.locator(".log")
    page.get_by_role("button", name="To the end").click()
    expect(log).to_contain_text("You get Ben's hand: Red 2.")

    page.get_by_label("Seen by").select_option("Bot 1")

    expect(log).to_contain_text("Ana gets Ben's hand, 1 card.")
    expect(log).not_to_contain_text("hand: Red")
    page.get_by_role("button", name="All hands").click()
    expect(log).to_contain_text("Ana gets Ben's hand: Red 2.")


# --- Teams ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 10])
def test_partners_are_seen_at_a_glance(visitors: Visitors, seats: int) -> None:
    """Every plate has its team's letter, the partner's says so, and nothing covers anything on any screen."""
    ana = visitors.come()
    rules = {"teams": True, "stacking": "any", "seven_zero": True}
    ana.arrange("R7 R8 R9 B1 G3" + " | G1 G2 G5" * (seats - 1), "R5", settings={"rules": rules})
    ana.see("Your turn")
    partner = ana.page.locator(f'[data-seat="{seats // 2}"] .team')
    expect(ana.page.locator(".place .team")).to_have_count(seats - 1)
    expect(partner).to_have_text("A")
    expect(partner).to_have_accessible_name("your partner")
    expect(ana.page.locator('[data-seat="1"] .team')).to_have_accessible_name("Team B")
    expect(ana.page.locator(".me .team")).to_have_text("A")
    ana.page.keyboard.press("p")
    expect(ana.page.get_by_role("log").first).to_contain_text(f"Ana and Bot {seats // 2}: 0")
    wrong = {}
    for screen in on_each(ana, SIZES):
        covered = ana.page.evaluate(_OVERLAPS, [".place", ".draw, .discard, .sign"])
        board = ana.page.locator(".board").evaluate("(board) => board.scrollHeight > board.clientHeight + 1")
        if covered or board:
            wrong[screen] = (covered, board)

    assert wrong == {}


def test_the_questions_of_house_rules_fit_on_every_screen(visitors: Visitors) -> None:
    """A debt and a swap among ten: each answer can be hit, and hides neither the piles nor what one can do."""
    ana = visitors.come()
    ana.arrange("R7 R8 R9 B1 G3" + " | G1 G2 G5" * 9, "R5", settings={"rules": {"seven_zero": True, "teams": True}})
    ana.play("R7")
    expect(ana.page.locator(".answers button")).to_have_count(9)
    eve, ben = visitors.two("R+2 R7 B3 G4 | B+2 W4 R1 R2", "R5", **STACKING)
    eve.play("R+2")
    expect(ben.page.locator(".answers button")).to_have_count(1)
    wrong = {}
    for who in (ana, ben):
        for screen in on_each(who, SIZES):
            covered = who.page.evaluate(_OVERLAPS, [".answers button", ".draw, .discard, .debt, [role=toolbar] button"])
            small = min(who.page.eval_on_selector_all(".answers button, [role=toolbar] button", _SIZE))
            # 44 pixels, as browsers round them.
            if covered or small < 43.5:
                wrong[screen] = (covered, small)

    assert wrong == {}


# --- Before a match ------------------------------------------------------------------------------------------------------------


def test_a_preset_is_chosen_and_each_rule_by_itself(visitors: Visitors) -> None:
    """What is set are switches: a preset with one changed is a mix of one's own, and numbers stay within their bounds."""
    ana = visitors.come()
    page = ana.page
    page.goto(ana.url)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Lightning", exact=True).click()
    expect(page.get_by_role("radio", name=re.compile("^Lightning"))).to_be_checked()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_label("If you can play, you must")).to_be_checked()
    size = page.get_by_role("spinbutton", name="Cards dealt to each")
    expect(size).to_have_value("5")

    page.get_by_role("button", name="Cards dealt to each +").click()
    page.get_by_label("Drawing on a turn").select_option("On your turn you draw until a card fits")
    expect(page.get_by_role("radio", name="Your own mix")).to_be_checked()
    # A rule that is off is not explained as if it were on.
    expect(page.get_by_text("If you draw on your turn, you go on until")).to_be_visible()
    expect(page.get_by_text("so keep one for the end")).to_have_count(0)
    penalty = page.get_by_role("spinbutton", name="Cards drawn when caught")
    penalty.fill("99")
    penalty.blur()
    expect(penalty).to_have_value("10")
    expect(page.get_by_role("button", name="Cards drawn when caught +")).to_be_disabled()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").wait_for()

    expected = {"jump_in": True, "force_play": True, "hand_size": 6, "draw": "until", "catch_penalty": 10}
    assert settings_of(ana)["rules"] == expected
    expect(page.locator(".summary")).to_contain_text("House rules: Your own mix")
    page.get_by_role("button", name="Change the rules").click()
    page.get_by_role("dialog").get_by_text("Plain", exact=True).click()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".summary")).not_to_contain_text("House rules")
    assert settings_of(ana)["rules"] == {}


def test_the_form_says_what_teams_need_before_anything_is_sent(visitors: Visitors) -> None:
    """With an odd number of seats the table cannot be opened; with one more it can."""
    ana = visitors.come()
    page = ana.page
    page.goto(ana.url)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Partners", exact=True).click()
    go = page.get_by_role("button", name="Open the table")
    expect(go).to_be_enabled()

    page.get_by_role("button", name="Remove a seat").click()

    expect(go).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_text("Partners need an even number of players, from 4 to 10.")
    page.get_by_role("button", name="Add a seat").click()
    expect(go).to_be_enabled()
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_visitor_reads_the_house_rules_before_joining(visitors: Visitors) -> None:
    """The preset by its name, each rule in a sentence, marked; and who would be whose partner."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(edition="grand", seats="person person easy easy", rules={"target": 200, **PRESETS["partners"]})
    ben.open(table)
    summary = ben.page.locator(".summary")
    expect(summary).to_contain_text("House rules: Partners")
    marked = summary.locator("li", has_text="differs from the sheet")
    expect(marked).to_contain_text(["Players opposite each other are partners", "The game is played to 200 points"])
    expect(ben.page.locator(".seats .team")).to_have_text(["A", "B", "A", "B"])
    for card in ("Kickin' Battle", "Urrrhhh", "Best Friends", "The Joker's wild", "Special Agent"):
        expect(summary.locator("h3", has_text=card)).to_have_count(1)


# --- All five special cards, and decks of one's own ----------------------------------------------------------------------------


def test_all_five_special_cards_in_one_deck(visitors: Visitors) -> None:
    """Each is drawn, named and asks what it asks in its own edition."""
    ana = visitors.come()
    specials = {
        "WB": ("Kickin' Battle", "Who do you challenge to a battle?"),
        "WU": ("Urrrhhh", "Which color do you give away?"),
        "WF": ("Best Friends", "Which number do you call?"),
        "WJ": ("The Joker's wild", "Who do you torment?"),
        "WA": ("Special Agent", "A look at the cards"),
    }
    for card, (name, asks) in specials.items():
        ana.arrange(" ".join([*specials, "R1", "R2"]) + " | G1 G2 G3 G4", "R5", edition="grand")
        expect(ana.card(card)).to_have_accessible_name(re.compile(re.escape(name)))
        ana.play(card)
        expect(ana.page.locator("body")).to_contain_text(asks)


def test_a_deck_of_ones_own_is_read_from_a_file(visitors: Visitors, tmp_path: Path) -> None:
    """A file that is wrong says in which line; one that is right is played, and called by its name."""
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    text = 'name = "Small"\ncolours = ["red", "blue"]\n[cards]\n"1-9" = 2\n"skip" = {}\n[wilds]\nW = 4\nWB = 2\n'
    wrong.write_text(text.format(7), encoding="utf-8")
    right.write_text(text.format(1), encoding="utf-8")
    ana = visitors.come()
    page = ana.page
    page.goto(ana.url)
    page.get_by_label("Your name").fill("Ana")
    chooser = page.get_by_label("Choose a file")
    visitors.expected.append("400")
    chooser.set_input_files(wrong)
    expect(page.locator(".deck [role=alert]")).to_have_text("wrong.toml:5: “cards.skip” must be a whole number from 0 to 2.")

    chooser.set_input_files(right)

    expect(page.locator(".deck")).to_contain_text("Small")
    expect(page.get_by_role("radio", name=re.compile("^Classic"))).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Small")
    assert settings_of(ana)["deck"]["name"] == "Small"
    page.get_by_role("button", name="Start").click()
    expect(ana.cards()).to_have_count(7)
    expect(page.locator(".state")).to_contain_text("Small")
