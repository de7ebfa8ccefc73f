"""The house games by their names, and in one line what each of them sets."""

from typing import Final

from carteado.words.language import Texts

PRESETS: Final[Texts] = {
    "nevada": "Cartas fechadas, à Nevada",
    "vegas": "Como em Las Vegas",
}
PRESET_LINES: Final[Texts] = {
    "nevada": "Só você vê as suas cartas até a hora de pagar.",
    "vegas": "O crupiê pega com 17 de ás, dobra-se depois de dividir, divide-se de novo, rendição tardia.",
}
