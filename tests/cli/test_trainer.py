"""`punto drill` and `punto exam` as a person runs them."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from punto.cli import main
from punto.house import House
from punto.trainer.exam import Terms, paper
from punto.trainer.forms import Arrange, Choose, CutChips, Fill, Pick
from punto.trainer.model import Drill


def typed(drill: Drill) -> str:
    """The right answer as a person types it."""
    form = drill.asked.form
    parts = drill.answer.split("+")
    if isinstance(form, Choose | Pick | Arrange):
        keys = [choice.key for choice in form.choices]
        return "-" if drill.answer == "-" else " ".join(str(keys.index(part) + 1) for part in parts)
    if isinstance(form, CutChips):
        chips = zip(parts, form.chips, strict=True)
        return " ".join(f"{count}x{form.currency.format(chip)}" for count, chip in chips if count != "0")
    if isinstance(form, Fill) and form.currency is not None:
        return " ".join(form.currency.format(int(part)) for part in parts)
    return " ".join(parts)


def test_11_25_an_exam_is_sat_at_the_terminal_and_its_result_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drills = paper(House.load("atlantic-city-midi"), Terms(seed="cli", count=28))
    answers = [typed(each) for each in drills]
    # A slip of the finger is explained and asked again; an empty line leaves a question open.
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["99", *answers[:-1], ""]) + "\n"))
    kept = tmp_path / "result.json"
    arguments = ["exam", "atlantic-city-midi", "--seed", "cli", "--count", "28", "--date", "2026-01-02"]
    assert main([*arguments, "--result", str(kept)]) == 0
    printed = capsys.readouterr().out
    assert "'99' is no choice" in printed
    assert "27 of 28: passed" in printed
    result = json.loads(kept.read_text(encoding="utf-8"))
    assert (result["score"], result["date"], result["seed"]) == (27, "2026-01-02", "cli")
    given = tmp_path / "answers.json"
    given.write_text(json.dumps([each["given"] for each in result["questions"]]), encoding="utf-8")
    pdf = tmp_path / "again.pdf"
    assert main([*arguments, "--answers", str(given), "--result", str(pdf), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["questions"] == result["questions"]
    assert pdf.read_bytes().startswith(b"%PDF")


def test_11_25_a_result_that_could_not_be_kept_is_told_before_the_exam(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exam", "bclc-ez", "--result", "none/result.pdf"]) == 2
    assert "there is no folder 'none'" in capsys.readouterr().err


def test_11_25_a_paper_can_be_printed_without_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exam", "bclc-ez", "--seed", "p", "--count", "5", "--topic", "payout", "--paper"]) == 0
    written = json.loads(capsys.readouterr().out)
    assert len(written["questions"]) == 5
    assert all("answers" not in question for question in written["questions"])


def test_drills_are_judged_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["drill", "dragon-mini", "--seed", "d", "--count", "4", "--topic", "winner", "--json"]) == 0
    drills = json.loads(capsys.readouterr().out)["drills"]
    places = ["player", "banker", "tie"]
    right = [str(places.index(each["answers"][0]) + 1) for each in drills]
    wrong = str(int(right[3]) % 3 + 1)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*right[:3], wrong]) + "\n"))
    assert main(["drill", "dragon-mini", "--seed", "d", "--count", "4", "--topic", "winner"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("Right.") == 3
    assert "3 of 4 right" in printed
    assert drills[3]["reasons"][-1]["en"] in printed


def test_bad_input_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exam", "dragon-mini", "--topic", "poker", "--paper"]) == 2
    assert "there is no kind 'poker'" in capsys.readouterr().err
    assert main(["exam", "dragon-mini", "--result", "x.doc"]) == 2
    assert "let it end in .txt, .json, .pdf" in capsys.readouterr().err
    (tmp_path / "a.json").write_text('{"answers": 7}', encoding="utf-8")
    assert main(["exam", "dragon-mini", "--answers", str(tmp_path / "a.json")]) == 2
    assert "answers are a list" in capsys.readouterr().err
