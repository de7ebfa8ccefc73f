"""Blackjack a second time, slowly: from the catalogue alone, to be played against the rules of the program."""
