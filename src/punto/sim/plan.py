"""A betting plan: what a patron bets in each round of a session, as data.

A plan is a TOML file like a house. Its rules are asked in order before each round; the first whose condition holds says
which bets are made, none means no bet. The progression says how many units: a row of steps, and how to move along it
after a win, a loss and a push of all the bets of the round together.

A plan is read for a house, and only a plan that the house would take is read at all: the slip of every rule at every
step is put before `punto.house.slip`. One thing is changed and never in silence: a step of a progression that goes
beyond the house's maximum stakes the maximum (`Plan.capped`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from punto.errors import PlanError, Problem, UnknownName
from punto.house.document import Node, parse, read
from punto.house.model import House
from punto.house.reader import ValueReader
from punto.house.shape import Key
from punto.house.slip import refusal_of
from punto.rules.cards import RANKS
from punto.sim import plan_keys as keys
from punto.sim.plan_keys import End, Move, Result
from punto.words import Text

_HOUSE_OF_EVERY_BET = "bclc-ez"
_MOST_MONEY = 10**14
"""In minor units: a bankroll, a unit, and what one round may win. Sums over whole sessions are then far below 2^63."""


@dataclass(frozen=True)
class Progression:
    """How many units are staked."""

    steps: tuple[int, ...]
    on_win: Move
    on_loss: Move
    on_push: Move
    at_end: End
    """What follows the last step."""


@dataclass(frozen=True)
class CountCondition:
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
    """Bets of a round and when they are made; with no condition, always."""

    bets: tuple[tuple[str, int], ...]
    """Each bet with the units staked on it at a step of one unit."""
    last: tuple[Result, ...]
    """The latest results of the shoe, oldest first; ties are passed over unless the pattern has one."""
    count: CountCondition | None
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

    @property
    def bets(self) -> tuple[str, ...]:
        """The bets that the plan makes, each once."""
        return tuple(dict.fromkeys(bet for rule in self.rules for bet, _ in rule.bets))

    def slip(self, house: House, rule: Rule, step: int) -> dict[str, int]:
        """What a rule stakes at a step, by bet: so many units, or the house's maximum where they would be more."""
        units = self.progression.steps[step]
        return {bet: min(each * units * self.unit, _highest(house, bet)) for bet, each in rule.bets}

    def capped(self, house: House) -> tuple[Capped, ...]:
        """The stakes of the progression that the house's maximum cuts."""
        return tuple(
            dict.fromkeys(
                Capped(bet, step + 1, each * units * self.unit, _highest(house, bet))
                for rule in self.rules
                for step, units in enumerate(self.progression.steps)
                for bet, each in rule.bets
                if each * units * self.unit > _highest(house, bet)
            )
        )


@dataclass(frozen=True)
class Capped:
    """A stake of a progression that the house does not take; it takes its maximum instead. In minor units."""

    bet: str
    step: int
    """Counted from one."""
    wanted: int
    staked: int


def _highest(house: House, bet: str) -> int:
    """The largest stake in whole increments that the house takes on a bet."""
    limits = house.offer(bet).limits
    return limits.maximum - limits.maximum % limits.increment


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

    Raises PlanError with every problem of the file, UnknownName when there is no such key.
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
        raise PlanError([document])
    reader = ValueReader(currency=house.currency)
    read_plan = _read_plan(reader, key, document, house)
    if read_plan is None or reader.problems:
        raise PlanError(sorted(reader.problems))
    return read_plan


def _read_plan(reader: ValueReader, key: str, document: Node, house: House) -> Plan | None:
    keys.PLAN.read(reader, document)
    title = keys.TITLE.read(reader, document)
    about = keys.ABOUT.read(reader, document)
    unit = _read_money(reader, keys.UNIT.node(reader, document), house)
    bankroll = _read_money(reader, keys.BANKROLL.node(reader, document), house)
    shoes = 1 if document.get("shoes") is None else keys.SHOES.read(reader, document)
    stop_win = _read_money(reader, keys.STOP_WIN.node(reader, document), house)
    rule_nodes = [node for node in keys.RULES.read(reader, document) or () if node is not None]
    rules = [_read_rule(reader, node, house) for node in rule_nodes]
    progression = _read_progression(reader, document)
    if reader.problems or title is None or about is None or unit is None or bankroll is None or shoes is None:
        return None
    whole = tuple(rule for rule in rules if rule is not None)
    plan = Plan(key, title, about, unit, bankroll, shoes, stop_win, whole, progression)
    for rule, node in zip(whole, rule_nodes, strict=True):
        _check_slips(reader, node.get("bet") or node, house, plan, rule)
    return plan


def _read_money(reader: ValueReader, node: Node | None, house: House) -> int | None:
    most = house.currency.format(_MOST_MONEY)
    if node is not None and isinstance(node.value, str) and len(node.value.strip()) > len(most):
        reader.problem(node, Text("error-sim-has-more-digits-than", most=most))
        return None
    amount = reader.amount(node)
    if node is not None and amount is not None and amount > _MOST_MONEY:
        reader.problem(node, Text("error-sim-must-most", most=most))
        return None
    return amount


def _check_slips(reader: ValueReader, node: Node, house: House, plan: Plan, rule: Rule) -> None:
    """Note what the house would refuse: the slip of the first step that it does not take, and why."""
    units = plan.progression.steps
    smallest = min(range(len(units)), key=units.__getitem__)
    # The smallest step is judged as it stands: a maximum below it is no end of a progression but a wrong unit.
    plain = {bet: each * units[smallest] * plan.unit for bet, each in rule.bets}
    for slip, step in ((plain, smallest), *((plan.slip(house, rule, step), step) for step in range(len(units)))):
        refusal = refusal_of(house, slip)
        if refusal is not None:
            staked = ", ".join(f"{house.currency.mark(stake)} on {bet}" for bet, stake in slip.items())
            reader.problem(
                node,
                Text(
                    "error-sim-would-refuse-step",
                    house=house.key,
                    staked=staked,
                    step=step + 1,
                    message=refusal.message,
                ),
            )
            return
        wins = sum(
            stake * max(row.pays.as_fraction() for row in house.offer(bet).bet.rows) for bet, stake in slip.items()
        )
        if wins > _MOST_MONEY:
            reader.problem(node, Text("error-sim-may-win-round-more", wins=house.currency.mark(int(wins))))
            return


def _read_rule(reader: ValueReader, table: Node, house: House) -> Rule | None:
    bets = _read_bets(reader, keys.BET.read(reader, table), house)
    last = keys.LAST.read(reader, table) or ()
    count_node = keys.COUNT.read(reader, table)
    count = None if count_node is None else _read_count(reader, count_node)
    left_node = keys.LEFT.read(reader, table)
    left = () if left_node is None else _read_left(reader, left_node)
    return None if bets is None else Rule(bets, last, count, left)


def _read_bets(reader: ValueReader, node: Node | None, house: House) -> tuple[tuple[str, int], ...] | None:
    """One bet by its key, or several of one round with the units of each: { player = 1, player_pair = 2 }."""
    if node is None or not node.is_table:
        bet = reader.choice(node, house.by_key)
        return None if bet is None else ((bet, 1),)
    if not node.value:
        reader.problem(node, Text("error-sim-must-name-least-one"))
    reader.only(node, tuple(house.by_key))
    units = {bet: keys.UNITS.read(reader, each) for bet, each in node.items()}
    return tuple((bet, each) for bet, each in units.items() if each is not None) or None


def _read_count(reader: ValueReader, table: Node) -> CountCondition | None:
    tags_node = keys.TAGS.read(reader, table)
    tags = dict.fromkeys(RANKS, 0)
    if tags_node is not None:
        tags |= {each.name: each.read(reader, tags_node) or 0 for each in keys.TAG_OF_RANK}
    least, most = _read_bounds(reader, table, keys.COUNT_BOUNDS)
    divided = False if table.get("per_deck") is None else keys.PER_DECK.read(reader, table)
    return None if divided is None else CountCondition(tuple(tags.values()), least, most, divided)


def _read_left(reader: ValueReader, table: Node) -> tuple[Left, ...]:
    wanted = []
    for rank, node in table.items():
        keys.LEFT_OF_RANK.read(reader, node)
        least, most = _read_bounds(reader, node, keys.LEFT_BOUNDS)
        wanted.append(Left(rank, least, most))
    return tuple(wanted)


def _read_bounds(reader: ValueReader, table: Node, bounds: tuple[Key[int], Key[int]]) -> tuple[int | None, int | None]:
    least, most = (bound.read(reader, table) for bound in bounds)
    if table.is_table and not any(table.get(bound.name) for bound in bounds):
        reader.problem(table, Text("error-sim-must-say-least-or"))
    return least, most


_FLAT = Progression(steps=(1,), on_win=0, on_loss=0, on_push=0, at_end="stay")


def _read_progression(reader: ValueReader, document: Node) -> Progression:
    table = keys.PROGRESSION.read(reader, document)
    if table is None:
        return _FLAT
    steps_node = keys.STEPS.node(reader, table)
    steps = keys.STEPS.form.read(reader, steps_node) or []
    if steps_node is not None and not 1 <= len(steps) <= keys.MOST_STEPS:
        reader.problem(steps_node, Text("error-sim-must-hold-1-steps", most_steps=keys.MOST_STEPS))
    at_end = "stay" if table.get("at_end") is None else keys.AT_END.read(reader, table)
    return Progression(
        steps=tuple(step for step in steps if step is not None),
        on_win=keys.ON_WIN.read(reader, table) or 0,
        on_loss=keys.ON_LOSS.read(reader, table) or 0,
        on_push=keys.ON_PUSH.read(reader, table) or 0,
        at_end=cast(End, at_end),
    )
