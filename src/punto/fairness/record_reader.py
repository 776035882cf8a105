"""Reading the record of a shoe: its form is checked here, down to the last digit, and nothing of its truth.

A record has one way to be written, but for white space and the order of keys: every key is there, none is unknown or
twice, cards have suits, amounts have all their decimals, hex is in lower case. So a reader in another language need
not guess, and two records that differ say different things.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar, cast

from punto.errors import NotationError, nearest
from punto.fairness.commit import SEED_BYTES, Cut
from punto.fairness.record import (
    ENDINGS,
    KIND,
    RECORD_VERSION,
    Closing,
    Ending,
    Header,
    HouseText,
    PaidOutcome,
    PaidSlip,
    Payout,
    RecordedRound,
    SeatSums,
    ShoeRecord,
    Sums,
)
from punto.rules.cards import Card, format_cards, parse_cards
from punto.rules.money import CURRENCIES, Currency
from punto.rules.odds import Odds
from punto.rules.roads import parse_results
from punto.rules.shoe import MOST_DECKS, Burn

__all__ = ["read_record"]

_DIGEST_BYTES = 32
_MOST = 10**9
"""No number of a record comes near it; JSON numbers of any size would be a burden to other readers."""
_MOST_DIGITS = 24
_RESULTS: tuple[PaidOutcome, ...] = ("win", "push", "lose", "void")
_SUMS = ("staked", "returned", "commission", "owed", "net")
_HEX = re.compile(r"(?:[0-9a-f]{2})*")

T = TypeVar("T")


def read_record(text: str) -> ShoeRecord:
    """Read a record, or raise NotationError that names the place."""
    top = _Value(_json(text), "the record")
    kind = top.member("record") if isinstance(top.value, dict) and "record" in top.value else None
    if kind is None or kind.value != KIND:
        raise NotationError(f'this is not the record of a shoe, which begins {{"record": "{KIND}", "version": ...')
    if (version := top.member("version")).number() != RECORD_VERSION:
        version.refuse(f"this Punto reads version {RECORD_VERSION}")
    top.only("record", "version", "header", "rounds", "closing")
    header = _header(top.member("header"))
    rounds = tuple(_round(each, header.currency) for each in top.member("rounds").elements())
    return ShoeRecord(header, rounds, _closing(top.member("closing"), header.currency))


def _json(text: str) -> Any:
    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(items)
        if len(found) < len(items):
            keys = [key for key, _ in items]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise NotationError(f"the key {twice!r} stands twice in one table of the record")
        return found

    try:
        return json.loads(text, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        raise NotationError(f"the record is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
        raise NotationError(f"the record is not JSON that can be read: {error}") from None


class _Value(NamedTuple):
    """A value of the JSON, and its path."""

    value: Any
    path: str

    def refuse(self, right: str) -> Any:
        shown = json.dumps(self.value, ensure_ascii=True)
        raise NotationError(f"{self.path}: {right}, not {shown if len(shown) <= 60 else shown[:57] + '...'}")

    def only(self, *known: str) -> None:
        for key in self.value:
            if key not in known:
                raise NotationError(f"{self.path}: unknown key {key!r}; {nearest(key, known)}")

    def member(self, key: str) -> _Value:
        if not isinstance(self.value, dict):
            self.refuse("must be a table in braces")
        if key not in self.value:
            raise NotationError(f"{self.path}: {key!r} is missing")
        return _Value(self.value[key], key if self.path == "the record" else f"{self.path}.{key}")

    def members(self, *keys: str) -> list[_Value]:
        found = [self.member(key) for key in keys]
        self.only(*keys)
        return found

    def elements(self) -> Iterable[_Value]:
        if not isinstance(self.value, list):
            self.refuse("must be an array in brackets")
        return [_Value(each, f"{self.path}[{index}]") for index, each in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            self.refuse("must be a text")
        if any(0xD800 <= ord(character) <= 0xDFFF for character in self.value):
            self.refuse("must be whole characters")
        return str(self.value)

    def or_null(self, read: Callable[[], T]) -> T | None:
        return None if self.value is None else read()

    def number(self, *, least: int = 0, most: int = _MOST) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            self.refuse(f"must be a whole number from {least} to {most}")
        return int(self.value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.refuse("must be true or false")
        return bool(self.value)

    def choice(self, known: tuple[str, ...]) -> str:
        if self.value not in known:
            self.refuse(f"must be one of {', '.join(map(repr, known))}")
        return str(self.value)

    def hex(self, *, length: int | None = None) -> bytes:
        if not isinstance(self.value, str) or not _HEX.fullmatch(self.value):
            self.refuse("must be hex digits in lower case, two to a byte")
        found = bytes.fromhex(self.value)
        if length is not None and len(found) != length:
            self.refuse(f"must be {length} bytes in hex, {2 * length} digits")
        return found

    def digest(self) -> str:
        return self.hex(length=_DIGEST_BYTES).hex()

    def parsed(self, read: Callable[[str], T], write: Callable[[T], str]) -> T:
        """A text in one of our notations, written in its one way."""
        if not isinstance(self.value, str):
            self.refuse("must be a text")
        try:
            found = read(self.value)
        except NotationError as error:
            raise NotationError(f"{self.path}: {error}") from None
        if write(found) != self.value:
            self.refuse(f"must be written {json.dumps(write(found))}")
        return found

    def cards(self) -> tuple[Card, ...]:
        found = self.parsed(parse_cards, format_cards)
        for place, card in enumerate(found, start=1):
            if card.suit is None:
                raise NotationError(f"{self.path}: card {place}, {card}, must have its suit, such as {card}s")
        return found

    def amount(self, currency: Currency) -> int:
        """An amount of money, perhaps below zero."""

        def read(text: str) -> int:
            if len(text) > _MOST_DIGITS:
                raise NotationError(f"{text[:_MOST_DIGITS]}... is more money than there is")
            return -currency.parse(text[1:]) if text.startswith("-") else currency.parse(text)

        return self.parsed(read, currency.format)


def _header(table: _Value) -> Header:
    name, house, code, shuffle, decks, burn, cut_card, commitment, cuts, seal = table.members(
        *("name", "house", "currency", "shuffle", "decks", "burn", "cut_card", "commitment", "cuts", "seal")
    )
    key, digest, toml = house.members("key", "digest", "toml")
    return Header(
        name=name.text(),
        house=HouseText(key=key.text(), digest=digest.digest(), toml=toml.text()),
        currency=CURRENCIES[code.choice(tuple(CURRENCIES))],
        shuffle=shuffle.number(),
        decks=decks.number(least=1, most=MOST_DECKS),
        burn=cast(Burn, burn.value if burn.value == "first card" else burn.number()),
        cut_card=cut_card.number(),
        commitment=commitment.digest(),
        cuts=tuple(_cut(cut) for cut in cuts.elements()),
        seal=seal.digest(),
    )


def _cut(table: _Value) -> Cut:
    who, entropy = table.members("who", "entropy")
    return Cut(who=who.text(), entropy=entropy.hex())


def _round(table: _Value, currency: Currency) -> RecordedRound:
    number, first_card, cards, result, void, slips, seal = table.members(
        "number", "first_card", "cards", "result", "void", "slips", "seal"
    )
    return RecordedRound(
        number=number.number(least=1),
        first_card=first_card.number(least=1),
        cards=cards.cards(),
        result=result.or_null(lambda: result.parsed(_one_result, str)),
        void=void.or_null(void.text),
        slips=tuple(_slip(slip, currency) for slip in slips.elements()),
        seal=seal.digest(),
    )


def _one_result(text: str) -> str:
    results = parse_results(text)
    if len(results) != 1:
        raise NotationError(f"{text!r} is not one result, such as B, Pn or Tbp")
    return str(results[0])


def _slip(table: _Value, currency: Currency) -> PaidSlip:
    seat, bets = table.members("seat", "bets")
    return PaidSlip(seat.number(), tuple(_payout(bet, currency) for bet in bets.elements()))


def _payout(table: _Value, currency: Currency) -> Payout:
    bet, stake, result, row, pays, winnings, commission, owed, capped, returned, net = table.members(
        *("bet", "stake", "result", "row", "pays", "winnings", "commission", "owed", "capped", "returned", "net")
    )
    return Payout(
        bet=bet.text(),
        stake=stake.amount(currency),
        result=cast(PaidOutcome, result.choice(_RESULTS)),
        row=row.or_null(row.text),
        pays=pays.or_null(lambda: str(pays.parsed(Odds.parse, str))),
        winnings=winnings.amount(currency),
        commission=commission.amount(currency),
        owed=owed.flag(),
        capped=capped.flag(),
        returned=returned.amount(currency),
        net=net.amount(currency),
    )


def _closing(table: _Value, currency: Currency) -> Closing:
    how, reason, rounds, cards_used, seed, order, burned, seats, total, seal = table.members(
        *("how", "reason", "rounds", "cards_used", "seed", "order", "burned", "seats", "total", "seal")
    )
    return Closing(
        how=cast(Ending, how.choice(ENDINGS)),
        reason=reason.or_null(reason.text),
        rounds=rounds.number(),
        cards_used=cards_used.number(),
        seed=seed.or_null(lambda: seed.hex(length=SEED_BYTES)),
        order=order.cards(),
        burned=burned.cards(),
        seats=tuple(_seat(each, currency) for each in seats.elements()),
        total=_sums(total.members(*_SUMS), currency),
        seal=seal.digest(),
    )


def _seat(table: _Value, currency: Currency) -> SeatSums:
    seat, *sums = table.members("seat", *_SUMS)
    return SeatSums(seat.number(), _sums(sums, currency))


def _sums(values: list[_Value], currency: Currency) -> Sums:
    staked, returned, commission, owed, net = (value.amount(currency) for value in values)
    return Sums(staked=staked, returned=returned, commission=commission, owed=owed, net=net)
