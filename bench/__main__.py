"""`make bench`: every benchmark, one after the other."""

from __future__ import annotations

from bench import cluster, exact, gpu, reading, server, simulator, store, study

for each in (simulator, gpu, exact, study, store, server, cluster, reading):
    each.main()
