"""`punto simulate` from the outside: what it takes, what it says while it works, and that no run is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from harness.patience import until
from punto.cli import main, progress, simulate_files
from punto.words import Text

Capture = pytest.CaptureFixture[str]


def answer(capsys: Capture, *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_11_15_a_checkpoint_is_resumed_by_another_process(tmp_path: Path) -> None:
    house, saved = tmp_path / "two.toml", tmp_path / "run.json"
    house.write_text(
        'extends = "bclc-mini"\ntitle = "two"\nabout = "two"\n[[bet]]\nkey = "own"\nname = "Own"\nkind = "side"\n'
        'side = "centre"\nrows = [{ name = "r", when = { winner = ["player", "banker"] }, pays = "1:1" }]\n'
    )
    for order, shoes in (("1", "300"), ("2", "600")):
        command = [sys.executable, "-m", "punto", "simulate", str(house), "--shoes", shoes, "--seed", "1", "--json"]
        done = subprocess.run(
            [*command, "--checkpoint", str(saved)],
            env=os.environ | {"PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert json.loads(done.stdout)["shoes"] == int(shoes)


def test_11_15_a_checkpoint_of_more_shoes_is_refused(capsys: Capture, tmp_path: Path) -> None:
    run = ["simulate", "bclc-mini", "--seed", "1", "--checkpoint", str(tmp_path / "run.json"), "--shoes"]
    assert main([*run, "2000"]) == 0
    capsys.readouterr()
    assert main([*run, "1000"]) == 2
    assert "holds 1,792 shoes already, more than the 1,000" in capsys.readouterr().err


def test_11_16_a_picture_that_cannot_be_drawn_is_refused_before_the_first_shoe(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("punto.cli.simulate.dealt", lambda *_, **__: pytest.fail("dealt all the same"))
    (tmp_path / "x.svg").mkdir()
    for path in (tmp_path / "none" / "x.svg", tmp_path / "x.svg"):
        assert main(["simulate", "bclc-mini", "--plot", str(path)]) == 2
        assert f"--plot '{path}'" in capsys.readouterr().err


@pytest.mark.parametrize("more", [[], ["--strategy", "flat"]])
def test_11_16_a_run_whose_picture_fails_in_the_end_is_not_lost(
    more: list[str], capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("punto.cli.plots._save", full)
    run = ["simulate", "bclc-mini", "--shoes", "300", "--seed", "1", "--plot", str(tmp_path / "x.svg"), *more]
    assert main([*run, "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["seed"] == 1
    assert "No space left on device" in err


def test_11_17_a_run_that_differs_explains_the_cut_card_and_offers_fixed_rounds(
    capsys: Capture, tmp_path: Path
) -> None:
    house = tmp_path / "one.toml"
    house.write_text(
        'extends = "pairs-mini"\ntitle = "one"\nabout = "one"\n[shoe]\ndecks = 1\nburn = "none"\ncut_card = 0\n'
    )
    run = ["simulate", str(house), "--shoes", "4e5", "--seed", "1"]
    assert main(run) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "differs, by no more than the cut-card effect explains" in said
    assert "With --rounds 8 every shoe has 8 rounds" in said
    assert main([*run, "--rounds", "8"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "no difference shows" in said
    assert "Rounds in a shoe: 8 in each" in said
    assert "cut-card effect" not in said


def test_11_19_what_takes_long_says_so_on_the_error_output(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE_SECONDS", 0.0)
    with progress.waiting_for(simulate_files.COMPILING):
        said = until(lambda: capsys.readouterr().err, "a word about what takes long")
    assert said == f"punto: {simulate_files.COMPILING}\n"
    monkeypatch.setattr(progress, "_PATIENCE_SECONDS", 3600.0)
    with progress.waiting_for(simulate_files.COMPILING):
        pass
    assert capsys.readouterr() == ("", "")


def test_11_19_the_kernel_is_prepared_behind_that_word(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Text] = []

    def noted(what: Text) -> AbstractContextManager[None]:
        said.append(what)
        return progress.waiting_for(what)

    monkeypatch.setattr("punto.cli.dealing.waiting_for", noted)
    answer(capsys, "bclc-mini", "--shoes", "10")
    assert said == [simulate_files.COMPILING]


@pytest.mark.parametrize(("written", "shoes"), [("1e3", 1000), ("2.5e2", 250), ("1,000", 1000), ("1_000", 1000)])
def test_11_23_shoes_may_be_written_as_people_write_large_numbers(capsys: Capture, written: str, shoes: int) -> None:
    assert answer(capsys, "bclc-mini", "--shoes", written, "--seed", "1")["shoes"] == shoes


@pytest.mark.parametrize("written", ["1e-3", "0", "1.5", "1e99999999", "9" * 5000, "-5", "nan", "1e16"])
def test_11_23_what_is_no_number_of_shoes_is_refused_in_a_sentence(capsys: Capture, written: str) -> None:
    try:
        code = main(["simulate", "bclc-mini", "--shoes", written])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    assert capsys.readouterr().err.startswith("punto: ")


@pytest.mark.parametrize("command", ["study", "count", "parsheet", "exam", "odds"])
def test_11_23_a_number_that_is_none_is_refused_in_a_short_sentence(capsys: Capture, command: str) -> None:
    option = {"exam": "--count", "odds": "--decks"}.get(command, "--seed")
    for given in ("-1", "9" * 5000, "x"):
        assert main([command, "bclc-ez", option, given]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"punto: argument {option}: '{given[:40]}")
        assert "is not a whole number" in said
        assert len(said) < 200


def test_11_23_a_single_session_is_one_session_without_an_error(capsys: Capture, tmp_path: Path) -> None:
    plan = tmp_path / "long.toml"
    plan.write_text(
        'title = "long"\nabout = "long"\nunit = "10.00"\nbankroll = "100000.00"\nshoes = 1000\n'
        '[[rule]]\nbet = "player"\n'
    )
    assert main(["simulate", "bclc-mini", "--strategy", str(plan), "--shoes", "1000", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "1 session of 1,000 shoes" in out
    assert "±" not in out
    for unknown in ("deviation", "below", "25%", "25 %", "not dealt"):
        assert unknown not in out
    assert main(["simulate", "bclc-mini", "--strategy", str(plan), "--shoes", "999"]) == 2
    assert "less than one session of the plan" in capsys.readouterr().err


def test_11_14_shoes_that_make_no_session_are_said_to_be_left_over(capsys: Capture, tmp_path: Path) -> None:
    plan = tmp_path / "long.toml"
    plan.write_text(
        'title = "long"\nabout = "long"\nunit = "10.00"\nbankroll = "100000.00"\nshoes = 1000\n'
        '[[rule]]\nbet = "player"\n'
    )
    asked = ["simulate", "bclc-mini", "--strategy", str(plan), "--shoes", "2500", "--seed", "1"]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert "2 sessions of 1,000 shoes" in out
    assert "500 shoes are not dealt" in out
    assert "deviation" in out
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["shoes_left_over"] == 500


def test_11_23_other_decks_than_the_houses(capsys: Capture) -> None:
    one, eight = (answer(capsys, "bclc-mini", "--decks", decks, "--seed", "1", "--shoes", "2000") for decks in "18")
    assert (one["decks"], eight["decks"]) == (1, 8)
    assert float(str(one["rounds"])) < float(str(eight["rounds"])) / 6
    [one_tie, eight_tie] = (said["bets"][2]["exact_ev_float"] for said in (one, eight))  # type: ignore[index]
    assert one_tie != eight_tie
