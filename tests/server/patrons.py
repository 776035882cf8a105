"""A patron who plays whatever comes: bets, cuts, takes the cards or leaves them, peels, folds and turns them."""

from __future__ import annotations

import random
from typing import Any

from harness.server import Json, TableClient

Move = tuple[str, Json]


def next_move(view: Json, chance: random.Random, *, stakes: Json) -> Move | None:
    """What to do at a table that looks like this; None: wait for others, or for the dealer."""
    if view["paused"] or view["own"] is None:
        return None
    seat, phase = view["own"]["seat"], view["phase"]
    if phase == "cutting":
        if "CutShoe" not in view["may"]:
            return None
        return ("CutShoe", {"entropy": chance.randbytes(8).hex()}) if chance.random() < 0.5 else ("SayReady", {})
    if view["current"] is None:
        return None
    moment = {"shoe": view["shoe"]["number"], "number": view["current"]["number"]}
    if phase == "betting":
        own = next(each for each in view["seats"] if each["you"])
        if not own["stakes"] and "PlaceSlip" in view["may"]:
            return "PlaceSlip", {"stakes": stakes, **moment}
        return ("SayReady", moment) if "SayReady" in view["may"] else None
    if phase == "control":
        return _answer_offer(view, seat, moment, chance)
    return _turn(view, seat, moment) if phase in ("exposing", "third_cards") else None


def _answer_offer(view: Json, seat: int, moment: Json, chance: random.Random) -> Move | None:
    for side in ("player", "banker"):
        control = view["current"][f"{side}_control"]
        if control and control["owner"] == "offered" and control["seat"] == seat:
            return ("AcceptControl" if chance.random() < 0.8 else "CedeControl"), {"side": side, **moment}
    return None


def _turn(view: Json, seat: int, moment: Json) -> Move | None:
    turn = view["current"]["turn"]
    in_turn = {card["place"] for card in view["current"][turn["side"]]["cards"]} if turn else set()
    for place, card in own_cards(view, seat):
        if not card["exposed"] and place in in_turn:
            return ("ExposeCard" if card["peeled"] else "PeelCard"), {"place": place, **moment}
    return None


def own_cards(view: Json, seat: int) -> list[tuple[int, Json]]:
    """The cards that this seat has to turn, by their place in the deal."""
    current = view["current"]
    found: list[tuple[int, Json]] = []
    for side in ("player", "banker"):
        control = current[f"{side}_control"]
        if control and control["owner"] == "patron" and control["seat"] == seat:
            found += [(card["place"], card) for card in current[side]["cards"]]
    return sorted(found, key=lambda each: each[0])


async def play(client: TableClient, chance: random.Random, *, rounds: int, **stakes: int) -> None:
    """Play until so many more rounds are over."""
    over, last = 0, played(client.view)
    while over < rounds:
        move = next_move(client.view, chance, stakes=stakes)
        if move is None:
            sequence = client.sequence
            await client.until(lambda sequence=sequence: client.sequence != sequence)  # type: ignore[misc]
        else:
            await make(client, move, chance)
        if played(client.view) != last:
            last, over = played(client.view), over + 1


async def make(client: TableClient, move: Move, chance: random.Random) -> None:
    """Make a move. It may come too late, since others move too; nothing else can be wrong with it."""
    kind, fields = move
    if kind == "ExposeCard":
        for _ in range(chance.randrange(3)):
            await client.send(_fold(fields["place"], chance))
    answer = await client.command(kind, **fields)
    late = {"other_round", "betting_not_open", "cut_not_open", "control_not_offered", "card_already_exposed"}
    assert answer["accepted"] or answer["refusal"]["code"] in late, answer


def _fold(place: int, chance: random.Random) -> Json:
    return {"type": "fold", "place": place, "grab": [0.0, 0.5], "to": [chance.random(), chance.random()]}


def played(view: Json) -> tuple[Any, int]:
    """The shoe, and how many of its rounds are over: it changes with every round that ends."""
    shoe = view["shoe"]
    return (shoe["number"], len(shoe["rounds"])) if shoe else (None, 0)
