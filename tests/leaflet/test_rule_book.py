"""Rule by rule: the generated leaflet of a house states what the leaflet it follows says, and nothing else will do.

What to look for stands in `rules.toml`. Each rule is also changed, in the house or in the game, and must then no longer
be found: a leaflet that left it out, or had it typed in, would not pass.
"""

import re
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.leaflet import content
from punto.leaflet.sections import drawing, game
from punto.rules.cards import VALUES
from punto.rules.facts import FACTS, RoundFact
from punto.rules.tableau import TABLEAU, Tableau
from tests.leaflet.statements import statements
from tests.rulebook.test_every_line_has_a_test import rule_ids

TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "rules.toml").read_text(encoding="utf-8"))
STATEMENTS: dict[str, str] = TABLE["statement"]
CHANGES: dict[str, str] = TABLE["change"]
RULES: dict[str, dict[str, Any]] = TABLE["rule"]


@cache
def sources() -> dict[str, list[str]]:
    """The shipped houses by the leaflet that each names as its source."""
    found: dict[str, list[str]] = {}
    for key in house_keys():
        found.setdefault(House.load(key).source[:3], []).append(key)
    return found


def houses_of(rule: str) -> list[str]:
    """The houses whose leaflets must state a rule."""
    return list(RULES[rule].get("houses", sources()[rule[:3]]))


def is_said(name: str, said: list[str]) -> bool:
    """Whether something is said: a row of a table as a whole, a sentence within its paragraph."""
    wanted = STATEMENTS[name]
    return wanted in said if " | " in wanted else any(wanted in each for each in said)


def missing(rule: str, said: list[str]) -> list[str]:
    """Which statements of a rule are not among what is said."""
    return [name for name in RULES[rule]["states"] if not is_said(name, said)]


def said_by(house: House) -> list[str]:
    """Everything that the leaflet of a house states."""
    return statements(content(house, lang="en"))


@cache
def said_by_shipped(key: str) -> list[str]:
    """The same of a shipped house, made once."""
    return said_by(House.load(key))


def stated() -> list[str]:
    """The rules that a leaflet states."""
    return [rule for rule in RULES if "unstated" not in RULES[rule]]


# Changes of the game itself, which no house can make.


def _draws(total: int, values: set[int]) -> Tableau:
    draws_to = list(TABLEAU.banker_draws_to)
    draws_to[total] = frozenset(values)
    return replace(TABLEAU, banker_draws_to=tuple(draws_to))


CHANGED_TABLEAUX = {
    "natural_9_only": replace(TABLEAU, natural=frozenset({9}), banker_draws_to=(*TABLEAU.banker_draws_to, frozenset())),
    "player_draws_to_4": replace(TABLEAU, player_draws=frozenset(range(5))),
    "banker_stands_on_5": replace(TABLEAU, banker_draws_if_player_stood=frozenset(range(5))),
    "banker_2_stands_on_8": _draws(2, set(range(10)) - {8}),
    "banker_3_draws_to_8": _draws(3, set(range(10))),
    "banker_4_draws_to_1": _draws(4, set(range(1, 8))),
    "banker_5_draws_to_3": _draws(5, set(range(3, 8))),
    "banker_6_draws_to_5": _draws(6, {5, 6, 7}),
    "banker_7_draws_to_7": _draws(7, {7}),
}
CHANGED_VALUES = {
    "ace_counts_11": VALUES | {"A": 11},
    "tens_count_10": VALUES | dict.fromkeys("TJQK", 10),
}
CHANGES_OF_THE_GAME = {*CHANGED_TABLEAUX, *CHANGED_VALUES, "two_and_two", "three_card_deal"}


def change_the_game(name: str, patch: pytest.MonkeyPatch) -> None:
    """Let the sections read other rules of the game."""
    if name in CHANGED_TABLEAUX:
        patch.setattr(drawing, "TABLEAU", CHANGED_TABLEAUX[name])
    elif name in CHANGED_VALUES:
        patch.setattr(game, "VALUES", CHANGED_VALUES[name])
    elif name == "two_and_two":
        patch.setattr(game, "DEAL_ORDER", ("player", "player", "banker", "banker"))
    else:
        cards = FACTS["cards"]
        assert isinstance(cards, RoundFact)
        patch.setattr(game, "FACTS", {**FACTS, "cards": replace(cards, domain=(6, 7, 8))})


def changed_house(key: str, name: str) -> House:
    """A shipped house with one rule changed."""
    other = "midi" if House.load(key).style == "mini" else "mini"
    return load_house_text(f'extends = "{key}"\n' + CHANGES[name].replace("OTHER_STYLE", other))


# The tests.


def test_the_table_has_every_rule_of_the_five_leaflets_once() -> None:
    assert list(RULES) == [rule for rule in rule_ids() if rule[0].isdigit()]


def test_a_rule_is_stated_or_there_is_a_reason_why_not() -> None:
    for rule, wanted in RULES.items():
        assert bool(wanted.get("states")) != bool(wanted.get("unstated")), rule


def test_the_table_uses_each_of_its_names_and_no_others() -> None:
    assert {name for rule in stated() for name in RULES[rule]["states"]} == set(STATEMENTS)
    changes = {name for rule in stated() for name in RULES[rule]["changed"]}
    assert changes == CHANGES.keys() | CHANGES_OF_THE_GAME


def test_every_shipped_house_follows_one_of_the_five_leaflets() -> None:
    assert set(sources()) == {"000", "001", "002", "003", "004"}
    for keys in sources().values():
        for key in keys:
            assert any(key in houses_of(rule) for rule in stated())


@pytest.mark.parametrize("rule", stated())
def test_the_leaflet_states_the_rule(rule: str) -> None:
    for key in houses_of(rule):
        assert missing(rule, said_by_shipped(key)) == [], key


@pytest.mark.parametrize("rule", stated())
def test_a_leaflet_that_leaves_the_rule_out_is_noticed(rule: str) -> None:
    for name in RULES[rule]["states"]:
        left = [each for each in said_by_shipped(houses_of(rule)[0]) if STATEMENTS[name] not in each]
        assert name in missing(rule, left)


def changes(*, of_the_game: bool) -> list[tuple[str, str]]:
    """Each change of a house or of the game, with a rule that it changes."""
    both = [(rule, name) for rule in stated() for name in RULES[rule]["changed"]]
    return [(rule, name) for rule, name in both if (name in CHANGES_OF_THE_GAME) == of_the_game]


@cache
def said_after(key: str, name: str) -> list[str]:
    """What the leaflet says after a change of its house."""
    return said_by(changed_house(key, name))


@pytest.mark.parametrize(("rule", "name"), changes(of_the_game=False))
def test_a_rule_that_the_house_changes_is_not_stated_any_more(rule: str, name: str) -> None:
    key = houses_of(rule)[0]
    assert missing(rule, said_after(key, name)), f"{key} still states {rule} after {name}"


@pytest.mark.parametrize(("rule", "name"), changes(of_the_game=True))
def test_the_rules_of_the_game_are_read_and_not_retyped(rule: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change_the_game(name, monkeypatch)
    house = House.load(houses_of(rule)[0])

    def say(text: Any) -> str:
        return str(text)

    sections = (
        game.the_game(house, say),
        game.card_values(house, say),
        game.the_deal(house, say, place="screen"),
        drawing.third_cards(say),
    )
    changed = statements(replace(content(house, lang="en"), sections=sections))
    keys = tuple(f"{section.key}:" for section in sections)
    others = [each for each in said_by_shipped(house.key) if not each.startswith(keys)]
    assert missing(rule, [*changed, *others]), f"{rule} is still stated after {name}"


def test_a_statement_is_a_sentence_or_a_row_and_not_a_keyword() -> None:
    assert min(map(len, STATEMENTS.values())) > 14
    for statement in STATEMENTS.values():
        assert len(re.findall(r"\w+", statement)) >= 3, statement
