"""Midi: the two sides take turns, so that the whole table looks at one card."""

from __future__ import annotations

from itertools import product

import pytest

from punto.rules.tableau import Side
from punto.table import NO_WAIT, Refusal, Settings
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, LeaveToDealer, PeelCard
from punto.table.acts.seating import Disconnect
from punto.table.dealer.offers import DealerTookControl
from punto.table.dealer.turning import CardExposed, SqueezeStarted, side_in_turn
from punto.table.phases import Ownership, Phase
from tests.table.table_at import TableAt

SIDES: tuple[Side, ...] = ("player", "banker")
PLACES = {"player": (0, 2), "banker": (1, 3)}
HOLDERS = {"player": "ann", "banker": "bob"}
DRAWS_BOTH = "5 6 K K 7 2"


def _turning(player: int, banker: int, *, takes: str = "player banker", cards: str = DRAWS_BOTH) -> TableAt:
    """Ann has bet on Player and Bob on Banker; those who are named take the cards, the other one leaves them."""
    table = TableAt("ohio-midi", settings=Settings(pace=NO_WAIT, cut_ms=0))
    table.seat("ann", "bob")
    table.rig(cards)
    table.bet("ann", player=player)
    table.bet("bob", banker=banker)
    table.ready("ann", "bob")
    for side in SIDES:
        table.do(AcceptControl if side in takes else CedeControl, patron=HOLDERS[side], side=side)
    return table


def _lying(table: TableAt) -> list[int]:
    return [place for place, card in enumerate(table.state.open_round.cards) if not card.exposed]


@pytest.mark.parametrize(("player", "banker"), [(30, 10), (20, 20), (10, 30)])
@pytest.mark.parametrize("takes", ["player banker", "player", "banker", ""])
@pytest.mark.parametrize("cards", [DRAWS_BOTH, "9 3 K 4", "6 3 K K 5", "2 7 3 K 9"])
def test_in_every_state_exactly_one_card_in_turn_can_be_turned_and_by_its_holder_alone(
    player: int, banker: int, takes: str, cards: str
) -> None:
    table = _turning(player, banker, takes=takes, cards=cards)
    while table.phase() in (Phase.EXPOSING, Phase.THIRD_CARDS):
        turn, current = side_in_turn(table.state), table.state.open_round
        assert turn is not None
        assert turn in takes, "the dealer turns without being asked"
        allowed = {(HOLDERS[turn], place) for place in _lying(table) if current.cards[place].side == turn}
        assert allowed
        for patron, place, kind in product(("ann", "bob"), range(7), (PeelCard, ExposeCard)):
            command = kind(id="x", at=table.now, patron=patron, place=place)
            assert (command.refusal(table.state) is None) is ((patron, place) in allowed)
        for patron in ("ann", "bob"):
            assert ("ExposeCard" in table.seen_by(patron).may) is (patron == HOLDERS[turn])
            seen = table.seen_by(patron).current
            assert seen is not None
            assert seen.turn is not None
            assert (seen.turn.side, seen.turn.place) == (turn, min(place for _, place in allowed))
        # Only the time of the side in turn runs.
        times = {side: control.until for side, control in current.controls.items()}
        assert [side for side in SIDES if times[side] is not None] == [turn]
        patron, place = max(allowed)
        table.do(ExposeCard, patron=patron, place=place)
    assert "RoundSettled" in table.names()


@pytest.mark.parametrize(("player", "banker", "first"), [(30, 10, "player"), (20, 20, "player"), (10, 30, "banker")])
def test_the_larger_stake_goes_first_and_player_before_banker_at_equal_stakes(
    player: int, banker: int, first: str
) -> None:
    assert side_in_turn(_turning(player, banker).state) == first


@pytest.mark.parametrize("takes", ["player", "banker"])
def test_the_dealer_turns_player_before_banker_whatever_the_stakes(takes: str) -> None:
    table = _turning(10, 30, takes=takes)
    turned = [event.place for event in table.events if isinstance(event, CardExposed)]
    assert turned == ([0, 2] if takes == "banker" else [])
    assert side_in_turn(table.state) == takes


def test_a_side_that_has_begun_is_finished_though_its_holder_leaves_the_rest_to_the_dealer() -> None:
    table = _turning(10, 30)
    table.do(ExposeCard, patron="bob", place=3)
    table.do(LeaveToDealer, patron="bob", side="banker")
    assert [event.place for event in table.events if isinstance(event, CardExposed)] == [3, 1]
    assert side_in_turn(table.state) == "player"


def test_each_side_has_its_whole_time() -> None:
    table = _turning(10, 30)
    squeeze_ms = 1000 * table.house.handling.squeeze_seconds
    table.now += squeeze_ms - 1
    for place in PLACES["banker"]:
        table.do(ExposeCard, patron="bob", place=place)
    assert table.latest(SqueezeStarted).until == table.now + squeeze_ms


def test_who_leaves_the_cards_to_the_dealer_turns_no_other_card_of_the_round() -> None:
    table = _turning(30, 10, takes="player")
    assert "LeaveToDealer" in table.seen_by("ann").may
    assert "LeaveToDealer" not in table.seen_by("bob").may
    assert isinstance(table.ask(LeaveToDealer, patron="ann", side="banker"), Refusal)
    table.do(LeaveToDealer, patron="ann", side="player")
    taken = table.latest(DealerTookControl)
    assert (taken.side, taken.seat, taken.reason) == ("player", 1, "handed over")
    assert all(event.seat is None for event in table.events if isinstance(event, CardExposed))
    assert "RoundSettled" in table.names()


def test_cards_that_wait_for_their_turn_can_be_left_to_the_dealer_too() -> None:
    table = _turning(30, 10)
    table.do(LeaveToDealer, patron="bob", side="banker")
    assert table.state.open_round.controls["banker"].owner is Ownership.DEALER
    assert _lying(table) == [0, 1, 2, 3], "Player's are in turn"


def test_g21_everybody_sees_that_a_holder_is_gone_and_how_long_that_is_waited_for() -> None:
    table = _turning(30, 10)
    table.now += 1_000
    table.do(Disconnect, patron="ann")
    seen = table.seen_by("bob")
    assert [each.connected for each in seen.seats] == [False, True]
    assert seen.current is not None
    assert seen.current.player_control is not None
    assert seen.current.player_control.until == seen.deadline == table.now + table.state.settings.gone_ms
    table.wait()
    assert table.now == seen.deadline
    assert table.latest(DealerTookControl).reason == "holder gone"


def test_g21_nobody_waits_for_a_holder_who_was_gone_before_the_turn_came() -> None:
    table = _turning(30, 10)
    table.do(Disconnect, patron="bob")
    table.now += table.state.settings.gone_ms
    for place in PLACES["player"]:
        table.do(ExposeCard, patron="ann", place=place)
    assert table.latest(DealerTookControl).reason == "holder gone"
    assert not [place for place in _lying(table) if place in PLACES["banker"]]
