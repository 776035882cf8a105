"""The front: every name is there, in any order of imports, and `import punto` loads nothing that takes time."""

from __future__ import annotations

import subprocess
import sys

import pytest

import punto


def said_by(program: str) -> str:
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_every_name_is_there_and_documented() -> None:
    for name in punto.__all__:
        assert getattr(punto, name).__doc__, name
    assert set(punto.__all__) <= set(dir(punto))
    assert punto.__all__ == sorted(punto._FROM)


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'casino'"):
        punto.casino  # noqa: B018


def test_import_punto_loads_nothing_heavy() -> None:
    program = "import sys, punto; print([m for m in ('numpy', 'numba', 'typst', 'punto.house') if m in sys.modules])"
    assert said_by(program) == "[]"


@pytest.mark.parametrize("before", ["", "import punto.leaflet.as_text, punto.study.job;"])
def test_a_package_of_the_same_name_is_the_function(before: str) -> None:
    program = (
        "from punto import House, leaflet, study; house = House.load('bclc-ez');"
        "print(len(leaflet(house, fmt='txt')) > 1000, study(house, 2, seed=1)[0].shoes);"
        "import punto, punto.leaflet.as_text as w; print(punto.leaflet.as_text is w)"
    )
    assert said_by(before + program).split() == ["True", "2", "True"]


def test_a_refused_slip_says_why() -> None:
    house = punto.House.load("bclc-ez")
    with pytest.raises(punto.SlipRefused) as refused:
        punto.settle(house, "5s 6h Kd Kc 7h 2d", {"banker": 1})
    assert refused.value.refusal.bet == "banker"


def test_a_simulation_is_the_same_from_the_same_seed() -> None:
    house = punto.House.load("bclc-ez")
    one, other = (punto.simulate(house, 512, seed=7, threads=threads) for threads in (1, 2))
    assert one.counts_sha256 == other.counts_sha256
    assert one["banker"].ev == other["banker"].ev
    assert one.counts_sha256 != punto.simulate(house, 512, seed=8).counts_sha256
