"""axe-core over a page: what it finds that would keep somebody out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.web.visitor import Visitor

_SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return _SOURCE.read_text(encoding="utf-8")


def findings(visitor: Visitor) -> list[str]:
    """Every serious or critical finding, with the elements."""
    page = visitor.page
    if not page.evaluate("() => 'axe' in window"):
        # Handed over by the debugger, which no content policy concerns.
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
          // Colours in the middle of a fade are nobody's.
          await Promise.all(document.getAnimations().filter((each) => each.effect.getTiming().iterations !== Infinity)
            .map((each) => each.finished.catch(() => null)));
          const { violations } = await axe.run({ resultTypes: ["violations"] });
          const told = ({ html, failureSummary }) => `${html}\\n${failureSummary}`;
          return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(told) }));
        }"""
    )
    return [
        f"{each['id']} ({each['impact']}): {each['help']}\n" + "\n".join(each["nodes"])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
