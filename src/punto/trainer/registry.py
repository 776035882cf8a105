"""The kinds of question, found in the files of `punto.trainer.subjects`: a new file there is a new kind everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from punto.errors import UnknownName
from punto.house.model import House
from punto.trainer import subjects
from punto.trainer.model import Drill, Subject, Topic
from punto.trainer.stream import Stream


@cache
def kinds() -> dict[str, Subject]:
    """Every kind by its key, what is learned first at the beginning."""
    found: list[Subject] = [
        import_module(f"{subjects.__name__}.{each.name}").KIND for each in iter_modules(subjects.__path__)
    ]
    return {kind.key: kind for kind in sorted(found, key=lambda kind: kind.level)}


def kinds_of(keys: Iterable[str]) -> tuple[Subject, ...]:
    """The kinds of these keys, or UnknownName; all where none is named."""
    wanted = tuple(keys) or tuple(kinds())
    for key in wanted:
        if key not in kinds():
            raise UnknownName("kind", key, kinds())
    return tuple(kinds()[key] for key in dict.fromkeys(wanted))


def topics(house: House, of: Iterable[Subject] | None = None) -> tuple[Topic, ...]:
    """Every topic of a house, kind by kind, or those of some kinds."""
    return tuple(topic for kind in (kinds().values() if of is None else of) for topic in kind.topics(house))


def chosen(house: House, *, of: Sequence[Subject], count: int, seed: str) -> tuple[Topic, ...]:
    """Some topics of these kinds, the kinds taking turns; fewer if there are not so many."""
    stream = Stream(f"topics/{house.key}/{'+'.join(kind.key for kind in of)}/{seed}")
    piles = [stream.sample(pile, len(pile)) for kind in of if (pile := list(kind.topics(house)))]
    found: list[Topic] = []
    while len(found) < count and any(piles):
        found += [pile.pop() for pile in piles if pile]
    return tuple(found[:count])


def drill(house: House, topic: Topic, *, seed: str) -> Drill | None:
    """The drill of a topic for a seed; None when no example was found, because it is so rare."""
    asked = topic.ask(Stream(f"drill/{house.key}/{topic.key}/{seed}"))
    return None if asked is None else Drill(topic, asked)
