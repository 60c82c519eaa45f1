"""What `verify`, `backup`, `restore`, `serve` and the proofs of the server say, in the language of the reader."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from lastcard.cli import run
from lastcard.commitments import Commitments, Noted
from lastcard.match import Match
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import make
from lastcard.table.entries import Pledge
from lastcard.table.fairness import chance, commitment
from lastcard.verify import dealer_seed
from lastcard.words import Words

every_language = pytest.mark.parametrize("lang", Words.available())


PLEDGES = [Pledge("5eed" * 16, "abcd" * 8), Pledge("0dd5" * 16, "dcba" * 8)]


def record(*, seed: str | None = None) -> str:
    """The record of a served match of two rounds."""
    match = Match.seated("classic", players=2, rules={"target": 60}, seed=seed or dealer_seed(PLEDGES[0].seed, ("a", "b")))
    for pledge in PLEDGES:
        match.next(chance(pledge, {0: "a", 1: "b"}))
        while not match.state.round_over:
            question = match.asked[0]
            match.move(question.seat, str(question.choices[0]))
    assert match.over
    return match.record()


@every_language
def test_a_tampered_record_is_found_out_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Whatever is wrong with it, with the line or the round where it is wrong."""
    honest, words, file = record(), Words(lang), tmp_path / "game.lastcard"
    lines = honest.splitlines()
    moved = next(number for number, line in enumerate(lines, 1) if re.match(r"\d (play|draw)", line))
    lines[moved - 1] = "0 play V9"
    second = re.compile(r"(round 2\n(?:.*\n)*?commitment) [0-9a-f]{4}")
    for text, code, at in (
        ("\n".join(lines), "record", moved),
        (re.sub(r"(?m)^commitment .*\n", "", honest), "not_served", 0),
        (second.sub(r"\1 0000", honest), "broken", 2),
        (record(seed="chosen"), "dealer", 0),
        (honest[: honest.rindex("end ")], "unfinished", 2),
    ):
        assert text != honest
        file.write_text(text, encoding="utf-8")
        assert run(["verify", str(file), "--lang", lang]) == 1
        told = capsys.readouterr().err.splitlines()
        assert told[:2] == [words.t("verify-unfair"), words.t(f"verify-{code}", at=at)]
    file.write_text(honest, encoding="utf-8")
    assert run(["verify", str(file), "--lang", lang]) == 0
    both = words.listing(["1", "2"])
    proved = [words.t("verify-round", round=number, count=2, seats=both) for number in (1, 2)]
    assert capsys.readouterr().out.splitlines() == [*proved, words.t("verify-fair", rounds=2), words.t("verify-compare")]


@every_language
def test_a_record_is_compared_with_what_somebody_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Of each round it is said whether its commitment was seen before the deal; a swapped one is found out."""
    words, file, saved = Words(lang), tmp_path / "game.lastcard", tmp_path / "commitments.json"
    file.write_text(record(), encoding="utf-8")
    command = ["verify", str(file), "--commitments", str(saved), "--lang", lang]
    noted = Commitments(seat=0, rounds=[Noted(at, commitment(pledge), ahead=True) for at, pledge in enumerate(PLEDGES, 1)])
    saved.write_bytes(msgspec.json.encode(noted))
    assert run(command) == 0
    seen = [words.t("verify-round-seen", round=at, count=2, seats=words.listing(["1", "2"])) for at in (1, 2)]
    assert capsys.readouterr().out.splitlines() == [*seen, words.t("verify-fair", rounds=2)]

    noted.rounds[1].commitment = "0" * 64
    saved.write_bytes(msgspec.json.encode(noted))
    assert run(command) == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == seen[:1]
    assert told.err.splitlines() == [words.t("verify-unfair"), words.t("verify-swapped", at=2)]

    noted.rounds[1] = Noted(2, commitment(PLEDGES[1]), ahead=True, salt="late")
    saved.write_bytes(msgspec.json.encode(noted))
    assert run(command) == 1
    assert capsys.readouterr().err.splitlines() == [words.t("verify-unfair"), words.t("verify-not_taken", at=2)]

    shapeless: tuple[dict[str, object], ...] = ({}, {"event": 1}, {"event": "dealt", "cards": []})
    for text in (b"{}{", *(msgspec.json.encode(Commitments(rounds=[Noted(1, "", deal=[event])])) for event in shapeless)):
        saved.write_bytes(text)
        assert run(command) == 2
        assert words.t("verify-bad_file", file=str(saved)) in capsys.readouterr().err


def test_verifying_needs_nothing_of_a_server(tmp_path: Path) -> None:
    """Whoever has a record can check it with what plays in the terminal."""
    file = tmp_path / "game.lastcard"
    file.write_text(record(), encoding="utf-8")
    code = f"import sys; from lastcard.cli import run; code = run(['verify', {str(file)!r}]); print(*sys.modules); sys.exit(code)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=600)
    assert not {"apsw", "uvicorn", "starlette", "websockets"} & set(done.stdout.split())


@every_language
def test_a_folder_or_file_that_cannot_be_used_is_named_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """No tables to copy, a copy that is there already, a folder that is not empty, a file that is no copy."""
    words, data, copy = Words(lang), tmp_path / "data", tmp_path / "copy"

    def refused(*args: str) -> str:
        assert run([*args, "--data", str(data), "--lang", lang]) == 2
        return capsys.readouterr().err.rstrip("\n")

    assert refused("backup", str(copy)) == words.error("no_tables", folder=str(data))
    assert refused("restore", str(copy)) == words.error("no_file", file=str(copy))
    copy.write_bytes(b"nonsense" * 1000)
    assert refused("restore", str(copy)) == words.error("no_log", file=str(copy))
    make(data / LOG_FILE)
    assert refused("backup", str(copy)) == words.error("file_exists", file=str(copy))
    assert refused("restore", str(copy)) == words.error("not_empty", folder=str(data))
    nowhere = tmp_path / "nowhere" / "copy"
    assert refused("backup", str(nowhere)) == words.error("unwritable", file=str(nowhere))


@every_language
def test_an_address_that_is_taken_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """With its port, and how to choose another."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert run(["serve", "--port", port, "--data", str(tmp_path), "--no-open", "--lang", lang]) == 2
    assert capsys.readouterr().err == Words(lang).error("no_address", host="127.0.0.1", port=port) + "\n"


def test_a_data_folder_that_cannot_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "data").write_text("")
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "data" / "deep"), "--no-open", "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


@every_language
@pytest.mark.parametrize(
    ("given", "code", "about"),
    [
        (["--bus", "nats://localhost"], "bus_alone", {}),
        (["--bus", "nats://localhost", "--roles", "owner"], "bus_alone", {}),
        (["--roles", "gateway"], "roles_alone", {}),
        (["--bus", "redis://ana:secret@localhost", "--roles", "gateway"], "bad_bus_url", {"url": "redis://localhost"}),
    ],
)
def test_one_of_several_servers_says_what_it_lacks(
    given: list[str], code: str, about: dict[str, str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who runs tables needs a database, and who does not do both needs a bus."""
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", lang, *given]) == 2
    assert capsys.readouterr().err == Words(lang).error(code, **about) + "\n"


@pytest.mark.parametrize("url", ["nats://ana:secret@127.0.0.1:1", "nats://ana:secret@nowhere.invalid"])
def test_a_bus_that_cannot_be_reached_is_said(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever starts a server is told why it does not begin, and not the password."""
    monkeypatch.setattr("lastcard.server.cluster.nats._CONNECT_S", 0.5)
    options = ["--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en", "--bus", url, "--roles", "gateway"]
    assert run(["serve", *options]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"The NATS server “{url.replace('ana:secret@', '')}” cannot be used: ")
    assert "secret" not in said


def test_a_short_proof_says_what_was_proved(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress on standard error, the result on standard output."""
    monkeypatch.setenv("LASTCARD_LANG", "en")
    assert run(["prove", "secrecy", "--rounds", "1"]) == 0
    assert "Rounds: 1," in capsys.readouterr().out


@pytest.mark.parametrize(("proof", "one", "other"), [("crash", "--disk", "--cluster"), ("hostile", "--files", "--cluster")])
def test_a_proof_of_two_things_at_once_is_refused(capsys: pytest.CaptureFixture[str], proof: str, one: str, other: str) -> None:
    """Before anything is started."""
    assert run(["prove", proof, one, other, "--lang", "en"]) == 2
    assert capsys.readouterr().err.rstrip("\n") == Words("en").error("not_both", one=one, other=other)
