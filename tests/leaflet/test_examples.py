"""The worked examples: dealt by the rules, on a slip that the house takes, and paid to the cent as it settles."""

import re

import pytest

from punto.house import House
from punto.house.settle import settle_slip
from punto.house.slip import refusal_of
from punto.leaflet.model import Example, Hand
from punto.leaflet.search import find_round
from punto.leaflet.sections.examples import settled_examples
from punto.rules.cards import Card
from punto.rules.facts import FACTS
from punto.rules.rounds import Round, play
from punto.rules.settlement import explain
from punto.rules.text import LANGUAGES, Language
from tests.leaflet.houses import EVERY_HOUSE, content_of, house


def examples_of(key: str, lang: Language) -> list[Example]:
    """The examples as the leaflet shows them."""
    return [block for block in content_of(key, lang).section("examples").blocks if isinstance(block, Example)]


def cards_of(hand: Hand) -> list[Card]:
    """The cards of a picture."""
    return [Card.parse(card.rank + card.suit) for card in hand.cards]


def round_of(example: Example, sheet: House) -> Round:
    """The round in the pictures, dealt again card by card from the house's shoe."""
    player, banker = map(cards_of, example.hands)
    order = [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]
    return play(order, decks=sheet.shoe.decks)


def slip_of(example: Example, sheet: House, lang: Language) -> dict[str, int]:
    """The slip, read from the first amount in each line."""
    keys = {bet.name.in_language(lang): bet.key for bet in sheet.bets}
    stakes = {}
    for line in example.lines:
        amount = re.search(r"\d+(\.\d+)?", line.text)
        assert amount, line
        stakes[keys[line.label]] = sheet.currency.parse(amount[0])
    return stakes


def signed(sheet: House, minor: int) -> str:
    """An amount as a reckoning shows it."""
    return ("+" if minor > 0 else "−" if minor < 0 else "") + sheet.currency.format(abs(minor))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_every_amount_is_what_the_house_settles(key: str, lang: Language) -> None:
    sheet = house(key)
    for example in examples_of(key, lang):
        dealt, slip = round_of(example, sheet), slip_of(example, sheet, lang)
        assert refusal_of(sheet, slip) is None, example.title
        settled = settle_slip(sheet, dealt, slip)
        expected = [
            (
                bet.bet.name.in_language(lang),
                explain(bet, sheet.currency, sheet.commission).in_language(lang),
                signed(sheet, bet.net),
            )
            for bet in settled
        ]
        assert [(line.label, line.text, line.amount) for line in example.lines] == expected
        reasons = [decision.reason.in_language(lang) for decision in dealt.decisions]
        assert list(example.steps) == [*reasons, dealt.call.in_language(lang)]
        totals = [re.sub(r"\D", "", hand.result) for hand in example.hands]
        assert totals == [str(dealt.player.total), str(dealt.banker.total)]
        winners = [side for side, hand in zip(("player", "banker"), example.hands, strict=True) if hand.strong]
        assert winners == ([] if dealt.winner == "tie" else [dealt.winner])


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_there_is_a_natural_a_tie_every_win_of_a_main_bet_and_the_best_of_each_side_bet(key: str) -> None:
    sheet = house(key)
    examples = settled_examples(sheet)
    assert any(each.dealt.player.natural and each.dealt.winner == "player" for each in examples)
    tie = next(each for each in examples if each.title.en == "A tie")
    assert tie.dealt.winner == "tie"
    assert any(bet.result == "push" for bet in tie.bets)
    matched = {bet.row for each in examples for bet in each.bets}
    for bet in sheet.bets:
        best = max(bet.rows, key=lambda row: row.pays.as_fraction())
        assert best in matched, f"{bet.key} is nowhere paid {best.pays}"
        if bet.kind == "main":
            assert set(bet.rows) <= matched, f"not every row of {bet.key} is shown"
    if sheet.charges_commission:
        assert any(bet.commission for each in examples for bet in each.bets)


def test_the_same_house_has_the_same_examples_in_both_languages() -> None:
    for key in EVERY_HOUSE:
        english, chinese = (examples_of(key, lang) for lang in LANGUAGES)
        assert [round_of(each, house(key)) for each in english] == [round_of(each, house(key)) for each in chinese]
        assert [[line.amount for line in each.lines] for each in english] == [
            [line.amount for line in each.lines] for each in chinese
        ]


def test_stakes_follow_the_limits_of_the_house() -> None:
    stakes = {
        key: {stake for each in settled_examples(house(key)) for stake in each.slip.values()}
        for key in ("bare", "atlantic-city-mini", "grand", "small")
    }
    assert stakes == {"bare": {2000}, "atlantic-city-mini": {2000, 2500}, "grand": {120000, 50000}, "small": {2000}}


def test_a_capped_side_bet_shows_its_share() -> None:
    capped = [bet for each in settled_examples(house("grand")) for bet in each.bets if bet.capped]
    assert capped
    assert all(bet.winnings <= 900_000 for bet in capped)
    shown = [line.text for each in examples_of("grand", "en") for line in each.lines]
    assert any("its share of the cap on side bets" in text for text in shown)


def test_a_round_fulfils_as_many_wishes_as_one_can_from_the_first_on() -> None:
    facts = (FACTS["winner"], FACTS["cards"])

    def wins(dealt: Round) -> bool:
        return dealt.winner == "player"

    def never(dealt: Round) -> bool:
        return False

    assert find_round(facts, [never, wins], decks=8, seed="any") is None
    found = find_round(facts, [wins, never], decks=8, seed="any")
    assert found is not None
    assert found.winner == "player"
    assert found == find_round(facts, [wins, never], decks=8, seed="any")
    assert found != find_round(facts, [wins, never], decks=8, seed="another")
