"""What is wrong with a line of a record of canastra or buraco, and what would be right; {a} is the fact of the error."""

from typing import Final

from carteado.words.language import Texts

LINES: Final[Texts] = {
    "no-meld": "Diga a que jogo a carta se junta, como «junta 7P em 2», e não «junta {a}».",
    "no-place": "Depois do «=» vem a carta que o curinga representa: de 2 a K, A depois do rei, 1 antes do dois; não «{a}».",
    "hands-cards": "Cabem {a} cartas ali: tire as que sobram da linha «cartas».",
}
