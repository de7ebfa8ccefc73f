"""What is said at a table of Truco Cego, in the words of its players: labels, stories, songs and piles of tentos.

Rule 1: calls are never translated (ENVIDO, QUERO, É BOA); only what stands around them is.
Rule 2: the pack is Spanish, always: 10 is the sota, whatever suit it has.
"""
