"""`punto leaflet` on the command line."""

import json
from pathlib import Path

import pytest

from punto.cli import main
from punto.house import House
from punto.leaflet import leaflet
from tests.leaflet.houses import BARE


def run(*arguments: str) -> int:
    """The exit code of a command, an early one too."""
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.mark.parametrize("ending", ["pdf", "html", "md", "txt", "PDF"])
def test_the_ending_tells_the_format(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"leaflet.{ending}"
    assert run("leaflet", "bclc-ez", "-o", str(file)) == 0
    fmt = ending.lower()
    assert fmt in {"pdf", "html", "md", "txt"}
    assert file.read_bytes() == leaflet(House.load("bclc-ez"), lang="en", fmt=fmt)  # type: ignore[arg-type]
    assert "BCLC EZ Baccarat" in capsys.readouterr().out


def test_language_odds_and_an_own_house(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    own = tmp_path / "own.toml"
    own.write_text(BARE, encoding="utf-8")
    assert run("leaflet", str(own), "--lang", "zh-Hans", "--odds", "-o", "-", "--format", "txt") == 0
    out = capsysbinary.readouterr().out
    assert out == leaflet(House.load(own), lang="zh-Hans", fmt="txt", odds=True)
    assert "精确概率" in out.decode()


def test_what_was_written_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "leaflet.md"
    assert run("leaflet", "ohio-midi", "--json", "-o", str(file)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {
        "house": "ohio-midi",
        "language": "en",
        "format": "md",
        "odds": False,
        "file": str(file),
        "bytes": file.stat().st_size,
    }


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["-o", "leaflet.doc"], "'leaflet.doc' does not tell the format; let it end in .pdf, .html, .md, .txt"),
        (["-o", "leaflet"], "'leaflet' does not tell the format"),
        (["-o", "-"], "-o - needs --format, one of pdf, html, md, txt"),
        (["-o", "-", "--format", "txt", "--json"], "--json tells what was written"),
        (["-o", "leaflet.pdf", "--lang", "fr"], "there is no choice for --lang, 'fr'"),
        ([], "-o/--output"),
    ],
)
def test_bad_requests_are_refused_with_the_remedy(
    arguments: list[str], complaint: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("leaflet", "bclc-ez", *arguments) == 2
    captured = capfd.readouterr()
    assert complaint in captured.err + captured.out


def test_an_unknown_house_and_an_unwritable_file_are_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("leaflet", "bclc-easy", "-o", str(tmp_path / "x.txt")) == 2
    assert "there is no house 'bclc-easy'; did you mean" in capfd.readouterr().err
    assert run("leaflet", "bclc-ez", "-o", str(tmp_path / "no" / "x.txt")) == 2
    assert "no such file or directory" in capfd.readouterr().err
