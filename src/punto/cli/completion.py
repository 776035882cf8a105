"""Shell completion: what may be typed after `punto`, as data and as a script for each shell.

Taken from the commands that `main.py` finds and the arguments they declare: nothing lists them again. An argument is
completed by its choices, or by what its name in the help stands for: a HOUSE, a PLAN, a FILE.
"""

from __future__ import annotations

from argparse import Action
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from punto.cli.entry import command_parser, commands
from punto.house.catalogue import entries
from punto.house.loader import house_keys
from punto.house.sets import set_keys
from punto.sim.plan import shipped_plans
from punto.words import LANGUAGES

__all__ = ["completion_script"]


@dataclass(frozen=True)
class Values:
    """What may stand in the place of an argument."""

    name: str
    """As the help calls it."""
    words: tuple[str, ...] = ()
    files: bool = False


@dataclass(frozen=True)
class Option:
    """An option of a command."""

    names: tuple[str, ...]
    help: str
    takes: Values | None
    """None for one that is given or not."""


@dataclass(frozen=True)
class Completed:
    """A command and what may follow it."""

    name: str
    help: str
    options: tuple[Option, ...]
    arguments: tuple[Values, ...]


_FILES: Final = frozenset({"FILE", "DATABASE", "FOLDER"})
_WORDS: Final[Mapping[str, Callable[[], tuple[str, ...]]]] = {
    "HOUSE": lambda: (*house_keys(), *set_keys()),
    "PLAN": lambda: tuple(shipped_plans()),
    "KEY": lambda: tuple(entries()),
    "KEYS": lambda: tuple(entries()),
    "BET": lambda: tuple(entries()),
    "TAG": lambda: LANGUAGES,
}
"""Names of arguments in the help, and what they stand for."""
_OR_A_FILE: Final = frozenset({"HOUSE", "PLAN"})


def completion_script(shell: str) -> str:
    """The script for a shell, with descriptions in the language of the running command."""
    writers = {"bash": _bash, "zsh": _zsh, "fish": _fish}
    return "\n".join(writers[shell](tuple(_completed()))) + "\n"


def _completed() -> Iterator[Completed]:
    for command in commands().values():
        actions = command_parser(command).actions
        yield Completed(
            command.name,
            command.help,
            tuple(
                Option(tuple(each.option_strings), _help(each), None if each.nargs == 0 else _values(each))
                for each in actions
                if each.option_strings
            ),
            tuple(_values(each) for each in actions if not each.option_strings),
        )


def _help(action: Action) -> str:
    return " ".join((action.help or "").replace("%%", "%").split())


def _values(action: Action) -> Values:
    name = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if action.choices is not None:
        return Values(name, tuple(map(str, action.choices)))
    named = name.split("|")
    words = tuple(word for each in named if each in _WORDS for word in _WORDS[each]())
    return Values(name, words, files=any(each in _FILES or each in _OR_A_FILE for each in named))


# ------------------------------------------------------------------------------------------------ bash


def _bash(every: tuple[Completed, ...]) -> Iterator[str]:
    yield from (
        "_punto() {",
        '    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words="" files=""',
        "    COMPREPLY=()",
        '    case "$COMP_CWORD:${COMP_WORDS[1]}" in',
        f'        1:*) words="{" ".join(each.name for each in every)} --help --lang --version" ;;',
    )
    for each in every:
        yield f'        *:{each.name}) case "$previous" in'
        for option in each.options:
            if option.takes is not None:
                offers = _bash_offers(option.takes.words, files=option.takes.files)
                yield f"            {'|'.join(option.names)}) {offers} ;;"
        words = [name for option in each.options for name in option.names]
        words += [word for values in each.arguments for word in values.words]
        files = any(values.files for values in each.arguments)
        yield f"            *) {_bash_offers(tuple(words), files=files)} ;;"
        yield "        esac ;;"
    yield from (
        "    esac",
        '    COMPREPLY=($(compgen -W "$words" -- "$current"))',
        '    if [ -n "$files" ]; then',
        "        local IFS=$'\\n'",
        "        compopt -o filenames 2>/dev/null",
        '        COMPREPLY+=($(compgen -f -- "$current"))',
        "    fi",
        "}",
        "complete -F _punto punto",
    )


def _bash_offers(words: tuple[str, ...], *, files: bool) -> str:
    said = [f'words="{" ".join(words)}"'] if words else []
    return "; ".join([*said, *(["files=1"] if files else [])]) or ":"


# ------------------------------------------------------------------------------------------------- zsh


def _zsh(every: tuple[Completed, ...]) -> Iterator[str]:
    yield from ("#compdef punto", "")
    taken = [values for each in every for values in (*each.arguments, *_taken(each.options))]
    for values in dict.fromkeys(each for each in taken if each.words and each.files):
        words = f"values:{_zsh_plain(values.name)}:({' '.join(values.words)})"
        yield f"{_zsh_function(values)}() {{ _alternative '{words}' 'files:file:_files' }}"
    yield from ("", "_punto() {", "    local -a commands", "    commands=(")
    yield from (f"        '{each.name}:{_zsh_plain(each.help)}'" for each in every)
    yield from (
        "    )",
        "    if (( CURRENT == 2 )); then",
        "        _describe -t commands command commands",
        "        return",
        "    fi",
        "    local command=$words[2]",
        "    shift words",
        "    (( CURRENT-- ))",
        "    case $command in",
    )
    for each in every:
        specs = [_zsh_option(option, name) for option in each.options for name in option.names]
        # The last may stand several times.
        placed = [*enumerate(each.arguments, start=1), *(("*", values) for values in each.arguments[-1:])]
        specs += [f"'{place}:{_zsh_plain(values.name)}:{_zsh_action(values)}'" for place, values in placed]
        yield f"        ({each.name})"
        yield "            _arguments \\"
        yield from (f"                {spec} \\" for spec in specs[:-1])
        yield from (f"                {specs[-1]}", "            ;;")
    yield from (
        "    esac",
        "}",
        "",
        'if [ "$funcstack[1]" = "_punto" ]; then',
        '    _punto "$@"',
        "else",
        "    compdef _punto punto",
        "fi",
    )


def _taken(options: tuple[Option, ...]) -> Iterator[Values]:
    yield from (option.takes for option in options if option.takes is not None)


def _zsh_option(option: Option, name: str) -> str:
    takes = option.takes
    value = "" if takes is None else f":{_zsh_plain(takes.name)}:{_zsh_action(takes)}"
    return f"'*{name}[{_zsh_plain(option.help)}]{value}'"


def _zsh_action(values: Values) -> str:
    if values.words and values.files:
        return _zsh_function(values)
    return f"({' '.join(values.words)})" if values.words else "_files" if values.files else " "


def _zsh_function(values: Values) -> str:
    return f"_punto_{'_'.join(values.name.lower().split('|'))}"


def _zsh_plain(text: str) -> str:
    """A text within a specification, which stands in single quotes."""
    for mark in "\\[]:":
        text = text.replace(mark, f"\\{mark}")
    return text.replace("'", "'\\''")


# ------------------------------------------------------------------------------------------------ fish


def _fish(every: tuple[Completed, ...]) -> Iterator[str]:
    yield "complete -c punto -f"
    for each in every:
        yield f"complete -c punto -n __fish_use_subcommand -a {each.name} -d {_fish_quoted(each.help)}"
    for each in every:
        after = f"complete -c punto -n '__fish_seen_subcommand_from {each.name}'"
        for option in each.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            takes = "" if option.takes is None else _fish_value(option.takes)
            yield f"{after} {names}{takes} -d {_fish_quoted(option.help)}"
        for values in each.arguments:
            offered = f"{' -F' if values.files else ''}{_fish_words(values)}"
            if offered:
                yield f"{after}{offered}"


def _fish_value(values: Values) -> str:
    return f"{' -r -F' if values.files else ' -x'}{_fish_words(values)}"


def _fish_words(values: Values) -> str:
    return f" -a {_fish_quoted(' '.join(values.words))}" if values.words else ""


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
