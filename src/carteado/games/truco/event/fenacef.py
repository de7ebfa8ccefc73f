"""The truco of the Jogos FENACEF as an event: groups, elimination, two lists of criteria. Read it beside the regulation."""

from collections.abc import Mapping
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
    H2H_LEAGUE,
    POINTS,
    RECORD_SCORE,
    THIRD_PLACE,
    WO_POINTS,
    ordered,
)

AVERAGE_NAME: Final = Text("Average", "Average")
LOTS_NAME: Final = Text("Sorteio", "Lots")
LEAGUE: Final = Criterion("points", "", "FEN-6", Text("Pontos classificatórios", "League points"))
EQUAL: Final = (
    Criterion("partidas", "a", "FEN-6.1a", Text("Partidas vencidas", "Partidas won")),
    Criterion("encounter", "b", "FEN-6.1b", Text("Confronto direto", "Direct encounter")),
    Criterion("saldo", "c", "FEN-6.1c", Text("Saldo de pontos-partida", "Point difference")),
    Criterion("lots", "d", "FEN-6.1d", LOTS_NAME),
)
MIXED: Final = (
    Criterion("average", "e", "FEN-6.2e", AVERAGE_NAME),
    Criterion("lots", "f", "FEN-6.2f", LOTS_NAME),
)
GENERAL: Final = (Criterion("average", "", "FEN-7c", AVERAGE_NAME), Criterion("lots", "", "S-FEN-39", LOTS_NAME))
REFEREE: Final = ("coordinator", "commission")

CITES: Final[Mapping[str, tuple[str, ...]]] = {
    "above": ("FEN-1", "FEN-1pu", "S-FEN-47"),
    "people": ("FEN-3a",),
    "reserves": ("FEN-35",),
    "capataz": (),
    "line_up": ("FEN-35",),
    "new_entries": ("FEN-4.1",),
    "groups": ("FEN-3a", "FEN-3c"),
    "knockout": ("FEN-4.2", "FEN-3a", "FEN-3c"),
    "drawn": ("S-FEN-46",),
    "sweep": (),
    "capped": (),
    "below": (),
    "record": ("S-FEN-28",),
    "win": ("FEN-4a", "FEN-4b", "FEN-4"),
    "lose": ("FEN-4b", "FEN-3b", "S-FEN-33"),
    "draw": ("S-FEN-46",),
    "bye": (),
    "missed": (),
    "wo_league": ("FEN-5",),
    "wo_absent": ("FEN-5",),
    "wo_points": ("S-FEN-34",),
    "absence": ("S-FEN-35", "FEN-6.4"),
    "wo_tolerance": ("S-FEN-35",),
    "wo_next": ("S-FEN-35",),
    "lost_jogo": ("FEN-28pu-d", "FEN-13pu", "S-FEN-07", "S-FEN-43"),
    "forfeit_in_average": ("S-FEN-43",),
    "dsq_rank": ("S-FEN-45",),
    "dsq_earlier": ("FEN-36.1",),
    "first": ("FEN-6", "FEN-3b"),
    "equal": ("FEN-6.1", "FEN-6.1a", "FEN-6.1b", "FEN-6.1c", "FEN-6.1d"),
    "mixed": ("FEN-6.2", "FEN-6.2e", "FEN-6.2f", "S-FEN-37"),
    "restart": ("S-FEN-36",),
    "encounter": ("FEN-6.1b", "S-FEN-36"),
    "tentos": ("FEN-6.1c",),
    "average_scope": ("FEN-6.3", "S-FEN-38"),
    "general": ("FEN-7", "FEN-7b", "FEN-7c", "S-FEN-39"),
    "third_place": ("S-FEN-39",),
    "format": ("FEN-4", "FEN-4.1", "S-FEN-40"),
    "time_up": (),
    "clock": (),
    "phones": ("FEN-26-ii",),
    "signatures": ("FEN-33-ii", "FEN-38.2", "FEN-38.3"),
    "confirm": ("FEN-38.1",),
    "double_check": (),
    "commissions": ("FEN-2",),
    "starts": (),
}

FENACEF: Final = Preset(
    "fenacef",
    Text("Jogos FENACEF: grupos e eliminatória", "Jogos FENACEF: groups and elimination"),
    Rules(
        "fenacef",
        "truco-fenacef",
        above=True,
        people=(2,),
        line_up="own",
        new_entries="table",
        groups=Format(3, 12),
        knockout=Format(5, 12),
        record="raw",
        win=(3, 2),
        lose=(0, 1),
        wo_league=3,
        wo_absent=0,
        wo_points=True,
        absence="partidas",
        lost_jogo="struck",
        forfeit_in_average=True,
        dsq_rank="last",
        first=LEAGUE,
        equal=EQUAL,
        mixed=MIXED,
        restart=True,
        encounter="points",
        average_scope="all",
        general=GENERAL,
        third_place=False,
        format="groups",
        phones=False,
        signatures="athletes",
        confirm="entry",
    ),
    CITES,
    settings=ordered(
        WO_POINTS,
        H2H_LEAGUE,
        AVERAGE,
        THIRD_PLACE,
        DSQ_RANK,
        RECORD_SCORE,
        ABSENCE,
        POINTS,
        FORMATS,
        DAY,
    ),
    options=(
        "woPoints",
        "woToleranceMin",
        "woNextMin",
        "h2h",
        "averageScope",
        "thirdPlaceMatch",
        "forfeitInAverage",
        "dsqRank",
        "recordScore",
    ),
    acts={
        "referee": "FEN-2",
        "commission": "FEN-39",
        "phones": "FEN-26-ii",
        "general": "FEN-1pu",
        "locked": "S-FEN-34",
        "table": "FEN-4.1",
        "new_entries": "FEN-4.1",
        "lots": "FEN-6.1d",
        "registered": "FEN-30-i",
        "copies": "FEN-38.4",
        "homologation": "FEN-38.3",
        "signatures": "FEN-33-ii",
        "correction": "FEN-38",
    },
    penalties=(
        Penalty("FEN-28pu-a", "warning", REFEREE),
        Penalty("FEN-28pu-b", "hand", REFEREE),
        Penalty("FEN-28pu-c", "partida", REFEREE),
        Penalty("FEN-28pu-d", "jogo", REFEREE),
        Penalty("FEN-13pu", "jogo", REFEREE),
        Penalty("FEN-36", "out", ("commission",)),
        Penalty("FEN-36.2", "out", REFEREE),
    ),
)
