"""Rounds: what the dealer deals is what `play` accepts, and every decision is the tableau's, with its reason."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from punto.errors import ImpossibleDeal, NotationError, OutOfCards
from punto.rules.cards import RANKS, UNSUITED, Card, parse_cards
from punto.rules.rounds import DEAL_ORDER, Round, deal, decisions, next_side, play
from punto.rules.tableau import TABLEAU, DrawDecision, banker_decision, player_decision
from punto.words import LANGUAGES
from tests.strategies import any_cards, any_rounds, rounds, rows_of_cards

VALUE = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0} | {str(face): face for face in range(2, 10)}

# The table as the leaflets print it, a second time and in another form: for each total of Banker, the values of
# Player's third card from 0 to 9; D draws, S stands.
BANKER_CARD = """
    0  DDDDDDDDDD
    1  DDDDDDDDDD
    2  DDDDDDDDDD
    3  DDDDDDDDSD
    4  SSDDDDDDSS
    5  SSSSDDDDSS
    6  SSSSSSDDSS
    7  SSSSSSSSSS
"""


def player_draws(player: int, banker: int) -> bool:
    return player < 6 and banker < 8


def banker_draws(player: int, banker: int, third: int | None) -> bool:
    if player > 7 or banker > 7:
        return False
    if third is None:
        return banker < 6
    return dict(line.split() for line in BANKER_CARD.strip().splitlines())[str(banker)][third] == "D"


def total(*cards: Card) -> int:
    return sum(VALUE[card.rank] for card in cards) % 10


# --- the tableau


@pytest.mark.parametrize("player", range(10))
@pytest.mark.parametrize("banker", range(10))
def test_every_decision_is_that_of_the_printed_table(player: int, banker: int) -> None:
    decision = player_decision(player_total=player, banker_total=banker)
    assert (decision.side, decision.draws) == ("player", player_draws(player, banker))
    for third in UNSUITED if decision.draws else (None,):
        answer = banker_decision(banker_total=banker, player_total=player, player_third=third)
        value = VALUE[third.rank] if third else None
        assert (answer.side, answer.draws) == ("banker", banker_draws(player, banker, value)), third


def test_the_tableau_is_data_and_says_the_same() -> None:
    for banker, values in enumerate(TABLEAU.banker_draws_to):
        assert {third for third in range(10) if banker_draws(0, banker, third)} == values
    assert {7} | TABLEAU.natural | TABLEAU.player_draws | {6} == set(range(10))


def every_decision() -> list[tuple[str, DrawDecision]]:
    found = []
    for player, banker in product(range(10), repeat=2):
        mine = player_decision(player_total=player, banker_total=banker)
        found.append((f"{player} {banker}", mine))
        for third in UNSUITED if mine.draws else (None,):
            answer = banker_decision(banker_total=banker, player_total=player, player_third=third)
            found.append((f"{player} {banker} {third or '-'}", answer))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_reason_that_is_a_whole_sentence(language: str) -> None:
    for place, decision in every_decision():
        said = decision.reason.in_language(language)
        assert said.endswith("。" if language.startswith("zh") else "."), place
        assert not set("{}") & set(said), place
        assert said.strip() == said, place
        assert "  " not in said, place


def test_reasons_name_the_hand_and_say_draw_or_stand() -> None:
    for place, decision in every_decision():
        en, zh = str(decision.reason), decision.reason.in_language("zh-Hans")
        assert ("Player" if decision.side == "player" else "Banker") in en, place
        assert ("闲家" if decision.side == "player" else "庄家") in zh, place
        if decision.draws:
            assert "draws" in en, place
            assert "补牌" in zh, place
            assert "不补牌" not in zh.removeprefix("闲家不补牌；"), place
        else:
            assert "stands" in en or "draws only" in en or "unless" in en, place


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        # The example of the issue.
        (
            "A 6 K K 3",
            "Player has 1 and draws on 0 to 5.",
            "Banker has 6 and draws only to a Player third card of 6 or 7; it was a 3.",
        ),
        ("9 3 K K", "Player has a natural 9 and stands.", "Player has a natural 9, so Banker stands."),
        ("4 8 K K", "Banker has a natural 8, so Player stands.", "Banker has a natural 8 and stands."),
        ("9 8 K K", "Player has a natural 9 and stands.", "Banker has a natural 8 and stands."),
        ("6 5 K K 8", "Player has 6 and stands on 6 or 7.", "Player stood; Banker has 5 and draws on 0 to 5."),
        ("7 6 K K", "Player has 7 and stands on 6 or 7.", "Player stood; Banker has 6 and stands on 6 or 7."),
        ("5 2 K K 8 8", "Player has 5 and draws on 0 to 5.", "Banker has 2 and always draws."),
        (
            "5 3 K K 8",
            "Player has 5 and draws on 0 to 5.",
            "Banker has 3 and draws unless Player's third card is an 8; it was an 8.",
        ),
        (
            "5 3 K K A K",
            "Player has 5 and draws on 0 to 5.",
            "Banker has 3 and draws unless Player's third card is an 8; it was an Ace, which counts 1.",
        ),
        (
            "K 4 K K T",
            "Player has 0 and draws on 0 to 5.",
            "Banker has 4 and draws only to a Player third card of 2 to 7; it was a Ten, which counts 0.",
        ),
        (
            "K 5 K K 4 K",
            "Player has 0 and draws on 0 to 5.",
            "Banker has 5 and draws to a Player third card of 4 to 7; it was a 4.",
        ),
        ("K 7 K K 4", "Player has 0 and draws on 0 to 5.", "Banker has 7 and always stands."),
    ],
)
def test_reasons_as_a_dealer_would_give_them(cards: str, player: str, banker: str) -> None:
    assert [str(decision) for decision in Round.parse(cards).decisions] == [player, banker]


def test_a_reason_in_chinese() -> None:
    _, banker = Round.parse("A 6 K K 3").decisions
    assert banker.reason.in_language("zh-Hans") == "庄家6点，闲家第三张牌是6或7才补牌；第三张牌是3。"


# --- dealing


@given(any_rounds)
def test_a_dealt_round_keeps_to_the_printed_table(dealt: Round) -> None:
    first = dealt.cards
    player, banker = total(first[0], first[2]), total(first[1], first[3])
    third = dealt.player.third
    assert (third is not None) == player_draws(player, banker) == dealt.decisions[0].draws
    value = VALUE[third.rank] if third else None
    assert (dealt.banker.third is not None) == banker_draws(player, banker, value) == dealt.decisions[1].draws
    assert dealt.player.total == total(*dealt.player.cards)
    assert dealt.banker.total == total(*dealt.banker.cards)


@given(any_rounds)
def test_the_winner_is_closer_to_nine(dealt: Round) -> None:
    away = {"player": 9 - dealt.player.total, "banker": 9 - dealt.banker.total}
    best = [side for side, distance in away.items() if distance == min(away.values())]
    assert dealt.winner == (best[0] if len(best) == 1 else "tie")


@given(any_rounds)
def test_a_natural_is_8_or_9_on_two_cards(dealt: Round) -> None:
    for hand in (dealt.player, dealt.banker):
        assert hand.natural == (hand.two_card_total >= 8)
        if hand.natural:
            assert len(dealt.cards) == 4


@given(any_rounds)
def test_the_deal_order_is_player_banker_player_banker_player_banker(dealt: Round) -> None:
    cards = dealt.cards
    assert dealt.player.cards[:2] == (cards[0], cards[2])
    assert dealt.banker.cards[:2] == (cards[1], cards[3])
    drawn = [card for card in (dealt.player.third, dealt.banker.third) if card is not None]
    assert list(cards[4:]) == drawn
    assert DEAL_ORDER == ("player", "banker") * 2


@given(st.lists(any_cards, max_size=6))
def test_next_side_follows_a_deal_card_by_card(cards: list[Card]) -> None:
    hands: dict[str, int] = {"player": 0, "banker": 0}
    dealt: list[Card] = []
    for card in cards:
        side = next_side(dealt)
        if side is None:
            break
        hands[side] += 1
        dealt.append(card)
    if len(dealt) >= 4 and next_side(dealt) is None:
        done = play(dealt)
        assert (len(done.player.cards), len(done.banker.cards)) == (hands["player"], hands["banker"])
    else:
        with pytest.raises(OutOfCards, match=f"the shoe ends after {len(dealt)} cards of a round"):
            deal(iter(dealt))


@given(st.lists(any_cards, min_size=6, max_size=20))
def test_deal_takes_no_more_cards_than_the_round_needs(cards: list[Card]) -> None:
    shoe = iter(cards)
    dealt = deal(shoe)
    assert [*dealt.cards, *shoe] == cards


@given(rounds)
def test_decisions_come_when_the_cards_settle_them(dealt: Round) -> None:
    for seen in range(4, len(dealt.cards) + 1):
        settled = decisions(dealt.cards[:seen])
        assert settled == dealt.decisions[: len(settled)]
        waits = seen == 4 and dealt.decisions[0].draws
        assert len(settled) == (1 if waits else 2)


# --- play: exactly what deal deals


def deals_exactly(cards: tuple[Card, ...]) -> bool:
    left = iter(cards)
    try:
        deal(left)
    except OutOfCards:
        return False
    return next(left, None) is None


@given(rows_of_cards())
def test_play_accepts_exactly_what_deal_deals(cards: tuple[Card, ...]) -> None:
    if deals_exactly(cards):
        assert play(cards) == deal(iter(cards))
    else:
        with pytest.raises(ImpossibleDeal):
            play(cards)


@given(any_rounds)
def test_a_missing_last_card_is_refused_with_the_reason(dealt: Round) -> None:
    with pytest.raises(ImpossibleDeal) as caught:
        play(dealt.cards[:-1])
    message = str(caught.value)
    if len(dealt.cards) == 4:
        assert message.startswith("a round has at least four cards; 3 given: ")
    else:
        side = 1 if dealt.decisions[1].draws else 0
        assert message.startswith(f"{('Player', 'Banker')[side]}'s third card is missing. ")
        assert str(dealt.decisions[side].reason) in message


@given(any_rounds, any_cards)
def test_a_card_too_many_is_refused_with_the_reason(dealt: Round, card: Card) -> None:
    with pytest.raises(ImpossibleDeal) as caught:
        play([*dealt.cards, card])
    message, count = str(caught.value), len(dealt.cards)
    if count == 6:
        assert message.startswith("a round has at most six cards; 7 given: ")
    else:
        assert message.startswith(f"card {count + 1}, {card}, must not be drawn. ")
        assert all(str(decision.reason) in message for decision in dealt.decisions)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("9 3 K K 5", "card 5, 5, must not be drawn. Player has a natural 9 and stands."),
        ("6 6 K K 5", "card 5, 5, must not be drawn. Player has 6 and stands on 6 or 7. Player stood; Banker has 6"),
        ("K 6 K K 3 5", "card 6, 5, must not be drawn. Player has 0 and draws on 0 to 5. Banker has 6 and draws only"),
        ("5 5 K K", "Player's third card is missing. Player has 5 and draws on 0 to 5."),
        ("5 6 K K 6", "Banker's third card is missing."),
        ("6 5 K K", "Banker's third card is missing. Player has 6 and stands on 6 or 7. Player stood; Banker has 5"),
    ],
)
def test_refusals_of_a_deal(cards: str, reason: str) -> None:
    with pytest.raises(ImpossibleDeal) as caught:
        Round.parse(cards)
    assert reason in str(caught.value)


@pytest.mark.parametrize("text", ["5s 6h Kd Kc 7x 2d", "five six"])
def test_what_are_no_cards_is_a_fault_of_notation(text: str) -> None:
    with pytest.raises(NotationError):
        Round.parse(text)


# --- copies of a card


@given(any_rounds, st.integers(1, 8))
def test_no_more_copies_than_the_shoe_holds(dealt: Round, decks: int) -> None:
    cards = dealt.cards
    too_many = any(cards.count(card) > decks for card in cards if card.suit is not None)
    too_many |= any(sum(card.rank == rank for card in cards) > 4 * decks for rank in RANKS)
    if too_many:
        with pytest.raises(ImpossibleDeal, match="a shoe of"):
            play(cards, decks=decks)
    else:
        assert play(cards, decks=decks) == dealt


@pytest.mark.parametrize(
    ("cards", "decks", "reason"),
    [
        ("Ks 9s Ks 2h", 1, "2 x Ks: a shoe of 1 deck holds 1"),
        ("Ks 9s Ks Ks", 2, "3 x Ks: a shoe of 2 decks holds 2"),
        ("K K K K K 4", 1, "5 x K: a shoe of 1 deck holds 4"),
        # Suits known and unknown count together.
        ("Ks Kh Kd Kc K 4", 1, "5 x K: a shoe of 1 deck holds 4"),
    ],
)
def test_refused_copies(cards: str, decks: int, reason: str) -> None:
    with pytest.raises(ImpossibleDeal) as caught:
        play(parse_cards(cards), decks=decks)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    ("cards", "decks"), [("Ks Kh Kd Kc 5 4", 1), ("K K K K 5 4", 1), ("Ks Ks Kh Kh 5 4", 2), ("K K K K K K", 2)]
)
def test_as_many_copies_as_the_shoe_holds_will_do(cards: str, decks: int) -> None:
    assert play(parse_cards(cards), decks=decks) == Round.parse(cards)


@given(any_rounds)
def test_without_decks_any_number_of_copies_will_do(dealt: Round) -> None:
    assume(len(set(dealt.cards)) < len(dealt.cards))
    assert play(dealt.cards) == dealt
