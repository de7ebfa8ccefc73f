"""What is wrong with a line of a record of Truco Cego, and what would be right; {a}, {b} and {c} are the facts of the error."""

from typing import Final

from carteado.words.language import Texts

LINES: Final[Texts] = {
    "answer-form": "A resposta diz a que responde, envido, flor, truco ou tudo, e por quantos, como «quero envido 2», "
    "«não quero truco 3» ou «quero flor 0», e não «{a}».",
    "raise-order": "A ordem do truco não muda: truco, retruco, vale quatro. Aqui só cabe «e {b}», e não «{a}». [{c}]",
    "hands-lei": "Aqui não cabe a lei do jogo: tire-a da linha «cartas».",
    "hands-cards": "Há carta repetida, ou mais de três para um lugar.",
}
