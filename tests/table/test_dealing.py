"""Mini: the deal in order, the pace of the dealer, third cards, and what everybody sees when."""

from __future__ import annotations

import pytest

from punto.table import SPECTATOR, Settings, view
from punto.table.acts.seating import TakeSeat
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.turning import CardExposed
from punto.table.phases import Phase
from tests.table.table_at import TableAt

PACED = Settings(cut_ms=0)


def _dealt(house: str, cards: str, **stakes: int) -> TableAt:
    table = TableAt(house)
    table.seat("ann")
    table.rig(cards)
    if stakes:
        table.bet("ann", **stakes)
    table.ready("ann")
    return table


def test_g1_cards_come_as_p1_b1_p2_b2_then_the_third_cards() -> None:
    table = _dealt("bclc-mini", "5 6 K K 7 2")
    dealt = [event for event in table.events if isinstance(event, CardDealt)]
    assert [(event.place, event.side) for event in dealt] == [
        (0, "player"),
        (1, "banker"),
        (2, "player"),
        (3, "banker"),
        (4, "player"),
        (5, "banker"),
    ]
    assert table.latest(RoundSettled).cards == "5s 6h Kd Kc 7s 2h"


def test_002_04_mini_cards_are_dealt_face_up() -> None:
    table = _dealt("bclc-mini", "9 3 K K")
    assert all(event.face_up for event in table.events if isinstance(event, CardDealt))
    assert "CardExposed" not in table.names()


def test_001_05_atlantic_city_deals_face_down_and_the_dealer_exposes_player_first() -> None:
    table = _dealt("atlantic-city-mini", "5 6 K K 7 2")
    names = [event for event in table.events if isinstance(event, (CardDealt, CardExposed))]
    assert [("down" if isinstance(event, CardDealt) else "up", event.place) for event in names] == [
        *(("down", place) for place in range(4)),
        *(("up", place) for place in (0, 2, 1, 3)),
        *(("down", 4), ("up", 4), ("down", 5), ("up", 5)),
    ]


@pytest.mark.parametrize("house", ["bclc-mini", "atlantic-city-mini"])
def test_a_paced_round_takes_one_step_a_tick_and_stays_under_nine_seconds(house: str) -> None:
    table = TableAt(house, settings=PACED)
    table.seat("ann")
    table.rig("5 6 K K 7 2")
    table.ready("ann")
    started = table.now
    while table.phase() is not Phase.SETTLED:
        assert len(table.wait()) == 1
    assert table.now - started < 9_000
    table.wait()
    assert table.phase() is Phase.BETTING
    assert table.state.open_round.number == 2


def test_calls_follow_the_cards_and_give_the_rules_own_reasons() -> None:
    table = TableAt("bclc-mini", settings=PACED)
    table.seat("ann")
    table.rig("5 6 K K 7 2")

    def said() -> list[str]:
        current = view(table.state, SPECTATOR).current
        assert current is not None
        return [str(call) for call in current.calls]

    assert said() == ["Place your bets."]
    table.ready("ann")
    assert said() == ["No more bets."]
    while table.phase() is not Phase.SETTLED:
        table.wait()
    assert said() == [
        "No more bets.",
        "Player shows 5, Banker 6.",
        "Player has 5 and draws on 0 to 5.",
        "Banker has 6 and draws to a Player third card of 6 or 7; it was a 7.",
        "Banker wins, 8 over 2.",
    ]


def test_a_patron_who_sits_down_in_a_round_sees_it_and_bets_in_the_next() -> None:
    table = TableAt("bclc-mini", settings=PACED)
    table.seat("ann")
    table.shuffle()
    table.bet("ann", player=10)
    table.ready("ann")
    table.wait()
    table.do(TakeSeat, patron="bob", name="Bob")
    shown = table.seen_by("bob").current
    assert shown is not None
    assert [card.face is not None for card in shown.player.cards] == [True]
    assert "PlaceSlip" not in table.seen_by("bob").may
