"""Pictures of every page and every state of the table, taken from a real server with a real browser: `make pictures`.

    python -m docs.make_pictures                 all of them
    python -m docs.make_pictures squeeze odds    these scenes

Cards come as they come: what a picture is to show (a natural, a third card, a win) is played for until it happens.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.pictures import around_the_table, at_the_table
from docs.pictures.languages import languages
from docs.pictures.studio import Scene, Studio
from harness.patience import patient_client
from harness.server import ServerProcess
from tests.web.chromium import FLAGS, chromium
from tests.web.operator import Operator

FOLDER = Path(__file__).parent
TABLES = (
    "mini=dragon-mini",
    "midi=dragon-midi",
    "atlantic=atlantic-city-mini,pace=instant,bots=4",
    "pairs=pairs-mini,pace=instant,bots=3",
    "squeeze=ohio-midi,pace=instant,bots=3",
    "vancouver=bclc-ez,pace=instant,bots=2",
)
MOST_BYTES = 8_000_000
SCENES: tuple[Scene, ...] = (
    around_the_table.lobby,
    at_the_table.betting,
    at_the_table.dealing,
    at_the_table.squeeze,
    at_the_table.interruptions,
    at_the_table.looks,
    around_the_table.history,
    around_the_table.verify,
    around_the_table.operator,
    around_the_table.odds,
    around_the_table.simulate,
    around_the_table.learn,
    languages,
)


def main(wanted: list[str]) -> int:
    """Take the pictures, and say how large they are together."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--rate", "20", "--log-level", "warning", "--grace", "1"]
        with (
            ServerProcess(Path(folder), tables=TABLES, options=options) as server,
            sync_playwright() as playwright,
            patient_client(server.url) as http,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            studio = Studio(server, browser, Operator(http), FOLDER)
            for scene in SCENES:
                if not wanted or scene.__name__ in wanted:
                    sys.stdout.write(f"{scene.__name__}\n")
                    sys.stdout.flush()
                    scene(studio)
            browser.close()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    sys.stdout.write(f"{studio.taken} pictures taken; all in this folder have {size / 1e6:.1f} MB\n")
    return 0 if size <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
