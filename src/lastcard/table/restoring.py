"""After the server was restored from a backup: what players may have seen since then must not be played again.

A backup holds seeds that were opened after it was made: whoever remembers what came then would know the cards. So the round
that was being played is void, and every round that was not dealt gets a fresh pledge. Everybody is told why (`Info.restored`)
until the next deal, and so is whoever reads the record.
"""

from __future__ import annotations

from lastcard.table import entries
from lastcard.table.fairness import Entropy, fresh_pledge
from lastcard.table.state import TableState


def restored(state: TableState, entropy: Entropy) -> entries.Restored:
    """The entry with which a table begins that comes from a backup."""
    return entries.Restored(pledge=fresh_pledge(entropy) if state.pledges else None)


def take_back(state: TableState, entry: entries.Restored) -> None:
    """Make the round void that is being played, and commit anew to the next deal. Its salts were for the old commitment."""
    match, void = state.match, 0
    if state.phase == "playing":
        assert match is not None
        void = match.state.round_no
        state.told = [told for told in state.told if told[0] <= state.before_round]
        if void == 1:
            # Who deals was drawn with the same seed. Nobody has left a match that has not begun.
            state.match, state.former = None, {}
            state.judged.clear()
        else:
            match.void()
            state.judged = state.judged_before.copy()
        for seat in state.newcomers:
            state.places[seat].told_from = state.version
        state.newcomers = set()
    dealt = 0 if state.match is None else state.match.state.round_no
    state.pledges = {number: pledge for number, pledge in state.pledges.items() if number <= dealt}
    state.salts, state.coming = {number: salts for number, salts in state.salts.items() if number <= dealt}, {}
    if entry.pledge is not None:
        state.pledges[dealt + 1] = entry.pledge
    state.restored = void or state.restored or 0


def remark(state: TableState) -> None:
    """Let the record say why a round is dealt anew, in a comment, before the round."""
    if state.restored is not None and state.match is not None:
        void = f"round {state.restored} is void" if state.restored else "its shuffle is a new one"
        state.match.record_lines.append(f"# the server was restored from a backup: {void}")
    state.restored = None
