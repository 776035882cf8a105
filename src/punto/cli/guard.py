"""Error handling of commands: an exit status, and one message instead of a traceback.

0 is good, 1 says that a record or a database does not verify, 2 that the input was bad. A reader who closes the pipe
ends the command quietly with 141, and Ctrl-C with 130, as a shell reports of other tools; 74 (EX_IOERR) says that the
answer could not be written.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

from punto.cli.language import say
from punto.errors import FileError, PuntoError
from punto.words import Text

__all__ = ["BAD_INPUT", "BROKEN_PIPE", "INTERRUPTED", "WRITE_ERROR", "guarded", "said_error"]

BAD_INPUT = 2
WRITE_ERROR = 74
INTERRUPTED = 128 + 2
BROKEN_PIPE = 128 + 13
_WHEN_WRITING = frozenset({errno.EPIPE, errno.EBADF, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""What the system answers when something cannot be written: no fault of the input."""


def guarded(command: Callable[[], int], *, as_json: bool) -> int:
    """Run a command and give its exit status, whatever becomes of its input and its output."""
    _open_missing_outputs()
    try:
        code = _answered(command, as_json=as_json)
        sys.stdout.flush()
    except BrokenPipeError:
        _abandon_output()
        return BROKEN_PIPE
    except OSError as error:
        _abandon_output()
        print(f"punto: {say(Text('cli-guard-cannot-write', reason=_said(error)))}", file=sys.stderr)
        return WRITE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _answered(command: Callable[[], int], *, as_json: bool) -> int:
    try:
        return command()
    except SystemExit as ended:  # argparse ends by itself after --help and --version.
        return ended.code if isinstance(ended.code, int) else 0
    except (PuntoError, OSError) as error:
        if isinstance(error, OSError) and error.errno in _WHEN_WRITING:
            raise
        _complain(error, as_json=as_json)
        return BAD_INPUT


def _complain(error: PuntoError | OSError, *, as_json: bool) -> None:
    if as_json:
        from punto.cli.output import print_json, problem_json

        message = str(error) if isinstance(error, PuntoError) else _said(error)
        problems = [problem_json(each) for each in error.problems] if isinstance(error, FileError) else []
        print_json({"error": {"message": message, "problems": problems}})
    else:
        print(f"punto: {said_error(error)}", file=sys.stderr)


def said_error(error: PuntoError | OSError) -> str:
    """What is wrong, in the language of the running command."""
    return say(error.text) if isinstance(error, PuntoError) else _said(error)


def _said(error: OSError) -> str:
    """What the system says, without its number and with the file first.

    >>> _said(FileNotFoundError(2, "No such file or directory", "shoe.json"))
    'shoe.json: no such file or directory'
    """
    if error.strerror is None:
        return str(error)
    reason = error.strerror[:1].lower() + error.strerror[1:]
    return reason if error.filename is None else f"{os.fspath(error.filename)}: {reason}"


class _ClosedOutput(io.TextIOBase):
    """An output that was closed before the command began: writing fails as it does for other tools."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, say(Text("cli-guard-closed")))

    @property
    def buffer(self) -> _ClosedOutput:
        """Bytes fail alike."""
        return self

    def flush(self) -> None:
        """Nothing waits to be written."""


def _open_missing_outputs() -> None:
    """Give a process that was started with closed outputs something to write to.

    Their descriptors are taken too: the next file to be opened, a database perhaps, would get their numbers.
    """
    if sys.stdout is None:
        _take_descriptor(1)
        sys.stdout = _ClosedOutput()
    if sys.stderr is None:
        _take_descriptor(2)
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - it stays open until the end


def _take_descriptor(number: int) -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    if null != number:
        os.dup2(null, number)
        os.close(null)


def _abandon_output() -> None:
    """What is still buffered must not fail again when Python ends."""
    if not isinstance(sys.stdout, _ClosedOutput):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
