"""The referee of cacheta and pif-paf without a played game: what a clause usually brings."""

from typing import Final

from carteado.words.face import RefereeWords
from carteado.words.language import Language, Texts

EFFECTS: Final[Texts] = {
    "PIF-ERR-1": "as cartas voltam para a mão, e a rodada segue",
    "PIF-ERR-2": "a batida só vale com carta do monte, até o fim da rodada",
    "PIF-ERR-3": "sai da rodada, e o que apostou fica no pote",
    "PIF-REB-1": "só compra do monte, até o fim da rodada",
    "PIF-S23": "a arbitragem decide: acerta as fichas, ou anula a rodada",
    "CAC-S9": "as cartas voltam para a mão; o castigo é o que a mesa combinou",
    "CAC-S21": "a arbitragem decide: acerta as vidas, ou anula a rodada",
}
# Who sits where, seen by who dealt; nobody has a partner.
ROLES: Final[Texts] = {"left": "quem está à esquerda de quem deu", "across": "quem está em frente a quem deu"}
SEATS: Final = {2: ("dealer", "across"), 3: ("dealer", "left", "right"), 4: ("dealer", "left", "across", "right")}


def effect(words: Language, clause: str) -> str:
    """What a clause brings; "" where it is no matter of the referee's."""
    text = EFFECTS.get(clause)
    return "" if text is None else words.say(text)


REFEREE: Final = RefereeWords(effect, roles=ROLES, seats=SEATS, sides={2: (), 4: ()})
