"""Why a ruling cannot be given now: what it tells cannot have happened, or its time has passed.

Rule 1: an objection names the clause and what would be right; it never changes anything.
Rule 2: the referee sees the hands and not the pack, and so do these objections.
"""

from typing import Final

from carteado.game import Reason, Seat
from carteado.games.truco.rules.effects import (
    AMBIGUOUS,
    BY_CUTTER,
    BY_DEALER,
    COMPLETE,
    COUNT_TENTO,
    CUT_FAULT,
    DARK_TENTO,
    DEAL_FAULT,
    DEAL_FAULT_AGAIN,
    ELEVEN_DEAL_FAULT,
    ELEVEN_LOOK,
    ELEVEN_SURPLUS,
    ELEVEN_TENTO,
    EXPOSURES,
    FALSE_SHOW,
    FLIP_AGAIN,
    HIDDEN_HIGHEST,
    ILLEGAL_RAISE,
    IRON_TENTO,
    LATE_TENTO,
    LOSE_MAO,
    NEEDS_CARDS,
    OWN_REPAIR,
    REPAIR,
    REPAIRS,
    SET_SCORE,
    SIMILAR_WORD,
    SPECIAL_TENTO,
    SURPLUS_TRUCO,
    SURPLUSES,
    TENTOS,
    UNDECIDED_TENTO,
    VIRA_TENTO,
    VOID,
)
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.penalties import eleven_decided, kind_of, moment_of
from carteado.games.truco.rules.phases import ANSWERING, CUTTING, NO_SEAT, OVER, SHUFFLE
from carteado.games.truco.rules.play_menu import playable
from carteado.games.truco.rules.rulebook import CUT_TENTO, OPEN, RAISE_TENTO, TrucoRules
from carteado.games.truco.rules.slip_objections import card_objection, exposure_objection
from carteado.games.truco.rules.tento import IN_DEAL, IN_PLAY, NO_MOMENT, deal_only_passes
from carteado.pack import Ruling
from carteado.tricks.sanctions import CHARGED
from carteado.tricks.vaza import UNDECIDED

HIGHEST_SCORE: Final = 99
AMBIGUOUS_CHOICES: Final = ("accept", "raise", "tento", "ask")
DEAL_FAULT_CHOICES: Final = ("repair", "redeal")
WORD_CHOICES: Final = ("accepted",)
HOLDERS: Final = ("leader", "cutter")  # the opponent of the dealer who was given too many cards


def objection_to(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Why this effect cannot follow now, or `None`."""
    if ruling.clause in partida.rules.needs_commission:
        return Reason("no-commission", ruling.clause)
    wrong = _wrong_offender(partida, ruling, effect)
    if wrong is not None:
        return wrong
    if effect == VOID:
        return None if _in_progress(partida) and partida.phase != CUTTING else Reason("no-mao", ruling.clause)
    if effect == LOSE_MAO and _ended(partida):
        return Reason("mao-ended", ruling.clause)
    if effect == LOSE_MAO or (effect == CUT_FAULT and partida.rules.cut_fault != CUT_TENTO):
        return None if _in_progress(partida) else Reason("no-mao", ruling.clause)
    if effect == SET_SCORE:
        return _score_objection(partida, ruling)
    if effect == ILLEGAL_RAISE:
        return _raise_objection(partida, ruling)
    if effect in TENTOS or effect == CUT_FAULT:
        return _tento_objection(partida, ruling, effect)
    if effect == LATE_TENTO:
        return _late_objection(partida, ruling)
    if effect == AMBIGUOUS:
        return _ambiguous_objection(partida, ruling)
    if effect in (DEAL_FAULT, ELEVEN_DEAL_FAULT, DEAL_FAULT_AGAIN, FLIP_AGAIN):
        return _deal_objection(partida, ruling, effect)
    if effect in REPAIRS or effect in SURPLUSES:
        return _count_objection(partida, ruling, effect)
    if effect in EXPOSURES:
        return exposure_objection(partida, ruling, effect)
    return card_objection(partida, ruling, effect) if effect == FALSE_SHOW or effect in NEEDS_CARDS else None


def _in_progress(partida: Partida) -> bool:
    """Whether there is a mão to lose or to void: from its shuffle until the next one."""
    return moment_of(partida) == IN_DEAL or partida.mao is not None


def _ended(partida: Partida) -> bool:
    """Whether the mão on the table is no longer contested."""
    return partida.mao is not None and partida.phase in (SHUFFLE, OVER)


def _wrong_offender(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Some faults are of one player only; where there is no mão yet, that is what is said first."""
    offender = ruling.offender
    if offender is None or not _in_progress(partida):
        return None
    if effect in BY_CUTTER and offender != partida.cutter():
        return Reason("cutter-at-fault", ruling.clause, (partida.cutter(),))
    if effect in BY_DEALER and offender != partida.dealer:
        return Reason("dealer-at-fault", ruling.clause, (partida.dealer,))
    if effect == OWN_REPAIR and offender & 1 != partida.dealer & 1:
        return Reason("dealer-at-fault", ruling.clause, (partida.dealer,))
    return None


def _score_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    if not ruling.why.strip():
        return Reason("reason-missing", ruling.clause)
    if len(ruling.score) != 2 or min(ruling.score) < 0 or max(ruling.score) > HIGHEST_SCORE:
        return Reason("score-missing", ruling.clause, (HIGHEST_SCORE,))
    if min(ruling.score) >= partida.rules.target:
        return Reason("two-winners", ruling.clause, (partida.rules.target,))
    return None


def _raise_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    if partida.rules.illegal_raise == RAISE_TENTO and partida.phase == OVER:
        return Reason("partida-decided", ruling.clause)
    mao = partida.mao
    special = mao is not None and mao.winner == UNDECIDED and mao.kind != NORMAL
    return None if special else Reason("not-a-special-mao", ruling.clause)


# Tentos.


def _tento_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    if partida.phase == OVER:
        return Reason("partida-decided", ruling.clause)
    if effect == SIMILAR_WORD and ruling.sanction and not _accepted_word(partida, ruling):
        return Reason("word-choice", ruling.clause)
    if moment_of(partida) == NO_MOMENT:
        return None if _tento_was_last(partida) else Reason("no-mao", ruling.clause)
    offender = -1 if ruling.offender is None else ruling.offender
    mao = partida.mao
    if effect == HIDDEN_HIGHEST:
        owes = mao is not None and moment_of(partida) == IN_PLAY and _owes_highest(mao, offender)
        return None if owes else Reason("no-highest-duty", ruling.clause)
    if effect == COUNT_TENTO and (mao is None or mao.held >> (offender * 3) & 7 == 7):
        return Reason("no-card-played", ruling.clause)
    return _special_objection(partida, ruling, effect)


def _tento_was_last(partida: Partida) -> bool:
    """Whether the mão was taken off the table by a tento: then one more is only noted."""
    return partida.number > 0 and len(partida.sanctions) > 0 and partida.sanctions[-1][1] == CHARGED


def _accepted_word(partida: Partida, ruling: Ruling) -> bool:
    """Whether the last stake accepted was asked for by the offender's side."""
    mao = partida.mao
    if mao is None or ruling.sanction not in WORD_CHOICES or moment_of(partida) != IN_PLAY or mao.kind != NORMAL:
        return False
    asked_by_offender = ruling.offender is not None and mao.raiser == ruling.offender & 1
    return not mao.asked and mao.stake != partida.rules.ladder.bottom and asked_by_offender


def _owes_highest(mao: Mao, seat: Seat) -> bool:
    """Whether a seat that has not played in this vaza holds cards that the duty after a tie forbids."""
    return not mao.went >> seat & 1 and playable(mao, seat) != mao.held >> (seat * 3) & 7


def _special_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """What can happen only in an eleven or an iron hand, and there only at its time."""
    kind = kind_of(partida)
    if effect in (SPECIAL_TENTO, ELEVEN_LOOK):
        return None if kind != NORMAL else Reason("not-a-special-mao", ruling.clause)
    if effect == UNDECIDED_TENTO:
        return None if kind == ELEVEN and not eleven_decided(partida) else Reason("eleven-undecided-only", ruling.clause)
    if effect == ELEVEN_TENTO:
        return None if eleven_decided(partida) else Reason("eleven-played-only", ruling.clause)
    if effect not in (IRON_TENTO, DARK_TENTO, VIRA_TENTO):
        return None
    if kind != IRON:
        return Reason("iron-only", ruling.clause)
    mao, rules = partida.mao, partida.rules
    if effect == DARK_TENTO and not (rules.iron != OPEN if mao is None else mao.dark()):
        return Reason("not-dark-now", ruling.clause)
    if effect == VIRA_TENTO and not (rules.iron_vira_hidden and (mao is None or not mao.vira_open())):
        return Reason("vira-shown", ruling.clause)
    return None


def _late_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    if partida.phase == OVER:
        return Reason("partida-decided", ruling.clause)
    gone = partida.mao is None and partida.next_dealer != NO_SEAT
    ended = partida.number if gone else partida.number - 1
    return None if ended > 0 else Reason("no-earlier-mao", ruling.clause)


def _ambiguous_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    mao = partida.mao
    if ruling.sanction and ruling.sanction not in AMBIGUOUS_CHOICES:
        return Reason("ambiguous-choice", ruling.clause, ("accept", "raise", "tento", "ask"))
    if mao is None or partida.phase != ANSWERING or ruling.offender is None or ruling.offender & 1 == mao.raiser:
        return Reason("not-answering", ruling.clause)
    if ruling.sanction == "raise" and not partida.rules.ladder.above[mao.asked]:
        return Reason("ladder-top", ruling.clause, (mao.asked,))
    return None


# The deal, and wrong numbers of cards.


def _deal_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    moment = moment_of(partida)
    begun = partida.phase != CUTTING or effect == FLIP_AGAIN
    if moment not in (IN_DEAL, IN_PLAY) or not begun:
        return Reason("no-deal-to-judge", ruling.clause)
    if effect == ELEVEN_DEAL_FAULT and kind_of(partida) != ELEVEN:
        return Reason("eleven-only", ruling.clause)
    if ruling.sanction:
        if partida.rules.deal_fault_passes or ruling.sanction not in DEAL_FAULT_CHOICES:
            return Reason("deal-fault-choice", ruling.clause, ("repair", "redeal"))
        if ruling.sanction == "redeal" and _play_begun(partida):
            return Reason("play-begun", ruling.clause)
    return None


def _play_begun(partida: Partida) -> bool:
    return partida.mao is not None and partida.mao.fallen > 0


def names_holder(rules: TrucoRules, effect: str) -> bool:
    """Whether a claim by this effect says who was given too many cards: where the deal only passes it is all one."""
    return effect in SURPLUSES and not (effect == ELEVEN_SURPLUS and deal_only_passes(rules, ELEVEN))


def _count_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """Before play a wrong number is mended; with play begun an opponent of the dealer may claim until the own first card."""
    moment = moment_of(partida)
    if moment not in (IN_DEAL, IN_PLAY) or partida.phase == CUTTING:
        return Reason("no-deal-to-judge", ruling.clause)
    if effect == COMPLETE:
        return None
    if effect == REPAIR:
        return Reason("play-begun", ruling.clause) if _play_begun(partida) else None
    dealing = partida.dealer & 1
    if effect == OWN_REPAIR:
        return None if _some_to_play(partida, dealing) else Reason("first-card-played", ruling.clause)
    if effect == ELEVEN_SURPLUS and kind_of(partida) != ELEVEN:
        return Reason("eleven-only", ruling.clause)
    if ruling.sanction and ruling.sanction not in HOLDERS:
        return Reason("holder-missing", ruling.clause, HOLDERS)
    if deal_only_passes(partida.rules, kind_of(partida)):
        return None
    if moment == IN_DEAL or (kind_of(partida) == ELEVEN and not eleven_decided(partida)):
        return Reason("play-not-begun", ruling.clause)
    if not _some_to_play(partida, 1 - dealing):
        return Reason("first-card-played", ruling.clause)
    if effect == SURPLUS_TRUCO and not _truco_accepted(partida, 1 - dealing):
        return Reason("no-accepted-truco", ruling.clause)
    return _holder_objection(partida, ruling, effect)


def holder_of(dealer: Seat, seats: int, named: str) -> Seat:
    """Who was given too many cards: who leads sits after the dealer, who cuts before."""
    return (dealer + (1 if named == HOLDERS[0] else seats - 1)) % seats


def _holder_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    """S-ASFO-16, S-SIN-15: from the first card, for who leads from the turn to lead, until the holder's own first."""
    mao = partida.mao
    if mao is None or (not ruling.sanction and partida.seats > 2):  # one against one there is but one opponent
        return Reason("holder-missing", ruling.clause, HOLDERS)
    holder = holder_of(partida.dealer, partida.seats, ruling.sanction)
    if mao.held >> (holder * 3) & 7 != 7:
        return Reason("first-card-played", ruling.clause)
    waits = effect != SURPLUS_TRUCO and mao.fallen == 0 and holder != mao.turn
    return Reason("play-not-begun", ruling.clause) if waits else None


def _some_to_play(partida: Partida, side: int) -> bool:
    """Whether somebody of a side has yet to play a first card."""
    mao = partida.mao
    if mao is None:
        return True
    return any(mao.held >> (seat * 3) & 7 == 7 for seat in range(partida.seats) if seat & 1 == side)


def _truco_accepted(partida: Partida, side: int) -> bool:
    """Whether this side asked for truco and the others took it, or asked for more: the sides ask in turn."""
    mao, ladder = partida.mao, partida.rules.ladder
    if mao is None or mao.stake == ladder.bottom or mao.kind != NORMAL:
        return False
    steps = ladder.steps.index(mao.asked or mao.stake)
    first = mao.raiser if steps & 1 else 1 - mao.raiser
    return first == side
