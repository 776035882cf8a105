"""The keys of a bet: in the catalogue, and as a house takes it from there or makes its own."""

from __future__ import annotations

from typing import Final, get_args

from punto.house.conditions import When
from punto.house.document import Node
from punto.house.model import Requirement
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
    NameForm,
    Notation,
    Schema,
    Schemas,
    TableForm,
    WordsForm,
)
from punto.rules.bets import BetKind, FeltSide
from punto.rules.odds import Odds
from punto.words import Text

_KEY: Final[Schema] = {"type": "string", "pattern": "^[a-z_][a-z0-9_]*$"}
_ODDS: Final = Notation(
    Odds.parse,
    like="8:1",
    pattern=r"^\s*([Pp][Uu][Ss][Hh]|0*[1-9][0-9]*\s*(:|[Tt][Oo]|[Ff][Oo][Rr])\s*0*[1-9][0-9]*)\s*$",
)


class BetKey(Form[str]):
    """The key of a bet, one of the catalogue's or a new one."""

    def read(self, reader: ValueReader, node: Node | None) -> str | None:
        """The key, whether or not it is well made."""
        key = reader.string(node)
        if node is not None and key is not None and not (key.isascii() and key.isidentifier() and key == key.lower()):
            reader.problem(node, Text("error-house-must-lower-case-with", name=repr(key)))
        return key

    def schema(self, schemas: Schemas) -> Schema:
        """A word in lower case, and those of the catalogue."""
        return {"anyOf": [schemas.usual("bet-keys"), _KEY]}


def _paid(schemas: Schemas) -> Schema:
    """Odds by the names of rows."""
    odds = schemas.part("odds", lambda: _ODDS.schema(schemas))
    return {
        "type": "object",
        "properties": dict.fromkeys(schemas.proposed("rows"), odds),
        "additionalProperties": odds,
    }


NAME_OF_ROW = Key("name", NameForm("rows"), Text("error-house-what-row-called"), needed=True)
WHEN = Key("when", When(), Text("error-house-facts-must-hold"), needed=True)
PAYS = Key("pays", _ODDS, Text("error-house-odds-such-as-8"), needed=True)
COMMISSION = Key("commission", Flag(), Text("schema-bet-row-commission"))
HAND = Key("hand", NameForm("bets"), Text("schema-bet-row-hand"))
ROW = TableForm((NAME_OF_ROW, WHEN, PAYS, COMMISSION, HAND), name="row")

KEY = Key("key", BetKey(), Text("error-house-bet-s-name-slips"), needed=True)
NAME = Key("name", WordsForm(), Text("error-house-what-bet-called"), needed=True)
KIND = Key("kind", ChoiceForm(get_args(BetKind)), Text("error-house-its-kind-main-or"), needed=True)
SIDE = Key("side", ChoiceForm(get_args(FeltSide)), Text("error-house-where-bet-lies-felt"), needed=True)
ABOUT = Key("about", WordsForm(), Text("schema-bet-about"))
VARIES = Key("varies", WordsForm(), Text("schema-bet-varies"))
ROWS = Key("rows", Array(ROW, Text("error-house-rows"), least=1), Text("error-house-when-bet-pays-what"), needed=True)
PAID = Key("pays", Later(_paid), Text("schema-bet-pays"))
BET = TableForm((KEY, NAME, KIND, SIDE, ABOUT, VARIES, ROWS, PAID))

WHOLE = (NAME, KIND, SIDE, ROWS)
"""What a bet needs besides its key; one that is taken from the catalogue has them from there."""
KEYS_OF_A_WHOLE_BET = tuple(key.name for key in WHOLE)

CONFIRMED = Key("confirmed", Free(), Text("schema-bet-confirmed"))
SAME_AS = Key("same_as", Free(among="bet-keys", only=True), Text("schema-bet-same-as"))
ENTRY = TableForm((*BET.keys, CONFIRMED, SAME_AS))
"""A bet of the catalogue."""
KEYS_OF_AN_ENTRY = (CONFIRMED.name, SAME_AS.name)
"""What the catalogue says of an entry and a house does not take over: its pays may be its own."""

MINIMUM = Key("minimum", Amount(), Text("schema-limits-minimum"))
MAXIMUM = Key("maximum", Amount(), Text("schema-limits-maximum"))
INCREMENT = Key("increment", Amount(), Text("schema-limits-increment"))
STAKES = TableForm((MINIMUM, MAXIMUM, INCREMENT), name="limits")

REQUIREMENT = ChoiceForm(get_args(Requirement))
FROM = Key("from", Free(among="bet-keys", only=True), Text("schema-bet-from"))
REQUIRES = Key("requires", REQUIREMENT, Text("schema-bet-requires"))
LIMITS = Key("limits", STAKES, Text("schema-bet-limits"))
UNSTATED = Key("unstated", Array(Free(among="rows"), Text("error-house-names-of-rows")), Text("schema-bet-unstated"))
OFFER = TableForm(
    (KEY, *(key.optional for key in BET.keys if key is not KEY), FROM, REQUIRES, LIMITS, UNSTATED), name="bet"
)
"""A bet of a house, which takes what it leaves out from the catalogue or from the house below."""
