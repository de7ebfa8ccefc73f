"""The referee of canastra and buraco without a played game: what a clause usually brings."""

from typing import Final

from carteado.words.face import RefereeWords
from carteado.words.language import Language, Texts

EFFECTS: Final[Texts] = {
    "CAN-14.2": "o que foi baixado não vale, e o mínimo do lado sobe para 90",
    "CAN-14.2a": "na segunda tentativa o mínimo é 90",
    "CAN-14.2b": "na terceira tentativa o mínimo é 120",
    "CAN-14.2c": "da quarta tentativa em diante o mínimo é 150",
    "CAN-16.1": "a coordenação decide: acerta o placar, ou anula a rodada",
    "BUR-S24": "a arbitragem decide: acerta o placar, ou anula a rodada",
}
# Play goes clockwise: who plays first sits to the dealer's left.
ROLES: Final[Texts] = {"left": "quem está à esquerda de quem deu"}


def effect(words: Language, clause: str) -> str:
    """What a clause brings; "" where it is no matter of the referee's."""
    text = EFFECTS.get(clause)
    return "" if text is None else words.say(text)


REFEREE: Final = RefereeWords(effect, roles=ROLES, seats={4: ("dealer", "left", "partner", "cutter")})
