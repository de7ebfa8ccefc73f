"""What somebody with a key may send, and as what it is written."""

from dataclasses import replace

from carteado.game import Reason
from carteado.server.errors import Refusal
from carteado.server.events.shapes import Sign
from carteado.tournament import entries as log
from carteado.tournament.state import Part, State
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused, Torneio
from carteado.words.event_refusals import refusal

OWN: tuple[type[log.AnyEntry], ...] = (
    log.RowsTaken, log.Contested, log.ContestSettled, log.Substituted, log.TestasRotated, log.SeatsChosen, log.Observed,
    log.SumulaSigned, log.ComplaintMade, log.ComplaintConfirmed, log.ChecklistTicked, log.JogoStarted, log.SanctionGiven,
)  # fmt: skip


def done_by(part: Part, entry: log.AnyEntry) -> log.AnyEntry:
    """The entry, signed: what the sender says of himself counts for nothing."""
    return replace(entry, at=0, before="", who=part.name, role=part.part)


def allowed(state: State, part: Part, entry: log.AnyEntry) -> log.AnyEntry:
    """The entry, if it is about this part's own side or table; `Refused` otherwise. The desk may touch everything."""
    if part.part in ("organiser", "coordinator", "commission"):
        return entry
    jogo = state.jogos.get(getattr(entry, "jogo", ""))
    if jogo is None or not isinstance(entry, OWN):
        raise Refused(Reason("forbidden", state.cited("referee"), (part.part, "")))
    own_table = part.table and jogo.table == part.table
    own_side = part.entry and part.entry in sides(state, jogo)
    named_judge = part.part == "judge" and jogo.judge == part.name
    if not (own_table or own_side or named_judge or (part.part == "judge" and not part.table)):
        raise Refused(Reason("forbidden", state.cited("referee"), (part.part, "")))
    return entry


def signature(state: State, part: Part, data: Sign, right: bool) -> log.SumulaSigned:
    """What is written for a signature; on paper it is the desk that ticks it."""
    jogo = state.jogos.get(data.jogo)
    if jogo is None:
        raise Refused(Reason("no-jogo", "", (data.jogo,)))
    via = jogo.sumula.via.number
    if not data.entry:
        return log.SumulaSigned(jogo=data.jogo, via=via, person=part.name)
    if right:
        return log.SumulaSigned(jogo=data.jogo, via=via, entry=data.entry, person=data.person, how="pin")
    if part.part not in ("organiser", "coordinator", "commission", "judge"):
        raise Refused(Reason("pin-wanted", "", (data.person,)))
    return log.SumulaSigned(jogo=data.jogo, via=via, entry=data.entry, person=data.person, how="paper")


def refusal_of(torneio: Torneio, refused: Refused) -> Refusal:
    """A refusal of the event as an answer."""
    reason = refused.reason
    status = 403 if reason.code == "forbidden" else 422
    return Refusal(status, reason.code, told=lambda spoken: refusal(spoken, torneio.state, reason), because=reason.clause)
