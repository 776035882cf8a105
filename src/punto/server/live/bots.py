"""Bots: patrons played by the server, marked as such, to make a table lively.

They bet modestly, say ready soon, squeeze at a human pace or cede, leave a seat free for people, and rest when nobody
has looked for a while. `next_move` is pure: what a bot does next, given the state and its own random numbers; a `Crew`
plays the bots of one table.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, assert_never

from prometheus_client import Counter

from punto.errors import StoreError
from punto.house import House
from punto.house.slip import refusal_of
from punto.server.errors import ApiError
from punto.server.live.actor import TableActor
from punto.server.operations.supervision import Tasks
from punto.server.people.purses import least_bet
from punto.table import State
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.acts.shoe import CutShoe
from punto.table.command import Command
from punto.table.dealer.turning import side_in_turn
from punto.table.phases import Ownership, Phase
from punto.table.state import Seated

__all__ = ["Bot", "BotMove", "Crew", "next_move"]

_log = logging.getLogger("punto.server.bots")

_NAMES: Final = (
    *("Ada", "Bruno", "Chen Wei", "Dolores", "Emil", "Fatima", "Gus", "Hana", "Ivo", "Jolie", "Kofi", "Lin Yue"),
    *("Mateo", "Nadia", "Otis", "Priya", "Quentin", "Rosa", "Sami", "Tess", "Ugo", "Vera", "Wen", "Yusuf"),
)
_STACK: Final = 60
"""How many least bets a bot brings to the table."""


@dataclass(frozen=True)
class Bot:
    """One bot: who it is, and how it likes to play."""

    patron: str
    name: str
    seed: int
    banker: float = 0.5
    """How often it bets on Banker rather than Player."""
    boldness: float = 1.0
    """How far its stakes go above the least bet."""
    sides: float = 0.2
    """How often it adds another bet."""
    squeezes: float = 0.7
    """How often it takes the cards that it is offered."""


@dataclass(frozen=True)
class BotMove:
    """What a bot does next, after so many seconds at a normal pace."""

    kind: type[Command]
    seconds: float
    fields: Mapping[str, Any] = field(default_factory=dict)


def next_move(state: State, bot: Bot, *, awake: bool) -> BotMove | None:
    """What the bot does next at a table in this state, if anything. The same state gives the same move."""
    seated = state.seated(bot.patron)
    free = state.seats_to_stay - len(state.seats)
    wanted = free <= 0 or any(each.held_until is None for each in state.waiting)
    # What is random depends on the bot, the round and the phase only: a state that comes again is met the same way.
    number = state.current.number if state.current else 0
    chance = random.Random(f"{bot.seed}/{state.shoes}/{number}/{state.phase}")  # noqa: S311 - no secret hangs on it
    if seated is None:
        quiet = not state.waiting and state.closing_by is None and state.paused_at is None
        welcome = awake and state.seats_free > 1 and quiet
        return BotMove(TakeSeat, chance.uniform(0.5, 4), {"name": bot.name, "bot": True}) if welcome else None
    if seated.leaving is not None:
        return None
    if not awake or (wanted and _is_last_bot(state, bot)):
        return BotMove(LeaveTable, chance.uniform(0.2, 1))
    if state.paused_at is not None:
        return None
    return _move_of_phase(state, bot, seated, chance)


def _is_last_bot(state: State, bot: Bot) -> bool:
    """Of several bots the one in the highest seat gets up for people."""
    return bot.patron == [each.patron for each in state.seats.values() if each.bot][-1]


def _move_of_phase(state: State, bot: Bot, seated: Seated, chance: random.Random) -> BotMove | None:
    match state.phase:
        case Phase.CUTTING:
            return _cut(state, seated, chance)
        case Phase.BETTING:
            return _money(state, seated) or _bet(state, bot, seated, chance)
        case Phase.CONTROL:
            return _answer_offer(state, bot, seated, chance)
        case Phase.EXPOSING | Phase.THIRD_CARDS:
            return _squeeze(state, seated, chance)
        case Phase.SHUFFLING | Phase.CLOSED | Phase.DEALING | Phase.SETTLED | Phase.ENDED:
            return None
        case _:
            assert_never(state.phase)


def _cut(state: State, seated: Seated, chance: random.Random) -> BotMove | None:
    if state.shoe is None or seated.seat in state.shoe.asked:
        return None
    if chance.random() < 0.5:
        return BotMove(CutShoe, chance.uniform(0.5, 2), {"entropy": os.urandom(16)})
    return BotMove(SayReady, chance.uniform(0.5, 2))


def _money(state: State, seated: Seated) -> BotMove | None:
    available, least = state.money_of(seated.patron).available, least_bet(state.house)
    if available < 5 * least:
        return BotMove(BuyIn, 0.3, {"amount": _STACK * least - available})
    if available > 10 * _STACK * least:
        return BotMove(CashOut, 0.3, {"amount": available - _STACK * least})
    return None


def _bet(state: State, bot: Bot, seated: Seated, chance: random.Random) -> BotMove | None:
    current = state.open_round
    moment = {"shoe": state.shoes, "number": current.number}
    seconds, sits_out = chance.uniform(0.8, 5), chance.random() < 0.04
    if seated.seat not in current.slips and seated.seat not in current.ready and not sits_out:
        stakes = _stakes(state.house, bot, chance)
        if stakes is not None:
            return BotMove(PlaceSlip, seconds, {"stakes": stakes, **moment})
    if seated.seat not in current.ready:
        return BotMove(SayReady, chance.uniform(0.3, 2), moment)
    return None


def _stakes(house: House, bot: Bot, chance: random.Random) -> dict[str, int] | None:
    """A modest slip that this house accepts; None if there is no bet that may lie alone."""
    side = "banker" if chance.random() < bot.banker else "player"
    alone = [each for each in house.offers if refusal_of(house, {each.bet.key: each.limits.minimum}) is None]
    if not alone:
        return None
    # A house need not have a main bet of that side, or any.
    main = min(alone, key=lambda each: (each.bet.kind != "main", each.bet.side != side))
    stakes = {main.bet.key: _stake(main.limits.minimum, main.limits.increment, bot.boldness * 6, chance)}
    if chance.random() < bot.sides:
        other = chance.choice(house.offers)
        more = {**stakes, other.bet.key: _stake(other.limits.minimum, other.limits.increment, 2, chance)}
        if refusal_of(house, more) is None:
            return more
    return stakes if refusal_of(house, stakes) is None else {main.bet.key: main.limits.minimum}


def _stake(minimum: int, increment: int, times: float, chance: random.Random) -> int:
    wanted = minimum * chance.uniform(1, max(1.0, times))
    return minimum + int(wanted - minimum) // increment * increment


def _answer_offer(state: State, bot: Bot, seated: Seated, chance: random.Random) -> BotMove | None:
    for side, control in state.open_round.controls.items():
        if control.owner is Ownership.OFFERED and control.seat == seated.seat:
            kind = AcceptControl if chance.random() < bot.squeezes else CedeControl
            moment = {"shoe": state.shoes, "number": state.open_round.number, "side": side}
            return BotMove(kind, chance.uniform(0.8, 2.5), moment)
    return None


def _squeeze(state: State, seated: Seated, chance: random.Random) -> BotMove | None:
    current, side = state.open_round, side_in_turn(state)
    for place, card in enumerate(current.cards):
        control = current.controls[card.side]
        if card.exposed or card.side != side or control.owner is not Ownership.PATRON or control.seat != seated.seat:
            continue
        kind = PeelCard if card.peeled_by is None else ExposeCard
        moment = {"shoe": state.shoes, "number": current.number, "place": place}
        return BotMove(kind, chance.uniform(0.7, 2), moment)
    return None


def _finishing(move: BotMove | None) -> BotMove | None:
    """The move while the server is about to stop: bots help rounds to finish, and begin nothing."""
    if move is not None and move.kind is PlaceSlip:
        return BotMove(SayReady, 0.3, {key: move.fields[key] for key in ("shoe", "number")})
    helps = (SayReady, AcceptControl, CedeControl, PeelCard, ExposeCard)
    return move if move is not None and move.kind in helps else None


def crew_of(table: str, count: int) -> tuple[Bot, ...]:
    """The bots of a table: always the same ones, so that they find their seats again after a restart."""
    chance = random.Random(f"bots of {table}")  # noqa: S311 - no secret hangs on it
    names = chance.sample(_NAMES, k=min(count, len(_NAMES)))
    return tuple(
        Bot(
            patron=f"bot-{table}-{index}",
            name=name,
            seed=chance.getrandbits(32),
            banker=chance.uniform(0.25, 0.75),
            boldness=chance.uniform(0.4, 2),
            sides=chance.uniform(0, 0.5),
            squeezes=chance.uniform(0.4, 0.95),
        )
        for index, name in enumerate(names, start=1)
    )


class Crew:
    """Plays the bots of one table."""

    def __init__(
        self, actor: TableActor, count: int, *, clock: Callable[[], int], restarts: Counter | None = None
    ) -> None:
        self._actor, self._clock = actor, clock
        self.table = actor.name
        self.bots = crew_of(actor.name, count)
        self._tasks = Tasks(f"table {actor.name}", restarts=restarts)

    def start(self) -> None:
        """Begin to play."""
        for bot in self.bots:
            self._tasks.keep(partial(self._play, bot), name=bot.patron)

    async def stop(self) -> None:
        """Stop playing; the bots stay where they sit."""
        await self._tasks.cancel()

    async def _play(self, bot: Bot) -> None:
        changed = self._actor.watch()
        try:
            while True:
                changed.clear()
                move = self._move(bot)
                if move is None:
                    await self._wait(changed)
                    continue
                await asyncio.sleep(move.seconds * self._pace())
                if self._move(bot) == move or move.kind is CutShoe:
                    await self._make(bot, move)
        finally:
            self._actor.unwatch(changed)

    async def _wait(self, changed: asyncio.Event) -> None:
        """Wait for news; now and then also look whether anybody still watches."""
        try:
            async with asyncio.timeout(30):
                await changed.wait()
        except TimeoutError:
            return

    def _move(self, bot: Bot) -> BotMove | None:
        state = self._actor.state
        if state is None or state.phase is Phase.ENDED or self._actor.broken:
            return None
        move = next_move(state, bot, awake=self._actor.watched)
        return _finishing(move) if self._actor.draining else move

    def _pace(self) -> float:
        """Bots are as quick as the dealer."""
        state = self._actor.state
        return max(0.01, state.settings.pace.card_ms / 800) if state is not None else 1.0

    async def _make(self, bot: Bot, move: BotMove) -> None:
        made: Any = move.kind
        command: Command = made(id=secrets.token_hex(8), at=self._clock(), patron=bot.patron, **move.fields)
        try:
            answer = await self._actor.submit(command)
        except (StoreError, ApiError) as error:
            _log.debug("%s could not move: %s", bot.patron, error)
            await asyncio.sleep(1)
            return
        if answer.refusal is not None:
            _log.debug("%s was refused: %s", bot.patron, answer.refusal.code)
            # The same state gives the same move: it must not be made again and again.
            await asyncio.sleep(1)
