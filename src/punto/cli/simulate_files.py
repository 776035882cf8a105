"""What `punto simulate` writes beside its figures, so that a bad path is noticed first and no run is lost by one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from punto.cli.language import say
from punto.cli.progress import steps_of
from punto.errors import NotationError
from punto.extras import require
from punto.words import Text

COMPILING = Text("cli-simulate-compiling")
_NOT_SAVED = 2


def picture_at(path: Path) -> Path:
    """Where to draw; an error now if nothing can be drawn there, and not after all the shoes."""
    if path.suffix not in (".svg", ".png", ".pdf"):
        raise NotationError(Text("cli-simulate-no-format", file=str(path)))
    if not path.parent.is_dir():
        raise NotationError(Text("cli-simulate-no-folder", file=str(path), folder=str(path.parent)))
    require("plot")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise NotationError(Text("cli-simulate-cannot-write", file=str(path)))
    return path


def files_then_figures(files: Callable[[], int], figures: Callable[[], None]) -> int:
    """Write files before anything is printed, and give their exit code.

    A reader of the figures who has seen enough ends the command, and whatever becomes of the files must not lose the
    figures.
    """
    try:
        return files()
    finally:
        figures()


def drawn(picture: Path, draw: Callable[[], None]) -> int:
    """Draw a picture; the exit code says whether it is there."""
    try:
        with steps_of(Text("cli-simulate-doing-picture")):
            draw()
    except OSError as error:
        return _not_saved(Text("cli-simulate-picture-not-saved", file=str(picture), reason=_reason(error)))
    return 0


def _not_saved(said: Text) -> int:
    """Say what is missing beside the figures, and give the exit code."""
    sys.stdout.flush()
    print(f"punto: {say(said)}", file=sys.stderr)
    return _NOT_SAVED


def checkpoint_not_saved(error: OSError) -> int:
    """Say that the progress is not kept, and give the exit code."""
    return _not_saved(Text("cli-simulate-checkpoint-not-saved", reason=_reason(error)))


def _reason(error: OSError) -> str:
    """What the system says."""
    return error.strerror or str(error)
