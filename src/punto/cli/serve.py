"""`punto serve`: the live table on the network."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from punto.errors import NotationError
from punto.server.run import serve
from punto.server.settings import DEFAULT_TABLES, PACES, Rates, ServerSettings, TableSetup, is_table_name

_WANTED = "write it like green=dragon-mini,pace=fast,bots=3"
_MOST_BOTS = 12


def run(arguments: Namespace) -> int:
    """Serve until a signal says to stop."""
    settings = settings_of(arguments, dict(os.environ))
    if settings.operator_token is None:
        settings = replace(settings, operator_token=secrets.token_urlsafe(18))
        # To the one who started the server, and to no log.
        print(f"The operator's token is {settings.operator_token}", file=sys.stderr, flush=True)
    return serve(settings)


def settings_of(arguments: Namespace, environment: dict[str, str]) -> ServerSettings:
    """What the arguments and the environment say."""
    named = tuple(read_table(each) for each in arguments.tables)
    names = [each.name for each in named]
    if len(set(names)) < len(names):
        raise NotationError("two tables have one name; every --table needs its own")
    # A table may name the file of its house, too.
    files = dict.fromkeys(map(Path, [*arguments.houses, *(each.house for each in named if _is_file(each.house))]))
    return ServerSettings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        tables=tuple(map(_by_key, named)) or DEFAULT_TABLES,
        house_files=tuple(files),
        own_tables=not arguments.no_own_tables,
        own_table_idle_seconds=arguments.own_table_idle * 60,
        play_chips=arguments.play_chips,
        origins=tuple(arguments.origins),
        trusted_proxies=tuple(arguments.proxies),
        log_format=arguments.log_format,
        log_level=arguments.log_level,
        max_clients=arguments.max_clients,
        max_clients_per_address=arguments.max_clients_per_address,
        stall_seconds=arguments.stall_seconds,
        rates=_rates(arguments.rate),
        bots_rest_seconds=arguments.bots_rest * 60,
        grace_seconds=arguments.grace,
        operator_token=environment.get("PUNTO_OPERATOR_TOKEN") or None,
        secret=environment.get("PUNTO_SECRET") or None,
    )


def read_table(text: str) -> TableSetup:
    """A table as `--table` names it.

    >>> read_table("green=dragon-mini,pace=fast,bots=3")
    TableSetup(name='green', house='dragon-mini', pace='fast', bots=3)
    """
    name, equals, rest = text.partition("=")
    house, *options = rest.split(",")
    if not equals or not is_table_name(name) or not house:
        raise NotationError(f"{text!r} is no table; {_WANTED} (names that begin with own- are for patrons)")
    setup = TableSetup(name=name, house=house)
    for option in options:
        setup = _with_option(setup, option)
    return setup


def _with_option(setup: TableSetup, option: str) -> TableSetup:
    key, _, value = option.partition("=")
    if key == "pace":
        for pace in PACES:
            if value == pace:
                return replace(setup, pace=pace)
        raise NotationError(f"{value!r} is no pace; it is one of {', '.join(PACES)}")
    if key == "bots" and value.isdecimal() and int(value) <= _MOST_BOTS:
        return replace(setup, bots=int(value))
    raise NotationError(f"{option!r} is no option of a table (bots: 0 to {_MOST_BOTS}); {_WANTED}")


def _is_file(house: str) -> bool:
    return house.endswith(".toml")


def _by_key(setup: TableSetup) -> TableSetup:
    return replace(setup, house=Path(setup.house).stem) if _is_file(setup.house) else setup


def _rates(times: float) -> Rates:
    """The limits, all of them so many times as generous."""
    usual = Rates()
    return Rates(**{name: value * times for name, value in vars(usual).items()})
