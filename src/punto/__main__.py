"""`python -m punto` is the command `punto`."""

from punto.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
