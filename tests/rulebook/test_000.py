"""Leaflet 000: Mini and Midi with the Dragon Bonus, in an unnamed casino."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from punto.errors import ImpossibleDeal
from punto.house import House
from punto.house.describe import HouseDescription, describe_house
from punto.house.slip import RefusalCode
from punto.rules.cards import Card, parse_cards, points
from punto.rules.rounds import Hand, Round, play
from punto.rules.settlement import explain
from punto.words import NOTHING
from tests.rulebook.at_the_table import (
    HOUSES_OF,
    RANKS,
    accepts,
    banker_draws_to,
    bonus_by,
    cards_of,
    count,
    deal_at,
    deal_totals,
    draws,
    every_round,
    hand_of,
    is_natural,
    pays,
    refusal,
    settle,
    settle_round,
    sides,
    whole_shoe,
)
from tests.rulebook.on_paper import as_text, says

MARGINS = {9: "30:1", 8: "10:1", 7: "6:1", 6: "4:1", 5: "2:1", 4: "1:1"}
BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}


@pytest.fixture(params=HOUSES_OF["000"])
def house(request: pytest.FixtureRequest) -> House:
    return House.load(request.param)


def non_natural_wins(side: str) -> Iterator[tuple[Round, int]]:
    """Every round that the side wins without a natural, and by how much."""
    for dealt in every_round():
        mine, other = hand_of(dealt, side), hand_of(dealt, "banker" if side == "player" else "player")
        if count(mine) > count(other) and not is_natural(mine):
            yield dealt, count(mine) - count(other)


def test_000_01_mini_and_midi_are_played_with_two_hands(house: House) -> None:
    assert {key: House.load(key).style for key in HOUSES_OF["000"]} == {"dragon-mini": "mini", "dragon-midi": "midi"}
    dealt = deal_at(house, "2 A 3 A 5 4")
    assert cards_of(dealt.player) == ["2", "3", "5"]
    assert cards_of(dealt.banker) == ["A", "A", "4"]
    assert len(dealt.cards) == len(dealt.player.cards) + len(dealt.banker.cards)
    assert {dealt.winner for dealt in every_round()} == {"player", "banker", "tie"}


def test_000_02_the_hand_with_the_highest_total_at_the_end_wins_its_bet(house: House) -> None:
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        assert (pays(house, dealt, "player") == "1:1") == (player > banker), dealt
        assert (pays(house, dealt, "banker") == "1:1") == (banker > player), dealt


def test_000_03_midi_differs_only_in_that_patrons_may_handle_the_cards() -> None:
    mini, midi = (describe_house(House.load(key)) for key in HOUSES_OF["000"])

    def without_style(house: HouseDescription) -> HouseDescription:
        same = NOTHING
        handling = replace(house.handling, by="dealer", may=None)
        return replace(house, house="", title=same, about=same, style="mini", handling=handling)

    assert without_style(midi) == without_style(mini)
    assert (mini.handling.by, mini.handling.may) == ("dealer", None)
    assert midi.handling.by == "patrons"
    assert midi.handling.may is not None
    assert str(midi.handling.may) == "handle the cards"


def test_000_04_bets_are_banker_player_tie_and_the_optional_dragon_bonus(house: House) -> None:
    assert {bet.key for bet in house.bets if bet.kind == "main"} == {"player", "banker", "tie"}
    assert {bet.key for bet in house.bets if bet.kind == "side"} == set(BONUSES.values())
    for main in ("player", "banker", "tie"):
        assert accepts(house, **{main: "5"}), "the bonus is optional"


def test_000_05_a_round_takes_four_to_six_cards_and_a_hand_two_or_three(house: House) -> None:
    rounds = [*every_round(), *whole_shoe(house.key)]
    assert {len(dealt.cards) for dealt in rounds} == {4, 5, 6}
    assert {len(hand.cards) for dealt in rounds for hand in (dealt.player, dealt.banker)} == {2, 3}
    with pytest.raises(ImpossibleDeal, match="at least four cards; 3 given"):
        play(parse_cards("9 8 K"), decks=house.shoe.decks)
    with pytest.raises(ImpossibleDeal, match="at most six cards; 7 given"):
        play(parse_cards("2 A 3 A 5 4 K"), decks=house.shoe.decks)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("9 8 K K", "player"),
        ("8 9 K K", "banker"),
        ("7 6 K K", "player"),
        ("2 7 K K 7", "player"),
        ("3 6 K K 6 3", "tie"),
        ("A 7 K K 5", "banker"),
        ("K K K K A K", "player"),
    ],
)
def test_000_06_the_hand_closest_to_nine_wins(house: House, cards: str, winner: str) -> None:
    assert deal_at(house, cards).winner == winner
    losers = {bet for bet in ("player", "banker", "tie") if pays(house, cards, bet) == "lose"}
    assert losers == (set() if winner == "tie" else {"player", "banker", "tie"} - {winner})


def test_000_06_nine_is_the_highest_count(house: House) -> None:
    totals = [hand.total for dealt in whole_shoe(house.key) for hand in (dealt.player, dealt.banker)]
    assert (min(totals), max(totals)) == (0, 9)
    for dealt in every_round():
        if 9 in (dealt.player.total, dealt.banker.total):
            assert dealt.winner == "tie" or {"player": dealt.player, "banker": dealt.banker}[dealt.winner].total == 9


def test_000_07_a_winning_player_bet_is_paid_even_money(house: House) -> None:
    bet = settle(house, "9 8 K K", player="20")["player"]
    assert (bet.result, bet.winnings, bet.commission, bet.returned) == ("win", 2000, 0, 4000)


def test_000_08_a_winning_banker_bet_is_paid_even_money_less_5_percent_out_of_the_payout(house: House) -> None:
    bet = settle(house, "8 9 K K", banker="20")["banker"]
    assert (bet.result, bet.winnings, bet.commission, bet.net) == ("win", 2000, 100, 1900)
    assert not bet.commission_owed
    assert bet.returned == 2000 + 1900
    said = explain(bet, house.currency, house.commission)
    assert str(said) == "20.00 at 1 to 1 wins 20.00, less 5% commission of 1.00: 19.00."


def test_000_09_equal_totals_tie_and_player_and_banker_bets_push(house: House) -> None:
    ties = [dealt for dealt in every_round() if count(dealt.player) == count(dealt.banker)]
    assert {count(dealt.player) for dealt in ties} == set(range(10))
    for dealt in ties:
        assert dealt.winner == "tie"
        settled = settle_round(house, dealt, player="20", banker="35")
        assert [(bet.result, bet.returned, bet.net) for bet in settled.values()] == [
            ("push", 2000, 0),
            ("push", 3500, 0),
        ]


def test_000_10_the_tie_bet_pays_8_to_1(house: House) -> None:
    for dealt in every_round():
        tied = count(dealt.player) == count(dealt.banker)
        assert pays(house, dealt, "tie") == ("8:1" if tied else "lose")
    assert settle(house, "4 4 K K K", tie="5")["tie"].winnings == 4000


@pytest.mark.parametrize(
    ("rank", "value"),
    [("A", 1), *((str(value), value) for value in range(2, 10)), ("10", 0), ("J", 0), ("Q", 0), ("K", 0)],
)
def test_000_11_cards_count_face_value_tens_and_faces_zero_ace_one(house: House, rank: str, value: int) -> None:
    assert [Card.parse(rank + suit).value for suit in ("", "s", "h", "d", "c")] == [value] * 5
    # In each of the six places of a round. Against a natural nobody draws, and the hand counts just this card.
    assert deal_at(house, f"{rank} 9 K Q").player.total == value
    assert deal_at(house, f"K 9 {rank} Q").player.total == value
    assert deal_at(house, f"9 {rank} Q K").banker.total == value
    assert deal_at(house, f"9 K Q {rank}").banker.total == value
    assert deal_at(house, f"K 7 Q K {rank}").player.total == value
    assert deal_at(house, f"K K Q J 2 {rank}").banker.total == value


def test_000_12_the_point_count_is_one_digit_and_the_left_digit_is_discarded(house: House) -> None:
    face_values = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
    for size in (2, 3):
        for ranks in product(RANKS, repeat=size):
            whole = sum(face_values[rank] for rank in ranks)
            assert points(Card.parse(rank) for rank in ranks) == int(str(whole)[-1]), ranks
    dealt = deal_at(house, "6 5 6 5 K K")
    assert (dealt.player.two_card_total, dealt.banker.two_card_total) == (2, 0)
    assert Hand(parse_cards("9 9 9")).total == 7


@pytest.mark.parametrize(
    ("total", "drew", "reason"),
    [
        *((total, True, f"Player has {total} and draws on 0 to 5.") for total in range(6)),
        *((total, False, f"Player has {total} and stands on 6 or 7.") for total in (6, 7)),
        *((total, False, f"Player has a natural {total} and stands.") for total in (8, 9)),
    ],
)
def test_000_13_player_draws_on_0_to_5_stands_on_6_and_7_and_has_a_natural_on_8_and_9(
    house: House, total: int, drew: bool, reason: str
) -> None:
    for banker in range(8):
        dealt = deal_totals(house, player=total, banker=banker)
        assert draws(dealt)[0] == drew
        assert str(dealt.decisions[0]) == reason
        if total >= 8:
            assert len(dealt.cards) == 4, "no cards are drawn"


def test_000_14_banker_always_draws_on_0_to_2_unless_player_has_a_natural(house: House) -> None:
    for banker, player in product((0, 1, 2), range(10)):
        dealt = deal_totals(house, player=player, banker=banker)
        assert draws(dealt)[1] == (player < 8)
        if player < 6:
            assert str(dealt.decisions[1]) == f"Banker has {banker} and always draws."
        if player > 7:
            assert str(dealt.decisions[1]) == f"Player has a natural {player}, so Banker stands."
    assert [banker_draws_to(house, banker) for banker in (0, 1, 2)] == ["0123456789"] * 3


def test_000_15_banker_3_draws_unless_players_third_card_is_8(house: House) -> None:
    assert banker_draws_to(house, 3) == "012345679"
    stood = deal_totals(house, player=2, banker=3, third="8").decisions[1]
    assert str(stood) == "Banker has 3 and draws unless Player's third card is an 8; it was an 8."


def test_000_16_banker_4_draws_when_players_third_card_is_2_to_7(house: House) -> None:
    assert banker_draws_to(house, 4) == "234567"
    stood = deal_totals(house, player=2, banker=4, third="A").decisions[1]
    assert str(stood) == (
        "Banker has 4 and draws only to a Player third card of 2 to 7; it was an Ace, which counts 1."
    )


def test_000_17_banker_5_draws_when_players_third_card_is_4_to_7(house: House) -> None:
    assert banker_draws_to(house, 5) == "4567"
    drew = deal_totals(house, player=2, banker=5, third="4").decisions[1]
    assert str(drew) == "Banker has 5 and draws to a Player third card of 4 to 7; it was a 4."


def test_000_18_banker_6_draws_when_players_third_card_is_6_or_7(house: House) -> None:
    assert banker_draws_to(house, 6) == "67"
    stood = deal_totals(house, player=2, banker=6, third="3").decisions[1]
    assert str(stood) == "Banker has 6 and draws only to a Player third card of 6 or 7; it was a 3."


def test_000_19_banker_7_stands_and_a_banker_natural_means_no_cards_drawn(house: House) -> None:
    assert banker_draws_to(house, 7) == ""
    assert str(deal_totals(house, player=2, banker=7).decisions[1]) == "Banker has 7 and always stands."
    for banker, player in product((8, 9), range(10)):
        dealt = deal_totals(house, player=player, banker=banker)
        assert len(dealt.cards) == 4
        assert str(dealt.decisions[1]) == f"Banker has a natural {banker} and stands."


def test_000_20_if_player_stands_banker_draws_on_0_to_5_and_stands_on_6_to_9(house: House) -> None:
    for player, banker in product((6, 7), range(10)):
        dealt = deal_totals(house, player=player, banker=banker, third="7")
        assert draws(dealt) == (False, banker <= 5)
    assert str(deal_totals(house, player=6, banker=5).decisions[1]) == "Player stood; Banker has 5 and draws on 0 to 5."
    assert str(deal_totals(house, player=7, banker=6).decisions[1]) == (
        "Player stood; Banker has 6 and stands on 6 or 7."
    )


@pytest.mark.parametrize("bonuses", [("player",), ("banker",), ("player", "banker")], ids="+".join)
def test_000_21_the_dragon_bonus_on_either_side_or_both_needs_a_player_banker_or_tie_bet(
    house: House, bonuses: tuple[str, ...]
) -> None:
    slip = {BONUSES[side]: "5" for side in bonuses}
    alone = refusal(house, **slip)
    assert alone.code is RefusalCode.PREREQUISITE_MISSING
    assert "needs a bet on Player, Banker or Tie" in str(alone.message)
    for main in ("player", "banker", "tie"):
        assert accepts(house, **{main: "5"}, **slip)


def test_000_22_the_dragon_bonus_wins_when_its_side_wins_by_4_or_more_or_with_a_natural(house: House) -> None:
    for side, other in sides():
        for dealt in every_round():
            mine, theirs = hand_of(dealt, side), hand_of(dealt, other)
            margin = count(mine) - count(theirs)
            wins = margin >= 4 or (margin > 0 and is_natural(mine))
            settled = settle_round(house, dealt, tie="5", **{BONUSES[side]: "5"})[BONUSES[side]]
            assert (settled.result == "win") == wins, dealt


def test_000_23_the_dragon_bonus_loses_on_the_other_side_below_4_and_on_a_tie_after_the_draw(house: House) -> None:
    for side, other in sides():
        for dealt, margin in non_natural_wins(side):
            assert pays(house, dealt, BONUSES[other]) == "lose"
            assert (pays(house, dealt, BONUSES[side]) == "lose") == (margin < 4)
    ties = [dealt for dealt in every_round() if dealt.winner == "tie" and not is_natural(dealt.player)]
    assert {len(dealt.cards) for dealt in ties} == {4, 5, 6}, "6-6 and 7-7 without a draw are no natural ties either"
    for dealt in ties:
        assert {pays(house, dealt, bonus) for bonus in BONUSES.values()} == {"lose"}


@pytest.mark.parametrize("total", [8, 9])
def test_000_24_a_natural_tie_pushes_the_dragon_bonus(house: House, total: int) -> None:
    settled = settle(house, f"{total} {total} K K", player="5", dragon_bonus_player="5", dragon_bonus_banker="7")
    assert [(bet.result, bet.returned) for bet in settled.values()] == [("push", 500), ("push", 500), ("push", 700)]


def test_000_25_the_dragon_bonus_table(house: House) -> None:
    for side, _ in sides():
        paid = {(margin, pays(house, dealt, BONUSES[side])) for dealt, margin in non_natural_wins(side) if margin >= 4}
        assert paid == set(MARGINS.items())
        for dealt in every_round():
            assert pays(house, dealt, BONUSES[side]) == bonus_by(MARGINS, dealt, side), dealt


def test_000_26_one_leaflet_tells_both_styles() -> None:
    told = as_text("dragon")
    assert "This leaflet tells Mini-Baccarat and Midi-Baccarat." in told
    assert "Midi-Baccarat differs from Mini-Baccarat only in style" in told
    assert "The patron who takes a hand may handle the cards." in told


def test_000_26_five_rounds_teach_the_dragon_bonus_and_a_natural_tie_pushes_it() -> None:
    for player, banker, taught in (
        ("loses", "4 to 1", "Banker wins, 8 over 2"),
        ("6 to 1", "loses", "Player wins, 8 over 1"),
        ("1 to 1", "loses", "Player wins, 9 over 3, with a natural"),
        ("loses", "loses", "Player wins, 6 over 3"),
        ("loses", "loses", "Tie, 4 all"),
        ("push", "push", "Tie, 8 all, with a natural"),
    ):
        assert says("dragon", f"| {taught} | {player} | {banker}"), taught


def test_000_27_the_counting_example_is_a_round_that_banker_wins_6_over_0() -> None:
    assert says("dragon", "Player 2d 3c 5h = 2 + 3 + 5 = 10, counts 0")
    assert says("dragon", "Banker Ac Ah 4s = 1 + 1 + 4 = 6")
    assert says("dragon", "values: Banker wins, 6 over 0.")
