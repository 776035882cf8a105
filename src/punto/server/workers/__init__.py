"""The worker pool: processes apart, in which everything is done that reads for others or works on what strangers send.

The server's own process plays the tables and nothing else. A house, a plan or a record that somebody sends, odds,
leaflets, drills, histories, verifications, simulations and audits are **jobs**: each is handed to a process that does
one at a time, under limits of processor time and memory, and comes back as bytes that are sent on as they are.

    jobs.py       what can be asked of a worker, and what comes back
    wire.py       frames over the pipes between them
    lanes.py      the kinds of work, and how much of each there may be
    worker.py     one process, seen from the server
    pool.py       the processes of a lane: a bounded queue, fair by address, shed when it is full
    kept.py       answers that never change, as bytes
    workers.py    all lanes of a server
    apart.py      the class of routes that are answered by a worker
    process.py    the other side: the process itself
    services.py   what a route finds there
"""
