"""The store: journal and ledger of live tables, durable in a SQLite file or in PostgreSQL.

    store = Store.open("punto.db")                 or "postgresql://user@host/database"
    desk = Desk.open(store, "t1")                  from the newest snapshot on
    answer = desk.handle(command)                  durable before it returns; publish answer.events

`Writer` answers the commands of many tables in one thread, many in one transaction. `audit` checks a whole database
again, `export` writes its shoes and journals as files.
"""

from punto.store.desk import Answer, Desk
from punto.store.rows import Head, Standing
from punto.store.store import Store
from punto.store.writer import Writer

__all__ = ["Answer", "Desk", "Head", "Standing", "Store", "Writer"]
