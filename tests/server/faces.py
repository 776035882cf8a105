"""When each card and each seed may be seen, by whom, from the journal alone; and a search for those seen too early.

Nothing here knows how the server makes its views. The journal says in which event a card left the shoe, was peeled by
which seat and was turned, and when a seed was revealed; a frame says up to which event it shows the table. Whatever
looks like a card, wherever in a frame, must be one whose time had come.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from punto.fairness.commit import Cut, mix_cuts, shoe_order
from punto.store import Store
from punto.store.database.rows import JournalRow
from punto.table import decode_event
from punto.table.acts.operating import TableOpened
from tests.server.witness import moved

Json = dict[str, Any]
_NEVER = 1 << 60
_CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][shdc])(?![A-Za-z0-9])")
_WORDS = {"As", "Ad"}
"""Cards that are also English words; in a sentence they are let pass."""


@dataclass
class CardFact:
    """A card of a round: what it is, and from which event on it may be seen."""

    card: str
    side: str
    dealt: int
    exposed: int = _NEVER
    peeled: dict[int, int] = field(default_factory=dict)
    """From which event on each seat has looked at it."""


@dataclass
class RoundFact:
    """A round: from which event on it is the present one, and its cards by their place in the deal."""

    opened: int
    shoe: int
    number: int
    cards: dict[int, CardFact] = field(default_factory=dict)
    ended: int = _NEVER
    notation: str | None = None


@dataclass
class ShoeFact:
    """A shoe: its seed, its order, and from which event on both may be known."""

    number: int
    committed: int
    seed: str
    decks: int
    order: tuple[str, ...] = ()
    shown: tuple[int, str] | None = None
    revealed: int = _NEVER

    @property
    def secrets(self) -> tuple[str, ...]:
        """The seed as it may be written."""
        raw = bytes.fromhex(self.seed)
        return self.seed, base64.b64encode(raw).decode().rstrip("="), base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Truth:
    """What the journal of a table says of its cards."""

    def __init__(self, rows: list[JournalRow]) -> None:
        self.rounds: list[RoundFact] = []
        self.shoes: list[ShoeFact] = []
        self._seats: dict[str, list[tuple[int, int | None]]] = {}
        self._decks = 0
        self._cuts: list[Cut] = []
        for row in rows:
            self._read(row.sequence, json.loads(row.payload))

    @classmethod
    def of(cls, database: str, table: str) -> Truth:
        """Read from the database of a server."""
        with Store.open(database, must_exist=True) as store, store.reading() as reader:
            return cls(list(reader.journal(table)))

    def _read(self, sequence: int, event: Json) -> None:
        match event["type"]:
            case "TableOpened":
                opened = decode_event(json.dumps(event))
                assert isinstance(opened, TableOpened)
                self._decks = opened.house.house.shoe.decks
            case "PatronSeated":
                self._seats.setdefault(event["patron"], []).append((sequence, event["seat"]))
            case "PatronLeft":
                self._seats[event["patron"]].append((sequence, None))
            case "ShoeCommitted":
                seed = base64.b64decode(event["seed"]).hex()
                self.shoes.append(ShoeFact(event["shoe"], sequence, seed, self._decks))
                self._cuts = []
            case "ShoeCut":
                self._cuts.append(Cut(f"seat {event['seat']}", base64.b64decode(event["entropy"])))
            case "ShoeBurned":
                shoe = self.shoes[-1]
                order = shoe_order(bytes.fromhex(shoe.seed), mix_cuts(self._cuts), decks=shoe.decks)
                shoe.order = tuple(map(str, order))
                shoe.shown = (sequence, event["shown"]) if event["shown"] else None
            case "ShoeRevealed":
                self.shoes[-1].revealed = sequence
            case _:
                self._read_round(sequence, event)

    def _read_round(self, sequence: int, event: Json) -> None:
        match event["type"]:
            case "BettingOpened":
                self.rounds.append(RoundFact(sequence, event["shoe"], event["number"]))
            case "CardDealt":
                exposed = sequence if event["face_up"] else _NEVER
                card = CardFact(event["card"], event["side"], sequence, exposed)
                self.rounds[-1].cards[event["place"]] = card
            case "CardPeeled":
                self.rounds[-1].cards[event["place"]].peeled.setdefault(event["seat"], sequence)
            case "CardExposed":
                self.rounds[-1].cards[event["place"]].exposed = sequence
            case "RoundSettled" | "RoundVoided":
                self.rounds[-1].ended, self.rounds[-1].notation = sequence, event.get("cards")

    def seat_of(self, patron: str | None, at: int) -> int | None:
        """The seat of a patron after that event."""
        seats = [seat for sequence, seat in self._seats.get(patron or "", ()) if sequence <= at]
        return seats[-1] if seats else None

    def round_at(self, at: int) -> RoundFact | None:
        """The round that was the present one after that event."""
        return next((each for each in reversed(self.rounds) if each.opened <= at), None)

    def shoe_at(self, at: int) -> ShoeFact | None:
        """The shoe on the table after that event."""
        return next((each for each in reversed(self.shoes) if each.committed <= at), None)


@dataclass(frozen=True)
class Search:
    """Looks through what one client was sent."""

    truth: Truth
    patron: str | None
    """Who the client is; None for spectators and operators, who never peel a card."""

    def leaks(self, texts: list[str]) -> Iterator[str]:
        """Everything that was shown before its time."""
        at, held = 0, None
        for number, text in enumerate(texts):
            frame = json.loads(text)
            if frame["type"] in ("hello", "document", "step"):
                at, held = frame["sequence"], moved(held, frame)
            for shoe in self.truth.shoes:
                if at < shoe.revealed and any(each in text for each in shoe.secrets):
                    yield f"frame {number}: the seed of shoe {shoe.number} at event {at}"
            found = [*self._of_frame(frame, at), *(self._of_round(held["view"]["current"], at) if held else ())]
            yield from (f"frame {number} at event {at}: {problem}" for problem in found)

    def _of_frame(self, frame: Json, at: int) -> Iterator[str]:
        if frame["type"] == "step":
            for change in frame["changes"]:
                yield from self._walk(change["value"], change["path"], {}, at)
        else:
            yield from self._walk(frame, [], {}, at)

    def _walk(self, value: Any, path: list[Any], parent: Json, at: int) -> Iterator[str]:
        """Every string below a value, with the object that it stands in."""
        if isinstance(value, dict):
            for key, each in value.items():
                yield from self._walk(each, [*path, key], value, at)
        elif isinstance(value, list):
            for place, each in enumerate(value):
                yield from self._walk(each, [*path, place], parent, at)
        elif isinstance(value, str) and (cards := _CARD.findall(value)):
            if len(value) > 2 and path[-1] != "cards":
                cards = [each for each in cards if each not in _WORDS]
            if cards and (problem := self._problem(value, path, parent, at)):
                yield problem

    def _problem(self, value: str, path: list[Any], parent: Json, at: int) -> str | None:
        """What is wrong with a text that names cards."""
        where = ".".join(map(str, path))
        if path[-1] == "face":
            return self._face(value, parent["place"], where, at)
        shoe = self.truth.shoe_at(at)
        if path[-1] == "shown":
            fine = shoe is not None and shoe.shown is not None and shoe.shown[0] <= at and shoe.shown[1] == value
            return None if fine else f"{where}: {value} was not shown"
        if path[-1] == "cards" and shoe is not None:
            over = (each for each in self.truth.rounds if each.shoe == shoe.number and each.ended <= at)
            fine = any(each.number == parent["number"] and each.notation == value for each in over)
            return None if fine else f"{where}: the round {value} was not over"
        return f"{where}: a card where none has a place: {value}"

    def _face(self, face: str, place: int, where: str, at: int) -> str | None:
        present = self.truth.round_at(at)
        fact = present.cards.get(place) if present else None
        if fact is None or fact.dealt > at:
            return f"{where}: {face} at place {place} was not dealt"
        if fact.card != face:
            return f"{where}: {face} at place {place} is {fact.card} in the journal"
        seat = self.truth.seat_of(self.patron, at)
        if fact.exposed <= at or (seat is not None and fact.peeled.get(seat, _NEVER) <= at):
            return None
        return f"{where}: {face} at place {place} lay face down (turned by event {fact.exposed})"

    def _of_round(self, shown: Json | None, at: int) -> Iterator[str]:
        """What follows from hidden cards must not be told either: a total, a winner."""
        present = self.truth.round_at(at)
        if shown is None or present is None:
            return
        for side in ("player", "banker"):
            up = [fact.card for fact in present.cards.values() if fact.side == side and fact.exposed <= at]
            if shown[side]["total"] != (points_of(up) if up else None):
                yield f"{side} counts {shown[side]['total']} while {up} lie face up"
        lying = [place for place, fact in present.cards.items() if fact.exposed > at]
        if shown["winner"] is not None and (lying or len(present.cards) < 4):
            yield f"a winner while cards {lying} lie face down"


def points_of(cards: list[str]) -> int:
    """The count of some cards."""
    values = {"A": 1, **{str(each): each for each in range(2, 10)}}
    return sum(values.get(card[0], 0) for card in cards) % 10
