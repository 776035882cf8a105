"""Memoisation by identity: for the same object the same result, for an equal one another, and never without end."""

from __future__ import annotations

from punto.table.views.kept import kept_by_identity


def test_the_same_object_is_made_of_once_and_an_equal_one_again() -> None:
    made: list[list[int]] = []

    @kept_by_identity(most=2)
    def copied(value: list[int]) -> list[int]:
        made.append(value)
        return [*value]

    one, same = [1], [1]
    assert copied(one) is copied(one)
    assert copied(one) is not copied(same)
    assert made == [one, same]


def test_only_so_many_are_kept() -> None:
    made: list[int] = []

    @kept_by_identity(most=3)
    def counted(value: list[int]) -> int:
        made.append(value[0])
        return value[0]

    values = [[number] for number in range(10)]
    assert [counted(each) for each in values] == list(range(10))
    assert counted(values[0]) == 0
    assert made == [*range(10), 0]
