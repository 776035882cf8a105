"""`punto serve`: the live table on the network."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from punto.cli.language import say
from punto.errors import NotationError
from punto.server.operations.logs import json_line
from punto.server.run import serve
from punto.server.settings import PACES, Rates, ServerSettings, TableSetup, is_table_name
from punto.table import IdleRules
from punto.words import Text

_MOST_BOTS = 12
_LEAST_NOTICE_MS = 10_000


def run(arguments: Namespace) -> int:
    """Serve until a signal says to stop."""
    return serve(settings_of(arguments, dict(os.environ)), show_token=_show_token)


def _show_token(token: str, *, as_json: bool) -> None:
    """To the one who started the server, and to no log; though in the shape of the log, if that is for programs."""
    shown = Text("cli-serve-token", token=token)
    print(json_line(str(shown), at=time.time()) if as_json else say(shown), file=sys.stderr, flush=True)


def settings_of(arguments: Namespace, environment: dict[str, str]) -> ServerSettings:
    """What the arguments and the environment say."""
    named = tuple(read_table(each) for each in arguments.tables)
    names = [each.name for each in named]
    if len(set(names)) < len(names):
        raise NotationError(Text("cli-serve-one-name"))
    # A table may name the file of its house, too.
    files = dict.fromkeys(map(Path, [*arguments.houses, *(each.house for each in named if _is_file(each.house))]))
    return ServerSettings(
        host=arguments.host,
        port=arguments.port,
        reachable_at=arguments.reachable_at,
        database=arguments.database,
        tables=tuple(map(_by_key, named)),
        house_files=tuple(files),
        own_tables=not arguments.no_own_tables,
        own_table_idle_seconds=arguments.own_table_idle * 60,
        own_tables_per_address=arguments.own_tables_per_address,
        seats_per_address=arguments.max_seats_per_address,
        spare_tables_max=arguments.spare_tables,
        idle=_idle(arguments.seat_idle),
        play_chips=arguments.play_chips,
        origins=tuple(arguments.origins),
        trusted_proxies=tuple(arguments.proxies),
        log_format="json" if arguments.json else arguments.log_format,
        log_level=arguments.log_level,
        max_clients=arguments.max_clients,
        max_clients_per_address=arguments.max_clients_per_address,
        stall_seconds=arguments.stall_seconds,
        rates=_rates(arguments.rate),
        bots_rest_seconds=arguments.bots_rest * 60,
        receipts_days=arguments.receipts,
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
        raise NotationError(Text("cli-serve-no-table", given=text))
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
        raise NotationError(Text("cli-serve-no-pace", given=value, paces=", ".join(PACES)))
    if key == "bots" and value.isdecimal() and int(value) <= _MOST_BOTS:
        return replace(setup, bots=int(value))
    raise NotationError(Text("cli-serve-no-option", given=option, most=_MOST_BOTS))


def _is_file(house: str) -> bool:
    return house.endswith(".toml")


def _by_key(setup: TableSetup) -> TableSetup:
    return replace(setup, house=Path(setup.house).stem) if _is_file(setup.house) else setup


def _idle(minutes: float) -> IdleRules | None:
    """The usual idle rules, stretched so that a seat that others want goes back after so many minutes; 0: none."""
    usual = IdleRules()
    if not minutes:
        return None
    assert usual.wanted_ms is not None
    times = minutes * 60_000 / usual.wanted_ms

    def stretched(length: int | None) -> int | None:
        return None if length is None else int(length * times)

    return replace(
        usual,
        no_chips_ms=stretched(usual.no_chips_ms),
        wanted_ms=stretched(usual.wanted_ms),
        unwanted_ms=stretched(usual.unwanted_ms),
        notice_ms=min(usual.notice_ms, max(_LEAST_NOTICE_MS, int(usual.notice_ms * times))),
    )


def _rates(times: float) -> Rates:
    """The limits, all of them so many times as generous."""
    usual = Rates()
    return Rates(**{name: value * times for name, value in vars(usual).items()})
