"""`punto check`: houses, bets and plans, each known for what it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from punto.cli import main

HOUSE = """
title  = { en = "Mine" }
about  = { en = "A house in one language." }
source = "me"
[[bet]]
key = "player"
[[bet]]
key = "banker"
"""
BETS = """
[[bet]]
key  = "nines"
name = { en = "Lucky 9s" }
kind = "side"
side = "centre"
rows = [{ name = { en = "two or more" }, when = { nines = { min = 2 } }, pays = "10:1" }]
"""
PLAN = """
title    = "Flat"
about    = "One unit on Panda 8 every round."
unit     = "5.00"
bankroll = "100.00"
[[rule]]
bet = "panda_8"
"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)
    for name, text in (("house", HOUSE), ("bets", BETS), ("plan", PLAN)):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("files")
def test_11_20_check_knows_houses_bets_and_plans(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "house.toml", "bets.toml", "plan.toml"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "✓ house.toml: house, Mine, 2 bets",
        "✓ bets.toml: bets, 1 bet",
        "✓ plan.toml: plan, Flat",
    ]
    assert main(["check", "house.toml", "bets.toml", "plan.toml", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["files"]
    assert [each["kind"] for each in found] == ["house", "bets", "plan"]


def test_001_12_check_warns_of_times_of_collection_that_change_nothing(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def warned(text: str, *, house: str = HOUSE) -> list[str]:
        (files / "house.toml").write_text(house + text, encoding="utf-8")
        assert main(["check", "house.toml", "--json"]) == 0, "a warning is no problem"
        (found,) = json.loads(capsys.readouterr().out)["files"]
        return [f"{each['line']} {each['key']}: {each['message']}" for each in found["warnings"]]

    assert warned('[commission]\ncollected = ["payout", "leaving"]\n') == []
    (twice,) = warned('[commission]\ncollected = ["payout", "leaving", "payout"]\n')
    assert twice == "10 commission.collected: 'payout' is named more than once, which changes nothing"
    (never,) = warned('[commission]\nowed = "marked"\n')
    assert never == "10 commission.owed: commission is always taken out of the payout, so that nothing is ever owed"
    free = HOUSE.replace('"banker"', '"banker"\nfrom = "banker_ez"')
    (charged,) = warned('[commission]\ncollected = ["payout", "leaving"]\n', house=free)
    assert (
        charged == "11 commission.collected: no bet of this house is charged commission, so that it is never collected"
    )
    assert main(["check", "house.toml"]) == 0
    assert "charged commission" in capsys.readouterr().out


@pytest.mark.usefixtures("files")
def test_11_20_texts_in_one_language_are_told_only_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--texts", "house.toml", "bets.toml", "plan.toml", "--json"]) == 2
    found = json.loads(capsys.readouterr().out)["files"]
    assert [[(each["line"], each["key"]) for each in file["problems"]] for file in found] == [
        [(2, "title"), (3, "about")],
        [(4, "bet[0].name"), (7, "bet[0].rows[0].name")],
        [(2, "title"), (3, "about")],
    ]
    assert found[0]["problems"][0]["message"] == (
        "lacks ko (한국어), vi (Tiếng Việt), zh-Hans (简体中文) and zh-Hant (繁體中文);"
        " English, or else the first text, is read instead"
    )


def test_11_20_every_kind_tells_its_problems(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "bets.toml").write_text(BETS.replace("nines = {", "ninez = {"), encoding="utf-8")
    (files / "plan.toml").write_text(PLAN.replace('"5.00"', '"a chip"'), encoding="utf-8")
    assert main(["check", "bets.toml", "plan.toml", "--json"]) == 2
    bets, plan = json.loads(capsys.readouterr().out)["files"]
    assert (bets["kind"], plan["kind"]) == ("bets", "plan")
    assert bets["problems"][0]["message"].startswith("unknown fact 'ninez'; did you mean 'nines'")
    assert plan["problems"][0]["key"] == "unit"


@pytest.mark.usefixtures("files")
def test_11_20_a_plan_may_be_checked_for_a_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "plan.toml", "--house", "bclc-mini"]) == 2
    assert "panda_8" in capsys.readouterr().out


def test_11_20_a_house_extends_a_file_beside_it(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "more").mkdir()
    (files / "more" / "base.toml").write_text(HOUSE, encoding="utf-8")
    for name, extends in (("by-file", "house.toml"), ("by-key", "house"), ("below", "more/base.toml")):
        (files / f"{name}.toml").write_text(f'extends = "{extends}"\ntitle = "{name}"\n', encoding="utf-8")
    assert main(["check", "by-file.toml", "by-key.toml", "below.toml"]) == 0
    assert capsys.readouterr().out.count("2 bets") == 3


def test_11_20_a_file_to_extend_that_is_not_there_is_a_problem(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "over.toml").write_text('extends = "base.toml"\ntitle = "x"\n', encoding="utf-8")
    (files / "self.toml").write_text('extends = "self.toml"\ntitle = "x"\n', encoding="utf-8")
    assert main(["check", "over.toml", "self.toml"]) == 2
    shown = capsys.readouterr().out
    assert "there is no house 'base.toml' to extend, neither shipped nor as base.toml beside this file" in shown
    assert "'self.toml' extends itself: self -> self" in shown
