"""`punto completion`: the scripts offer every command, option and choice that there is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from punto.cli import main
from punto.cli.entry import command_parser, commands
from punto.house.loader import house_keys

SHELLS = ("bash", "zsh", "fish")
BASH = shutil.which("bash") or "bash"


@pytest.fixture
def scripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Path]:
    """The script of each shell in a file."""
    for shell in SHELLS:
        assert main(["completion", shell, "--lang", "en"]) == 0
        (tmp_path / shell).write_text(capsys.readouterr().out, encoding="utf-8")
    return {shell: tmp_path / shell for shell in SHELLS}


def completed(script: Path, *typed: str) -> list[str]:
    """What bash offers for the last of the words that are typed."""
    asking = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _punto; printf "%s\\n" "${COMPREPLY[@]}"'
    asked = subprocess.run(
        [BASH, "--norc", "-c", asking, "bash", str(script), "punto", *typed], capture_output=True, text=True, check=True
    )
    return [each for each in asked.stdout.splitlines() if each]


def test_bash_completes_commands_options_choices_houses_and_files(scripts: dict[str, Path], tmp_path: Path) -> None:
    script = scripts["bash"]
    assert set(completed(script, "")) >= set(commands())
    assert set(completed(script, "se")) == {name for name in commands() if name.startswith("se")}
    assert completed(script, "leaflet", "bclc", "--paper", "") == ["a4", "letter"]
    assert completed(script, "odds", "ohio-") == [key for key in house_keys() if key.startswith("ohio-")]
    assert completed(script, "odds", "--lang", "zh") == ["zh-Hans", "zh-Hant"]
    assert completed(script, "odds", "--decks", "") == [], "nobody knows how many"
    (tmp_path / "our house.toml").touch()
    assert completed(script, "check", f"{tmp_path}/our") == [f"{tmp_path}/our house.toml"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_every_option_is_in_the_script(shell: str, scripts: dict[str, Path]) -> None:
    text = scripts[shell].read_text(encoding="utf-8")
    for command in commands().values():
        assert re.search(rf"\b{command.name}\b", text), command.name
        for action in command_parser(command).actions:
            for name in action.option_strings:
                assert (name if shell != "fish" else f" {'-l' if name[1] == '-' else '-s'} {name.lstrip('-')} ") in text


@pytest.mark.parametrize("shell", [each for each in SHELLS if shutil.which(each)])
def test_the_shell_itself_reads_the_script(shell: str, scripts: dict[str, Path]) -> None:
    read = subprocess.run([shell, "-n", str(scripts[shell])], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
