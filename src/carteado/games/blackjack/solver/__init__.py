"""Blackjack solved: the exact worth of every choice, for any shoe and any house rules (docs/blackjack-solver.md)."""
