"""What is wrong with a line of a record of blackjack, and what would be right; {a} is the fact of the error."""

from typing import Final

from carteado.words.language import Texts

LINES: Final[Texts] = {"hands-cards": "O limite de cartas ali é {a}: tire as que sobram da linha «cartas»."}
