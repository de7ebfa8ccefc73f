"""The sheet of a jogo: who has to sign it, and how far it is."""

from typing import Literal

from carteado.tournament.state import Jogo, State, plain
from carteado.tournament.tables import played, sides

Status = Literal["open", "incomplete", "provisional", "final", "homologated"]


def wanted(state: State, jogo: Jogo) -> tuple[tuple[int, str], ...]:
    """Who signs for the sides: side and name. Where one of a side is enough, the name is open."""
    known = [side for side in sides(state, jogo) if side]
    how = state.code.signatures
    asked: list[tuple[int, str]] = []
    for side in known:
        people = state.entries[side].people
        if how == "athletes" and people:
            seated = _seated(jogo, known.index(side)) or tuple([one.name for one in people if not one.reserve])
            asked += [(side, name) for name in seated]
        elif how == "capatazes":
            captain = next((one.name for one in people if one.capataz), "")
            asked.append((side, captain))
        else:
            asked.append((side, ""))
    return tuple(asked)


def _seated(jogo: Jogo, side: int) -> tuple[str, ...]:
    return jogo.lineups[side] if side < len(jogo.lineups) else ()


def missing(state: State, jogo: Jogo) -> tuple[tuple[int, str], ...]:
    """Who has not signed the copy that counts."""
    signed = {(one.entry, plain(one.person)) for one in jogo.sumula.via.signatures}
    sides_signed = {entry for entry, _ in signed}
    return tuple(
        [
            (side, name)
            for side, name in wanted(state, jogo)
            if ((side, plain(name)) not in signed if name else side not in sides_signed)
        ]
    )


def status(state: State, jogo: Jogo) -> Status:
    """How far the sheet is: of two captains one makes it provisional, of four athletes less than four incomplete."""
    found = played(state, jogo.id)
    if found is None or not found.decided:
        return "open"
    if jogo.sumula.homologated:
        return "homologated"
    if not missing(state, jogo):
        return "final"
    if state.code.signatures == "capatazes" and len(missing(state, jogo)) < len(wanted(state, jogo)):
        return "provisional"
    return "incomplete"
