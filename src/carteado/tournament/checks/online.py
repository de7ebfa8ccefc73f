"""Tables of the server for jogos: how they are set up, which is whose; rounds in which all play the same packs."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado import catalogue, fair
from carteado.game import BadStart, Reason
from carteado.options import BadOption
from carteado.tournament import duplicate
from carteado.tournament import entries as log
from carteado.tournament.afar import Duplicate
from carteado.tournament.checks.playing import jogo_of, sides_stand, undecided
from carteado.tournament.checks.roles import COMMISSION
from carteado.tournament.checks.seating import seated
from carteado.tournament.presets import preset
from carteado.tournament.state import State
from carteado.tournament.tables import sides

DELAYS: Final = (15, 30, 60, 180)  # seconds; nobody watches a jogo of an event as it happens


def _set(state: State, entry: log.OnlineSet) -> Reason | None:
    if state.began and entry.role != COMMISSION:
        return Reason("option-locked", state.cited("locked"), ("online",))
    return _delay(entry.delay) or _options(state, entry.options)


def _delay(seconds: int) -> Reason | None:
    return None if seconds in DELAYS else Reason("online-delay", "", (seconds, ", ".join(map(str, DELAYS))))


def _options(state: State, options: Mapping[str, str]) -> Reason | None:
    """Whether these are house rules of the game; for any number of seats that it is played with."""
    found = catalogue.GAMES.get(state.game or state.code.regulation)
    if found is None:
        return Reason("online-game") if options else None
    wrong: BadOption | BadStart | None = None
    for seats in found.seats:
        try:
            found.begin(seats, options)
        except (BadOption, BadStart) as bad:
            wrong = bad
        else:
            return None
    return None if wrong is None else Reason(wrong.code, "", tuple(map(str, wrong.facts)))


def _bound(state: State, entry: log.TableBound) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo) or _delay(entry.delay)
    if reason is not None:
        return reason
    if jogo.online is not None:
        return Reason("online-already", "", (jogo.id,))
    for side, names in zip(entry.sides, entry.lineups, strict=False):
        reason = seated(state, side, names)
        if reason is not None:
            return reason
    if entry.packs and _of_round(state, entry.packs, jogo.id) is None:
        return Reason("no-duplicate", "", (jogo.id,))
    return None


def _of_round(state: State, packs: str, jogo: str) -> Duplicate | None:
    found = state.duplicates.get(packs)
    return found if found is not None and jogo in found.jogos else None


def _unbound(state: State, entry: log.TableUnbound) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    if jogo.online is None or jogo.online.place != entry.place:
        return Reason("not-online", "", (jogo.id,))
    return Reason("duplicate-open", "", (jogo.id,)) if jogo.online.packs and not jogo.decided else None


def free(state: State) -> bool:
    """Whether no published text stands over this event, whatever is played at it."""
    return not preset(state.preset).regulation


def _duplicate(state: State, entry: log.DuplicateSet) -> Reason | None:
    """Only where no text stands over the organisers, of a game whose packs do not depend on play, at tables of one form."""
    if not free(state):
        return Reason("duplicate-free", state.cited("cut"), (state.preset_of.id,))
    found = catalogue.GAMES.get(state.game or state.code.regulation)
    if found is None or found.alone is None:
        return Reason("duplicate-game", "", ("" if found is None else found.id,))
    if len(set(entry.jogos)) < max(duplicate.LEAST_TABLES, len(entry.jogos)):
        return Reason("duplicate-tables", "", (len(set(entry.jogos)), duplicate.LEAST_TABLES))
    if not 2 <= entry.packs <= duplicate.MOST_PACKS:
        return Reason("duplicate-packs", "", (entry.packs, duplicate.MOST_PACKS))
    if entry.commitment in state.duplicates or not fair.hexadecimal(entry.commitment, fair.COMMITMENT_BYTES):
        return Reason("no-commitment")
    people: set[int] = set()
    for name in entry.jogos:
        jogo = jogo_of(state, name)
        if isinstance(jogo, Reason):
            return jogo
        known = tuple([side or 0 for side in sides(state, jogo)])
        reason = sides_stand(state, jogo, known) or undecided(state, jogo)
        if reason is not None:
            return reason
        if jogo.online is not None or jogo.started:
            return Reason("online-already", "", (jogo.id,))
        if people & set(known):
            return Reason("duplicate-twice", "", (state.entries[min(people & set(known))].name,))
        people |= set(known)
    return None


def _begun(state: State, entry: log.DuplicateBegun) -> Reason | None:
    found = state.duplicates.get(entry.commitment)
    if found is None:
        return Reason("no-commitment")
    return None if found.words is None else Reason("draw-held")


def _played(state: State, entry: log.DuplicatePlayed) -> Reason | None:
    found = state.duplicates.get(entry.commitment)
    if found is None or found.words is None or found.points:
        return Reason("no-commitment")
    if not fair.hexadecimal(entry.seed, fair.SEED_BYTES) or fair.commitment(bytes.fromhex(entry.seed)) != entry.commitment:
        return Reason("no-commitment")
    fits = len(entry.points) == len(found.jogos) and all(
        not each or (len(each) == found.packs and all(len(mao) == 2 for mao in each)) for each in entry.points
    )
    return None if fits else Reason("duplicate-points", "", (found.packs,))


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.OnlineSet: _set,
    log.TableBound: _bound,
    log.TableUnbound: _unbound,
    log.DuplicateSet: _duplicate,
    log.DuplicateBegun: _begun,
    log.DuplicatePlayed: _played,
}
