"""Irregularities on the scoreboard: whose they are, when they happened, and what they bring.

Rule 1: the person says what happened; `consequences` says what it brings, and `scoring` writes it down.
Rule 2: where the code says whose fault something is, nobody has to be named.
"""

from dataclasses import replace
from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules import effects
from carteado.games.truco.rules.objections import AMBIGUOUS_CHOICES, DEAL_FAULT_CHOICES, HOLDERS, WORD_CHOICES, names_holder
from carteado.games.truco.rules.slips import OUT_OF_TURN_CHOICES
from carteado.games.truco.sheet import scoring
from carteado.games.truco.sheet.consequences import EFFECTS, Facts, consequence
from carteado.games.truco.sheet.state import ELEVEN, IRON, NO_SEAT, NORMAL, Fault, Mao, Match, Partida
from carteado.placar.code import Offer
from carteado.placar.consequence import OVER, VOID, Consequence
from carteado.placar.entries import AFTER, DEAL, PLAY, Incident
from carteado.placar.match import forfeit

BY_ONE: Final = (*effects.BY_DEALER, *effects.BY_CUTTER)
NOBODY: Final = (*effects.NEEDS_NOBODY, *BY_ONE)  # needs no name
NO_MAO: Final = (effects.NOTE, effects.WARNING, effects.SET_SCORE, *effects.FORFEITS)  # needs no mão in play
AT_THE_DEAL: Final = (
    *(effect for effect in BY_ONE if effect not in effects.SURPLUSES),
    effects.FLIP_AGAIN,
    effects.BOTTOM_LOOK,
    effects.ELEVEN_LOOK,
    effects.SPECIAL_TENTO,
)
SPECIAL: Final = {  # the kinds of mão in which alone it can happen
    effects.ILLEGAL_RAISE: (ELEVEN, IRON),
    effects.SPECIAL_TENTO: (ELEVEN, IRON),
    effects.ELEVEN_LOOK: (ELEVEN, IRON),
    effects.UNDECIDED_TENTO: (ELEVEN,),
    effects.ELEVEN_TENTO: (ELEVEN,),
    effects.ELEVEN_SURPLUS: (ELEVEN,),
    effects.ELEVEN_DEAL_FAULT: (ELEVEN,),
    effects.IRON_TENTO: (IRON,),
    effects.DARK_TENTO: (IRON,),
    effects.VIRA_TENTO: (IRON,),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    effects.LADDER: tuple(effects.SANCTIONS),
    effects.OUT_OF_TURN: tuple(OUT_OF_TURN_CHOICES),
    effects.MISPLAY: (effects.OUT_OF_TURN, effects.THROWN),
    effects.AMBIGUOUS: AMBIGUOUS_CHOICES,
    effects.DEAL_FAULT: DEAL_FAULT_CHOICES,
    effects.SIMILAR_WORD: WORD_CHOICES,
    **dict.fromkeys(effects.SURPLUSES, HOLDERS),
}


def offers(match: Match) -> tuple[Offer, ...]:
    """All irregularities of the code, those that this moment does not allow included."""
    return tuple(
        Offer(clause, effect, offered(match, effect), effect not in NOBODY, picked=names_holder(match.rules, effect))
        for clause, effect in match.rules.incidents.items()
        if effect in EFFECTS
    )


def offered(match: Match, effect: str) -> tuple[str, ...]:
    """The choices, and "" where a sheet may choose none of them: a word that nobody took for a call."""
    found = choices_of(match, effect)
    return ("", *found) if effect == effects.SIMILAR_WORD else found


def choices_of(match: Match, effect: str) -> tuple[str, ...]:
    """What a clause of this effect leaves to be decided at the table."""
    decided = effect == effects.DEAL_FAULT and match.rules.deal_fault_passes
    decided = decided or (effect in effects.SURPLUSES and not names_holder(match.rules, effect))
    return () if decided else CHOICES.get(effect, ())


def effect_of(match: Match, incident: Incident) -> str:
    """The effect of the clause; of the ladder, that of the chosen step; "" where it is unknown."""
    named = match.rules.incidents.get(incident.clause, "")
    found = effects.SANCTIONS.get(incident.sanction, "") if named == effects.LADDER else named
    return found if found in EFFECTS else ""


def moment(match: Match, partida: Partida, incident: Incident) -> str:
    """When it happened: what was said, or what is likely."""
    if incident.when:
        return incident.when
    if partida.over:
        return AFTER
    dealing = match.rules.incidents.get(incident.clause, "") in AT_THE_DEAL
    return DEAL if dealing and partida.mao is not None and not dealt(partida.mao) else PLAY


def dealt(mao: Mao) -> bool:
    """Whether something was said that is said with cards in hand."""
    return mao.raiser is not None or mao.decided


def spoken_of(partida: Partida, when: str) -> Mao | None:
    """The mão an incident is about."""
    return partida.last if when == AFTER else partida.mao


def culprit(match: Match, mao: Mao | None, incident: Incident, effect: str) -> Seat | None:
    """Who did it: who was named, or whose fault it can only be."""
    if incident.offender is not None or mao is None:
        return incident.offender
    if effect in effects.BY_DEALER:
        return mao.dealer
    return match.cutter(mao.dealer) if effect in effects.BY_CUTTER else None


def judged(match: Match, partida: Partida, incident: Incident) -> Consequence:
    """What this irregularity brings, as things stand."""
    when = moment(match, partida, incident)
    mao = spoken_of(partida, when)
    rules = match.rules
    effect = effect_of(match, incident)
    offender = culprit(match, mao, incident, effect)
    facts = Facts(
        rules=rules,
        offender=offender,
        dealer=NO_SEAT if mao is None else mao.dealer,
        when=when,
        kind=NORMAL if mao is None else mao.kind,
        decided=mao is not None and mao.decided,
        stake=rules.ladder.bottom if mao is None else _stake(match, mao, incident, effect),
        won=None if mao is None else mao.winner,
        settled=when == AFTER and mao is not None and mao.settled,
        earlier=_earlier(match, partida, offender, incident.clause),
        redeals=_redeals(match, partida, mao),
        sanction=incident.sanction,
    )
    return consequence(rules.incidents[incident.clause], facts)


def _stake(match: Match, mao: Mao, incident: Incident, effect: str) -> int:
    """What was accepted; a word that only sounded like a call never raised it."""
    if effect != effects.SIMILAR_WORD or incident.offender is None or mao.winner is not None:
        return mao.stake
    unsaid = replace(mao)
    scoring.settle_call(match, unsaid, "lowered" if incident.sanction else "withdrawn", incident.offender & 1)
    return unsaid.stake


def _earlier(match: Match, partida: Partida, offender: Seat | None, clause: str) -> int:
    """How often the same player did the same before: in this partida, or in the match where the code says so."""
    counted = match.partidas if match.rules.repeats_in_match else [partida]
    faults = [fault for each in counted for fault in each.faults]
    return sum(fault.clause == clause and fault.offender == offender for fault in faults)


def _redeals(match: Match, partida: Partida, mao: Mao | None) -> int:
    """How often the cards of this mão were dealt again because one turned up."""
    if mao is None:
        return 0
    shown = [fault for fault in partida.faults if match.rules.incidents[fault.clause] in effects.EXPOSURES]
    return sum(fault.mao == mao.number and fault.consequence.words == "redeal" for fault in shown)


def apply(match: Match, partida: Partida, incident: Incident, line: int) -> None:
    """Write the consequence down."""
    found = judged(match, partida, incident)
    when = moment(match, partida, incident)
    mao = spoken_of(partida, when)
    effect = effect_of(match, incident)
    offender = culprit(match, mao, incident, effect)
    partida.faults.append(Fault(line, incident.clause, offender, 0 if mao is None else mao.number, found))
    if mao is not None and mao is partida.mao and effect not in NO_MAO:
        mao.begun, partida.last = True, None
    if found.loses:
        assert offender is not None
        forfeit(match, partida, match.sides[offender], incident.clause, found.loses, match.rules.target)
    elif incident.score:
        scoring.set_score(match, partida, (incident.score[0], incident.score[1]), incident.clause, line)
    elif mao is not None:
        _write_down(match, partida, mao, found, replace(incident, offender=offender, when=when), line)


def _write_down(match: Match, partida: Partida, mao: Mao, found: Consequence, incident: Incident, line: int) -> None:
    clause, offender = incident.clause, incident.offender
    if found.mao == VOID:
        scoring.void(match, partida, mao, found, clause, line)
        return
    if found.mao == OVER:
        if found.from_base:
            scoring.take_back(partida, mao, clause, line)
        mao.settled = found.tento
        scoring.end_mao(match, partida, mao, found.to, found.points, clause, line)
        return
    if found.call and offender is not None and mao is partida.mao:
        scoring.settle_call(match, mao, found.call, offender & 1)
    mao.settled = mao.settled or found.words == "tento-after"
    if found.points:
        scoring.credit(match, partida, mao, found, clause, line, incident.when == DEAL)
