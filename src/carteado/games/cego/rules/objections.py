"""Why a ruling cannot be given now: what it tells cannot have happened, or its time has passed.

Rule 1: an objection names the clause and what would be right; it never changes anything.
Rule 2: the referee sees the hands and not the pack, and so do these objections.
"""

from typing import Final

from carteado.game import Reason, Seat
from carteado.games.cego.rules import acts, effects
from carteado.games.cego.rules.card_objections import (
    after_the_last,
    exposure_objection,
    face_down_objection,
    flor_objection,
    gathering_objection,
    look_objection,
    showing_objection,
)
from carteado.games.cego.rules.effects import BY_CUTTER, BY_DEALER, EXPOSURES, FALSE_FLORES, GATHERINGS, SHOWINGS, TESTA_ONLY
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.moments import begun, ended, no_card, running, turn_of
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import CUTTING, DEALING, OVER, PLAYING
from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.stages import ENVIDO, FLOR, GATE, SINGING, TESTA
from carteado.games.cego.rules.volta import Volta
from carteado.pack import Ruling

HIGHEST_SCORE: Final = 99
ANY_TIME: Final = (effects.NOTE, effects.WARNING, effects.VOID_WORD, effects.BYSTANDER, effects.RESERVE)
BEFORE_PLAY: Final = (effects.RESHUFFLE, effects.REDEAL)


def objection_to(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Why this effect cannot follow now, or `None`."""
    if effect in ANY_TIME:
        return _warning_objection(partida, ruling)
    if effect == effects.SET_SCORE:
        return _score_objection(ruling)
    if effect in (effects.DISQUALIFIED, effects.LOSE_MATCH):
        return None
    wrong = _wrong_offender(partida, ruling, effect)
    if wrong is not None:
        return wrong
    if effect == effects.RECUT:
        cut = partida.phase == CUTTING or (partida.phase == DEALING and partida.cut)
        return None if cut else Reason("no-cut-to-judge", ruling.clause)
    if effect in BEFORE_PLAY:
        return _deal_objection(partida, ruling, effect)
    if effect == effects.SHOWN_LAST:
        return after_the_last(partida, ruling)
    late = ended(partida) if effect in (effects.COUNT_LATE, effects.HIDDEN_CARD) else None
    volta = running(partida) or late
    if volta is None:
        return Reason("partida-decided" if partida.phase == OVER else "no-volta", ruling.clause)
    if effect in TESTA_ONLY and volta.form != TESTA:
        return Reason("testa-only", ruling.clause)
    return _in_volta(partida, volta, ruling, effect)


def _in_volta(partida: Partida, volta: Volta, ruling: Ruling, effect: str) -> Reason | None:
    offender = NOBODY if ruling.offender is None else ruling.offender
    if effect in EXPOSURES:
        return exposure_objection(partida, volta, ruling, effect)
    if effect == effects.STOCK:
        seen = ruling.sanction == "redeal"
        return Reason("volta-begun", ruling.clause) if seen and not (volta.nth == partida.testa and no_card(volta)) else None
    if effect in (effects.LOOK_EARLY, effects.LOOK, effects.LOOK_UNANNOUNCED):
        return look_objection(partida, volta, ruling, effect, offender)
    if effect in SHOWINGS:
        return showing_objection(partida, volta, ruling, effect, offender)
    if effect in GATHERINGS:
        return gathering_objection(volta, ruling, effect, offender)
    if effect == effects.LEAVE:
        return None if turn_of(volta, offender) < volta.nth else Reason("own-testa-first", ruling.clause)
    if effect == effects.BYSTANDER_SPOKE:
        return Reason("not-a-bystander", ruling.clause) if volta.active >> offender & 1 else None
    if effect == effects.LEFT_TABLE:
        return None
    if not volta.active >> offender & 1:
        return Reason("not-in-this-testa", ruling.clause, (volta.first,))
    return _of_player(partida, volta, ruling, effect, offender)


def _of_player(partida: Partida, volta: Volta, ruling: Ruling, effect: str, offender: Seat) -> Reason | None:
    """Faults of somebody who plays this volta."""
    if effect == effects.COUNT_EARLY:
        return Reason("volta-begun", ruling.clause) if begun(volta) else None
    if effect == effects.COUNT_LATE:
        over = partida.volta is not running(partida)
        return None if over or begun(volta) else Reason("volta-not-begun", ruling.clause)
    if effect == effects.HIDDEN_CARD:
        if not volta.has_played(offender):
            return Reason("nothing-laid", ruling.clause)
        return Reason("points-pending", ruling.clause) if volta.points in (ENVIDO, FLOR) or volta.window == GATE else None
    if effect in FALSE_FLORES:
        return flor_objection(volta, ruling, effect, offender)
    if partida.phase != PLAYING:
        return Reason("no-volta", ruling.clause)
    if effect == effects.FACE_DOWN:
        return face_down_objection(volta, ruling, offender)
    if effect in effects.FIRST_NUMBER:
        sings = volta.window == SINGING and volta.points == ENVIDO and volta.singer == offender
        return None if sings else Reason("not-singing", ruling.clause)
    return None if understood(volta, ruling) != acts.NO_CODE else Reason("no-such-word-now", ruling.clause)


def understood(volta: Volta, ruling: Ruling) -> int:
    """The act that an ambiguous word was taken for."""
    seat = NOBODY if ruling.offender is None else ruling.offender
    offered = menu(volta, seat)
    for code, name in ((acts.QUERO, "quero"), (acts.TRUCO, "truco")):
        if code in offered and ruling.sanction in ("", name):
            return code
    return acts.NO_CODE


# Whose fault, and when.


def _wrong_offender(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    offender = ruling.offender
    if offender is None or partida.dealer == NOBODY:
        return None
    if effect in BY_CUTTER and offender != partida.cutter():
        return Reason("cutter-at-fault", ruling.clause, (partida.cutter(),))
    if effect in BY_DEALER and offender != partida.dealer:
        return Reason("pe-at-fault", ruling.clause, (partida.dealer,))
    return None


def _warning_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    """Some warnings are for a testa only; signals are forbidden in roda too where the house says so."""
    if ruling.clause not in effects.TESTA_WARNINGS:
        return None
    volta = running(partida)
    if volta is None:
        return Reason("no-volta", ruling.clause)
    free = volta.form != TESTA and (ruling.clause != effects.SIGNALS or partida.rules.signals)
    return Reason("testa-only", ruling.clause) if free else None


def _score_objection(ruling: Ruling) -> Reason | None:
    """A case that nobody foresaw: told in words, with a new score or without."""
    if not ruling.why.strip():
        return Reason("reason-missing", ruling.clause)
    if not ruling.score:
        return None
    if len(ruling.score) != 2 or min(ruling.score) < 0 or max(ruling.score) > HIGHEST_SCORE:
        return Reason("score-missing", ruling.clause, (HIGHEST_SCORE,))
    return Reason("two-winners", ruling.clause, (TARGET,)) if min(ruling.score) >= TARGET else None


def _deal_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """A pack can be shuffled again, and cards dealt again, until something has happened with them."""
    volta = running(partida)
    if volta is not None:
        return Reason("volta-begun", ruling.clause) if begun(volta) else None
    shuffled = partida.phase == DEALING or (partida.phase == CUTTING and effect == effects.RESHUFFLE)
    return None if shuffled else Reason("no-deal-to-judge", ruling.clause)
