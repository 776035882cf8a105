"""The rounds: every one is worked out again from cards, house and stakes; a void one gives every stake back.

Only numbers and keys are compared, never a sentence; and none of the table's own settlement is called, so that a fault
in it is found and not repeated: see `punto.store.audit.arithmetic`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from punto.ledger import Transfer, void
from punto.rules.odds import Odds
from punto.rules.rounds import Round
from punto.rules.settlement import BetOutcome
from punto.store.audit.arithmetic import Due, due_of_slips, moved_by, winner_of
from punto.store.audit.corrections import PaidSlips, correction_differences
from punto.store.audit.debts import debt_differences
from punto.store.audit.report import AuditCheck, AuditCheckKey, AuditCounts, Differences
from punto.store.audit.step import Step, at, place
from punto.store.database.rows import Head
from punto.table import State
from punto.table.acts.correcting import RoundCorrected
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.event import MoneyEvent
from punto.words import Text, verbatim

__all__ = ["RoundsPart"]

_COMPARED = ("stake", "result", "winnings", "commission", "returned", "net")


class RoundsPart:
    """Works every round out again."""

    key: AuditCheckKey = "rounds"

    def __init__(self, counts: AuditCounts, paid: PaidSlips) -> None:
        self._counts, self._paid = counts, paid
        self._found = Differences()

    def follow(self, step: Step) -> None:
        """One more event; only those that end a round or move money matter here."""
        event, before = step.event, step.before
        if before is None or event is None:
            return
        if isinstance(event, RoundSettled):
            self._counts.rounds += 1
            self._counts.bets += sum(len(slip.bets) for slip in event.slips)
            where = at(place(step.row), Text("audit-rounds-round", number=str(event.number), shoe=str(event.shoe)))
            for difference in _differences(event, before):
                self._found.add(at(where, difference))
            self._paid.follow(event)
        elif isinstance(event, RoundVoided):
            self._counts.void += 1
            held = [each for slip in before.open_round.slips.values() for each in slip.holds]
            if sorted(event.transfers, key=_by_id) != sorted(map(void, held), key=_by_id):
                self._found.add(at(place(step.row), Text("audit-rounds-void")))
        elif isinstance(event, RoundCorrected):
            where = at(place(step.row), Text("audit-rounds-round", number=str(event.number), shoe=str(event.shoe)))
            for difference in correction_differences(event, before, self._paid.brought(event)):
                self._found.add(at(where, difference))
            self._paid.follow(event)
        for difference in debt_differences(event, before, step.after):
            self._found.add(at(place(step.row), difference))
        if isinstance(event, MoneyEvent) and step.after is not None and step.after.book.total:
            total = Text("audit-accounts-total", total=str(step.after.book.total))
            self._found.add(at(place(step.row), total))

    def finish(self, _: Head, __: State | None) -> AuditCheck:
        """What was worked out."""
        counts = self._counts
        sentence = Text("audit-rounds-ok", bets=counts.bets, rounds=counts.rounds, void=counts.void)
        return AuditCheck.of(self.key, sentence, self._found)


def _differences(event: RoundSettled, before: State) -> Iterator[Text]:
    """Where a settled round is not what its cards, its house and its stakes come to."""
    current, dealt = before.open_round, Round.parse(event.cards)
    if (event.shoe, event.number) != (before.shoes, current.number):
        yield Text("audit-rounds-other-round", number=str(current.number), shoe=str(before.shoes))
    lie = {side: tuple(each.card for each in current.cards if each.side == side) for side in ("player", "banker")}
    if (dealt.player.cards, dealt.banker.cards) != (lie["player"], lie["banker"]):
        yield Text("audit-rounds-cards", cards=event.cards)
    if event.winner != winner_of(dealt):
        yield Text("audit-rounds-winner", winner=event.winner, right=winner_of(dealt))
    stakes = {seat: slip.stakes for seat, slip in current.slips.items()}
    later = {seat: each.pays_later for seat, each in before.seats.items()}
    due = due_of_slips(before.house, dealt, stakes, later)
    yield from _of_bets(event, before, due)
    yield from _of_money(event, before, due)


def _of_bets(event: RoundSettled, before: State, due: dict[int, tuple[Due, ...]]) -> Iterator[Text]:
    said = Counter((slip.seat, each.bet) for slip in event.slips for each in slip.bets)
    right = {(seat, each.bet): each for seat, bets in due.items() for each in bets}
    if said != Counter(list(right)):
        yield Text("audit-rounds-bets", settled=_bets(said.elements()), made=_bets(right))
    for slip in event.slips:
        sits = before.seats[slip.seat].patron if slip.seat in before.seats else None
        if slip.patron != sits:
            other = Text("audit-rounds-patron", patron=repr(slip.patron), sits=_nothing_or(sits and repr(sits)))
            yield at(Text("audit-rounds-seat", seat=slip.seat), other)
        for each in slip.bets:
            wanted = right.get((slip.seat, each.bet))
            if wanted is not None:
                where = Text("audit-rounds-bet", bet=each.bet, seat=slip.seat)
                yield from (at(where, what) for what in _of_bet(each, wanted))


def _of_bet(each: BetOutcome, wanted: Due) -> Iterator[Text]:
    for name in _COMPARED:
        if getattr(each, name) != getattr(wanted, name):
            yield Text(
                "audit-rounds-figure", name=name, said=str(getattr(each, name)), right=str(getattr(wanted, name))
            )
    if each.commission and each.owed != wanted.commission_owed:
        yield Text("audit-rounds-owed" if each.owed else "audit-rounds-not-owed")
    if _odds(each) != wanted.pays:
        right = None if wanted.pays is None else "{}:{}".format(*wanted.pays)
        yield Text("audit-rounds-figure", name="pays", said=_nothing_or(each.pays), right=_nothing_or(right))


def _odds(bet: BetOutcome) -> tuple[int, int] | None:
    if bet.pays is None:
        return None
    odds = Odds.parse(bet.pays)
    return odds.wins, odds.per


def _of_money(event: RoundSettled, before: State, due: dict[int, tuple[Due, ...]]) -> Iterator[Text]:
    """Every account gets what the bets come to, and the escrow nothing."""
    names = before.accounts
    right: Counter[str] = Counter()
    holds: dict[str, int] = {}
    for seat, bets in due.items():
        patron = before.seats[seat]
        account = names.patron(patron.patron)
        for each in bets:
            taken = 0 if each.commission_owed else each.commission
            right[account] += each.returned - each.stake
            right[names.commission] += taken
            right[names.bankroll] -= each.returned - each.stake + taken
        owed = sum(each.commission for each in bets if each.commission_owed)
        if owed and before.house.commission.owed == "held":
            holds[account] = owed + (patron.owed.amount if patron.owed is not None else 0)
    wanted = {name: amount for name, amount in right.items() if amount}
    if moved_by(event.transfers) != wanted:
        yield Text("audit-rounds-moves", moved=_amounts(moved_by(event.transfers)), right=_amounts(wanted))
    posted = sorted(str(each.pending) for each in event.transfers if each.kind == "post")
    staked = sorted(each.id for slip in before.open_round.slips.values() for each in slip.holds)
    if posted != staked:
        yield Text("audit-rounds-stakes")
    held = {each.debit: each.amount for each in event.transfers if each.kind == "pending"}
    if held != holds:
        yield Text("audit-rounds-holds", held=_amounts(held), right=_amounts(holds))


def _bets(bets: Iterable[tuple[int, str]]) -> Text:
    return _nothing_or(", ".join(f"{seat}/{bet}" for seat, bet in sorted(bets)))


def _amounts(by_account: Mapping[str, int]) -> Text:
    return _nothing_or(", ".join(f"{name} {amount}" for name, amount in sorted(by_account.items())))


def _nothing_or(said: str | None) -> Text:
    return verbatim(said) if said else Text("audit-nothing")


def _by_id(transfer: Transfer) -> str:
    return transfer.id
