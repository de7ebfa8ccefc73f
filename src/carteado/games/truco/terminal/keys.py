"""The keys of a truco table, for the help."""

from typing import Final

from carteado.words import Texts

MEANINGS: Final[Texts] = {
    "1 2 3": "levantar a carta (de novo: baixar)",
    "Enter": "jogar a carta levantada; seguir",
    "F": "fechar a carta levantada (jogar virada para baixo)",
    "T": "truco; com uma carta levantada, jogar e trucar",
    "A  R  C": "cair, aumentar, correr",
    "M": "abrir o jogo que ganha a mão",
    "P  D": "mão de onze: jogar, desistir",
    "C  B  D": "antes de dar: cortar, queimar, devolver ou dar",
    "S  T  U": "antes de dar: serrar, tirar a vira, pedir por baixo",
    "P  M": "na distribuição: não queimar mais, dar um maço só",
    "F  R": "carta virada no carteio: ficar com ela ou não",
    "E": "espiar o fundo no corte; entregar a mão, onde a mesa permite",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "Espaço": "não esperar a pausa",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  4  W": "dia ou noite, quatro cores, verso das cartas",
    "Q  Esc": "sair",
}
