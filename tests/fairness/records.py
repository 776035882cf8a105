"""Records for the tests: honest ones, made from a number, and a house that has a little of everything."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from punto.fairness.commit import Cut
from punto.fairness.make import Interruption, deal_record, with_corrections
from punto.fairness.record import RecordedCorrection, ShoeRecord
from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.house.slip import Slip, refusal_of

OWN_HOUSE = """
extends  = "atlantic-city-mini"
title    = { en = "The \\"Small\\" [House]", zh-Hans = "小屋" }
about    = { en = "One deck, a cap on side bets, odd roundings.", zh-Hans = "一副牌。" }
currency = "JPY"
chips    = ["5", "25"]

[shoe]
decks    = 1
burn     = 2
cut_card = 9

[limits]
main            = { minimum = "5", maximum = "5000", increment = "1" }
side            = { minimum = "1", maximum = "500", increment = "1" }
side_payout_cap = "120"

[commission]
rate      = "4.25%"
collected = ["payout"]
rounding  = { unit = "5", favour = "nearest" }

[[bet]]
key    = "red_start"
name   = { en = "Red \\u007f start", zh-Hans = "红" }
kind   = "side"
side   = "centre"
rows   = [
  { name = "both red", when = { player_colour = "red", banker_colour = "red" }, pays = "27:50", commission = true },
  { name = "small margin", when = { margin = { max = 3 }, winner = ["player", "banker"] }, pays = "push" },
]
"""

NO_CUT_CARD = """
extends = "bclc-midi"
[shoe]
decks    = 1
burn     = "none"
cut_card = 0
"""
"""A house in which the cards come to an end in the middle of a round."""


@cache
def own_house() -> House:
    return load_house_text(OWN_HOUSE, key="small-house")


@cache
def house_without_cut_card() -> House:
    return load_house_text(NO_CUT_CARD, key="no-cut-card")


@cache
def all_houses() -> dict[str, House]:
    shipped = {key: House.load(key) for key in house_keys()}
    return {**shipped, "small-house": own_house(), "no-cut-card": house_without_cut_card()}


def seed_of(number: int) -> bytes:
    return random.Random(number).randbytes(32)


def random_slip(house: House, source: random.Random) -> Slip:
    """Bets that the house takes."""
    while True:
        offers = source.sample(house.offers, k=min(len(house.offers), source.randint(1, 4)))
        slip = {}
        for offer in offers:
            limits = offer.limits
            steps = (limits.maximum - limits.minimum) // limits.increment
            slip[offer.bet.key] = limits.minimum + source.randint(0, min(steps, 40)) * limits.increment
        if refusal_of(house, slip) is None:
            return slip


def random_slips(house: House, source: random.Random, *, rounds: int) -> dict[int, Mapping[int, Slip]]:
    """Slips of up to four seats in about half of the first rounds."""
    return {
        number: {seat: random_slip(house, source) for seat in source.sample(range(1, 8), k=source.randint(1, 4))}
        for number in range(1, rounds + 1)
        if source.random() < 0.5
    }


@cache
def honest_record(number: int, *, house: str = "", close_after: int | None = None) -> ShoeRecord:
    """The record that follows from a number: cuts, slips and now and then a void round."""
    source = random.Random(number)
    chosen = all_houses()[house or source.choice(sorted(all_houses()))]
    cuts = [Cut(f"seat {seat}", source.randbytes(source.randint(0, 20))) for seat in range(source.randint(0, 3))]
    voids = {source.randint(1, 6): Interruption("a card fell on the floor", source.randint(0, 6))}
    return deal_record(
        chosen,
        seed=source.randbytes(32),
        cuts=cuts,
        slips=random_slips(chosen, source, rounds=12),
        voids=voids if source.random() < 0.5 else {},
        name=f"shoe {number}",
        close_after=close_after,
    )


def corrected_record(record: ShoeRecord) -> ShoeRecord:
    """The same record, in which what two slips brought was put right afterwards, the first of them twice."""
    paid = [
        (each.number, slip.seat, sum(bet.net for bet in slip.bets))
        for each in record.rounds
        if each.void is None
        for slip in each.slips
    ]
    first, last = paid[0], paid[-1]
    unit = 10**record.header.currency.decimals
    made = [
        RecordedCorrection(*first[:2], "olga", "wrong payout", first[2], first[2] + 7 * unit),
        RecordedCorrection(*first[:2], "olga", "two were too many", first[2] + 7 * unit, first[2] + 5 * unit),
    ]
    if last != first:
        made.insert(1, RecordedCorrection(*last[:2], "omar", "misdeal", last[2], last[2] - 3 * unit))
    return with_corrections(record, made)
