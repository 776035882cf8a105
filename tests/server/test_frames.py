"""Every frame to every client of rounds in Mini and Midi is kept and searched: no face before its time."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from harness.server import Json, ServerProcess, audit
from tests.server.faces import Search, Truth
from tests.server.patrons import play
from tests.server.witness import Record, Witness

SHORT_MIDI = """
extends = "dragon-midi"
title = { en = "Short Midi", zh-Hans = "短靴中台" }
[shoe]
decks = 1
burn = 4
cut_card = 26
"""
MINI_ROUNDS, MIDI_ROUNDS = 1, 7


@dataclass
class Played:
    """What was played: every client, and the truth of every table."""

    clients: list[Witness]
    truths: dict[str, Truth]

    def search(self, client: Witness) -> Search:
        """The search of that client's frames."""
        return Search(self.truths[client.table], client.patron)


def test_nothing_is_shown_before_its_time_and_whatever_were_would_be_found(tmp_path: Path) -> None:
    """Rounds at several tables at once, each with patrons, spectators and an operator, some of whom reconnect."""
    (tmp_path / "short-midi.toml").write_text(SHORT_MIDI, encoding="utf-8")
    tables = ["mini=dragon-mini,pace=fast", "midi=short-midi,pace=instant", "quick=dragon-mini,pace=instant"]
    options = ["--house", str(tmp_path / "short-midi.toml"), "--rate", "5"]
    with ServerProcess(tmp_path, tables=tables, options=options) as server:
        clients = asyncio.run(_play_everywhere(server))
        assert server.stop() == 0, server.log
    report = audit(server)
    assert report["ok"], report
    played = Played(clients, {name: Truth.of(server.database, name) for name in ("mini", "midi", "quick")})
    nothing_is_shown_before_its_time(played)
    there_was_something_to_be_found(played)
    a_face_that_comes_early_is_found(played)
    a_peeled_face_at_anybody_elses_is_found(played)
    an_undealt_card_a_seed_and_what_follows_from_hidden_cards_are_found(played)


async def _play_everywhere(server: ServerProcess) -> list[Witness]:
    async with Record(server) as record:
        rounds = {"mini": MINI_ROUNDS, "midi": MIDI_ROUNDS, "quick": 12}
        await asyncio.gather(*(_play_at(record, table, many) for table, many in rounds.items()))
    return record.clients


async def _play_at(record: Record, table: str, rounds: int) -> None:
    nobody, olga = await record.guest(), await record.guest(operator=True)
    watching = [
        await record.at(nobody, table),
        await record.at(nobody, table),
        await record.at(olga, table, role="operator"),
    ]
    unseated = await record.patron("Zoe", table)
    ann, bob, cec = [await record.patron(name, table) for name in ("Ann", "Bob", "Cec")]
    for each in (ann, bob, cec):
        await each.sit()
    # Ann's second page sees what Ann sees.
    second = Witness(record.server, table, cookie=ann._headers["Cookie"])
    second.patron = ann.patron
    record.clients.append(second)
    await second.connect()
    over = asyncio.Event()
    async with asyncio.TaskGroup() as restless:
        restless.create_task(_come_and_go([watching[1], unseated, second], random.Random(table), over))
        async with asyncio.TaskGroup() as patrons:
            patrons.create_task(play(ann, random.Random(1), rounds=rounds, player=2_000))
            patrons.create_task(play(bob, random.Random(2), rounds=rounds, banker=2_000))
            patrons.create_task(play(cec, random.Random(3), rounds=rounds, player=1_000, tie=500))
        over.set()


async def _come_and_go(clients: list[Witness], chance: random.Random, over: asyncio.Event) -> None:
    """Lose the connection and come back, with and without what was missed, and ask for the whole now and then."""
    while not over.is_set():
        await asyncio.sleep(chance.uniform(0.05, 0.3))
        client = chance.choice(clients)
        if chance.random() < 0.4:
            await client.send({"type": "sync"})
        else:
            await client.drop()
            await asyncio.sleep(chance.uniform(0, 0.2))
            await client.connect(resume=chance.random() < 0.8)


def nothing_is_shown_before_its_time(played: Played) -> None:
    for client in played.clients:
        leaks = list(played.search(client).leaks(client.texts))
        assert not leaks, (client.table, client.patron, leaks[:3])


def there_was_something_to_be_found(played: Played) -> None:
    """The search would be empty if nobody had seen a card, peeled one or heard of a seed."""
    for table, truth in played.truths.items():
        assert sum(each.notation is not None for each in truth.rounds) >= (MINI_ROUNDS if table == "mini" else 5)
    midi = played.truths["midi"]
    cards = [card for each in midi.rounds for card in each.cards.values()]
    assert any(sequence < card.exposed for card in cards for sequence in card.peeled.values())
    assert any(place >= 4 for each in midi.rounds for place in each.cards), "no third card was dealt"
    assert midi.shoes[0].revealed < midi.shoes[1].committed
    at_midi = [client for client in played.clients if client.table == "midi"]
    assert all(midi.shoes[0].seed in "".join(client.texts) for client in at_midi if client.closes == [1000])
    assert sum(frame["resumed"] for client in played.clients for frame in client.of_type("hello")) > 3
    assert any(client.of_type("fold") for client in at_midi)


# ------------------------------------------------------------------------------ the search can find something


def watcher(played: Played, table: str = "midi") -> Witness:
    """A spectator who never went away."""
    return next(each for each in played.clients if each.table == table and each.patron is None)


def planted(texts: list[str], number: int, frame: Json) -> list[str]:
    """The frames with one of them forged."""
    return [*texts[:number], json.dumps(frame), *texts[number + 1 :]]


def hidden(frames: list[Json]) -> Iterator[tuple[int, Json, Json]]:
    """Every step in which a card lies face down: its number, the frame, and the card in it."""
    for number, frame in enumerate(frames):
        for change in frame.get("changes", ()):
            if change["path"][-1] == "cards" and change["path"][-2] in ("player", "banker"):
                yield from ((number, frame, card) for card in change["value"] if card["face"] is None)


def a_face_that_comes_early_is_found(played: Played) -> None:
    client = watcher(played)
    search, tried = played.search(client), 0
    for number, frame, card in hidden(client.frames):
        present = search.truth.round_at(frame["sequence"])
        assert present is not None
        card["face"] = present.cards[card["place"]].card
        (leak,) = search.leaks(planted(client.texts, number, frame))
        assert "lay face down" in leak
        card["face"] = None
        tried += 1
    assert tried > 10


def a_peeled_face_at_anybody_elses_is_found(played: Played) -> None:
    own = [each for each in played.clients if each.table == "midi" and each.patron is not None]
    looked = {each for each in own if any("lay face down" in leak for leak in _as_if(played, each, None))}
    assert len(looked) >= 2, "at least Ann and Bob have peeled, and a spectator may not see that"
    for each in looked:
        other = next(client for client in own if client.patron != each.patron)
        assert _as_if(played, each, other.patron)


def _as_if(played: Played, client: Witness, patron: str | None) -> list[str]:
    """What would be wrong if those frames had gone to somebody else."""
    return list(Search(played.truths[client.table], patron).leaks(client.texts))


def an_undealt_card_a_seed_and_what_follows_from_hidden_cards_are_found(played: Played) -> None:
    client = watcher(played)
    search, frames = played.search(client), client.frames
    number, frame, _ = next(hidden(frames))
    shoe, present = search.truth.shoe_at(frame["sequence"]), search.truth.round_at(frame["sequence"])
    assert shoe is not None
    assert present is not None

    def forged(path: list[str], value: object) -> list[str]:
        changes = [*frames[number]["changes"], {"path": path, "value": value}]
        return list(search.leaks(planted(client.texts, number, {**frames[number], "changes": changes})))

    undealt = {"place": 5, "face": shoe.order[-1], "exposed": True, "peeled": False}
    assert any("was not dealt" in each for each in forged(["view", "current", "player", "cards"], [undealt]))
    assert any("the seed" in each for each in forged(["view", "shoe", "seed"], shoe.seed))
    assert any("the seed" in each for each in forged(["view", "pause_reason"], shoe.secrets[1]))
    assert any("counts" in each for each in forged(["view", "current", "player", "total"], 7))
    assert any("winner" in each for each in forged(["view", "current", "winner"], "player"))
    assert any("no place" in each or "none has" in each for each in forged(["view", "pause_reason"], "a 7h comes"))
    rounds = [{"number": present.number, "cards": present.notation, "result": "B"}]
    assert any("was not over" in each for each in forged(["view", "shoe", "rounds"], rounds))
    pong = json.dumps({"type": "pong", "id": shoe.order[-1], "now": 1})
    assert list(search.leaks([*client.texts, pong]))
