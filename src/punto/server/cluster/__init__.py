"""A house of many servers: who deals which table, and how the others show it.

membership.py   this server among the others: claims, the fence by its own clock, balance, drain
hub.py          the owner's side: events of its tables to the servers that show them, their commands answered
peers.py        the other side: one link to each server whose tables are shown here
mirror.py       a table that another server deals, as it is shown here
wire.py         what goes over a link
lobby.py        what all servers say of their tables

A link carries events and not documents: a document depends on the state and the audience alone, so the server that has
the sockets makes it, once an audience. What an owner pays for a table is one text a server, whoever watches there, and
a server that takes a table over has its clients already.
"""
