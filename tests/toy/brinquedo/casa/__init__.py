"""The rules of the game against the house."""
