"""The session of the write path: what is put is what is there, and a change that finds nothing keeps nothing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from punto.store import Store
from punto.store.database import schema
from punto.store.database.engine import writing, writing_by_hand
from punto.store.database.rows import JournalRow, StoredRow
from punto.store.database.session import NothingChanged, columns_of, session_of
from punto.table.kinds import kinds_of

_TEXTS = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=40)


@pytest.mark.parametrize("kind", [each for each in kinds_of(StoredRow) if each is not StoredRow])
def test_a_row_has_all_columns_of_its_table_that_must_be_given(kind: type[StoredRow]) -> None:
    columns = schema.metadata.tables[kind.stored_in].columns
    needed = {each.name for each in columns if not each.nullable and each.server_default is None}
    assert needed <= set(columns_of(kind).split(", ")) <= {each.name for each in columns}


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(payloads=st.lists(_TEXTS, min_size=1, max_size=5), at=st.integers(-(2**63), 2**63 - 1))
def test_what_is_put_is_what_is_there(store: Store, payloads: list[str], at: int) -> None:
    rows = [JournalRow("t1", place, each, each, at, each, each, each) for place, each in enumerate(payloads)]
    with writing(store.engine) as connection:
        connection.execute(text("DELETE FROM journal"))
        session_of(connection).put(rows)
    with store.reading() as reader:
        assert list(reader.journal("t1", after=-1)) == rows


@pytest.mark.parametrize("found", [True, False])
def test_a_change_that_finds_nothing_keeps_nothing_of_its_flight(store: Store, found: bool) -> None:
    def change() -> None:
        with writing_by_hand(store.engine) as connection:
            session = session_of(connection)
            with session.flight():
                session.begin()
                session.put([JournalRow("t1", 1, "", "", 1, "", "", "")])
                session.change("UPDATE journal SET at = ? WHERE sequence = ?", 2, 1 if found else 2)
                session.commit()

    if found:
        change()
    else:
        with pytest.raises(NothingChanged):
            change()
    with store.reading() as reader:
        assert [row.at for row in reader.journal("t1")] == ([2] if found else [])
