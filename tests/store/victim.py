"""A process that is killed. It forks a child for every life, so that a life costs no start of Python.

    python -m tests.store.victim points ADDRESS     every write of a whole script, one life each
    python -m tests.store.victim nursery ADDRESS    lives on demand, for whoever kills them from outside

`points` plays the script of a round and a shoe change. The child dies at the first write of a command; the next child
sends the command again and dies at the second write; and so on until a child gets through and the next command comes.

`nursery` reads lines `TABLE ROUNDS FROM` and forks a child that plays that script from that command on. The child
writes its process id, then `settling N` just before it handles a command that settles a round, and `done N` when a
command is answered. The nursery writes `gone` when the child has ended, by itself or otherwise.
"""

from __future__ import annotations

import os
import sys

from punto.store import Desk, Store
from tests.store.faults import FaultyStore, dies, quick
from tests.store.playing import Script, many_rounds, over_a_shoe_change


def one_life(store: FaultyStore, script: Script, place: int, die_at: int) -> int:
    """Fork, handle one command and die at that write; what the system says of the child's end."""
    child = os.fork()
    if child == 0:
        desk = Desk.open(store, script.table, snapshot_every=5)
        assert desk.state in (script.states[place], script.states[place + 1]), "a half-done command"
        store.again(die_at)
        desk.handle(script.commands[place])
        assert desk.state == script.states[place + 1]
        os._exit(0)
    return os.waitpid(child, 0)[1]


def points(address: str) -> None:
    """Die at every write there is; say how often."""
    script = over_a_shoe_change()
    store = FaultyStore.wrapped(quick(Store.open(address)), dies)
    desk = Desk.open(store, script.table, snapshot_every=5)
    for command in script.commands[: script.change.start]:
        desk.handle(command)
    # The children inherit what SQLAlchemy has worked out, but no connection.
    store.close()
    deaths = 0
    for place in script.change:
        die_at = 1
        while (status := one_life(store, script, place, die_at)) != 0:
            assert os.WIFSIGNALED(status), f"command {place} at write {die_at}"
            deaths += 1
            die_at += 1
    say(f"{deaths}")


def nursery(address: str) -> None:
    """Lives on demand."""
    store = quick(Store.open(address))
    play_through(store)
    for line in sys.stdin:
        table, rounds, first = line.split()
        script = many_rounds(table, int(rounds))
        child = os.fork()
        if child == 0:
            play(store, script, int(first))
            os._exit(0)
        os.waitpid(child, 0)
        say("gone")


def play_through(store: Store) -> None:
    """Let SQLAlchemy work out what the children inherit, and leave them no connection."""
    Desk.open(store, "t0").handle_many(many_rounds("t0", 1).commands)
    store.close()


def play(store: Store, script: Script, first: int) -> None:
    """Play the script from that command on, saying how far it is."""
    say(f"{os.getpid()}")
    desk = Desk.open(store, script.table, snapshot_every=50)
    for place in range(first, len(script.commands)):
        if place in script.settles:
            say(f"settling {place}")
        desk.handle(script.commands[place])
        say(f"done {place}")


def say(line: str) -> None:
    """A line that is out before anything else happens."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    {"points": points, "nursery": nursery}[sys.argv[1]](sys.argv[2])
