"""The keys of a table of cacheta or pif-paf, for the help."""

from typing import Final

from carteado.words import Texts

MEANINGS: Final[Texts] = {
    "← →": "andar pelas cartas da mão",
    "C  L": "comprar do monte, pegar o descarte",
    "D": "descartar a carta em que se está",
    "B": "bater: a lista das batidas, também com a louca",
    "P": "passar; nas apostas, acompanhar",
    "R  A": "apostar ou repicar (pergunta quanto), abandonar",
    "F": "dizer «pifei»",
    "E  O  T": "ir pegar e recuar, avisar do rebate, jogar as cartas fora",
    "M": "a lista de tudo o que se pode fazer",
    "Espaço": "não esperar a pausa",
    "Enter": "fazer o mais simples; seguir",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  W": "dia ou noite, verso das cartas",
    "Q  Esc": "sair",
}
