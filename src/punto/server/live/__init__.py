"""Live tables: the actor of each, what it shows, its clock and bots, and the registry of them all."""
