"""The keys of a betting plan's file."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from punto.house.document import Node
from punto.house.reader import ValueReader
from punto.house.shape import (
    Amount,
    Array,
    ChoiceForm,
    Flag,
    Form,
    Free,
    Key,
    Later,
    Schema,
    Schemas,
    TableForm,
    WholeForm,
    WordsForm,
)
from punto.rules.cards import RANKS
from punto.words import Text

Move = Literal["first"] | int
"""Back to the first step, or so many steps forward (negative: back)."""
Result = Literal["B", "P", "T"]
End = Literal["first", "stay"]

MOST_STEPS: Final = 64
_FIRST: Final = "first"
_RESULTS: Final = "".join(get_args(Result))
_MOST_RESULTS: Final = 32
_TAG: Final = WholeForm(-100, 100)
_CARDS_OF_A_RANK: Final = 48
UNITS: Final = WholeForm(1, 10**9)
"""How many units may be staked at once."""


class Pattern(Form[tuple[Result, ...]]):
    """The latest results, oldest first."""

    def read(self, reader: ValueReader, node: Node | None) -> tuple[Result, ...] | None:
        """The results."""
        text = reader.string(node)
        if node is None or text is None:
            return None
        if len(text) > _MOST_RESULTS or not set(text) <= set(_RESULTS):
            reader.problem(node, Text("error-sim-must-up-results-such", most_results=_MOST_RESULTS, text=repr(text)))
            return None
        return cast(tuple[Result, ...], tuple(text))

    def schema(self, schemas: Schemas) -> Schema:
        """A string of their letters."""
        del schemas
        return {"type": "string", "pattern": f"^[{_RESULTS}]{{1,{_MOST_RESULTS}}}$", "examples": ["BBP"]}


class Moving(Form[Move]):
    """Where a result leads along the steps."""

    def read(self, reader: ValueReader, node: Node | None) -> Move | None:
        """The move."""
        if node is not None and node.value == _FIRST:
            return _FIRST
        if node is not None and isinstance(node.value, str):
            reader.problem(node, Text("error-sim-must-first-or-number", node=repr(node.value)))
        return reader.integer(node, least=-MOST_STEPS, most=MOST_STEPS)

    def schema(self, schemas: Schemas) -> Schema:
        """A word or a number of steps."""
        return {"anyOf": [{"const": _FIRST}, WholeForm(-MOST_STEPS, MOST_STEPS).schema(schemas)]}


def _bets(schemas: Schemas) -> Schema:
    """One bet, or several of one round with the units of each."""
    units = UNITS.schema(schemas)
    usual = dict.fromkeys(schemas.proposed("bet-keys"), units)
    several = {"type": "object", "properties": usual, "additionalProperties": units, "minProperties": 1}
    return {"anyOf": [*Free(among="bet-keys").schema(schemas)["anyOf"], several]}


def _bounds(bound: int) -> tuple[Key[int], Key[int]]:
    within = WholeForm(-bound, bound)
    return Key("at_least", within, Text("schema-plan-at-least")), Key("at_most", within, Text("schema-plan-at-most"))


class Bounded(TableForm):
    """A table that must say at least one of its bounds."""

    def plain(self, schemas: Schemas) -> Schema:
        """The object, with either bound."""
        either = [{"required": [name]} for name in self.names if name in ("at_least", "at_most")]
        return {**super().plain(schemas), "anyOf": either}


BET = Key("bet", Later(_bets), Text("error-sim-bet-make"), needed=True)
LAST = Key("last", Pattern(), Text("schema-plan-last"))
TAG_OF_RANK = tuple(Key(rank, _TAG, Text("schema-plan-tag", rank=rank)) for rank in RANKS)
TAGS = Key("tags", TableForm(TAG_OF_RANK), Text("error-sim-what-each-rank-adds"), needed=True)
PER_DECK = Key("per_deck", Flag(), Text("schema-plan-per-deck"))
COUNT_BOUNDS = _bounds(10_000)
COUNT = Key("count", Bounded((TAGS, *COUNT_BOUNDS, PER_DECK)), Text("schema-plan-count"))
LEFT_BOUNDS = _bounds(_CARDS_OF_A_RANK)
LEFT_OF_RANK = Bounded(LEFT_BOUNDS, name="left")
LEFT = Key(
    "left",
    TableForm(tuple(Key(rank, LEFT_OF_RANK, Text("schema-plan-left-of-rank", rank=rank)) for rank in RANKS)),
    Text("schema-plan-left"),
)

STEPS = Key(
    "steps",
    Array(UNITS, Text("error-sim-units"), least=1, most=MOST_STEPS),
    Text("error-sim-units-each-step"),
    needed=True,
)
ON_WIN = Key("on_win", Moving(), Text("schema-plan-on-win"))
ON_LOSS = Key("on_loss", Moving(), Text("schema-plan-on-loss"))
ON_PUSH = Key("on_push", Moving(), Text("schema-plan-on-push"))
AT_END = Key("at_end", ChoiceForm(get_args(End)), Text("schema-plan-at-end"))

TITLE = Key("title", WordsForm(), Text("error-sim-name-plan"), needed=True)
ABOUT = Key("about", WordsForm(), Text("error-sim-one-sentence-about-plan"), needed=True)
UNIT = Key("unit", Amount(), Text("error-sim-what-one-step-stakes"), needed=True)
BANKROLL = Key("bankroll", Amount(), Text("error-sim-patron-s-money"), needed=True)
SHOES = Key("shoes", WholeForm(1, 1000), Text("schema-plan-shoes"))
STOP_WIN = Key("stop_win", Amount(), Text("schema-plan-stop-win"))
RULES = Key(
    "rule",
    Array(TableForm((BET, LAST, COUNT, LEFT)), Text("error-sim-rules")),
    Text("error-sim-what-bet-when-written"),
    needed=True,
)
PROGRESSION = Key("progression", TableForm((STEPS, ON_WIN, ON_LOSS, ON_PUSH, AT_END)), Text("schema-plan-progression"))
PLAN = TableForm((TITLE, ABOUT, UNIT, BANKROLL, SHOES, STOP_WIN, RULES, PROGRESSION))
