"""Odds over HTTP: what the command line says, digit by digit, and at a table only what everybody has seen."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest
from msgspec.structs import replace

from harness.patience import patient_post
from harness.server import Guest, ServerProcess
from punto.cli import main
from punto.exact import odds
from punto.exact.as_json import odds_json
from punto.exact.odds_table import format_seen
from punto.house import House
from punto.house.loader import house_keys, shipped
from punto.rules.cards import Card, parse_cards
from punto.rules.composition import Composition
from punto.server.api.live_odds import moment_of
from punto.server.workers.pricing import odds_answer
from punto.table import SPECTATOR, Settings, view
from punto.table.acts.control import AcceptControl, ExposeCard, PeelCard
from punto.table.acts.operating import VoidRound
from punto.table.phases import Phase
from tests.table.table_at import TableAt

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str) -> Any:
    """What the command line says."""
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def asked(server: ServerProcess, body: Any, status: int = 200, *, path: str = "/api/odds") -> Any:
    """What the server says."""
    reply = patient_post(f"{server.url}{path}", json=body)
    assert reply.status_code == status, reply.text
    return reply.json()


@pytest.mark.parametrize("house", house_keys())
def test_the_odds_of_every_house_are_those_of_the_command_line(
    server: ServerProcess, capsys: Capture, house: str
) -> None:
    assert asked(server, {"house": house}) == said(capsys, "odds", house)


@pytest.mark.parametrize(
    ("body", "arguments"),
    [
        ({"decks": 6, "removed": "As Td 7h"}, ["--decks", "6", "--removed", "As Td 7h"]),
        ({"composition": "8 decks - Ks Ks"}, ["--composition", "8 decks - Ks Ks"]),
        ({"seen": "9s 3h"}, ["--seen", "9s 3h"]),
        ({"seen": "9s ? Kd"}, ["--seen", "9s ? Kd"]),
        ({"bets": ["tie", "player"], "stake": "7.00"}, ["--bet", "tie", "player", "--stake", "7.00"]),
        ({"effects": True, "bets": ["banker"]}, ["--effects", "--bet", "banker"]),
    ],
)
def test_every_option_means_what_it_means_on_the_command_line(
    server: ServerProcess, capsys: Capture, body: dict[str, Any], arguments: list[str]
) -> None:
    assert asked(server, {"house": "dragon-mini", **body}) == said(capsys, "odds", "dragon-mini", *arguments)


def test_matrices_can_be_left_out(server: ServerProcess) -> None:
    whole, quick = (asked(server, {"house": "dragon-mini", "matrices": matrices}) for matrices in (True, False))
    assert "covariance" not in quick
    assert quick == {key: value for key, value in whole.items() if key not in ("covariance", "correlation")}


def test_a_pasted_house_is_priced_and_the_same_text_again_too(server: ServerProcess) -> None:
    text = shipped()["bclc-ez"].read_text(encoding="utf-8")
    expected = {**odds_json(odds(House.load("bclc-ez"))), "house": "own-house"}
    assert asked(server, {"text": text}) == asked(server, {"text": text}) == expected


def test_every_problem_of_a_pasted_house_with_its_line(server: ServerProcess) -> None:
    text = 'extends = "bclc-mini"\n[shoe]\ndecks = 99\n[time]\nbetting_seconds = "soon"\n'
    error = asked(server, {"text": text}, 422)["error"]
    assert error["code"] == "house_problems"
    lines = {(problem["line"], problem["key"]) for problem in error["problems"]}
    assert {(3, "shoe.decks"), (5, "time.betting_seconds")} <= lines
    assert all(problem["message"] for problem in error["problems"])


def test_a_pasted_house_with_very_many_bets_is_refused(server: ServerProcess) -> None:
    bet = '[[bet]]\nkey = "tie_{}"\nfrom = "tie"\nkind = "side"\n'
    error = asked(server, {"text": 'extends = "bclc-mini"\n' + "".join(map(bet.format, range(30)))}, 422)["error"]
    assert error["code"] == "too_many_bets", error


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"house": "bclc-min"}, 404, "did you mean"),
        ({"house": "/etc/passwd.toml"}, 404, "there is no house"),
        ({}, 422, "the key of a house or the text"),
        ({"house": "bclc-mini", "text": ""}, 422, "the key of a house or the text"),
        ({"house": "bclc-mini", "decks": 13}, 422, "12"),
        ({"house": "bclc-mini", "decks": 8, "composition": "8 decks"}, 422, "not both"),
        ({"house": "bclc-mini", "composition": "100 decks"}, 422, "at most 12 decks"),
        ({"house": "bclc-mini", "composition": "A=5"}, 422, "up to six cards"),
        ({"house": "bclc-mini", "removed": "1s"}, 422, "is not a card"),
        ({"house": "bclc-mini", "seen": "9 9 K K 5"}, 422, "the round is over"),
        ({"house": "bclc-mini", "bets": ["dragon_7"]}, 404, "there is no bet 'dragon_7'"),
        ({"house": "bclc-mini", "stake": "0.00"}, 422, "more than nothing"),
        ({"house": "bclc-mini", "other": 1}, 422, "Extra inputs"),
    ],
)
def test_a_question_that_makes_no_sense_gets_one_clear_answer(
    server: ServerProcess, body: Any, status: int, message: str
) -> None:
    error = asked(server, body, status)["error"]
    assert any(message in problem["message"] for problem in error["problems"]), error


def test_houses_are_compared_as_on_the_command_line(server: ServerProcess, capsys: Capture) -> None:
    houses = ["bclc-mini", "bclc-ez", "dragon-midi"]
    body = {"houses": [{"house": house} for house in houses], "decks": 6}
    assert asked(server, body, path="/api/odds/compare") == said(capsys, "compare", *houses, "--decks", "6")


def test_pasted_houses_are_told_apart_when_compared(server: ServerProcess) -> None:
    texts = [shipped()[key].read_text(encoding="utf-8") for key in ("bclc-mini", "bclc-ez")]
    answer = asked(server, {"houses": [{"text": text} for text in texts]}, path="/api/odds/compare")
    assert answer["houses"] == ["own-house", "own-house-2"]
    banker = next(bet for bet in answer["bets"] if bet["bet"] == "banker")["houses"]
    assert banker["own-house"]["ev"] != banker["own-house-2"]["ev"]


def test_a_table_is_priced_from_what_lies_face_up(server: ServerProcess) -> None:
    asyncio.run(_priced_table(server))


async def _priced_table(server: ServerProcess) -> None:
    async with Guest(server, "Ann") as ann, ann.at("mini3") as table:
        await table.sit()
        await table.bet(player=1_000)
        await table.ready()
        await table.until(lambda: table.rounds >= 1 and table.view["phase"] == "betting")
        reply = await ann.http.get("/api/tables/mini3/odds")
        assert reply.status_code == 200, reply.text
        told, shoe = reply.json(), table.view["shoe"]
        gone = " ".join(filter(None, [shoe["shown"], *(each["cards"] for each in shoe["rounds"])]))
        house = House.load("dragon-mini")
        left = Composition.of_decks(house.shoe.decks).without(parse_cards(gone))
        assert (told["table"], told["round"]) == ("mini3", table.moment["number"])
        wanted = odds_json(odds(house, left))
        assert {key: told[key] for key in wanted} == wanted
        assert (await ann.http.get("/api/tables/nowhere/odds")).status_code == 404


def asked_at(table: TableAt) -> tuple[str, str]:
    """The composition and the seen cards of the moment of a table."""
    asked = moment_of(view(table.state, SPECTATOR), table.house.shoe.decks).asked
    return asked.shoe.removed, format_seen(asked.seen)


def midi_table() -> TableAt:
    """A Midi table where Ann has Player's cards and Bob Banker's, all face down; after a round there is a pause."""
    table = TableAt("dragon-midi", settings=Settings(cut_ms=0))
    table.seat("ann", "bob")
    table.shuffle()
    table.wait()
    table.rig("9s 2h 4d 3c 5h 3s")
    table.bet("ann", player=50)
    table.bet("bob", banker=50)
    table.ready("ann", "bob")
    while table.phase() is not Phase.CONTROL:
        table.wait()
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="bob", side="banker")
    return table


def test_a_card_that_is_peeled_counts_for_nobody_until_it_is_turned() -> None:
    table = midi_table()
    shown = asked_at(table)[0]
    assert asked_at(table) == (shown, "? ? ? ?")
    table.do(PeelCard, patron="ann", place=0)
    assert asked_at(table) == (shown, "? ? ? ?")
    table.do(ExposeCard, patron="ann", place=0)
    table.do(ExposeCard, patron="ann", place=2)
    assert asked_at(table) == (shown, "9s ? 4d ?")
    table.do(ExposeCard, patron="bob", place=3)
    assert asked_at(table) == (shown, "9s ? 4d 3c")


def test_two_tables_that_differ_in_what_is_hidden_are_asked_about_alike() -> None:
    one, other = midi_table(), midi_table()
    state = other.state
    assert state.current is not None
    cards = tuple(replace(each, card=Card("K", "s")) for each in state.current.cards)
    other.desk.state = replace(state, current=replace(state.current, cards=cards))
    assert asked_at(one) == asked_at(other)


def test_a_finished_round_is_gone_and_so_are_the_cards_of_a_void_one_while_they_lie_there() -> None:
    table = midi_table()
    shown = asked_at(table)[0]
    for patron, places in (("ann", (0, 2)), ("bob", (1, 3))):
        for place in places:
            table.do(ExposeCard, patron=patron, place=place)
    table.do(VoidRound, by="olga", reason="a card fell", end_shoe=False)
    assert asked_at(table) == (f"{shown} 9s 2h 4d 3c", "")


def test_between_shoes_the_next_full_shoe_is_priced() -> None:
    table = TableAt("dragon-mini")
    moment = moment_of(view(table.state, SPECTATOR), 8)
    assert (moment.shoe, moment.number, moment.asked.shoe.decks, moment.asked.shoe.removed) == (1, 1, 8, "")


def test_a_third_card_is_dealt_face_down_and_the_odds_are_those_of_four_cards() -> None:
    table = midi_table()
    shown = asked_at(table)[0]
    for patron, places in (("ann", (0, 2)), ("bob", (1, 3))):
        for place in places:
            table.do(ExposeCard, patron=patron, place=place)
    while len(table.state.open_round.cards) == 4:
        table.wait()
    assert asked_at(table) == (shown, "9s 2h 4d 3c ?")
    asked = moment_of(view(table.state, SPECTATOR), table.house.shoe.decks).asked
    four = odds_answer(table.house, dataclasses.replace(asked, seen=asked.seen[:4]))
    assert odds_answer(table.house, asked) == four
