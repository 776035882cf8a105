"""Whole rounds through real sockets against a real process."""

from __future__ import annotations

import asyncio

from harness.server import Guest, Json, ServerProcess, TableClient
from tests.server.patrons import played
from tests.server.texts import words_of


def test_a_mini_round_is_played_by_several_patrons_and_watched(server: ServerProcess) -> None:
    asyncio.run(_mini_round(server))


async def _mini_round(server: ServerProcess) -> None:
    async with (
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
        Guest(server) as passer_by,
        ann.at("mini1") as first,
        bob.at("mini1") as second,
        passer_by.at("mini1") as watching,
    ):
        assert first.hello["role"] == "patron"
        assert first.hello["patron_name"] == "Ann"
        assert watching.hello["role"] == "spectator"
        await first.sit(50_000)
        await second.sit(40_000, seat=5)
        await first.bet(player=2_000)
        await second.bet(banker=1_500, tie=500)
        moment = first.moment
        await first.ready()
        await second.ready()
        anns, bobs, anybodys = [await each.settled(**moment) for each in (first, second, watching)]
        for own in (anns["own"], bobs["own"]):
            assert own["balance"] - own["bought_in"] == sum(bet["net"] for bet in own["bets"])
            assert all(words_of(bet["explanation"]) for bet in own["bets"])
        assert anybodys["own"] is None
        assert [seat["name"] for seat in anybodys["seats"]] == ["Ann", "Bob"]
        assert anybodys["current"]["winner"] == anns["current"]["winner"]
        # What everybody sees is the same, however they came by it.
        for part in ("shoe", "current", "phase"):
            assert anns[part] == bobs[part] == anybodys[part]
        await first.accepted("LeaveTable")
        await second.accepted("LeaveTable")
        await watching.until(lambda: watching.view["seats"] == [])


def test_a_midi_round_is_squeezed_and_others_see_the_fold_but_no_face(server: ServerProcess) -> None:
    asyncio.run(_midi_round(server))


async def _midi_round(server: ServerProcess) -> None:
    async with (
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
        Guest(server) as passer_by,
        ann.at("midi1") as first,
        bob.at("midi1") as second,
        passer_by.at("midi1") as watching,
    ):
        await first.sit()
        await second.sit()
        await first.bet(player=2_000)
        await second.bet(banker=2_000)
        await first.ready()
        await second.ready()
        await first.phase("control")
        await first.accepted("AcceptControl", side="player", **first.moment)
        refused = await first.command("AcceptControl", side="banker", **first.moment)
        assert refused["refusal"]["code"] == "control_not_offered"
        await second.until(lambda: "CedeControl" in second.view["may"])
        await second.accepted("CedeControl", side="banker", **second.moment)
        await first.phase("exposing")
        await _squeeze_first_card(first, second, watching)
        moment = first.moment
        while first.view["phase"] != "settled":
            lying = [card for card in first.view["current"]["player"]["cards"] if not card["exposed"]]
            if lying:
                await first.accepted("PeelCard", place=lying[0]["place"], **first.moment)
                await first.accepted("ExposeCard", place=lying[0]["place"], **first.moment)
            else:
                await first.phase("settled", "third_cards")
        settled = await watching.settled(**moment)
        assert settled["current"]["winner"] in ("player", "banker", "tie")


async def _squeeze_first_card(first: TableClient, second: TableClient, watching: TableClient) -> None:
    fold: Json = {"type": "fold", "place": 0, "grab": [0, 0.5], "to": [0.4, 0.6]}
    await first.send(fold)
    await first.until(lambda: bool(first.of_type("error")))
    assert first.of_type("error")[-1]["code"] == "not_permitted", "a card that is not peeled is not folded"
    await first.accepted("PeelCard", place=0, **first.moment)
    card = first.view["current"]["player"]["cards"][0]
    assert card["face"] is not None
    for other in (second, watching):
        await other.until(lambda other=other: other.view["current"]["player"]["cards"][0]["peeled"])  # type: ignore[misc]
        assert other.view["current"]["player"]["cards"][0]["face"] is None
        assert f'"{card["face"]}"' not in "".join(other.texts)
    await first.send(fold)
    await second.until(lambda: bool(second.of_type("fold")))
    await watching.until(lambda: bool(watching.of_type("fold")))
    shown = watching.of_type("fold")[-1]
    assert shown == {"type": "fold", "seat": 1, "place": 0, "grab": [0.0, 0.5], "to": [0.4, 0.6]}
    assert not first.of_type("fold"), "whoever folds sees it anyway"
    await second.send(fold)
    await second.until(lambda: bool(second.of_type("error")))
    assert second.of_type("error")[-1]["code"] == "not_permitted"


def test_a_shoe_ends_is_cut_by_a_patron_and_the_next_begins(server: ServerProcess) -> None:
    asyncio.run(_new_shoe(server))


async def _new_shoe(server: ServerProcess) -> None:
    async with Guest(server, "Ann") as ann, ann.at("short") as table:
        await table.sit()
        while not await _cut_after(table, table.view["shoe"]["number"]):
            # A cut is waited for only so long: there is another shoe.
            await table.phase("betting")
        await table.phase("betting")
        assert table.view["shoe"]["cut_by"]
        assert table.view["shoe"]["seed"] is None


async def _cut_after(table: TableClient, shoe: int) -> bool:
    """Play that shoe to its end and cut the next one; whether the cut came in time."""
    while table.view["shoe"]["number"] == shoe:
        await table.phase("betting", "cutting", "settled")
        if table.view["phase"] == "betting":
            await table.ready()
        await table.until(lambda: table.view["phase"] != "settled")
    cut = await table.command("CutShoe", entropy="00ff" * 8)
    assert cut["accepted"] or cut["refusal"]["code"] == "cut_not_open", cut
    accepted: bool = cut["accepted"]
    return accepted


def test_bots_play_marked_as_such_and_leave_a_seat_free(server: ServerProcess) -> None:
    asyncio.run(_bots(server))


async def _bots(server: ServerProcess) -> None:
    async with Guest(server) as passer_by, passer_by.at("lively") as watching:
        await watching.until(lambda: len(watching.view["seats"]) == 3)
        assert all(seat["bot"] for seat in watching.view["seats"])
        shoe, before = played(watching.view)
        await watching.until(lambda: played(watching.view) > (shoe, before + 2))
        lobby = (await passer_by.http.get("/api/tables")).json()["tables"]
        (lively,) = (each for each in lobby if each["id"] == "lively")
        assert lively["bots"] == 3
        assert lively["results"]


def test_bots_get_up_for_people(server: ServerProcess) -> None:
    asyncio.run(_bots_get_up(server))


async def _bots_get_up(server: ServerProcess) -> None:
    guests = [Guest(server, f"Guest {each}") for each in range(1, 5)]
    tables: list[TableClient] = []
    try:
        for guest in guests:
            await guest.__aenter__()
            client = TableClient(server, "lively", cookie=guest.cookie)
            tables.append(await client.connect())
            await client.accepted("TakeSeat")
        # Seven seats, four people: at least one bot has to go so that a seat is free.
        await tables[0].until(lambda: len(tables[0].view["seats"]) < 7)
        for client in tables:
            await client.accepted("LeaveTable")
    finally:
        for client in tables:
            await client.close()
        for guest in guests:
            await guest.__aexit__(None, None, None)
