"""How `punto simulate` and `punto study` deal: seed, engine, checkpoint, progress and Ctrl-C, the same for both."""

from __future__ import annotations

import os
import secrets
from argparse import Namespace
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path

from punto.cli.progress import progress_bar, waiting_for
from punto.cli.simulate_files import COMPILING
from punto.errors import NotationError
from punto.sim.checkpoint import Checkpoint
from punto.sim.cluster import on_cluster
from punto.sim.engine import CountedT, Engine, WorkT
from punto.sim.run import RunProgress, deal
from punto.sim.threads import Threads
from punto.words import Text

__all__ = ["dealt", "engine_of", "seed_of", "threads_of"]

_MOST_SEED = 2**64


def seed_of(arguments: Namespace) -> int:
    """The seed that was given, or a random one."""
    seed: int = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    if not 0 <= seed < _MOST_SEED:
        raise NotationError(Text("cli-arguments-no-seed", seed=str(seed)))
    return seed


def threads_of(arguments: Namespace) -> int:
    """How many threads deal: those that were asked for, or one a core."""
    return arguments.threads or os.cpu_count() or 1


def engine_of(arguments: Namespace, kernel: Engine[WorkT, CountedT]) -> AbstractContextManager[Engine[WorkT, CountedT]]:
    """Threads, or a cluster if one is named, in which a kernel deals."""
    if arguments.cluster is None:
        return nullcontext(Threads(threads_of(arguments), kernel))
    return on_cluster(arguments.cluster, kernel)


def dealt(
    arguments: Namespace,
    work: WorkT,
    engine: AbstractContextManager[Engine[WorkT, CountedT]],
    *,
    report: Callable[[RunProgress[CountedT]], None] = lambda _: None,
) -> RunProgress[CountedT]:
    """Deal the shoes that the arguments ask for, with a bar where a person looks; Ctrl-C ends with what is done."""
    checkpoint = Checkpoint(Path(arguments.checkpoint)) if arguments.checkpoint else None
    if checkpoint is not None:
        checkpoint.resume(work, arguments.shoes)
        checkpoint.check()
    with ExitStack() as stack:
        dealer = stack.enter_context(engine)
        # Compiled (or loaded from the cache) before the clock starts: `seconds` is the dealing alone.
        if dealer.refusal(work) is None:
            with waiting_for(COMPILING):
                dealer.count(work, (0, 1))
        tell = stack.enter_context(progress_bar(Text("cli-simulate-doing"), arguments.shoes))

        def reported(so_far: RunProgress[CountedT]) -> None:
            report(so_far)
            tell(so_far.tally.shoes, so_far.rounds_per_second)

        return deal(work, arguments.shoes, engine=dealer, checkpoint=checkpoint, report=reported)
