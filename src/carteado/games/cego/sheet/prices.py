"""What the parts of a volta are worth: the chain as it was called, the flores as they were sung, the truco as it was answered.

Rule 1: a price without a side is what stands, and is asked for where the volta is forfeited (E* and T*).
"""

from dataclasses import dataclass
from typing import Final

from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import CALLS, F, accepted, contest, most_of, refused, shrunk
from carteado.games.cego.rules.rulebook import TESTA_MOST, CegoRules
from carteado.games.cego.sheet.entries import Envido, Flor, Truco, Volta
from carteado.games.cego.sheet.hand import TESTA, TIME_UP, Hand

PENALTY: Final = "penalty"
TENTOS: Final = "tentos"  # of no part in particular


@dataclass(frozen=True)
class Price:
    """Tentos for a part of a volta, to a side once somebody won it."""

    part: str
    side: int | None
    tentos: int
    clause: str


def points_price(rules: CegoRules, hand: Hand, points: Envido | Flor) -> Price:
    """What the points part is worth, and to whom."""
    return _envido(rules, hand, points) if isinstance(points, Envido) else _flor(rules, hand, points)


def coded(calls: tuple[str, ...]) -> tuple[int, ...]:
    """Calls of envido as the engine numbers them; `ValueError` where one is none."""
    return tuple(CALLS.index(call) for call in calls)


def last_caller(envido: Envido) -> int:
    """The side of the last call."""
    return (envido.by + len(envido.calls) - 1) % 2


def _envido(rules: CegoRules, hand: Hand, envido: Envido) -> Price:
    chain = coded(envido.calls)
    falta, most = hand.falta(rules), most_of(rules, hand.form == TESTA)
    if envido.wanted:
        clause = TIME_UP if hand.forced else clauses.ENVIDO_WON
        return Price(words.OF_ENVIDO, envido.won, accepted(chain, falta, most), clause)
    clause = clauses.ENVIDO_REFUSED if len(chain) == 1 else clauses.RAISE_REFUSED
    clause = clauses.FALTA_REFUSED if chain[-1] == F and len(chain) > 1 else clause
    return Price(words.OF_ENVIDO, last_caller(envido), refused(chain, falta, most), clause)


def _flor(rules: CegoRules, hand: Hand, flor: Flor) -> Price:
    """Three for each where nobody stands against them; otherwise what was put on them, or what one side gave in for."""
    giving = giver(flor)
    if giving is not None:
        return _given_in(flor, 1 - giving)
    alone = sole(flor)
    if alone is not None:
        count = flor.flores[alone]
        return Price(words.OF_FLOR, alone, contest(count, 0, 0), clauses.FLORES_ALONE if count > 1 else clauses.FLOR_ALONE)
    if flor.bets and not flor.wanted:
        return _bet_refused(rules, hand, flor)
    return _compared(rules, hand, flor)


def sole(flor: Flor) -> int | None:
    """The side that alone sang flores."""
    return None if all(flor.flores) else 0 if flor.flores[0] else 1


def giver(flor: Flor) -> int | None:
    """The side that made all its flores small against a flor."""
    if not all(flor.flores):
        return None
    return next((side for side in (0, 1) if flor.shrunk[side] == flor.flores[side]), None)


def _several(flor: Flor) -> bool:
    return sum(flor.flores) > 2


def _given_in(flor: Flor, to: int) -> Price:
    tentos = shrunk(flor.flores[to], flor.flores[1 - to])
    return Price(words.OF_FLOR, to, tentos, clauses.SEVERAL_SHRUNK if _several(flor) else clauses.SHRUNK_FIRST)


def _bet_refused(rules: CegoRules, hand: Hand, flor: Flor) -> Price:
    to = flor.by
    assert to is not None
    mine, theirs = flor.flores[to], flor.flores[1 - to]
    if len(flor.bets) == 1:
        resto = flor.bets[0] == words.CONTRA_FLOR_E_O_RESTO
        clause = clauses.SEVERAL_SHRUNK if _several(flor) else clauses.REST_REFUSED if resto else clauses.SHRUNK
        return Price(words.OF_FLOR, to, shrunk(mine, theirs), clause)
    small = flor.shrunk[1 - to]
    tentos = rules.testa_counter_refused if hand.form == TESTA else contest(mine, theirs - small, small)
    return Price(words.OF_FLOR, to, tentos, clauses.COUNTER_REFUSED)


def _compared(rules: CegoRules, hand: Hand, flor: Flor) -> Price:
    """The best flor takes three for each; one of the losers' that was made small counts one."""
    small = 0 if flor.won is None else flor.shrunk[1 - flor.won]
    tentos = contest(0, sum(flor.flores) - small, small)
    if words.CONTRA_FLOR_E_O_RESTO in flor.bets:
        if hand.form == TESTA:
            return Price(words.OF_FLOR, flor.won, TESTA_MOST, clauses.REST_WON_IN_TESTA)
        clause = clauses.SEVERAL_WON if _several(flor) else clauses.REST_WON
        clause = TIME_UP if hand.forced else clause
        return Price(words.OF_FLOR, flor.won, tentos + hand.falta(rules), clause)
    if _several(flor):
        return Price(words.OF_FLOR, flor.won, tentos, clauses.SEVERAL_WON)
    return Price(words.OF_FLOR, flor.won, tentos, clauses.CONTRA_WON if flor.bets else clauses.FLOR_E_FLOR)


def truco_price(truco: Truco) -> Price:
    """1 for the vazas, 2, 3 or 4 once accepted, and one less where the last call was refused."""
    level = words.TRUCO_CALLS.index(truco.called)
    if level == 0:
        return Price(words.OF_TRUCO, truco.won, 1, clauses.NOT_CALLED)
    if truco.wanted:
        return Price(words.OF_TRUCO, truco.won, level + 1, clauses.CALLS[truco.called])
    return Price(words.OF_TRUCO, truco.won, level, clauses.TRUCO_STEPS[level])


def silent_price(rules: CegoRules, truco: Truco) -> Price:
    """Who leaves without a word and a card pays one for the envido that was not played."""
    free = bool(truco.called) and not rules.leaving_costs_envido
    return Price(words.OF_ENVIDO, truco.won, 0 if free else 1, clauses.GAVE_UP_UNSPOKEN)


def points_stake(rules: CegoRules, hand: Hand, volta: Volta | None) -> Price:
    """E*: what the points part is worth to who gets it by forfeit."""
    if hand.forced and (volta is None or volta.points is None):
        return Price(words.OF_ENVIDO, None, hand.falta(rules), TIME_UP)
    if volta is None or volta.points is None:
        return Price(words.OF_ENVIDO, None, 1, clauses.GAVE_UP_UNSPOKEN)
    return points_price(rules, hand, volta.points)


def truco_stake(volta: Volta | None) -> int:
    """T*: what the truco part is worth to who gets it by forfeit."""
    return 1 if volta is None or volta.truco is None else truco_price(volta.truco).tentos
