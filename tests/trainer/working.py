"""The right answer of every kind of question, worked out anew from what can be seen, by other means than the trainer's.

Each function takes a house and a drill and gives the answer as text. A kind without one fails the tests.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from punto.house import House
from punto.house.settle import settle_slip
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.rules.rounds import Round, next_side, play
from punto.rules.scoreboard import RoadEntry
from punto.trainer.forms import Choose, CutChips, Locate, Pick
from punto.trainer.model import Drill, Note, Road, SeatsInPlay, ShownHands, Stack

T = TypeVar("T")


def part(made: Drill, kind: type[T]) -> T:
    found = [each for each in made.asked.scene if isinstance(each, kind)]
    assert len(found) == 1, (made.topic.key, kind)
    return found[0]


def in_deal_order(hands: ShownHands) -> tuple[Card, ...]:
    player, banker = hands.player, hands.banker
    return (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])


def round_of(made: Drill) -> Round:
    return play(in_deal_order(part(made, ShownHands)))


def total(cards: tuple[Card, ...]) -> int:
    return sum("A23456789".find(card.rank) + 1 for card in cards) % 10


def amounts_in(house: House, text: str) -> list[int]:
    """Every amount of money in a text, in minor units."""
    mark = re.escape(house.currency.symbol)
    return [house.currency.parse(found.replace(",", "")) for found in re.findall(rf"{mark}([\d,]+(?:\.\d+)?)", text)]


def bet_named(house: House, name: str) -> Bet:
    [found] = [bet for bet in house.bets if str(bet.name) == name]
    return found


def _draws(house: House, made: Drill) -> str:
    hands = part(made, ShownHands)
    return "stands" if next_side(in_deal_order(hands)) != made.topic.kind.partition("_")[0] else "draws"


def _winner(house: House, made: Drill) -> str:
    hands = part(made, ShownHands)
    player, banker = total(hands.player), total(hands.banker)
    return "tie" if player == banker else "player" if player > banker else "banker"


def _call(house: House, made: Drill) -> str:
    form = made.asked.form
    assert isinstance(form, Choose)
    said = {str(choice.text).strip("“”"): choice.key for choice in form.choices}
    match made.topic.key.split("/")[1]:
        case "open":
            return said["Place your bets"]
        case "last":
            return said["This is the last round of the shoe"]
        case "close":
            return said["No more bets"]
    hands = part(made, ShownHands)
    player, banker = total(hands.player), total(hands.banker)
    if made.topic.key == "call/totals":
        assert len(hands.player) == len(hands.banker) == 2
        return said[f"Player shows {player}, Banker {banker}"]
    if player == banker:
        return said[f"Tie, {player} all"]
    winner = "Player" if player > banker else "Banker"
    return said[f"{winner} wins, {max(player, banker)} over {min(player, banker)}"]


def _payout(house: House, made: Drill) -> str:
    bet = house.offer(made.topic.key.split("/")[1]).bet
    [stake, *_] = amounts_in(house, str(made.asked.question))
    [settled] = settle_slip(house, round_of(made), {bet.key: stake})
    return str(settled.returned - stake) if settled.result == "win" else settled.result


def _commission(house: House, made: Drill) -> str:
    [stake, won] = amounts_in(house, str(made.asked.question))
    bet = house.offer(made.topic.key.split("/")[1]).bet
    row = bet.row_for(round_of(made))
    assert row is not None
    assert won == row.pays.as_fraction() * stake
    due, unit = house.commission.rate * won, house.commission.rounding.unit
    down = due // unit * unit
    match house.commission.rounding.favour:
        case "patron":
            return str(down)
        case "house":
            return str(down if down == due else down + unit)
        case "nearest":
            return str(down if due - down < Fraction(unit, 2) else down + unit)


def _slips(house: House, made: Drill) -> str:
    """By the numbers of the house file, for the rules that are numbers; the others by their sets."""
    [seat] = part(made, SeatsInPlay).seats
    offers = {house.offer(bet_named(house, str(each.bet)).key): each.amount for each in seat.stakes}
    main = {offer.bet.key for offer in offers if offer.bet.kind == "main"}
    alone = house.tie_alone and main == {"tie"}
    for offer, stake in offers.items():
        if stake < offer.limits.minimum and (offer.bet.key != "tie" or not house.tie_alone):
            return "below_minimum"
    if any(stake > offer.limits.maximum for offer, stake in offers.items()):
        return "above_maximum"
    if any(stake % offer.limits.increment for offer, stake in offers.items()):
        return "off_increment"
    if alone and any(offer.bet.key == "tie" and stake < offer.limits.minimum for offer, stake in offers.items()):
        return "tie_alone_below_minimum"
    permitted = house.combinations.main
    if len(main) > 1 and permitted is not None and not any(main <= group for group in permitted):
        return "combination_not_permitted"
    keys = {offer.bet.key for offer in offers}
    if any(len(group & keys) > 1 for group in house.combinations.never_together):
        return "bets_never_together"
    sides = {offer.bet.side for offer in offers if offer.bet.kind == "main"}
    if any(offer.needs_beside and not offer.needs_beside & sides for offer in offers):
        return "prerequisite_missing"
    return "taken"


def fewest_by_table(amount: int, chips: tuple[int, ...]) -> int | None:
    """The fewest chips that make an amount, by filling a table from nothing up."""
    least: list[int | None] = [0]
    for value in range(1, amount + 1):
        before = [least[value - chip] for chip in chips if chip <= value]
        found = [count for count in before if count is not None]
        least.append(min(found) + 1 if found else None)
    return least[amount]


def _chips(house: House, made: Drill) -> str:
    form = made.asked.form
    assert isinstance(form, CutChips)
    if made.topic.key == "chips/colour_up":
        amount = sum(value * count for value, count in part(made, Stack).chips)
    elif made.topic.key == "chips/coins":
        [whole, amount, coins] = amounts_in(house, str(part(made, Note).text))
        assert whole == amount + coins == amounts_in(house, str(made.asked.question))[1]
        unit = min(form.chips)
        assert 0 < coins < unit
    else:
        [stake, amount] = amounts_in(house, str(made.asked.question))
        assert stake > 0
    unit = min(form.chips)
    least = fewest_by_table(amount // unit, tuple(chip // unit for chip in form.chips))
    for answer in made.asked.answers:
        counts = [int(count) for count in answer.split("+")]
        assert sum(count * chip for count, chip in zip(counts, form.chips, strict=True)) == amount
        assert sum(counts) == least
    return made.answer


def _lammers(house: House, made: Drill) -> str:
    def due(stake: int) -> int:
        return house.commission.on(stake)

    seats = part(made, SeatsInPlay).seats
    match made.topic.key.split("/")[1]:
        case "mark":
            [seat] = seats
            [stake] = seat.stakes
            return str(seat.lammers + due(stake.amount))
        case "collect":
            return "+".join(str(sum(due(stake.amount) for stake in seat.stakes)) for seat in seats)
    moment = made.topic.key.split("/")[2].replace("_", " ")
    return "collect" if moment in house.commission.collected else "wait"


def _seats(house: House, made: Drill) -> str:
    dealt = round_of(made)
    lost, paid = [], []
    for seat in part(made, SeatsInPlay).seats:
        sum_paid = 0
        for stake in seat.stakes:
            bet = bet_named(house, str(stake.bet))
            [settled] = settle_slip(house, dealt, {bet.key: stake.amount})
            if settled.result == "lose":
                lost.append(f"{seat.number}.{bet.key}")
            sum_paid += max(0, settled.returned - stake.amount)
        paid.append(str(sum_paid))
    if isinstance(made.asked.form, Pick):
        return "+".join(lost) or "-"
    return "+".join(paid)


def _shoe(house: House, made: Drill) -> str:
    match made.topic.key:
        case "shoe/burn":
            if house.shoe.burn != "first card":
                return str(house.shoe.burn)
            found = re.search(r"up: (A|J|Q|K|\d+)[♠♥♦♣]", str(part(made, Note).text))
            assert found is not None
            return str({"A": 1, "J": 10, "Q": 10, "K": 10}.get(found[1]) or int(found[1]))
        case "shoe/cut/first":
            return "0"
        case "shoe/cut/inside" | "shoe/cut/after":
            return "1"
    assert next_side(in_deal_order(part(made, ShownHands))) is not None
    return "void"


def _irregular(house: House, made: Drill) -> str:
    match made.topic.key.split("/")[1]:
        case "exposed":
            return "void"
        case "late":
            return "refused"
    hands = part(made, ShownHands)
    dealt: tuple[Card, ...] = (hands.player[0], hands.banker[0], hands.player[1], hands.banker[1])
    thirds = {"player": list(hands.player[2:]), "banker": list(hands.banker[2:])}
    while (side := next_side(dealt)) is not None:
        if not thirds[side]:
            return "void"
        dealt = (*dealt, thirds[side].pop())
    return "void" if thirds["player"] or thirds["banker"] else "stands"


def _midi(house: House, made: Drill) -> str:
    what, *rest = made.topic.key.split("/")[1:]
    if what == "may":
        assert house.handling.may is not None
        return "yes" if str(house.handling.may) in str(made.asked.question) else "no"
    if what == "order":
        hands = part(made, ShownHands)
        thirds = ["player_third"] * (len(hands.player) > 2) + ["banker_third"] * (len(hands.banker) > 2)
        return "+".join(["player", "banker", *thirds])
    bets = {
        seat.number: stake.amount
        for seat in part(made, SeatsInPlay).seats
        for stake in seat.stakes
        if bet_named(house, str(stake.bet)).side == rest[0]
    }
    order = list(bets)
    if what == "equal":
        order = [int(number) for number in re.findall(r"\d+", str(part(made, Note).text))]
        assert sorted(order) == sorted(bets)
    # The largest first; Python's sort keeps the order of the bets among equal ones.
    queue = sorted(order, key=lambda seat: -bets[seat])
    passed = {"cede": 1, "all_cede": 2}.get(what, 0)
    if passed and not house.handling.ceding:
        return "dealer"
    return str(queue[passed]) if passed < len(queue) else "dealer"


def columns_of(results: tuple[RoadEntry, ...]) -> list[int]:
    """The lengths of the columns of the big road."""
    lengths: list[int] = []
    last = None
    for result in results:
        if result.winner == "tie":
            continue
        if result.winner == last:
            lengths[-1] += 1
        else:
            lengths.append(1)
        last = result.winner
    return lengths


def colour_of(lengths: list[int], back: int) -> str:
    """The colour by looking at squares: filled or empty beside the newest one and above that."""
    row, column = lengths[-1], len(lengths) - 1
    if row == 1:
        return "R" if lengths[column - 1] == lengths[column - 1 - back] else "B"
    beside = lengths[column - back]
    filled, above = row <= beside, row - 1 <= beside
    return "R" if filled == above else "B"


_BACK = {"big_eye_boy": 1, "small_road": 2, "cockroach_pig": 3}


def _roads(house: House, made: Drill) -> str:
    what = made.topic.key.split("/")[1]
    if what == "place":
        return _place(made)
    if what in _BACK:
        big = next(each for each in made.asked.scene if isinstance(each, Road) and each.road == "big_road")
        return colour_of(columns_of(big.results), _BACK[what])
    winner = made.topic.key.split("/")[2]
    results = part(made, Road).results
    after = columns_of((*results, RoadEntry("player" if winner == "player" else "banker")))
    return "".join(colour_of(after, back) for back in (1, 2, 3))


def _place(made: Drill) -> str:
    """Walk the big road square by square on a grid of its own."""
    form = made.asked.form
    assert isinstance(form, Locate)
    said = str(made.asked.question)
    grid: dict[tuple[int, int], str] = {}
    column, row, last, turned, head = 0, 0, "", False, -1
    nexts = [] if "tie" in said else ["banker" if said.startswith("Banker") else "player"]
    for winner in [*(result.winner for result in form.results if result.winner != "tie"), *nexts]:
        if winner != last:
            head += 1
            while (head, 0) in grid:
                head += 1
            column, row, turned = head, 0, False
        elif not turned and row < 5 and (column, row + 1) not in grid:
            row += 1
        else:
            column, turned = column + 1, True
        grid[column, row], last = winner, winner
    return f"{column + 1}+{row + 1}"


WORKED: dict[str, Callable[[House, Drill], str]] = {
    "player_draws": _draws,
    "banker_draws": _draws,
    "winner": _winner,
    "call": _call,
    "payout": _payout,
    "commission": _commission,
    "slips": _slips,
    "chips": _chips,
    "lammers": _lammers,
    "seats": _seats,
    "shoe": _shoe,
    "irregular": _irregular,
    "midi": _midi,
    "roads": _roads,
}
