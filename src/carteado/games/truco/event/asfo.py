"""The truco of ASFO as an event: all against all, a point a jogo, an extra round. Read it beside the regulation."""

from collections.abc import Mapping
from typing import Final

from carteado.game import Reason
from carteado.regulations import Text
from carteado.tournament.criteria import Criterion
from carteado.tournament.penalties import Penalty
from carteado.tournament.people import Side
from carteado.tournament.preset import Mark, Preset
from carteado.tournament.results import Format
from carteado.tournament.rules import Rules
from carteado.tournament.settings import ABSENCE, DAY, FORMAT, FORMATS, POINTS, ordered

STAFF: Final = Mark("staff", ("servidor", "servidora"), Text("servidor do ICT", "staff of ICT"))
ASSOCIATE: Final = Mark("associate", ("associado", "associada"), Text("associado da ASFO", "associate of ASFO"))
FEE: Final = 15_00  # cents, for whoever is no associate (ASFO-DUPLAS-4)
LEAGUE: Final = Criterion("points", "", "ASFO-JOGO-5", Text("Pontos", "Points"))
TIE: Final = (
    Criterion("extra", "", "ASFO-JOGO-6", Text("Nova rodada", "Extra round"), top=True),
    Criterion("shared", "", "ASFO-JOGO-6", Text("Colocação dividida", "Shared place")),
)
COMMITTEE: Final = ("commission",)


def staff_alone(side: Side) -> Reason | None:
    """Whoever plays is of the staff (ASFO-DUPLAS-1)."""
    others = [person.name for person in side.people if not STAFF.on(person)]
    return Reason("not-staff", "ASFO-DUPLAS-1", (others[0],)) if others else None


def one_associate(side: Side) -> Reason | None:
    """One of the two at least is an associate (ASFO-DUPLAS-2)."""
    if any(ASSOCIATE.on(person) for person in side.people):
        return None
    return Reason("no-associate", "ASFO-DUPLAS-2")


def fee(side: Side) -> int:
    """What a side owes: so much for each of it who is no associate (ASFO-DUPLAS-4)."""
    return FEE * sum(not ASSOCIATE.on(person) for person in side.people)


CITES: Final[Mapping[str, tuple[str, ...]]] = {
    "above": (),
    "people": ("ASFO-DUPLAS-2",),
    "reserves": ("ASFO-DUPLAS-5",),
    "capataz": (),
    "line_up": ("ASFO-DUPLAS-5",),
    "new_entries": ("ASFO-DUPLAS-6",),
    "groups": ("ASFO-JOGO-4",),
    "knockout": ("ASFO-JOGO-4",),
    "drawn": (),
    "sweep": (),
    "capped": (),
    "below": (),
    "record": (),
    "win": ("ASFO-JOGO-5",),
    "lose": ("ASFO-JOGO-5",),
    "draw": (),
    "bye": ("S-ASFO-26",),
    "missed": (),
    "wo_league": ("ASFO-JOGO-5",),
    "wo_absent": ("ASFO-JOGO-5", "ASFO-ORG-1"),
    "wo_points": (),
    "absence": ("ASFO-ORG-1",),
    "wo_tolerance": (),
    "wo_next": (),
    "lost_jogo": ("ASFO-CARTAS-5", "ASFO-ORG-1"),
    "forfeit_in_average": (),
    "dsq_rank": ("ASFO-CARTAS-5",),
    "dsq_earlier": (),
    "first": ("ASFO-JOGO-5",),
    "equal": ("ASFO-JOGO-6",),
    "mixed": (),
    "restart": (),
    "encounter": (),
    "tentos": (),
    "average_scope": (),
    "general": ("ASFO-JOGO-5", "ASFO-JOGO-6"),
    "third_place": (),
    "format": ("S-ASFO-26",),
    "time_up": (),
    "clock": (),
    "phones": (),
    "signatures": (),
    "confirm": (),
    "double_check": (),
    "commissions": ("ASFO-ORG-1",),
    "starts": ("ASFO-JOGO-1",),
}

ASFO: Final = Preset(
    "asfo",
    Text("ASFO: todos contra todos", "ASFO: all against all"),
    Rules(
        "asfo",
        "truco-asfo",
        people=(2,),
        line_up="begun",
        new_entries="begun",
        groups=Format(3, 12),
        knockout=Format(3, 12),
        win=(1,),
        lose=(0,),
        bye=1,
        wo_league=1,
        wo_absent=0,
        absence="partidas",
        lost_jogo="struck",
        dsq_rank="last",
        first=LEAGUE,
        equal=TIE,
        general=(LEAGUE, *TIE),
        format="roundRobin",
        signatures="one",
        confirm="partida",
        starts="17:30",
    ),
    CITES,
    settings=ordered(FORMAT, ABSENCE, POINTS, FORMATS, DAY),
    options=("format", "woToleranceMin", "woNextMin"),
    marks=(STAFF, ASSOCIATE),
    admissions=(staff_alone, one_associate),
    fee=fee,
    acts={
        "referee": "ASFO-ORG-1",
        "commission": "ASFO-ORG-1",
        "extra": "ASFO-JOGO-6",
        "seats": "ASFO-JOGO-2",
        "new_entries": "ASFO-DUPLAS-6",
        "line_up": "ASFO-DUPLAS-5",
        "substitution": "ASFO-DUPLAS-5",
    },
    penalties=(Penalty("ASFO-CARTAS-5", "out", COMMITTEE), Penalty("ASFO-ORG-1", "out", COMMITTEE)),
)
