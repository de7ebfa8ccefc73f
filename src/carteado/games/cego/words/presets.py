"""The house games by their names, and in one line what each of them sets."""

from typing import Final

from carteado.words.language import Texts

PRESETS: Final[Texts] = {
    "verdade": "Só canto verdadeiro",
    "testas": "Testa até o fim",
}
PRESET_LINES: Final[Texts] = {
    "verdade": "O programa só deixa cantar o que se tem: sem flor falsa e sem flor escondida.",
    "testas": "Roda e testa se revezam a partida inteira.",
}
