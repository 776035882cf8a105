"""Settlement: whole minor units, every cent accounted for, and fractions to whom the house says."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.rules.bets import Bet, Condition, Row
from punto.rules.commission import Commission
from punto.rules.money import CURRENCIES, Currency, Rounding
from punto.rules.odds import Odds
from punto.rules.rounds import Round
from punto.rules.settlement import SettledBet, explain, settle_bet
from punto.words import titles
from tests.strategies import bets, commissions, currencies, rates, roundings, rounds, stakes, winning_odds

USD = CURRENCIES["USD"]
CENT = Rounding(1, "patron")
FIVE_PERCENT = Commission(Fraction(1, 20), CENT, ("payout",))
BANKER_WINS, TIE, PLAYER_WINS = (Round.parse(cards) for cards in ("5 6 K K 7 2", "4 4 K K K", "9 3 K K"))


def banker_bet(pays: str = "1:1", *, commission: bool = True) -> Bet:
    return Bet(
        "banker",
        titles({"en": "Banker", "zh-Hans": "庄"}),
        "main",
        "banker",
        (
            Row(
                titles({"en": "wins", "zh-Hans": "胜"}),
                (Condition("winner", frozenset({"banker"})),),
                Odds.parse(pays),
                commission=commission,
            ),
            Row(
                titles({"en": "tie", "zh-Hans": "和局"}), (Condition("winner", frozenset({"tie"})),), Odds.parse("push")
            ),
        ),
    )


def settled(
    stake: int,
    dealt: Round = BANKER_WINS,
    *,
    pays: str = "1:1",
    commission: Commission = FIVE_PERCENT,
    payout_rounding: Rounding = CENT,
) -> SettledBet:
    return settle_bet(banker_bet(pays), stake, dealt, commission=commission, payout_rounding=payout_rounding)


@given(bets(), stakes, rounds, commissions, roundings)
def test_every_cent_is_accounted_for(
    bet: Bet, stake: int, dealt: Round, commission: Commission, payout_rounding: Rounding
) -> None:
    each = settle_bet(bet, stake, dealt, commission=commission, payout_rounding=payout_rounding)
    amounts = (each.winnings, each.commission, each.returned, each.net)
    assert all(type(amount) is int for amount in amounts)
    assert each.row is bet.row_for(dealt)
    assert each.result == ("lose" if each.row is None else "push" if each.row.pays.is_push else "win")
    if each.row is None:
        assert amounts == (0, 0, 0, -stake)
    else:
        collected_now = 0 if each.commission_owed else each.commission
        assert each.returned == stake + each.winnings - collected_now
        assert each.net == each.winnings - each.commission
    if each.result == "push":
        assert (each.returned, each.net) == (stake, 0)
    owed = each.commission if each.commission_owed else 0
    assert each.returned - stake - owed == each.net, "what came back, less the stake and what is owed, is the net"


@given(bets(), stakes, rounds, commissions, roundings)
def test_commission_is_charged_only_where_the_row_says_and_only_on_winnings(
    bet: Bet, stake: int, dealt: Round, commission: Commission, payout_rounding: Rounding
) -> None:
    each = settle_bet(bet, stake, dealt, commission=commission, payout_rounding=payout_rounding)
    if each.row is None or not each.row.commission:
        assert each.commission == 0
    else:
        assert each.commission == commission.on(each.winnings)
    assert each.commission_owed == (each.commission > 0 and commission.collected[0] != "payout")


@given(bets(), stakes, rounds, commissions, roundings, st.booleans())
def test_where_a_house_lists_the_payout_and_another_time_the_patron_chooses(
    bet: Bet, stake: int, dealt: Round, commission: Commission, payout_rounding: Rounding, later: bool
) -> None:
    as_listed = settle_bet(bet, stake, dealt, commission=commission, payout_rounding=payout_rounding)
    chosen = settle_bet(bet, stake, dealt, commission=commission, payout_rounding=payout_rounding, later=later)
    assert (chosen.net, chosen.commission, chosen.winnings) == (as_listed.net, as_listed.commission, as_listed.winnings)
    if "payout" in commission.collected and len(commission.collected) > 1:
        assert chosen.commission_owed == (later and chosen.commission > 0)
    else:
        assert chosen == as_listed


# --- rounding: G8 and G10


@given(stakes, winning_odds, rates, st.sampled_from([1, 5, 25]))
def test_a_fraction_goes_to_the_patron_by_default(stake: int, pays: Odds, rate: Fraction, unit: int) -> None:
    rounding = Rounding(unit, "patron")
    each = settled(stake, pays=str(pays), commission=Commission(rate, rounding, ("payout",)), payout_rounding=rounding)
    exact = pays.as_fraction() * stake
    assert 0 <= each.winnings - exact < unit
    assert 0 <= rate * each.winnings - each.commission < unit
    assert each.net >= exact * (1 - rate)


@given(stakes, winning_odds, rates, st.sampled_from([1, 5, 25]))
def test_a_fraction_goes_to_the_house_if_it_says_so(stake: int, pays: Odds, rate: Fraction, unit: int) -> None:
    rounding = Rounding(unit, "house")
    each = settled(stake, pays=str(pays), commission=Commission(rate, rounding, ("payout",)), payout_rounding=rounding)
    exact = pays.as_fraction() * stake
    assert 0 <= exact - each.winnings < unit
    assert 0 <= each.commission - rate * each.winnings < unit
    assert each.net <= exact * (1 - rate)


@given(st.fractions(0, 10**6), roundings)
def test_rounding_laws(amount: Fraction, rounding: Rounding) -> None:
    gets, gives = rounding.to_patron(amount), rounding.from_patron(amount)
    assert gets % rounding.unit == gives % rounding.unit == 0
    if rounding.favour == "patron":
        assert gives <= amount <= gets
    elif rounding.favour == "house":
        assert gets <= amount <= gives
    else:
        assert gets == gives
        assert abs(gets - amount) * 2 <= rounding.unit
        assert (amount - gets) * 2 != rounding.unit, "a half goes up"
    whole = amount.numerator * rounding.unit
    assert rounding.to_patron(Fraction(whole)) == rounding.from_patron(Fraction(whole)) == whole


@pytest.mark.parametrize(
    ("stake", "pays", "winnings", "commission", "net"),
    [
        (2000, "1:1", 2000, 100, 1900),  # The leaflet's $20 Banker bet.
        (500, "1:2", 250, 12, 238),  # 12.5 cents of commission are 12.
        (501, "1:2", 251, 12, 239),  # 250.5 cents are 251.
        (1, "1:1", 1, 0, 1),
        (100, "1:3", 34, 1, 33),
    ],
)
def test_payouts_to_the_cent(stake: int, pays: str, winnings: int, commission: int, net: int) -> None:
    each = settled(stake, pays=pays)
    assert (each.winnings, each.commission, each.net) == (winnings, commission, net)


@pytest.mark.parametrize(
    ("amount", "unit", "nearest"),
    [
        ("12.49", 1, 12),
        ("12.5", 1, 13),
        ("12.6", 1, 13),
        ("37.4", 25, 25),
        ("37.5", 25, 50),
        ("40", 25, 50),
    ],
)
def test_to_the_nearest_unit_halves_up(amount: str, unit: int, nearest: int) -> None:
    rounding = Rounding(unit, "nearest")
    assert rounding.to_patron(Fraction(amount)) == rounding.from_patron(Fraction(amount)) == nearest


def test_commission_rounded_to_a_quarter() -> None:
    quarter = Commission(Fraction(1, 20), Rounding(25, "house"), ("payout",))
    assert [settled(stake, commission=quarter).commission for stake in (500, 501, 1000, 1001)] == [25, 50, 50, 75]


# --- when commission is collected: G9


@pytest.mark.parametrize(
    ("collected", "owed", "returned"),
    [
        (("payout",), False, 3900),
        (("end of shoe",), True, 4000),
        (("leaving",), True, 4000),
        (("end of shoe", "leaving"), True, 4000),
        (("leaving", "payout"), True, 4000),  # The first holds until the patron chooses.
        (("payout", "leaving"), False, 3900),
    ],
)
def test_the_net_counts_commission_whenever_it_is_collected(
    collected: tuple[str, ...], owed: bool, returned: int
) -> None:
    commission = Commission(Fraction(1, 20), CENT, collected)  # type: ignore[arg-type]
    each = settled(2000, commission=commission)
    assert (each.commission_owed, each.returned, each.net) == (owed, returned, 1900)


def test_nothing_is_owed_where_nothing_is_charged() -> None:
    later = Commission(Fraction(1, 20), CENT, ("end of shoe",))
    assert not settled(2000, TIE, commission=later).commission_owed
    assert not settled(2000, PLAYER_WINS, commission=later).commission_owed


# --- the dealer's sentence


@pytest.mark.parametrize(
    ("dealt", "en", "zh"),
    [
        (
            BANKER_WINS,
            "20.00 at 1 to 1 wins 20.00, less 5% commission of 1.00: 19.00.",
            "20.00按1赔1赢20.00，减去5%佣金1.00：19.00。",
        ),
        (TIE, "20.00 comes back: tie.", "退回20.00：和局。"),
        (PLAYER_WINS, "20.00 loses.", "20.00，输。"),
    ],
)
def test_a_payout_is_justified_in_a_sentence(dealt: Round, en: str, zh: str) -> None:
    said = explain(settled(2000, dealt), USD, FIVE_PERCENT)
    assert (str(said), said.in_language("zh-Hans")) == (en, zh)


def test_a_payout_with_commission_owed_says_so() -> None:
    later = Commission(Fraction(1, 20), CENT, ("end of shoe",))
    said = explain(settled(2000, commission=later), USD, later)
    assert str(said) == "20.00 at 1 to 1 wins 20.00, less 5% commission of 1.00, owed until later: 19.00."


@given(bets(), stakes, rounds, commissions, currencies)
def test_every_payout_can_be_justified(
    bet: Bet, stake: int, dealt: Round, commission: Commission, currency: Currency
) -> None:
    each = settle_bet(bet, stake, dealt, commission=commission, payout_rounding=CENT)
    said = explain(each, currency, commission)
    for language, end in (("en", "."), ("zh-Hans", "。")):
        text = said.in_language(language)
        assert currency.amount(stake).in_language(language) in text
        assert text.endswith(end)
        assert not set("{}") & set(text)
    if each.result == "win":
        assert str(currency.amount(each.net)) in str(said)
