"""The codes of truco two against two, or one against one, at the terminal: all that depends on `TrucoView`."""
