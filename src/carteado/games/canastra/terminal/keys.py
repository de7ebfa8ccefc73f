"""The keys of a table of canastra or buraco, for the help."""

from typing import Final

from carteado.words import Texts

MEANINGS: Final[Texts] = {
    "← →": "andar pelas cartas da mão",
    "Espaço": "levantar a carta, ou baixar de volta; sem carta, não esperar a pausa",
    "Backspace": "soltar tudo o que foi levantado",
    "C  L": "comprar do monte, pegar o lixo",
    "F  R": "ficar com a primeira carta comprada, ou recusar",
    "J": "juntar as levantadas num jogo, para baixar vários de uma vez",
    "B": "baixar: o que foi juntado e o que está levantado",
    "A": "acrescentar as levantadas a um jogo do seu lado",
    "D": "descartar a carta levantada",
    "M": "a lista de tudo o que se pode fazer",
    "Enter": "fazer o mais simples; seguir",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  W": "dia ou noite, verso das cartas",
    "Q  Esc": "sair",
}
