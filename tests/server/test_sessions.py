"""Signing out and guessing the token: sessions end where they are told to, and guesses are few."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from hypothesis import given
from hypothesis import strategies as st

from harness.patience import patient_get, patient_post
from harness.server import TOKEN, Guest, ServerProcess, TableClient
from punto.server.edge.limits import AddressBuckets
from punto.server.people.guesses import TokenGuesses
from punto.store import Store


def test_11_36_signing_out_ends_the_session_everywhere_and_for_good(tmp_path: Path) -> None:
    async def refused(server: ServerProcess, cookie: str, *, role: str | None = None) -> None:
        path = "/api/operator/tables" if role else "/api/session/purse"
        reply = patient_get(f"{server.url}{path}", headers={"Cookie": cookie})
        assert reply.status_code == 401
        late = TableClient(server, "t", cookie=cookie, role=role)
        await late.connect()
        assert await late.closed() == 4401
        await late.close()

    async def signed_out(server: ServerProcess) -> tuple[str, str]:
        async with (
            Guest(server, "Ann", operator=True) as ann,
            Guest(server, "Bob") as bob,
            ann.at("t") as first,
            ann.at("t") as second,
            ann.at("t", role="operator") as desk,
            bob.at("t") as other,
        ):
            await first.sit()
            renamed, cookie = ann.cookie, ann.cookie
            await ann.http.patch("/api/session", json={"name": "Anna"})
            renamed = ann.cookie
            assert renamed != cookie
            assert (await ann.http.delete("/api/session")).status_code == 204
            assert await first.closed() == 4401
            assert await second.closed() == 4401
            await refused(server, cookie)
            await refused(server, renamed)
            assert (await desk.reply_to({"type": "ping", "id": "p"}))["type"] == "pong", (
                "the operator is another session"
            )
            assert (await ann.http.delete("/api/operator/session")).status_code == 204
            assert await desk.closed() == 4401
            await refused(server, cookie, role="operator")
            assert (await other.reply_to({"type": "ping", "id": "p"}))["type"] == "pong"
            again = patient_post(f"{server.url}/api/session", json={"name": "Ann"}, headers={"Cookie": cookie})
            assert again.json()["patron"]["id"] not in cookie, "and is nobody's way back"
            return cookie, renamed

    with ServerProcess(tmp_path) as server:
        cookies = asyncio.run(signed_out(server))
        server.kill()
        server.restart()
        for cookie in cookies:
            asyncio.run(refused(server, cookie))
            asyncio.run(refused(server, cookie, role="operator"))


def test_revocations_are_pruned_once_the_session_would_have_ended(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "punto.db")) as store:
        store.revoke("patron:a", until=100, now=10)
        store.revoke("patron:a", until=90, now=10)
        store.revoke("patron:b", until=200, now=20)
        assert store.revocations(now=50) == {"patron:a": 90, "patron:b": 200}
        store.revoke("patron:c", until=300, now=150)
        assert store.revocations(now=0) == {"patron:b": 200, "patron:c": 300}


class _Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def _guesses(clock: _Clock) -> TokenGuesses:
    return TokenGuesses(AddressBuckets(per_second=0.1, burst=10, clock=clock), free=10, clock=clock)


@given(st.lists(st.tuples(st.integers(0, 200), st.floats(0, 5)), max_size=150))
def test_11_35_however_many_addresses_guess_few_guesses_are_looked_at(tries: list[tuple[int, float]]) -> None:
    clock = _Clock()
    guesses, begun, looked_at = _guesses(clock), clock.now, 0
    for address, passed in tries:
        clock.now += passed
        if guesses.wait_seconds(str(address)) == 0:
            looked_at += 1
            guesses.wrong(str(address))
    doublings = (clock.now - begun + 1).__ceil__().bit_length()
    assert looked_at <= 11 + doublings


def test_11_35_the_waiting_ends_and_a_known_operator_need_not_wait() -> None:
    clock = _Clock()
    guesses = _guesses(clock)
    guesses.right("desk")
    for each in range(100):
        if guesses.wait_seconds(f"10.0.0.{each}") == 0:
            guesses.wrong(f"10.0.0.{each}")
    assert guesses.wait_seconds("another") > 0
    assert guesses.wait_seconds("desk") == 0
    clock.now += 600
    assert guesses.wait_seconds("another") == 0, "nobody is locked out for good"


def test_11_35_guesses_of_many_addresses_are_limited_in_all_and_logged(tmp_path: Path) -> None:
    def guess(address: str, token: str) -> httpx.Response:
        headers = {"X-Forwarded-For": address}
        return patient_post(f"{server.url}/api/operator/session", json={"token": token}, headers=headers)

    with ServerProcess(tmp_path, options=["--trusted-proxy", "127.0.0.1"]) as server:
        signed_in = guess("10.1.0.1", TOKEN)
        assert signed_in.status_code == 201
        replies = [guess(f"10.0.0.{each}", "guess") for each in range(59)]
        wrong = sum(reply.status_code == 401 for reply in replies)
        assert 10 <= wrong < 30, "the waiting doubles, on a slow machine too"
        slowed = next(reply for reply in replies if reply.status_code == 429)
        assert int(slowed.headers["retry-after"]) > 0
        assert server.log.count("a wrong operator's token from 10.0.0.") == wrong
        assert "guess" not in server.log
        session = {"Cookie": f"punto_operator={signed_in.cookies['punto_operator']}"}
        assert patient_get(f"{server.url}/api/operator/tables", headers=session).status_code == 200
        assert guess("10.1.0.1", TOKEN).status_code == 201, "where an operator was before the token is looked at"
