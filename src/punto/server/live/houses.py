"""The registry of houses: the shipped ones and those of the server's own files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from punto.errors import UnknownName
from punto.house import House
from punto.house.loader import house_keys

__all__ = ["Houses"]


class Houses:
    """Houses by key. An own file of a shipped house's name takes its place."""

    def __init__(self, files: Sequence[Path] = ()) -> None:
        self._own = {house.key: house for house in map(House.load, files)}

    @classmethod
    def of(cls, own: Sequence[House]) -> Houses:
        """The shipped houses, and these."""
        houses = cls()
        houses._own = {house.key: house for house in own}
        return houses

    @property
    def own(self) -> tuple[House, ...]:
        """The houses of the server's own files."""
        return tuple(self._own.values())

    def keys(self) -> tuple[str, ...]:
        """Every key, the own houses first."""
        return (*self._own, *(key for key in house_keys() if key not in self._own))

    def get(self, key: str) -> House:
        """The house of that key, or UnknownName. Paths are no keys: a client cannot make the server read files."""
        if key in self._own:
            return self._own[key]
        if key not in house_keys():
            raise UnknownName("house", key, self.keys())
        return House.load(key)

    def __iter__(self) -> Iterator[House]:
        return map(self.get, self.keys())
