"""Who may sit where: tokens, names, the host, leaving and coming back."""

from __future__ import annotations

import pytest

from lastcard.codes import Refusal
from lastcard.protocol import TableSettings
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table.accept import fold
from lastcard.table.commands import Join, LookAt
from lastcard.table.entries import Sat
from lastcard.table.names import checked_name
from lastcard.table.seats import KEPT_OUT_MAX, Place, fingerprint, fresh_token, seat_of
from lastcard.table.settings import Paces
from lastcard.testing.positions import arranged
from lastcard.testing.settings import chance
from lastcard.testing.virtual import Guest, VirtualTable, at
from lastcard.words import Words
from lastcard.words.catalogue import LOCALES

ENTROPY = chance("tokens").randbytes
GRACE_S, ARRIVE_S = Paces().grace_s, Paces().arrive_s
SHORTLY = 0.001
HANDS = ("R1 R2 B3", "R7 R5 G2", "R3 G4 G5")


def seats(table: VirtualTable, *names: str) -> list[tuple[object, ...]]:
    """Some of what everybody knows of each seat."""
    return [tuple(seat[name] for name in names) for seat in table.look()["seats"]]


# --- Tokens --------------------------------------------------------------------------------------------------------------------


def test_a_wrong_token_and_one_of_another_table_give_no_seat() -> None:
    """The connection is closed before anything is told."""
    table, other = at("person person easy"), at("person person easy", seed="2")
    own = table.people[0].token
    assert own is not None
    for token in ("", "nonsense", "x" * 200, own[:-1], other.people[0].token):
        thief = table.connect(Guest("thief", token))
        assert [(message["type"], message["code"]) for message in thief.messages] == [("closed", "bad_token")]


def test_a_token_is_bound_to_table_seat_and_epoch() -> None:
    """The same token is worth nothing in another place or after its owner has left."""
    token = fresh_token(ENTROPY)
    chairs = [Place("person"), Place("person")]
    chairs[1].sit("Ana", fingerprint("here", 1, 1, token), 0)

    assert seat_of("here", chairs, token) == 1
    assert seat_of("there", chairs, token) is None
    assert seat_of("here", chairs[::-1], token) is None
    chairs[1].leave()
    assert seat_of("here", chairs, token) is None
    chairs[1].sit("Ana", fingerprint("here", 1, 1, token), 0)
    assert seat_of("here", chairs, token) is None, "the epoch counts who has sat there"


def test_the_newest_connection_of_a_seat_wins_and_the_old_one_is_told_why() -> None:
    """A second tab, or a stolen token: the seat is in one place."""
    table = at("person person")
    first = table.people[0]
    second = table.connect(0)

    assert first.closed == "elsewhere"
    assert table.say(second, "ping") == "ack"
    assert seats(table, "here") == [(True,), (True,)]


def test_a_join_whose_answer_was_lost_is_asked_again_with_its_token() -> None:
    """The same seat, once."""
    table = at("person person easy")
    table.say(1, "leave")
    token = fresh_token(ENTROPY)
    joined = [table.join("Cy", token=token) for _ in range(2)]
    assert [guest.token for guest in joined] == [token] * 2
    assert seats(table, "name") == [("Ana",), ("Cy",), (None,)]
    with pytest.raises(Refusal, match="no seat is free"):
        table.join("Dee", token=fresh_token(ENTROPY))


# --- Names ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a" * 25, "a\u202eb", "a\nb" + "c" * 30, "\u200b", "a\x00", "Z\u0351\u0352\u0353", "<\x1b[31m"),
        *("\u3164", "\u2800", "\u115fa", "\uffa0", "a\u034f", "a\U000e0100", "\u0301", "\ufe0f"),
    ],
)
def test_names_that_would_confuse_are_refused(name: str) -> None:
    """Nothing invisible, nothing that turns text round, nothing endless."""
    with pytest.raises(Refusal):
        checked_name(name, ())


@pytest.mark.parametrize("name", ["Ana", "José  Luís", "Çağla", "李小龍", "Anne-Marie O'Neil", "1️2"[:1], "🙂"])
def test_names_of_people_are_taken(name: str) -> None:
    """Whatever their language."""
    assert checked_name(name, ("Ben", None)) == " ".join(name.split())


@pytest.mark.parametrize(
    "name", ["ana", " Ana ", "Ana\ufe0f", "\u0410na", "An\u03b1", "\uff21\uff4e\uff41", "\U0001d400\U0001d427\U0001d41a"]
)
def test_nobody_can_be_taken_for_another(name: str) -> None:
    """Capitals, other alphabets and wide or bold letters look the same in a hurry."""
    with pytest.raises(Refusal, match="take another name"):
        checked_name(name, ("Ben", "Ana"))
    assert checked_name("Anna", ("Ben", "Ana")) == "Anna"


ALIKE = (
    "pau\u04cf/Paul \u0501a\u0501/Dad \u04bbugo/Hugo \u13aana/Ana \u0585scar/Oscar \u051des/Wes \u03f9y/Cy "
    "\u041d\u0438\u043d\u03b1/\u041d\u0438\u043d\u0430 Arno/Amo"
)
"""Names with letters of other alphabets, and others that they look like."""
DIFFERENT = (
    "Ian Lan Ana Anna Mia Mila Zoe Zoë Jose José Omer Ömer",
    "Оля Юля Анна Инна Паша Маша Лева Лёва \u0406\u0433\u043e\u0440\u044c",
    "Անի Արամ Արմեն Նարե",
    "Γιώργος Γιάννης Νίκος Άννα Μαρία",
    "דנה דני נועה שרה",
    "محمد أحمد علي ليلى",
    "太郎 次郎 一郎 二郎 三郎 김민준 김민지",
)
"""Names of people who may well play together."""


@pytest.mark.parametrize("pair", ALIKE.split())
def test_letters_of_all_alphabets_that_look_alike_are_known(pair: str) -> None:
    """By Unicode's list, from either side, small and as capitals."""
    name, other = pair.split("/")
    for one, two in ((name, other), (other, name), (name.upper(), other), (name, other.upper())):
        with pytest.raises(Refusal, match="take another name"):
            checked_name(one, (two,))


@pytest.mark.parametrize("pair", ["lan/Ian", "B0B/BOB", "Bob1/Bobl"])
def test_what_looks_alike_as_it_is_written_is_known_as_well(pair: str) -> None:
    """A capital I and a small l, digits and letters."""
    name, other = pair.split("/")
    with pytest.raises(Refusal, match="take another name"):
        checked_name(name, (other,))


@pytest.mark.parametrize("names", DIFFERENT)
def test_different_names_of_one_alphabet_sit_at_one_table(names: str) -> None:
    """Nobody needs another name because of a list."""
    taken: list[str] = []
    for name in names.split():
        taken.append(checked_name(name, taken))
    assert taken == names.split()


def test_a_picture_keeps_its_sign() -> None:
    """Phones put an invisible character behind it, which is left out."""
    assert checked_name("\u2764\ufe0f Ana", ()) == "\u2764 Ana"


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u2764\u200d\U0001f525",
        "\U0001f469\U0001f3fd\u200d\U0001f680 Ana",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0915\u094d\u200d\u0937",
        "\u0d28\u0d4d\u200d",
    ],
)
def test_what_joins_or_keeps_apart_is_part_of_a_name(name: str) -> None:
    """A family and a burning heart, a name of Persian with letters kept apart, letters of Indian scripts that are joined."""
    assert checked_name(name, ("Ana", None)) == name


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d"])
@pytest.mark.parametrize(
    "name", ["{}", "A{}na", "Ana{}", "{}Ana", "7{}7", "\u2764{}", "\u0639{}", "{}\U0001f525", "A{}\U0001f525"]
)
def test_what_joins_nothing_is_refused(name: str, joiner: str) -> None:
    """It would be an invisible difference, and nothing else."""
    with pytest.raises(Refusal, match="letters, digits"):
        checked_name(name.format(joiner), ())


def test_names_that_differ_in_what_is_invisible_are_alike() -> None:
    """Also where it may stand."""
    with pytest.raises(Refusal, match="take another name"):
        checked_name("\u0639\u0644\u06cc\u0631\u0636\u0627", ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["table-bot", "table-player"])
def test_nobody_is_called_like_a_bot(locale: str, key: str) -> None:
    """In any language, and however it is written; others may be robots."""
    for number in (1, 10):
        called = Words(locale).t(key, number=number)
        for name in (called, called.upper(), called.replace(" ", "")):
            with pytest.raises(Refusal, match="what a bot is called"):
                checked_name(name, ())
    assert checked_name("Robot 77", ()) == "Robot 77"


def test_a_name_that_was_taken_before_stays() -> None:
    """What may be called so is asked when somebody sits down, and never again."""
    table = at("person person easy")
    fold(table.state, Sat(seat=1, name="Bot 1", fingerprint="kept"))

    assert table.look()["seats"][1]["name"] == "Bot 1"


# --- Sitting down and leaving --------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_once_and_joining_says_what_is_free() -> None:
    """Names are checked too, and what is refused changes nothing."""
    table = at("person person person easy")
    table.say(2, "leave")
    before = snapshot_of(table.state)
    for name, seat, why in (
        ("ANA", None, "take another name"),
        ("Cy", 0, "not free: 2"),
        ("Cy", 3, "not free: 2"),
        ("Cy", 7, "not free: 2"),
        ("Cy", -1, "not free: 2"),
    ):
        with pytest.raises(Refusal, match=why):
            table.join(name, seat)
    assert snapshot_of(table.state) == before
    table.join("Cy", 2)
    with pytest.raises(Refusal, match="no seat is free"):
        table.join("Dee")


def test_only_the_host_begins_changes_kicks_and_hands_over() -> None:
    """And never to a bot or to nobody."""
    table = at("person person easy")
    for kind, fields in (("start", {}), ("settings", {"settings": {}}), ("kick", {"seat": 0}), ("host", {"seat": 1})):
        assert table.say(1, kind, **fields) == "not_host"
    for seat in (0, 2, 9):
        assert table.say(0, "host", seat=seat) == "no_seat"
    assert table.say(0, "settings", settings={"seats": ["person", "easy"]}) == "bad_request"

    assert table.say(0, "settings", settings={"seats": ["person", "person", "medium", "person"], "edition": "urrrhhh"}) == "ack"
    assert table.say(0, "host", seat=1) == "ack"
    assert table.say(0, "start") == "not_host"
    assert table.say(1, "kick", seat=0) == "ack"

    assert table.people[0].closed == "kicked"
    assert table.connect(0).closed == "bad_token"
    assert seats(table, "name", "host") == [(None, False), ("Ben", True), (None, False), (None, False)]
    assert table.look()["settings"]["edition"] == "urrrhhh"


def test_leaving_frees_the_seat_and_somebody_else_can_take_it() -> None:
    """A bot plays on meanwhile, and the old token is worth nothing."""
    table = at("person person", begin=arranged(*HANDS[:2]), begun=True)
    leaving = table.people[1]
    assert table.say(1, "leave") == "ack"
    assert leaving.closed == "left"
    assert seats(table, "taken", "here", "stand_in") == [(True, True, False), (False, False, True)]
    table.join("Cy")

    assert table.connect(leaving).closed == "bad_token"
    assert table.connect(1).closed is None
    assert seats(table, "name") == [("Ana",), ("Cy",)]


def test_who_leaves_is_gone_when_the_others_hear_of_it() -> None:
    """Once they were told that the seat was free and its person still there."""
    table = at("person person")
    table.say(1, "leave")

    told = [message["info"]["seats"][1] for message in table.heard(0) if message["type"] == "info"]
    assert not [seat for seat in told if seat["here"] and not seat["taken"]]
    assert not told[-1]["taken"]


def test_a_host_who_leaves_makes_another_person_host() -> None:
    """Without anybody left, whoever comes next."""
    table = at("person person easy")
    table.say(0, "leave")
    assert seats(table, "host") == [(False,), (True,), (False,)]
    table.say(1, "leave")
    assert seats(table, "host") == [(False,)] * 3
    table.join("Cy", 1)

    assert seats(table, "name", "host") == [(None, False), ("Cy", True), (None, False)]


def test_who_was_removed_can_come_back_unless_the_host_keeps_them_out() -> None:
    """By the token that they had, under any name, and under their name, with any token. Others sit down, and they may watch."""
    table = at("person person person")
    removed = table.people[1].token
    table.say(0, "kick", seat=1)
    back = table.ask(Join("Ben", 1, None, former=removed))
    assert table.say(0, "kick", seat=1, keep_out=True) == "ack"

    for again in (None, snapshot_of(table.state)):
        for former in (back["token"], "x" * 200):
            code = "kicked" if former == back["token"] else "bad_name"
            with pytest.raises(Refusal) as refused:
                table.ask(Join("Ben", None, None, former=former))
            assert refused.value.code == code
        with pytest.raises(Refusal, match="keeps you out"):
            table.ask(Join("Eve", None, back["token"]))
        with pytest.raises(Refusal, match="take another name"):
            table.join("B\u0435n")
        assert table.watch().closed is None
        table.crash(again)
        table.connect(0)
    assert table.join("Eve").token is not None
    assert seats(table, "name") == [("Ana",), ("Eve",), ("Cy",)]


def test_a_table_keeps_only_so_many_out() -> None:
    """What a table remembers has a limit."""
    table = at("person person")
    for number in range(KEPT_OUT_MAX + 5):
        table.say(0, "kick", seat=1, keep_out=True)
        table.join(f"Guest {number} of many"[:24])
    assert len(table.state.kept_out) == KEPT_OUT_MAX
    assert table.state.kept_out[-1].name == f"Guest {KEPT_OUT_MAX + 3} of many"


def test_a_seat_of_somebody_who_never_connects_is_free_again() -> None:
    """In the lobby, after some time, and everybody is told. Who was there once keeps theirs, however long they are away."""
    table = at("person person person easy")
    table.disconnect(1)
    table.say(0, "kick", seat=2)
    table.join("Eve", 2)
    table.wait(ARRIVE_S - SHORTLY)
    assert seats(table, "name") == [("Ana",), ("Ben",), ("Eve",), (None,)]
    table.heard(0)
    table.wait(2 * SHORTLY)
    assert seats(table, "name", "taken")[2] == (None, False)
    assert not table.heard(0)[-1]["info"]["seats"][2]["taken"]
    table.wait(10 * ARRIVE_S)
    assert seats(table, "name") == [("Ana",), ("Ben",), (None,), (None,)]


def test_a_seat_is_not_taken_from_the_host_from_who_came_in_time_or_from_who_sat_down_before_the_match() -> None:
    """The host may come late, and during a match a bot plays for who is away."""
    table = VirtualTable(seed="1")
    table.make(TableSettings(seats=("person", "person", "person")), "Ana")
    table.wait(10 * ARRIVE_S)
    table.connect(0)
    table.join("Ben")
    table.wait(ARRIVE_S - SHORTLY)
    table.connect(1)
    table.disconnect(1)
    table.wait(10 * ARRIVE_S)
    assert seats(table, "name") == [("Ana",), ("Ben",), (None,)]
    table.join("Cy")
    table.say(0, "start")
    table.wait(2 * ARRIVE_S)
    assert (table.phase, seats(table, "name")) == ("playing", [("Ana",), ("Ben",), ("Cy",)])


# --- Being away ----------------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_away_and_hands_back() -> None:
    """After the grace, and the host moves on at the same time."""
    table = at("person person person", begin=arranged(*HANDS), begun=True)
    table.disconnect(0)
    table.wait(GRACE_S - SHORTLY)
    assert seats(table, "here", "stand_in", "host")[0] == (False, False, True)
    version = table.state.version
    table.wait(SHORTLY)
    assert seats(table, "here", "stand_in", "host")[:2] == [(False, True, False), (True, False, True)]
    table.wait(Paces().bot_s)
    assert table.state.version > version + 1, "the bot has moved"

    table.connect(0)
    assert not table.people[0].info["seats"][0]["stand_in"]
    assert not table.people[1].info["seats"][0]["stand_in"], "everybody hears of it"


def test_who_comes_back_in_time_is_not_played_for() -> None:
    """The grace begins anew when they go again."""
    table = at("person person", begin=arranged(*HANDS[:2]), begun=True)
    for _ in range(3):
        table.disconnect(0)
        table.wait(GRACE_S - SHORTLY)
        table.connect(0)
        table.wait(GRACE_S)

    assert seats(table, "stand_in", "host") == [(False, True), (False, False)]


def test_a_host_who_is_away_moves_on_in_the_lobby_too() -> None:
    """But nobody is played for before there is a match."""
    table = at("person person")
    table.disconnect(0)
    table.wait(GRACE_S)

    assert seats(table, "stand_in", "host") == [(False, False), (False, True)]


def test_a_table_that_everybody_has_left_waits() -> None:
    """Nobody finds that bots have played their round out; with a watcher, it goes on."""
    table = at("person easy easy", begin=arranged(*HANDS), begun=True)
    version = table.state.version
    table.disconnect(0)
    table.wait(24 * 3600.0)
    assert table.state.version == version

    table.watch()
    table.wait(GRACE_S + 1.0)
    assert table.state.version > version


def test_bots_play_in_empty_seats_as_soon_as_a_match_begins() -> None:
    """And are gone with it: in the lobby of the next one, the seats are free again."""
    table = at("person person person", begin=arranged("R1", *HANDS[1:]), rules={"target": 1})
    table.say(2, "leave")
    table.say(0, "start")
    table.wait(Paces().salt_s)
    assert seats(table, "taken", "stand_in") == [(True, False), (True, False), (False, True)]
    table.move(0, "play R1")
    assert table.say(1, "rematch") == "ack"

    assert seats(table, "kind", "taken", "stand_in") == [
        ("person", True, False),
        ("person", True, False),
        ("person", False, False),
    ]
    assert (table.look()["phase"], table.look()["matches"]) == ("lobby", 1)
    assert "R1" in table.record()


def test_a_finished_match_keeps_its_people_settings_and_shuffles() -> None:
    """Whoever comes afterwards, and whatever the host changes for the next one."""
    table = at("person person", begin=arranged("R1", "G1 B2 G3"), begun=True, rules={"target": 1})
    table.move(0, "play R1")
    played = table.look()
    table.say(0, "rematch")
    table.say(1, "leave")
    table.join("Eve", 1)
    table.say(0, "settings", settings={"edition": "classic", "seats": ["person", "person", "easy"]})

    info = table.ask(LookAt("record"))["info"]
    assert [seat["name"] for seat in info["seats"]] == [seat["name"] for seat in played["seats"]]
    assert [seat["name"] for seat in table.look()["seats"]][1] == "Eve"
    assert (info["settings"], info["fairness"], info["matches"]) == (played["settings"], played["fairness"], 1)
    assert len(table.look()["seats"]) == 3


def test_who_left_in_the_middle_of_a_match_is_named_in_it() -> None:
    """Unless somebody else played on in their seat; who left the lobby before it has not played, nor who left an earlier one."""
    hands = ("R1", "G1 B2 G3", "G4 B5 G6", "G7 B8 G9")
    table = at("person person person person", begin=arranged(*hands), rules={"target": 1})
    table.say(3, "leave")
    table.say(0, "start")
    table.wait(Paces().salt_s)
    table.say(1, "leave")
    table.say(2, "leave")
    table.join("Eve", 2)
    table.move(0, "play R1")

    def names(match: int) -> list[str | None]:
        return [seat["name"] for seat in table.ask(LookAt("record", match))["info"]["seats"]]

    assert names(1) == ["Ana", "Ben", "Eve", None]
    assert [seat["name"] for seat in table.look()["seats"]] == ["Ana", None, "Eve", None]
    table.say(0, "rematch")
    table.say(0, "start")
    table.wait(Paces().salt_s)
    table.move(0, "play R1")
    assert names(2) == ["Ana", None, "Eve", None]


# --- Sitting down in the middle of a round -------------------------------------------------------------------------------------


def newcomer(hand: str = "R1 R2 B3") -> tuple[VirtualTable, Guest]:
    """Eve has sat down in the middle of a round, at a table where Ana is about to play."""
    table = at("person person", begin=arranged(hand, "G1 B2 G3"), begun=True, rules={"target": 10**6})
    table.say(1, "leave")
    return table, table.join("Eve", 1)


@pytest.mark.parametrize("since", [None, 0, "round"])
@pytest.mark.parametrize("crashed", ["no", "from the log", "from a snapshot"])
def test_whoever_sits_down_in_the_middle_of_a_round_is_told_what_a_watcher_is_told(since: int | None, crashed: str) -> None:
    """Otherwise one could look at a hand, and leave; a bot plays on, also after a crash."""
    table, eve = newcomer()
    if crashed != "no":
        table.crash(snapshot_of(table.state) if crashed == "from a snapshot" else None)
        table.connect(0)
    table.connect(eve, since)
    watching = table.watch(since)

    for name in ("seat", "view", "missed"):
        assert eve.messages[0][name] == watching.messages[0][name]
    assert eve.seat is None
    assert seats(table, "name", "here", "stand_in")[1] == ("Eve", True, True)
    assert table.move(eve, "draw") == "no_seat"
    table.move(0, "play R1")
    assert eve.messages[-1] == watching.messages[-1], "updates are a watcher's, too"


def test_whoever_has_watched_has_the_seat_when_the_round_is_over() -> None:
    """A second welcome says so, with what has just happened; they play the next round."""
    table, eve = newcomer("R1")
    table.connect(eve)
    assert table.move(0, "play R1") == "ack"

    welcome = [message for message in eve.messages if message["type"] == "welcome"][1]
    assert (welcome["seat"], welcome["view"]["hand"]) == (1, ["G1", "B2", "G3"])
    assert "round_ended" in {event["event"] for event in welcome["missed"][-1]["events"]}
    assert not eve.info["seats"][1]["stand_in"]
    assert table.say(eve, "next") == "ack"
    assert eve.view is not None
    assert len(eve.view["hand"]) == eve.view["hand_sizes"][1]
    assert {message["view"]["hand"] is None for message in table.heard(eve) if message["type"] == "update"} == {False}


def test_who_watches_from_a_seat_and_leaves_has_seen_nothing() -> None:
    """Nor has whoever comes next."""
    table, eve = newcomer()
    table.connect(eve)
    table.say(eve, "leave")
    fay = table.join("Fay", 1)
    table.connect(fay, 0)

    told = [message for guest in (eve, fay) for message in guest.messages if message.get("view")]
    assert told
    assert all(message["view"]["hand"] is None for message in told)


def test_who_is_away_when_the_round_ends_is_played_for_in_the_next_as_before() -> None:
    """A seat that became somebody's who is not there is still a bot's to play."""
    table, eve = newcomer("R1")
    del eve
    table.move(0, "play R1")
    table.say(0, "next")

    assert seats(table, "name", "here", "stand_in")[1] == ("Eve", False, True)


# --- What was missed -----------------------------------------------------------------------------------------------------------


def test_what_was_missed_comes_in_order_and_is_what_the_seat_would_have_been_told() -> None:
    """A client that was away hears the same events as one that stayed."""
    table = at("person person medium", begun=True, seed="7", timer="fast")
    table.wait(120.0)
    stayed = table.people[1]
    told = [(message["version"], message["events"]) for message in stayed.messages if message["type"] == "update"]
    assert len(told) > 10
    for gap in (0, 3, told[4][0], told[-2][0], table.state.version):
        back = table.connect(1, gap)
        assert [(missed["version"], missed["events"]) for missed in back.messages[0]["missed"]] == [
            part for part in told if part[0] > gap
        ]
    for nothing in (None, table.state.version + 1, 2**53):
        assert table.connect(1, nothing).messages[0]["missed"] == []


def test_a_client_that_has_seen_nothing_of_a_round_is_told_all_of_it() -> None:
    """From its deal on, and nothing of the round before."""
    table = at("person person", begin=arranged("R1", "G1 B2 G3"), begun=True, rules={"target": 10**6})
    table.move(0, "play R1")
    table.say(0, "next")
    versions = [missed["version"] for missed in table.connect(1, "round").messages[0]["missed"]]

    assert versions == [table.state.version]


def test_nothing_is_missed_in_the_lobby_of_another_match() -> None:
    """What happened in the match before is not told again."""
    table = at("person person", begin=arranged("R1", "G1 B2 G3"), begun=True, rules={"target": 1})
    table.move(0, "play R1")
    table.say(0, "rematch")

    assert table.connect(1, 0).messages[0]["missed"] == []
    table.say(0, "start")
    table.wait(5.0)
    assert [missed["version"] for missed in table.connect(1, 0).messages[0]["missed"]] == [table.state.version]
