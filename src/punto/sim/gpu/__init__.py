"""Shoes dealt on a GPU: the fast kernel once more, in CUDA, with the same tallies bit for bit."""
