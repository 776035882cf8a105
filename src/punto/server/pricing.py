"""Pricing for the page: own houses by their text, answers that are kept, and threads apart from those of the tables.

Whoever asks the same again, or while the same question is being worked out for somebody else, gets the one answer. Own
houses are read once; the compiled programs behind them are kept by `punto.exact`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Final

from punto.errors import NotationError
from punto.exact import odds
from punto.exact.as_json import comparison_json, effects_json, odds_json
from punto.exact.effects import effects_of_removal
from punto.house import House
from punto.house.loader import load_house_text
from punto.rules.cards import Card, parse_cards
from punto.rules.composition import Composition
from punto.rules.text import Text
from punto.server.errors import ApiError
from punto.server.limits import AddressBuckets
from punto.server.sandbox import Sandbox

__all__ = ["OWN_HOUSE", "Asked", "Pricing", "ShoeAsked", "compare_answer", "odds_answer"]

Json = dict[str, Any]

OWN_HOUSE: Final = "own-house"
"""The key of a house that is given as text."""
_MOST_OWN_BETS: Final = 24
"""The joint law of many more bets would take minutes to compile."""
_MOST_SUITED_EFFECTS: Final = 8
"""A bet that looks at suits is priced 52 times for its effects of removal, once a card."""
_ANSWERS_KEPT: Final = 512
_HOUSES_KEPT: Final = 64
_THREADS: Final = 2


@dataclass(frozen=True)
class ShoeAsked:
    """A shoe as it is written: so many decks or a composition, less what has left it."""

    decks: int | None = None
    composition: str | None = None
    removed: str = ""

    def of(self, house: House) -> Composition:
        """The shoe; by default that of the house."""
        if self.composition is not None:
            shoe = Composition.parse(self.composition)
        else:
            shoe = Composition.of_decks(self.decks or house.shoe.decks)
        return shoe.without(parse_cards(self.removed))


@dataclass(frozen=True)
class Asked:
    """What is to be priced."""

    shoe: ShoeAsked = field(default_factory=ShoeAsked)
    seen: tuple[Card | None, ...] = ()
    bets: tuple[str, ...] | None = None
    stake: str | None = None
    """A decimal amount of the house's currency."""
    effects: bool = False
    matrices: bool = True


class Pricing:
    """Prices bets without getting in the way of the tables."""

    def __init__(self, own_houses: AddressBuckets) -> None:
        self._own_houses = own_houses
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="punto pricing")
        self._answers: OrderedDict[Hashable, asyncio.Future[Json]] = OrderedDict()
        self._houses: OrderedDict[str, House] = OrderedDict()

    def close(self) -> None:
        """Stop when what is being worked out is done."""
        self._pool.shutdown(cancel_futures=True)

    async def own_house(self, text: str, *, address: str, sandbox: Sandbox) -> House:
        """The house of a text; HouseError with every problem. Each address may bring so many new ones a minute.

        It is read in the sandbox first, so that a text that takes hours is not begun here, where nothing could end it.
        """
        if text not in self._houses:
            if not self._own_houses.take(address):
                said = Text("Too many house files: wait a moment.", "提交规则文件过于频繁，请稍候。")
                raise ApiError(429, "too_fast", said)
            await sandbox.read("house", text.encode())
            house = await asyncio.get_running_loop().run_in_executor(self._pool, lambda: load_house_text(text))
            if len(house.bets) > _MOST_OWN_BETS:
                said = Text(
                    "A pasted house may have {most} bets, and this one has {many}.",
                    "粘贴的规则最多可有{most}项投注，现有{many}项。",
                )
                raise ApiError(422, "too_many_bets", said.format(most=_MOST_OWN_BETS, many=len(house.bets)))
            self._houses[text] = house
            while len(self._houses) > _HOUSES_KEPT:
                self._houses.popitem(last=False)
        self._houses.move_to_end(text)
        return self._houses[text]

    async def odds(self, house: House, asked: Asked) -> Json:
        """What `punto odds --json` says."""
        return await self._answer(("odds", house, asked), lambda: odds_answer(house, asked))

    async def compare(self, houses: Sequence[House], shoe: ShoeAsked) -> Json:
        """What `punto compare --json` says. Houses that are given as text get keys that tell them apart."""
        named, own = list[House](), 0
        for house in houses:
            own += house.key == OWN_HOUSE
            named.append(replace(house, key=f"{OWN_HOUSE}-{own}") if house.key == OWN_HOUSE and own > 1 else house)
        return await self._answer(("compare", tuple(named), shoe), lambda: compare_answer(named, shoe))

    async def _answer(self, question: Hashable, work: Callable[[], Json]) -> Json:
        found = self._answers.get(question)
        if found is None:
            found = asyncio.get_running_loop().run_in_executor(self._pool, work)
            found.add_done_callback(lambda done: self._keep(question, done))
            self._answers[question] = found
            while len(self._answers) > _ANSWERS_KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(question)
        # One asker who goes away must not take the answer from the others.
        return await asyncio.shield(found)

    def _keep(self, question: Hashable, done: asyncio.Future[Json]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._answers.pop(question, None)


def odds_answer(house: House, asked: Asked) -> Json:
    """Price the bets of a house."""
    stake = None if asked.stake is None else house.currency.parse(asked.stake)
    if stake == 0:
        raise NotationError("the stake must be more than nothing")
    shoe = asked.shoe.of(house)
    priced = odds(house, shoe, seen=asked.seen, bets=asked.bets, stake=stake)
    said = {"house": house.key, **odds_json(priced, matrices=asked.matrices)}
    if not asked.effects:
        return said
    if sum(bet.looks_at_suits for bet in priced.bets) > _MOST_SUITED_EFFECTS:
        told = Text("Ask for the effects of fewer bets at a time.", "请减少同时查询移除效应的投注项。")
        raise ApiError(422, "too_many_effects", told)
    return {**said, **effects_json(effects_of_removal(priced.bets, shoe, priced.stakes))}


def compare_answer(houses: Sequence[House], shoe: ShoeAsked) -> Json:
    """Price the bets of several houses, each in its shoe."""
    return comparison_json(houses, [odds(house, shoe.of(house)) for house in houses])
