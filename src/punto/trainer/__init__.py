"""The trainer: questions for dealers and newcomers, made from a house and its rules, with answers and reasons.

A **topic** is one thing to know, such as "Banker has 3, Player's third card counts 8". A **drill** is a topic dealt
with cards, chips or a road of its own. An **exam** is a seeded paper of drills, marked. There is no clock and no chance
in here: the same house, topic and seed give the same drill, and every answer is what the rules and the house say.

Adding a kind of question is adding one file to `punto.trainer.subjects`.
"""

from punto.trainer.forms import Choice, Form
from punto.trainer.model import Drill, PosedQuestion, Subject, Topic
from punto.trainer.registry import chosen, drill, kinds, kinds_of, topics

__all__ = [
    "Choice",
    "Drill",
    "Form",
    "PosedQuestion",
    "Subject",
    "Topic",
    "chosen",
    "drill",
    "kinds",
    "kinds_of",
    "topics",
]
