"""The rules of the game of the table."""
