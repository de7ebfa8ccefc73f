"""Why an irregularity cannot be entered now: it is not of this code, says too much or too little, or its time has passed."""

from typing import Final

from carteado.game import Reason
from carteado.games.truco.rules import effects
from carteado.games.truco.rules.tento import deal_only_passes
from carteado.games.truco.sheet.consequences import KINDS
from carteado.games.truco.sheet.incidents import (
    NO_MAO,
    NOBODY,
    SPECIAL,
    choices_of,
    culprit,
    dealt,
    effect_of,
    judged,
    moment,
    spoken_of,
)
from carteado.games.truco.sheet.state import ELEVEN, IRON, NORMAL, Mao, Match, Partida
from carteado.placar.consequence import VOID
from carteado.placar.entries import AFTER, DEAL, MOMENTS, Incident

LONGEST_REASON: Final = 300
HIGHEST_SCORE: Final = 99
TENTOS: Final = (*effects.TENTOS, *effects.SURPLUSES, effects.LATE_TENTO)
KIND_REASONS: Final[dict[tuple[str, ...], str]] = {(ELEVEN,): "eleven-only", (IRON,): "iron-only"}
CHOICE_REASONS: Final = {
    effects.OUT_OF_TURN: "out-of-turn-choice",
    effects.MISPLAY: "no-such-choice",
    effects.AMBIGUOUS: "ambiguous-choice",
    effects.DEAL_FAULT: "deal-fault-choice",
    effects.SIMILAR_WORD: "word-choice",
    **dict.fromkeys(effects.SURPLUSES, "holder-missing"),
}


def objection(match: Match, incident: Incident) -> Reason | None:
    """Why this irregularity cannot be entered now, or `None`."""
    clause = incident.clause
    named = match.rules.incidents.get(clause, "")
    if named == "":
        return Reason("no-such-ruling", "", (clause,))
    partida = match.partida
    if partida is None:
        return Reason("dealer-first", match.rules.cites["dealer-draw"])
    wrong = _wrong_words(match, incident, named)
    if wrong is not None:
        return wrong
    effect = effect_of(match, incident)
    if incident.offender is None and effect not in NOBODY:
        return Reason("offender-missing", clause)
    if incident.offender is not None and not 0 <= incident.offender < match.seats:
        return Reason("no-such-seat", clause, (incident.offender, match.seats - 1))
    if partida.how not in ("", "played") and not _survives_forfeit(partida, effect):
        return Reason("forfeited-already", partida.clause)
    if effect == effects.SET_SCORE:
        return _score_objection(match, incident)
    return None if effect in NO_MAO else _mao_objection(match, partida, incident, effect)


def _wrong_words(match: Match, incident: Incident, named: str) -> Reason | None:
    """What its clause has no use for, what is longer than a sheet has room for, and choices that are none."""
    choices = choices_of(match, named)
    if incident.sanction and not choices:
        return Reason("superfluous", incident.clause, ("sanction",))
    if named == effects.LADDER and incident.sanction not in choices:
        return Reason("sanction-letter", incident.clause)
    if incident.sanction and incident.sanction not in choices:
        told = choices if named in (effects.OUT_OF_TURN, *effects.SURPLUSES) else ()
        return Reason(CHOICE_REASONS[named], incident.clause, told)
    if incident.score and named != effects.SET_SCORE:
        return Reason("superfluous", incident.clause, ("score",))
    if incident.facts is not None:
        return Reason("superfluous", incident.clause, ("volta",))
    if incident.when not in ("", *MOMENTS):
        return Reason("superfluous", incident.clause, ("when",))
    return Reason("superfluous", incident.clause, ("why",)) if len(incident.why) > LONGEST_REASON else None


def _survives_forfeit(partida: Partida, effect: str) -> bool:
    """After a forfeit there are still notes and the organisers; after that of a partida the match can be lost as well."""
    if effect in (effects.LOSE_MATCH, effects.DISQUALIFIED):
        return partida.how == "partida-forfeited"
    return effect in (effects.NOTE, effects.SET_SCORE)


def _score_objection(match: Match, incident: Incident) -> Reason | None:
    if not incident.why.strip():
        return Reason("reason-missing", incident.clause)
    if len(incident.score) != 2 or min(incident.score) < 0 or max(incident.score) > HIGHEST_SCORE:
        return Reason("score-missing", incident.clause, (HIGHEST_SCORE,))
    if min(incident.score) >= match.rules.target:
        return Reason("two-winners", incident.clause, (match.rules.target,))
    return None


def _mao_objection(match: Match, partida: Partida, incident: Incident, effect: str) -> Reason | None:
    clause = incident.clause
    when = moment(match, partida, incident)
    mao = spoken_of(partida, when)
    if partida.over and effect in TENTOS:
        return Reason("partida-decided", clause)
    if mao is None:
        return Reason("no-mao-after" if when == AFTER else "no-mao-now", clause)
    if when == DEAL and dealt(mao):
        return Reason("dealt-already", clause)
    reason = _wrong_culprit(match, mao, incident, effect) or _wrong_time(match, mao, incident, effect, when)
    if reason is not None:
        return reason
    found = judged(match, partida, incident)
    redealt = (found.mao == VOID and not found.from_base) or found.call or found.words == "repair"
    return Reason("too-late", clause) if when == AFTER and redealt and not found.tento else None


def _wrong_culprit(match: Match, mao: Mao, incident: Incident, effect: str) -> Reason | None:
    """Some faults are of one player only, or of one side."""
    seat = culprit(match, mao, incident, effect)
    if effect in effects.BY_CUTTER and seat != match.cutter(mao.dealer):
        return Reason("cutter-at-fault", incident.clause, (match.cutter(mao.dealer),))
    own = effect == effects.OWN_REPAIR and seat is not None and seat & 1 != mao.dealer & 1
    if (effect in effects.BY_DEALER and seat != mao.dealer) or own:
        return Reason("dealer-at-fault", incident.clause, (mao.dealer,))
    return None


def _wrong_time(match: Match, mao: Mao, incident: Incident, effect: str, when: str) -> Reason | None:
    """What can happen only in an eleven or an iron hand, or only while a call waits for its answer."""
    clause = incident.clause
    kinds = SPECIAL.get(effect, (mao.kind,))
    if mao.kind not in kinds or (effect == effects.ILLEGAL_RAISE and when == AFTER):
        return Reason(KIND_REASONS.get(kinds, "not-a-special-mao"), clause)
    if effect == effects.UNDECIDED_TENTO and mao.decided:
        return Reason("eleven-undecided-only", clause)
    if effect == effects.ELEVEN_TENTO and not mao.decided:
        return Reason("eleven-played-only", clause)
    if effect == effects.LATE_TENTO and mao.number == 1:
        return Reason("no-earlier-mao", clause)
    early = when == DEAL or (mao.kind == ELEVEN and not mao.decided)
    if effect in effects.SURPLUSES and early and not deal_only_passes(match.rules, KINDS[mao.kind]):
        return Reason("play-not-begun", clause)
    if effect == effects.SURPLUS_TRUCO and mao.kind == NORMAL and not _truco_accepted(match, mao):
        return Reason("no-accepted-truco", clause)
    return _wrong_answer(match, mao, incident) if effect == effects.AMBIGUOUS else _wrong_word(match, mao, incident, effect)


def _truco_accepted(match: Match, mao: Mao) -> bool:
    """Whether the side that does not deal asked for truco and the others took it, or asked for more."""
    ladder = match.rules.ladder
    if mao.stake == ladder.bottom or mao.raiser is None:
        return False
    odd = ladder.steps.index(mao.asked or mao.stake) & 1
    return (mao.raiser if odd else 1 - mao.raiser) != mao.dealer & 1


def _wrong_answer(match: Match, mao: Mao, incident: Incident) -> Reason | None:
    if not mao.asked or incident.offender is None or incident.offender & 1 == mao.raiser:
        return Reason("not-answering", incident.clause)
    if incident.sanction == "raise" and not match.rules.ladder.above[mao.asked]:
        return Reason("ladder-top", incident.clause, (mao.asked,))
    return None


def _wrong_word(match: Match, mao: Mao, incident: Incident, effect: str) -> Reason | None:
    """A word that was taken for a call and accepted: the last stake must be the offender's asking."""
    if effect != effects.SIMILAR_WORD or not incident.sanction:
        return None
    raised = mao.kind == NORMAL and not mao.asked and mao.stake != match.rules.ladder.bottom
    own = raised and incident.offender is not None and mao.raiser == incident.offender & 1
    return None if own else Reason("word-choice", incident.clause)
