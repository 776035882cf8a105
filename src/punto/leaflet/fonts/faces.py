"""Which fonts a language is printed in, and how: a table by language tag.

To print another script, cut its font with `make.sh` into this folder and give it a line in `FACES`. A language without
one is set in Latin type.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from punto.words import Language, Text

_OTHERS: Final = ("Noto Sans SC", "Libertinus Serif", "DejaVu Sans Mono")
"""The families that are asked for what a face's own lack."""
_FIGURES: Final = r"[\x21-\x7e]{1,16}"


@dataclass(frozen=True)
class Face:
    """How a language is set in type."""

    lang: str
    """As typst names the language, whose rules for line ends and punctuation then hold."""
    region: str | None = None
    """Where the shapes of characters and punctuation are those of a region."""
    family: str = "Noto Sans SC"
    """The family of running text."""
    display: str = "Libertinus Serif"
    """The family of headings."""
    heading: float = 1.15
    """The size of headings, in ems."""
    tracking: float = 0.22
    """The space between the letters of the line above the title, in ems."""
    features: tuple[str, ...] = ("pwid",)
    """A font made for Chinese has quotation marks as wide as its other signs, unless told otherwise."""
    spaced: bool = True
    """Whether words have spaces between them; where they have none, a title may be broken anywhere."""
    unbroken: str = ""
    """A pattern of what no line may tear apart beside the words that the catalogue names, such as Korean words."""


FACES: Final[Mapping[Language, Face]] = {
    "zh-Hans": Face("zh", "cn", display="Noto Sans SC", heading=1.02, tracking=0.4, features=(), spaced=False),
    "zh-Hant": Face(
        "zh", "hk", family="Noto Sans HK", display="Noto Sans HK", heading=1.02, tracking=0.4, features=(), spaced=False
    ),
    # A line of Korean ends between words, as people write it, though between any two syllables by Unicode's rule.
    "ko": Face(
        "ko", family="Noto Sans KR", display="Noto Sans KR", heading=1.02, tracking=0.3, unbroken=r"[\p{Hangul}]{2,12}"
    ),
    "vi": Face("vi", family="Noto Sans", features=()),
}
"""By the beginning of the language's tag; the longest that fits is taken."""


def face_of(language: Language) -> Face:
    """How a language is set.

    >>> face_of("zh-Hans").region, face_of("en").lang
    ('cn', 'en')
    """
    parts = language.split("-")
    begins = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((FACES[each] for each in begins if each in FACES), Face(parts[0]))


def face_for_typst(language: Language) -> dict[str, Any]:
    """A face as the templates take it: `sans` and `display` in the order to try, `unbroken` as one pattern or none."""
    face = face_of(language)
    kept = Text("leaflet-words-keep-together").in_language(language).split()
    # The longest come first, or a shorter one would win.
    words = sorted(map(re.escape, kept), key=len, reverse=True)
    unbroken = "|".join([face.unbroken, *words] if face.unbroken else words)
    sans = tuple(dict.fromkeys((face.family, *_OTHERS)))
    return {
        **asdict(face),
        "sans": sans,
        "display": tuple(dict.fromkeys((face.display, *sans))),
        # Figures beside a word go with it, and the sign beyond them: typst puts a little space between Han and Latin,
        # but not around a box.
        "unbroken": rf"(?:\p{{Han}}?{_FIGURES})?(?:{unbroken})(?:{_FIGURES}(?:{unbroken}|\p{{Han}})?){{0,2}}"
        if unbroken
        else None,
    }
