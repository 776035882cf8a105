"""The configuration of `punto serve`: one frozen value for the whole server."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Literal, get_args

from punto.errors import UnknownName
from punto.store.write.receipts import KEPT_DAYS
from punto.table import IdleRules, Pace, Settings
from punto.table.settings import PaceName

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
    """How fast clients may be. A bucket holds `burst` tokens and gets `per_second` back; `peak` shapes the burst."""

    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    """Messages of one socket, folds not counted. Past it each costs a `too_fast` error."""
    folds_per_second: float = 60.0
    folds_burst: float = 120.0
    """Folds of one socket. Past it they are dropped, as folds may be."""
    commands_per_second: float = 15.0
    commands_burst: float = 90.0
    """Commands of one patron over all sockets. Past it each costs a `too_fast` error."""
    faults_burst: float = 20.0
    faults_per_second: float = 0.5
    """Malformed or too fast messages of one socket. Past it the socket is closed."""
    requests_per_second: float = 50.0
    requests_burst: float = 200.0
    requests_peak: float = 200.0
    """HTTP requests of one address. Past the peak each waits for its turn."""
    files_per_second: float = 100.0
    files_burst: float = 1000.0
    """Files of the page that one address asks for. They are many, small and cached; but reading them is work, too."""
    connects_per_second: float = 20.0
    connects_burst: float = 200.0
    connects_peak: float = 50.0
    """Sockets that one address opens: each is greeted with a whole document. Past the peak each waits for its turn."""
    sign_ins_per_minute: float = 30.0
    sign_ins_burst: float = 60.0
    """Guest sign-ins of one address."""
    processor_seconds_per_second: float = 0.5
    processor_seconds_burst: float = 30.0
    """How much of a processor one address may use in worker processes, simulations aside."""
    simulations_per_minute: float = 12.0
    simulations_burst: float = 12.0
    """Simulations that one address starts."""
    tokens_per_minute: float = 6.0
    tokens_burst: float = 10.0
    """Tries at the operator's token of one address."""
    wrong_tokens_free: float = 10.0
    """Wrong tokens of all addresses before everybody has to wait."""


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "punto.db"
    tables: tuple[TableSetup, ...] = ()
    """The tables to open; none: those that the database has, and DEFAULT_TABLES in a new one."""
    house_files: tuple[Path, ...] = ()
    """Own house files beside the shipped houses."""
    own_tables: bool = True
    """Whether patrons may open tables of their own."""
    own_tables_max: int = 50
    own_tables_per_patron: int = 2
    own_tables_per_address: int = 6
    """0: any number. Not counted behind a proxy that is not named."""
    own_table_idle_seconds: float = 600.0
    """How long a table that a patron opened, or a spare one, may be empty before it is closed."""
    own_table_gives_way_seconds: float = 60.0
    """How long nobody may have sat at an own table before it gives way to another, when there are as many as may be."""
    seats_per_address: int = 14
    """Seats and places in line of one address at all tables; 0: any number. Not counted behind a proxy that is not
    named."""
    spare_tables_max: int = 6
    """How many tables may open by themselves, in all, where every seat of a house is taken."""
    idle: IdleRules | None = field(default_factory=IdleRules)
    """When the seat of somebody who does not play goes back; None: never."""
    waiting_away_seconds: float = 20.0
    """How long somebody on a waiting list may be without connection before the place is lost."""
    play_chips: int = 1000
    """What a guest is given, in whole units of the currency."""
    origins: tuple[str, ...] = ()
    """Origins beside the server's own from which pages may connect, such as https://example.org."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose word on the client's address and scheme is taken."""
    log_format: LogFormat = "human"
    log_level: str = "info"
    max_clients: int = 2000
    """Sockets of visitors; patrons who have a seat and operators are let in beyond them."""
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
    receipts_days: float = KEPT_DAYS
    """How many days an accepted command is known by its id, so that a copy of it is answered and not done again."""
    grace_seconds: float = 20.0
    """How long rounds in progress may take to finish when the server stops."""
    drain_spread_seconds: float = 5.0
    """Over how many seconds the clients of a server that stops are sent to the others, where there are others."""
    reachable_at: str | None = None
    """Where the other servers of the house reach this one, such as http://10.0.0.5:8000; None: where it listens."""
    operator_token: str | None = field(default=None, repr=False)
    secret: str | None = field(default=None, repr=False)
    """What signs sessions; None: a secret that the database keeps."""
    page: Path | None = None
    """The built page; None: the one in the package, if it is there."""

    def table_settings(self, pace: str) -> Settings:
        """The settings of a table at that pace; UnknownName if there is none of that name."""
        for name in get_args(PaceName):
            if name == pace:
                return replace(PACES[name], idle=self.idle)
        raise UnknownName("pace", pace, PACES)

    @property
    def clients_with_seated(self) -> int:
        """How many sockets there may be when the next is that of a seated patron who has none at the table."""
        return self.max_clients + max(1, self.max_clients // 20)

    @property
    def clients_with_operators(self) -> int:
        """How many sockets there may be when the next is an operator's."""
        return self.max_clients + max(2, self.max_clients // 10)
