"""The keys of a house file. Defaults stand in `defaults.toml`; `[texts]` and `[leaflet]` in files of their own."""

from __future__ import annotations

from typing import Final, get_args

from punto.errors import NotationError
from punto.house.bet_keys import OFFER, REQUIREMENT, STAKES
from punto.house.document import Node
from punto.house.leaflet_settings import SETTINGS
from punto.house.model import FLAGS, Dealt, Style
from punto.house.reader import ValueReader, shown
from punto.house.shape import (
    AMOUNT,
    Amount,
    Array,
    ChoiceForm,
    Flag,
    Form,
    Free,
    Key,
    Later,
    Notation,
    Schema,
    Schemas,
    TableForm,
    WholeForm,
    WordsForm,
)
from punto.house.texts import TEXTS
from punto.rules.cards import DECK
from punto.rules.commission import COLLECTIONS, Owed, parse_percent
from punto.rules.money import CURRENCIES, Favour
from punto.rules.shoe import MOST_DECKS, Burn
from punto.words import Text

_MOST_SEATS: Final = 99
_SECONDS: Final = WholeForm(1, 3600)
OFF: Final = "off"
ANY: Final = "any"


class BurnForm(Form[Burn]):
    """What is burned of a new shoe: by its first card, nothing, or a number of cards."""

    def read(self, reader: ValueReader, node: Node | None) -> Burn | None:
        """The rule of burning."""
        if node is None:
            return None
        if node.value == "none":
            return 0
        if node.value == "first card":
            return "first card"
        if isinstance(node.value, int) and not isinstance(node.value, bool) and node.value >= 0:
            return node.value
        reader.problem(node, Text("error-house-must-first-card-none", node=shown(node)))
        return None

    def schema(self, schemas: Schemas) -> Schema:
        """A word or a number."""
        del schemas
        return {"anyOf": [{"enum": ["first card", "none"]}, {"type": "integer", "minimum": 0}]}


class Cap(Form[int]):
    """An amount that may be switched off; None is off."""

    def read(self, reader: ValueReader, node: Node | None) -> int | None:
        """The amount in minor units."""
        currency = reader.currency
        if node is None or currency is None or node.value == OFF:
            return None
        try:
            amount = currency.parse(node.value) if isinstance(node.value, str) else 0
        except NotationError:
            amount = 0
        if not amount:
            usual = repr(currency.format(200000))
            reader.problem(node, Text("error-house-must-or-amount-such", off=repr(OFF), value=usual, node=shown(node)))
        return amount or None

    def schema(self, schemas: Schemas) -> Schema:
        """A word or an amount."""
        del schemas
        return {"anyOf": [{"const": OFF}, AMOUNT]}


def _sets(schemas: Schemas) -> Schema:
    keys = Free(among="bet-keys").schema(schemas)
    return {"type": "array", "items": {"type": "array", "items": keys}}


def _any_or_sets(schemas: Schemas) -> Schema:
    return {"anyOf": [{"const": ANY}, _sets(schemas)]}


EXTENDS = Key("extends", Free(among="houses"), Text("schema-house-extends"))
WITHOUT = Key(
    "without", Array(Free(among="bet-keys"), Text("error-house-bets-to-leave-out")), Text("schema-house-without")
)
TITLE = Key("title", WordsForm(), Text("error-house-name-house"), needed=True)
ABOUT = Key("about", WordsForm(), Text("error-house-one-sentence-about-house"), needed=True)
SOURCE = Key("source", Free(), Text("error-house-where-these-rules-come"), needed=True)
STYLE = Key("style", ChoiceForm(get_args(Style)), Text("schema-house-style"))
CURRENCY = Key("currency", ChoiceForm(tuple(CURRENCIES)), Text("schema-house-currency"))
CHIPS = Key("chips", Array(Amount(), Text("error-house-chip-values"), least=1), Text("schema-house-chips"))
SEATS = Key("seats", WholeForm(1, _MOST_SEATS), Text("schema-house-seats"))
HELPLINE = Key("helpline", WordsForm(), Text("schema-house-helpline"))
FLAG_KEYS = tuple(Key(name, Flag(), Text(f"schema-flag-{name.replace('_', '-')}")) for name in FLAGS)

DECKS = Key("decks", WholeForm(1, MOST_DECKS), Text("schema-shoe-decks"))
BURN = Key("burn", BurnForm(), Text("schema-shoe-burn"))
CUT_CARD = Key("cut_card", WholeForm(0, MOST_DECKS * len(DECK)), Text("schema-shoe-cut-card"))
SHOE = Key("shoe", TableForm((DECKS, BURN, CUT_CARD)), Text("schema-house-shoe"))

BETTING = Key("betting_seconds", _SECONDS, Text("schema-time-betting-seconds"))
PAUSE = Key("pause_seconds", _SECONDS, Text("schema-time-pause-seconds"))
TIME = Key("time", TableForm((BETTING, PAUSE)), Text("schema-house-time"))

MAIN = Key("main", STAKES, Text("schema-limits-main"))
SIDE = Key("side", STAKES, Text("schema-limits-side"))
SIDE_BETS_REQUIRE = Key("side_bets_require", REQUIREMENT, Text("schema-limits-side-bets-require"))
TIE_ALONE = Key("tie_alone", Flag(), Text("schema-limits-tie-alone"))
DIFFERENTIAL = Key("differential", Cap(), Text("schema-limits-differential"))
SIDE_PAYOUT_CAP = Key("side_payout_cap", Cap(), Text("schema-limits-side-payout-cap"))
LIMITS = Key(
    "limits",
    TableForm((MAIN, SIDE, SIDE_BETS_REQUIRE, TIE_ALONE, DIFFERENTIAL, SIDE_PAYOUT_CAP)),
    Text("schema-house-limits"),
)

TOGETHER = Key("main", Later(_any_or_sets), Text("schema-combinations-main"))
NEVER_TOGETHER = Key("never_together", Later(_sets), Text("schema-combinations-never-together"))
COMBINATIONS = Key("combinations", TableForm((TOGETHER, NEVER_TOGETHER)), Text("schema-house-combinations"))

UNIT = Key("unit", Amount(word="smallest", stands_for=1), Text("error-house-unit-which-amounts-rounded"), needed=True)
FAVOUR = Key("favour", ChoiceForm(get_args(Favour)), Text("error-house-who-has-rest-patron"), needed=True)
ROUNDING = Key("rounding", TableForm((UNIT, FAVOUR), name="rounding"), Text("schema-rounding"))

RATE = Key(
    "rate",
    # Below 100%: a whole part of at most two digits.
    Notation(parse_percent, like="5%", pattern=r"^\s*0{0,7}[0-9]{1,2}(\.[0-9]{1,9})?\s*%\s*$"),
    Text("schema-commission-rate"),
)
COLLECTED = Key(
    "collected",
    Array(ChoiceForm(COLLECTIONS), Text("error-house-times-of-collection"), least=1),
    Text("schema-commission-collected"),
)
OWED = Key("owed", ChoiceForm(get_args(Owed)), Text("schema-commission-owed"))
COMMISSION = Key("commission", TableForm((RATE, COLLECTED, OWED, ROUNDING)), Text("schema-house-commission"))
PAYOUT = Key("payout", TableForm((ROUNDING,)), Text("schema-house-payout"))

DEALT = Key("dealt", ChoiceForm(get_args(Dealt)), Text("schema-handling-dealt"))
OFFER_SECONDS = Key("offer_seconds", _SECONDS, Text("schema-handling-offer-seconds"))
SQUEEZE_SECONDS = Key("squeeze_seconds", _SECONDS, Text("schema-handling-squeeze-seconds"))
CEDING = Key("ceding", Flag(), Text("schema-handling-ceding"))
MAY = Key("may", WordsForm(), Text("schema-handling-may"))
MAY_NOT = Key("may_not", WordsForm(), Text("schema-handling-may-not"))
HANDLING = Key(
    "handling",
    TableForm((DEALT, OFFER_SECONDS, SQUEEZE_SECONDS, CEDING, MAY, MAY_NOT)),
    Text("schema-house-handling"),
)

BET = Key("bet", Array(OFFER, Text("error-house-bets-written")), Text("error-house-bets-written"))

HOUSE = TableForm(
    (
        *(EXTENDS, WITHOUT, TITLE, ABOUT, SOURCE, STYLE, CURRENCY, CHIPS, SEATS, HELPLINE),
        *FLAG_KEYS,
        *(SHOE, TIME, LIMITS, COMBINATIONS, COMMISSION, PAYOUT, HANDLING, TEXTS, SETTINGS, BET),
    )
)
