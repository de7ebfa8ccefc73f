"""What is wrong with a line of a record of truco, and what would be right; {a} is the fact of the error."""

from typing import Final

from carteado.words.language import Texts

LINES: Final[Texts] = {
    "no-packet": "Um maço queimado se escreve «queima 2 maço 1», e não «queima {a}».",
    "hands-vira": "Este jogo não tem vira, ou ela não sai no carteio: tire-a da linha «cartas».",
    "hands-cards": "Há carta repetida, ou mais de três para um lugar.",
}
