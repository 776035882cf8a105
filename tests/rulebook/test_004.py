"""Leaflet 004: the Dragon Bonus Mini and Midi of the Ohio helpline."""

from itertools import combinations, product

import pytest

from punto.house import House
from punto.house.describe import HandlingDescription, describe_house
from punto.rules.cards import Card, parse_cards
from punto.rules.rounds import Hand
from punto.rules.tableau import Side
from punto.table import Code
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard
from punto.table.dealer.offers import DealerTookControl
from tests.rulebook.at_the_table import (
    HOUSES_OF,
    RANKS,
    accepts,
    banker_draws_to,
    bonus_by,
    count,
    deal_at,
    deal_totals,
    draws,
    every_round,
    hand_of,
    is_natural,
    pays,
    settle,
    settle_round,
    sides,
)
from tests.rulebook.live_table import PLACES, close, live, offers, turned_by
from tests.rulebook.on_paper import as_text, says
from tests.table.table_at import TableAt

MARGINS = {9: "30:1", 8: "10:1", 7: "6:1", 6: "4:1", 5: "2:1", 4: "1:1"}
BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}


@pytest.fixture(params=HOUSES_OF["004"])
def house(request: pytest.FixtureRequest) -> House:
    return House.load(request.param)


@pytest.fixture
def midi() -> HandlingDescription:
    return describe_house(House.load("ohio-midi")).handling


def three_on(side: Side) -> TableAt:
    """The Midi table when betting has closed and Bob, Cyd and Ann, in this order, have the most money on a side."""
    table = live("ohio-midi", "ann", "bob", "cyd")
    for patron, stake in (("ann", 10), ("bob", 30), ("cyd", 20)):
        table.bet(patron, **{side: stake})
    close(table)
    return table


def cede_down(side: Side) -> None:
    """The most money on a side is offered its cards; who cedes passes them to the next most, who may turn them."""
    table = three_on(side)
    assert offers(table, side) == [2]
    assert table.refused(AcceptControl, patron="cyd", side=side) is Code.CONTROL_NOT_OFFERED
    table.do(CedeControl, patron="bob", side=side)
    assert offers(table, side) == [2, 3]
    assert table.refused(AcceptControl, patron="bob", side=side) is Code.CONTROL_NOT_OFFERED
    table.do(AcceptControl, patron="cyd", side=side)
    for place in PLACES[side]:
        table.do(ExposeCard, patron="cyd", place=place)
    assert (offers(table, side), turned_by(table, side)) == ([2, 3], [3, 3])


def all_cede(side: Side) -> None:
    """When everybody who bet on a side has ceded, the dealer exposes its cards."""
    table = three_on(side)
    for patron in ("bob", "cyd", "ann"):
        assert turned_by(table, side) == []
        table.do(CedeControl, patron=patron, side=side)
    assert offers(table, side) == [2, 3, 1]
    assert (table.latest(DealerTookControl).side, table.latest(DealerTookControl).reason) == (side, "all ceded")
    assert turned_by(table, side) == [None, None]


def nobody_bet(side: Side, *, other: Side) -> None:
    """When nobody bet on a side the dealer exposes its cards, whoever has those of the other."""
    table = live("ohio-midi", "ann")
    table.bet("ann", **{other: 20, "tie": 50, f"dragon_bonus_{side}": 50})
    close(table)
    assert (offers(table, side), offers(table, other)) == ([], [1])
    assert table.latest(DealerTookControl).reason == "nobody bet this side"
    table.do(AcceptControl, patron="ann", side=other)
    for place in PLACES[other]:
        table.do(ExposeCard, patron="ann", place=place)
    assert (turned_by(table, side), turned_by(table, other)) == ([None, None], [1, 1])


def test_004_01_the_dragon_bonus_is_optional_and_may_be_bet_for_both_hands(house: House) -> None:
    assert accepts(house, player="5")
    assert accepts(house, player="5", dragon_bonus_player="5", dragon_bonus_banker="5")
    for bonus in BONUSES.values():
        assert accepts(house, banker="5", **{bonus: "5"})
        assert house.offer(bonus).bet.kind == "side"


def test_004_02_the_dragon_bonus_wins_on_a_natural_winner_or_a_non_natural_win_by_four_or_more(house: House) -> None:
    for side, other in sides():
        for dealt in every_round():
            mine = hand_of(dealt, side)
            margin = count(mine) - count(hand_of(dealt, other))
            wins = margin > 0 if is_natural(mine) else margin >= 4
            bet = settle_round(house, dealt, **{BONUSES[side]: "5"})[BONUSES[side]]
            assert (bet.result == "win") == wins, dealt


def test_004_02_the_schedule_that_is_posted_names_every_event(house: House) -> None:
    for bet in describe_house(house).bets:
        if bet.bet in BONUSES.values():
            posted = [(str(row.name), row.pays) for row in bet.rows]
            assert posted == [
                *((f"non-natural win by {margin}", odds) for margin, odds in MARGINS.items()),
                ("natural winner", "1:1"),
                ("natural tie", "push"),
            ]


def test_004_03_the_dragon_bonus_table_is_the_same_for_banker_and_player(house: House) -> None:
    for side, _ in sides():
        for dealt in every_round():
            assert pays(house, dealt, BONUSES[side]) == bonus_by(MARGINS, dealt, side), dealt
    banker, player = ([str(row.pays) for row in house.offer(bonus).bet.rows] for bonus in BONUSES.values())
    assert banker == player == ["30:1", "10:1", "6:1", "4:1", "2:1", "1:1", "1:1", "push"]


@pytest.mark.parametrize("size", [1, 2, 3])
def test_004_04_bank_player_and_or_tie_may_be_bet_in_any_combination(house: House, size: int) -> None:
    for bets in combinations(("banker", "player", "tie"), size):
        assert accepts(house, **dict.fromkeys(bets, "5"))


def test_004_04_a_tie_means_no_action_on_bank_and_player_and_pays_tie_8_to_1(house: House) -> None:
    for dealt in every_round():
        tied = count(dealt.player) == count(dealt.banker)
        settled = settle_round(house, dealt, banker="5", player="5", tie="5")
        assert (settled["tie"].net == 4000) == tied
        assert all((settled[bet].result == "push") == tied for bet in ("banker", "player"))


def test_004_05_two_cards_each_and_players_third_card_decides_for_bank_only_on_3_to_6(house: House) -> None:
    assert [len(hand.cards) for hand in (deal_at(house, "6 7 K K").player, deal_at(house, "6 7 K K").banker)] == [2, 2]
    by_third_card = {
        banker
        for banker in range(8)
        if len({draws(deal_totals(house, player=2, banker=banker, third=rank))[1] for rank in RANKS}) == 2
    }
    assert by_third_card == {3, 4, 5, 6}


def test_004_06_with_bank_7_against_player_6_or_7_or_any_natural_there_is_no_third_card(house: House) -> None:
    for player in (6, 7):
        assert len(deal_totals(house, player=player, banker=7).cards) == 4
    for natural, total in product((8, 9), range(10)):
        assert len(deal_totals(house, player=natural, banker=total).cards) == 4
        assert len(deal_totals(house, player=total, banker=natural).cards) == 4


def test_004_07_tens_and_faces_have_no_value_the_last_digit_counts_and_closest_to_9_wins(house: House) -> None:
    assert [Card.parse(rank).value for rank in ("10", "J", "Q", "K")] == [0, 0, 0, 0]
    for cards, total in [("7 8", 5), ("K 5 6", 1), ("9 9 9", 7), ("10 J Q", 0), ("5 5", 0)]:
        assert Hand(parse_cards(cards)).total == total
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        assert (dealt.player.total, dealt.banker.total) == (player, banker)
        assert dealt.winner == ("tie" if player == banker else "player" if player > banker else "banker")
    assert settle(house, "9 8 K K", banker="5", player="5")["player"].result == "win"


def test_004_08_player_is_paid_even_money_and_a_winning_bank_is_charged_5_percent(house: House) -> None:
    player = settle(house, "9 8 K K", player="40")["player"]
    assert (player.net, player.commission) == (4000, 0)
    banker = settle(house, "8 9 K K", banker="40")["banker"]
    assert (banker.winnings, banker.commission, banker.net) == (4000, 200, 3800)


def test_004_09_with_a_natural_in_either_hand_neither_may_draw(house: House) -> None:
    for player, banker in product(range(10), repeat=2):
        dealt = deal_totals(house, player=player, banker=banker)
        if 8 in (player, banker) or 9 in (player, banker):
            assert draws(dealt) == (False, False)
            assert "natural" in str(dealt.decisions[0])
            assert "natural" in str(dealt.decisions[1])
        else:
            assert "natural" not in f"{dealt.decisions[0]} {dealt.decisions[1]}"


def test_004_10_player_must_draw_on_0_to_5_and_stand_on_6_and_7_and_on_8_and_9_both_stand(house: House) -> None:
    for banker in range(8):
        drew = [draws(deal_totals(house, player=player, banker=banker))[0] for player in range(10)]
        assert drew == [True] * 6 + [False] * 4
        assert not any(draws(deal_totals(house, player=player, banker=banker))[1] for player in (8, 9))


def test_004_11_when_player_has_no_third_card_banker_draws_on_5_or_less(house: House) -> None:
    for player, banker in product((6, 7), range(8)):
        assert draws(deal_totals(house, player=player, banker=banker)) == (False, banker <= 5)


def test_004_12_when_player_has_a_third_card_banker_draws_by_the_table(house: House) -> None:
    table = {banker: banker_draws_to(house, banker) for banker in range(8)}
    assert table == {
        **dict.fromkeys((0, 1, 2), "0123456789"),
        3: "012345679",
        4: "234567",
        5: "4567",
        6: "67",
        7: "",
    }
    for banker, player in product((8, 9), range(6)):
        assert draws(deal_totals(house, player=player, banker=banker))[1] is False


def test_004_13_the_house_says_that_patrons_get_the_player_cards_and_may_cede_them(midi: HandlingDescription) -> None:
    assert House.load("ohio-midi").style == "midi"
    assert (midi.by, midi.ceding) == ("patrons", True)
    about = str(describe_house(House.load("ohio-midi")).about)
    assert about == "The largest bet on each side gets that side's cards, and may cede them to the next largest."


def test_004_13_at_the_table_the_most_money_on_player_gets_its_cards_and_may_cede_to_the_next_most() -> None:
    cede_down("player")


def test_004_13_at_the_table_the_dealer_exposes_player_if_all_cede_or_nobody_bet_it() -> None:
    all_cede("player")
    nobody_bet("player", other="banker")


def test_004_14_the_house_says_the_same_of_the_banker_cards(midi: HandlingDescription) -> None:
    # One setting for both hands: nothing in the house could treat Banker's cards otherwise.
    assert {key for key in vars(midi) if "player" in key or "banker" in key} == set()
    assert (midi.by, midi.ceding, midi.dealt) == ("patrons", True, "face down")
    assert describe_house(House.load("ohio-mini")).handling.by == "dealer"


def test_004_14_at_the_table_the_most_money_on_banker_gets_its_cards_and_may_cede_to_the_next_most() -> None:
    cede_down("banker")


def test_004_14_at_the_table_the_dealer_exposes_banker_if_all_cede_or_nobody_bet_it() -> None:
    all_cede("banker")
    nobody_bet("banker", other="player")


def test_004_15_midi_patrons_may_touch_handle_or_alter_the_cards(midi: HandlingDescription) -> None:
    assert midi.may is not None
    assert str(midi.may) == "touch, handle or alter the cards"
    assert midi.may_not is None
    assert describe_house(House.load("ohio-mini")).handling.may is None


def test_004_16_a_patron_at_the_table_is_given_the_whole_schedule_of_every_bet(house: House) -> None:
    """What the page shows at each box and imprints on the felt: tests/web/test_felt.py looks at it there."""
    for told, bet in zip(describe_house(house).bets, house.bets, strict=True):
        assert [(row.name, row.pays) for row in told.rows] == [(row.name, str(row.pays)) for row in bet.rows]


@pytest.mark.parametrize("side", ["player", "banker"])
def test_004_18_whoever_does_not_answer_is_passed_over_for_the_next_largest_bet(side: Side) -> None:
    table = three_on(side)
    table.wait()
    assert offers(table, side) == [2, 3], "silence passes the cards on, as if ceding"
    table.do(AcceptControl, patron="cyd", side=side)
    for place in PLACES[side]:
        table.do(ExposeCard, patron="cyd", place=place)
    assert turned_by(table, side) == [3, 3]


@pytest.mark.parametrize("side", ["player", "banker"])
def test_004_18_the_dealer_exposes_only_when_all_have_been_passed_over(side: Side) -> None:
    table = three_on(side)
    for _ in range(3):
        assert turned_by(table, side) == []
        table.wait()
    assert offers(table, side) == [2, 3, 1]
    assert turned_by(table, side) == [None, None]


def test_004_16_the_whole_payoff_schedule_stands_in_the_leaflet_and_is_said_to_be_posted() -> None:
    for margin, pays_ in zip(range(9, 3, -1), ("30", "10", "6", "4", "2", "1"), strict=True):
        assert says("ohio", f"Non-natural win by {margin} (the margin is {margin}) | {pays_} to 1")
    assert "posted at each game or imprinted on the layout" in as_text("ohio")


def test_004_17_one_leaflet_tells_mini_and_midi_under_its_own_name() -> None:
    told = as_text("ohio")
    assert "Dragon Bonus Mini/Midi Baccarat" in told
    assert "This leaflet tells Mini-Baccarat and Midi-Baccarat." in told
    assert "Ohio" not in told, "the place is not named"
