"""Which clauses of Truco Cego rule the moment, for the help that knows where one is."""

from typing import Final

from carteado.game import View
from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.views import CegoView, MesaCego

_BY_PHASE: Final = {
    "draw-shuffle": (clauses.DRAW,),
    "draw": (clauses.DRAW,),
    "shuffle": (clauses.RODA, clauses.TESTA),
    "cut": ("CEGO-9.III-13", "CEGO-9.III-14", clauses.LEI),
    "deal": ("CEGO-9.IV-4", clauses.LEI),
    "exposed": (clauses.TURNED_UP,),
    "over": (clauses.PARTIDA,),
}
_BY_WINDOW: Final = {
    "gate": (clauses.CALLS["flor"], clauses.CALLS["e-boa"], clauses.HIDDEN_FLOR),
    "envido": (clauses.ENVIDO_ANSWER, clauses.ENVIDO_REFUSED, clauses.RAISE_REFUSED),
    "flor-raise": (clauses.FLOR_E_FLOR, clauses.CALLS["contra-flor"], clauses.CALLS["contra-flor-e-o-resto"]),
    "flor": (clauses.CONTRA_WON, clauses.SHRUNK, clauses.REST_REFUSED),
    "song": (clauses.FIRST_SINGS, clauses.SINGS, clauses.WRONG_SONG),
    "lei-flor": (clauses.LEI_FLOR, clauses.LEI_ANSWER),
    "lei": (clauses.LEI_ANSWER, clauses.LEI_PART),
    "lei-flor-proposers": (clauses.LEI_FLOR,),
    "after-down": (clauses.FACE_DOWN,),
}


def clauses_now(view: View) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once."""
    assert isinstance(view, CegoView), "the clauses of this family are read off its own views"
    return tuple(dict.fromkeys(_clauses(view.known)))


def _clauses(mesa: MesaCego) -> tuple[str, ...]:
    if mesa.phase != "play":
        return _BY_PHASE.get(mesa.phase, ())
    if mesa.window in _BY_WINDOW:
        return _BY_WINDOW[mesa.window]
    if mesa.window == "truco":
        return (clauses.TRUCO_QUERO, clauses.TRUCO_STEPS[mesa.asked])
    form = clauses.TESTA if mesa.form == "testa" else clauses.RODA
    opening = () if mesa.vazas else (clauses.CALLS["envido"], clauses.CALLS["flor"])
    parda = (clauses.PARDA,) if 2 in mesa.results else ()
    return (form, *opening, clauses.CALLS["truco"], *parda, clauses.TRUCO_WON, clauses.PASSED, clauses.TO_PACK)
