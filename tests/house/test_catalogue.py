"""What the catalogue says of its entries: where pays are confirmed, which are synonyms, and what things are called."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import defaultdict
from importlib.resources import files

import pytest

from punto.errors import HouseError
from punto.house.catalogue import Entry, entries, entry
from punto.house.loader import load_bets, load_house_text
from punto.rules.bets import Bet

ENTRIES = {key: entry(key) for key in entries()}
UNCONFIRMED = frozenset(
    {
        *("player_natural_win", "banker_natural_win", "either_natural_win"),
        *("player_natural_8", "player_natural_9", "banker_natural_8", "banker_natural_9"),
        *("player_odd", "player_even", "banker_odd", "banker_even"),
        *("player_red", "player_black", "banker_red", "banker_black", "all_red", "all_black"),
        *("player_perfect_pair", "banker_perfect_pair", "either_perfect_pair"),
        *("divine_9", "tiger_tie", "tiger_pair", "over_9_5", "under_9_5"),
    }
)
"""Entries whose pays no source confirms. Whoever finds one takes the entry out of here and names it in the file."""


def what_it_pays(bet: Bet) -> tuple[object, ...]:
    """The rows without their names."""
    return tuple((frozenset(row.when), row.pays, row.commission) for row in bet.rows)


def test_17_the_keys_that_are_found_at_a_glance_are_those_of_the_files() -> None:
    folder, found = files("punto.house") / "catalogue", list[str]()
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        found += [bet["key"] for bet in tomllib.loads(path.read_text(encoding="utf-8"))["bet"]]
    assert list(entries()) == found
    assert len(entries()) == len(set(found))


def test_17_a_house_parses_only_the_files_of_the_catalogue_that_it_needs() -> None:
    program = (
        "import tomllib\nfrom punto.house import House\nread = tomllib.loads\nparsed = []\n"
        "tomllib.loads = lambda text: parsed.append(text) or read(text)\nHouse.load('bclc-mini')\nprint(len(parsed))\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(ran.stdout) == 3, "the house, the defaults, and the file of the main bets"


def test_11_24_an_entry_names_its_source_or_is_known_to_have_none() -> None:
    assert {key for key, each in ENTRIES.items() if each.confirmed is None} == UNCONFIRMED


@pytest.mark.parametrize("each", [each for each in ENTRIES.values() if each.same_as], ids=lambda each: each.bet.key)
def test_11_24_a_synonym_is_the_same_bet(each: Entry) -> None:
    assert each.same_as is not None
    other = ENTRIES[each.same_as]
    assert other.same_as is None, "a synonym points at the bet itself, not at another synonym"
    assert what_it_pays(each.bet) == what_it_pays(other.bet)


def test_11_24_two_entries_that_are_the_same_bet_say_so() -> None:
    alike: defaultdict[tuple[object, ...], list[Entry]] = defaultdict(list)
    for each in ENTRIES.values():
        alike[what_it_pays(each.bet)].append(each)
    for group in alike.values():
        (first,) = [each for each in group if each.same_as is None]
        assert {each.same_as for each in group} <= {None, first.bet.key}


def test_11_24_fabulous_4_has_its_own_name() -> None:
    fabulous = {key: each.bet for key, each in ENTRIES.items() if "fabulous" in key}
    assert len(fabulous) == 6
    for bet in fabulous.values():
        assert bet.about is not None
        assert "Fortune" not in f"{bet.name!s} {bet.about!s}"
    assert [key for key in ENTRIES if "fortune" in key] == ["fortune_7"], "which is what 5 Treasures calls it"


def test_11_24_a_house_does_not_inherit_what_is_said_of_the_entry() -> None:
    assert load_bets("royal_match").offer("royal_match").bet == ENTRIES["royal_match"].bet
    with pytest.raises(HouseError, match="unknown key 'confirmed'"):
        load_house_text(
            'extends = "bclc-mini"\n[[bet]]\nkey = "royal_match"\nconfirmed = "somewhere"\n',
        )
