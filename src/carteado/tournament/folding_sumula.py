"""The sheet of a jogo: copies, remarks, signatures, and the coordinator who stands for it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from carteado.tournament import entries as log
from carteado.tournament.state import Signature, State, Sumula, Via, varied


def _put(state: State, jogo: str, sumula: Sumula) -> None:
    state.jogos[jogo] = varied(state.jogos[jogo], sumula=sumula)


def _issued(state: State, entry: log.SumulaIssued, _number: int) -> None:
    """A later copy makes the one before void; it stays readable, and everybody signs anew."""
    sumula = state.jogos[entry.jogo].sumula
    if entry.via == sumula.via.number:
        _put(state, entry.jogo, replace(sumula, issued=True))
        return
    gone = replace(sumula.via, why=entry.why)
    _put(
        state,
        entry.jogo,
        replace(sumula, via=Via(entry.via), discarded=(*sumula.discarded, gone), issued=True, homologated=False),
    )


def _observed(state: State, entry: log.Observed, _number: int) -> None:
    sumula = state.jogos[entry.jogo].sumula
    _put(state, entry.jogo, replace(sumula, observations=(*sumula.observations, entry.text)))


def _signed(state: State, entry: log.SumulaSigned, number: int) -> None:
    """A signature; one that was given before a correction of the sheet counts for nothing any more."""
    sumula = state.jogos[entry.jogo].sumula
    person = entry.person or entry.who
    made = Signature(person, entry.entry, entry.how, entry.at)
    if number < state.redone.get(entry.jogo, 0):
        _put(state, entry.jogo, replace(sumula, unsigned=(*sumula.unsigned, made)))
        return
    if entry.via != sumula.via.number:
        return
    others = tuple([one for one in sumula.via.signatures if (one.person, one.entry) != (person, entry.entry)])
    signed = replace(sumula.via, signatures=(*others, made))
    _put(state, entry.jogo, replace(sumula, via=signed, homologated=sumula.homologated or not entry.entry))


def _received(state: State, entry: log.SumulaReceived, _number: int) -> None:
    _put(state, entry.jogo, replace(state.jogos[entry.jogo].sumula, received=entry.sheet))


def _homologated(state: State, entry: log.Homologated, number: int) -> None:
    if number > state.redone.get(entry.jogo, 0):
        _put(state, entry.jogo, replace(state.jogos[entry.jogo].sumula, homologated=True))


FOLDS: Final[Mapping[type[Any], Callable[[State, Any, int], None]]] = {
    log.SumulaIssued: _issued,
    log.Observed: _observed,
    log.SumulaSigned: _signed,
    log.SumulaReceived: _received,
    log.Homologated: _homologated,
}
