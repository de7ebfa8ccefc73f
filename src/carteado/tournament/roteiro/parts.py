"""Who acts in a roteiro, and what an act is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from carteado.tournament.entries import AnyEntry
from carteado.tournament.roteiro.text import Line
from carteado.tournament.torneio import Torneio

PARTS: Final[Mapping[str, str]] = {
    "coordenador": "coordinator",
    "coordenadora": "coordinator",
    "coordenacao": "coordinator",
    "arbitro": "coordinator",
    "arbitra": "coordinator",
    "organizador": "organiser",
    "organizadora": "organiser",
    "organizacao": "organiser",
    "comissao": "commission",
    "juiz": "judge",
    "juiza": "judge",
    "mesario": "judge",
    "mesaria": "judge",
    "capataz": "capataz",
    "atleta": "athlete",
}


@dataclass(frozen=True)
class Acting:
    """Who acts from here on: a part, and the side, where the part is of one."""

    role: str = "coordinator"
    name: str = ""
    entry: int = 0
    at: int = 0  # milliseconds since midnight, where the roteiro says what time it is


Act = Callable[[Torneio, Line, Acting], list[AnyEntry]]
