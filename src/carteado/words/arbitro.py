"""The referee without a played game: the people named by where they sit from the dealer, and what a ruling brings."""

from typing import Final

from carteado.game import Reason
from carteado.placar.situation import Ruling, Situation
from carteado.words import placar
from carteado.words.language import Language, Texts

ROLES: Final[Texts] = {
    "dealer": "quem deu as cartas",
    "right": "quem está à direita de quem deu",
    "partner": "o parceiro de quem deu",
    "cutter": "quem cortou",
    "dealers": "a dupla que deu as cartas",
    "others": "a outra dupla",
}
SEATS: Final = {2: ("dealer", "cutter"), 4: ("dealer", "right", "partner", "cutter")}


def names(words: Language, situation: Situation) -> placar.Names:
    """The people of a table whose names nobody told."""
    said = {key: words.say(text) for key, text in ROLES.items()}
    seats = [""] * situation.seats
    for place, role in enumerate(SEATS[situation.seats]):
        seats[(situation.dealer + place) % situation.seats] = said[role]
    sides = (said["dealers"], said["others"])
    return placar.Names(words, sides if situation.dealer % 2 == 0 else sides[::-1], seats)


def told(words: Language, situation: Situation, found: Ruling) -> str:
    """What follows, and whether it ends the partida."""
    sentence = placar.consequence(names(words, situation), found.consequence)
    return f"{sentence} {words.say('Com isso a partida acaba.')}" if found.how == "played" else sentence


def refused(words: Language, situation: Situation, reason: Reason) -> str:
    """Why there is no such ruling here."""
    return placar.refusal(names(words, situation), reason)
