"""What the leaflet finds out about bets by asking the rules."""

from itertools import product

import pytest

from punto.exact import odds
from punto.house import House
from punto.house.loader import load_house_text
from punto.leaflet import content
from punto.leaflet.behaviour import mirrored, rows_on, yields_to_earlier
from punto.leaflet.sections.odds import share_said
from punto.rules.cards import DECK
from punto.rules.facts import FACTS, HAND_FACTS, RoundFact, hand_facts
from tests.leaflet.houses import BARE
from tests.leaflet.statements import statements


def test_a_tie_pushes_the_hands_and_pays_the_tie() -> None:
    house = House.load("bclc-ez")
    assert {str(row.pays) for row in rows_on(house.offer("banker").bet, "tie", decks=8) if row} == {"push"}
    assert {row and str(row.pays) for row in rows_on(house.offer("tie").bet, "tie", decks=8)} == {"8:1"}
    assert rows_on(house.offer("tie").bet, "player", decks=8) == {None}
    assert rows_on(house.offer("dragon_7").bet, "tie", decks=8) == {None}


def test_a_row_holds_only_otherwise_where_an_earlier_one_may_match() -> None:
    banker = House.load("bclc-ez").offer("banker").bet
    assert yields_to_earlier(banker, decks=8) == (False, True, False)
    bonus = House.load("bclc-dragon").offer("dragon_bonus_player").bet
    # A natural 9 over 0 is a natural winner and no win by nine; but a natural never loses to a tie.
    assert yields_to_earlier(bonus, decks=8) == (False, False, True, True, True, True)
    usual = House.load("dragon-mini").offer("dragon_bonus_player").bet
    assert yields_to_earlier(usual, decks=8) == (False,) * 8


@pytest.mark.parametrize("key", ["dragon-mini", "bclc-dragon", "pairs-mini"])
def test_the_bonus_of_one_hand_is_that_of_the_other_mirrored(key: str) -> None:
    house = House.load(key)
    player, banker = (house.offer(f"dragon_bonus_{side}").bet for side in ("player", "banker"))
    assert mirrored(player, banker, decks=8)
    assert mirrored(banker, player, decks=8)
    assert not mirrored(player, player, decks=8)


def test_bets_that_pay_otherwise_or_for_something_else_are_no_mirror_images() -> None:
    changed = load_house_text(
        """
        extends = "dragon-mini"
        [[bet]]
        key  = "dragon_bonus_banker"
        pays = { "non-natural win by 9" = "31:1" }
        """
    )
    player, banker = (changed.offer(f"dragon_bonus_{side}").bet for side in ("player", "banker"))
    assert not mirrored(player, banker, decks=8)
    said = statements(content(changed, lang="en"))
    assert any(each.startswith("side: Banker Dragon Bonus | Banker wins without a natural:") for each in said)
    assert any(each.startswith("side: Player Dragon Bonus | Player wins without a natural:") for each in said)


def test_every_fact_of_a_round_but_the_winner_is_the_same_from_both_sides() -> None:
    hands = [hand_facts(hand, tuple(HAND_FACTS)) for hand in product(DECK[::5], repeat=2)]
    for fact in FACTS.values():
        if isinstance(fact, RoundFact) and fact.key != "winner":
            for one, other in product(hands[:40], hands[-40:]):
                assert fact.evaluate(one, other) == fact.evaluate(other, one), fact.key


def test_a_house_whose_tie_loses_says_so() -> None:
    rows = 'rows = [{ name = "wins", when = { winner = "player" }, pays = "1:1" }]'
    house = load_house_text(BARE.replace('{ key = "player" }', f'{{ key = "player", {rows} }}'))
    said = statements(content(house, lang="en"))
    assert "bets: If the hands tie: Player bets lose; Banker bets push; Tie bets win 8 to 1." in said


def test_the_odds_are_those_of_the_exact_engine() -> None:
    house = House.load("bclc-no-commission")
    said = statements(content(house, lang="en", odds=True))
    for price in odds(house):
        cells = [price.bet.name, *map(share_said, (price.p_win, price.p_push, price.edge))]
        assert f"odds: Every bet | {' | '.join(map(str, cells))}" in said
    banker = odds(house)["banker"]
    six = next(row for row in banker.rows if str(row.row.name) == "wins with 6")
    assert any(
        each.startswith(f"odds: Banker | Wins with 6 | 1 to 2 | {share_said(six.probability)} | ") for each in said
    )
    assert "odds: Every bet | Player | 44.6247% | 9.5156% | 1.2351%" in said
    assert "odds: Every bet | Banker | 45.8597% | 9.5156% | 1.4581%" in said


def test_rows_are_grouped_only_where_all_of_them_hold_in_the_same_way() -> None:
    # The margin of 3 is taken first by an earlier row, those of 1 and 2 are not: they cannot share a heading.
    rows = """rows = [
      { name = "three or a natural", when = { winner = "player", margin = 3 }, pays = "9:1" },
      { name = "by 1", when = { winner = "player", player_cards = 2, margin = 1 }, pays = "1:1" },
      { name = "by 2", when = { winner = "player", player_cards = 2, margin = 2 }, pays = "2:1" },
      { name = "by 3", when = { winner = "player", player_cards = 2, margin = [3, 4] }, pays = "3:1" },
    ]"""
    bet = f'[[bet]]\nkey = "margins"\nname = "Margins"\nkind = "side"\nside = "player"\n{rows}'
    house = load_house_text(f'extends = "bclc-mini"\n{bet}')
    said = [each for each in statements(content(house, lang="en")) if each.startswith("side: Margins |")]
    assert "side: Margins | By 1 (Player wins, Player has 2 cards and the margin is 1) | 1 to 1" in said
    assert "side: Margins | By 3 (otherwise, Player wins, Player has 2 cards and the margin is 3 or 4) | 3 to 1" in said


def test_bets_that_exclude_each_other_are_no_free_combination() -> None:
    house = load_house_text(BARE + '\n[combinations]\nnever_together = [["player", "banker"]]')
    said = statements(content(house, lang="en"))
    assert "together: You may bet on Player, Banker and Tie, alone or in any combination but the following." in said
    assert "together: Only one of Player and Banker may be bet in a round." in said
