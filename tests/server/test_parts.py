"""The parts of the server that are plain functions and queues: documents, names, buckets, queues, bots."""

from __future__ import annotations

import asyncio
import copy
import json
import re
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import given
from hypothesis import strategies as st

from harness.patience import patient_async_client
from punto.cli.entry import command_parser, commands
from punto.cli.serve import read_table, settings_of
from punto.errors import NotationError
from punto.house import House
from punto.server import errors
from punto.server.edge import page
from punto.server.edge.limits import AddressBuckets, Bucket
from punto.server.errors import ApiError
from punto.server.live.bots import Bot, BotMove, crew_of, next_move
from punto.server.live.document import Audience, audience_of, difference, document_of
from punto.server.operations.metrics import Metrics
from punto.server.people.names import clean_name
from punto.server.protocol import Close
from punto.server.settings import DEFAULT_TABLES, PACES
from punto.server.socket.clients import Client
from punto.table import NO_WAIT, Settings, State, next_deadline, wants_shoe
from punto.table.acts.operating import Tick
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.codec import encode
from tests.table.table_at import TableAt

Json = dict[str, Any]

MINIMAL = Path(page.__file__).parents[1] / "minimal"

# ------------------------------------------------------------------------------------------ documents

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=3),
    max_leaves=12,
)
OBJECTS = st.fixed_dictionaries({"one": VALUES, "two": VALUES, "three": VALUES})


def applied(document: Json, changes: list[Json]) -> Json:
    """What the page does with a step."""
    for change in changes:
        place = document
        for key in change["path"][:-1]:
            place = place[key]
        place[change["path"][-1]] = change["value"]
    return document


def sent(value: Any) -> Any:
    """As a client gets it: as text, so that nothing is shared by accident and a tuple is a list."""
    return json.loads(encode(value))


@given(OBJECTS, OBJECTS)
def test_the_difference_leads_from_one_document_to_the_other(before: Json, after: Json) -> None:
    changes = difference(before, after)
    assert (changes == []) == (before == after)
    assert applied(copy.deepcopy(before), [asdict(each) for each in changes]) == after


def _tables(key: str = "dragon-midi") -> list[State]:
    """Every state of a table that bots play at for some rounds."""
    table = TableAt(key, settings=Settings(pace=NO_WAIT))
    table.watch = None
    bots = crew_of("t1", 4)
    for _ in range(400):
        table.now += 50
        if wants_shoe(table.state):
            table.shuffle()
        moves = [(bot, move) for bot in bots if (move := next_move(table.state, bot, awake=True)) is not None]
        if moves:
            bot, move = moves[0]
            table.ask(move.kind, patron=bot.patron, **move.fields)
        else:
            table.now = max(table.now, next_deadline(table.state) or table.now)
            table.ask(Tick)
    return table.states


@pytest.fixture(scope="module")
def states() -> list[State]:
    """States of a table that bots play at."""
    return _tables()


def test_steps_alone_keep_every_audience_up_to_date(states: list[State]) -> None:
    assert len(states) > 300
    patron = next(iter(states[-1].seats.values())).patron
    for audience in (Audience("spectator"), Audience("patron"), Audience("operator"), Audience("patron", patron)):
        before = document_of(states[0], audience)
        held = sent(before)
        for state in states[1::3]:
            after = document_of(state, audience)
            applied(held, sent(difference(before, after)))
            before = after
            assert held == sent(after)


def test_an_audience_is_a_seat_or_everybody_without_one(states: list[State]) -> None:
    state = states[-1]
    patron = next(iter(state.seats.values())).patron
    assert audience_of(state, "patron", patron) == Audience("patron", patron)
    assert audience_of(state, "patron", "somebody") == Audience("patron") == audience_of(state, "patron", "else")
    names = {each.name for each in (Audience("spectator"), Audience("patron"), Audience("patron", patron))}
    assert len(names) == 3
    assert all(patron not in name for name in names)
    kept = audience_of(state, "patron", "somebody", excluded_until=state.at + 1)
    assert kept == Audience("patron", excluded=True)
    assert kept.name not in names
    assert audience_of(state, "patron", "somebody", excluded_until=state.at) == Audience("patron")
    assert "TakeSeat" not in document_of(state, kept).view.may


# ------------------------------------------------------------------------------------------------ bots


def test_bots_play_whole_rounds_and_are_never_refused(states: list[State]) -> None:
    last = states[-1]
    assert last.shoe is not None
    assert len(last.shoe.history) > 3
    assert all(each.bot for each in last.seats.values())
    owners = {control.owner for state in states if state.current for control in state.current.controls.values()}
    assert {"patron", "dealer"} <= {owner.value for owner in owners}, "bots take the cards, and cede them"


@pytest.mark.parametrize("key", sorted({setup.house for setup in DEFAULT_TABLES}))
def test_bots_know_the_limits_of_every_house(key: str) -> None:
    final = _tables(key)[-1]
    assert final.shoe is not None
    assert final.shoe.history


def _full(free: int) -> State:
    table = TableAt("dragon-mini", settings=Settings())
    bots = [bot.patron for bot in crew_of("t", 2)]
    for patron in [*bots, *(f"p{each}" for each in range(table.house.seats - free - len(bots)))]:
        table.do(TakeSeat, patron=patron, name="X", bot=patron in bots)
    return table.state


def test_of_several_bots_one_gets_up_when_every_seat_is_taken() -> None:
    bots = crew_of("t", 2)
    moves = [next_move(_full(0), bot, awake=True) for bot in bots]
    assert [move.kind if move else None for move in moves] == [None, LeaveTable]
    assert all(next_move(_full(1), bot, awake=True) is None for bot in bots)
    newcomer = Bot(patron="bot-t-9", name="Late", seed=1)
    assert next_move(_full(1), newcomer, awake=True) is None, "the last seat is for people"
    welcome = next_move(_full(2), newcomer, awake=True)
    assert isinstance(welcome, BotMove)
    assert (welcome.kind, welcome.fields["bot"]) == (TakeSeat, True)


def test_bots_rest_when_nobody_looks() -> None:
    for bot in crew_of("t", 2):
        move = next_move(_full(2), bot, awake=False)
        assert move is not None
        assert move.kind is LeaveTable
    assert next_move(_full(2), Bot(patron="bot-t-9", name="Late", seed=1), awake=False) is None


def test_bots_are_the_same_after_a_restart_and_bet_modestly(states: list[State]) -> None:
    assert crew_of("t", 4) == crew_of("t", 4)
    assert crew_of("t", 4) != crew_of("u", 4)
    slips = [slip for state in states if state.current for slip in state.current.slips.values()]
    assert max(slip.total for slip in slips) <= 20 * 500
    assert len({slip.stakes for slip in slips}) > 5, "they vary"


# ------------------------------------------------------------------------------------------- the queue


class Outlet:
    """A socket whose other end takes frames only while it is open."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.takes = asyncio.Event()
        self.takes.set()

    async def send_text(self, data: str) -> None:
        await self.takes.wait()
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self.takes.wait()
        self.closed = code


def _client(outlet: Outlet, **options: Any) -> Client:
    usual: Json = {"queue_frames": 4, "stall_seconds": 5.0, "whole": lambda _: "whole"}
    return Client(
        outlet,
        role="spectator",
        patron=None,
        audience=Audience("spectator"),
        metrics=Metrics(),
        **{**usual, **options},
    )


async def _settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_slow_client_gets_one_document_instead_of_the_steps_it_missed_and_every_answer() -> None:
    async def scenario() -> list[str]:
        outlet = Outlet()
        client = _client(outlet)
        writer = asyncio.create_task(client.write())
        client.send("hello", "hello")
        await _settle()
        outlet.takes.clear()
        client.step("taken already", at=0)
        await _settle()
        for each in range(3):
            client.step(f"lost {each}", at=0)
        client.send("answer", "answer")
        for each in range(100):
            client.step(f"lost too {each}", at=0)
        outlet.takes.set()
        await _settle()
        client.step("after", at=0)
        await _settle()
        client.close(Close.RESTART)
        await writer
        assert outlet.closed == 1012
        return outlet.sent

    assert asyncio.run(scenario()) == ["hello", "taken already", "whole", "answer", "after"]


def test_of_many_folds_only_the_last_of_each_card_is_sent() -> None:
    async def scenario() -> list[str]:
        outlet = Outlet()
        client = _client(outlet)
        for each in range(100):
            client.fold(0, f"first card {each}")
            client.fold(2, f"other card {each}")
        client.send("answer", "answer")
        writer = asyncio.create_task(client.write())
        await _settle()
        writer.cancel()
        return outlet.sent

    assert asyncio.run(scenario()) == ["answer", "first card 99", "other card 99"]


def test_a_client_that_takes_nothing_is_given_up() -> None:
    async def scenario() -> None:
        outlet = Outlet()
        outlet.takes.clear()
        client = _client(outlet, stall_seconds=0.01)
        client.send("hello", "hello")
        with pytest.raises(TimeoutError):
            await client.write()

    asyncio.run(scenario())


def test_a_client_that_asks_and_does_not_read_is_closed() -> None:
    async def scenario() -> Client:
        client = _client(Outlet())
        for each in range(1_000):
            client.send("answer", str(each))
        return client

    assert asyncio.run(scenario()).closing


# ---------------------------------------------------------------------------------------------- limits


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = 100.0
    bucket = Bucket(per_second=2, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_11_28_a_burst_of_one_address_is_let_in_one_after_the_other() -> None:
    now = 100.0
    buckets = AddressBuckets(per_second=50, burst=200, peak=200, clock=lambda: now)
    assert [buckets.turn("a") for _ in range(4)] == pytest.approx([0.0, 0.005, 0.010, 0.015])
    assert buckets.turn("b") == 0, "another address has turns of its own"
    now += 0.018
    assert buckets.turn("a") == pytest.approx(0.002)
    now += 1_000
    assert buckets.turn("a") == 0


def test_each_address_has_its_own_bucket_and_their_number_is_bounded() -> None:
    buckets = AddressBuckets(per_second=0, burst=1, clock=lambda: 0.0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for each in range(30_000):
        buckets.take(str(each))
    assert len(buckets._buckets) <= 20_000


# ----------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee\n", "Ann Lee"),
        ("Ann\u202e\u2066\u200b\u200d\ufeff", "Ann"),
        ("A\u0000n\u0007n", "Ann"),
        ("e\u0301", "é"),
        ("陈伟", "陈伟"),
        ("محمد", "محمد"),
        ("z" + "\u0301" * 20, "ź\u0301\u0301"),
        ("A\u2003B\u3000C", "A B C"),
        ("\U000e0041Ann", "Ann"),
    ],
)
def test_names_are_cleaned(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is_and_the_table_takes_it(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except ApiError:
        return
    assert clean_name(cleaned) == cleaned
    assert cleaned.isprintable()
    assert 1 <= len(cleaned) <= 40


# ------------------------------------------------------------------------------------------------ pages


def _get(folder: Path, *paths: str) -> list[httpx.Response]:
    async def scenario() -> list[httpx.Response]:
        app = FastAPI()
        errors.install(app)
        page.install(app, folder)
        async with patient_async_client("http://punto", transport=httpx.ASGITransport(app)) as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(scenario())


def test_the_minimal_lobby_keeps_to_the_content_policy() -> None:
    (lobby,) = _get(MINIMAL, "/")
    assert not re.search(r"<script(?![^>]*src=)|<style|\son\w+=|javascript:|https?://", lobby.text)
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', lobby.text):
        (file,) = _get(MINIMAL, path)
        assert file.status_code == 200, path


def test_a_built_page_is_kept_by_browsers_as_long_as_it_cannot_change(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    index, script, route, missing = _get(tmp_path, "/", "/assets/app-1a2b.js", "/table/x", "/assets/gone.js")
    assert index.headers["cache-control"] == route.headers["cache-control"] == "no-cache"
    assert route.text == index.text
    assert "immutable" in script.headers["cache-control"]
    assert missing.status_code == 404


# ------------------------------------------------------------------------------------ the command line


def _arguments(*words: str) -> Namespace:
    return command_parser(commands()["serve"]).parse_args(words)


def test_the_command_line_sets_everything() -> None:
    settings = settings_of(
        _arguments("--port", "9", "--table", "a=bclc-ez,bots=2", "--table", "b=own/x.toml,pace=calm", "--rate", "2"),
        {"PUNTO_SECRET": "s", "PUNTO_OPERATOR_TOKEN": ""},
    )
    assert [(each.name, each.house, each.pace, each.bots) for each in settings.tables] == [
        ("a", "bclc-ez", "normal", 2),
        ("b", "x", "calm", 0),
    ]
    assert [str(each) for each in settings.house_files] == ["own/x.toml"]
    assert (settings.port, settings.secret, settings.operator_token) == (9, "s", None)
    assert settings.rates.messages_burst == 120
    assert "secret" not in repr(settings), "what signs sessions is in no log by accident"


def test_without_tables_there_is_one_of_every_style_to_sit_down_at_alone() -> None:
    alone = {House.load(each.house).style for each in DEFAULT_TABLES if not each.bots}
    assert alone == {"mini", "midi"}


@pytest.mark.parametrize(
    "text", ["", "a", "a=", "=dragon-mini", "a b=x", "own-a=x", "a=x,pace=slow", "a=x,bots=99", "a=x,y"]
)
def test_a_table_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_table(text)


def test_two_tables_of_one_name_are_refused() -> None:
    with pytest.raises(NotationError, match="one name"):
        settings_of(_arguments("--table", "a=bclc-ez", "--table", "a=bclc-mini"), {})


def test_a_mini_round_stays_short_at_every_pace() -> None:
    for name, settings in PACES.items():
        pace = settings.pace
        longest = pace.first_card_ms + 6 * pace.card_ms + 6 * pace.expose_ms + 2 * pace.third_ms + pace.result_ms
        assert longest < {"calm": 20_000, "normal": 15_000, "fast": 8_000, "instant": 1}[name]
