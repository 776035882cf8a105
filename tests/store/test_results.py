"""What a table brought a patron: the sums of all rounds and days, corrections included."""

from __future__ import annotations

from datetime import UTC, datetime

from punto.store import Desk, Store
from punto.store.read.results import PatronResults, results_of
from punto.table.acts.correcting import RoundCorrected
from punto.table.dealer.payout import RoundSettled
from punto.table.event import Event
from tests.store.playing import many_rounds
from tests.store.test_corrections import corrected


def results(store: Store, patron: str) -> PatronResults:
    with store.reading() as reader:
        return results_of(reader, "t1", patron=patron)


def test_the_sums_are_those_of_every_round_of_the_patron(store: Store) -> None:
    script = many_rounds("t1", 14)
    Desk.open(store, "t1").handle_many(script.commands)
    ends = [each for each in script.events if isinstance(each, RoundSettled)]
    patrons = {slip.patron for each in ends for slip in each.slips}
    assert patrons, "somebody bets"
    for patron in patrons:
        slips = [(each.at, slip) for each in ends for slip in each.slips if slip.patron == patron]
        bets = [bet for _, slip in slips for bet in slip.bets]
        found = results(store, patron)
        assert (found.rounds, found.net) == (len(slips), sum(bet.net for bet in bets))
        assert found.won + found.lost + found.even == found.rounds
        assert found.nets == tuple(slip.net for _, slip in slips)
        assert found.before == 0
        assert {each.bet: (each.times, each.staked, each.net) for each in found.bets} == {
            key: (
                sum(bet.bet == key for bet in bets),
                sum(bet.stake for bet in bets if bet.bet == key),
                sum(bet.net for bet in bets if bet.bet == key),
            )
            for key in {bet.bet for bet in bets}
        }
        days = {datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d") for at, _ in slips}
        assert {each.day for each in found.days} == days
        assert sum(each.net for each in found.days) == found.net
        assert sum(each.staked for each in found.days) == found.staked == sum(bet.stake for bet in bets)


def test_a_correction_counts_and_a_stranger_has_no_results(store: Store) -> None:
    script = corrected()
    Desk.open(store, "t1").handle_many(script.commands)
    paid = sum(slip.net for each in _settled(script.events) for slip in each.slips if slip.patron == "ann")
    corrections = [each for each in script.events if isinstance(each, RoundCorrected) and each.patron == "ann"]
    assert corrections
    assert results(store, "ann").net == paid + sum(each.after - each.before for each in corrections)
    # Part of an id is another one.
    for stranger in ("an", "nobody", "%"):
        assert results(store, stranger).rounds == 0


def _settled(events: list[Event]) -> list[RoundSettled]:
    return [each for each in events if isinstance(each, RoundSettled)]
