"""A house and its bets as plain data, for JSON and for anything that shows them."""

from __future__ import annotations

from typing import Any

from punto.house.model import House, Limits, Offer
from punto.rules.bets import Bet
from punto.rules.commission import format_percent
from punto.rules.money import Currency, Rounding
from punto.rules.phrases import row_phrase
from punto.rules.text import Text


def describe_house(house: House) -> dict[str, Any]:
    """Everything that a house says, its bets included; money as decimal strings."""
    money = house.currency.format
    charged = house.charges_commission
    return {
        "house": house.key,
        "title": _text(house.title),
        "about": _text(house.about),
        "source": house.source,
        "style": house.style,
        "currency": house.currency.code,
        "chips": [money(chip) for chip in house.chips],
        "seats": house.seats,
        "helpline": _text(house.helpline) if house.helpline else None,
        "shoe": {"decks": house.shoe.decks, "burn": house.shoe.burn, "cut_card": house.shoe.cut_card},
        "time": {"betting_seconds": house.betting_seconds, "pause_seconds": house.pause_seconds},
        "combinations": {
            "main": "any" if house.combinations.main is None else [sorted(group) for group in house.combinations.main],
            "never_together": [sorted(group) for group in house.combinations.never_together],
            "tie_alone": house.tie_alone,
        },
        "commission": {
            "rate": format_percent(house.commission.rate),
            "collected": list(house.commission.collected),
            "rounding": _rounding(house.commission.rounding, house.currency),
        }
        if charged
        else None,
        "payout_rounding": _rounding(house.payout_rounding, house.currency),
        "differential": None if house.differential is None else money(house.differential),
        "side_payout_cap": None if house.side_payout_cap is None else money(house.side_payout_cap),
        "handling": {
            "by": "patrons" if house.style == "midi" else "dealer",
            "dealt": house.handling.dealt,
            "squeeze_seconds": house.handling.squeeze_seconds,
            "ceding": house.handling.ceding,
            "may": _text(house.handling.may) if house.handling.may else None,
            "may_not": _text(house.handling.may_not) if house.handling.may_not else None,
        },
        "bets": [_offer(offer, house.currency) for offer in house.offers],
    }


def describe_bet(bet: Bet) -> dict[str, Any]:
    """Everything that the rules say of a bet."""
    return {
        "bet": bet.key,
        "name": _text(bet.name),
        "kind": bet.kind,
        "side": bet.side,
        "about": _text(bet.about) if bet.about else None,
        "varies": _text(bet.varies) if bet.varies else None,
        "rows": [
            {
                "name": _text(row.name),
                "when": _text(row_phrase(row)),
                "pays": str(row.pays),
                "commission": row.commission,
            }
            for row in bet.rows
        ],
    }


def _offer(offer: Offer, currency: Currency) -> dict[str, Any]:
    return {**describe_bet(offer.bet), "requires": offer.requires, "limits": _limits(offer.limits, currency)}


def _limits(limits: Limits, currency: Currency) -> dict[str, str]:
    return {
        "minimum": currency.format(limits.minimum),
        "maximum": currency.format(limits.maximum),
        "increment": currency.format(limits.increment),
    }


def _rounding(rounding: Rounding, currency: Currency) -> dict[str, str]:
    return {"unit": currency.format(rounding.unit), "favour": rounding.favour}


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
