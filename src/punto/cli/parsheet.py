"""`punto parsheet`: the par sheet of a house as a file."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from punto.cli.document import STDOUT, format_of
from punto.cli.language import say, spoken
from punto.cli.output import print_json
from punto.cli.progress import steps_of
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.extras import require
from punto.house import House
from punto.parsheet import FORMATS, par_sheet, par_sheet_file
from punto.words import Text

_MOST_SEED = 2**64


def run(arguments: Namespace) -> int:
    """Write one par sheet."""
    fmt = format_of(arguments, FORMATS)
    if arguments.seed >= _MOST_SEED:
        raise NotationError(Text("cli-arguments-seed-too-large", seed=str(arguments.seed)))
    file = Path(arguments.output)
    if arguments.output != STDOUT and not file.parent.is_dir():
        # Said before the work, not after it.
        raise NotationError(Text("cli-parsheet-no-folder", file=arguments.output))
    if fmt == "pdf":
        require("pdf")
    house = House.load(arguments.house)
    with ExitStack() as bars:

        def report(doing: Text) -> Callable[[int, int], None]:
            bars.close()
            return bars.enter_context(steps_of(doing))

        sheet = par_sheet(
            house, seed=arguments.seed, shoes=arguments.shoes, study_shoes=arguments.study_shoes, report=report
        )
    with steps_of(Text("cli-parsheet-doing")):
        made = par_sheet_file(sheet, fmt=fmt, lang=spoken())
    if arguments.output == STDOUT:
        sys.stdout.buffer.write(made)
        return 0
    file.write_bytes(made)
    compared = sheet.simulation.agreement
    if arguments.json:
        print_json(
            {
                "house": house.key,
                "house_sha256": sheet.house_sha256,
                "language": spoken(),
                "format": fmt,
                "file": arguments.output,
                "bytes": len(made),
                "agreement": compared.to_json(),
                "counts_sha256": sheet.simulation.counts_sha256,
            }
        )
    else:
        said = Text("cli-document-written", title=house.title, file=arguments.output, bytes=len(made))
        Terminal().print(say(said), soft_wrap=True)
        Terminal().print(say(Text("cli-parsheet-simulation", verdict=compared.sentence)), soft_wrap=True)
    return 0
