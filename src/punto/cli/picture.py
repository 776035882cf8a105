"""Pictures for files: labels in the reader's language, if a font that is shipped can write it, else in English."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.font_manager import findfont, fontManager, get_font
from matplotlib.text import Text as Label

from punto.cli.language import say, spoken
from punto.words import Language, Text, language_name

__all__ = ["Say", "figure_of", "save"]

Say = Callable[[Text], str]
_USUAL = "DejaVu Sans"


def figure_of(draw: Callable[[Say], Figure]) -> Figure:
    """What is drawn with labels that are said so; in English, with a word about it, where no font has the signs."""
    fonts = [Path(findfont(_USUAL)), *_shipped(spoken())]
    signs = {sign for font in fonts for sign in get_font(font).get_charmap()}
    with mpl.rc_context({"font.family": [get_font(font).family_name for font in fonts]}):
        drawn = draw(say)
        labels = "".join(label.get_text() for label in drawn.findobj(Label))
        if {ord(sign) for sign in labels if sign.isprintable()} <= signs:
            return drawn
        print(f"punto: {say(Text('cli-simulate-no-font'))}", file=sys.stderr)
        return draw(str)


def save(figure: Figure, path: Path) -> None:
    """Write the picture."""
    # Text stays text in an SVG, so that it can be read, searched and tested.
    with mpl.rc_context({"svg.fonttype": "none"}):
        figure.savefig(path)


@cache
def _shipped(language: Language) -> list[Path]:
    """The fonts of the leaflets, those first that can write the name of the language."""
    with resources.as_file(resources.files("punto.leaflet.fonts")) as folder:
        fonts = sorted(folder.glob("*Regular*.[ot]tf"))
    for font in fonts:
        fontManager.addfont(font)
    name = {ord(sign) for sign in language_name(language)}
    return sorted(fonts, key=lambda font: not name <= set(get_font(font).get_charmap()))
