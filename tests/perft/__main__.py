"""`python -m tests.perft` counts every composition of the perft files anew and writes the files."""

from tests.perft.files import FILES, read, text_of

for path in FILES:
    path.write_text(text_of(read(path)), encoding="utf-8")
