"""Conditions: what a row of a bet asks of a round, facts by name, each with the values that are wanted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from punto.errors import nearest
from punto.house.document import Node
from punto.house.reader import ValueReader, shown
from punto.house.shape import Form, Schema, Schemas
from punto.rules.bets import Condition
from punto.rules.facts import FACTS, Fact, FactValue
from punto.rules.phrases import open_phrase
from punto.words import Text

__all__ = ["When"]


class When(Form[tuple[Condition, ...]]):
    """A table of facts, each with a value, an array of values, or `{ min = ..., max = ... }`."""

    def read(self, reader: ValueReader, node: Node | None) -> tuple[Condition, ...] | None:
        """The conditions."""
        if node is None:
            return None
        if not node.is_table:
            reader.problem(node, Text("error-house-must-table-facts-such"))
            return None
        conditions = [_read_condition(reader, key, each) for key, each in node.items()]
        whole = [condition for condition in conditions if condition is not None]
        return tuple(whole) if len(whole) == len(conditions) else None

    def schema(self, schemas: Schemas) -> Schema:
        """An object of all facts."""

        def facts() -> Schema:
            asked = {
                key: {"description": schemas.say(open_phrase(fact)), **_wanted(schemas, fact.domain)}
                for key, fact in FACTS.items()
            }
            return {"type": "object", "properties": asked, "additionalProperties": False}

        return schemas.part("when", facts)


def _wanted(schemas: Schemas, domain: Sequence[FactValue]) -> Schema:
    """A value of a fact, several of them, or a span of its numbers."""
    one, numbers = _values(schemas, domain), _numbers(domain)
    forms: list[Schema] = [one, {"type": "array", "items": one, "minItems": 1}]
    if numbers:
        end = _values(schemas, numbers)
        forms.append({"type": "object", "properties": {"min": end, "max": end}, "additionalProperties": False})
    return {"anyOf": forms}


def _values(schemas: Schemas, values: Sequence[FactValue]) -> Schema:
    named = "-".join(str(value).lower() for value in values)
    return schemas.part(f"values-{named}", lambda: {"enum": list(values)})


def _numbers(domain: Iterable[FactValue]) -> list[int]:
    return [value for value in domain if isinstance(value, int) and not isinstance(value, bool)]


def _read_condition(reader: ValueReader, key: str, node: Node) -> Condition | None:
    fact = FACTS.get(key)
    if fact is None:
        reader.problem(
            node,
            Text(
                "error-house-unknown-fact",
                name=repr(key),
                name2=nearest(key, sorted(FACTS), all_of_them=Text("error-house-facts-lists-all")),
            ),
        )
        return None
    if node.is_table:
        wanted = _read_span(reader, fact, node)
    else:
        nodes = list(node.elements()) if node.is_array else [node]
        if not nodes:
            reader.problem(node, Text("error-house-no-value-wanted-so", fact=_domain_said(fact)))
        outside = [each for each in nodes if not _in_domain(each.value, fact)]
        for each in outside:
            reader.problem(each, Text("error-house-not-value", value=shown(each), name=key, fact=_domain_said(fact)))
        wanted = None if outside or not nodes else frozenset(each.value for each in nodes)
    return None if wanted is None else Condition(key, wanted)


def _read_span(reader: ValueReader, fact: Fact, node: Node) -> frozenset[FactValue] | None:
    """The wanted values of `{ min = ..., max = ... }`; either end may be left out."""
    reader.only(node, ("min", "max"))
    numbers = _numbers(fact.domain)
    if not numbers:
        reader.problem(node, Text("error-house-has-no-order-so", fact=fact.key, fact2=_domain_said(fact)))
        return None
    ends: dict[str, int] = {}
    for end, value in node.items():
        if end in ("min", "max"):
            if value.value not in numbers or isinstance(value.value, bool):
                reader.problem(
                    value, Text("error-house-not-value-2", value=shown(value), fact=fact.key, fact2=_domain_said(fact))
                )
                return None
            ends[end] = value.value
    least, most = ends.get("min", min(numbers)), ends.get("max", max(numbers))
    if least > most:
        reader.problem(node, Text("error-house-min-above-max-so", least=least, most=most))
        return None
    return frozenset(value for value in numbers if least <= value <= most)


def _in_domain(value: object, fact: Fact) -> bool:
    # True == 1 in Python: the types must agree as well.
    return any(type(value) is type(known) and value == known for known in fact.domain)


def _domain_said(fact: Fact) -> Text:
    shown = [str(value).lower() if isinstance(value, bool) else repr(value) for value in fact.domain]
    return Text("error-house-may-be", values=", ".join(shown))
