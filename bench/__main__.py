"""`make bench`: every benchmark, one after the other."""

from __future__ import annotations

from bench import exact, server, simulator, store

for each in (simulator, exact, store, server):
    each.main()
