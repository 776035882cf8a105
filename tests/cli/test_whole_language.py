"""Whole answers in another language: nothing in them is left in English, and pictures have the signs."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from punto.cli import main, picture
from punto.fairness.commit import Cut
from punto.fairness.make import Interruption, deal_record
from punto.house import House

Capture = pytest.CaptureFixture[str]
ENGLISH = re.compile(r"\b[A-Za-z]?[a-z]{2,} [a-z]{2,}\b")
"""Two words beside each other: a name or a key alone is no sentence."""
NO_SENTENCE = re.compile(r"punto [a-z]+|--[a-z-]+ [a-z]+|sha256 \w+|Wizard of Odds")
"""Commands to type, digests, and where a bet's pays are published."""


@pytest.fixture(autouse=True)
def in_chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUNTO_LANG", "zh-Hans")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A shoe with a void round and a payout that is false."""
    made = deal_record(
        House.load("atlantic-city-mini"),
        seed=bytes(range(32)),
        cuts=[Cut("3", b"abc")],
        slips={1: {3: {"banker": 2000, "tie": 500}}, 3: {2: {"tie": 1000}}},
        voids={3: Interruption("露牌", 3)},
        name="甲桌7",
    )
    path = tmp_path / "shoe.json"
    path.write_text(str(made).replace('"returned": "0.00"', '"returned": "0.01"', 1), encoding="utf-8")
    return str(path)


def left_in_english(shown: str) -> list[str]:
    return ENGLISH.findall(NO_SENTENCE.sub("", shown))


@pytest.mark.parametrize(
    "command",
    [
        "settle atlantic-city-mini --cards 5,6,K,K,7,2 --bet banker=20",
        "houses",
        "houses bclc-ez",
        "deal ohio-mini --shoe 2026",
        "roads BBPPPBPBB",
        "odds bclc-ez --effects",
        "odds bclc-mini --seen 9 --removed As",
        "odds bclc-mini --known 1",
        "compare bclc-mini bclc-ez",
        "bet panda_8",
        "plans",
        "facts",
        "simulate bclc-mini --shoes 300 --seed 1",
        "simulate bclc-ez --strategy martingale --shoes 100 --seed 1",
        "study bclc-mini --shoes 32 --seed 1",
        "count dragon_7 --tags 0,0,0,-1,-1,-1,-1,2,2,0 --trigger 4 --shoes 64 --seed 1",
    ],
)
def test_13_an_answer_is_wholly_in_the_language(capsys: Capture, command: str) -> None:
    assert main([word.replace(",", " ") if "K" in word else word for word in command.split()]) == 0
    shown, said = capsys.readouterr()
    assert not left_in_english(shown + said)
    assert re.search("[\u4e00-\u9fff]", shown)


@pytest.mark.parametrize(("command", "status"), [("verify", 1), ("replay", 0)])
def test_13_records_are_judged_and_replayed_in_the_language(
    capsys: Capture, record: str, command: str, status: int
) -> None:
    assert main([command, record]) == status
    shown = capsys.readouterr().out
    assert not left_in_english(shown)
    assert "✗ 记录不实：" in shown


def test_13_questions_are_asked_in_the_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("99\n1\n" * 6))
    assert main(["drill", "dragon-midi", "--seed", "d", "--count", "6"]) == 0
    shown = capsys.readouterr().out
    assert not left_in_english(shown)
    assert "题答对" in shown


def test_13_a_picture_has_labels_in_the_language(capsys: Capture, tmp_path: Path) -> None:
    drawn = tmp_path / "run.svg"
    assert main(["simulate", "bclc-ez", "--shoes", "300", "--seed", "1", "--plot", str(drawn)]) == 0
    assert capsys.readouterr().err == ""
    assert all(
        label in drawn.read_text(encoding="utf-8") for label in ("龙7", "每靴局数", "赌场优势 %", "Noto Sans SC")
    )


def test_13_a_picture_without_a_font_is_labelled_in_english_and_says_so(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "_shipped", lambda _language: [])
    drawn = tmp_path / "run.svg"
    assert main(["simulate", "bclc-ez", "--shoes", "300", "--seed", "1", "--plot", str(drawn)]) == 0
    assert capsys.readouterr().err == "punto: 现有字体缺少本语言的字符，图片改用英文标注\n"
    assert "Rounds in a shoe" in drawn.read_text(encoding="utf-8")
