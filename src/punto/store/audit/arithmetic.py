"""The auditor's own arithmetic of a round: from the cards, the rows of the house and the stakes to whole minor units.

It shares no code with the table's settlement. Hands are added up from the ranks, roundings are integer divisions, and
a bet is what the first row says whose facts hold; only the facts themselves, which say what the words of a house mean,
are those of `punto.rules.facts`. No sentence is made here and none is compared: wording may change, numbers may not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from punto.house import House
from punto.ledger import Transfer
from punto.rules.bets import Bet, Row
from punto.rules.cards import Card
from punto.rules.commission import Commission
from punto.rules.facts import FACTS, of_round
from punto.rules.money import Rounding
from punto.rules.rounds import Round

__all__ = ["Due", "due_of_slips", "moved_by", "winner_of"]


@dataclass(frozen=True, slots=True)
class Due:
    """What one bet has to bring, in minor units."""

    bet: str
    stake: int
    result: str
    pays: tuple[int, int] | None
    """The odds of the row that matched, to so many."""
    winnings: int
    commission: int
    commission_owed: bool
    returned: int
    net: int


def winner_of(dealt: Round) -> str:
    """Who has won, by adding up the ranks."""
    player, banker = _points(dealt.player.cards), _points(dealt.banker.cards)
    return "tie" if player == banker else "player" if player > banker else "banker"


def _points(cards: Sequence[Card]) -> int:
    """Aces count one, 2 to 9 their face, tens and faces nothing; of the sum the last digit."""
    return sum(1 if card.rank == "A" else int(card.rank) if card.rank.isdigit() else 0 for card in cards) % 10


def due_of_slips(
    house: House,
    dealt: Round,
    slips: Mapping[int, Sequence[tuple[str, int]]],
    later: Mapping[int, bool | None] | None = None,
) -> dict[int, tuple[Due, ...]]:
    """What every bet of every seat has to bring; `later` is what the seats chose about their commission."""
    owes = {seat: _owes(house.commission, later=(later or {}).get(seat)) for seat in slips}
    rows = {(seat, key): _row(house.offer(key).bet, dealt) for seat, stakes in slips.items() for key, _ in stakes}
    won = {
        (seat, key): _won(house.payout_rounding, rows[seat, key], stake)
        for seat, stakes in slips.items()
        for key, stake in stakes
    }
    won = _within_cap(house, won)
    return {
        seat: tuple(
            _due(house.commission, key, stake, rows[seat, key], won[seat, key], owes=owes[seat])
            for key, stake in stakes
        )
        for seat, stakes in slips.items()
    }


def _row(bet: Bet, dealt: Round) -> Row | None:
    values: dict[str, object] = {}
    for row in bet.rows:
        for condition in row.when:
            if condition.fact not in values:
                values[condition.fact] = of_round(FACTS[condition.fact], dealt)
            if values[condition.fact] not in condition.wanted:
                break
        else:
            return row
    return None


def _won(rounding: Rounding, row: Row | None, stake: int) -> int:
    """The odds on a stake, rounded by the house's unit in whosoever's favour."""
    if row is None:
        return 0
    return _rounded(row.pays.wins * stake, row.pays.per, rounding, up=rounding.favour == "patron")


def _rounded(numerator: int, denominator: int, rounding: Rounding, *, up: bool) -> int:
    """A fraction of minor units in whole units of the rounding; halves of the nearest go up."""
    per_unit = denominator * rounding.unit
    if rounding.favour == "nearest":
        return (2 * numerator + per_unit) // (2 * per_unit) * rounding.unit
    return (numerator + (per_unit - 1 if up else 0)) // per_unit * rounding.unit


def _within_cap(house: House, won: Mapping[tuple[int, str], int]) -> dict[tuple[int, str], int]:
    """Side bets share the house's cap on what they may win together, in proportion, each rounded down."""
    side = sum(amount for (_, key), amount in won.items() if house.offer(key).bet.kind == "side")
    cap, unit = house.side_payout_cap, house.payout_rounding.unit
    if cap is None or side <= cap:
        return dict(won)
    return {
        (seat, key): amount * cap // side // unit * unit if house.offer(key).bet.kind == "side" else amount
        for (seat, key), amount in won.items()
    }


def _owes(commission: Commission, *, later: bool | None) -> bool:
    """Whether a seat owes its commission: as chosen where there is a choice, else by the first time that is listed."""
    times = set(commission.collected)
    if times == {"payout"}:
        return False
    if "payout" not in times:
        return True
    return commission.collected.index("payout") > 0 if later is None else later


def _due(commission: Commission, key: str, stake: int, row: Row | None, won: int, *, owes: bool) -> Due:
    if row is None:
        return Due(key, stake, "lose", None, 0, 0, commission_owed=False, returned=0, net=-stake)
    charged = 0
    if row.commission:
        rate, rounding = commission.rate, commission.rounding
        up = rounding.favour == "house"
        charged = min(won, _rounded(rate.numerator * won, rate.denominator, rounding, up=up))
    owed = charged > 0 and owes
    return Due(
        key,
        stake,
        "push" if row.pays.wins == 0 else "win",
        (row.pays.wins, row.pays.per),
        won,
        charged,
        commission_owed=owed,
        returned=stake + won - (0 if owed else charged),
        net=won - charged,
    )


def moved_by(transfers: Sequence[Transfer]) -> dict[str, int]:
    """What some transfers bring to each account; what is held and not moved is nobody's yet."""
    moved: dict[str, int] = {}
    for each in transfers:
        if each.kind in ("immediate", "post"):
            moved[each.debit] = moved.get(each.debit, 0) - each.amount
            moved[each.credit] = moved.get(each.credit, 0) + each.amount
    return {name: amount for name, amount in moved.items() if amount}
