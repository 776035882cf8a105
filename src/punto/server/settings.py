"""What `punto serve` sets: one frozen value for the whole server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, get_args

from punto.errors import UnknownName
from punto.table import Pace, Settings

PaceName = Literal["calm", "normal", "fast", "instant"]
LogFormat = Literal["human", "json"]

_SECOND = 1000

PACES: Final[dict[PaceName, Settings]] = {
    "calm": Settings(
        pace=Pace(first_card_ms=1000, card_ms=1100, expose_ms=800, third_ms=1200, result_ms=1300), cut_ms=12 * _SECOND
    ),
    "normal": Settings(),
    "fast": Settings(
        pace=Pace(first_card_ms=300, card_ms=350, expose_ms=250, third_ms=400, result_ms=450, pause_ms=2 * _SECOND),
        cut_ms=5 * _SECOND,
    ),
    # Whatever can happen happens at once; only the result stays, for as long as it takes to send it.
    "instant": Settings(
        pace=Pace(first_card_ms=0, card_ms=0, expose_ms=0, third_ms=0, result_ms=0, pause_ms=150), cut_ms=2 * _SECOND
    ),
}
"""The paces that a table may have, by name."""


def settings_of(pace: str) -> Settings:
    """The settings of a table at that pace; UnknownName if there is none of that name."""
    for name in get_args(PaceName):
        if name == pace:
            return PACES[name]
    raise UnknownName("pace", pace, PACES)


def pace_of(settings: Settings) -> PaceName | None:
    """The name of a table's pace, if it has one."""
    return next((name for name, each in PACES.items() if each.pace == settings.pace), None)


OWN_PREFIX: Final = "own-"
"""How the names of tables begin that patrons open."""


def is_table_name(name: str) -> bool:
    """Whether the house may give a table this name: letters, digits, - and _, and none of the patrons' own."""
    plain = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return plain and len(name) <= 40 and not name.startswith(OWN_PREFIX)


@dataclass(frozen=True, kw_only=True)
class TableSetup:
    """One table that the server opens by itself."""

    name: str
    house: str
    """The key of a house."""
    pace: PaceName = "normal"
    bots: int = 0
    """How many patrons the server plays there."""


DEFAULT_TABLES: Final = (
    TableSetup(name="mini", house="dragon-mini"),
    TableSetup(name="midi", house="dragon-midi"),
    TableSetup(name="atlantic", house="atlantic-city-mini", bots=4),
    TableSetup(name="pairs", house="pairs-mini", pace="fast", bots=3),
    TableSetup(name="squeeze", house="ohio-midi", bots=3),
    TableSetup(name="vancouver", house="bclc-ez", bots=2),
)
"""A Mini and a Midi table to sit down at alone, and lively ones under other houses."""


@dataclass(frozen=True, kw_only=True)
class Rates:
    """How fast clients may be. A bucket holds `burst` tokens and gets `per_second` back."""

    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    """Messages of one socket, folds not counted. Past it each costs a `too_fast` error."""
    folds_per_second: float = 60.0
    folds_burst: float = 120.0
    """Folds of one socket. Past it they are dropped, as folds may be."""
    faults_burst: float = 20.0
    faults_per_second: float = 0.5
    """Malformed or too fast messages of one socket. Past it the socket is closed."""
    requests_per_second: float = 50.0
    requests_burst: float = 200.0
    """HTTP requests of one address."""
    sign_ins_per_minute: float = 30.0
    sign_ins_burst: float = 60.0
    """Guest sign-ins of one address."""
    own_houses_per_minute: float = 60.0
    own_houses_burst: float = 60.0
    """House files that one address brings, each counted once."""
    simulations_per_minute: float = 12.0
    simulations_burst: float = 12.0
    """Simulations that one address starts."""
    tokens_per_minute: float = 6.0
    tokens_burst: float = 10.0
    """Tries at the operator's token of one address."""


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "punto.db"
    tables: tuple[TableSetup, ...] = DEFAULT_TABLES
    house_files: tuple[Path, ...] = ()
    """Own house files beside the shipped houses."""
    own_tables: bool = True
    """Whether patrons may open tables of their own."""
    own_tables_max: int = 50
    own_tables_per_patron: int = 2
    own_table_idle_seconds: float = 600.0
    """How long a table that a patron opened may be empty before it is closed."""
    play_chips: int = 1000
    """What a guest is given, in whole units of the currency."""
    origins: tuple[str, ...] = ()
    """Origins beside the server's own from which pages may connect, such as https://example.org."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose word on the client's address and scheme is taken."""
    log_format: LogFormat = "human"
    log_level: str = "info"
    max_clients: int = 2000
    max_clients_per_address: int = 100
    queue_frames: int = 64
    """How many frames may wait for a client before it gets the whole document instead."""
    stall_seconds: float = 15.0
    """How long a client may take nothing, or need for one request, before it is closed."""
    rates: Rates = field(default_factory=Rates)
    guest_session_seconds: int = 30 * 24 * 3600
    operator_session_seconds: int = 12 * 3600
    reconnect_seconds: float = 1.0
    """How long a patron's last socket may be gone before the table is told."""
    restart_seconds: float = 5.0
    """The same, for patrons who were there when the server stopped."""
    bots_rest_seconds: float = 600.0
    """How long bots play on when nobody looks."""
    grace_seconds: float = 20.0
    """How long rounds in progress may take to finish when the server stops."""
    operator_token: str | None = field(default=None, repr=False)
    secret: str | None = field(default=None, repr=False)
    """What signs sessions; None: a secret that the database keeps."""
    page: Path | None = None
    """The built page; None: the one in the package, if it is there."""
