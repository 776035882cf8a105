"""What strangers send is read in a process of its own: true answers, and an end to what takes too long."""

from __future__ import annotations

import asyncio

import pytest

from punto.house import House
from punto.server.errors import ApiError
from punto.server.house_data import house_data
from punto.server.sandbox import Sandbox

ENDLESS = b'extends = "dragon-mini"\n' + b"a." * 40_000 + b"b = 1"
"""Sound TOML, and hours of work."""


def test_a_house_is_read_as_it_would_be_here() -> None:
    told = asyncio.run(Sandbox().read("house", b'extends = "pairs-mini"'))
    assert told["ok"]
    assert told["house"]["bets"] == house_data(House.load("pairs-mini"))["bets"]


def test_what_takes_too_long_is_ended() -> None:
    async def scenario() -> None:
        sandbox = Sandbox(seconds=1)
        with pytest.raises(ApiError) as caught:
            await sandbox.read("house", ENDLESS)
        assert (caught.value.status, caught.value.code) == (422, "takes_too_long")
        assert (await Sandbox().read("house", b""))["problems"], "the next one is read again"

    asyncio.run(scenario())


def test_when_too_many_wait_the_next_is_sent_away() -> None:
    async def scenario() -> None:
        sandbox = Sandbox()
        waiting = [asyncio.create_task(sandbox.read("house", b"")) for _ in range(20)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as caught:
            await sandbox.read("house", b"")
        assert (caught.value.status, caught.value.code) == (429, "too_fast")
        for each in waiting[2:]:
            each.cancel()
        assert all(told["problems"] for told in await asyncio.gather(*waiting[:2]))
        assert (await sandbox.read("house", b""))["problems"], "whoever went away gives up the place"

    asyncio.run(scenario())
