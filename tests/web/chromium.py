"""A real Chromium for the tests of the page, wherever one can be had.

In this order: the program in PUNTO_TEST_CHROMIUM; one on this machine; Debian's package, which is installed where we
may (`python -m tests.web.chromium`, part of `make test`). Otherwise it is said how to get one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
ADVICE = (
    "The tests of the page need a Chromium. Install one (Debian: apt-get install --no-install-recommends chromium),"
    " or name one: PUNTO_TEST_CHROMIUM=/path/to/chromium make test"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The small shared memory of a container would end the browser in the middle of a page.
    "--disable-dev-shm-usage",
)


class NoChromium(Exception):
    """There is no Chromium to be had."""


def find() -> Path | None:
    """The program on this machine, if there is one."""
    given = os.environ.get("PUNTO_TEST_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def chromium() -> Path:
    """The program, or NoChromium with what to do about it."""
    found = find()
    if found is None:
        raise NoChromium(ADVICE)
    return found


def install() -> None:
    """Install Debian's package, if this is a Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NoChromium(ADVICE)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", "-qq", *command], env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoChromium(f"apt-get {command[0]} failed: {done.stderr.strip()[-300:]}\n{ADVICE}")


def main() -> int:
    """Make sure that there is a Chromium."""
    try:
        if find() is None:
            sys.stdout.write("Installing Chromium for the tests of the page.\n")
            install()
        chromium()
    except NoChromium as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
