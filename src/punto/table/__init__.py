"""The live table as a pure state machine: `decide`, `evolve`, `view`. Time, entropy and ids come in as arguments.

    decision = decide(state, command)              the events and the state after them, or a Refusal
    state = fold(events, state)                    the same state from the journal: `evolve` for each event
    shown = view(state, as_patron("ann"))          the only door to the wire

`acts` holds what can be asked of a table, `dealer` what it does by the clock, `sources` where its cards come from,
`views` what can be seen of it. `next_deadline` says when to send the next `Tick`, `wants_shoe` when to bring a shoe.
`canonical` and the `decode` functions write events, commands and states as JSON and read them back.
"""

from punto.table.acts.shoe import wants_shoe
from punto.table.clock import next_deadline
from punto.table.codec import canonical, decode, decode_command, decode_event, decode_state, encode, plain
from punto.table.deciding import Decision, decide, evolve, fold
from punto.table.event import transfers_of
from punto.table.receipts import Receipt, digest_of, receipt, receipt_key, repeated
from punto.table.refusals import Code, Refusal
from punto.table.settings import NO_WAIT, IdleRules, Pace, Settings
from punto.table.standing import Standing
from punto.table.state import State
from punto.table.views import OPERATOR, SPECTATOR, View, Viewer, as_patron, offered, view

__all__ = [
    "NO_WAIT",
    "OPERATOR",
    "SPECTATOR",
    "Code",
    "Decision",
    "IdleRules",
    "Pace",
    "Receipt",
    "Refusal",
    "Settings",
    "Standing",
    "State",
    "View",
    "Viewer",
    "as_patron",
    "canonical",
    "decide",
    "decode",
    "decode_command",
    "decode_event",
    "decode_state",
    "digest_of",
    "encode",
    "evolve",
    "fold",
    "next_deadline",
    "offered",
    "plain",
    "receipt",
    "receipt_key",
    "repeated",
    "transfers_of",
    "view",
    "wants_shoe",
]
