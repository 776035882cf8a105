"""Card sources: where the cards of a shoe come from. `CardDealt` in the journal is the truth about every card.

    Committed    a sealed seed, cut by patrons: the shoe that anyone can verify afterwards
    Scripted     cards that are given beforehand: tests, a replay, a trainer's lesson

What all of them answer stands in `source.py`; what only one has (seed, commitment, cuts) stands in that source and in
its own events alone.
"""

from punto.table.sources.committed import Committed
from punto.table.sources.scripted import Scripted
from punto.table.sources.source import CardSource, Proof

__all__ = ["CardSource", "Committed", "Proof", "Scripted", "Source"]

Source = Committed | Scripted
"""Every source there is: what the codec reads a state's source as."""
