"""A table at play as text: every event of its journal, and after each command what changed in what people see.

Three patrons play the first rounds of a seeded shoe at the dealer's real pace; in Midi one squeezes, one cedes, one
keeps silent. A spectator and the first patron look on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from punto.house import House
from punto.table import SPECTATOR, Settings, as_patron, canonical, plain, view
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.command import Command
from punto.table.phases import Ownership, Phase
from tests.table.table_at import TableAt

FOLDER = Path(__file__).parent / "tables"
ROUNDS = 2
VIEWERS = {"spectator": SPECTATOR, "ann": as_patron("ann")}
PATRONS = ("ann", "bob", "cyd")


def path_of(house: str) -> Path:
    """The golden file of a house."""
    return FOLDER / f"{house}.txt"


def text_of(house: House) -> str:
    """The whole table."""
    return "\n".join(_Told(house).lines()) + "\n"


class _Told:
    def __init__(self, house: House) -> None:
        self.table = TableAt(house, settings=Settings(cut_ms=0))
        self.seen: dict[str, Any] = {}
        self.events = 0

    def lines(self) -> Iterator[str]:
        self.table.seat(*PATRONS)
        self.table.shuffle(bytes(range(32)))
        yield from self._news("three patrons sit down, and a shoe is shuffled")
        for _ in range(ROUNDS):
            yield from self._round()

    def _round(self) -> Iterator[str]:
        for patron, slip in zip(PATRONS, self._slips(), strict=True):
            yield from self._do(PlaceSlip, patron, stakes=slip)
        for patron in PATRONS:
            yield from self._do(SayReady, patron)
        while self.table.phase() is not Phase.BETTING:
            asked = list(self._asked())
            for kind, patron, values in asked:
                yield from self._do(kind, patron, **values)
            if not asked:
                self.table.wait()
                yield from self._news("time passes")

    def _slips(self) -> list[dict[str, int]]:
        """The first has every bet that goes with Player, the others one each."""
        bets = {bet.key: self.table.house.offer(bet.key).limits.minimum for bet in self.table.house.bets}
        sides = {key: stake for key, stake in bets.items() if key.endswith("_player") or key == "player_pair"}
        return [{"player": bets["player"], **sides}, {"banker": 2 * bets["banker"]}, {"banker": bets["banker"]}]

    def _asked(self) -> Iterator[tuple[type[Command], str, dict[str, Any]]]:
        """What patrons do in Midi: ann takes the cards and squeezes them, bob cedes, cyd keeps silent."""
        current = self.table.state.current
        for side, control in current.controls.items() if current else ():
            patron = PATRONS[control.seat - 1] if control.seat else ""
            if control.owner is Ownership.OFFERED and patron in ("ann", "bob"):
                yield AcceptControl if patron == "ann" else CedeControl, patron, {"side": side}
            if control.owner is Ownership.PATRON and current is not None and self.table.phase() is not Phase.CONTROL:
                for place, card in enumerate(current.cards):
                    if card.side == side and not card.exposed:
                        yield PeelCard, patron, {"place": place}
                        yield ExposeCard, patron, {"place": place}

    def _do(self, kind: type[Command], patron: str, **values: Any) -> Iterator[str]:
        self.table.do(kind, patron=patron, **values)
        said = " ".join(f"{name}={value}" for name, value in values.items())
        yield from self._news(f"{patron}: {kind.__name__} {said}".rstrip())

    def _news(self, headline: str) -> Iterator[str]:
        yield from ("", headline)
        for event in self.table.events[self.events :]:
            data = canonical(event).decode()
            yield f"  event {data}" if len(data) < 2000 else f"  event {type(event).__name__} of {len(data)} bytes"
        self.events = len(self.table.events)
        for name, viewer in VIEWERS.items():
            now = plain(view(self.table.state, viewer))
            yield from (f"  {name:9} {line}" for line in _changed(self.seen.get(name), now))
            self.seen[name] = now


def _changed(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The values that are others than before, each with its path."""
    if before == after or path in (".now", ".sequence"):
        return
    if isinstance(after, dict):
        for key, value in after.items():
            yield from _changed(before.get(key) if isinstance(before, dict) else None, value, f"{path}.{key}")
    elif isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)) and len(before) == len(after):
        for number, (was, is_) in enumerate(zip(before, after, strict=True)):
            yield from _changed(was, is_, f"{path}[{number}]")
    else:
        yield f"{path[1:]} = {canonical(after).decode()}"
