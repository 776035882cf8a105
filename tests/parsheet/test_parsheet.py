"""The par sheet: its figures add up and are those of the other commands, and every writer says them."""

from __future__ import annotations

import hashlib
import io
import json
from fractions import Fraction
from math import comb, perm, sqrt
from pathlib import Path

import pytest
from pypdf import PdfReader

from punto.cli import main
from punto.exact import odds
from punto.house import House
from punto.house.house_writer import house_toml
from punto.house.loader import load_house_text
from punto.leaflet.model import Paragraph
from punto.parsheet import FORMATS, ParSheet, par_sheet, par_sheet_file
from punto.parsheet.content import document
from punto.parsheet.figures import NORMAL_95
from punto.rules.composition import Composition
from punto.study.job import study_of
from punto.study.simulation import simulate_house
from punto.words import LANGUAGES

SHOES, STUDIED = 600, 40


@pytest.fixture(scope="module")
def house() -> House:
    return House.load("bclc-ez")


@pytest.fixture(scope="module")
def sheet(house: House) -> ParSheet:
    return par_sheet(house, seed=3, shoes=SHOES, study_shoes=STUDIED)


def test_ways_are_whole_and_add_up(sheet: ParSheet) -> None:
    assert sheet.total_ways == perm(416, 6)
    for each in sheet.bets:
        assert sum(line.ways for line in each.lines) == sheet.total_ways
        assert sum(line.contribution for line in each.lines) == each.price.ev
        for line in each.lines:
            assert Fraction(line.ways, sheet.total_ways) == line.probability


def test_tie_has_the_published_ways(sheet: ParSheet) -> None:
    [tie] = [each for each in sheet.bets if each.bet.key == "tie"]
    assert tie.lines[0].ways == 475_627_426_473_216


def test_figures_are_those_of_the_other_commands(house: House, sheet: ParSheet) -> None:
    for decks in (1, 6):
        table = odds(house, Composition.of_decks(decks))
        assert [dict(each.by_decks)[decks] for each in sheet.bets] == [table[each.bet.key].edge for each in sheet.bets]
    assert sheet.covariance == odds(house).covariance
    assert sheet.simulation.counts_sha256 == simulate_house(house, SHOES, seed=3).counts_sha256
    assert sheet.vulnerability is not None
    study = study_of(house, seed=3)
    assert sheet.vulnerability.bets == study.report(study.run(0, STUDIED))
    assert sheet.vulnerability.digest == study.digest
    assert sheet.house_sha256 == hashlib.sha256(house_toml(house).encode()).hexdigest()


def test_effects_of_removal_cancel_over_the_shoe(sheet: ParSheet) -> None:
    for each in sheet.bets:
        assert sum(each.effects.values()) == 0
        assert len(each.effects) == 13


def test_the_hold_narrows_around_the_edge(sheet: ParSheet) -> None:
    [banker] = [each for each in sheet.bets if each.bet.key == "banker"]
    low, high = banker.hold(10_000, NORMAL_95)
    assert (low + high) / 2 == pytest.approx(float(banker.price.edge))
    assert high - low == pytest.approx(2 * 1.96 * sqrt(banker.price.variance) / 100, rel=1e-4)


def test_a_pair_has_the_ways_that_one_counts_by_hand() -> None:
    sheet = par_sheet(House.load("pairs-mini"), shoes=50, study_shoes=2)
    [pair] = [each for each in sheet.bets if each.bet.key == "player_pair"]
    assert pair.lines[0].probability == Fraction(13 * comb(32, 2), comb(416, 2))


def test_a_house_of_one_bet_on_colours_has_neither_covariances_nor_a_study() -> None:
    toml = 'title = "One"\nabout = "One bet."\nsource = "us"\n[shoe]\ndecks = 1\n[[bet]]\nkey = "player_red"\n'
    sheet = par_sheet(load_house_text(toml, key="one", file="one.toml"), shoes=20, study_shoes=2)
    assert sheet.vulnerability is None
    page = par_sheet_file(sheet, fmt="html").decode()
    assert "No bet of this house is on points or pairs alone" in page
    assert "Covariances" not in page
    assert json.loads(par_sheet_file(sheet, fmt="json"))["vulnerability"] is None


def test_every_writer_says_every_bet_and_the_digests(sheet: ParSheet) -> None:
    for lang in LANGUAGES:
        page = par_sheet_file(sheet, fmt="html", lang=lang).decode()
        for each in sheet.bets:
            assert each.bet.name.in_language(lang) in page
            assert f"{each.lines[0].ways:,}" in page
        for digest in (sheet.house_sha256, sheet.simulation.counts_sha256, sheet.simulation.job_sha256):
            assert digest in page
        printed = par_sheet_file(sheet, fmt="pdf", lang=lang)
        assert printed.startswith(b"%PDF-")
        assert printed == par_sheet_file(sheet, fmt="pdf", lang=lang)


def test_json_is_exact(sheet: ParSheet) -> None:
    said = json.loads(par_sheet_file(sheet, fmt="json"))
    assert said["total_ways"] == perm(416, 6)
    dragon = said["bets"][3]
    assert dragon["bet"] == "dragon_7"
    assert Fraction(dragon["edge"]["exact"]) == sheet.bets[3].price.edge
    assert sum(line["ways"] for line in dragon["outcomes"]) == said["total_ways"]


@pytest.mark.parametrize("fmt", FORMATS)
def test_the_command_writes_by_the_ending(fmt: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"sheet.{fmt}"
    assert main(["parsheet", "bclc-ez", "-o", str(file), "--shoes", "300", "--study-shoes", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["format"] == fmt
    assert told["bytes"] == file.stat().st_size
    same = par_sheet(House.load("bclc-ez"), shoes=300, study_shoes=4)
    assert file.read_bytes() == par_sheet_file(same, fmt=fmt)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["-o", "sheet.doc"], "'sheet.doc' does not tell the format; let it end in .pdf, .html, .json"),
        (["-o", "-"], "-o - needs --format, one of pdf, html, json"),
        (["-o", "nowhere/sheet.pdf"], "'nowhere/sheet.pdf' must be in a folder that is there"),
        (["-o", "sheet.pdf", "--seed", str(2**64)], "it must be below 2^64"),
    ],
)
def test_what_cannot_be_written_is_said_before_the_work(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["parsheet", "bclc-ez", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_17_every_digest_is_in_the_output_of_the_command_beside_it(
    sheet: ParSheet, capsys: pytest.CaptureFixture[str]
) -> None:
    beside: dict[str, list[str]] = {}
    for section in document(sheet, lang="en").sections:
        said = [each.text for each in section.blocks if isinstance(each, Paragraph)]
        if commands := [each for each in said if each.startswith("punto ")]:
            [command] = commands
            beside[command] = [each.removeprefix("SHA-256 ") for each in said if each.startswith("SHA-256 ")]
    assert sorted(map(len, beside.values())) == [1, 2], "the study's, and those of the simulation's job and counts"
    for command, digests in beside.items():
        assert main(command.split()[1:]) == 0
        told = json.loads(capsys.readouterr().out)
        assert set(digests) <= {each for each in told.values() if isinstance(each, str)}, command


def test_17_the_signatures_have_a_heading_and_the_digest(sheet: ParSheet) -> None:
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(par_sheet_file(sheet, fmt="pdf"))).pages]
    [page] = [each for each in pages if "Prepared by" in each]
    assert page.index("Signatures") < page.rindex(sheet.house_sha256) < page.index("Prepared by")
    printed = par_sheet_file(sheet, fmt="html").decode().partition(">Signatures</h2>")[2]
    assert sheet.house_sha256 in printed.partition("Prepared by")[0]


def test_17_the_edge_of_a_bet_stands_on_the_page_of_its_outcomes() -> None:
    made = par_sheet(House.load("pairs-mini"), shoes=50, study_shoes=2)
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(par_sheet_file(made, fmt="pdf"))).pages]
    for page in pages:
        # Each table of outcomes ends with its total, and the line about the bet follows.
        assert page.count("1.0000000000") == page.count("hit frequency")
