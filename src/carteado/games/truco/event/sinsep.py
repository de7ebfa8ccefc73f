"""The truco of SINSEP as an event: the text gives no format, so the organisers do. Read it beside the regulation."""

from collections.abc import Mapping
from typing import Final

from carteado.regulations import Text
from carteado.tournament.criteria import Criterion
from carteado.tournament.livre import OPEN, SETTINGS, TITLES
from carteado.tournament.penalties import Penalty
from carteado.tournament.preset import Preset
from carteado.tournament.results import Format
from carteado.tournament.rules import Rules

WINS: Final = (
    Criterion("wins", "", "S-SIN-30", TITLES["wins"]),
    Criterion("encounter", "1", "", TITLES["encounter"]),
    Criterion("lots", "2", "", TITLES["lots"]),
)

DECIDE: Final = ("organiser", "coordinator", "commission")

CITES: Final[Mapping[str, tuple[str, ...]]] = {
    **OPEN,
    "people": ("SIN-POST-1",),
    "groups": ("S-SIN-30",),
    "knockout": ("S-SIN-30",),
    "win": ("S-SIN-30",),
    "lose": ("S-SIN-30",),
    "first": ("S-SIN-30",),
    "equal": ("SIN-ORG-2",),
    "format": ("S-SIN-30", "SIN-ORG-2"),
    "lost_jogo": ("SIN-ORG-1",),
    "dsq_rank": ("SIN-ORG-1",),
    "commissions": ("SIN-ORG-2",),
}

SINSEP: Final = Preset(
    "sinsep",
    Text("SINSEP: formato da organização", "SINSEP: the organisers' format"),
    Rules(
        "sinsep",
        "truco-sinsep",
        people=(1, 2),
        groups=Format(3, 12),
        knockout=Format(3, 12),
        win=(1,),
        lose=(0,),
        wo_league=1,
        first=WINS[0],
        equal=WINS[1:],
        general=WINS,
        encounter="wins",
        restart=True,
    ),
    CITES,
    settings=SETTINGS,
    options=tuple([setting.key for setting in SETTINGS]),
    acts={
        "referee": "SIN-ORG-2",
        "commission": "SIN-ORG-2",
        "locked": "SIN-ORG-3",
    },
    penalties=(Penalty("SIN-ORG-1", "out", DECIDE),),
    decides=DECIDE,
)
