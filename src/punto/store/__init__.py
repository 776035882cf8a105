"""The store: journal and ledger of live tables, durable in a SQLite file or in PostgreSQL, or in memory.

    store = Store.open("punto.db")                 or "postgresql://user@host/database", or "memory:"
    desk = Desk.open(store, "t1")                  from the newest snapshot on
    answer = desk.handle(command)                  durable before it returns; publish answer.events

`Writer` answers the commands of many tables in one thread, many in one transaction. `audit` checks a whole database
again, `export` writes its shoes and journals as files.
"""

from punto.store.database.rows import Head
from punto.store.store import Store
from punto.store.write.desk import Answer, Desk
from punto.store.write.writer import Writer

__all__ = ["Answer", "Desk", "Head", "Store", "Writer"]
