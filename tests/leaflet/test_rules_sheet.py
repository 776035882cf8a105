"""What every rules sheet must contain: players, cards, object, wagers and when, commission, options, handling, when one
wins, loses and pushes, odds and how they are paid, limits, and where to find help. Of every house, own ones included.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from punto.house import House
from punto.leaflet import content
from punto.rules.commission import format_percent
from punto.words import LANGUAGES, Language, Text, titles
from tests.leaflet.houses import EVERY_HOUSE, content_of, house
from tests.leaflet.statements import statements

Item = Callable[[House], Iterator[Text]]


def stated(english: str, chinese: str) -> Text:
    """A statement as it must stand in the sheet."""
    return titles({"en": english, "zh-Hans": chinese})


def number_of_players(sheet: House) -> Iterator[Text]:
    yield stated(f"The table seats up to {sheet.seats} patrons.", f"最多可坐{sheet.seats}位客人")


def cards_used(sheet: House) -> Iterator[Text]:
    decks = sheet.shoe.decks
    yield stated(
        f"{decks} deck{'s' if decks > 1 else ''} of 52 cards, {52 * decks} cards in all", f"{decks}副牌，每副52张，共"
    )
    yield stated("Ace | 1", "A | 1点")
    yield stated("Ten, Jack, Queen and King | nothing (0)", "10、J、Q与K | 0点")


def object_of_the_game(sheet: House) -> Iterator[Text]:
    yield stated(
        "object: Only two hands are dealt, Player and Banker", "object: 不论多少客人下注，每局只发两手牌：闲与庄"
    )
    yield stated("the one closest to 9, the highest count there is", "即最接近9点的一手获胜，9点为最大")


def wagers_and_when(sheet: House) -> Iterator[Text]:
    for bet in sheet.bets:
        yield bet.name
    yield stated("Make your bets before any card is dealt.", "请在发牌前下注。")
    yield stated(f"Betting is open for {sheet.betting_seconds} seconds", f"每局下注时间为{sheet.betting_seconds}秒")
    yield stated("nothing is placed, raised or withdrawn", "不得再下注、加注或撤回")


def commission(sheet: House) -> Iterator[Text]:
    if not sheet.charges_commission:
        yield stated("No commission is charged at this table on any bet.", "本桌所有投注均免收佣金。")
        return
    rate = format_percent(sheet.commission.rate)
    yield stated(f"are charged a commission of {rate} of what they win", f"须从所赢金额中抽取{rate}佣金")
    if sheet.commission.is_chosen:
        pass  # The patron chooses: tests/leaflet says how that is told.
    elif "payout" in sheet.commission.collected:
        yield stated("It is taken out of the payout at once.", "佣金于派彩时即时扣除。")
    else:
        yield stated("It is not taken out of the payout.", "佣金不在派彩时扣除")
    if "leaving" in sheet.commission.collected:
        yield stated("when you leave the game", "您离桌时")
    yield stated(f"rounded to {sheet.currency.mark(sheet.commission.rounding.unit)}", "取整")


def options(sheet: House) -> Iterator[Text]:
    yield stated("Fixed rules decide who draws; nobody has a choice.", "补牌全按固定规则，无须任何人决定。")
    if any(bet.kind == "side" for bet in sheet.bets):
        yield stated("Side bets are optional.", "边注可自由选择")
    if sheet.style == "midi" and sheet.handling.ceding:
        yield stated("A patron may take the cards or cede them.", "客人可拿牌或让牌")
    elif sheet.style == "midi":
        yield stated("A patron may take the cards or leave them to the dealer", "客人可拿牌，或交由荷官开牌")


def card_handling(sheet: House) -> Iterator[Text]:
    if sheet.style == "mini":
        yield stated("Patrons do not touch or receive any cards.", "客人不得接触或领取任何牌。")
        return
    yield stated("The patron with the largest bet on Player", "投注闲家最多的客人可获闲家的牌")
    yield stated("The patron with the largest bet on Banker", "投注庄家最多的客人可获庄家的牌")
    yield stated(f"within {sheet.handling.squeeze_seconds} seconds", f"{sheet.handling.squeeze_seconds}秒内开牌")
    for allowed in (sheet.handling.may, sheet.handling.may_not):
        if allowed:
            yield allowed


def win_lose_and_push(sheet: House) -> Iterator[Text]:
    yield stated("A bet that wins is paid at these odds and you keep your stake", "赢注按上列赔率派彩，并退回本金")
    yield stated("A push returns your stake; you neither win nor lose.", "“退回本金”即不输不赢。")
    yield stated("A bet that meets none of its lines loses.", "不符合表列任何一项者为输。")
    yield stated("If the hands tie: ", "和局时：")


def odds_and_how_paid(sheet: House) -> Iterator[Text]:
    for bet in sheet.bets:
        for row in bet.rows:
            yield stated(f"| {row.pays.words}", f"| {row.pays.words.in_language('zh-Hans')}")
    yield sheet.currency.mark(sheet.payout_rounding.unit)


def limits(sheet: House) -> Iterator[Text]:
    mark = sheet.currency.mark
    for offer in sheet.offers:
        amounts = [mark(each) for each in (offer.limits.minimum, offer.limits.maximum, offer.limits.increment)]
        yield titles({lang: " | ".join(each.in_language(lang) for each in amounts) for lang in LANGUAGES})
    for amount in (sheet.differential, sheet.side_payout_cap):
        if amount is not None:
            yield stated(f"at most {mark(amount)}", mark(amount).in_language("zh-Hans"))


def void_rounds(sheet: House) -> Iterator[Text]:
    yield stated("Then every stake goes back, and the reason is recorded.", "退回所有注码，并记录原因")
    yield stated(f"The cut card lies {sheet.shoe.cut_card} cards from the end.", f"倒数第{sheet.shoe.cut_card}张")


ITEMS: tuple[Item, ...] = (
    number_of_players,
    cards_used,
    object_of_the_game,
    wagers_and_when,
    commission,
    options,
    card_handling,
    win_lose_and_push,
    odds_and_how_paid,
    limits,
    void_rounds,
)


def missing(item: Item, sheet: House, said: list[str], lang: Language) -> list[str]:
    """What of an item is not said."""
    wanted = [text.in_language(lang) for text in item(sheet)]
    return [each for each in wanted if not any(each in statement for statement in said)]


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.__name__)
@pytest.mark.parametrize("lang", ["en", "zh-Hans"])
@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_a_rules_sheet_contains(key: str, lang: Language, item: Item) -> None:
    said = statements(content_of(key, lang))
    assert list(item(house(key)))
    assert missing(item, house(key), said, lang) == []


@pytest.mark.parametrize(
    "item",
    [item for item in ITEMS if item not in {object_of_the_game, win_lose_and_push}],
    ids=lambda item: item.__name__,
)
def test_a_sheet_of_another_house_would_not_do(item: Item) -> None:
    # The object of the game is the same everywhere; in all else these two houses differ.
    assert missing(item, house("grand"), statements(content_of("bclc-no-commission", "en")), "en")


def test_a_house_with_a_helpline_shows_it_and_another_shows_none() -> None:
    for key in EVERY_HOUSE:
        for lang in LANGUAGES:
            helpline = house(key).helpline
            assert content_of(key, lang).notice == (helpline.in_language(lang) if helpline else "")
    assert {key for key in EVERY_HOUSE if content_of(key, "en").notice} >= {
        "ohio-mini",
        "atlantic-city-midi",
        "bclc-ez",
    }


def test_what_depends_on_the_house_changes_with_it() -> None:
    sheet = house("bare")
    changed = replace(sheet, seats=5, betting_seconds=11, differential=12300, pause_seconds=1)
    said = statements(content(changed, lang="en"))
    assert any("seats up to 5 patrons" in each for each in said)
    assert any("Betting is open for 11 seconds" in each for each in said)
    assert any("by at most $123.00" in each for each in said)
