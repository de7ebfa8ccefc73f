"""Truco Cego at the terminal: six seats, roda and testa, all that depends on `CegoView`."""
