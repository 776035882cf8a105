"""Perft: exact integers in the files, counted anew in plain Python, dealt by brute force, held against the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from math import perm, sqrt
from pathlib import Path

import pytest

from punto.rules.cards import RANKS, VALUES, Card
from punto.rules.composition import Composition
from punto.rules.facts import FACTS, of_round
from punto.rules.rounds import Round, deal
from tests.perft.enumerate import COLUMNS, PAIR, Ending, count
from tests.perft.files import FILES, FOLDER, PerftFile, read, text_of

DECKS, ODD, TINY, BONUS = (read(FOLDER / f"{name}.perft") for name in ("decks", "odd", "tiny", "bonus"))
EVERY_LINE = [(path.stem, name) for path in FILES for name in read(path).lines]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_files_are_counted_right(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == text_of(read(path)), "python -m tests.perft writes them anew"


@pytest.mark.parametrize(("file", "name"), EVERY_LINE)
def test_what_must_add_up_does(file: str, name: str) -> None:
    perft = read(FOLDER / f"{file}.perft")
    found = dict(zip(perft.columns, perft.lines[name], strict=True))
    every = found["sequences"]
    assert every == perm(len(Composition.parse(name)), 6)
    assert all(0 <= each <= every for each in found.values())
    if "player" in found:
        assert found["player"] + found["banker"] + found["tie"] == every
        assert found["4_cards"] + found["5_cards"] + found["6_cards"] == every
        assert found["natural"] <= found["4_cards"]
        assert found["dragon_7"] + found["banker_6"] <= found["banker"]
        assert found["panda_8"] <= found["player"]
    else:
        assert found["p_natural"] == found["b_natural"], "two cards each: nobody is ahead"


def test_there_are_enough_compositions() -> None:
    assert list(DECKS.lines) == ["1 deck", "2 decks", "6 decks", "8 decks"]
    assert len(ODD.lines) >= 12
    assert min(len(Composition.parse(name)) for name in TINY.lines) == 6
    assert all(str(Composition.parse(name)) for name in (*ODD.lines, *TINY.lines))


# --- brute force


def dealt_by_brute_force(name: str) -> list[Round]:
    cards = [card for card, copies in Composition.parse(name).items for _ in range(copies)]
    return [deal(iter(six)) for six in permutations(cards, 6)]


@pytest.mark.parametrize("name", TINY.lines)
def test_the_real_dealer_comes_to_the_same_counts(name: str) -> None:
    every = dealt_by_brute_force(name)
    ends = Counter(
        Ending(each.player.total, len(each.player.cards), each.banker.total, len(each.banker.cards)) for each in every
    )
    found = {column: sum(ways for end, ways in ends.items() if holds(end)) for column, holds in COLUMNS.items()}
    found[PAIR] = sum(each.player.cards[0].rank == each.player.cards[1].rank for each in every)
    assert tuple(found[column] for column in TINY.columns) == TINY.lines[name]
    assert tuple(found.values()) == count(Composition.parse(name), tuple(found)), "columns of the other files too"


@pytest.mark.parametrize("name", ["A=2 4=2 K=2", "As=1 Ah=1 2s=1 2d=1 7c=1 Jd=1"])
def test_the_facts_of_a_bet_come_to_the_same_counts(name: str) -> None:
    every = dealt_by_brute_force(name)
    for fact, value, column in (
        ("winner", "player", "player"),
        ("winner", "tie", "tie"),
        ("natural", True, "natural"),
        ("cards", 6, "6_cards"),
        ("player_pair", True, PAIR),
        ("banker_pair", True, PAIR),
    ):
        assert sum(of_round(FACTS[fact], each) == value for each in every) == TINY.column(name, column), fact


# --- the figures of the rule book: eight decks

Pays = Mapping[str, Fraction | int]
"""What one unit wins in each column; columns must not overlap, and in the rest of all sequences it loses."""


def chances(perft: PerftFile, name: str = "8 decks") -> dict[str, Fraction]:
    counts = dict(zip(perft.columns, perft.lines[name], strict=True))
    return {column: Fraction(ways, counts["sequences"]) for column, ways in counts.items()}


def edge_and_deviation(pays: Pays, chance: Mapping[str, Fraction]) -> tuple[Fraction, float]:
    lost = 1 - sum(chance[column] for column in pays)
    mean = sum(chance[column] * won for column, won in pays.items()) - lost
    square = sum(chance[column] * won**2 for column, won in pays.items()) + lost
    return Fraction(-mean), sqrt(square - mean**2)


def eight_decks() -> dict[str, Fraction]:
    chance = chances(DECKS) | chances(BONUS)
    chance["banker but 6"] = chance["banker"] - chance["banker_6"]
    chance["banker but dragon 7"] = chance["banker"] - chance["dragon_7"]
    return chance


def bonus(side: str) -> Pays:
    by_margin = zip(range(9, 3, -1), (30, 10, 6, 4, 2, 1), strict=True)
    return {f"{side}_by_{margin}": won for margin, won in by_margin} | {f"{side}_natural": 1, "natural_tie": 0}


@pytest.mark.parametrize(
    ("pays", "edge", "deviation"),
    [
        pytest.param({"player": 1, "tie": 0}, "1.235081", "0.9512", id="Player"),
        pytest.param({"banker": Fraction(19, 20), "tie": 0}, "1.057906", "0.9274", id="Banker"),
        pytest.param({"tie": 8}, "14.359629", "2.6409", id="Tie"),
        pytest.param(
            {"banker but 6": 1, "banker_6": Fraction(1, 2), "tie": 0}, "1.458104", "0.9296", id="no commission"
        ),
        pytest.param({"banker but dragon 7": 1, "dragon_7": 0, "tie": 0}, "1.018301", "0.9393", id="EZ Banker"),
        pytest.param({"dragon_7": 40}, "7.611334", "6.0849", id="Dragon 7"),
        pytest.param(bonus("p"), "2.651675", "2.4736", id="Dragon Bonus Player"),
        pytest.param(bonus("b"), "9.373074", "2.3045", id="Dragon Bonus Banker"),
        pytest.param({"player_pair": 11}, "10.361446", "3.1549", id="Pair"),
    ],
)
def test_edges_and_deviations_of_the_rulebook(pays: Pays, edge: str, deviation: str) -> None:
    found, spread = edge_and_deviation(pays, eight_decks())
    assert f"{float(found * 100):.6f}" == edge
    assert f"{spread:.4f}" == deviation


def test_counts_of_the_rulebook() -> None:
    assert DECKS.lines["8 decks"][:4] == (
        4_998_398_275_503_360,
        2_230_518_282_592_256,
        2_292_252_566_437_888,
        475_627_426_473_216,
    )


def test_the_pair_edge_of_the_rulebook_is_exact() -> None:
    assert edge_and_deviation({"player_pair": 11}, eight_decks())[0] == Fraction(43, 415)


def test_average_cards_of_the_rulebook() -> None:
    chance = chances(DECKS)
    average = 4 * chance["4_cards"] + 5 * chance["5_cards"] + 6 * chance["6_cards"]
    assert average == Fraction(46924771178, 9501213267)
    assert f"{float(average):.6f}" == "4.938819"


def test_the_effects_of_removing_a_card_sum_to_nothing() -> None:
    full = Composition.of_decks(8)
    columns = ("sequences", "player", "banker", "tie", PAIR)

    def expectations(composition: Composition) -> tuple[Fraction, ...]:
        every, player, banker, tie, pair = count(composition, columns)
        won = (player - banker, Fraction(19, 20) * banker - player, 9 * tie - every, 12 * pair - every)
        return tuple(Fraction(each) / every for each in won)

    with_all = expectations(full)
    # Ranks that count the same are alike to the first three bets, and all ranks are alike to a pair.
    by_value = {VALUES[rank]: expectations(full.without([Card(rank, "s")])) for rank in "A23456789K"}
    effects = [[by_value[VALUES[rank]][bet] - with_all[bet] for rank in RANKS] for bet in range(4)]
    assert [sum(effect) for effect in effects] == [0, 0, 0, 0]
    assert any(effects[0])
    assert not any(effects[3]), "removing any one card leaves the expectation of a pair as it was"
