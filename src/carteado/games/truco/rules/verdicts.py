"""What a ruling brings, by name, as the record tells it: the effect of its clause in the light of the code and the moment."""

from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.effects import (
    AMBIGUOUS,
    BOTTOM_LOOK,
    COUNT_TENTO,
    CUT_FAULT,
    CUTTER_TENTO,
    DARK_TENTO,
    DEAL_FAULT,
    DEAL_FAULT_AGAIN,
    DEAL_PASSES,
    DEALER_TENTO,
    ELEVEN_DEAL_FAULT,
    ELEVEN_LOOK,
    ELEVEN_SURPLUS,
    ELEVEN_TENTO,
    EXPOSED,
    EXPOSED_OWN,
    EXPOSURES,
    FALSE_SHOW,
    FLIP_AGAIN,
    FORFEITS,
    HIDDEN_HIGHEST,
    ILLEGAL_RAISE,
    IRON_TENTO,
    LATE_TENTO,
    LOSE_MAO,
    NO_CALL,
    NOTE,
    OUT_OF_TURN,
    REDEAL,
    REPAIRS,
    REPEATED,
    SET_SCORE,
    SIMILAR_WORD,
    SPECIAL_TENTO,
    STAKE_TENTO,
    SURPLUS,
    SURPLUS_TRUCO,
    SURPLUSES,
    TENTO,
    TENTOS,
    THROWN,
    TURNED_UP,
    TURNED_UP_TIED,
    UNDECIDED_TENTO,
    VIRA_TENTO,
    VOID,
    WARNING,
    WRONG_WORD,
)
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.penalties import kind_of, moment_of, points_given, points_of
from carteado.games.truco.rules.phases import CUTTING, DEALING
from carteado.games.truco.rules.rulebook import (
    CUT_AGAIN,
    CUT_PASSES,
    CUT_TENTO,
    FIRST_STAYS,
    LOSES_MAO,
    RAISE_LOSES_MAO,
    RAISE_TENTO,
    UNDER_THEN_OVER,
)
from carteado.games.truco.rules.slips import exposure, is_own, out_of_turn_choice
from carteado.games.truco.rules.tento import AFTERWARDS, MOST_FOR_COUNT, NO_MOMENT, deal_only_passes, times_before
from carteado.pack import Ruling

REDO: Final = "redo"
RECUT: Final = "recut"  # redone, and cards may be burned as before
MENDED: Final = "repair"

TENTO_ON: Final = "tento-on"  # the mão goes on
TENTO_AFTER: Final = "tento-after"  # on top of a mão that has ended
TENTO_LATE: Final = "tento-late"  # for an earlier mão
TENTO_HAD: Final = "tento-had"  # the others won the mão, which is all a tento is worth
TENTO_NOTED: Final = "tento-noted"  # another tento had ended the mão
TENTO_VERDICTS: Final = (TENTO, TENTO_ON, TENTO_AFTER, TENTO_LATE, TENTO_HAD, TENTO_NOTED)
CREDITED: Final = (TENTO_ON, TENTO_AFTER, TENTO_LATE)  # points beside the mão

AMBIGUOUS_ACCEPT: Final = "ambiguous-accept"
AMBIGUOUS_RAISE: Final = "ambiguous-raise"
THROWN_UNDER: Final = "thrown-under"
THROWN_FIRST: Final = "thrown-first"
_AMBIGUOUS: Final = {"": AMBIGUOUS_ACCEPT, "accept": AMBIGUOUS_ACCEPT, "raise": AMBIGUOUS_RAISE, "ask": AMBIGUOUS}
_PILES: Final = {UNDER_THEN_OVER: THROWN_UNDER, FIRST_STAYS: THROWN_FIRST}

# A tento that ends the mão is told by the fault; some faults share a sentence.
_SAME_WORDS: Final = {
    UNDECIDED_TENTO: ELEVEN_TENTO, DARK_TENTO: IRON_TENTO, VIRA_TENTO: IRON_TENTO, ELEVEN_LOOK: BOTTOM_LOOK,
    ELEVEN_SURPLUS: SURPLUS, CUT_FAULT: TENTO, ILLEGAL_RAISE: TENTO, AMBIGUOUS: TENTO,
}  # fmt: skip

# Every name a ruling can be told with.
TOLD: Final = (
    NOTE, WARNING, VOID, REDO, RECUT, NO_CALL, WRONG_WORD, TURNED_UP, TURNED_UP_TIED, FALSE_SHOW, OUT_OF_TURN, THROWN,
    THROWN_UNDER, THROWN_FIRST, LOSE_MAO, *FORFEITS, SET_SCORE, DEAL_PASSES, REDEAL, MENDED, EXPOSED, EXPOSED_OWN, AMBIGUOUS,
    AMBIGUOUS_ACCEPT, AMBIGUOUS_RAISE, TENTO, STAKE_TENTO, COUNT_TENTO, DEALER_TENTO, CUTTER_TENTO, SPECIAL_TENTO,
    ELEVEN_TENTO, IRON_TENTO, HIDDEN_HIGHEST, BOTTOM_LOOK, SIMILAR_WORD, SURPLUS, SURPLUS_TRUCO, DEAL_FAULT_AGAIN, FLIP_AGAIN,
    TENTO_ON, TENTO_AFTER, TENTO_LATE, TENTO_HAD, TENTO_NOTED,
)  # fmt: skip


def told(effect: str, brings: str) -> str:
    """The name the record tells a verdict by."""
    return _SAME_WORDS.get(effect, effect) if brings == TENTO else brings


def tento_worth(partida: Partida, effect: str) -> int:
    """The points at stake in a tento of this effect."""
    if effect == SURPLUS_TRUCO:
        return MOST_FOR_COUNT
    if effect == LATE_TENTO:
        return partida.rules.ladder.bottom
    return points_of(partida, COUNT_TENTO if effect in SURPLUSES else effect)


def tento_ends(partida: Partida, effect: str, offender: Seat) -> bool:
    """Whether it ends the mão: a claim for too many cards always does, a look at the bottom as the code says."""
    if effect in SURPLUSES:
        return True
    looked = effect in (BOTTOM_LOOK, ELEVEN_LOOK) and offender != partida.dealer and not partida.rules.bottom_look_passes
    return partida.rules.tento_ends_mao and not looked


def verdict(partida: Partida, ruling: Ruling, effect: str) -> str:
    """What follows, by name."""
    if effect in TENTOS or effect in SURPLUSES:
        if (effect == COUNT_TENTO or effect in SURPLUSES) and deal_only_passes(partida.rules, kind_of(partida)):
            return DEAL_PASSES
        return _tento(partida, ruling, effect)
    if effect == LATE_TENTO:
        return TENTO_LATE
    if effect == CUT_FAULT:
        return _cut_fault(partida, ruling)
    if effect == ILLEGAL_RAISE:
        return _illegal_raise(partida, ruling)
    if effect in REPEATED:
        return _repeated(partida, ruling, effect)
    if effect in (DEAL_FAULT, ELEVEN_DEAL_FAULT) or effect in REPAIRS:
        return _deal_error(partida, ruling, effect)
    return _of_cards(partida, ruling, effect)


def _tento(partida: Partida, ruling: Ruling, effect: str) -> str:
    offender = -1 if ruling.offender is None else ruling.offender
    moment = moment_of(partida)
    if moment == NO_MOMENT:
        return TENTO_NOTED
    if moment == AFTERWARDS:
        return TENTO_AFTER if points_given(partida, offender, tento_worth(partida, effect)) else TENTO_HAD
    return TENTO if tento_ends(partida, effect, offender) else TENTO_ON


def _cut_fault(partida: Partida, ruling: Ruling) -> str:
    how = partida.rules.cut_fault
    if how == CUT_TENTO:
        return _tento(partida, ruling, CUT_FAULT)
    if partida.phase not in (CUTTING, DEALING):
        return WARNING
    if how == CUT_PASSES:
        return VOID
    return RECUT if how == CUT_AGAIN else REDO


def _illegal_raise(partida: Partida, ruling: Ruling) -> str:
    if partida.rules.illegal_raise == RAISE_TENTO:
        return _tento(partida, ruling, ILLEGAL_RAISE)
    return LOSE_MAO if partida.rules.illegal_raise == RAISE_LOSES_MAO else WARNING


def _repeated(partida: Partida, ruling: Ruling, effect: str) -> str:
    """The first time the deal passes or is done again; the second time of the same player it costs a tento."""
    offender = -1 if ruling.offender is None else ruling.offender
    if deal_only_passes(partida.rules, kind_of(partida)):
        return DEAL_PASSES
    if times_before(partida.sanctions, offender, ruling.clause):
        return _tento(partida, ruling, effect)
    return REDEAL if effect == FLIP_AGAIN else DEAL_PASSES


def _deal_error(partida: Partida, ruling: Ruling, effect: str) -> str:
    passes = effect == DEAL_FAULT and partida.rules.deal_fault_passes
    if passes or deal_only_passes(partida.rules, kind_of(partida)):
        return DEAL_PASSES
    return REDEAL if ruling.sanction == REDEAL else MENDED


def _of_cards(partida: Partida, ruling: Ruling, effect: str) -> str:
    mao = partida.mao
    if effect in EXPOSURES and mao is not None:
        return exposure(partida, effect, is_own(partida, mao, ruling))
    if effect == AMBIGUOUS:
        return _AMBIGUOUS[ruling.sanction] if ruling.sanction in _AMBIGUOUS else _tento(partida, ruling, effect)
    if effect == FALSE_SHOW and partida.rules.false_show_loses:
        return LOSE_MAO
    if effect == OUT_OF_TURN and out_of_turn_choice(partida.rules, ruling) == LOSES_MAO:
        return LOSE_MAO
    return _PILES.get(partida.rules.two_cards, effect) if effect == THROWN else effect
