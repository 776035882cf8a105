"""The shell that punto is typed in."""
