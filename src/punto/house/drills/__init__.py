"""Drills: questions for dealers and newcomers, made from a house and its rules, with answers and reasons.

A **topic** is one thing to know, such as "Banker has 3, Player's third card counts 8": it is what a learner's score and
the repetition of what was missed go by. A **drill** is a topic dealt with cards of its own. There is no chance in
here: the same house, topic and seed give the same drill, and every answer is what `punto.rules` says of those cards.
"""

from punto.house.drills.questions import Choice, Drill, drill
from punto.house.drills.topics import KINDS, Kind, Topic, chosen, topics

__all__ = ["KINDS", "Choice", "Drill", "Kind", "Topic", "chosen", "drill", "topics"]
