"""Export and the two commands: what is written verifies, and what is printed is true."""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import text

from punto.cli.entry import main
from punto.errors import BrokenJournal
from punto.fairness.record import ShoeRecord
from punto.fairness.verifier import verify
from punto.house import House
from punto.store import Desk, Store
from punto.store.read.exporting import export
from punto.store.write.chain import genesis
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.operating import CloseTable, VoidRound
from punto.table.acts.shoe import ShuffleShoe
from tests.store.playing import Script, many_rounds, new_shoe, one_round, opened, over_a_shoe_change, small_house


def stored(store: Store, script: Script) -> None:
    """Play a script into the store."""
    Desk.open(store, script.table).handle_many(script.commands)


def test_every_closed_shoe_verifies_and_the_journal_can_be_followed(store: Store, tmp_path: Path) -> None:
    script = over_a_shoe_change()
    stored(store, script)
    stored(store, many_rounds("../odd name", 4))
    done = export(store, tmp_path)
    assert [each.folder.name for each in done] == ["table-..%2Fodd%20name", "table-t1"]
    assert sum(each.shoes for each in done) >= 2
    for each in done:
        assert each.folder.parent == tmp_path
        for file in each.folder.glob("shoe-*.json"):
            record = ShoeRecord.parse(file.read_text(encoding="utf-8"))
            assert verify(record).ok, verify(record)
            assert record.header.name.startswith(each.table)
    lines = (tmp_path / "table-t1" / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(script.events)
    last = genesis("t1")
    for line in lines:
        data = json.loads(line)
        said = data.pop("hash")
        canonical = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        last = sha256(b"punto journal 1" + bytes.fromhex(last) + canonical.encode()).hexdigest()
        assert last == said


def test_shoes_that_an_operator_ends_verify(store: Store, tmp_path: Path) -> None:
    script = opened("t1", small_house())
    new_shoe(script)
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 5_000})
    script.accepted(VoidRound, by="olga", reason="out of cards", end_shoe=True)
    one_round(script)
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 5_000})
    script.accepted(VoidRound, by="olga", reason="a card fell")
    script.accepted(CloseTable, by="olga", reason="")
    stored(store, script)
    done = export(store, tmp_path)
    records = [ShoeRecord.parse(file.read_text()) for file in sorted(done[0].folder.glob("shoe-*"))]
    assert [record.closing.how for record in records] == ["operator", "operator"]
    for record in records:
        assert verify(record).ok, verify(record)


def test_a_table_that_closes_while_a_shoe_is_cut_or_its_last_round_is_bet_on(
    store: Store, address: str, tmp_path: Path
) -> None:
    cutting = opened("cutting", House.load("dragon-midi"))
    cutting.accepted(ShuffleShoe, seed=bytes(32))
    cutting.accepted(CloseTable, by="olga")
    last = opened("last", small_house())
    new_shoe(last)
    while last.state is not None and not last.state.open_round.last:
        one_round(last)
    last.accepted(CloseTable, by="olga", reason="the night is over")
    for script in (cutting, last):
        stored(store, script)
    done = {each.table: each for each in export(store, tmp_path)}
    assert done["cutting"].shoes == 0
    (file,) = done["last"].folder.glob("shoe-*")
    assert verify(ShoeRecord.parse(file.read_text())).ok
    assert main(["audit", address]) == 0


def test_a_broken_journal_is_not_exported(store: Store, tmp_path: Path) -> None:
    stored(store, over_a_shoe_change())
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE journal SET payload = '{}' WHERE sequence = 9"))
    with pytest.raises(BrokenJournal, match="event 9 of table 't1'"):
        export(store, tmp_path)


# --------------------------------------------------------------------------------------------- commands


def test_punto_audit_and_export(store: Store, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(store, over_a_shoe_change())
    assert main(["audit", address]) == 0
    said = capsys.readouterr().out
    assert "Everything agrees" in said
    assert re.search("✓ +chain", said)
    assert main(["audit", address, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ok"]
    assert data["tables"][0]["counts"]["shoes"] == 1
    assert main(["export", address, "--table", "t1", "--to", str(tmp_path / "out"), "--json"]) == 0
    folder = Path(json.loads(capsys.readouterr().out)["tables"][0]["folder"])
    for file in folder.glob("shoe-*"):
        assert main(["verify", str(file)]) == 0
        assert main(["replay", str(file)]) == 0
    capsys.readouterr()
    assert main(["export", address, "--to", str(tmp_path / "out")]) == 0
    assert "table-t1" in capsys.readouterr().out


def test_punto_audit_finds_differences(store: Store, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    stored(store, over_a_shoe_change())
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE transfers SET amount = amount + 1"))
    assert main(["audit", address]) == 1
    said = capsys.readouterr().out
    assert re.search("✗ +ledger", said)
    assert "more; --json lists the first 20" in said
    assert main(["audit", address, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] > 20
    (ledger,) = [check for check in found["tables"][0]["checks"] if check["check"] == "ledger"]
    assert ledger["first"][0]["en"].startswith("event 3 (BoughtIn): the ledger has other transfers than the event:")
    assert ledger["first"][0]["zh-Hans"].startswith("事件3（BoughtIn）：账本中的转账与事件所载不同：")


def test_punto_audit_speaks_the_language_that_is_asked_for(
    store: Store, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    stored(store, over_a_shoe_change())
    assert main(["audit", address, "--lang", "zh-Hans"]) == 0
    said = capsys.readouterr().out
    assert "逐一与前一个相链接" in said
    assert "each linked to the one before" not in said


def test_a_person_sees_how_far_it_is(
    store: Store, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(store, over_a_shoe_change())
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["audit", address]) == 0
    assert "auditing" in capsys.readouterr().err


def test_bad_input_is_said_and_ends_with_2(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(tmp_path / "missing.db")]) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert main(["audit", address, "--table", "t9"]) == 2
    assert "there is no table 't9'" in capsys.readouterr().err
    assert main(["export", address, "--table", "t9", "--to", str(tmp_path)]) == 2
    assert main(["export", "mysql://x/y", "--to", str(tmp_path)]) == 2
