"""Known cards: what was published, and the odds with the same cards seen."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from punto.cli import main
from punto.errors import NotationError
from punto.exact import odds
from punto.house import House
from punto.rules.cards import Card
from punto.rules.composition import Composition
from punto.study.known import best_sort, known_cards, parse_known, parse_ranks, sorted_cards

_MINI = House.load("bclc-mini")

PUBLISHED = {1: "6.765", 2: "6.406", 3: "6.765", 4: "6.406", 5: "8.973", 6: "9.098"}
"""The patron's advantage in percent when one card is known, without a bet where none has an advantage."""


@pytest.mark.parametrize(("place", "advantage"), PUBLISHED.items())
def test_published_worth_of_one_known_card(place: int, advantage: str) -> None:
    knowledge = known_cards(_MINI, {place: None})
    assert f"{-100 * float(knowledge.edge):.3f}" == advantage
    assert knowledge.bet == "varies"
    assert sum(case.probability for case in knowledge.cases) == 1


def test_published_worth_of_sorted_cards() -> None:
    assert f"{-100 * float(sorted_cards(_MINI, '6789').edge):.3f}" == "20.928"
    ranks, knowledge = best_sort(_MINI)
    assert ranks == "456789"
    assert f"{-100 * float(knowledge.edge):.3f}" == "30.291"
    assert knowledge.edge == sorted_cards(_MINI, ranks).edge


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_known_card_is_a_card_seen(place: int) -> None:
    shoe = Composition.parse("As=3 2s=4 5s=7 6d=2 9s=5 Kd=9")
    for rank in ("5", "9", "K"):
        seen = (None,) * (place - 1) + (Card(rank, "d" if rank == "K" else "s"),)
        table = odds(_MINI, shoe, seen=seen)
        best = max(("player", "banker"), key=lambda key: table[key].ev)
        knowledge = known_cards(_MINI, {place: rank}, shoe)
        assert (knowledge.bet, knowledge.edge) == (best, table[best].edge)


def test_a_fifth_and_sixth_card_are_known_exactly() -> None:
    """Three of the first four are known as well, so that the fourth can be gone through by hand."""
    shoe = Composition.parse("As=1 2s=1 5s=1 6d=1 3s=1 Kd=1 4h=1 7h=1")
    known = {1: "A", 2: "6", 3: "2", 5: "5", 6: "4"}
    worth = Fraction(0)
    for fourth in ("3", "K", "7"):
        cards = [Card("A"), Card("6"), Card("2"), Card(fourth), Card("5"), Card("4")]
        worth += odds(_MINI, Composition.of_cards([*cards, Card("8")]), seen=_dealt(cards))["player"].ev / 3
    knowledge = known_cards(_MINI, known, shoe)
    assert (knowledge.bet, -knowledge.edge) == ("player", worth)


def _dealt(cards: list[Card]) -> list[Card]:
    """The cards that the round takes: Player has 3 and draws the 5; Banker has 9, 6 or 3."""
    banker = (cards[1].value + cards[3].value) % 10
    if banker >= 8:
        return cards[:4]
    return cards if banker == 3 else cards[:5]


def test_telling_some_tens_from_others_is_a_sort_too() -> None:
    some = sorted_cards(_MINI, "TJ")
    assert 0 < -some.edge < Fraction(1, 10)
    # A set and its complement tell the same.
    assert sorted_cards(_MINI, parse_ranks("A23456789QK")).edge == some.edge


@pytest.mark.parametrize(
    ("arguments", "bet", "edge"),
    [
        (["--known", "1:9"], "player", -0.21528),
        (["--known", "1"], "varies", -0.06765),
        (["--best-sort"], "varies", -0.30291),
    ],
)
def test_the_command_says_the_best_bet(
    capsys: pytest.CaptureFixture[str], arguments: list[str], bet: str, edge: float
) -> None:
    assert main(["odds", "bclc-mini", *arguments, "--json"]) == 0
    best = json.loads(capsys.readouterr().out)["best"]
    assert best["bet"] == bet
    assert best["edge"] == pytest.approx(edge, abs=5e-6)
    assert float(Fraction(best["edge_exact"])) == best["edge"]
    assert main(["odds", "bclc-mini", *arguments]) == 0
    assert "The best bet: " in capsys.readouterr().out


@pytest.mark.parametrize(("text", "message"), [("7", "'7'"), ("1:X", "'1:X'"), ("1 1", "each once"), ("", "no card")])
def test_places_that_cannot_be(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_known(text)


@pytest.mark.parametrize("text", ["", "A23456789TJQK", "6x"])
def test_ranks_that_tell_nothing(text: str) -> None:
    with pytest.raises(NotationError):
        parse_ranks(text)


@pytest.mark.parametrize("option", ["--known", "--sorted"])
def test_17_nothing_known_is_an_error_and_not_another_question(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert main(["odds", "bclc-mini", option, "", "--json"]) == 2
    assert set(json.loads(capsys.readouterr().out)) == {"error"}


def test_17_the_best_sort_is_the_best_of_all_by_the_edge_that_it_tells() -> None:
    """A shoe rich in nines, in which passing often matters."""
    shoe = Composition.parse("As=3 2s=4 5s=7 6d=2 9s=9 Kd=9")
    _, best = best_sort(_MINI, shoe)
    for size in (1, 2, 3):
        for ranks in map("".join, combinations("A2569", size)):
            assert best.edge <= sorted_cards(_MINI, ranks, shoe).edge


def test_17_an_edge_of_nothing_has_no_sign(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "bclc-mini", "--known", "5,6"]) == 0
    out = capsys.readouterr().out
    assert "-0.0000" not in out
    assert "+0.0000" not in out
    assert " 0.0000" in out


def test_17_blanks_around_a_place_and_its_rank_do_not_matter() -> None:
    assert parse_known(" 1 : 9") == parse_known("1:9 ") == {1: "9"}
    assert parse_known("1 :9, 2: K 3") == {1: "9", 2: "K", 3: None}


@pytest.mark.parametrize("given", [["--known", "1"], ["--sorted", "6789"], ["--best-sort"]])
def test_17_a_house_without_player_is_told_what_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str]
) -> None:
    house = tmp_path / "one.toml"
    house.write_text('extends = "bclc-mini"\ntitle = "One sided"\nwithout = ["player"]\n', encoding="utf-8")
    assert main(["odds", str(house), *given]) == 2
    said = capsys.readouterr().err
    assert "known cards are worked out for Player" in said
    assert "One sided does not offer Player" in said
