"""The house games by their names, and in one line what each of them sets."""

from typing import Final

from carteado.words.language import Texts

PRESETS: Final[Texts] = {
    "louca": "Com louca",
    "sem-curinga": "Sem curinga",
    "quatro": "Quatro curingas",
    "fuga": "Pode fugir",
    "quadra": "Com quadra",
    "mesa": "Pode pedir mesa",
}
PRESET_LINES: Final[Texts] = {
    "louca": "Bate-se também fora da vez, com o descarte de qualquer pessoa.",
    "sem-curinga": "Nenhuma carta é virada, e nenhuma é curinga.",
    "quatro": "O curinga vale nos dois naipes da cor da vira.",
    "fuga": "Antes da primeira compra se foge da rodada por uma vida.",
    "quadra": "Quatro cartas do mesmo valor, dos quatro naipes, também são jogo.",
    "mesa": "Enquanto ninguém apostou se fica sem apostar; se ninguém aposta, joga-se pelos pingos.",
}
