"""The codec of a record: how each part stands in JSON, said once for reading, for writing and for its schema.

A record has one way to be written, but for white space and the order of keys: cards have suits, amounts have all their
decimals, hex is in lower case. So a reader in another language need not guess, and two records that differ say
different things. Only the form is checked here, and nothing of its truth.
"""

from __future__ import annotations

import json
from typing import Any, Final

from punto.errors import NotationError
from punto.fairness.commit import SEED_BYTES, Cut
from punto.fairness.forms import (
    CARDS,
    CURRENCY,
    FLAG,
    HEX,
    MONEY,
    TEXT,
    Found,
    JsonForm,
    array,
    hex_of,
    in_notation,
    number,
    object_schema,
    one_of,
    optional,
    parse_json,
    table,
)
from punto.fairness.record import (
    ENDINGS,
    KIND,
    RECORD_VERSION,
    Closing,
    Corrections,
    Header,
    HouseText,
    PaidSlip,
    RecordedCorrection,
    RecordedRound,
    SeatSums,
    ShoeRecord,
    Sums,
)
from punto.rules.money import Currency
from punto.rules.odds import Odds
from punto.rules.scoreboard import parse_results
from punto.rules.settlement import BetOutcome, RecordedOutcome
from punto.rules.shoe import MOST_DECKS, Burn
from punto.words import Text

__all__ = ["content_of", "plain_record", "read_record", "record_schema", "write_record"]

_RESULTS: Final[tuple[RecordedOutcome, ...]] = ("win", "push", "lose", "void")
_BYTES: Final = hex_of(32)
_DIGEST: Final[JsonForm[str]] = JsonForm(
    lambda found: _BYTES.read(found).hex(), lambda digest, _: digest, _BYTES.schema
)


def _burn(found: Found) -> Burn:
    return "first card" if found.value == "first card" else number().read(found)


def _one_result(text: str) -> str:
    results = parse_results(text)
    if len(results) != 1:
        raise NotationError(Text("error-fairness-not-one-result-such", text=repr(text)))
    return str(results[0])


_BURN: Final[JsonForm[Burn]] = JsonForm(
    _burn, lambda burn, _: burn, {"anyOf": [{"enum": ["first card"]}, number().schema]}
)
_HEADER: Final = table(
    Header,
    name=TEXT,
    house=table(HouseText, key=TEXT, digest=_DIGEST, toml=TEXT),
    currency=CURRENCY,
    shuffle=number(),
    decks=number(least=1, most=MOST_DECKS),
    burn=_BURN,
    cut_card=number(),
    commitment=_DIGEST,
    cuts=array(table(Cut, who=TEXT, entropy=HEX)),
    seal=_DIGEST,
)
_BET: Final = table(
    BetOutcome,
    bet=TEXT,
    stake=MONEY,
    result=one_of(_RESULTS),
    row=optional(TEXT),
    pays=optional(in_notation(lambda text: str(Odds.parse(text)), str)),
    winnings=MONEY,
    commission=MONEY,
    owed=FLAG,
    capped=FLAG,
    returned=MONEY,
    net=MONEY,
)
_ROUND: Final = table(
    RecordedRound,
    number=number(least=1),
    first_card=number(least=1),
    cards=CARDS,
    result=optional(in_notation(_one_result, str)),
    void=optional(TEXT),
    slips=array(table(PaidSlip, seat=number(), bets=array(_BET))),
    seal=_DIGEST,
)
_SUMS: Final = {"staked": MONEY, "returned": MONEY, "commission": MONEY, "owed": MONEY, "net": MONEY}
_CLOSING: Final = table(
    Closing,
    how=one_of(ENDINGS),
    reason=optional(TEXT),
    rounds=number(),
    cards_used=number(),
    seed=optional(hex_of(SEED_BYTES)),
    order=CARDS,
    burned=CARDS,
    seats=array(table(SeatSums, seat=number(), **_SUMS)),
    total=table(Sums, **_SUMS),
    seal=_DIGEST,
)
_CORRECTIONS: Final = table(
    Corrections,
    entries=array(
        table(
            RecordedCorrection,
            round=number(least=1),
            seat=number(),
            by=TEXT,
            reason=TEXT,
            before=MONEY,
            after=MONEY,
        )
    ),
    net=MONEY,
    seal=_DIGEST,
)
_PARTS: Final = ("record", "version", "header", "rounds", "closing")


def read_record(text: str) -> ShoeRecord:
    """Read a record, or raise NotationError that names the place."""
    top = Found(parse_json(text))
    if not isinstance(top.value, dict) or top.value.get("record") != KIND:
        raise NotationError(Text("error-fairness-this-not-record-shoe", kind=KIND))
    version = top.member("version")
    if number().read(version) != RECORD_VERSION:
        version.refuse(Text("error-fairness-reads-version", version=str(RECORD_VERSION)))
    corrected = "corrections" in top.value
    _, _, first, rounds, last, *later = top.members(*_PARTS, *(["corrections"] if corrected else []))
    header = _HEADER.read(first)
    return ShoeRecord(
        header,
        array(_ROUND).read(Found(rounds.value, rounds.path, header.currency)),
        _CLOSING.read(Found(last.value, last.path, header.currency)),
        _CORRECTIONS.read(Found(later[0].value, later[0].path, header.currency)) if corrected else None,
    )


def plain_record(record: ShoeRecord) -> dict[str, Any]:
    """The whole record as data for JSON."""
    currency = record.header.currency
    parts = {
        "record": KIND,
        "version": RECORD_VERSION,
        "header": _HEADER.write(record.header, currency),
        "rounds": array(_ROUND).write(record.rounds, currency),
        "closing": _CLOSING.write(record.closing, currency),
    }
    if record.corrections is not None:
        parts["corrections"] = _CORRECTIONS.write(record.corrections, currency)
    return parts


def record_schema() -> dict[str, Any]:
    """JSON Schema of a record."""
    parts = {"header": _HEADER.schema, "rounds": array(_ROUND).schema, "closing": _CLOSING.schema}
    kind, version = {"enum": [KIND]}, {"type": "integer", "enum": [RECORD_VERSION]}
    schema: dict[str, Any] = object_schema({"record": kind, "version": version, **parts}, about=ShoeRecord.__doc__)
    schema["properties"]["corrections"] = _CORRECTIONS.schema
    return schema


def content_of(part: Header | RecordedRound | Closing | Corrections, currency: Currency) -> dict[str, Any]:
    """A part as data for JSON, without its seal."""
    data: dict[str, Any]
    match part:
        case Header():
            data = _HEADER.write(part, currency)
        case RecordedRound():
            data = _ROUND.write(part, currency)
        case Closing():
            data = _CLOSING.write(part, currency)
        case Corrections():
            data = _CORRECTIONS.write(part, currency)
    del data["seal"]
    return data


def write_record(record: ShoeRecord) -> str:
    """JSON text in which a person finds their way: a table or an array of plain values stands on one line."""
    return _laid_out(plain_record(record), indent="") + "\n"


def _laid_out(value: Any, *, indent: str) -> str:
    inside = indent + "  "
    if isinstance(value, dict) and any(isinstance(each, (dict, list)) for each in value.values()):
        lines = [f"{_line(key)}: {_laid_out(each, indent=inside)}" for key, each in value.items()]
        return "{\n" + ",\n".join(inside + line for line in lines) + "\n" + indent + "}"
    if isinstance(value, list) and value:
        lines = [_laid_out(each, indent=inside) for each in value]
        return "[\n" + ",\n".join(inside + line for line in lines) + "\n" + indent + "]"
    return _line(value)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
