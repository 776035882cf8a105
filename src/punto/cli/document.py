"""Commands that write a document: which format is wanted, by the name of the file or by --format."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from punto.errors import NotationError
from punto.words import Text

STDOUT = "-"

FormatT = TypeVar("FormatT", bound=str)


def format_of(arguments: Namespace, formats: Sequence[FormatT]) -> FormatT:
    """The format that was asked for, or that the name of the file tells."""
    if arguments.output == STDOUT and arguments.json:
        raise NotationError(Text("cli-document-json"))
    wanted = arguments.format
    if wanted is None:
        if arguments.output == STDOUT:
            raise NotationError(Text("cli-document-needs-format", formats=", ".join(formats)))
        wanted = Path(arguments.output).suffix.removeprefix(".").lower()
    for each in formats:
        if each == wanted:
            return each
    endings = ", ".join(f".{each}" for each in formats)
    raise NotationError(Text("cli-document-no-format", file=arguments.output, endings=endings))
