"""Tournaments over REST: kept as logs, written by whoever holds a key, told to everybody."""
