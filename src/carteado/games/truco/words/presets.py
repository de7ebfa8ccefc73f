"""The house games by their names, and in one line what each of them sets."""

from typing import Final

from carteado.words.language import Texts

PRESETS: Final[Texts] = {
    "boteco": "Truco de boteco",
    "escuro": "Ferro no escuro",
    "limpo": "Baralho limpo",
    "livre": "Truco livre",
    "casal": "Casal maior na mesa",
    "esconde": "Cangou, pode esconder",
    "sem-espiar": "Corte sem espiar",
}
PRESET_LINES: Final[Texts] = {
    "boteco": "Sai quem está à direita do pé, quem caiu aumenta depois, ferro no escuro, ninguém baixa o jogo, valem sinais.",
    "escuro": "A mão de ferro se joga toda às cegas; o resto é do código.",
    "limpo": "Sem 4, 5, 6 e 7: 24 cartas, e manilha quase toda mão.",
    "livre": "Quem truca em cima de carta aberta não tem de matar.",
    "casal": "Quem tem as manilhas de paus e de copas mostra as duas e leva a mão.",
    "esconde": "Com o jogo cangado ninguém é obrigado a mostrar a maior carta.",
    "sem-espiar": "Quem corta não olha o fundo do baralho.",
}
