"""A betting plan: what a patron bets in each round of a session, as data.

A plan is a TOML file like a house. Its rules are asked in order before each round; the first whose condition holds says
which bet is made, none means no bet. The progression says how many units: a row of steps, and how to move along it
after a win, a loss and a push.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, cast

from punto.errors import HouseError, Problem, UnknownName
from punto.house.document import Node, parse, read
from punto.house.model import House
from punto.house.reader import Reader
from punto.rules.cards import RANKS
from punto.rules.text import Text

Move = Literal["first"] | int
"""Back to the first step, or so many steps forward (negative: back)."""
Result = Literal["B", "P", "T"]

_HOUSE_OF_EVERY_BET = "bclc-ez"
_MOST_STEPS = 64
_MOST_TAG = 100
_MOST_RESULTS = 32
_MOST_SHOES = 1000


@dataclass(frozen=True)
class Progression:
    """How many units are staked."""

    steps: tuple[int, ...]
    on_win: Move
    on_loss: Move
    on_push: Move
    at_end: Literal["first", "stay"]
    """What follows the last step."""


@dataclass(frozen=True)
class Count:
    """A count of the cards that have been seen in the shoe, compared with a threshold."""

    tags: tuple[int, ...]
    """By rank, Ace to King: what seeing such a card adds."""
    at_least: int | None
    at_most: int | None
    per_deck: bool
    """Whether the sum is divided by the decks that are left."""


@dataclass(frozen=True)
class Left:
    """How many cards of a rank must be unseen."""

    rank: str
    at_least: int | None
    at_most: int | None


@dataclass(frozen=True)
class Rule:
    """A bet and when it is made; with no condition, always."""

    bet: str
    last: tuple[Result, ...]
    """The latest results of the shoe, oldest first; ties are passed over unless the pattern has one."""
    count: Count | None
    left: tuple[Left, ...]


@dataclass(frozen=True)
class Plan:
    """A betting plan for bets of a house; money in minor units."""

    key: str
    title: Text
    about: Text
    unit: int
    bankroll: int
    shoes: int
    """How many shoes a session lasts."""
    stop_win: int | None
    """The session ends when so much is won."""
    rules: tuple[Rule, ...]
    progression: Progression


@cache
def shipped_plans() -> dict[str, Traversable]:
    """The shipped plans by key."""
    found = [path for path in (files("punto.sim") / "plans").iterdir() if path.name.endswith(".toml")]
    return {path.name.removesuffix(".toml"): path for path in sorted(found, key=lambda path: path.name)}


def every_plan() -> tuple[Plan, ...]:
    """The shipped plans, read for a house that has every bet they make."""
    house = House.load(_HOUSE_OF_EVERY_BET)
    return tuple(load_plan(key, house) for key in shipped_plans())


def load_plan(plan: str | Path, house: House) -> Plan:
    """A shipped plan by its key or a plan file by its path, for the bets and the currency of a house.

    Raises HouseError with every problem of the file, UnknownName when there is no such key.
    """
    if str(plan) in shipped_plans():
        document = read(shipped_plans()[str(plan)], file=f"{plan}.toml")
    elif Path(plan).suffix == ".toml":
        document = read(Path(plan))
    else:
        raise UnknownName("plan", str(plan), shipped_plans())
    return _checked(Path(plan).stem, document, house)


def load_plan_text(text: str, house: House) -> Plan:
    """A plan from the text of its file."""
    return _checked("own-plan", parse(text, file="own-plan.toml"), house)


def _checked(key: str, document: Node | Problem, house: House) -> Plan:
    if isinstance(document, Problem):
        raise HouseError([document])
    reader = Reader()
    read_plan = _read_plan(reader, key, document, house)
    if read_plan is None or reader.problems:
        raise HouseError(sorted(reader.problems))
    return read_plan


def _read_plan(reader: Reader, key: str, document: Node, house: House) -> Plan | None:
    reader.only(document, ("title", "about", "unit", "bankroll", "shoes", "stop_win", "rule", "progression"))
    title = reader.text(reader.required(document, "title", "the name of the plan"))
    about = reader.text(reader.required(document, "about", "one sentence about the plan"))
    unit = reader.amount(reader.required(document, "unit", "what one step stakes"), house.currency)
    bankroll = reader.amount(reader.required(document, "bankroll", "the patron's money"), house.currency)
    shoes_node, stop_node = document.get("shoes"), document.get("stop_win")
    shoes = 1 if shoes_node is None else reader.integer(shoes_node, least=1, most=_MOST_SHOES)
    stop_win = reader.amount(stop_node, house.currency)
    rules_node = reader.required(document, "rule", "what is bet and when, written [[rule]]")
    rules = [_read_rule(reader, node, house) for node in reader.array(rules_node, "rules, each written [[rule]]")]
    progression = _read_progression(reader, document.get("progression"))
    if reader.problems or title is None or about is None or unit is None or bankroll is None or shoes is None:
        return None
    whole = tuple(rule for rule in rules if rule is not None)
    return Plan(key, title, about, unit, bankroll, shoes, stop_win, whole, progression)


def _read_rule(reader: Reader, table: Node, house: House) -> Rule | None:
    reader.only(table, ("bet", "last", "count", "left"))
    bet = reader.choice(reader.required(table, "bet", "the bet to make"), house.by_key)
    last = _read_last(reader, table.get("last"))
    count_node = table.get("count")
    count = None if count_node is None else _read_count(reader, count_node)
    left_node = table.get("left")
    left = () if left_node is None else _read_left(reader, left_node)
    return None if bet is None else Rule(bet, last, count, left)


def _read_last(reader: Reader, node: Node | None) -> tuple[Result, ...]:
    text = reader.string(node)
    if node is None or text is None:
        return ()
    if len(text) > _MOST_RESULTS or not set(text) <= set("BPT"):
        reader.problem(node, f"must be up to {_MOST_RESULTS} results such as 'BBP', not {text!r}")
        return ()
    return cast(tuple[Result, ...], tuple(text))


def _read_count(reader: Reader, table: Node) -> Count | None:
    reader.only(table, ("tags", "at_least", "at_most", "per_deck"))
    tags_node = reader.required(table, "tags", "what each rank adds, such as { 4 = -1, 8 = 2 }")
    tags = dict.fromkeys(RANKS, 0)
    if tags_node is not None:
        reader.only(tags_node, tuple(RANKS))
        for rank, node in tags_node.items():
            if rank in tags:
                tags[rank] = reader.integer(node, least=-_MOST_TAG, most=_MOST_TAG) or 0
    least, most = _read_bounds(reader, table, bound=10_000)
    per_deck = table.get("per_deck")
    divided = False if per_deck is None else reader.flag(per_deck)
    return None if divided is None else Count(tuple(tags.values()), least, most, divided)


def _read_left(reader: Reader, table: Node) -> tuple[Left, ...]:
    reader.only(table, tuple(RANKS))
    wanted = []
    for rank, node in table.items():
        reader.only(node, ("at_least", "at_most"))
        least, most = _read_bounds(reader, node, bound=48)
        wanted.append(Left(rank, least, most))
    return tuple(wanted)


def _read_bounds(reader: Reader, table: Node, *, bound: int) -> tuple[int | None, int | None]:
    least = reader.integer(table.get("at_least"), least=-bound, most=bound)
    most = reader.integer(table.get("at_most"), least=-bound, most=bound)
    if table.is_table and table.get("at_least") is None and table.get("at_most") is None:
        reader.problem(table, "must say at_least or at_most, or it always holds")
    return least, most


_FLAT = Progression(steps=(1,), on_win=0, on_loss=0, on_push=0, at_end="stay")


def _read_progression(reader: Reader, table: Node | None) -> Progression:
    if table is None:
        return _FLAT
    reader.only(table, ("steps", "on_win", "on_loss", "on_push", "at_end"))
    steps_node = reader.required(table, "steps", "the units of each step")
    steps = [reader.integer(each, least=1, most=10**9) for each in reader.array(steps_node, "units")]
    if steps_node is not None and not 1 <= len(steps) <= _MOST_STEPS:
        reader.problem(steps_node, f"must hold 1 to {_MOST_STEPS} steps")
    end_node = table.get("at_end")
    at_end = "stay" if end_node is None else reader.choice(end_node, ("first", "stay"))
    return Progression(
        steps=tuple(step for step in steps if step is not None),
        on_win=_read_move(reader, table.get("on_win")),
        on_loss=_read_move(reader, table.get("on_loss")),
        on_push=_read_move(reader, table.get("on_push")),
        at_end=cast(Literal["first", "stay"], at_end),
    )


def _read_move(reader: Reader, node: Node | None) -> Move:
    if node is None:
        return 0
    if node.value == "first":
        return "first"
    if isinstance(node.value, str):
        reader.problem(node, f"must be 'first' or a number of steps, not {node.value!r}")
    return reader.integer(node, least=-_MOST_STEPS, most=_MOST_STEPS) or 0
