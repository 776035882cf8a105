"""The dealer: what happens at a table by the clock, phase by phase. A file holds its events and when they are due."""
