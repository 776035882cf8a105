"""Tests of the page in a real browser. A package, so that one browser serves them all and ends with the last."""
