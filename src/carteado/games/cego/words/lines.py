"""What is wrong with a line of a record of Truco Cego, and what would be right; {a} is the fact of the error."""

from typing import Final

from carteado.words.language import Texts

LINES: Final[Texts] = {
    "answer-form": "A resposta diz a que responde, envido, flor, truco ou tudo, e por quantos, como «quero envido 2», "
    "«não quero truco 3» ou «quero flor 0», e não «{a}».",
    "hands-lei": "Aqui não cabe a lei do jogo: tire-a da linha «cartas».",
    "hands-cards": "Há carta repetida, ou mais de três para um lugar.",
}
