"""What a seat notes about the shuffles of its table while it plays, and what does not fit.

A server that could swap a commitment after it has seen the salts, or leave salts out, could choose among deals. So the first that
was told counts: what was published of each round is kept, for later visits too, and compared with whatever is told afterwards. Of
each round one salt is chosen, when its commitment is known, and no other one is ever said: a server that breaks connections gains
nothing.
"""

from __future__ import annotations

import math
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from lastcard.commitments import Commitments, Noted, deal_in, eyes_of, read_commitments
from lastcard.files import read
from lastcard.protocol import PERSON
from lastcard.rules.questions import SeatNo
from lastcard.verify import commitment_of, deal_of, has_salt
from lastcard.views import Wire

_SALT_BYTES = 16


class Doubt(NamedTuple):
    """What does not fit; the catalogue has a sentence for each code, `fairness-` and the code."""

    code: str
    """`swapped`: something else was published before; `left_out`: our salt was taken, and is not in the shuffle; `not_taken`: it
    is not in it, and was not acknowledged; `broken`: the seed that was committed to was not opened; `stacked`: the deal does not
    follow from seed and salts; `foreign`: there is a salt that nobody at the table can have added."""
    round: int


class Salt(NamedTuple):
    """What is to be said for the deal to come."""

    salt: str
    commitment: str


class Notebook:
    """The notes about the match of the moment; in files, one for each match, if there is a place for them."""

    def __init__(self, table: str = "", place: Path | None = None) -> None:
        """`table` is its address: another server's table of the same name is another table."""
        self._table, self._place = table, place
        self.notes = Commitments(table=table, match=0)
        self._told: set[Doubt] = set()
        self._proved: set[int] = set()
        self._is_over = False
        self._people: set[SeatNo] = set()

    def file(self, match: int) -> Path | None:
        """Where the notes about a match are kept."""
        return None if self._place is None else self._place.with_name(f"{self._place.name}-{match}.json")

    def lacks(self, info: Wire) -> bool:
        """Whether a round of the notes is over, was not seen open, and is none of the last ones, which every info tells of."""
        match, listed = info["matches"] + (info["phase"] != "over"), {fair["round"] for fair in info["fairness"]}
        self._turn_to(match)
        return any(not (noted.opened or noted.round in listed) for noted in self.notes.rounds if noted.round < info["round"])

    def see(self, info: Wire, seat: SeatNo | None, told: list[list[Wire]] | None = None, *, whole: bool = False) -> list[Doubt]:
        """Compare an info with the notes, and note what is new, also of what was told with it; what does not fit, once.

        What was told with it comes in a welcome alone. A `whole` one tells of all rounds.
        """
        match, before = info["matches"] + (info["phase"] != "over"), self.notes
        # Whoever is there sees each match end: another number is an excuse to shuffle again.
        is_skipped = told is None and match != before.match and not self._is_over
        self._turn_to(match)
        self._is_over = info["phase"] == "over"
        if seat is not None:
            self.notes.seat = seat
        # A server that comes from a backup has lost its connections, and plays no round: else it is an excuse to shuffle again.
        if "restored" in info and told is not None and info["phase"] != "playing":
            self._take_back(info)
        # Whoever is told of a deal later does not know who has left since.
        people = self._people | _people(info) if told is None else _people(info, free=True)
        self._people = _people(info)
        found = [Doubt("swapped", before.rounds[-1].round)] if is_skipped and before.rounds else []
        found += [doubt for fair in info["fairness"] for doubt in self._published(fair, info, people)]
        listed = {fair["round"] for fair in info["fairness"]}
        # Those before the last ones are asked for, if that is needed; the first is told of always.
        told_from = 1 if whole else min(listed - {1}, default=math.inf)
        gone = {
            one.round for one in self.notes.rounds if one.round <= info["round"] and (one.round >= told_from or one.round == 1)
        }
        found += [Doubt("swapped", round_no) for round_no in sorted(gone - listed)]
        found += [doubt for events in told or () for doubt in self.hear(events)]
        found += [doubt for fair in info["fairness"] for doubt in self._opened(fair, info)]
        self._keep()
        fresh = [doubt for doubt in dict.fromkeys(found) if doubt not in self._told]
        self._told.update(fresh)
        return fresh

    def hear(self, events: list[Wire]) -> list[Doubt]:
        """Note how a round was dealt, if that is among what was told; what was told first counts."""
        deal = deal_in(events)
        if deal is None:
            return []
        round_no = next(event["round"] for event in deal if event["event"] == "round_began")
        noted = self.notes.about(round_no)
        if noted is None:
            return []
        if noted.deal is None:
            noted.deal = deal
            self._keep()
        # Who sits down in the middle of a round was told as somebody who watches.
        return [Doubt("swapped", round_no)] if noted.deal != deal and eyes_of(deal) == eyes_of(noted.deal) else []

    def salt(self, info: Wire) -> Salt | None:
        """Our salt for the deal to come, unless it is taken already."""
        coming = info["fairness"][-1] if info["fairness"] else None
        if coming is None or info["phase"] == "over" or coming["round"] <= info["round"]:
            return None
        noted = self.notes.about(coming["round"])
        if noted is None or noted.taken or noted.commitment != coming["commitment"]:
            return None
        if noted.salt is None:
            noted.salt = secrets.token_hex(_SALT_BYTES)
            # It must be the same one after a crash, so it is kept before it is said.
            self._keep()
        return Salt(noted.salt, noted.commitment)

    def taken(self, salt: str) -> None:
        """A salt was acknowledged: unless its deal was told before, it must be in the shuffle."""
        for noted in self.notes.rounds:
            if noted.salt == salt and noted.salts is None:
                noted.taken = True
                self._keep()

    # --- What does not fit ---------------------------------------------------------------------------------------------------

    def _published(self, fair: Wire, info: Wire, people: set[SeatNo]) -> list[Doubt]:
        """What is said of a round, beside what was said first; `people` may have added salts."""
        round_no, is_dealt = fair["round"], fair["round"] <= info["round"]
        noted = self.notes.about(round_no)
        if noted is None:
            noted = Noted(round_no, fair["commitment"], ahead=not is_dealt)
            self.notes.rounds.append(noted)
        fits, found = noted.commitment == fair["commitment"], []
        if is_dealt:
            salts, seats = list(fair["salts"]), list(fair.get("seats", ()))
            if noted.salts is None:
                noted.salts, noted.seats = salts, seats
                if "seats" in fair and (len(seats) != len(salts) or seats != sorted(people.intersection(seats))):
                    found.append(Doubt("foreign", round_no))
            # A server of earlier code does not say whose they are, and may have been replaced since.
            noted.seats = noted.seats or seats
            if salts and "seats" not in fair and any(one.seats for one in self.notes.rounds):
                # One that has said so once has to go on.
                found.append(Doubt("foreign", round_no))
            fits = fits and noted.salts == salts and (not seats or noted.seats == seats)
        if not fits:
            found.append(Doubt("swapped", round_no))
        if is_dealt and noted.salt is not None and not has_salt(noted.salt, self.notes.seat, fair["salts"], fair.get("seats")):
            found.append(Doubt("left_out" if noted.taken else "not_taken", round_no))
        return found

    def _opened(self, fair: Wire, info: Wire) -> list[Doubt]:
        """What is opened of a round that is over, beside what was promised and dealt."""
        round_no, is_last = fair["round"], fair["round"] == info["round"]
        is_over = round_no < info["round"] or (is_last and info["phase"] in {"between", "over"})
        noted = self.notes.about(round_no)
        if not is_over or noted is None or round_no in self._proved:
            return []
        noted.opened = True
        if fair["seed"] is None or commitment_of(fair["seed"], str(fair["nonce"])) != noted.commitment:
            return [Doubt("broken", round_no)]
        first = info["fairness"][0]
        if noted.deal is None or first["round"] != 1 or first["seed"] is None:
            # Who had salt in it was there, and is always told of the last deal.
            return [Doubt("stacked", round_no)] if is_last and noted.taken else []
        drawn, own = ((one["seed"], tuple(one["salts"])) for one in (first, fair))
        eyes = eyes_of(noted.deal)
        if noted.deal != deal_of(info, round_no, drawn, own, eyes) or (noted.taken and eyes != self.notes.seat):
            return [Doubt("stacked", round_no)]
        self._proved.add(round_no)
        return []

    # --- Keeping -------------------------------------------------------------------------------------------------------------

    def _turn_to(self, match: int) -> None:
        """The notes about a match, perhaps from an earlier visit."""
        if match == self.notes.match:
            return
        self.notes = Commitments(table=self._table, match=match)
        self._told, self._proved = set(), set()
        file = self.file(match)
        if file is not None:
            with suppress(OSError, ValueError):
                found = read_commitments(read(file))
                if (found.table, found.match) == (self._table, match):
                    self.notes = found

    def _take_back(self, info: Wire) -> None:
        """The server comes from a backup, as everybody is told: what is not dealt has other commitments, and gets other salts."""
        fresh = {fair["round"]: fair["commitment"] for fair in info["fairness"]}
        is_kept = {
            noted.round: noted.round <= info["round"] or fresh.get(noted.round) == noted.commitment for noted in self.notes.rounds
        }
        self.notes.rounds = [noted for noted in self.notes.rounds if is_kept[noted.round]]
        # What is dealt anew is checked anew.
        self._proved = {round_no for round_no in self._proved if is_kept.get(round_no, False)}
        self._told = {doubt for doubt in self._told if is_kept.get(doubt.round, False)}
        self._forget_later_matches()

    def _forget_later_matches(self) -> None:
        """They were played after the backup was made, and are played anew."""
        if self._place is None:
            return
        with suppress(OSError):
            for file in self._place.parent.glob(f"{self._place.name}-*.json"):
                number = file.stem.removeprefix(f"{self._place.name}-")
                if number.isdecimal() and int(number) > self.notes.match:
                    file.unlink()

    def _keep(self) -> None:
        """Write the notes down; where that cannot be done, they last as long as this visit."""
        file = self.file(self.notes.match)
        if file is None:
            return
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            new = file.with_suffix(".new")
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
                written.write(msgspec.json.encode(self.notes))
            new.replace(file)


def _people(info: Wire, *, free: bool = False) -> set[SeatNo]:
    """The seats of people; also those that are free."""
    return {seat for seat, place in enumerate(info["seats"]) if place["kind"] == PERSON and (free or place["taken"])}
