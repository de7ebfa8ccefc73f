"""What the settings of an event are called where no regulation asks about them."""

from typing import Final

from carteado.regulations import regulation
from carteado.tournament.rules import Rules
from carteado.tournament.state import State
from carteado.words.language import Language, Texts

SCOPE: Final = "tournament"
TITLES: Final[Texts] = {
    "averageScope": "Jogos que entram no Average",
    "bestOf": "Partidas de um jogo dos grupos, no máximo",
    "bye": "Pontos de uma folga",
    "clock": "Tempo de um jogo, em minutos",
    "confirm": "O que o outro lado confirma",
    "criteria": "Critérios de desempate, na ordem",
    "doubleCheck": "Quem digita uma súmula não a homologa",
    "draw": "Pontos de um jogo empatado",
    "drawn": "Um jogo pode terminar empatado",
    "dsqRank": "Colocação de quem foi desclassificado",
    "forfeitInAverage": "Jogo perdido por sanção entra no Average",
    "format": "Quem joga contra quem",
    "h2h": "Confronto direto entre três ou mais",
    "knockoutBestOf": "Partidas de um jogo da eliminatória, no máximo",
    "knockoutTarget": "Até quanto vai uma partida da eliminatória",
    "missed": "Pontos de uma rodada a que se faltou",
    "people": "Pessoas de um lado",
    "phones": "Atletas lançam no próprio celular",
    "points": "Pontos de um jogo, pelas partidas de quem perdeu",
    "reserves": "Reservas de um lado",
    "restart": "O desempate recomeça a cada separação",
    "signatures": "Quem assina a súmula",
    "target": "Até quanto vai uma partida dos grupos",
    "tentos": "Tentos no desempate",
    "thirdPlaceMatch": "Jogo de terceiro lugar",
    "woAbsent": "Pontos de quem falta",
    "woLeague": "Pontos de quem vence por WO",
    "woNextMin": "Tolerância de cada partida seguinte, em minutos",
    "woPoints": "Pontos-partida do WO",
    "woToleranceMin": "Tolerância antes do WO, em minutos",
}


def option(words: Language, state: State, key: str) -> str:
    """What a setting of an event is called."""
    return named(words, state.code, key)


def named(words: Language, rules: Rules, key: str) -> str:
    """What a setting is called: as the regulation asks it of a tournament, or as everybody does."""
    asked = regulation(rules.regulation).options if rules.regulation else ()
    found = next((one for one in asked if one.key == key), None)
    if found is not None and (found.scope == SCOPE or key not in TITLES):
        return found.title(words.lang)
    return words.say(TITLES[key]) if key in TITLES else key
