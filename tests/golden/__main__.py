"""`python -m tests.golden` plays the shoe of every house again and writes the golden files."""

from punto.house import House
from tests.golden.playthrough import FOLDER, SEEDS, path_of, text_of

FOLDER.mkdir(exist_ok=True)
for key, seed in SEEDS.items():
    path_of(key).write_text(text_of(House.load(key), seed), encoding="utf-8")
