"""What is irregular at a physical table of canastra or buraco: a low lay-down, a deal that does not count, any score.

Rule 1: the clauses and their consequences are those of the referee of a played game (`rules.incidents`).
"""

from dataclasses import replace
from typing import Final

from carteado.game import Reason
from carteado.games.canastra.rules.incidents import MOST_POINTS, VOID, tied_by
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.sheet.counting import STEP
from carteado.games.canastra.sheet.hand import CanastraMatch, CanastraPartida, Hand, end, following, reopen
from carteado.placar.code import Offer
from carteado.placar.consequence import GOES_ON, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED
from carteado.placar.entries import AFTER, MOMENTS, PLAY, Incident
from carteado.placar.match import Credit, Fault

LONGEST_REASON: Final = 300
MINIMUM: Final = "minimum"
SET_SCORE: Final = "set-score"
SCORE: Final = "score"  # points that a decision gave or took


def punishes(rules: CanastraRules) -> bool:
    """Whether a low lay-down is something irregular here: where there is a minimum that has a clause (CAN-14.2)."""
    return bool(rules.minimums) and rules.cites["attempt"] != rules.cites["vulnerable"]


def offers(rules: CanastraRules) -> tuple[Offer, ...]:
    """All irregularities of the code."""
    attempt = (Offer(rules.cites["attempt"], MINIMUM, (), True),) if punishes(rules) else ()
    return (*attempt, Offer(rules.cites["unforeseen"], SET_SCORE, ("", VOID), False))


def objection(match: CanastraMatch, incident: Incident) -> Reason | None:
    """Why this irregularity cannot be entered now, or `None`."""
    cites, clause = match.rules.cites, incident.clause
    known = clause == cites["unforeseen"] or (punishes(match.rules) and clause == cites["attempt"])
    if not known:
        return Reason("unknown-ruling", "", (clause,))
    partida = match.partida
    if partida is None:
        return Reason("dealer-first", cites["dealer-draw"])
    if incident.when not in ("", *MOMENTS) or incident.facts is not None or len(incident.why) > LONGEST_REASON:
        return Reason("ruling-takes-no-more", clause)
    if incident.offender is not None and not 0 <= incident.offender < match.seats:
        return Reason("no-such-seat", clause, (incident.offender, match.seats - 1))
    if clause == cites["attempt"]:
        return _attempt_objection(match, partida, incident)
    return _unforeseen_objection(match, partida, incident)


def _attempt_objection(match: CanastraMatch, partida: CanastraPartida, incident: Incident) -> Reason | None:
    clause, hand = incident.clause, partida.mao
    if incident.sanction or incident.score:
        return Reason("ruling-takes-no-more", clause)
    if incident.offender is None:
        return Reason("ruling-needs-offender", clause)
    if incident.when == AFTER:
        return Reason("too-late", clause)
    if hand is None or not match.rules.vulnerable(hand.base[match.sides[incident.offender]]):
        return Reason("no-minimum-now", clause)
    return None


def _unforeseen_objection(match: CanastraMatch, partida: CanastraPartida, incident: Incident) -> Reason | None:
    clause = incident.clause
    if not incident.why.strip():
        return Reason("ruling-without-reason", clause)
    if incident.sanction == VOID and not incident.score:
        hand = partida.last if incident.when == AFTER else partida.mao
        return None if hand is not None else Reason("no-deal-now", clause)
    if incident.sanction or not incident.score:
        return Reason("ruling-score-or-void", clause)
    fits = len(incident.score) == match.count and all(abs(points) <= MOST_POINTS for points in incident.score)
    if not fits or any(points % STEP for points in incident.score):
        return Reason("ruling-score", clause, (match.count, MOST_POINTS))
    return None


def foreseen(match: CanastraMatch, partida: CanastraPartida, incident: Incident) -> Consequence:
    """What an irregularity brings."""
    if incident.sanction == VOID:
        return Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID)
    if incident.score:
        return Consequence(SET_SCORE, mao=GOES_ON)
    hand = partida.mao
    assert hand is not None and incident.offender is not None  # noqa: PT018
    side = match.sides[incident.offender]
    return Consequence("low-opening", match.rules.minimum(hand.failed[side] + 1), side, GOES_ON, part=MINIMUM)


def apply(match: CanastraMatch, partida: CanastraPartida, incident: Incident, line: int) -> None:
    """Enter what `objection` has nothing against."""
    found = foreseen(match, partida, incident)
    hand = partida.mao or partida.last
    clause = incident.clause
    if found.words == "low-opening":
        assert hand is not None and found.to is not None  # noqa: PT018
        clause = match.rules.attempt(hand.failed[found.to] + 1)
        _attempt(partida, hand, found.to)
    elif found.sanction == VOID:
        _void(match, partida, incident, line)
    else:
        _set(match, partida, incident, line)
    partida.faults.append(Fault(line, clause, incident.offender, 0 if hand is None else hand.deal, found))


def _attempt(partida: CanastraPartida, hand: Hand, side: int) -> None:
    failed = tuple([times + (nth == side) for nth, times in enumerate(hand.failed)])
    partida.mao = replace(hand, failed=failed)
    partida.last = None


def _void(match: CanastraMatch, partida: CanastraPartida, incident: Incident, line: int) -> None:
    """The deal does not count, and the same seat deals again."""
    hand = partida.last if incident.when == AFTER else partida.mao
    assert hand is not None
    _move(partida, hand.base, incident.clause, hand.deal, line)
    reopen(partida)
    match.dealer = hand.dealer
    partida.mao = following(match, hand, hand.base, hand.tied or tied_by(match.rules, hand.base), again=True)
    partida.last = None


def _set(match: CanastraMatch, partida: CanastraPartida, incident: Incident, line: int) -> None:
    """The score is what was decided. In the middle of a deal play goes on from it, between deals it may end the partida."""
    hand = partida.mao
    deal = hand or partida.last
    assert deal is not None
    _move(partida, incident.score, incident.clause, deal.deal, line)
    if hand is not None and incident.when == PLAY:
        partida.mao = replace(hand, base=partida.score)
        return
    reopen(partida)
    before = partida.last or hand
    assert before is not None
    if hand is not None:
        _resume(match, partida, hand)
    else:
        end(match, partida, replace(before, base=partida.score, tied=(), extra=0), [])


def _resume(match: CanastraMatch, partida: CanastraPartida, hand: Hand) -> None:
    """The deal to come is that of before, unless the new score ends the partida or makes it a deal between tied sides."""
    played = replace(hand, deal=hand.deal - 1, base=partida.score, tied=(), extra=0)
    last = partida.last
    end(match, partida, played, [])
    partida.last = last
    match.dealer = hand.dealer
    if partida.mao is not None:
        partida.mao = replace(hand, base=partida.score, tied=partida.mao.tied, extra=0)


def _move(partida: CanastraPartida, score: tuple[int, ...], clause: str, deal: int, line: int) -> None:
    for side, points in enumerate(score):
        if points != partida.score[side]:
            partida.credits.append(Credit(line, deal, side, points - partida.score[side], clause, SCORE))
    partida.score = score
