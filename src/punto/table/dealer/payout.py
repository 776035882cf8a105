"""The payout: every bet is paid or taken, or, in a void round, given back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from punto.house.hands import hand_called
from punto.house.settle import settle_slips
from punto.ledger.transfers import Transfer, hold, move, post, void
from punto.rules.rounds import Round, Winner, play
from punto.rules.scoreboard import RoadEntry
from punto.rules.settlement import SettledBet
from punto.table.event import Event, MoneyEvent
from punto.table.phases import Phase
from punto.table.state import RoundPlayed, Seated, SettledSlip, State, Voided


class RoundSettled(MoneyEvent, frozen=True, kw_only=True):
    """A round is over and every bet is paid or taken."""

    shoe: int
    number: int
    cards: str
    """The round in notation."""
    winner: Winner
    slips: tuple[SettledSlip, ...]

    def change(self, state: State) -> State:
        """Who played has won or lost; the round goes on the roads."""
        nets = {slip.seat: slip.net for slip in self.slips}
        owed = {each.debit: each for each in self.transfers if each.kind == "pending"}
        marks = {slip.seat: slip.owed for slip in self.slips} if state.house.commission.owed == "marked" else {}

        def after(each: Seated) -> Seated:
            if each.seat not in nets:
                return replace(each, rounds_sat_out=each.rounds_sat_out + 1)
            net, day = nets[each.seat], max(each.day, day_of_bet(state, each.seat))
            return replace(
                each,
                session_net=each.session_net + net,
                day=day,
                day_net=(each.day_net if each.day == day else 0) + net,
                owed=owed.get(state.accounts.patron(each.patron), each.owed),
                marked=each.marked + marks.get(each.seat, 0),
            )

        dealt = Round.parse(self.cards)
        result, hand = str(RoadEntry.of_round(dealt)), hand_called(state.house, dealt)
        played = RoundPlayed(number=self.number, cards=self.cards, result=result, hand=hand)
        seats = {seat: after(each) for seat, each in state.seats.items()}
        current = replace(state.open_round, paid=self.slips)
        return _over(replace(state, seats=seats, current=current), self, played)


class RoundVoided(MoneyEvent, frozen=True, kw_only=True):
    """A round is void and every stake went back."""

    shoe: int
    number: int
    by: str | None
    """The operator; None when the table itself could not go on."""
    reason: str
    """In the operator's words; empty when the shoe ran out of cards."""
    before: Phase
    """How far the round was."""
    end_shoe: bool
    out_of_cards: bool

    @property
    def why(self) -> Voided:
        """Why the round is void."""
        return Voided(reason=self.reason, out_of_cards=self.out_of_cards)

    def change(self, state: State) -> State:
        """The round has no result; the shoe may end with it."""
        played = RoundPlayed(number=self.number, cards=None, result=None)
        state = _over(state.with_round(void=self.why), self, played)
        if state.shoe is None:
            return state
        return state.with_shoe(end=state.shoe.end or self.end_shoe, out_of_cards=self.out_of_cards)


def day_of_bet(state: State, seat: int) -> int:
    """The day to which the seat's slip of this round counts: that of the bet, however late the round ends.

    Else a winner could stake the whole win just before the day ends, and lose it in the next.
    """
    return state.settings.day_of(state.open_round.slips[seat].accepted_at)


def who_played(state: State, at: int) -> State:
    """Whoever has a bet in the round plays, and is not idle."""
    slips = state.open_round.slips
    seats = {
        seat: replace(each, played_at=at, rounds_sat_out=0, idle=None) if seat in slips else each
        for seat, each in state.seats.items()
    }
    return replace(state, seats=seats)


def settled(state: State, at: int) -> RoundSettled:
    """The complete round, with what became of every bet and every movement of money."""
    current = state.open_round
    dealt = play(current.dealt)
    slips = {seat: dict(current.slips[seat].stakes) for seat in sorted(current.slips)}
    later = {seat: state.seats[seat].pays_later for seat in slips}
    outcomes = settle_slips(state.house, dealt, slips, later=later)
    return RoundSettled(
        at=at,
        shoe=state.shoes,
        number=current.number,
        cards=str(dealt),
        winner=dealt.winner,
        slips=tuple(
            SettledSlip(seat=seat, patron=state.seats[seat].patron, bets=tuple(each.outcome for each in bets))
            for seat, bets in outcomes.items()
        ),
        transfers=tuple(
            transfer for seat, bets in outcomes.items() for transfer in _payout(state, state.seats[seat], bets)
        ),
    )


def voided(state: State, at: int, *, by: str, reason: str, end_shoe: bool) -> RoundVoided:
    """The round as an operator voids it."""
    return _voided(state, at, by=by, reason=reason, end_shoe=end_shoe, ran_out=False)


def out_of_cards(state: State, at: int) -> RoundVoided:
    """The round that the shoe has too few cards for; the shoe ends with it."""
    return _voided(state, at, by=None, reason="", end_shoe=True, ran_out=True)


def _payout(state: State, seated: Seated, outcomes: tuple[SettledBet, ...]) -> Iterator[Transfer]:
    """The money of one seat: stakes into escrow and out of it, winnings, and commission taken now or held for later.

    Commission that is only marked moves and holds nothing.
    """
    slip, account = state.open_round.slips[seated.seat], state.accounts.patron(seated.patron)
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
    if owed and state.house.commission.owed == "held":
        yield from _held_for_later(state, seated, owed)


def _held_for_later(state: State, seated: Seated, owed: int) -> Iterator[Transfer]:
    """One hold a patron carries all the commission owed, however long the patron stays: the old one gives way."""
    if seated.owed is not None:
        yield void(seated.owed)
        owed += seated.owed.amount
    yield hold(
        f"{state.table}/{state.shoes}.{state.open_round.number}/{seated.seat}/owed",
        debit=state.accounts.patron(seated.patron),
        credit=state.accounts.commission,
        amount=owed,
    )


def _voided(state: State, at: int, *, by: str | None, reason: str, end_shoe: bool, ran_out: bool) -> RoundVoided:
    current = state.open_round
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


def _over(state: State, event: Event, played: RoundPlayed) -> State:
    """The round is over: its escrow is closed, which can only be if it holds exactly nothing."""
    shoe = state.shoe and replace(state.shoe, history=(*state.shoe.history, played))
    return replace(
        who_played(state, event.at),
        phase=Phase.SETTLED,
        shoe=shoe,
        next_at=event.at + state.pause_ms,
        book=state.book.close(state.escrow),
    )
