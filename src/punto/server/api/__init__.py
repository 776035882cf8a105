"""The HTTP interface: one router module a subject."""
