"""The acts: everything that can be asked of a table. One file holds an act whole: command, guard, events, their change.

A file that lies here is found by itself; nothing lists the acts. To add one, write a file with a subclass of
`PatronCommand`, `SeatedCommand`, `RoundCommand`, `OperatorCommand` or `ServerCommand`, and one of `Event` for each
thing that it causes.
"""

from pkgutil import iter_modules

for _module in iter_modules(__path__):
    __import__(f"{__name__}.{_module.name}")
