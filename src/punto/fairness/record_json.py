"""A record as plain JSON data, and how that is laid out as text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from punto.fairness.record import KIND, RECORD_VERSION, Closing, Header, Payout, RecordedRound, ShoeRecord, Sums
from punto.rules.cards import format_cards
from punto.rules.money import Currency

__all__ = ["closing_json", "header_json", "record_json", "round_json", "sums_json", "written"]

Money = Callable[[int], str]


def record_json(record: ShoeRecord) -> dict[str, Any]:
    """The whole record as data for JSON."""
    currency = record.header.currency
    return {
        "record": KIND,
        "version": RECORD_VERSION,
        "header": {**header_json(record.header), "seal": record.header.seal},
        "rounds": [{**round_json(each, currency), "seal": each.seal} for each in record.rounds],
        "closing": {**closing_json(record.closing, currency), "seal": record.closing.seal},
    }


def header_json(header: Header) -> dict[str, Any]:
    """The header without its seal."""
    return {
        "name": header.name,
        "house": {"key": header.house.key, "digest": header.house.digest, "toml": header.house.toml},
        "currency": header.currency.code,
        "shuffle": header.shuffle,
        "decks": header.decks,
        "burn": header.burn,
        "cut_card": header.cut_card,
        "commitment": header.commitment,
        "cuts": [{"who": cut.who, "entropy": cut.entropy.hex()} for cut in header.cuts],
    }


def round_json(each: RecordedRound, currency: Currency) -> dict[str, Any]:
    """A round without its seal."""
    return {
        "number": each.number,
        "first_card": each.first_card,
        "cards": format_cards(each.cards),
        "result": each.result,
        "void": each.void,
        "slips": [
            {"seat": slip.seat, "bets": [_payout(payout, currency.format) for payout in slip.payouts]}
            for slip in each.slips
        ],
    }


def _payout(payout: Payout, money: Money) -> dict[str, Any]:
    return {
        "bet": payout.bet,
        "stake": money(payout.stake),
        "result": payout.result,
        "row": payout.row,
        "pays": payout.pays,
        "winnings": money(payout.winnings),
        "commission": money(payout.commission),
        "owed": payout.owed,
        "capped": payout.capped,
        "returned": money(payout.returned),
        "net": money(payout.net),
    }


def sums_json(sums: Sums, currency: Currency) -> dict[str, Any]:
    """Sums as decimal strings."""
    money = currency.format
    return {
        "staked": money(sums.staked),
        "returned": money(sums.returned),
        "commission": money(sums.commission),
        "owed": money(sums.owed),
        "net": money(sums.net),
    }


def closing_json(closing: Closing, currency: Currency) -> dict[str, Any]:
    """The closing without its seal."""
    return {
        "how": closing.how,
        "reason": closing.reason,
        "rounds": closing.rounds,
        "cards_used": closing.cards_used,
        "seed": None if closing.seed is None else closing.seed.hex(),
        "order": format_cards(closing.order),
        "burned": format_cards(closing.burned),
        "seats": [{"seat": each.seat, **sums_json(each.sums, currency)} for each in closing.seats],
        "total": sums_json(closing.total, currency),
    }


def written(value: Any) -> str:
    """JSON text in which a person finds their way: a table or an array of plain values stands on one line."""
    return _laid_out(value, indent="") + "\n"


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
