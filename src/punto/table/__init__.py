"""The live table as a pure state machine: `decide`, `evolve`, `view`. Time, entropy and ids come in as arguments.

    answer = decide(state, command)          events, or a Refusal
    state = fold(events, state)              `evolve` for each
    shown = view(state, as_patron("ann"))    the only door to the wire

`next_deadline` says when to send the next `Tick`, `wants_seed` when to send `ShuffleShoe`. `encode` and `decode` turn
events, commands, states and views into plain JSON values and back.
"""

from punto.table.codec import canonical, decode, decode_command, decode_event, decode_state, encode
from punto.table.decide import decide
from punto.table.events import transfers_of
from punto.table.evolve import evolve, fold
from punto.table.progress import next_deadline
from punto.table.receipts import Receipt, decode_receipt, digest_of, encode_receipt, receipt, receipt_key, repeated
from punto.table.refusals import Code, Refusal
from punto.table.settings import NO_WAIT, Pace, Settings
from punto.table.shoes import wants_seed
from punto.table.state import State
from punto.table.view import OPERATOR, SPECTATOR, Viewer, as_patron, view
from punto.table.views import View

__all__ = [
    "NO_WAIT",
    "OPERATOR",
    "SPECTATOR",
    "Code",
    "Pace",
    "Receipt",
    "Refusal",
    "Settings",
    "State",
    "View",
    "Viewer",
    "as_patron",
    "canonical",
    "decide",
    "decode",
    "decode_command",
    "decode_event",
    "decode_receipt",
    "decode_state",
    "digest_of",
    "encode",
    "encode_receipt",
    "evolve",
    "fold",
    "next_deadline",
    "receipt",
    "receipt_key",
    "repeated",
    "transfers_of",
    "view",
    "wants_seed",
]
