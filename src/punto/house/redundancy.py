"""What a house file says to no purpose: warnings of `punto check`, which are no problems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from punto.errors import Problem
from punto.house.document import Node
from punto.house.model import House
from punto.words import Text


def redundancies(document: Node, house: House) -> tuple[Problem, ...]:
    """Every line of a house's own file that changes nothing, each with its place."""
    section = document.get("commission")
    return tuple(_of_commission(section, house)) if section is not None and section.is_table else ()


def _of_commission(section: Node, house: House) -> Iterator[Problem]:
    collected, owed = section.get("collected"), section.get("owed")
    if collected is not None:
        if not house.charges_commission:
            yield collected.problem(Text("error-house-commission-never-charged"))
        for time, times in Counter(house.commission.collected).items():
            if times > 1:
                yield collected.problem(Text("error-house-time-named-twice", time=repr(time)))
    if owed is not None and not (house.charges_commission and house.commission.may_be_owed):
        yield owed.problem(Text("error-house-nothing-ever-owed"))
