"""Houses, bets and rounds."""
