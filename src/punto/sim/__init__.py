"""The simulator: shoes dealt by the million, on one core, many, or a cluster, with the same counts bit for bit."""
