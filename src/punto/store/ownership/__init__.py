"""Ownership: which server deals a table. A lease a process, a fencing token a table, and the fence in every append.

    beat     a process extends its lease, by the clock of the database        node_lease.py
    bury     whoever looks declares dead what has expired                     claims.py
    claim    a table whose owner is dead or nobody is taken, its epoch grows  claims.py
    fence    the append's own UPDATE compares owner and epoch                 store/write/append.py
    release  an owner lets go of a table                                      claims.py

Declare dead, then take: a claim looks at `dead_at`, which is set once, and never at the time. Safety rests on the fence
alone; the length of the lease only trades speed for false alarms.
"""
