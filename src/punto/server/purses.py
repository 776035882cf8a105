"""What a patron brings to a table: play chips in a purse, limits of their own, the result of the day."""

from __future__ import annotations

from punto.house import House
from punto.store import Standing, Store
from punto.store.rows import Purse
from punto.table import State

__all__ = ["Purses"]


class Purses:
    """Purses and standings in the store. Everything here waits for the database: call it in a thread."""

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

    def standing(self, patron: str, state: State, *, at: int) -> Standing:
        """What the table has to know of a patron who sits down; an empty purse is filled on the way."""
        self.fill(patron, state.house, at=at)
        with self._store.reading() as reader:
            return reader.standing(patron, day=state.settings.day_of(at))


def least_bet(house: House) -> int:
    """The least that can be bet alone."""
    return min(offer.limits.minimum for offer in house.offers if offer.bet.kind == "main")
