"""The competition tables there are to start from, and what each comes to before anybody says yes to it."""

from typing import Final

from carteado.tournament.extent import Extent
from carteado.words.language import Language, Texts

HOUR: Final = 60
TEMPLATES: Final[Texts] = {
    "groups-knockout": "Eliminatória depois dos grupos",
    "groups-groups-knockout": "Segunda fase de grupos de quatro, depois eliminatória",
    "qualifying-repescagem": "Classificatória, eliminatória até três, e a repescagem dá a quarta",
    "swiss-knockout": "Suíço, e eliminatória das melhores",
    "swiss": "Suíço",
    "knockout": "Eliminatória de todos, direta",
}


def draw_first(words: Language, entries: int, sizes: str) -> str:
    """That the groups have to be drawn before, and which sizes suit so many."""
    return words.say("Falta o sorteio dos grupos. Para {n} inscrições cabem bem: {sizes}.", n=entries, sizes=sizes)


def template(words: Language, found: Extent, tables: int) -> list[str]:
    """So many jogos, and about how long they take: "15 jogos, cerca de 3h45 em 4 mesas"; then rounds, and jogos by stage."""
    jogos = words.count("{n} jogo", "{n} jogos", found.jogos)
    at = words.count("numa mesa", "em {n} mesas", max(1, tables))
    h, least = divmod(found.minutes, HOUR)
    whole = words.say("{jogos}, cerca de {h}h{min} {at}.", jogos=jogos, h=h, min=f"{least:02d}", at=at)
    stages = " + ".join(f"{part.jogos} ({part.stage})" for part in found.parts)
    rounds = words.count("{n} rodada do torneio", "{n} rodadas do torneio", found.rounds)
    return [whole, words.say("{rounds}: {stages}.", rounds=rounds, stages=stages)]
