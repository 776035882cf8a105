"""Paying a round out, or giving every stake back."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house.settle import settle_slips
from punto.ledger.transfers import Transfer, hold, move, post, void
from punto.rules.rounds import play
from punto.rules.settlement import SettledBet, explain
from punto.rules.text import Text
from punto.table.events import BetSettled, RoundSettled, RoundVoided
from punto.table.state import Seated, State


def settled(state: State, at: int) -> RoundSettled:
    """The complete round, with what became of every bet and every movement of money."""
    current, house = state.played, state.house
    dealt = play(current.dealt)
    slips = {seat: dict(current.slips[seat].stakes) for seat in sorted(current.slips)}
    outcomes = settle_slips(house, dealt, slips)
    bets = [_bet_settled(state, state.seats[seat], each) for seat, of_seat in outcomes.items() for each in of_seat]
    transfers = [each for seat, of_seat in outcomes.items() for each in _payout(state, state.seats[seat], of_seat)]
    return RoundSettled(
        at=at,
        shoe=state.shoes,
        number=current.number,
        cards=str(dealt),
        winner=dealt.winner,
        bets=tuple(bets),
        transfers=tuple(transfers),
    )


def _bet_settled(state: State, patron: Seated, outcome: SettledBet) -> BetSettled:
    return BetSettled(
        seat=patron.seat,
        patron=patron.patron,
        bet=outcome.bet.key,
        stake=outcome.stake,
        result=outcome.result,
        row=outcome.row.name if outcome.row else None,
        pays=str(outcome.pays) if outcome.pays else None,
        winnings=outcome.winnings,
        commission=outcome.commission,
        commission_owed=outcome.commission_owed,
        returned=outcome.returned,
        net=outcome.net,
        explanation=explain(outcome, state.house.currency, state.house.commission),
    )


def _payout(state: State, patron: Seated, outcomes: tuple[SettledBet, ...]) -> Iterator[Transfer]:
    """The money of one seat: stakes into escrow and out of it, winnings, and commission taken now or held for later."""
    slip, account = state.played.slips[patron.seat], state.accounts.patron(patron.patron)
    for held, outcome in zip(slip.holds, outcomes, strict=True):
        yield post(held)
        bet_id = held.id.removesuffix("/stake")
        taker, kind = (state.accounts.bankroll, "lost") if outcome.result == "lose" else (account, "returned")
        yield move(f"{bet_id}/{kind}", debit=state.escrow, credit=taker, amount=outcome.stake)
        if outcome.winnings:
            yield move(f"{bet_id}/won", debit=state.accounts.bankroll, credit=account, amount=outcome.winnings)
        if outcome.commission and not outcome.commission_owed:
            yield move(
                f"{bet_id}/commission", debit=account, credit=state.accounts.commission, amount=outcome.commission
            )
    owed = sum(outcome.commission for outcome in outcomes if outcome.commission_owed)
    if owed:
        yield from _held_for_later(state, patron, owed)


def _held_for_later(state: State, patron: Seated, owed: int) -> Iterator[Transfer]:
    """One hold a patron carries all the commission owed, however long the patron stays: the old one gives way."""
    if patron.owed is not None:
        yield void(patron.owed)
        owed += patron.owed.amount
    yield hold(
        f"{state.table}/{state.shoes}.{state.played.number}/{patron.seat}/owed",
        debit=state.accounts.patron(patron.patron),
        credit=state.accounts.commission,
        amount=owed,
    )


def voided(state: State, at: int, *, by: str, reason: str, end_shoe: bool) -> RoundVoided:
    """The round as an operator voids it."""
    return _voided(state, at, by=by, reason=Text(reason, reason), end_shoe=end_shoe, ran_out=False)


def out_of_cards(state: State, at: int) -> RoundVoided:
    """The round that the shoe has too few cards for; the shoe ends with it."""
    reason = Text(
        "The shoe has too few cards left for this round: every stake goes back.",
        "牌靴余牌不足以完成本局：所有注额退回。",
    )
    return _voided(state, at, by=None, reason=reason, end_shoe=True, ran_out=True)


def _voided(state: State, at: int, *, by: str | None, reason: Text, end_shoe: bool, ran_out: bool) -> RoundVoided:
    current = state.played
    held = [each for seat in sorted(current.slips) for each in current.slips[seat].holds]
    return RoundVoided(
        at=at,
        shoe=state.shoes,
        number=current.number,
        by=by,
        reason=reason,
        before=state.phase,
        end_shoe=end_shoe,
        out_of_cards=ran_out,
        transfers=tuple(map(void, held)),
    )
