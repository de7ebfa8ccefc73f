"""Canastra as an event: the technical congress fixes the format, so the organisers do. Read it beside the regulation."""

from collections.abc import Mapping
from typing import Final

from carteado.regulations import Text
from carteado.tournament.criteria import Criterion
from carteado.tournament.livre import OPEN, SETTINGS, TITLES
from carteado.tournament.penalties import Penalty
from carteado.tournament.preset import Event, Preset
from carteado.tournament.results import Format
from carteado.tournament.rules import Rules

ORDER: Final = (
    Criterion("points", "", "", TITLES["points"]),
    Criterion("encounter", "1", "", TITLES["encounter"]),
    Criterion("saldo", "2", "", TITLES["saldo"]),
    Criterion("lots", "3", "", TITLES["lots"]),
)

CITES: Final[Mapping[str, tuple[str, ...]]] = {
    **OPEN,
    "people": ("CAN-2.1",),
    "groups": ("CAN-13.1",),
    "knockout": ("CAN-13.1",),
    "drawn": ("CAN-S29",),
    "draw": ("CAN-S29",),
    "first": ("CAN-15.1",),
    "equal": ("CAN-15.1",),
    "general": ("CAN-15.1",),
    "format": ("CAN-15.1",),
    "confirm": ("CAN-12.0",),
    "commissions": ("CAN-16.1",),
}

CANASTRA: Final = Preset(
    "canastra",
    Text("Canastra: formato do congresso técnico", "Canastra: the technical congress's format"),
    Rules(
        "canastra",
        "canastra",
        people=(2,),
        groups=Format(1, 3000),
        knockout=Format(1, 3000),
        drawn=True,
        below=True,
        win=(1,),
        lose=(0,),
        wo_league=1,
        first=ORDER[0],
        equal=ORDER[1:],
        general=ORDER,
        restart=True,
        confirm="deal",
    ),
    CITES,
    settings=SETTINGS,
    options=tuple([setting.key for setting in SETTINGS]),
    estimate={1: 90},
    acts={
        "referee": "CAN-16.1",
        "commission": "CAN-16.1",
        "table": "CAN-15.1",
    },
    penalties=(Penalty("CAN-16.1", "out"),),
    decides=("coordinator", "commission"),
)

FACE: Final = Event((CANASTRA,))
