"""Midi: who is offered the cards, what they may do, and that nothing leaks."""

from __future__ import annotations

from typing import Any

import pytest

from punto.table import SPECTATOR, Code, Settings, view
from punto.table.acts.betting import PlaceSlip, WithdrawSlip
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.acts.seating import Disconnect, Reconnect
from punto.table.dealer.offers import ControlOffered, ControlPassed, DealerTookControl
from punto.table.dealer.turning import CardExposed
from punto.table.dealer.window import BettingClosed
from punto.table.phases import Ownership, Phase
from tests.table.table_at import FAST, TableAt, house_with


def _midi(*slips: tuple[str, dict[str, int]], cards: str = "5 6 K K 7 2", **options: Any) -> TableAt:
    """A Midi table where these patrons have bet and betting has closed."""
    table = TableAt(options.get("house", "ohio-midi"), settings=options.get("settings", FAST))
    patrons = list(dict.fromkeys(patron for patron, _ in slips))
    table.seat(*sorted(patrons))
    table.rig(cards)
    for patron, stakes in slips:
        table.bet(patron, **stakes)
    for patron in options.get("gone", ()):
        table.do(Disconnect, patron=patron)
    table.ready(*(patron for patron in sorted(patrons) if patron not in options.get("gone", ())))
    return table


def _offers(table: TableAt) -> list[tuple[str, int]]:
    return [(event.side, event.seat) for event in table.events if isinstance(event, ControlOffered)]


def _sides(table: TableAt) -> list[str]:
    return [card.side for card in table.state.open_round.cards]


def test_002_12_the_largest_bet_on_each_side_is_offered_its_cards() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"banker": 30}), ("cyd", {"player": 20}))
    assert table.phase() is Phase.CONTROL
    assert _offers(table) == [("player", 3), ("banker", 2)]
    assert "AcceptControl" in table.seen_by("bob").may
    assert "AcceptControl" not in table.seen_by("ann").may


def test_002_12_tie_and_side_bets_do_not_count() -> None:
    many = {"player": 10, "tie": 500, "dragon_bonus_player": 100}
    table = _midi(("ann", many), ("bob", {"player": 11}), house="dragon-midi")
    assert _offers(table) == [("player", 2)]


def test_004_13_the_patron_may_cede_to_the_next_largest() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}), ("cyd", {"player": 20}))
    table.do(CedeControl, patron="bob", side="player")
    table.do(CedeControl, patron="cyd", side="player")
    assert _offers(table) == [("player", 2), ("player", 3), ("player", 1)]
    table.do(AcceptControl, patron="ann", side="player")
    current = table.seen_by("bob").current
    assert current is not None
    assert current.player_control is not None
    assert (current.player_control.seat, current.player_control.passed) == (1, (2, 3))


def test_004_13_if_all_cede_the_dealer_exposes() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}))
    table.do(CedeControl, patron="bob", side="player")
    table.do(CedeControl, patron="ann", side="player")
    assert table.latest(DealerTookControl).reason == "all ceded"
    assert all(event.seat is None for event in table.events if isinstance(event, CardExposed))
    assert "RoundSettled" in table.names()


def test_004_13_if_nobody_bet_player_the_dealer_exposes_it() -> None:
    table = _midi(("ann", {"banker": 10}))
    assert table.latest(DealerTookControl).side == "player"
    assert table.latest(DealerTookControl).reason == "nobody bet this side"


def test_004_14_the_same_for_banker() -> None:
    table = _midi(("ann", {"banker": 10}), ("bob", {"banker": 30}))
    assert _offers(table) == [("banker", 2)]
    table.do(CedeControl, patron="bob", side="banker")
    assert _offers(table)[-1] == ("banker", 1)


def test_004_15_the_controller_peels_and_exposes_and_nobody_else() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"banker": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    assert table.refused(PeelCard, patron="ann", place=0) is Code.NOT_YOUR_CARD, "Banker's cards are still offered"
    table.do(AcceptControl, patron="bob", side="banker")
    assert table.phase() is Phase.EXPOSING
    assert table.refused(PeelCard, patron="ann", place=1) is Code.NOT_YOUR_CARD
    assert table.refused(ExposeCard, patron="bob", place=0) is Code.NOT_YOUR_CARD
    assert table.refused(ExposeCard, patron="ann", place=4) is Code.NO_SUCH_CARD
    assert table.refused(ExposeCard, patron="ann", place=-1) is Code.NO_SUCH_CARD
    table.do(PeelCard, patron="ann", place=0)
    assert table.do(PeelCard, patron="ann", place=0) == ()
    table.do(ExposeCard, patron="ann", place=0)
    assert table.refused(ExposeCard, patron="ann", place=0) is Code.CARD_ALREADY_EXPOSED


def test_a_peeled_card_is_seen_by_its_controller_alone_until_it_is_exposed() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"banker": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="bob", side="banker")

    def face(patron: str | None) -> str | None:
        current = (view(table.state, SPECTATOR) if patron is None else table.seen_by(patron)).current
        assert current is not None
        return current.player.cards[0].face

    assert face("ann") is None
    table.do(PeelCard, patron="ann", place=0)
    assert (face("ann"), face("bob"), face(None)) == ("5s", None, None)
    table.do(ExposeCard, patron="ann", place=0)
    assert (face("ann"), face("bob"), face(None)) == ("5s", "5s", "5s")


def test_third_cards_wait_for_the_first_four_and_go_to_the_same_controllers() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"banker": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="bob", side="banker")
    for patron, place in (("ann", 2), ("ann", 0), ("bob", 1)):
        table.do(ExposeCard, patron=patron, place=place)
    assert _sides(table) == ["player", "banker"] * 2
    table.do(ExposeCard, patron="bob", place=3)
    # Player's third lies face down before Ann; Banker's is not dealt before it is turned.
    assert _sides(table)[4:] == ["player"]
    assert table.refused(ExposeCard, patron="bob", place=4) is Code.NOT_YOUR_CARD
    table.do(ExposeCard, patron="ann", place=4)
    assert _sides(table)[4:] == ["player", "banker"]
    assert "RoundSettled" in table.names(table.do(ExposeCard, patron="bob", place=5))


def test_a_third_card_has_a_squeeze_time_of_its_own() -> None:
    table = _midi(("ann", {"player": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    table.now += 15_000
    table.do(ExposeCard, patron="ann", place=0)
    table.do(ExposeCard, patron="ann", place=2)
    assert len(table.state.open_round.cards) == 5
    squeeze_ms = 1000 * table.house.handling.squeeze_seconds
    assert table.state.open_round.controls["player"].until == table.now + squeeze_ms


def test_the_dealer_turns_banker_only_after_player() -> None:
    table = _midi(("ann", {"player": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    assert table.state.open_round.controls["banker"].owner is Ownership.DEALER
    assert not any(card.exposed for card in table.state.open_round.cards)
    table.do(ExposeCard, patron="ann", place=0)
    table.do(ExposeCard, patron="ann", place=2)
    assert all(card.exposed for card in table.state.open_round.cards[:4])


def test_g20_of_equal_bets_the_one_that_stood_first_is_asked_first() -> None:
    table = _midi(("bob", {"player": 20}), ("ann", {"player": 20}))
    assert table.latest(BettingClosed).player_queue == (2, 1)


def test_g20_a_slip_sent_again_or_changed_elsewhere_keeps_its_place() -> None:
    again = ({"player": 20}, {"player": 20, "tie": 5}, {"player": 20, "dragon_bonus_player": 5})
    for slip in again:
        table = _midi(("ann", {"player": 20}), ("bob", {"player": 20}), ("ann", slip))
        assert table.latest(BettingClosed).player_queue == (1, 2), slip


def test_g20_a_bet_whose_amount_changes_stands_anew_even_if_it_comes_back_to_it() -> None:
    there_and_back = [("ann", {"player": 30}), ("ann", {"player": 20})]
    table = _midi(("ann", {"player": 20}), ("bob", {"player": 20}), *there_and_back)
    assert table.latest(BettingClosed).player_queue == (2, 1)


def test_g21_after_the_squeeze_time_the_dealer_exposes() -> None:
    table = _midi(("ann", {"player": 10, "banker": 10}), house="dragon-midi")
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="ann", side="banker")
    until = table.state.open_round.controls["player"].until
    assert until == table.now + 1000 * table.house.handling.squeeze_seconds
    table.do(ExposeCard, patron="ann", place=0)
    table.wait()
    assert table.now == until
    assert table.latest(DealerTookControl).reason == "squeeze ran out"
    # Banker's time begins when Player's cards are turned, and it is as long.
    assert [card.exposed for card in table.state.open_round.cards] == [True, False, True, False]
    assert table.state.open_round.controls["banker"].until == until + 1000 * table.house.handling.squeeze_seconds
    table.wait()
    assert "RoundSettled" in table.names()


def test_g21_an_offer_that_is_not_answered_goes_to_the_next_largest_bet() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}))
    table.wait()
    assert (table.latest(ControlPassed).seat, table.latest(ControlPassed).reason) == (2, "no answer")
    assert _offers(table) == [("player", 2), ("player", 1)]
    assert table.refused(AcceptControl, patron="bob", side="player") is Code.CONTROL_NOT_OFFERED
    table.wait()
    assert table.latest(DealerTookControl).reason == "all ceded"


def test_g21_where_the_house_lets_nobody_cede_silence_leaves_the_cards_to_the_dealer() -> None:
    house = house_with("ohio-midi", "[handling]\nceding = false")
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}), house=house)
    table.wait()
    assert table.latest(DealerTookControl).reason == "offer ran out"
    assert _offers(table) == [("player", 2)]


def test_g21_a_patron_who_is_gone_when_asked_is_passed_over_in_a_few_seconds() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}))
    table.do(Disconnect, patron="bob")
    table.wait()
    assert table.now - table.latest(ControlOffered).at == 0
    assert table.latest(ControlPassed).reason == "not connected"
    assert _offers(table) == [("player", 2), ("player", 1)]


def test_g21_the_others_do_not_wait_for_a_holder_who_is_gone() -> None:
    table = _midi(("ann", {"player": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    table.now += 1_000
    table.do(Disconnect, patron="ann")
    gone = table.now
    table.wait()
    assert table.now == gone + table.state.settings.gone_ms < gone + 10_000
    assert table.latest(DealerTookControl).reason == "holder gone"
    assert "RoundSettled" in table.names()


def test_g21_a_controller_who_vanishes_may_come_back_in_time() -> None:
    table = _midi(("ann", {"player": 10}))
    table.do(AcceptControl, patron="ann", side="player")
    table.do(PeelCard, patron="ann", place=0)
    table.do(Disconnect, patron="ann")
    table.now += 5_000
    table.do(Reconnect, patron="ann")
    current = table.seen_by("ann").current
    assert current is not None
    assert current.player.cards[0].face == "5s"
    table.do(ExposeCard, patron="ann", place=0)


def test_a_patron_without_connection_is_passed_over() -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}), gone=["bob"])
    assert table.latest(ControlPassed).reason == "not connected"
    assert _offers(table) == [("player", 1)]


def test_where_the_house_knows_no_ceding_the_dealer_is_next() -> None:
    house = house_with("ohio-midi", "[handling]\nceding = false")
    table = _midi(("ann", {"player": 10}), ("bob", {"player": 30}), house=house)
    table.do(CedeControl, patron="bob", side="player")
    assert _offers(table) == [("player", 2)]
    assert "RoundSettled" in table.names()


def test_g22_the_largest_bet_is_measured_when_betting_closes() -> None:
    table = TableAt("ohio-midi")
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=500)
    table.bet("bob", player=20)
    table.do(WithdrawSlip, patron="ann")
    table.bet("ann", player=10)
    table.ready("ann", "bob")
    assert table.latest(BettingClosed).player_queue == (2, 1)
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 900_00}) is Code.BETTING_NOT_OPEN


@pytest.mark.parametrize("kind", [AcceptControl, CedeControl])
def test_nobody_takes_or_cedes_what_was_not_offered_to_them(kind: Any) -> None:
    table = _midi(("ann", {"player": 10}), ("bob", {"banker": 30}))
    assert table.refused(kind, patron="ann", side="banker") is Code.CONTROL_NOT_OFFERED
    assert table.refused(kind, patron="cyd", side="banker") is Code.NOT_SEATED


def test_a_mini_table_offers_no_cards() -> None:
    table = TableAt("atlantic-city-mini", settings=Settings(cut_ms=0))
    table.seat("ann")
    table.shuffle()
    table.bet("ann", player=10)
    table.ready("ann")
    for _ in range(5):
        table.wait()
    assert table.refused(ExposeCard, patron="ann", place=0) is Code.NOT_YOUR_CARD
    assert table.refused(AcceptControl, patron="ann", side="player") is Code.CONTROL_NOT_OFFERED
