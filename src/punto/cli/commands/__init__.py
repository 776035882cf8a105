"""Every command in a file of its own, in the folder of its subject. `punto.cli.entry` finds them there."""
