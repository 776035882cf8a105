"""Extras: a plain installation does without them, and what is missing is said in one sentence before the work."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from punto.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9_.-]", each)[0] for each in requirements}


def without(package: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command in an interpreter that cannot find a package."""
    hidden = f"import sys; sys.modules[{package!r}] = None; from punto.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", hidden, *arguments], capture_output=True, text=True, check=False, cwd=cwd
    )


def test_every_extra_is_one_of_the_project_and_no_plain_dependency() -> None:
    assert {*EXTRAS, "gpu", "all"} == set(OPTIONAL)
    for extra, package in EXTRAS.items():
        assert set(packages_distributions()[package]) & names(OPTIONAL[extra]), extra
        assert not names(OPTIONAL[extra]) & names(PROJECT["dependencies"]), extra
    assert OPTIONAL["all"] == [f"punto[{','.join(sorted(EXTRAS))}]"]


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("plot", ("simulate", "bclc-mini", "--shoes", "100", "--plot", "edges.svg")),
        ("plot", ("study", "bclc-mini", "--shoes", "10", "--plot", "edges.svg")),
        ("pdf", ("leaflet", "bclc-mini", "-o", "leaflet.pdf")),
        ("pdf", ("parsheet", "bclc-mini", "-o", "sheet.pdf")),
        ("pdf", ("count", "tie", "--sheet", "sheet.pdf")),
        ("pdf", ("exam", "bclc-mini", "--result", "result.pdf")),
        ("cluster", ("simulate", "bclc-mini", "--shoes", "100", "--cluster", "local:1")),
        ("parquet", ("study", "bclc-mini", "--shoes", "10", "--states", "states.parquet")),
        ("postgres", ("audit", "postgresql://nobody@127.0.0.1:9/none")),
    ],
)
def test_what_is_missing_is_said_with_the_command_that_installs_it(
    extra: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    ran = without(EXTRAS[extra], *arguments, cwd=tmp_path)
    said = f"punto: this needs {EXTRAS[extra]}, which is not installed: pip install 'punto[{extra}]'\n"
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith(said)
    assert "Traceback" not in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_leaflet_to_read_needs_no_typesetting(tmp_path: Path) -> None:
    ran = without("typst", "leaflet", "bclc-mini", "-o", "leaflet.md", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "leaflet.md").stat().st_size > 1000
