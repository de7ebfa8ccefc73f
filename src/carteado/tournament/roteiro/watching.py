"""What a roteiro expects of the day: how far a jogo is, what was ticked, complained of, decided, what the clock says."""

from collections.abc import Callable, Mapping
from typing import Final

from carteado.tournament.progress import left, overdue, state_of
from carteado.tournament.roteiro import names
from carteado.tournament.roteiro.text import Line, RoteiroError, before_colon, key
from carteado.tournament.torneio import Torneio
from carteado.tournament.warnings import in_both, unequal

STATES: Final = {
    "aguarda": "awaited", "marcado": "scheduled", "chamado": "called", "em jogo": "playing", "decidido": "decided",
    "assinado": "signed", "homologado": "homologated",
}  # fmt: skip
BESIDE: Final = ("suspenso", "em disputa")


def _state(event: Torneio, line: Line) -> list[str]:
    """`= estado q1: em jogo`, `= estado q1: em jogo, suspenso`."""
    head, rest = before_colon(line.number, line.rest, "= estado q1: em jogo")
    jogo, _ = names.jogo(event.state, line.number, head)
    wanted = [key(" ".join(word.split())) for word in rest.split(",")]
    strange = [word for word in wanted if word not in (*STATES, *BESIDE)]
    if strange:
        raise RoteiroError(line.number, f"{strange[0]!r} is no state of a jogo; there are {', '.join((*STATES, *BESIDE))}")
    found = [word for word, one in STATES.items() if one == state_of(event.state, jogo)]
    found += [word for word, so in zip(BESIDE, (jogo.suspended, jogo.contested), strict=True) if so]
    return [] if wanted == found else [f"{head} is {', '.join(found)}"]


def _seated(event: Torneio, line: Line) -> list[str]:
    """`= lugares g1: x y z / u v w`: who sits, chair by chair."""
    head, rest = before_colon(line.number, line.rest, "= lugares g1: x y z / u v w")
    jogo, turned = names.jogo(event.state, line.number, head)
    found = tuple(reversed(jogo.lineups)) if turned else jogo.lineups
    wanted = tuple([tuple(side.replace(",", " ").split()) for side in rest.split("/")])
    same = tuple([tuple(" ".join(side).split()) for side in found]) == wanted
    return [] if same else [f"seated are {' / '.join(', '.join(side) for side in found) or 'none'}"]


def _ticked(event: Torneio, line: Line) -> list[str]:
    """`= conferido FEN-27pu q1: bem`; `mal`, or `não` where nobody looked."""
    head, rest = before_colon(line.number, line.rest, "= conferido FEN-27pu q1: bem")
    clause, _, text = head.partition(" ")
    jogo = names.jogo(event.state, line.number, text)[0].id if text.strip() else ""
    well = event.state.ticked.get((clause, jogo))
    found = "não" if well is None else "bem" if well else "mal"
    return [] if key(found) == key(rest) else [f"{head} is ticked as {found}"]


def _complaint(event: Torneio, line: Line) -> list[str]:
    """`= reclamação 1: espera` for the captain, or `ouvida`."""
    head, rest = before_colon(line.number, line.rest, "= reclamação 1: espera")
    at = int(head) if head.isdecimal() and len(head) < 6 else 0
    if not 1 <= at <= len(event.state.complaints):
        return [f"there are {len(event.state.complaints)} complaints"]
    found = "espera" if event.state.complaints[at - 1].held else "ouvida"
    return [] if key(rest) == found else [f"complaint {head} is {found}"]


def _decided(event: Torneio, line: Line) -> list[str]:
    """`= decisões: FEN-28pu-a FEN-36`: the clauses of what was decided, in order; `-` for one without."""
    _, rest = before_colon(line.number, line.text, "= decisões: FEN-28pu-a FEN-36")
    found = [one.clause or "-" for one in event.state.decisions]
    return [] if found == rest.split() else [f"decided were {' '.join(found) or 'none'}"]


def _rested(event: Torneio, line: Line) -> list[str]:
    """`= folgas S: C A`: who rested, round by round; `-` where nobody did."""
    head, rest = before_colon(line.number, line.rest, "= folgas S: C A")
    stage = names.stage(event.state, head)
    rested = [entry for group in event.state.groups.values() if group.stage == stage for _, entry in group.byes]
    wanted = () if rest == "-" else names.entries(event.state, line.number, rest)
    found = [event.state.entries[entry].name for entry in rested]
    return [] if tuple(rested) == wanted else [f"rested have {' '.join(found) or 'none'}"]


def _warned(event: Torneio, line: Line) -> list[str]:
    """`= alertas: x1 Ana`: slots that compare unequal groups, people in two commissions; `-` for none."""
    _, rest = before_colon(line.number, line.text, "= alertas: x1")
    found = [*[named.name for named in unequal(event.state)], *in_both(event.state)]
    wanted = [] if rest == "-" else rest.split()
    return [] if wanted == found else [f"warned is of {' '.join(found) or 'nothing'}"]


def _late(event: Torneio, line: Line, now: int) -> list[str]:
    """`= atrasado q1: 5` minutes, or `não`."""
    head, rest = before_colon(line.number, line.rest, "= atrasado q1: 5")
    jogo, _ = names.jogo(event.state, line.number, head)
    late = overdue(event.state, jogo, now)
    found = "não" if late is None else str(late)
    return [] if key(found) == key(rest) else [f"{head} is late by {found}"]


def _left(event: Torneio, line: Line, now: int) -> list[str]:
    """`= tempo q1: 15` minutes left, or `livre`."""
    head, rest = before_colon(line.number, line.rest, "= tempo q1: 15")
    jogo, _ = names.jogo(event.state, line.number, head)
    minutes = left(event.state, jogo, now)
    found = "livre" if minutes is None else str(minutes)
    return [] if found == key(rest) else [f"{head} has {found}"]


EXPECTATIONS: Final[Mapping[str, Callable[[Torneio, Line], list[str]]]] = {
    "estado": _state,
    "lugares": _seated,
    "conferido": _ticked,
    "reclamacao": _complaint,
    "decisoes": _decided,
    "folgas": _rested,
    "alertas": _warned,
}
TIMED: Final[Mapping[str, Callable[[Torneio, Line, int], list[str]]]] = {"atrasado": _late, "tempo": _left}
