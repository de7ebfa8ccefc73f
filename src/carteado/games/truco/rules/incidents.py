"""The referee at the table: what may be ruled, when, and what follows from it.

Rule 1: a regulation names the clauses that can be ruled on and the effect of each (`TrucoRules.incidents`).
Rule 2: the referee says what happened; the consequence is computed here and told in the record with its clause.
Rule 3: a mão that ended still counts as the mão in play until the next pack is shuffled.
Rule 4: a tento that a second fault brings looks back at `Partida.sanctions`, where the first one is written down.
"""

from typing import Final

from carteado.game import Action, Event, Reason, Seat
from carteado.games.truco.rules import moves
from carteado.games.truco.rules.effects import (
    AMBIGUOUS,
    BY_DEALER,
    CUT_FAULT,
    DEAL_FAULT,
    DEAL_PASSES,
    DISQUALIFIED,
    EXPOSURES,
    FALSE_SHOW,
    FORFEITS,
    LADDER,
    LOSE_MAO,
    LOSE_MATCH,
    MISPLAY,
    NEEDS_CARDS,
    NEEDS_NOBODY,
    NO_CALL,
    NOTE,
    OUT_OF_TURN,
    REDEAL,
    REPEATED,
    SANCTIONS,
    SET_SCORE,
    SIMILAR_WORD,
    THROWN,
    TURNED_UP,
    TURNED_UP_TIED,
    VOID,
    WARNING,
    WRONG_WORD,
)
from carteado.games.truco.rules.mao import Mao
from carteado.games.truco.rules.objections import HOLDERS, names_holder, objection_to
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.penalties import (
    credit,
    cut_fault,
    deal_again,
    forfeit,
    give_tento,
    lose_mao,
    pass_deal,
    sanction,
    score_with,
    set_score,
)
from carteado.games.truco.rules.phases import ANSWERING, NO_SEAT, PLAYING
from carteado.games.truco.rules.rulebook import OPPONENTS_CHOOSE, STANDS
from carteado.games.truco.rules.slips import expose, out_of_turn_choice, slip
from carteado.games.truco.rules.verdicts import (
    AMBIGUOUS_ACCEPT,
    AMBIGUOUS_RAISE,
    CREDITED,
    TENTO_LATE,
    TENTO_VERDICTS,
    tento_ends,
    tento_worth,
    told,
    verdict,
)
from carteado.pack import Ruled, Ruling
from carteado.tricks.sanctions import CHARGED, WARNED
from carteado.tricks.vaza import UNDECIDED

LONGEST_REASON: Final = 300
_WITH_SANCTION: Final = (LADDER, OUT_OF_TURN, AMBIGUOUS, DEAL_FAULT, SIMILAR_WORD)
_SLIPS: Final = (TURNED_UP, TURNED_UP_TIED, OUT_OF_TURN, THROWN, FALSE_SHOW)


def effect_of(partida: Partida, ruling: Ruling) -> str:
    """What the clause brings: for the ladder, what its chosen step brings; for a card misplayed, what it was."""
    effect = partida.rules.incidents.get(ruling.clause, "")
    if effect == MISPLAY:
        return THROWN if len(ruling.cards) + ruling.face_down > 1 else OUT_OF_TURN
    return SANCTIONS.get(ruling.sanction, "") if effect == LADDER else effect


def proposed(partida: Partida, seat: Seat) -> str:
    """The step of the ladder a referee is offered first: a warning, then one more than before; never imposed."""
    given = [letter for offender, letter, _ in partida.sanctions if offender == seat and letter in SANCTIONS]
    return "abcd"[min("abcd".index(max(given)) + 1, 3)] if given else "a"


def rulings(partida: Partida) -> tuple[Action, ...]:
    """Samples of what may be ruled now: every clause that needs no cards named, against every seat."""
    found: list[Action] = []
    for clause, effect in partida.rules.incidents.items():
        if effect in NEEDS_CARDS or effect == SET_SCORE:
            continue
        for seat in range(partida.seats):
            letters = [""]
            if effect == LADDER:
                first = proposed(partida, seat)
                letters = [letter for letter in "abcd" if letter >= first]
            elif names_holder(partida.rules, effect):
                letters = list(HOLDERS)
            offered = [Ruling(clause, seat, sanction=letter) for letter in letters]
            found += [ruling for ruling in offered if objection(partida, ruling) is None][:1]
    return tuple(found)


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this ruling cannot be given now, or `None`."""
    if not isinstance(action, Ruling):
        return Reason("referee-rules")
    if action.clause not in partida.rules.incidents:
        return Reason("no-such-ruling", "", (action.clause,))
    effect = effect_of(partida, action)
    if effect == "":
        return Reason("sanction-letter", action.clause)
    laddered = partida.rules.incidents[action.clause] == LADDER
    strange = _superfluous(partida, action, LADDER if laddered else effect)
    if strange:
        return Reason("superfluous", action.clause, (strange,))
    if action.offender is None and effect not in NEEDS_NOBODY:
        return Reason("offender-missing", action.clause)
    if action.offender is not None and not 0 <= action.offender < partida.seats:
        return Reason("no-such-seat", action.clause, (action.offender, partida.seats - 1))
    if partida.how not in ("", "played") and not _survives_forfeit(partida, effect):
        return Reason("forfeited-already", partida.clause)
    return objection_to(partida, action, effect)


def _superfluous(partida: Partida, ruling: Ruling, effect: str) -> str:
    """The first field of a ruling that its clause has no use for, or that is longer than a sheet has room for."""
    piled = effect == THROWN and partida.rules.two_cards != OPPONENTS_CHOOSE
    if ruling.cards and effect not in NEEDS_CARDS:
        return "cards"
    if ruling.face_down and effect != THROWN:
        return "face_down"
    if ruling.sanction and effect not in _WITH_SANCTION and not piled and not names_holder(partida.rules, effect):
        return "sanction"
    if ruling.score and effect != SET_SCORE:
        return "score"
    return "why" if len(ruling.why) > LONGEST_REASON else ""


def _survives_forfeit(partida: Partida, effect: str) -> bool:
    """After a forfeit there are still notes and the Commission; after that of a partida the match can be lost as well."""
    if effect in (LOSE_MATCH, DISQUALIFIED):
        return partida.how == "partida-forfeited"
    return effect in (NOTE, SET_SCORE)


def drops_card(partida: Partida, ruling: Ruling) -> bool:
    """Whether this ruling made a card fall at once."""
    effect = effect_of(partida, ruling)
    if effect == OUT_OF_TURN:
        return out_of_turn_choice(partida.rules, ruling) == STANDS
    if effect == THROWN:
        return len(ruling.cards) == 1 or partida.rules.two_cards != OPPONENTS_CHOOSE
    return effect in (TURNED_UP, TURNED_UP_TIED)


def rule(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Apply the ruling: it is told first, then what follows from it."""
    effect = effect_of(partida, ruling)
    offender = NO_SEAT if ruling.offender is None else ruling.offender
    if effect == SIMILAR_WORD:
        _unsay(partida, offender, ruling.sanction != "")
    brings = verdict(partida, ruling, effect)
    if log is not None:
        _tell(partida, ruling, effect, brings, log)
    mao = partida.mao
    if brings in TENTO_VERDICTS:
        _tento(partida, ruling, effect, brings, offender, log)
    elif effect in EXPOSURES and mao is not None:
        expose(partida, mao, ruling, effect, log)
    elif brings in (DEAL_PASSES, REDEAL):
        _new_deal(partida, ruling, effect, brings, offender, log)
    elif effect == AMBIGUOUS and mao is not None:
        _hold_to_word(partida, mao, offender, brings, log)
    elif effect in (NO_CALL, WRONG_WORD):
        _unsay(partida, offender, False)
    elif effect in _SLIPS and mao is not None:
        slip(partida, mao, ruling, effect, log)
    else:
        _punish(partida, ruling, effect, brings, offender, log)


def _tell(partida: Partida, ruling: Ruling, effect: str, brings: str, log: list[Event]) -> None:
    score = ruling.score
    if brings in CREDITED and ruling.offender is not None:
        score = score_with(partida, 1 - (ruling.offender & 1), tento_worth(partida, effect))
    offender = partida.dealer if ruling.offender is None and effect in BY_DEALER else ruling.offender
    log.append(Ruled(ruling.clause, offender, told(effect, brings), ruling.sanction, ruling.why, score))


def _tento(partida: Partida, ruling: Ruling, effect: str, brings: str, offender: Seat, log: list[Event] | None) -> None:
    points = tento_worth(partida, effect)
    if brings == TENTO_LATE:
        sanction(partida, offender, CHARGED, ruling.clause)
        credit(partida, 1 - (offender & 1), points, log)
    else:
        give_tento(partida, offender, points, tento_ends(partida, effect, offender), ruling.clause, log)


def _new_deal(partida: Partida, ruling: Ruling, effect: str, brings: str, offender: Seat, log: list[Event] | None) -> None:
    """The next player deals, or the same one again; a fault that may be repeated is written down."""
    if effect in REPEATED:
        sanction(partida, offender, WARNED, ruling.clause)
    if brings == DEAL_PASSES:
        pass_deal(partida, ruling.clause, log)
    else:
        deal_again(partida, ruling.clause, log)


def _punish(partida: Partida, ruling: Ruling, effect: str, brings: str, offender: Seat, log: list[Event] | None) -> None:
    if effect == CUT_FAULT:
        cut_fault(partida, offender, ruling.clause, log)
    elif brings == VOID:
        pass_deal(partida, ruling.clause, log)
    elif brings == SET_SCORE:
        set_score(partida, ruling, log)
    elif brings == WARNING:
        sanction(partida, offender, WARNED, ruling.clause)
    elif brings == LOSE_MAO:
        lose_mao(partida, offender, ruling.clause, log)
    elif brings in FORFEITS:
        forfeit(partida, offender, effect, ruling.clause, log)


def _unsay(partida: Partida, offender: Seat, accepted: bool) -> None:
    """A sign or a similar word is no call: if one was taken for a call, it is withdrawn, even if it was accepted."""
    mao = partida.mao
    if mao is None or mao.winner != UNDECIDED:
        return
    if accepted:
        _take_back(mao)
    elif mao.asked and mao.callers[-1] == offender:
        moves.withdraw(mao)
        if not mao.asked:
            partida.phase = PLAYING


def _take_back(mao: Mao) -> None:
    """The stake accepted last is off, and with it what its caller had to beat."""
    ladder = mao.rules.ladder
    if mao.stake == ladder.steps[1] or mao.rules.must_kill_on_raise:
        mao.kill = 0
    mao.stake = ladder.below[mao.stake]
    mao.raiser = UNDECIDED if mao.stake == ladder.bottom else 1 - mao.raiser


def _hold_to_word(partida: Partida, mao: Mao, offender: Seat, brings: str, log: list[Event] | None) -> None:
    """An answer that conveys something binds as such; one that conveys nothing is asked for again."""
    mao.folded &= ~(1 << offender)
    if brings == AMBIGUOUS_ACCEPT:
        moves.accept(mao, offender, log)
        partida.phase = PLAYING
    elif brings == AMBIGUOUS_RAISE:
        moves.call(mao, offender, log)
        partida.phase = ANSWERING
