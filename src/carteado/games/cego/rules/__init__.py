"""Truco Cego: three against three, roda and testa, flor, envido and truco."""
