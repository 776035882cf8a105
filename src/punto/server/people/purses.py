"""Purses: the play chips that a patron brings to a table."""

from __future__ import annotations

from punto.house import House
from punto.store import Store
from punto.store.database.rows import Purse

__all__ = ["Purses"]


class Purses:
    """Purses in the store. Everything here waits for the database: call it in a thread."""

    def __init__(self, store: Store, *, play_chips: int) -> None:
        self._store = store
        self._play_chips = play_chips

    def gift(self, house: House) -> int:
        """What a patron is given who has too little to play in this house, in minor units."""
        return int(self._play_chips * 10**house.currency.decimals)

    def fill(self, patron: str, house: House, *, at: int) -> Purse:
        """Give the patron play chips if everything they have would not make one bet."""
        currency, least = house.currency.code, least_bet(house)
        purse = self.look(patron, currency)
        if purse.worth >= least:
            return purse
        reason = "first chips" if purse.granted == 0 else "out of chips"
        self._store.grant(patron, currency=currency, amount=self.gift(house), at=at, reason=reason, if_below=least)
        return self.look(patron, currency)

    def look(self, patron: str, currency: str) -> Purse:
        """The purse as it is."""
        with self._store.reading() as reader:
            return reader.purse(patron, currency=currency)

    def look_at_all(self, patron: str) -> dict[str, Purse]:
        """Every purse of the patron, by currency."""
        with self._store.reading() as reader:
            return {each: reader.purse(patron, currency=each) for each in reader.currencies_of(patron)}


def least_bet(house: House) -> int:
    """The least that can be bet alone."""
    return house.table_limits[0]
