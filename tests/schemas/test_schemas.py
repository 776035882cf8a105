"""JSON Schema of the files that people write: it agrees with the loader, on good files and on broken ones."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import punto
from punto.cli import main
from punto.errors import HouseError, NotationError, PlanError
from punto.house import House
from punto.house.house_keys import HOUSE, RATE
from punto.house.house_writer import house_toml
from punto.house.loader import defaults, house_keys, load_house
from punto.house.shape import Notation
from punto.rules.commission import parse_percent
from punto.rules.money import CURRENCIES
from punto.rules.odds import Odds
from punto.schemas import SCHEMAS, schema, schema_text, shipped_schema
from punto.sim.plan import load_plan_text
from punto.words import LANGUAGES

PACKAGE = Path(punto.__file__).parent
BROKEN = Path(__file__).parents[1] / "house" / "broken"
LINE = re.compile(r"#:schema (\S+)\n")
SHIPPED = sorted(path for path in PACKAGE.rglob("*.toml") if path.name != "defaults.toml")

BEYOND = {
    "circle-one": "two files that extend each other",
    "circle-two": "two files that extend each other",
    "commission-on-a-push": "a row as a whole",
    "contradictory-row": "what rounds can happen",
    "cut-behind-everything": "two keys that do not fit together",
    "duplicate-bets": "two bets of one key",
    "extends-a-file-name": "what houses there are",
    "extends-itself": "what houses there are",
    "extends-unknown": "what houses there are",
    "extends-what-is-not-toml": "another file",
    "faulty-bet-in-the-parent": "another file",
    "midi-face-up": "two keys that do not fit together",
    "minimum-above-maximum": "two keys that do not fit together",
    "never-wins": "what rounds can happen",
    "not-toml": "no TOML",
    "not-toml-at-the-end": "no TOML",
    "not-utf-8": "no text",
    "off-increment": "two keys that do not fit together",
    "only-pushes": "what rounds can happen",
    "parent-with-a-faulty-bet": "what rounds can happen",
    "perfect-pair-in-one-deck": "what rounds can happen",
    "prerequisite-nobody-has": "what bets the house has",
    "problem-in-the-parent": "another file",
    "shadowed-by-several": "what rounds can happen",
    "shadowed-row": "what rounds can happen",
    "shoe-burned-away": "two keys that do not fit together",
    "without-anything-below": "the houses below",
}
"""Broken files in which a schema sees nothing wrong, and what it would have to know."""


@cache
def validator(name: str) -> Any:
    made = schema(name)
    assert jsonschema_rs.meta.is_valid(made)
    return jsonschema_rs.validator_for(made)


def places(errors: Iterator[Any]) -> Iterator[str]:
    """Where a schema finds faults, as the loader writes places; of alternatives every one that is not met."""
    for error in errors:
        yield written(error.instance_path)
        for name in getattr(error.kind, "unexpected", ()):
            yield written([*error.instance_path, name])
        for each in getattr(error.kind, "context", ()):
            yield from places(iter(each))


def written(path: list[str | int]) -> str:
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).lstrip(".") or "the file"


def test_there_are_schemas_of_all_that_people_write() -> None:
    assert {"house", "set", "bet", "plan"} <= set(SCHEMAS)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_shipped_schema_is_the_one_that_is_made(name: str) -> None:
    """`punto schema NAME --lang en > src/punto/schemas/NAME.json` writes it anew."""
    shipped = shipped_schema(name)
    assert shipped is not None
    assert shipped.read_text(encoding="utf-8") == schema_text(name)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_shipped_file_names_its_schema_and_is_valid_by_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    line = LINE.match(text)
    assert line is not None, "the first line leads editors to the schema"
    named = (path.parent / line[1]).resolve()
    assert named == shipped_schema(named.stem)
    assert list(places(validator(named.stem).iter_errors(tomllib.loads(text)))) == []


@pytest.mark.parametrize("key", house_keys())
def test_a_house_written_out_whole_is_valid(key: str) -> None:
    assert list(places(validator("house").iter_errors(tomllib.loads(house_toml(load_house(key)))))) == []


def test_the_defaults_are_what_the_schema_says_and_valid_but_for_the_names() -> None:
    told = schema("house")["properties"]
    assert told["seats"]["default"] == 7
    assert told["shoe"]["properties"]["decks"]["default"] == 8
    assert told["limits"]["properties"]["side"]["default"]["minimum"] == "1.00"
    faults = set(places(validator("house").iter_errors(defaults().plain())))
    assert faults == {"the file"}, "it names neither itself nor its bets"


@pytest.mark.parametrize("path", sorted(BROKEN.glob("*.toml")), ids=lambda path: path.stem)
def test_a_broken_house_is_broken_at_the_same_places(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    with pytest.raises(HouseError) as caught:
        House.load(Path(path.name))
    told = {problem.key for problem in caught.value.problems if problem.file == path.name}
    try:
        document = tomllib.loads(path.read_bytes().decode())
    except ValueError:
        assert path.stem in BEYOND
        return
    errors = list(validator("house").iter_errors(document))
    if path.stem in BEYOND:
        assert errors == []
        return
    assert errors, "a schema sees what is wrong here"
    for error in errors:
        assert told & set(places(iter([error]))), f"the loader finds no fault at {error.instance_path}"


def test_most_broken_houses_are_seen() -> None:
    stems = {path.stem for path in BROKEN.glob("*.toml")}
    assert set(BEYOND) <= stems
    assert len(stems - set(BEYOND)) > 25


GOOD_PLAN: dict[str, Any] = {
    "title": "A",
    "about": "B",
    "unit": "10.00",
    "bankroll": "100.00",
    "rule": [{"bet": "tie"}],
}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"unit": "nothing"}, "unit"),
        ({"bankroll": "0.00"}, "bankroll"),
        ({"shoes": 0}, "shoes"),
        ({"rules": []}, "rules"),
        ({"rule": [{"bet": "tie", "last": "BX"}]}, "rule[0].last"),
        ({"rule": [{"last": "B"}]}, "rule[0]"),
        ({"rule": [{"bet": {}}]}, "rule[0].bet"),
        ({"rule": [{"bet": {"tie": 0}}]}, "rule[0].bet.tie"),
        ({"rule": [{"bet": "tie", "count": {"tags": {"A": 101}, "at_least": 1}}]}, "rule[0].count.tags.A"),
        ({"rule": [{"bet": "tie", "count": {"tags": {"4": 1}}}]}, "rule[0].count"),
        ({"rule": [{"bet": "tie", "left": {"K": {"least": 2}}}]}, "rule[0].left.K.least"),
        ({"progression": {"steps": []}}, "progression.steps"),
        ({"progression": {"steps": [1], "on_win": "last"}}, "progression.on_win"),
        ({"progression": {"on_win": 1}}, "progression"),
        ({"progression": {"steps": [1], "at_end": "go"}}, "progression.at_end"),
    ],
)
def test_a_broken_plan_is_broken_at_the_same_place(change: dict[str, Any], place: str) -> None:
    document = {**GOOD_PLAN, **change}
    text = "\n".join(f"{key} = {toml(value)}" for key, value in document.items())
    assert tomllib.loads(text) == document
    with pytest.raises(PlanError) as caught:
        load_plan_text(text, House.load("bclc-ez"))
    assert place in {problem.key for problem in caught.value.problems}
    assert validator("plan").is_valid(GOOD_PLAN)
    assert place in set(places(validator("plan").iter_errors(document)))


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


def test_a_set_needs_a_title_and_games() -> None:
    assert validator("set").is_valid({"title": "A", "game": [{"house": "own"}]})
    assert set(places(validator("set").iter_errors({"game": [{"hous": "own"}]}))) == {
        "the file",
        "game[0]",
        "game[0].hous",
    }
    assert not validator("set").is_valid({"title": "A"})


def test_a_file_of_bets_needs_nothing_but_bets() -> None:
    assert validator("bet").is_valid({"bet": [{"key": "tie"}]})
    assert not validator("bet").is_valid({})
    assert not validator("house").is_valid({"bet": [{"key": "tie"}]})


NUMBERS = ("0", "00", "1", "8", "40", "007", "8.5", "-1", "x", "")


@pytest.mark.parametrize("between", [":", " : ", " to ", " TO ", "to", " For ", "/", " 1 "])
def test_the_pattern_of_odds_is_what_is_read_as_odds(between: str) -> None:
    odds = validator_of({"$ref": "#/$defs/row/properties/pays"})
    for wins in NUMBERS:
        for per in NUMBERS:
            text = f"{wins}{between}{per}"
            if "for" in between.lower():  # That "1 for 1" wins nothing no pattern can see.
                assert odds.is_valid(text) or not reads(Odds.parse, text), text
            else:
                assert odds.is_valid(text) == reads(Odds.parse, text), text
    assert odds.is_valid(" Push ")


def test_the_patterns_of_percentages_and_amounts_are_what_is_read() -> None:
    rate = RATE.form
    assert isinstance(rate, Notation)
    for text in ("5%", "4.25 %", " 0% ", "99.999%", "100%", "5", "%", "-1%", "5.%", ".5%", "1 0%"):
        expected = reads(parse_percent, text) and parse_percent(text) < 1
        assert bool(re.search(rate.pattern, text)) == expected, text
    amount = validator_of({"$ref": "#/$defs/limits/properties/minimum"})
    for text in ("5", "5.00", " 5.0 ", "0", "0.00", "0.01", "5,000", "$5", ".5", "5.", "-5", ""):
        usd = CURRENCIES["USD"].parse
        assert amount.is_valid(text) == (reads(usd, text) and usd(text) > 0), text


def validator_of(part: dict[str, Any]) -> Any:
    return jsonschema_rs.validator_for({**part, "$defs": schema("house")["$defs"]})


def reads(parse: Any, text: str) -> bool:
    try:
        parse(text)
    except NotationError:
        return False
    return True


def test_every_key_is_described_in_every_language() -> None:
    """And in words of its own: English is what a language falls back to."""
    english = schema("house")["properties"]
    assert set(english) == set(HOUSE.names)
    for language in LANGUAGES:
        said = schema("house", language)["properties"]
        assert all(each["description"] for each in said.values())
        if language != "en":
            assert all(said[name]["description"] != english[name]["description"] for name in english)


def test_the_command_writes_the_schema_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "plan", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out) == schema("plan")
    assert main(["schema", "plan", "--lang", "ko", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == schema("plan", "ko")
    assert main(["schema", "casino"]) == 2
    assert "house" in capsys.readouterr().err
