"""Nothing works in silence: whatever may take more than a second says what it does, where a person looks."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from punto.cli import main, progress, simulate_files
from punto.cli.entry import commands
from punto.store import Store
from punto.store.local import Table

COMPILING = str(simulate_files.COMPILING)
SHOES = ("--seed", "1", "--shoes", "10")
LONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("odds", "bclc-mini"), ("odds",)),
    (("odds", "bclc-mini", "--effects", "--json"), ("odds",)),
    (("odds", "bclc-ez", "--known", "1"), ("orders of cards",)),
    (("odds", "bclc-ez", "--sorted", "6789"), ("orders of cards",)),
    (("odds", "bclc-ez", "--best-sort"), ("orders of cards",)),
    (("compare", "bclc-mini", "bclc-ez"), ("odds",)),
    (("diff", "bclc-mini", "bclc-ez"), ("odds",)),
    (("bet", "dragon_7", "--effects"), ("odds",)),
    (("bets", "dragon_7"), ("pricing bets",)),
    (("simulate", "bclc-mini", *SHOES, "--plot", "x.svg"), ("house", COMPILING, "shoes", "exact odds", "picture")),
    (("simulate", "bclc-mini", *SHOES, "--json"), ("house", COMPILING, "shoes", "exact odds")),
    (("simulate", "bclc-mini", *SHOES, "--strategy", "flat"), (COMPILING, "sessions")),
    (("study", "bclc-ez", *SHOES, "--plot", "x.svg", "--states", "x.csv"), ("house", COMPILING, "shoes", "states")),
    (
        ("count", "dragon_7", *SHOES, "--level", "1"),
        ("effects of removal", COMPILING, "dealing", "dealing others", "tags of level 1"),
    ),
    (("leaflet", "bclc-ez", "--odds", "-o", "x.pdf"), ("leaflet",)),
    (
        ("parsheet", "bclc-ez", "--shoes", "10", "--study-shoes", "10", "-o", "x.pdf"),
        ("odds", "covariances", "effects of removal", "decks", "simulation", "study", "par sheet"),
    ),
    (("exam", "bclc-ez", "--count", "1", "--seed", "1", "--answers", "a.json", "--result", "x.pdf"), ("result",)),
    (("audit", "x.db"), ("auditing",)),
    (("export", "x.db", "--to", "out"), ("exporting",)),
]
QUICK = {
    "check",
    "completion",
    "deal",
    "drill",
    "facts",
    "houses",
    "new",
    "plans",
    "replay",
    "roads",
    "schema",
    "serve",
    "settle",
    "verify",
}
"""What answers at once, or has a log of its own."""


class _AtOnce:
    """A timer whose time has come."""

    def __init__(self, _seconds: float, start: Callable[[], None]) -> None:
        self.start, self.daemon = start, False

    def cancel(self) -> None: ...

    def join(self) -> None: ...


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What a person sees on the error output, in a folder with everything that is asked for."""
    shown = StringIO()
    # The console is loaded where a terminal shows it.
    monkeypatch.setattr("rich.console.Console", lambda **_: Console(file=shown, force_terminal=True, width=200))
    monkeypatch.setattr(progress, "Timer", _AtOnce)
    monkeypatch.chdir(tmp_path)
    Path("a.json").write_text(json.dumps([None]), encoding="utf-8")
    return shown


def test_11_19_every_command_is_known_to_be_quick_or_to_say_how_far_it_is() -> None:
    assert {arguments[0] for arguments, _ in LONG} | QUICK == set(commands())
    assert not {arguments[0] for arguments, _ in LONG} & QUICK


@pytest.mark.parametrize(("arguments", "words"), LONG, ids=lambda each: " ".join(each[:3]))
def test_11_19_what_may_take_long_says_what_it_does(
    screen: StringIO,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: tuple[str, ...],
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    if "x.db" in arguments:
        with Store.open("x.db") as store:
            Table.open("bclc-mini", store=store)
    assert main(arguments) in (0, 1), capsys.readouterr().err
    said, place = screen.getvalue(), 0
    for word in words:
        place = said.find(word, place)
        assert place >= 0, f"{word}: not said, or not in its place"
    out = capsys.readouterr().out
    assert not any(word in out for word in (COMPILING, "orders of cards")), "the answer has nothing of it"
    if "--json" in arguments:
        json.loads(out)
