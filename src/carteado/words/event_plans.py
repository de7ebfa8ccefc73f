"""What a competition table comes to, before anybody says yes to it."""

from typing import Final

from carteado.words.language import Language

HOUR: Final = 60


def template(words: Language, jogos: int, minutes: int, tables: int) -> str:
    """So many jogos, and about how long they take: "15 jogos, cerca de 3h45 em 4 mesas"."""
    told = words.count("{n} jogo", "{n} jogos", jogos)
    at = words.count("numa mesa", "em {n} mesas", max(1, tables))
    return words.say("{jogos}, cerca de {h}h{min} {at}.", jogos=told, h=minutes // HOUR, min=f"{minutes % HOUR:02d}", at=at)
