"""A ruling without a scoreboard: what people at a physical table can tell, and what an irregularity brings there.

Rule 1: the same judge as on a scoreboard: a situation becomes a match with one mão in it, and `incidents` decides.
"""

from dataclasses import dataclass

from carteado.family import two_sides
from carteado.game import Reason, Seat
from carteado.games.truco.rules import effects
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.sheet import incidents, objections
from carteado.games.truco.sheet.state import ELEVEN, Fault, Mao, Match, Partida, Score, deals
from carteado.placar.consequence import Consequence
from carteado.placar.entries import AFTER, Incident


@dataclass(frozen=True)
class Situation:
    """The public facts: score, dealer, what the mão is worth and what is asked, and how often it happened before.

    `decided` is whether the side on eleven plays, `won` who took the mão where the irregularity is seen after it.
    """

    rules: TrucoRules
    seats: int = 4
    score: Score = (0, 0)
    dealer: Seat = 0
    stake: int = 1
    asked: int = 0
    decided: bool = False
    earlier: int = 0
    won: int | None = None


@dataclass(frozen=True)
class Ruling:
    """What follows: the consequence, the score after it, who deals next, and how the partida ended if it did."""

    consequence: Consequence
    score: Score
    dealer: Seat | None
    how: str


def ruled(situation: Situation, incident: Incident) -> Ruling | Reason:
    """The consequence of an irregularity here, or why there is none; `ValueError` for facts that cannot be."""
    _possible(situation)
    match, partida = _told(situation, incident)
    if situation.rules.incidents.get(incident.clause) == "set-score":
        return Ruling(Consequence("set-score"), situation.score, situation.dealer, "")
    reason = objections.objection(match, incident)
    if reason is not None:
        return reason
    found = incidents.judged(match, partida, incident)
    incidents.apply(match, partida, incident, 1)
    return Ruling(found, partida.score, None if partida.mao is None else partida.mao.dealer, partida.how)


def _possible(situation: Situation) -> None:
    rules = situation.rules
    ladder = rules.ladder
    if situation.seats not in rules.seats or not 0 <= situation.dealer < situation.seats:
        raise ValueError("seats")
    if len(situation.score) != 2 or min(situation.score) < 0 or max(situation.score) >= rules.target:
        raise ValueError("score")
    if situation.stake not in ladder.steps or situation.asked not in (0, ladder.above[situation.stake]):
        raise ValueError("stake")


def _told(situation: Situation, incident: Incident) -> tuple[Match, Partida]:
    """The situation as a match; points of a mão that has ended are in the score already."""
    rules = situation.rules
    match = Match(rules, two_sides(situation.seats), rules.best_of)
    after = incident.when == AFTER
    partida = Partida(1, _before(situation) if after else situation.score)
    mao = deals(match, partida, situation.dealer, 2)
    _speak(situation, mao, incident)
    if after:
        mao.winner = situation.won
        partida.score = situation.score
        partida.last, partida.mao = mao, deals(match, partida, match.after(situation.dealer), 3)
    else:
        partida.mao = mao
    match.partidas.append(partida)
    culprit = incidents.culprit(match, mao, incident, incidents.effect_of(match, incident))
    before = Fault(0, incident.clause, culprit, mao.number, Consequence("redeal"))
    partida.faults += [before] * situation.earlier if incident.clause in situation.rules.incidents else []
    return match, partida


def _speak(situation: Situation, mao: Mao, incident: Incident) -> None:
    """What was said in the mão: calls, or the decision of the side on eleven."""
    rules = situation.rules
    if mao.kind == ELEVEN:
        mao.decided = situation.decided
        mao.stake = rules.eleven.stake if situation.decided else rules.ladder.bottom
    elif situation.stake > rules.ladder.bottom or situation.asked:
        mao.stake, mao.asked = situation.stake, situation.asked
        mao.raiser = _caller(situation, incident)
        mao.chain = 1 if situation.asked else 0


def _caller(situation: Situation, incident: Incident) -> int:
    """Whose the last call must have been, for what is told to have happened: the offender's unless that cannot be."""
    effect = situation.rules.incidents.get(incident.clause, "")
    if effect == effects.SURPLUS_TRUCO:
        odd = situation.rules.ladder.steps.index(situation.asked or situation.stake) & 1
        return 1 - (situation.dealer & 1) if odd else situation.dealer & 1
    side = (incident.offender or 0) & 1
    return 1 - side if effect == effects.AMBIGUOUS else side


def _before(situation: Situation) -> Score:
    """The score with which a mão that has ended began."""
    score = list(situation.score)
    if situation.won is not None:
        score[situation.won] = max(0, score[situation.won] - situation.stake)
    return tuple(score)
