"""Money and cards are guarded by exceptions: `python -O`, which leaves every `assert` out, changes nothing."""

from __future__ import annotations

import subprocess
import sys

from harness.patience import PATIENCE_SECONDS

_SCRIPT = """
import sys

from harness.patience import PATIENCE_SECONDS
assert False, "this run keeps its asserts, and so shows nothing"
from punto.errors import InvariantBroken
from punto.ledger import Book, move
from punto.house import House
from punto.rules.cards import parse_cards
from punto.table import Settings
from punto.table import State
from punto.table.state import CardOnTable, CurrentRound, side_of_next
from punto.house.house_writer import HouseFile
from punto.table.dealer.shoe import ended


def broken(act, said):
    try:
        act()
    except InvariantBroken as error:
        if said not in str(error):
            sys.exit(f"{said!r} is not in {error}")
    else:
        sys.exit(f"nothing was raised where it should say {said!r}")


book = Book().open("t/cashier", "t/patron:ann")
book = book.apply([move("m", debit="t/cashier", credit="t/patron:ann", amount=500)])
broken(lambda: book.close("t/patron:ann"), "t/patron:ann cannot be closed: it holds")
state = State(table="t", house_file=HouseFile.of(House.load("ohio-mini")), settings=Settings())
broken(lambda: state.with_round(ready=frozenset()), "has no round")
broken(lambda: ended(state, 1), "has no shoe")
down = tuple(CardOnTable(side="player", card=card) for card in parse_cards("2s 3h 4d 5c"))
covered = CurrentRound(number=1, last=False, opened_at=0, closes_at=None, cards=down)
broken(lambda: side_of_next(covered), "a third card waits")
print("guarded")
"""


def test_11_04_money_and_cards_are_guarded_when_python_leaves_asserts_out() -> None:
    command = [sys.executable, "-O", "-c", _SCRIPT]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE_SECONDS)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("guarded\n", "", 0)
