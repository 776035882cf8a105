"""One question at the terminal: what can be seen, the choices, and the answer as a person types it."""

from __future__ import annotations

import re
from typing import assert_never

from punto.cli.guard import said_error
from punto.cli.language import say
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.house import House
from punto.rules.money import Currency
from punto.rules.scoreboard import roads
from punto.trainer import Drill
from punto.trainer.describe import seen
from punto.trainer.forms import JOINT, NOTHING, Arrange, Choice, Choose, CutChips, Fill, Form, Locate, Pick
from punto.trainer.model import Road
from punto.words import Text


def ask(house: House, drill: Drill, number: int, of: int) -> str | None:
    """What was answered, in the notation of its form; None where nothing was, or the input ends."""
    terminal, form = Terminal(), drill.asked.form
    terminal.print()
    terminal.print(Styled(f"{number}/{of}  {say(drill.asked.question)}", style="bold"))
    drawn = [part.results for part in drill.asked.scene if isinstance(part, Road) and part.road == "big_road"]
    if isinstance(form, Locate):
        drawn = [form.results]
    if drawn:
        from punto.cli.road_drawing import draw_roads

        terminal.draw(draw_roads(roads(drawn[0]), width=terminal.width))
    for line in seen(drill.asked, house.currency):
        terminal.print(f"  {say(line)}")
    if isinstance(form, Choose | Pick | Arrange):
        for place, choice in enumerate(form.choices, start=1):
            terminal.print(f"  {place}  {say(choice.text)}")
    while True:
        try:
            typed = input(f"{say(_prompt(form))}> ").strip()
        except EOFError:
            return None
        if not typed:
            return None
        try:
            given = _read(form, typed)
            form.check(given)
        except NotationError as error:
            terminal.print(f"  {said_error(error)}", style="yellow")
            continue
        return given


def _prompt(form: Form) -> Text:
    match form:
        case Choose():
            return Text("range", first=1, last=len(form.choices))
        case Pick():
            return Text("cli-asking-pick", nothing=NOTHING)
        case Arrange():
            return Text("cli-asking-arrange")
        case Fill():
            return Text("cli-asking-fill", fields=len(form.fields))
        case CutChips():
            return Text("cli-asking-cut")
        case Locate():
            return Text("cli-asking-locate")
    assert_never(form)


def _read(form: Form, typed: str) -> str:
    """The answer in its notation from what a person types."""
    words = [word for word in re.split(r"[\s,;]+", typed) if word]
    match form:
        case Choose():
            return _key(form.choices, words[0]) if len(words) == 1 else typed
        case Pick():
            picked = {_key(form.choices, word) for word in words} - {NOTHING}
            return JOINT.join(choice.key for choice in form.choices if choice.key in picked) or NOTHING
        case Arrange():
            return JOINT.join(_key(form.choices, word) for word in words)
        case Fill():
            return JOINT.join(str(_amount(word, form.currency)) for word in words)
        case CutChips():
            return _cut(form, words)
        case Locate():
            return JOINT.join(words)
    assert_never(form)


def _key(choices: tuple[Choice, ...], word: str) -> str:
    if word == NOTHING:
        return NOTHING
    if not word.isdecimal() or not 1 <= int(word) <= len(choices):
        raise NotationError(Text("cli-asking-no-choice", given=word, last=len(choices)))
    return choices[int(word) - 1].key


def _amount(word: str, currency: Currency | None) -> int:
    if currency is not None:
        return currency.parse(word.removeprefix(currency.symbol))
    if not word.isdecimal():
        raise NotationError(Text("cli-parser-not-whole", given=word))
    return int(word)


def _cut(form: CutChips, words: list[str]) -> str:
    counts = dict.fromkeys(form.chips, 0)
    for word in words:
        count, times, value = word.partition("x")
        chip = form.currency.parse(value) if times else -1
        if not count.isdecimal() or chip not in counts:
            chips = ", ".join(form.currency.format(each) for each in form.chips)
            raise NotationError(Text("cli-asking-no-chips", given=word, chips=chips))
        counts[chip] += int(count)
    return JOINT.join(str(counts[chip]) for chip in form.chips)
