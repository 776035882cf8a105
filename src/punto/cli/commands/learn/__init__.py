"""Teaching the game."""
