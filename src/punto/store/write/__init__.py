"""The write path: commands decided and stored exactly once, under locks and a fencing token."""
