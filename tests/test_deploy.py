"""deploy/: what is written there is what this version takes."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from lastcard.cli.commands import commands
from lastcard.words import Words

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
PROGRAM = "/opt/lastcard/bin/lastcard"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
IMAGE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
OURS = {name: service for name, service in COMPOSE["services"].items() if "build" in service}


def calls() -> Iterator[tuple[str, list[str], set[str]]]:
    """Each call of the command in the folder: where it stands, what it passes, and what it sets in the environment."""
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        for line in re.findall(r"^ExecStart(?:Pre)?=(.+)$", text, re.MULTILINE):
            program, *args = shlex.split(line)
            assert program == PROGRAM
            yield unit.name, args, set(re.findall(r"LASTCARD_\w+", text))
    for name, service in OURS.items():
        yield name, service["command"], set(service["environment"])
    yield "Containerfile", json.loads(re.findall(r"^CMD (.+)$", IMAGE, re.MULTILINE)[0]), {"LASTCARD_DATA"}


@pytest.mark.parametrize(("where", "args", "environment"), list(calls()))
def test_every_option_is_one_that_the_command_takes(where: str, args: list[str], environment: set[str]) -> None:
    """With its value; and what is set in the environment sets something."""
    del where
    name, *options = args
    command = commands(Words("en")).commands[name]
    with click.Context(click.Command("lastcard"), obj=Words("en")) as parent:
        given = {"LASTCARD_LOG": "postgres://host/name"} if "LASTCARD_LOG" in environment else {}
        with pytest.MonkeyPatch.context() as patch:
            for variable, value in given.items():
                patch.setenv(variable, value)
            command.make_context(name, options, parent=parent)
    settable = {f"LASTCARD_{parameter.name}".upper() for parameter in commands(Words("en")).commands["serve"].params}
    assert environment <= settable


def test_an_option_that_is_none_would_be_noticed() -> None:
    """As one of a newer version."""
    with pytest.raises(click.NoSuchOption), click.Context(click.Command("lastcard"), obj=Words("en")) as parent:
        commands(Words("en")).commands["serve"].make_context("serve", ["--nope"], parent=parent)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_the_units(unit: Path, tmp_path: Path) -> None:
    """Every key is known and has a value that can be; a slip is noticed."""

    def said(text: str) -> str:
        copy = tmp_path / unit.name
        copy.write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", copy], capture_output=True, text=True, check=False)  # noqa: S607
        # It also reads the units of the machine.
        return "".join(line for line in done.stderr.splitlines(keepends=True) if unit.name in line)

    text = unit.read_text(encoding="utf-8")
    assert said(text) == ""
    assert "Unknown key" in said(text.replace("ProtectClock", "ProtectClok"))


def test_the_services_reach_each_other() -> None:
    """Whoever waits for a service, or names one as a host, means one that is there, and on a network that both are on."""
    names = set(COMPOSE["services"])
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", ())) <= names
        assert "inside" in service["networks"]
    settings = [setting for service in OURS.values() for setting in service["environment"].items()]
    urls = [url for name, url in settings if name in {"LASTCARD_LOG", "LASTCARD_BUS"}]
    assert {re.split("[:/]", re.split("@|//", url)[-1])[0] for url in urls} == {"postgres", "nats"} <= names
    proxy = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"set \$gateways (\w+);", proxy) == ["gateway"]
    assert re.findall(r"proxy_pass http://(\S+);", proxy) == ["$gateways:8000"]
    for name in COMPOSE["services"]:
        for volume in COMPOSE["services"][name].get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_there_are_two_owners_and_two_gateways() -> None:
    """One of either may go."""
    servers = [service for service in OURS.values() if service["command"][0] == "serve"]
    roles = {service["command"][service["command"].index("--roles") + 1]: service["deploy"]["replicas"] for service in servers}
    assert roles == {"owner": 2, "gateway": 2}


def test_only_those_who_run_tables_know_the_password_of_the_database() -> None:
    """A gateway is what everybody reaches, and needs the bus alone."""
    knows = {name for name, service in OURS.items() if "LASTCARD_LOG" in service["environment"]}
    assert knows == {"migrate", "owner"}
    assert "migrate" not in OURS["gateway"]["depends_on"]
    gateway = (DEPLOY / "lastcard-gateway.service").read_text(encoding="utf-8")
    assert "LASTCARD_BUS" in gateway
    assert "LASTCARD_LOG" not in gateway
    assert "migrate" not in gateway


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_started_again_however_often_it_has_failed(unit: Path) -> None:
    """What it needs may be away for minutes: systemd would give up after five starts in ten seconds."""
    text = unit.read_text(encoding="utf-8")
    assert "StartLimitIntervalSec=0" in text
    assert "Restart=always" in text


def test_the_units_differ_only_in_what_they_start() -> None:
    """What keeps a server from doing harm stands in all of them alike."""
    hardened = [unit.read_text(encoding="utf-8").partition("LimitNOFILE")[2] for unit in UNITS]
    assert len(set(hardened)) == 1


def test_the_proxy_is_the_one_that_is_trusted() -> None:
    """By its address, which is fixed: not its whole network."""
    address = COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    trusted = {service["environment"].get("LASTCARD_TRUSTED_PROXIES", address) for service in OURS.values()}
    assert trusted == {address}


def test_the_image_is_made_from_what_is_there() -> None:
    """What it is built with is pinned, and its command is the one that the units call."""
    assert all((ROOT / path).is_file() for path in re.findall(r"/source/(\S+)", IMAGE))
    assert json.loads(re.findall(r"^ENTRYPOINT (.+)$", IMAGE, re.MULTILINE)[0]) == [PROGRAM]
    for service in OURS.values():
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
