"""`python -m tests.golden` plays every house again and writes the golden files; a new house gets a shoe by itself."""

from punto.house import House
from punto.house.loader import house_keys
from tests.golden import live, playthrough

for folder in (playthrough.FOLDER, live.FOLDER):
    folder.mkdir(exist_ok=True)
for key in house_keys():
    house = House.load(key)
    playthrough.path_of(key).write_text(playthrough.text_of(house, playthrough.seed_of(key)), encoding="utf-8")
    live.path_of(key).write_text(live.text_of(house), encoding="utf-8")
