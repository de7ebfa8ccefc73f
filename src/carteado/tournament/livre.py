"""The preset that is nobody's: any game with two sides, every field the organiser's.

Rule 1: what a text leaves to the organiser is set by these same keys: a preset with few clauses is this one with those in it.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from carteado.regulations import Text
from carteado.tournament.criteria import Criterion
from carteado.tournament.penalties import Penalty
from carteado.tournament.preset import Preset
from carteado.tournament.results import Format
from carteado.tournament.rules import Rules
from carteado.tournament.settings import (
    ABSENCE,
    AVERAGE,
    DAY,
    DSQ_RANK,
    FORMATS,
    POINTS,
    TENTOS,
    THIRD_PLACE,
    flag,
    listed,
    named,
    number,
    ordered,
    share,
)

TITLES: Final[Mapping[str, Text]] = {
    "points": Text("Pontos", "Points"),
    "wins": Text("Jogos vencidos", "Jogos won"),
    "beaten": Text("Adversários derrotados", "Opponents beaten"),
    "partidas": Text("Partidas vencidas", "Partidas won"),
    "partidasDifference": Text("Saldo de partidas", "Difference of partidas"),
    "tentos": Text("Tentos a favor", "Tentos for"),
    "saldo": Text("Saldo de tentos", "Difference of tentos"),
    "average": Text("Average", "Average"),
    "encounter": Text("Confronto direto", "Direct encounter"),
    "encounterTwo": Text("Confronto direto entre duas", "Direct encounter of two"),
    "encounterWins": Text("Jogos vencidos entre si", "Jogos won among them"),
    "encounterPartidas": Text("Partidas vencidas entre si", "Partidas won among them"),
    "encounterTentos": Text("Tentos entre si", "Tentos among them"),
    "strength": Text("Força dos adversários", "Strength of the opponents"),
    "extra": Text("Jogo extra", "Extra jogo"),
    "shared": Text("Colocação dividida", "Shared place"),
    "lots": Text("Sorteio", "Lots"),
}
MADE: Final = frozenset(("preset", "regulation", "options", "overrides", "technical"))
OPEN: Final[Mapping[str, tuple[str, ...]]] = {
    field.name: () for field in fields(Rules) if field.name not in MADE
}  # what the organiser decides
SETTINGS: Final = ordered(
    FORMATS,
    POINTS,
    share("draw", "draw"),
    flag("drawn", "drawn"),
    share("bye", "bye"),
    share("missed", "missed"),
    ABSENCE,
    named("woPoints", {"target": {"wo_points": True}, "none": {"wo_points": False}}),
    listed("criteria", TITLES),
    flag("restart", "restart"),
    named("h2h", {name: {"encounter": name} for name in ("points", "wins", "two", "table")}),
    TENTOS,
    AVERAGE,
    DSQ_RANK,
    THIRD_PLACE,
    number("reserves", "reserves", 0, 9),
    named("people", {"1": {"people": (1,)}, "2": {"people": (2,)}, "3": {"people": (3,)}, "any": {"people": (1, 2, 3)}}),
    named("format", {name: {"format": name} for name in ("free", "groups", "roundRobin", "fixedRounds")}),
    DAY,
)
ORDER: Final = tuple(
    [
        Criterion(name, str(index) if index else "", "", TITLES[name])
        for index, name in enumerate(("points", "encounter", "saldo", "lots"))
    ]
)

LIVRE: Final = Preset(
    "livre",
    Text("Livre: tudo da organização", "Free: all as the organisers say"),
    Rules(
        "livre",
        people=(1, 2, 3),
        groups=Format(3, 0),
        knockout=Format(3, 0),
        below=True,
        win=(1,),
        lose=(0,),
        bye=1,
        wo_league=1,
        first=ORDER[0],
        equal=ORDER[1:],
        general=ORDER,
        restart=True,
    ),
    OPEN,
    settings=SETTINGS,
    options=tuple([setting.key for setting in SETTINGS]),
    penalties=(
        Penalty("warning", "warning"),
        Penalty("partida", "partida"),
        Penalty("jogo", "jogo"),
        Penalty("out", "out"),
    ),
    decides=("organiser", "coordinator", "commission"),
)
