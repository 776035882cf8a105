"""Message catalogues in Project Fluent's syntax, a folder a language, read when they are asked for.

A message's key begins with the name of its file, so that `refusal-not-seated` is looked for in `refusal.ftl` and no
other file is read. A message is parsed when it is first said: a command line that says ten sentences must not parse
two thousand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Language = str
"""A language by its tag, as in `locales/` and in the `lang` of a page: `en`, `zh-Hans`."""

ENGLISH: Final[Language] = "en"
"""What is said where nothing else was asked for, and where a house gives no text in the language asked for."""

_FOLDER: Final = Path(__file__).parent / "locales"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][a-zA-Z0-9_-]*)")

_LONGEST: Final = 1_000_000
"""Characters of a value."""

LANGUAGES: Final[tuple[Language, ...]] = (
    ENGLISH,
    *sorted(each.name for each in _FOLDER.iterdir() if each.is_dir() and each.name != ENGLISH),
)
"""Every language there is a folder of, English first."""


class _Catalogue:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._files = {each.name.removesuffix(".ftl"): each for each in (_FOLDER / language).iterdir()}
        self._entries: dict[str, Mapping[str, str]] = {}
        self._added: set[str] = set()
        self._bundle: FluentBundle | None = None

    def source(self, key: str) -> str | None:
        """The text of an entry as it stands in its file, or None."""
        name = "terms" if key.startswith("-") else self._file_of(key)
        if name is None:
            return None
        if name not in self._entries:
            self._entries[name] = entries(self._files[name])
        return self._entries[name].get(key)

    def say(self, key: str, values: Mapping[str, str | int]) -> str | None:
        """The message with its values, or None when there is no such message."""
        source = self.source(key)
        if source is None or ("{" not in source and "\n" not in source):
            # A plain line is its own text: most headings are, and cost no parser.
            return source
        bundle = self._with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"{self.language}: the message {key} has no text of its own")
        said, faults = bundle.format_pattern(pattern, dict(values))
        if faults:
            raise ValueError(f"{self.language}: the message {key} cannot be said with {sorted(values)}: {faults[0]}")
        return str(said)

    def _file_of(self, key: str) -> str | None:
        """The file whose name begins the key, the longest of several."""
        parts = key.split("-")
        names = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
        return next((name for name in names if name in self._files), None)

    def _with(self, key: str) -> FluentBundle:
        """The bundle, with this message and whatever it refers to."""
        from fluent.runtime import FluentBundle, FluentResource, resolver  # noqa: PLC0415 - a tenth of a second

        if self._bundle is None:
            # The limit guards against catalogues of strangers; a value of ours may be a whole text of a house.
            resolver.MAX_PART_LENGTH = _LONGEST
            self._bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [key]
        while wanted:
            each = wanted.pop()
            if each in self._added or (source := self.source(each)) is None:
                continue
            self._added.add(each)
            self._bundle.add_resource(FluentResource(f"{each} = {source}\n"))
            wanted += _REFERENCE.findall(source)
        return self._bundle


def entries(file: Traversable) -> Mapping[str, str]:
    """Every message and term of a file with its text, comments left out."""
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    starts = list(_ENTRY.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return {match[1]: text[match.end() : end].rstrip() for match, end in zip(starts, ends, strict=True)}


@cache
def _catalogue(language: Language) -> _Catalogue:
    return _Catalogue(language)


def said_by_key(key: str, language: Language, values: Mapping[str, str | int] | None = None) -> str:
    """The message of a key in a language, or in English where the language has none.

    >>> said_by_key("side-banker", "en")
    'Banker'
    """
    for each in (language, ENGLISH):
        said = _catalogue(each).say(key, values or {})
        if said is not None:
            return said
    raise KeyError(f"there is no message {key!r} in {ENGLISH}")


def is_known(key: str) -> bool:
    """Whether there is such a message."""
    return _catalogue(ENGLISH).source(key) is not None


def language_name(language: Language) -> str:
    """What a language calls itself."""
    return said_by_key("language-name", language)


def best_language(wanted: Iterable[str]) -> Language:
    """The first of the wanted languages that there is a folder of, as browsers and locales write them.

    >>> best_language(["zh_CN.UTF-8"]), best_language(["fr", "en-GB"])
    ('zh-Hans', 'en')
    """
    for each in wanted:
        tag = each.split(".")[0].replace("_", "-").lower()
        written = "zh-hant" if re.match(r"zh-(tw|hk|mo|hant)", tag) else "zh-hans" if tag.startswith("zh") else tag
        for language in LANGUAGES:
            if written == language.lower() or written.split("-")[0] == language.lower():
                return language
    return ENGLISH
