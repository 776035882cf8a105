"""Verifying: honest shoes of every house pass; each kind of forgery is caught by the check that bears its name."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.errors import NotationError
from punto.fairness.commit import Cut, commitment
from punto.fairness.make import Interruption, deal_record, make_record
from punto.fairness.record import OUT_OF_CARDS, Closing, Header, HouseText, RecordedRound, ShoeRecord
from punto.fairness.seal import sealed
from punto.fairness.verifier import verify
from punto.house import House
from punto.house.house_writer import house_digest
from punto.rules.cards import parse_cards
from punto.rules.settlement import BetOutcome
from tests.fairness.records import (
    all_houses,
    honest_record,
    house_without_cut_card,
    own_house,
    random_slips,
    seed_of,
)


@pytest.mark.parametrize("house", sorted(all_houses()))
def test_an_honest_shoe_of_every_house_verifies(house: str) -> None:
    verification = verify(honest_record(11, house=house))
    assert verification.ok, verification.failed
    assert [check.failures for check in verification.checks] == [()] * len(verification.checks)


@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_every_honest_shoe_verifies(number: int) -> None:
    assert verify(honest_record(number)).failed == ()


def test_a_record_verifies_from_its_text_alone() -> None:
    assert verify(ShoeRecord.parse(str(honest_record(5)))).ok


# How shoes end.


def test_a_shoe_ends_by_the_cut_card() -> None:
    record = deal_record(House.load("bclc-mini"), seed=seed_of(1))
    assert record.closing.how == "cut card"
    assert record.rounds[-1].first_card > 416 - 14 >= record.rounds[-2].first_card
    assert verify(record).ok


def test_a_shoe_that_runs_out_of_cards_gives_the_stakes_back() -> None:
    house = house_without_cut_card()
    record = deal_record(house, seed=seed_of(3), slips={n: {2: {"player": 500, "tie": 500}} for n in range(1, 20)})
    last = record.rounds[-1]
    assert (record.closing.how, last.void, last.result) == ("out of cards", OUT_OF_CARDS, None)
    assert [payout.returned for payout in last.slips[0].bets] == [500, 500]
    assert record.closing.cards_used == 52
    assert verify(record).ok


def test_an_operator_closes_a_shoe_early_with_a_reason() -> None:
    record = deal_record(House.load("bclc-mini"), seed=seed_of(1), close_after=7, reason="the shift is over")
    assert (record.closing.how, record.closing.reason, len(record.rounds)) == ("operator", "the shift is over", 7)
    assert verify(record).ok


def test_a_shoe_may_close_before_its_first_round() -> None:
    assert verify(deal_record(House.load("bclc-mini"), seed=seed_of(1), close_after=0)).ok


@pytest.mark.parametrize("after_cards", range(7))
def test_a_void_round_keeps_its_cards_and_returns_its_stakes(after_cards: int) -> None:
    record = deal_record(
        House.load("bclc-mini"),
        seed=seed_of(4),
        slips={2: {1: {"banker": 2000}}},
        voids={2: Interruption("a card was exposed", after_cards)},
    )
    assert record.rounds[1].slips[0].bets[0] == BetOutcome.void("banker", 2000)
    assert verify(record).ok


def test_a_shoe_whose_seed_was_never_revealed_does_not_verify() -> None:
    house = House.load("bclc-mini")
    record = make_record(
        house,
        name="lost",
        commitment=commitment(seed_of(1)),
        cuts=[],
        burned=[],
        rounds=[],
        seed=None,
        order=[],
        how="void",
        reason="the seed was lost",
    )
    verification = verify(record)
    assert verification.failed == ("commitment", "order", "burn", "cards")
    assert "the seed was lost" in str(verification.check("commitment").failures[0])


# Forgeries. Each is sealed anew, as a forger would, so that it is the sums that must catch it.

BASE = deal_record(
    House.load("dragon-mini"),
    seed=seed_of(8),
    cuts=[Cut("seat 4", b"\x01\x02"), Cut("seat 2", b"\x03")],
    slips=random_slips(House.load("dragon-mini"), random.Random(8), rounds=40),
    voids={9: Interruption("a card was exposed", 3)},
)

Forge = Callable[[ShoeRecord], ShoeRecord]


def in_header(**changes: object) -> Forge:
    return lambda record: replace(record, header=replace(record.header, **changes))  # type: ignore[arg-type]


def in_closing(**changes: object) -> Forge:
    return lambda record: replace(record, closing=replace(record.closing, **changes))  # type: ignore[arg-type]


def in_round(number: int, change: Callable[[RecordedRound], RecordedRound]) -> Forge:
    def forge(record: ShoeRecord) -> ShoeRecord:
        rounds = list(record.rounds)
        rounds[number - 1] = change(rounds[number - 1])
        return replace(record, rounds=tuple(rounds))

    return forge


def in_first_payout(change: Callable[[BetOutcome], BetOutcome]) -> Forge:
    number = next(each.number for each in BASE.rounds if each.slips and each.void is None)

    def forged(each: RecordedRound) -> RecordedRound:
        slip, *others = each.slips
        first, *rest = slip.bets
        return replace(each, slips=(replace(slip, bets=(change(first), *rest)), *others))

    return in_round(number, forged)


def swapped_cards(each: RecordedRound) -> RecordedRound:
    """Two cards of a hand change places: the same totals, the same result, another order."""
    cards = list(each.cards)
    cards[0], cards[2] = cards[2], cards[0]
    return replace(each, cards=tuple(cards))


def house_text(change: Callable[[str], str]) -> HouseText:
    text = BASE.header.house
    toml = change(text.toml)
    assert toml != text.toml
    return HouseText(text.key, house_digest(toml), toml)


def dropped(number: int) -> Forge:
    return lambda record: replace(record, rounds=record.rounds[: number - 1] + record.rounds[number:])


def renumbered(record: ShoeRecord) -> ShoeRecord:
    """Drop round 12 and give the later ones new numbers."""
    rounds = dropped(12)(record).rounds
    return replace(record, rounds=tuple(replace(each, number=n) for n, each in enumerate(rounds, start=1)))


def one_round_more(record: ShoeRecord) -> ShoeRecord:
    """Deal on after the last round."""
    last = record.rounds[-1]
    more = replace(last, number=last.number + 1, first_card=last.first_card + len(last.cards), slips=())
    return replace(record, rounds=(*record.rounds, more))


LAST = len(BASE.rounds)
ORDER = BASE.closing.order
SWAPPED_ORDER = (*ORDER[:19], ORDER[200], *ORDER[20:200], ORDER[19], *ORDER[201:])
KINDER = house_text(lambda toml: toml.replace('"8:1"', '"9:1"'))
FORGERIES: dict[str, tuple[Forge, set[str], str]] = {
    "another seed": (in_closing(seed=seed_of(9)), {"commitment", "order"}, "the commitment is"),
    "another commitment": (in_header(commitment=commitment(seed_of(9))), {"commitment"}, "but that of the revealed"),
    "another cut": (in_header(cuts=(Cut("seat 4", b"\x01\x02"),)), {"order"}, "card 1 of the shoe"),
    "cuts in another order": (in_header(cuts=BASE.header.cuts[::-1]), {"order"}, "the seed and the cuts give"),
    "two cards of the shoe swapped": (in_closing(order=SWAPPED_ORDER), {"order"}, "card 20 of the shoe"),
    "a shoe with a card less": (in_closing(order=ORDER[:-1]), {"order"}, "card 416 of the shoe: no card in the record"),
    "another shuffle": (in_header(shuffle=2), {"order"}, "shuffle version 2 is not known; this Punto knows 1"),
    "fewer decks": (in_header(decks=6), {"order", "house"}, "decks is 6, but the house says 8"),
    "another burn": (in_header(burn=1), {"burn", "house"}, "burn is 1, but the house says first card"),
    "another cut card": (in_header(cut_card=60), {"end", "house"}, "cut_card is 60, but the house says 14"),
    "burned cards swapped": (
        in_closing(burned=BASE.closing.burned[::-1]),
        {"burn"},
        f"burned card 1: {BASE.closing.burned[-1]} in the record",
    ),
    "a burned card left out": (in_closing(burned=BASE.closing.burned[:-1]), {"burn", "cards"}, "cards are burned"),
    "a card swapped in a round": (in_round(5, swapped_cards), {"cards"}, "round 5, card 1"),
    "a card more than was dealt": (
        in_round(5, lambda each: replace(each, cards=(*each.cards, ORDER[0]))),
        {"cards", "tableau"},
        "round 5",
    ),
    "a round dropped": (dropped(12), {"cards"}, "round 13: stands where round 12 is due"),
    "a round dropped and hidden": (renumbered, {"cards"}, "round 12: begins with card"),
    "the last round dropped": (dropped(LAST), {"cards", "end"}, f"counts {LAST} rounds, but the record has {LAST - 1}"),
    "a round after the last": (one_round_more, {"end", "cards"}, f"was dealt although round {LAST} was the last"),
    "another result": (
        in_round(5, lambda each: replace(each, result="T" if each.result != "T" else "B")),
        {"tableau"},
        "round 5: the result is",
    ),
    "no result": (in_round(5, lambda each: replace(each, result=None)), {"tableau"}, "the result is missing"),
    "a void round with a result": (
        in_round(9, lambda each: replace(each, result="B")),
        {"tableau"},
        "round 9: is void and yet has the result B",
    ),
    "void only in words": (
        in_round(9, lambda each: replace(each, void=None, result="B")),
        {"tableau"},
        "a round has at least four cards",
    ),
    "void for want of cards": (
        in_round(9, lambda each: replace(each, void=OUT_OF_CARDS)),
        {"tableau", "end"},
        "the shoe had enough",
    ),
    "a stake raised": (
        in_first_payout(lambda each: replace(each, stake=each.stake + 100)),
        {"payouts", "sums"},
        "by the rules",
    ),
    "a payout a cent too high": (
        in_first_payout(lambda each: replace(each, returned=each.returned + 1)),
        {"payouts", "sums"},
        "returned is",
    ),
    "a commission a cent too high": (
        in_first_payout(lambda each: replace(each, commission=each.commission + 1)),
        {"payouts", "sums"},
        "commission is",
    ),
    "another row": (in_first_payout(lambda each: replace(each, row="luck")), {"payouts"}, "row is luck in the record"),
    "a bet that the house does not have": (
        in_first_payout(lambda each: replace(each, bet="dragon_77")),
        {"payouts", "slips"},
        "the house has no such bet",
    ),
    "a payout left out": (
        in_round(
            next(each.number for each in BASE.rounds if each.slips),
            lambda each: replace(each, slips=each.slips[1:]),
        ),
        {"sums"},
        "adds up to",
    ),
    "another seat": (
        in_round(
            next(each.number for each in BASE.rounds if each.slips),
            lambda each: replace(each, slips=(replace(each.slips[0], seat=77), *each.slips[1:])),
        ),
        {"sums"},
        "seat 77: has bets, but no sums",
    ),
    "a kinder house": (in_header(house=KINDER), {"payouts"}, "pays is 8:1 in the record, but 9:1 by the rules"),
    "a house text without its digest": (
        in_header(house=replace(BASE.header.house, toml=KINDER.toml)),
        {"house", "payouts"},
        "the house text has the digest",
    ),
    "a house text that is no house": (
        in_header(house=house_text(lambda toml: toml.replace('"8:1"', '"8-1"'))),
        {"house", "slips", "payouts"},
        "the house text, line",
    ),
    "another end": (in_closing(how="out of cards"), {"end"}, "no round was void for it"),
    "closed by an operator without a reason": (in_closing(how="operator"), {"end"}, "needs a reason"),
    "a reason where none is needed": (in_closing(reason="because"), {"end"}, "needs no reason"),
    "another count of cards": (in_closing(cards_used=99), {"cards"}, "counts 99 cards used"),
    "a seed kept back": (
        in_closing(seed=None),
        {"commitment", "order", "end"},
        "a shoe whose seed was never revealed must be void",
    ),
}


def test_the_record_that_is_forged_verifies() -> None:
    assert verify(BASE).ok
    assert any(payout.row == "tie" for each in BASE.rounds for slip in each.slips for payout in slip.bets)


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_caught_by_name(name: str) -> None:
    forge, checks, message = FORGERIES[name]
    verification = verify(sealed(forge(BASE)))
    assert checks <= set(verification.failed)
    assert any(message in str(failure) for check in verification.checks for failure in check.failures), [
        str(failure) for check in verification.checks for failure in check.failures
    ]


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_that_is_not_sealed_anew_breaks_a_seal(name: str) -> None:
    assert "seal" in verify(FORGERIES[name][0](BASE)).failed


def test_a_broken_seal_names_the_part() -> None:
    forged = in_round(9, lambda each: replace(each, void="nobody knows"))(BASE)
    verification = verify(forged)
    assert verification.failed == ("seal",)
    assert [str(failure.place) for failure in verification.check("seal").failures] == ["round 9"]


def test_verification_does_not_stop_at_the_first_failure() -> None:
    forged = BASE
    for name in ("another seed", "a card swapped in a round", "another result", "a payout a cent too high"):
        forged = FORGERIES[name][0](forged)
    forged = in_round(30, swapped_cards)(forged)
    verification = verify(forged)
    assert {"seal", "commitment", "order", "cards", "tableau", "payouts", "sums"} <= set(verification.failed)
    places = [str(failure.place) for failure in verification.check("cards").failures]
    assert "round 30, card 1" in places
    assert len(verification.check("sums").failures) > 1


def test_slips_are_held_to_the_house() -> None:
    house = own_house()
    slips: dict[int, dict[int, dict[str, int]]] = {
        1: {1: {"banker": 4}, 2: {"player": 5, "banker": 5}},
        2: {3: {"tie": 4, "dragon_bonus_player": 1, "dragon_bonus_banker": 1}},
        3: {4: {}},
    }
    verification = verify(deal_record(house, seed=seed_of(2), slips=slips))
    assert verification.failed == ("slips",)
    assert [str(failure.place) for failure in verification.check("slips").failures] == [
        "round 1, seat 1",
        "round 1, seat 2",
        "round 2, seat 3",
        "round 3, seat 4",
    ]


def test_a_seat_has_one_slip_and_a_slip_has_a_bet_once() -> None:
    record = deal_record(own_house(), seed=seed_of(2), slips={1: {1: {"banker": 5}}})
    slip = record.rounds[0].slips[0]
    twice = replace(slip, bets=slip.bets * 2)
    doubled = replace(record.rounds[0], slips=(twice, slip))
    messages = [
        str(failure.message)
        for failure in verify(replace(record, rounds=(doubled, *record.rounds[1:]))).check("slips").failures
    ]
    assert messages == ["has 2 slips instead of one", "'banker' stands 2 times on the slip"]


def test_the_cap_on_side_bets_is_shared_by_the_whole_table() -> None:
    """A payout can only be settled again with every slip of its round."""
    house = own_house()
    slips = {n: {seat: {"player": 5, "dragon_bonus_player": 100} for seat in (1, 2, 3)} for n in range(1, 20)}
    record = deal_record(house, seed=seed_of(5), slips=slips)
    assert any(payout.capped for each in record.rounds for slip in each.slips for payout in slip.bets)
    assert verify(record).ok


def test_a_record_that_nobody_could_read_is_not_made() -> None:
    with pytest.raises(NotationError, match=r"closing.reason: must be a text"):
        deal_record(House.load("bclc-mini"), seed=seed_of(1), close_after=1, reason=" ")
    with pytest.raises(NotationError, match=r"rounds\[0\].void: must be a text"):
        deal_record(House.load("bclc-mini"), seed=seed_of(1), voids={1: Interruption("")})


def test_a_record_of_what_happened_is_not_set_right() -> None:
    """What the journal has is written down as it is, so that a fault of the table shows."""
    honest = honest_record(6, house="bclc-mini")
    closing: Closing = replace(honest.closing, burned=parse_cards("As"))
    header: Header = honest.header
    assert verify(sealed(ShoeRecord(header, honest.rounds, closing))).failed == ("burn", "cards")
