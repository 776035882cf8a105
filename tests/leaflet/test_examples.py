"""The worked examples: dealt by the rules, on a slip that the house takes, and paid to the cent as it settles."""

import re

import pytest
from babel.numbers import parse_decimal

from punto.house import House
from punto.house.settle import settle_slip
from punto.house.slip import refusal_of
from punto.leaflet.lessons import families
from punto.leaflet.model import Example, HandPicture
from punto.leaflet.search import find_round
from punto.leaflet.sections.worked_examples import settled_examples
from punto.rules.bets import Bet, Row
from punto.rules.cards import Card
from punto.rules.facts import FACTS
from punto.rules.rounds import Round, play
from punto.rules.settlement import explain
from punto.words import LANGUAGES, Language, Text
from tests.leaflet.houses import EVERY_HOUSE, content_of, house


def examples_of(key: str, lang: Language) -> list[Example]:
    """The examples as the leaflet shows them."""
    return [block for block in content_of(key, lang).section("examples").blocks if isinstance(block, Example)]


def cards_of(hand: HandPicture) -> list[Card]:
    """The cards of a picture."""
    return [Card.parse(card.rank + card.suit) for card in hand.cards]


def round_of(example: Example, sheet: House) -> Round:
    """The round in the pictures, dealt again card by card from the house's shoe."""
    player, banker = map(cards_of, example.hands)
    order = [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]
    return play(order, decks=sheet.shoe.decks)


def slip_of(example: Example, sheet: House, lang: Language) -> dict[str, int]:
    """The slip, read from the first amount in each line."""
    keys = {label_of(bet, lang): bet.key for bet in sheet.bets}
    stakes = {}
    for line in example.lines:
        amount = re.search(r"[\d.,]*\d", line.text)
        assert amount, line
        stakes[keys[line.label]] = sheet.currency.parse(str(parse_decimal(amount[0], locale=lang.replace("-", "_"))))
    return stakes


def label_of(bet: Bet, lang: Language) -> str:
    """What a line of a reckoning begins with."""
    return Text("leaflet-worked-examples-bet", bet=bet.name).in_language(lang)


def signed(sheet: House, minor: int, lang: Language) -> str:
    """An amount as a reckoning shows it."""
    return ("+" if minor > 0 else "−" if minor < 0 else "") + sheet.currency.amount(abs(minor)).in_language(lang)


def digits_of(example: Example) -> list[str]:
    """The amounts of an example, whatever a language separates their digits by."""
    return [re.sub(r"[.,\s]", "", line.amount) for line in example.lines]


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
                label_of(bet.bet, lang),
                explain(bet, sheet.currency, sheet.commission).in_language(lang),
                signed(sheet, bet.net, lang),
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


def line_of(row: Row) -> tuple[object, ...]:
    """What a row says and pays, whether its name stands in the house's file or in the catalogue."""
    return str(row.name), row.when, row.pays, row.commission


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_there_is_a_natural_a_tie_every_win_of_a_main_bet_and_the_best_of_each_side_bet(key: str) -> None:
    sheet = house(key)
    examples = settled_examples(sheet)
    assert any(each.dealt.player.natural and each.dealt.winner == "player" for each in examples)
    tie = next(each for each in examples if str(each.title) == "A tie")
    assert tie.dealt.winner == "tie"
    assert any(bet.result == "push" for bet in tie.bets)
    matched = {line_of(bet.row) for each in examples for bet in each.bets if bet.row}
    matched |= {line_of(row) for bet in families(sheet) for each in bet.lessons for row in each.rows if row}
    for bet in sheet.bets:
        best = max(bet.rows, key=lambda row: row.pays.as_fraction())
        mirrors = [other for family in families(sheet) if bet in family.bets for other in family.bets] or [bet]
        lines = {line_of(row) for other in mirrors for row in other.rows if row.pays == best.pays}
        assert lines & matched, f"{bet.key} is nowhere paid {best.pays}"
        if bet.kind == "main":
            assert set(map(line_of, bet.rows)) <= matched, f"not every row of {bet.key} is shown"
    if sheet.charges_commission:
        assert any(bet.commission for each in examples for bet in each.bets)


def test_the_same_house_has_the_same_examples_in_every_language() -> None:
    for key in EVERY_HOUSE:
        english, *others = (examples_of(key, lang) for lang in LANGUAGES)
        for other in others:
            assert [round_of(each, house(key)) for each in english] == [round_of(each, house(key)) for each in other]
            assert list(map(digits_of, english)) == list(map(digits_of, other))


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
