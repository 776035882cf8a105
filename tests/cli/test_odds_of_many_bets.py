"""`punto odds` on houses of many bets: as quick as a file of the same bets, and with what was asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from punto.cli import main
from punto.house.catalogue import catalogue_bet, entries
from punto.program.points import is_points_bet

_KEYS = [*[key for key in entries() if is_points_bet(catalogue_bet(key))][:26], "royal_match", "all_red"]
_BETS = "".join(f'[[bet]]\nkey = "{key}"\n' for key in _KEYS)
_HEAD = 'title = "Many"\nabout = "Many bets."\nsource = "us"\n'


def test_11_19_a_house_of_many_bets_is_priced_as_a_file_of_them_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, bets = tmp_path / "house.toml", tmp_path / "bets.toml"
    house.write_text(_HEAD + _BETS)
    bets.write_text(_BETS)
    assert main(["odds", str(house), "--json"]) == 0
    of_house = json.loads(capsys.readouterr().out)
    assert main(["bet", str(bets), "--json"]) == 0
    of_file = json.loads(capsys.readouterr().out)
    assert of_house["bets"] == of_file["bets"]
    assert len(of_house["bets"]) == len(_KEYS)
    assert "covariance" not in of_house, "how so many bets go together is told when asked"
    assert "covariance" not in of_file


def test_11_19_matrices_of_many_bets_come_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.toml"
    house.write_text(_HEAD + _BETS)
    assert main(["odds", str(house), "--matrices", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    for each in said["bets"]:
        assert said["covariance"][each["bet"]][each["bet"]] == pytest.approx(each["variance"])
    assert main(["odds", str(house)]) == 0
    assert "--matrices" in capsys.readouterr().out
