"""Live tables and their records."""
