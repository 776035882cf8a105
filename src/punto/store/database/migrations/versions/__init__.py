"""One module a step, in order; each says which one comes before it."""
