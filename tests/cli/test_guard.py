"""Exit statuses and last words: closed outputs, readers who leave, full disks and wrong arguments."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from punto.cli import main
from punto.cli.guard import BAD_INPUT, BROKEN_PIPE, WRITE_ERROR, guarded

FULL = Path("/dev/full")


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which `punto` is this Python's."""
    define = f'punto() {{ "{sys.executable}" -m punto "$@"; }}; '
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(each).resolve()) for each in sys.path if each)}
    return subprocess.run(
        ["bash", "-c", define + command], capture_output=True, text=True, check=False, env=environment
    )


@pytest.mark.parametrize("command", ["houses", "houses --json", "leaflet bclc-ez --format txt -o -", "roads BP"])
def test_11_21_a_closed_output_is_one_message(command: str) -> None:
    ran = shell(f"punto {command} >&-")
    assert (ran.returncode, ran.stdout) == (WRITE_ERROR, "")
    assert ran.stderr == "punto: the answer cannot be written: standard output is closed\n"


def test_11_21_both_outputs_closed_is_a_status() -> None:
    assert shell("punto houses >&- 2>&-").returncode == WRITE_ERROR


def test_11_21_bad_input_with_a_closed_output_is_still_told() -> None:
    ran = shell("punto odds nowhere >&-")
    assert ran.returncode == BAD_INPUT
    assert ran.stderr.startswith("punto: there is no house 'nowhere'")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk at hand")
@pytest.mark.parametrize("command", ["houses", "houses --json"])
def test_11_21_a_full_disk_is_one_message(command: str) -> None:
    ran = shell(f"punto {command} > /dev/full")
    assert ran.returncode == WRITE_ERROR
    assert ran.stderr == "punto: the answer cannot be written: no space left on device\n"


def test_11_21_who_stops_reading_ends_the_command_as_a_signal_would() -> None:
    ran = shell("punto deal ohio-mini --shoe x --json | head -n 1; echo ${PIPESTATUS[0]}")
    assert (ran.stdout, ran.stderr) == (f"{{\n{BROKEN_PIPE}\n", "")


def test_11_21_an_interrupt_is_no_traceback() -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    assert guarded(interrupted, as_json=False) == 130


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("odds", "--json"), "the following arguments are required: HOUSE; see 'punto odds --help'"),
        (
            ("deal", "ohio-mini", "--json", "--shoe", "x", "--rounds", "0"),
            "argument --rounds: '0' is not a whole number",
        ),
        (("simulat", "--json"), "there is no command 'simulat'; did you mean 'simulate'?"),
        (("leaflet", "bclc-ez", "--lang", "de", "-o", "-", "--json"), "there is no choice for --lang, 'de'; known are"),
        (("odds", "bclc-ez", "--json", "--nonsense"), "unrecognized arguments: --nonsense"),
    ],
)
def test_11_21_wrong_arguments_are_json_under_json(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert main(arguments) == BAD_INPUT
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out)["error"]["message"].startswith(message)


@pytest.mark.parametrize(("given", "meant"), [("simulat", "simulate"), ("Odds", "odds"), ("house", "houses")])
def test_11_23_a_command_has_near_misses(capsys: pytest.CaptureFixture[str], given: str, meant: str) -> None:
    assert main([given]) == BAD_INPUT
    assert f"there is no command {given!r}; did you mean {meant!r}" in capsys.readouterr().err


def test_11_22_importing_the_module_runs_nothing() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import punto.__main__"],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("command", "file"),
    [
        ("simulate bclc-ez --shoes 200 --seed 1 --plot x.svg", "x.svg"),
        ("simulate bclc-ez --shoes 200 --seed 1 --strategy martingale --plot x.svg", "x.svg"),
        ("study bclc-ez --shoes 20 --seed 1 --plot x.svg", "x.svg"),
        ("count dragon_7 --shoes 20 --seed 1 --tags 0,0,0,-1,-1,-1,-1,2,2,0 --trigger 4 --sheet x.pdf", "x.pdf"),
    ],
)
def test_11_16_a_reader_who_leaves_does_not_take_the_picture_away(tmp_path: Path, command: str, file: str) -> None:
    ran = shell(f"cd '{tmp_path}'; punto {command} >&-")
    assert ran.returncode == WRITE_ERROR
    assert (tmp_path / file).stat().st_size > 0, ran.stderr
