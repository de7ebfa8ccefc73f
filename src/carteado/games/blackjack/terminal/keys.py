"""The keys of a table of blackjack, for the help."""

from typing import Final

from carteado.words import Texts

MEANINGS: Final[Texts] = {
    "A": "apostar (pergunta quanto)",
    "R": "na aposta: repetir a última; na vez: render-se",
    "I  U": "na aposta: o mínimo, o máximo",
    "P  M": "pedir carta, manter",
    "D  I": "dobrar, dividir",
    "S  E": "fazer seguro; nem seguro nem rendição",
    "Espaço": "não esperar a pausa",
    "Enter": "fazer o mais simples; seguir",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  4  W": "dia ou noite, quatro cores, verso das cartas",
    "Q  Esc": "sair",
}
