"""The ledger: double-entry money in whole minor units, with pending transfers.

`Book` holds balances and changes only by transfers; `Auditor` recomputes the same balances by its own arithmetic.
"""

from punto.ledger.accounts import Account, Accounts
from punto.ledger.auditor import Auditor
from punto.ledger.book import Book, Fault
from punto.ledger.codes import TransferCode
from punto.ledger.transfers import Transfer, hold, move, post, void

__all__ = [
    "Account",
    "Accounts",
    "Auditor",
    "Book",
    "Fault",
    "Transfer",
    "TransferCode",
    "hold",
    "move",
    "post",
    "void",
]
