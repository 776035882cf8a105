"""The socket of a table: the endpoint, what it sends, and the bounded queue of each client."""
