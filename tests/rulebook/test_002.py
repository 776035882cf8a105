"""Leaflet 002: the five games of BCLC, Mini, Dragon Bonus, EZ, Midi with Pairs, and No-Commission."""

from itertools import product

import pytest

from punto.house import House
from punto.house.describe import describe_house
from punto.house.hands import hand_called
from punto.house.slip import RefusalCode
from punto.rules.cards import Card
from punto.rules.rounds import Round
from punto.rules.settlement import explain
from punto.table import Code
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.window import BettingClosed
from punto.table.kinds import kinds_of
from punto.table.phases import Phase
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
    refusal,
    settle,
    settle_round,
    sides,
    whole_shoe,
)
from tests.rulebook.live_table import BANKER_WINS, PACED, cards_seen, close, faces, live, offers, too_late, turned_by
from tests.rulebook.on_paper import as_text, printed, says

MARGINS = {9: "30:1", 8: "10:1", 7: "4:1", 6: "4:1", 5: "2:1", 4: "2:1"}
BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}
MINI_FORMS = tuple(key for key in HOUSES_OF["002"] if key != "bclc-midi")
DRAGON_7 = "2 A K 4 4 2"
"""Banker wins 7 over 6 with three cards."""
WITH_COMMISSION = ("bclc-mini", "bclc-dragon", "bclc-midi")


@pytest.fixture(params=HOUSES_OF["002"])
def house(request: pytest.FixtureRequest) -> House:
    return House.load(request.param)


@pytest.fixture
def dragon() -> House:
    return House.load("bclc-dragon")


@pytest.fixture
def midi() -> House:
    return House.load("bclc-midi")


def test_002_01_predict_the_hand_closest_to_9_highest_9_lowest_0(house: House) -> None:
    totals = [hand.total for dealt in whole_shoe(house.key) for hand in (dealt.player, dealt.banker)]
    assert (max(totals), min(totals)) == (9, 0)
    for side, other in sides():
        for dealt in every_round():
            closer = 9 - count(hand_of(dealt, side)) < 9 - count(hand_of(dealt, other))
            assert (dealt.winner == side) == closer
            # The one win that a bet does not win: EZ Banker on a three-card 7, which is rule 11.
            if closer and not (house.key == "bclc-ez" and side == "banker"):
                assert settle_round(house, dealt, **{side: "5"})[side].result == "win"


def test_002_02_tens_and_faces_zero_ace_one_others_face_and_only_the_last_digit_counts(house: House) -> None:
    values = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0)
    assert tuple(Card.parse(rank).value for rank in RANKS) == values
    for (first, one), (second, other) in product(zip(RANKS, values, strict=True), repeat=2):
        dealt = deal_at(house, f"{first} 9 {second} K")
        assert str(dealt.player.total) == str(one + other)[-1]


def test_002_03_player_banker_or_tie_may_be_wagered_on(house: House) -> None:
    assert {bet.key for bet in house.bets if bet.kind == "main"} == {"player", "banker", "tie"}
    for key in ("player", "banker", "tie"):
        assert accepts(house, **{key: "5"})
    assert house.betting_seconds > 0, "there is time to wager before the cards"


@pytest.mark.parametrize("key", ["player", "banker", "tie"])
def test_002_03_at_the_table_nothing_is_wagered_once_the_cards_are_about_to_be_dealt(house: House, key: str) -> None:
    table = live(house, "ann", "bob", settings=PACED)
    table.bet("ann", **{key: 10})
    close(table)
    assert faces(table) == []
    while table.phase() is not Phase.BETTING:
        assert too_late(table, "bob", **{key: 10})
        table.wait()
    (slip,) = table.latest(RoundSettled).slips
    assert (slip.patron, [bet.bet for bet in slip.bets]) == ("ann", [key])
    table.bet("bob", **{key: 10})


@pytest.mark.parametrize("key", MINI_FORMS)
def test_002_04_in_mini_patrons_do_not_touch_the_cards_which_are_dealt_face_up(key: str) -> None:
    handling = describe_house(House.load(key)).handling
    assert House.load(key).style == "mini"
    assert (handling.by, handling.dealt, handling.may) == ("dealer", "face up", None)


@pytest.mark.parametrize("key", MINI_FORMS)
def test_002_04_at_the_mini_table_every_card_lies_face_up_and_no_patron_may_turn_or_peel_it(key: str) -> None:
    table = live(key, "ann", cards=BANKER_WINS, settings=PACED)
    table.bet("ann", player=500)
    close(table)
    assert table.latest(BettingClosed).player_queue == (), "nobody is asked, however large the bet"
    while table.phase() is not Phase.SETTLED:
        table.wait()
        assert None not in faces(table)
        newest = len(faces(table)) - 1
        assert table.refused(PeelCard, patron="ann", place=newest) is Code.NOT_YOUR_CARD
        assert table.refused(ExposeCard, patron="ann", place=newest) is Code.NOT_YOUR_CARD
        assert table.refused(AcceptControl, patron="ann", side="player") is Code.CONTROL_NOT_OFFERED
    assert faces(table) == ["5s", "6h", "Kd", "Kc", "7s", "2h"]


def test_002_05_when_either_hand_has_8_or_9_on_two_cards_neither_draws(house: House) -> None:
    for natural, total in product((8, 9), range(10)):
        assert draws(deal_totals(house, player=natural, banker=total)) == (False, False)
        assert draws(deal_totals(house, player=total, banker=natural)) == (False, False)


def test_002_06_player_with_6_or_more_gets_no_third_card_and_with_0_to_5_gets_one(house: House) -> None:
    for player, banker in product(range(10), range(8)):
        assert draws(deal_totals(house, player=player, banker=banker))[0] == (player <= 5)


def test_002_07_banker_plays_by_players_rule_unless_it_has_3_to_6_and_player_took_a_third_card(house: House) -> None:
    exceptions = {3: "012345679", 4: "234567", 5: "4567", 6: "67"}
    for banker in range(8):
        same_rule = "0123456789" if banker <= 5 else ""
        assert banker_draws_to(house, banker) == exceptions.get(banker, same_rule)
        for player in (6, 7):
            assert draws(deal_totals(house, player=player, banker=banker))[1] == (banker <= 5)


@pytest.mark.parametrize("key", WITH_COMMISSION)
def test_002_08_player_1_to_1_banker_even_money_less_5_percent_tie_8_to_1(key: str) -> None:
    house = House.load(key)
    assert settle(house, "9 8 K K", player="20")["player"].net == 2000
    banker = settle(house, "8 9 K K", banker="20")["banker"]
    assert (banker.winnings, banker.commission, banker.returned, banker.net) == (2000, 100, 3900, 1900)
    assert settle(house, "4 4 K K K", tie="20")["tie"].net == 16000


@pytest.mark.parametrize("key", ["bclc-ez", "bclc-no-commission"])
def test_002_08_the_commission_free_forms_keep_player_1_to_1_and_tie_8_to_1(key: str) -> None:
    house = House.load(key)
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        assert pays(house, dealt, "player") == ("1:1" if player > banker else "push" if player == banker else "lose")
        assert pays(house, dealt, "tie") == ("8:1" if player == banker else "lose")


def test_002_09_the_dragon_bonus_is_optional_and_wins_on_a_natural_winner_or_by_four_or_more(dragon: House) -> None:
    assert accepts(dragon, player="5")
    assert all(dragon.offer(bonus).bet.kind == "side" for bonus in BONUSES.values())
    for side, other in sides():
        for dealt in every_round():
            mine = hand_of(dealt, side)
            margin = count(mine) - count(hand_of(dealt, other))
            wins = margin >= 4 or (is_natural(mine) and margin > 0)
            bet = settle_round(dragon, dealt, **{BONUSES[side]: "5"})[BONUSES[side]]
            assert (bet.result == "win") == wins, dealt


def test_002_10_the_dragon_bonus_table_pays_4_to_1_by_6_or_7_and_2_to_1_by_4_or_5(dragon: House) -> None:
    for side, _ in sides():
        for dealt in every_round():
            assert pays(dragon, dealt, BONUSES[side]) == bonus_by(MARGINS, dealt, side), dealt
        rows = [(str(row.name), str(row.pays)) for row in dragon.offer(BONUSES[side]).bet.rows]
        assert rows == [
            ("natural winner", "1:1"),
            ("natural tie", "push"),
            ("win by 9 points", "30:1"),
            ("win by 8 points", "10:1"),
            ("win by 6-7 points", "4:1"),
            ("win by 4-5 points", "2:1"),
        ]


def test_002_11_ez_takes_no_commission_and_a_winning_three_card_banker_7_pushes_banker_and_pays_dragon_7() -> None:
    house = House.load("bclc-ez")
    assert not house.charges_commission
    assert describe_house(house).commission is None
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        dragon_7 = banker > player and banker == 7 and len(dealt.banker.cards) == 3
        assert pays(house, dealt, "dragon_7") == ("40:1" if dragon_7 else "lose"), dealt
        expected = "push" if dragon_7 or player == banker else "1:1" if banker > player else "lose"
        assert pays(house, dealt, "banker") == expected, dealt
    settled = settle(house, "K 2 A K K 5", banker="20", dragon_7="1")
    assert (settled["banker"].result, settled["banker"].returned) == ("push", 2000)
    assert settled["dragon_7"].net == 4000
    won = settle(house, "8 9 K K", banker="20")["banker"]
    assert (won.net, won.commission) == (2000, 0)


def test_002_12_midi_lets_the_highest_wagers_touch_or_squeeze_so_its_cards_lie_face_down(midi: House) -> None:
    handling = describe_house(midi).handling
    assert midi.style == "midi"
    assert (handling.by, handling.dealt) == ("patrons", "face down")
    assert handling.may is not None
    assert "squeeze" in str(handling.may)
    assert "touch" in str(handling.may)
    assert midi.handling.squeeze_seconds > 0


def test_002_12_at_the_table_the_highest_wager_on_each_hand_is_offered_its_cards(midi: House) -> None:
    table = live(midi, "ann", "bob", "cyd", "dee")
    table.bet("ann", player=10, tie=500, player_pair=400)
    table.bet("bob", player=20)
    table.bet("cyd", banker=50)
    table.bet("dee", banker=40, banker_pair=400)
    close(table)
    assert (offers(table, "player"), offers(table, "banker")) == ([2], [3]), "ties and pairs do not count"
    assert table.refused(AcceptControl, patron="bob", side="banker") is Code.CONTROL_NOT_OFFERED
    table.do(AcceptControl, patron="bob", side="player")
    table.do(AcceptControl, patron="cyd", side="banker")
    for patron, place in (("cyd", 1), ("cyd", 3), ("bob", 0), ("bob", 2)):
        assert table.refused(ExposeCard, patron="ann", place=place) is Code.NOT_YOUR_CARD
        table.do(ExposeCard, patron=patron, place=place)
    assert (turned_by(table, "player"), turned_by(table, "banker")) == ([2, 2], [3, 3])


def test_002_12_at_the_table_handling_the_cards_is_an_option(midi: House) -> None:
    table = live(midi, "ann")
    table.bet("ann", player=20)
    close(table)
    assert {"AcceptControl", "CedeControl"} <= set(table.seen_by("ann").may)
    table.do(CedeControl, patron="ann", side="player")
    assert turned_by(table, "player") == [None, None], "the dealer turns them"


def test_002_13_squeezing_and_folding_are_allowed_crumpling_and_ripping_are_not(midi: House) -> None:
    may, may_not = midi.handling.may, midi.handling.may_not
    assert may is not None
    assert may_not is not None
    assert str(may) == "touch, squeeze or fold the cards"
    assert str(may_not) == "crumple or rip the cards"
    for key in MINI_FORMS:
        assert (House.load(key).handling.may, House.load(key).handling.may_not) == (None, None)


def test_002_13_at_the_table_a_card_is_squeezed_by_its_holder_alone_and_then_exposed_to_all(midi: House) -> None:
    table = live(midi, "ann", "bob")
    table.bet("ann", player=20)
    table.bet("bob", banker=20)
    close(table)
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="bob", side="banker")
    assert table.refused(PeelCard, patron="bob", place=0) is Code.NOT_YOUR_CARD
    table.do(PeelCard, patron="ann", place=0)
    assert faces(table, "ann") == ["9s", None, None, None]
    assert faces(table, "bob") == faces(table) == [None] * 4
    assert [card.peeled for card in cards_seen(table)] == [True, False, False, False], "all see that it is squeezed"
    table.do(ExposeCard, patron="ann", place=0)
    assert faces(table, "ann") == faces(table, "bob") == faces(table) == ["9s", None, None, None]


def test_002_13_at_the_table_nothing_but_a_squeeze_and_a_turn_can_be_done_to_a_card() -> None:
    on_a_card = {kind.__name__ for kind in kinds_of(Command) if "place" in kind.__struct_fields__}
    assert on_a_card == {"PeelCard", "ExposeCard"}


def test_002_14_midi_uses_the_third_card_rule_and_pay_table_of_mini(midi: House) -> None:
    mini = House.load("bclc-mini")
    for player, banker, third in product(range(10), range(10), RANKS):
        of_midi = deal_totals(midi, player=player, banker=banker, third=third)
        assert of_midi == deal_totals(mini, player=player, banker=banker, third=third)
    for key in ("player", "banker", "tie"):
        assert midi.offer(key) == mini.offer(key)
    assert midi.commission == mini.commission


def test_002_15_pairs_are_offered_on_midi_alone_and_pay_11_to_1_on_the_first_two_cards(midi: House) -> None:
    for key in HOUSES_OF["002"]:
        offered = {bet for bet in ("player_pair", "banker_pair") if bet in House.load(key).by_key}
        assert offered == ({"player_pair", "banker_pair"} if key == "bclc-midi" else set())
    settled = settle(midi, "8 9 8 9", player_pair="5", banker_pair="5")
    assert [bet.net for bet in settled.values()] == [5500, 5500]
    settled = settle(midi, "2 3 K 4 2", player_pair="5", banker_pair="5")
    assert [bet.result for bet in settled.values()] == ["lose", "lose"], "a third card makes no pair"
    assert refusal(House.load("bclc-mini"), player_pair="5").code is RefusalCode.UNKNOWN_BET


def test_002_16_no_commission_pays_1_to_1_except_a_winning_banker_6_which_pays_banker_1_to_2() -> None:
    house = House.load("bclc-no-commission")
    assert house.style == "mini"
    assert not house.charges_commission
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        expected = "lose" if banker < player else "push" if banker == player else "1:2" if banker == 6 else "1:1"
        assert pays(house, dealt, "banker") == expected, dealt
    six = settle(house, "2 A 3 A 5 4", banker="20")["banker"]
    assert (six.winnings, six.commission, six.returned) == (1000, 0, 3000)
    assert str(explain(six, house.currency, house.commission)) == "20.00 at 1 to 2 wins 10.00."
    two_cards = settle(house, "K 6 K K 5", banker="20")["banker"]
    assert two_cards.winnings == 1000, "however many cards make the 6"
    assert settle(house, "6 K K K 6", player="20", banker="20")["player"].result == "push"


def test_002_18_a_winning_three_card_banker_7_is_called_a_dragon_7_whoever_bet_on_it() -> None:
    house = House.load("bclc-ez")
    for dealt in every_round():
        three_card_7 = dealt.winner == "banker" and count(dealt.banker) == 7 and len(dealt.banker.cards) == 3
        called = hand_called(house, dealt)
        assert (str(called) if called else None) == ("Dragon 7" if three_card_7 else None), dealt


def test_002_18_the_call_the_explanation_of_the_push_and_the_roads_say_dragon_7() -> None:
    table = live("bclc-ez", "ann", cards=DRAGON_7, settings=PACED)
    table.bet("ann", banker=20)
    close(table)
    while table.phase() is not Phase.SETTLED:
        table.wait()
    shown = table.seen_by("ann")
    assert shown.current is not None
    assert str(shown.current.calls[-1]) == "Banker wins, 7 over 6. Dragon 7."
    assert str(shown.current.hand) == "Dragon 7"
    (banker,) = table.own("ann").bets
    assert str(banker.explanation) == "20.00 comes back: Dragon 7 (three-card 7)."
    assert shown.shoe is not None
    assert [str(each.hand) for each in shown.shoe.rounds] == ["Dragon 7"]
    assert "龙7" in shown.current.calls[-1].in_language("zh-Hans")


def test_002_18_where_no_row_names_the_hand_it_has_no_name() -> None:
    for key in HOUSES_OF["002"]:
        named = hand_called(House.load(key), Round.parse(DRAGON_7)) is not None
        assert named == (key == "bclc-ez")


def test_002_17_one_leaflet_tells_the_games_side_by_side() -> None:
    told = as_text("bclc")
    for game in ("Mini-Baccarat", "Dragon Bonus Baccarat", "EZ Baccarat", "Midi-Baccarat", "Pairs", "No-Commission"):
        assert game in told
    differing = [each for each in printed("bclc") if each.startswith("games: What differs")]
    assert len(differing) > 10
    assert not says("bclc", "only in style"), "Midi has the Pairs, which Mini has not"


def test_002_18_a_winning_three_card_banker_7_is_called_a_dragon_7_on_the_leaflet() -> None:
    for key in ("bclc", "bclc-ez"):
        assert says(key, "Banker | Banker wins with a three-card 7: a Dragon 7 | push")
        assert says(key, "A Dragon 7: Banker wins with a three-card 7 | Banker: 20.00 comes back")
        assert says(key, "A Dragon 7: Banker wins with a three-card 7 | Dragon 7: 5.00 at 40 to 1 wins 200.00.")


def test_002_19_slogan_more_information_address_and_edition(house: House) -> None:
    assert (house.texts.web_address, house.texts.edition) == ("www.bclc.com", "07/12")
    for words in (
        "Keep it fun. Learn how the games work before you play.",
        "ask a Dealer Supervisor, visit a GameSense Info Centre at this location, or check out www.bclc.com.",
        "Edition 07/12",
    ):
        assert words in as_text("bclc")
        assert words in as_text(house.key)


def test_002_20_the_counting_examples_are_5_and_2_and_3() -> None:
    for counted in ("Ad 4c = 1 + 4 = 5", "9c 3h = 9 + 3 = 12, counts 2", "10h 3s = 0 + 3 = 3"):
        assert says("bclc", counted)
