"""Carteado: Brazilian card games, played, refereed and run by the book."""

__version__ = "0.1.0"
