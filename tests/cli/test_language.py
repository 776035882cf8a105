"""The language of the command line: --lang, PUNTO_LANG, the locale; and what must not depend on it."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from punto.cli import main
from punto.cli.entry import commands
from punto.cli.help_formatter import cells_of, wrapped
from punto.cli.language import choose_language, spoken
from punto.words import LANGUAGES, language_name

Capture = pytest.CaptureFixture[str]
SETTLE = ("settle", "dragon-mini", "--cards", "5s 6h Kd Kc 7h 2d", "--bet", "banker=20")
IN_CHINESE = ("庄家胜，8点对2点。", "龙宝迷你百家乐", "注额", "净赢", "20.00按1赔1赢20.00")
VARIABLES = ("PUNTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that asks for no language."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "zh-Hans", *SETTLE),
        ("--lang=zh-Hans", *SETTLE),
        (*SETTLE, "--lang", "zh-Hans"),
        (SETTLE[0], "--lang=zh", *SETTLE[1:]),
    ],
)
def test_13_an_option_before_or_after_the_command_chooses(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert all(said in shown for said in IN_CHINESE)
    assert "Banker" not in shown


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"PUNTO_LANG": "zh-Hans"}, "zh-Hans"),
        ({"PUNTO_LANG": "en", "LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LC_MESSAGES": "zh_SG", "LANG": "en_US.UTF-8"}, "zh-Hans"),
        ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "tlh_KX"}, "en"),
    ],
)
def test_13_the_environment_chooses_where_no_option_does(environment: dict[str, str], language: str) -> None:
    choose_language(["houses"], environment)
    assert spoken() == language
    choose_language(["houses", "--lang", "en"], environment)
    assert spoken() == "en"


def test_13_the_environment_of_the_process_is_asked(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUNTO_LANG", "zh-Hans")
    assert main(SETTLE) == 0
    assert all(said in capsys.readouterr().out for said in IN_CHINESE[:1])
    monkeypatch.setenv("PUNTO_LANG", "en")
    assert main(SETTLE) == 0
    assert "Banker wins, 8 over 2." in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "variable"), [(["--lang", "tlh", "houses"], ""), (["houses"], "tlh")])
def test_13_a_language_that_there_is_not_names_those_there_are(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, arguments: list[str], variable: str
) -> None:
    monkeypatch.setenv("PUNTO_LANG", variable)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    named = "PUNTO_LANG" if variable else "--lang"
    assert err.startswith(f"punto: there is no choice for {named}, 'tlh'; known are: en (English), ")
    assert all(f"{each} ({language_name(each)})" in err for each in LANGUAGES)


def test_13_errors_and_complaints_are_said_in_the_language(capsys: Capture) -> None:
    for arguments, said in (
        (("simulat",), "punto: 没有命令“simulat”；"),
        (("deal", "ohio-mini", "--shoe", "x", "--rounds", "0"), "punto: 参数--rounds：“0”不是大于0的整数；"),
        (("deal", "ohio-mini"), "punto: 缺少以下参数：--shoe；详见“punto deal --help”"),
        (("settle", "ohio-mini", "--cards", "9 3 K K", "--bet", "tie"), "punto: --bet “tie”不是投注及其注额"),
        (("settle", "ohio-mini", "--cards", "9 3 K K"), "punto: 注单不受理（empty_slip）：没有下注。"),
    ):
        assert main([*arguments, "--lang", "zh-Hans"]) == 2
        assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize(
    "arguments",
    [
        SETTLE,
        ("settle", "dragon-mini", "--cards", "9 3 K K"),
        ("deal", "ohio-mini", "--shoe", "x", "--rounds", "0"),
        ("houses", "bclc-ez"),
        ("odds", "bclc-ez", "--known", "1:9, 3"),
        ("roads", "BBPPPBPBB"),
        ("facts",),
        ("plans",),
        ("nothing",),
    ],
)
def test_13_json_is_the_same_in_every_language(capsys: Capture, arguments: tuple[str, ...]) -> None:
    found = []
    for language in LANGUAGES:
        main([*arguments, "--json", "--lang", language])
        found.append(json.loads(capsys.readouterr().out))
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_13_the_help_of_every_command_is_there_in_every_language(capsys: Capture, language: str) -> None:
    english = {}
    for name in ("", *commands()):
        arguments = [name, "--help"] if name else ["--help"]
        assert main([*arguments, "--lang", "en"]) == 0
        english[name] = capsys.readouterr().out
        assert main([*arguments, "--lang", language]) == 0
        shown = capsys.readouterr().out
        assert "--lang" in shown
        assert (shown == english[name]) == (language == "en")


def test_13_the_help_in_chinese_names_everything_in_chinese(capsys: Capture) -> None:
    assert main(["--lang", "zh-Hans", "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("用法: punto")
    assert re.search("  settle +一局牌在某厅的派彩及其理由", shown)
    for english in ("usage", "options", "positional", "show ", "exit"):
        assert english not in shown


def test_13_a_line_of_help_is_no_wider_than_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in commands():
        assert main([name, "--help", "--lang", "zh-Hans"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert all(cells_of(line) <= 80 for line in lines), name


def test_13_marks_do_not_begin_a_line_and_words_are_not_torn() -> None:
    assert wrapped("按此注额，如赌桌般", 8) == ["按此注", "额，如赌", "桌般"]
    assert wrapped("使用punto verify核查（见下）", 12) == ["使用punto", "verify核查", "（见下）"]


def test_13_json_and_help_load_neither_fluent_nor_babel() -> None:
    for arguments in (["roads", "BPT", "--json"], ["deal", "--help", "--lang", "zh-Hans"]):
        code = (
            "import sys\nfrom punto.cli import main\n"
            f"assert main({arguments}) == 0\nprint(*sorted(sys.modules), file=sys.stderr)\n"
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        assert not {name.partition(".")[0] for name in ran.stderr.split()} & {"fluent", "babel"}
