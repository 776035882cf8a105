"""Betting: a slip is accepted whole or refused whole, replaced or withdrawn; a patron says not to wait for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, assert_never

from punto.house.slip import refusal_of
from punto.ledger.transfers import hold, void
from punto.rules.facts import SIDES
from punto.table.command import RoundCommand
from punto.table.event import Event, MoneyEvent
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, of_slip, refuse
from punto.table.state import AcceptedSlip, CurrentRound, Seated, Stakes, State


class SlipAccepted(MoneyEvent, frozen=True, kw_only=True):
    """A whole slip was accepted; it replaces the seat's earlier one."""

    seat: int
    patron: str
    stakes: Stakes
    sequence: int
    """Its place among all slips of the round."""

    def change(self, state: State) -> State:
        """The slip lies on the table, and its patron is to be waited for again.

        A bet on a side whose amount stays the same keeps its place, whatever else of the slip changes.
        """
        current = state.open_round
        earlier = current.slips.get(self.seat)
        since = dict.fromkeys(SIDES, self.sequence)
        if earlier is not None:
            for side in SIDES:
                if state.on_side(earlier.stakes, side) == state.on_side(self.stakes, side):
                    since[side] = earlier.since.get(side, earlier.sequence)
        slip = AcceptedSlip(
            stakes=self.stakes,
            sequence=self.sequence,
            accepted_at=self.at,
            holds=tuple(each for each in self.transfers if each.kind == "pending"),
            since=since,
        )
        return state.with_round(
            slips={**current.slips, self.seat: slip},
            slips_sent=_counted(current, self.patron),
            sequence=self.sequence,
            ready=current.ready - {self.seat},
        )


class SlipWithdrawn(MoneyEvent, frozen=True, kw_only=True):
    """A slip was taken back while betting was open."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """The slip is gone."""
        current = state.open_round
        slips = {seat: slip for seat, slip in current.slips.items() if seat != self.seat}
        sent = _counted(current, self.patron)
        return state.with_round(slips=slips, slips_sent=sent, ready=current.ready - {self.seat})


class PatronReady(Event, frozen=True, kw_only=True):
    """A patron need not be waited for in betting."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """One less to wait for."""
        return state.with_round(ready=state.open_round.ready | {self.seat})


class CutDeclined(Event, frozen=True, kw_only=True):
    """A patron need not be waited for at the cut: they do not want to cut."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """One less to wait for."""
        return state.with_shoe(asked=state.open_shoe.asked | {self.seat})


class PlaceSlip(RoundCommand, frozen=True, kw_only=True):
    """Bet this whole slip in the current round; it replaces an earlier one."""

    stakes: dict[str, int]
    """Stakes in minor units by the key of the bet."""

    guarded: ClassVar[bool] = True

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Who excluded themselves or is about to leave bets no more."""
        return refusal_to_play(state, seated, at) or super().barred_to(state, seated, at)

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only while betting is open, and not without end."""
        if state.phase is not Phase.BETTING:
            return refuse(Code.BETTING_NOT_OPEN)
        most = state.settings.slips_per_round
        sent = state.open_round.slips_sent.get(seated.patron, 0)
        return refuse(Code.TOO_MANY_SLIPS, most=most) if sent >= most else None

    def fault_in_round(self, state: State) -> Refusal | None:
        """The house's rules for a slip, then the patron's means and own limits, then the table's differential."""
        if (refused := refusal_of(state.house, self.stakes)) is not None:
            return of_slip(refused)
        seated, total = self.seat_in(state), sum(self.stakes.values())
        return (
            _fault_of_balance(state, seated, total)
            or _fault_of_own_limits(state, seated, total, self.at)
            or fault_of_differential(state, seated.seat, self.sorted_stakes(state))
        )

    def sorted_stakes(self, state: State) -> Stakes:
        """The stakes in the order of the house."""
        return tuple((bet.key, self.stakes[bet.key]) for bet in state.house.bets if bet.key in self.stakes)

    def events(self, state: State) -> tuple[Event, ...]:
        """The slip is accepted: stakes are held, those of the earlier slip let go."""
        seated, current = self.seat_in(state), state.open_round
        stakes, sequence = self.sorted_stakes(state), current.sequence + 1
        earlier = current.slips.get(seated.seat)
        slip_id = f"{state.table}/{state.shoes}.{current.number}/{seated.seat}/{sequence}"
        account = state.accounts.patron(seated.patron)
        return (
            SlipAccepted(
                at=self.at,
                seat=seated.seat,
                patron=seated.patron,
                stakes=stakes,
                sequence=sequence,
                transfers=(
                    *(void(held) for held in (earlier.holds if earlier else ())),
                    *(
                        hold(f"{slip_id}/{bet}/stake", debit=account, credit=state.escrow, amount=stake)
                        for bet, stake in stakes
                    ),
                ),
            ),
        )


class WithdrawSlip(RoundCommand, frozen=True, kw_only=True):
    """Take the slip of this round back."""

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only while betting is open, and unless the bets of the others would then lie too far apart."""
        if state.phase is not Phase.BETTING:
            return refuse(Code.BETTING_NOT_OPEN)
        if seated.seat not in state.open_round.slips:
            return refuse(Code.NO_SLIP)
        return fault_of_differential(state, seated.seat, ())

    def events(self, state: State) -> tuple[Event, ...]:
        """The stakes are let go."""
        return (withdrawn(state, self.seat_in(state), at=self.at),)


class SayReady(RoundCommand, frozen=True, kw_only=True):
    """No need to wait for me: in betting, and when the shoe may be cut."""

    # There is no round at the cut, and nobody loses by being ready a round too early.
    demanded: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only where somebody is waited for, and once."""
        match state.phase:
            case Phase.CUTTING:
                done = state.open_shoe.asked
            case Phase.BETTING:
                done = state.open_round.ready
            case (
                Phase.SHUFFLING
                | Phase.CLOSED
                | Phase.DEALING
                | Phase.CONTROL
                | Phase.EXPOSING
                | Phase.THIRD_CARDS
                | Phase.SETTLED
                | Phase.ENDED
            ):
                return refuse(Code.BETTING_NOT_OPEN)
            case _:
                assert_never(state.phase)
        return refuse(Code.ALREADY_READY) if seated.seat in done else None

    def events(self, state: State) -> tuple[Event, ...]:
        """What the patron need not be waited for depends on the phase."""
        seated = self.seat_in(state)
        kind = CutDeclined if state.phase is Phase.CUTTING else PatronReady
        return (kind(at=self.at, seat=seated.seat, patron=seated.patron),)


def _counted(current: CurrentRound, patron: str) -> dict[str, int]:
    return {**current.slips_sent, patron: current.slips_sent.get(patron, 0) + 1}


def refusal_to_play(state: State, seated: Seated, at: int) -> Refusal | None:
    """Why a patron who is at the table may not bring more money into play."""
    if seated.standing_as(state.standing).is_excluded(at):
        return refuse(Code.SELF_EXCLUDED)
    return refuse(Code.PATRON_LEAVING) if seated.leaving is not None else None


def withdrawn(state: State, seated: Seated, *, at: int) -> SlipWithdrawn:
    """The seat's slip is taken back."""
    holds = state.open_round.slips[seated.seat].holds
    return SlipWithdrawn(at=at, seat=seated.seat, patron=seated.patron, transfers=tuple(map(void, holds)))


def fault_of_differential(state: State, seat: int, stakes: Stakes) -> Refusal | None:
    """Table differential: whether all Player bets would lie too far from all Banker bets with these stakes."""
    limit = state.house.differential
    if limit is None:
        return None
    others = [slip.stakes for number, slip in state.open_round.slips.items() if number != seat]
    difference = _difference(state, [*others, stakes])
    if difference <= limit:
        return None
    mark = state.house.currency.mark
    return refuse(Code.DIFFERENTIAL_EXCEEDED, limit=mark(limit), difference=mark(difference))


def _difference(state: State, slips: Iterable[Stakes]) -> int:
    sums = {"player": 0, "banker": 0, "centre": 0}
    for stakes in slips:
        for key, stake in stakes:
            bet = state.house.offer(key).bet
            if bet.kind == "main":
                sums[bet.side] += stake
    return abs(sums["player"] - sums["banker"])


def _fault_of_balance(state: State, seated: Seated, total: int) -> Refusal | None:
    earlier = state.open_round.slips.get(seated.seat)
    available = state.money_of(seated.patron).available + (earlier.total if earlier else 0)
    if total <= available:
        return None
    mark = state.house.currency.mark
    return refuse(Code.INSUFFICIENT_BALANCE, needed=mark(total), available=mark(available))


def _fault_of_own_limits(state: State, seated: Seated, total: int, at: int) -> Refusal | None:
    limits, mark = seated.standing_as(state.standing).limits.at(at), state.house.currency.mark
    if limits.round_stake_max is not None and total > limits.round_stake_max:
        return refuse(Code.ROUND_LIMIT_EXCEEDED, total=mark(total), limit=mark(limits.round_stake_max))
    day_net = seated.day_net if seated.day == state.settings.day_of(at) else 0
    if limits.day_loss_max is not None and state.standing.risk(total, day_net=day_net) > limits.day_loss_max:
        return refuse(Code.DAY_LOSS_LIMIT_EXCEEDED, total=mark(total), limit=mark(limits.day_loss_max))
    return None
