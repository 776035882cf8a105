"""Texts in words: the cases that the page is held to as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from punto.table.codec import decode
from punto.words import Text

CASES = json.loads(Path(__file__).with_name("said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[f"{place}-{case['text']['key']}" for place, case in enumerate(CASES)])
def test_a_text_of_the_wire_says_the_same_here_and_on_the_page(case: dict[str, Any]) -> None:
    text = decode(Text, json.dumps(case["text"]))
    assert {tag: text.in_language(tag) for tag in case["said"]} == case["said"]
