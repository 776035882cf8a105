"""The table on the network: an ASGI app, one actor a table, sockets, sessions and the HTTP interface.

    settings = ServerSettings(database="punto.db")
    serve(settings)                                what `punto serve` runs
    app = create_app(settings)                     the ASGI app by itself

A command comes in by socket or HTTP, is answered by `punto.store.Writer`, durably, and only then is anything shown:
`punto.table.view` makes what each viewer may see, and nothing else ever leaves the process.
"""
