"""The test harness that the tests and the benchmarks share: real servers, sockets and databases, started and stopped.

patience    how long anything that must come is waited for
cluster     several servers on one PostgreSQL behind a proxy, to look at
proxy       a TCP proxy that spreads connections, and cuts them one way at a time
postgres    a PostgreSQL server, wherever one can be had
server      `punto serve` as a process of its own, and patrons at its tables
bare        a socket without a library, for what no library would send
crowd       hundreds of spectators in one process
"""
