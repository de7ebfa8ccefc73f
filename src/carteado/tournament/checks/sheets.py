"""The sheet of a jogo: copies, signatures in their order, homologation; and what is ticked off."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado.game import Reason
from carteado.regulations import regulation
from carteado.tournament import entries as log
from carteado.tournament import hands
from carteado.tournament.checks.playing import jogo_of
from carteado.tournament.checks.roles import COORDINATOR
from carteado.tournament.state import State, plain
from carteado.tournament.sumula import missing, wanted
from carteado.tournament.tables import played


def _issued(state: State, entry: log.SumulaIssued) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    now = jogo.sumula.via.number
    if entry.via == now and not jogo.sumula.issued:
        return None
    if entry.via != now + 1:
        return Reason("another-via", state.cited("copies"), (now + 1,))
    return None if entry.why.strip() else Reason("no-reason", state.cited("copies"))


def _signed(state: State, entry: log.SumulaSigned) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    found = played(state, jogo.id)
    if found is None or not found.decided:
        return Reason("not-decided", state.cited("signatures"), (jogo.id,))
    if entry.via != jogo.sumula.via.number:
        return Reason("another-via", state.cited("copies"), (jogo.sumula.via.number,))
    if not entry.entry:
        return _coordinator(state, entry)
    asked = wanted(state, jogo)
    names = [name for side, name in asked if side == entry.entry]
    if not names:
        return Reason("not-in-jogo", "", (jogo.id,))
    side = state.entries[entry.entry]
    people = {plain(person.name) for person in side.people}
    if "" in names and entry.how == "paper":
        people |= {plain(side.name)}  # whoever of the side it was: the paper says
    fits = plain(entry.person) in people if "" in names and people else not people or plain(entry.person) in map(plain, names)
    return None if fits else Reason("not-a-signer", state.cited("signatures"), (entry.person, ", ".join(filter(None, names))))


def _coordinator(state: State, entry: log.SumulaSigned) -> Reason | None:
    if (entry.role or COORDINATOR) != COORDINATOR:
        return Reason("forbidden", state.cited("homologation"), (entry.role, COORDINATOR))
    return hands.same(state, state.jogos[entry.jogo], hands.hand(entry)) or _all_signed(state, entry.jogo)


def _all_signed(state: State, name: str) -> Reason | None:
    """The coordinator comes last."""
    left = missing(state, state.jogos[name])
    if not left:
        return None
    names = ", ".join(person or state.entries[side].name for side, person in left)
    return Reason("athletes-first", state.cited("homologation"), (names,))


def _homologated(state: State, entry: log.Homologated) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    found = played(state, jogo.id)
    if found is None or not found.decided:
        return Reason("not-decided", state.cited("homologation"), (jogo.id,))
    return hands.same(state, jogo, hands.hand(entry)) or _all_signed(state, entry.jogo)


def _received(state: State, entry: log.SumulaReceived) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    return jogo if isinstance(jogo, Reason) else None


def _ticked(state: State, entry: log.ChecklistTicked) -> Reason | None:
    if entry.jogo and entry.jogo not in state.jogos:
        return Reason("no-jogo", "", (entry.jogo[:80],))
    identity = state.preset_of.regulation or state.game
    if not identity:
        return None
    try:
        regulation(identity).clause(entry.clause)
    except KeyError:
        return Reason("no-clause", "", (entry.clause[:80],))
    return None


def _published(state: State, entry: log.Published) -> Reason | None:
    wanted_next = state.published.get(entry.what, 0) + 1
    return None if entry.revision == wanted_next else Reason("another-revision", "", (wanted_next,))


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.SumulaIssued: _issued,
    log.SumulaSigned: _signed,
    log.SumulaReceived: _received,
    log.Homologated: _homologated,
    log.ChecklistTicked: _ticked,
    log.Published: _published,
}
