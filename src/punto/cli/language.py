"""The language of the running command: chosen once, and asked for wherever something is said.

`--lang` chooses it, before or after the command, else PUNTO_LANG, else the locale, else English. What `--json` writes
does not depend on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar

from punto.errors import NotationError
from punto.words import ENGLISH, LANGUAGES, Language, Text, best_language, language_name

__all__ = ["OPTION", "VARIABLE", "choose_language", "say", "speak", "spoken"]

OPTION = "--lang"
VARIABLE = "PUNTO_LANG"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set counts, as for other tools."""
_spoken: ContextVar[Language] = ContextVar("spoken", default=ENGLISH)


def spoken() -> Language:
    """The language of the running command."""
    return _spoken.get()


def say(text: Text | str) -> str:
    """A text in the language of the running command; what somebody wrote, such as a name, is said as it is."""
    return text if isinstance(text, str) else text.in_language(spoken())


def speak(wanted: str, *, named_by: str = OPTION) -> None:
    """Speak a language from now on; NotationError with those there are if this is none of them."""
    language = best_language([wanted])
    if language == ENGLISH and not wanted.lower().startswith(ENGLISH):
        known = ", ".join(f"{each} ({language_name(each)})" for each in LANGUAGES)
        nearest = Text("nearest-known", names=known)
        raise NotationError(Text("cli-parser-no-choice", what=named_by, given=wanted, nearest=nearest))
    _spoken.set(language)


def choose_language(given: Sequence[str], environment: Mapping[str, str]) -> None:
    """Speak what the arguments of a command, or else its environment, ask for."""
    # One after the other, so that a word about a language that there is not comes in the next best one.
    _spoken.set(best_language([environment[name] for name in _LOCALE if environment.get(name)][:1]))
    if environment.get(VARIABLE):
        speak(environment[VARIABLE], named_by=VARIABLE)
    for wanted in _options(given):
        speak(wanted)


def _options(given: Sequence[str]) -> Iterator[str]:
    """What stands after `--lang`; where nothing does, the parser says so."""
    for number, word in enumerate(given):
        if word == "--":
            return
        if word == OPTION and number + 1 < len(given):
            yield given[number + 1]
        elif word.startswith(f"{OPTION}="):
            yield word.partition("=")[2]
