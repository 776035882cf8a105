"""`punto new house` and `punto diff`: house files that write themselves, and what two of them have different."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from punto.cli import main
from punto.exact import odds
from punto.house import House
from punto.house.differences import differences_between
from punto.house.loader import house_keys, load_house, load_house_text
from punto.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_a_new_house_is_what_the_options_say_and_check_accepts_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    options = ["--title", 'The "Pearl"', "--decks", "6", "--currency", "EUR", "--minimum", "2.50", "--banker", "ez"]
    assert main(["new", "house", str(file), *options, "--bets", "dragon_7, panda_8"]) == 0
    assert str(file) in capsys.readouterr().out
    assert main(["check", str(file), "--json"]) == 0
    [checked] = json.loads(capsys.readouterr().out)["files"]
    assert (checked["kind"], checked["ok"], checked["warnings"]) == ("house", True, [])
    house = House.load(file)
    assert (str(house.title), house.shoe.decks, house.currency.code) == ('The "Pearl"', 6, "EUR")
    assert [bet.key for bet in house.bets] == ["player", "banker", "tie", "dragon_7", "panda_8"]
    assert not house.charges_commission
    limits = house.offer("player").limits
    assert (limits.minimum, limits.maximum, limits.increment) == (2_50, 5000_00, 2_50), "a step that fits both"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_options_a_new_house_plays_by_the_defaults(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "house", "--lang", language]) == 0
    text = capsys.readouterr().out
    house = load_house_text(text)
    assert (house.style, house.shoe.decks, house.seats) == ("mini", 8, 7)
    uncommented = "\n".join(line.removeprefix("# ") for line in text.splitlines() if " = " in line or "[" in line)
    assert tomllib.loads(text).keys() <= tomllib.loads(_without_prose(uncommented)).keys()


def _without_prose(text: str) -> str:
    """The lines that are TOML: keys, and the headings of tables."""
    lines = [line for line in text.splitlines() if line.startswith("[") or line.partition(" = ")[0].isidentifier()]
    return "\n".join(lines)


def test_what_is_commented_out_is_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    """So that taking a # away changes nothing yet."""
    assert main(["new", "house", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    whole = _without_prose("\n".join(line.removeprefix("# ") for line in text.splitlines()))
    assert load_house_text(whole) == load_house_text(text)
    assert whole.count("\n") > text.count("\n") / 3


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("mine", encoding="utf-8")
    assert main(["new", "house", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert main(["new", "house", str(tmp_path / "ours.txt")]) == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--decks", "13"], "decks must be a whole number from 1 to 12, not 13"),
        (["--currency", "XYZ"], "currency must be one of"),
        (["--minimum", "five"], "'five' is not an amount of money"),
        (["--bets", "dragon_9"], "did you mean 'dragon_7'"),
        (["--minimum", "9000.00"], "above the maximum"),
    ],
)
def test_a_bad_option_is_said_in_one_sentence(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "house", *options]) == 2
    assert said in capsys.readouterr().err


def test_on_a_terminal_it_asks_and_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    ours, theirs = pty.openpty()
    answers = ["The Pearl", "", "", "midi", "", "thirteen", "6", "", "", "no-commission", "tie_9", "lucky_6"]
    command = [sys.executable, "-m", "punto", "new", "house", str(file), "--lang", "en"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT) as asking:
        os.close(theirs)
        os.write(ours, "".join(f"{answer}\n" for answer in answers).encode())
        shown = b""
        while asking.poll() is None or b"is written" not in shown:
            try:
                shown += os.read(ours, 4096)
            except OSError:  # The other side is closed.
                break
        assert asking.wait() == 0
    os.close(ours)
    assert b"must be a whole number from 1 to 12, not 'thirteen'" in shown
    assert b"there is no bet in the catalogue 'tie_9'" in shown
    house = House.load(file)
    assert (str(house.title), house.style, house.shoe.decks) == ("The Pearl", "midi", 6)
    assert [bet.key for bet in house.bets] == ["player", "banker", "tie", "lucky_6"]


# ------------------------------------------------------------------------------------------------ diff


def test_a_house_differs_in_nothing_from_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "bclc-ez", "bclc-ez"]) == 0
    assert capsys.readouterr().out == "The houses differ in nothing but their names.\n"


def test_diff_says_in_words_what_differs_and_which_odds_change(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["diff", "bclc-mini", "bclc-ez"]) == 0
    shown = capsys.readouterr().out
    assert "Banker wins: 1 to 1 less commission" in shown
    assert "Only bclc-ez has Dragon 7." in shown
    assert "1.0579" in shown
    assert "Tie" not in shown, "what is the same is not mentioned"


def test_diff_as_data_has_exact_edges(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "bclc-mini", "bclc-no-commission", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["houses"] == ["bclc-mini", "bclc-no-commission"]
    [edge] = told["edges"]
    exact = [next(each for each in odds(House.load(key)) if each.bet.key == "banker").edge for key in told["houses"]]
    assert edge["bet"] == "banker"
    assert [Fraction(each) for each in edge["edge_exact"]] == exact
    [bet] = told["bets"]
    assert {each["key"] for each in bet["differences"]} >= {"wins"}
    assert set(bet["name"]) == set(LANGUAGES)


def test_a_change_of_any_key_is_a_difference(tmp_path: Path) -> None:
    """Whatever a house file can say besides its names, diff speaks of it."""
    base = load_house("bclc-mini")
    changes = {
        "seats = 9": "seats",
        "tips = true": "tips",
        "[shoe]\ndecks = 6": "shoe.decks",
        "[time]\npause_seconds = 9": "time.pause_seconds",
        "[limits]\ntie_alone = true": "limits.tie_alone",
        "[limits]\ndifferential = '900.00'": "limits.differential",
        "[commission]\nrate = '4%'": "commission.rate",
        "[commission]\nrounding = { unit = '1.00', favour = 'house' }": "commission.rounding.unit",
        "[combinations]\nnever_together = [['player', 'tie']]": "combinations.never_together",
        "[handling]\nceding = false": "handling.ceding",
        "[texts]\nwelcome = 'Welcome.'": "texts.welcome",
        "[leaflet]\ncolour = '#123456'": "leaflet.colour",
    }
    for change, key in changes.items():
        found = differences_between(base, load_house_text(f'extends = "bclc-mini"\n{change}\n'))
        assert key in [each.key for each in found.settings], change
    limits = differences_between(
        base, load_house_text('extends = "bclc-mini"\n[[bet]]\nkey = "tie"\nlimits.maximum = "50.00"\n')
    )
    assert [(each.bet, [one.key for one in each.differences]) for each in limits.bets] == [("tie", ["limits.maximum"])]


@pytest.mark.parametrize("key", house_keys())
def test_differences_are_the_same_seen_from_either_side(key: str) -> None:
    one, other = load_house("bclc-mini"), load_house(key)
    there, back = differences_between(one, other), differences_between(other, one)
    assert there.any == (key != "bclc-mini")
    assert [(each.key, each.values[::-1]) for each in there.settings] == [
        (each.key, each.values) for each in back.settings
    ]
    assert there.only == back.only[::-1]
    assert {each.bet for each in there.bets} == {each.bet for each in back.bets}


def test_the_hook_for_pre_commit_runs_a_command_that_there_is() -> None:
    hook = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    assert "entry: punto check\n" in hook
    assert "types: [toml]\n" in hook
