"""The compiled tables say what the plain row matcher says, for every pair of hands that can meet."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings

from punto.errors import SuitNeeded
from punto.house import House
from punto.house.catalogue import catalogue_bet, entries
from punto.house.loader import house_keys
from punto.program.compiled import NO_ROW, Program, compile_bets
from punto.program.points import CLASSES, is_points_bet, point_rows, round_indexes
from punto.rules.bets import Bet, Condition, Row
from punto.rules.cards import DECK, UNSUITED, Card, points
from punto.rules.composition import Composition
from punto.rules.facts import FACTS
from punto.rules.odds import Odds
from punto.rules.rounds import Round, deal, next_side
from punto.rules.tableau import TABLEAU
from punto.words import verbatim
from tests.strategies import bets, facts_without_suits, rounds

_HOUSES = [House.load(key) for key in house_keys()]


def row_of(program: Program, dealt: Round, column: int) -> int:
    """The row that the tables give for a round."""

    def final(cards: tuple[Card, ...]) -> int:
        first, second, *third = (program.card_type(card) for card in cards)
        state = program.two[first, second]
        return int(program.three[state, third[0]] if third else program.stay[state])

    return int(program.rows[program.class_of[final(dealt.player.cards), final(dealt.banker.cards)], column])


def plain_row(bet: Bet, dealt: Round) -> int:
    row = bet.row_for(dealt)
    return NO_ROW if row is None else bet.rows.index(row)


def rounds_of_every_class(program: Program) -> list[Round]:
    """One round for every way in which two hands of the program's classes can meet."""
    deck = [program.deck[int(np.flatnonzero(program.type_of == each)[0])] for each in range(program.types)]
    pairs = {int(program.two[a, b]): (deck[a], deck[b]) for a, b in product(range(program.types), repeat=2)}
    # One third card for each thing it can become, and for Player for each way in which Banker can answer it.
    answers = {value: tuple(value in drawing for drawing in TABLEAU.banker_draws_to) for value in range(10)}
    player_thirds, banker_thirds = (
        {
            state: {
                (int(program.three[state, c]), tell(int(program.value[c]))): deck[c] for c in range(program.types)
            }.values()
            for state in pairs
        }
        for tell in (answers.__getitem__, lambda _: ())
    )
    found = []
    for player, banker in product(pairs, repeat=2):
        four = [pairs[player][0], pairs[banker][0], pairs[player][1], pairs[banker][1]]
        heads = [four]
        if next_side(four) == "player":
            heads = [[*four, third] for third in player_thirds[player]]
        for head in heads:
            tails = banker_thirds[banker] if next_side(head) == "banker" else [None]
            found += [deal(iter([*head, *([tail] if tail else [])])) for tail in tails]
    return found


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_class_table_equals_row_matcher_on_every_reachable_class_of_a_house(house: House) -> None:
    program = compile_bets(house.bets)
    for dealt in rounds_of_every_class(program):
        for column, bet in enumerate(house.bets):
            assert row_of(program, dealt, column) == plain_row(bet, dealt), f"{bet.key} in {dealt}"


@pytest.mark.parametrize(
    "key",
    [
        *("player_three_of_a_kind", "banker_three_card_suits", "player_first_rank", "banker_first_suit"),
        *("player_kings", "banker_nines", "eights"),
    ],
)
def test_11_24_class_table_equals_row_matcher_on_every_value_of_a_fact(key: str) -> None:
    rows = [Row(verbatim(str(value)), (Condition(key, frozenset({value})),), Odds(1, 1)) for value in FACTS[key].domain]
    bet = Bet("own", verbatim("own"), "side", "centre", tuple(rows[:-1]))
    program = compile_bets([bet])
    assert program.types <= 52
    for dealt in rounds_of_every_class(program):
        assert row_of(program, dealt, 0) == plain_row(bet, dealt), str(dealt)


@pytest.mark.parametrize("key", list(entries()))
def test_class_table_equals_row_matcher_on_every_reachable_class_of_the_catalogue(key: str) -> None:
    bet = catalogue_bet(key)
    program = compile_bets([bet])
    for dealt in rounds_of_every_class(program):
        assert row_of(program, dealt, 0) == plain_row(bet, dealt), str(dealt)


@settings(max_examples=20)
@given(bet=bets(among=facts_without_suits), dealt=rounds)
def test_any_bet_on_any_round(bet: Bet, dealt: Round) -> None:
    assert row_of(compile_bets([bet]), dealt, 0) == plain_row(bet, dealt)


@cache
def round_by_index() -> dict[int, Round]:
    """A round for every class index of points."""
    keys = ("player_pair", "banker_pair", "player_odd", "banker_odd", "dragon_7", "panda_8", "dragon_bonus_player")
    found = {}
    for dealt in rounds_of_every_class(compile_bets([catalogue_bet(key) for key in keys])):
        player, banker = dealt.player, dealt.banker
        index = player.total << 4 | banker.total | (len(player.cards) == 3) << 8 | (len(banker.cards) == 3) << 9
        index |= (player.cards[0].rank == player.cards[1].rank) << 10
        index |= (banker.cards[0].rank == banker.cards[1].rank) << 11
        found[index] = dealt
    return found


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_the_class_index_of_points_equals_the_row_matcher(house: House) -> None:
    assert all(map(is_points_bet, house.bets)), "every bet of the leaflets is a points bet"
    rows = point_rows(house.bets)
    for index, dealt in round_by_index().items():
        assert [*rows[index]] == [plain_row(bet, dealt) for bet in house.bets], str(dealt)


def test_every_round_has_an_index() -> None:
    # A pair has an even total, so that not every outcome goes with every combination of pairs.
    assert len(round_by_index()) == 673
    assert set(round_by_index()) < set(round_indexes())


def test_there_are_205_outcomes_on_points() -> None:
    assert len(round_indexes()) == 205 * 4
    assert max(round_indexes()) < CLASSES


def test_cards_that_no_bet_tells_apart_are_one_type() -> None:
    main = compile_bets([catalogue_bet("player"), catalogue_bet("banker")])
    assert main.types == 10  # tens and faces are alike
    assert compile_bets([catalogue_bet("player_pair")]).types == 13
    assert compile_bets([catalogue_bet("player_perfect_pair")]).types == 52


def test_a_fourteen_bet_house_has_few_classes() -> None:
    keys = ("player", "banker", "tie", "dragon_bonus_player", "dragon_bonus_banker", "dragon_7", "panda_8", "super_6")
    more = ("player_pair", "banker_pair", "either_pair", "lucky_6", "big", "small")
    program = compile_bets([catalogue_bet(key) for key in (*keys, *more)])
    assert 100 < len({tuple(row) for row in program.rows.tolist()}) < 400


def test_types_keep_values_and_totals() -> None:
    program = compile_bets([catalogue_bet("royal_match")])
    for card in DECK:
        assert program.value[program.card_type(card)] == card.value
    for a, b in product(UNSUITED, repeat=2):
        first, second = program.card_type(Card(a.rank, "s")), program.card_type(Card(b.rank, "h"))
        assert program.points[program.two[first, second]] == points((a, b))


def test_suits_must_be_known_where_a_bet_looks_at_them() -> None:
    program = compile_bets([catalogue_bet("player_perfect_pair")])
    with pytest.raises(SuitNeeded, match=r"7 has none.*player_perfect_pair"):
        program.type_counts(Composition.parse("7=31 As=8"))
    assert program.type_counts(Composition.of_decks(8)).sum() == 416
