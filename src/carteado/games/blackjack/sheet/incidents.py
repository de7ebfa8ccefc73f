"""What is irregular at a physical table of blackjack: the text prices nothing, so the table decides with a reason (BJ-S21).

Rule 1: what a decision brings is what the referee of a played game does with it (`rules.incidents`).
"""

from typing import Final

from carteado.game import Reason
from carteado.games.blackjack.rules import incidents as judge
from carteado.games.blackjack.rules.incidents import VOID
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import BETTING, DEALING, OVER
from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.sheet.session import BlackjackMatch, Rodada, Session, follow, played
from carteado.pack import Ruling
from carteado.placar.code import Offer
from carteado.placar.consequence import GOES_ON, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED
from carteado.placar.entries import AFTER, MOMENTS, Incident
from carteado.placar.match import Credit, Fault

LONGEST_REASON: Final = 300
SET_SCORE: Final = "set-score"
SCORE: Final = "score"  # what a decision gave or took


def offers(rules: BlackjackRules) -> tuple[Offer, ...]:
    """The one irregularity there is."""
    return (Offer(rules.cites["unforeseen"], SET_SCORE, ("", VOID), False),)


def objection(match: BlackjackMatch, session: Session, incident: Incident) -> Reason | None:
    """Why this irregularity cannot be entered now, or `None`."""
    clause = incident.clause
    if incident.when not in ("", *MOMENTS) or incident.facts is not None or len(incident.why) > LONGEST_REASON:
        return Reason("ruling-takes-no-more", clause)
    if incident.offender is not None and not 0 <= incident.offender < match.seats:
        return Reason("no-such-seat", clause, (incident.offender, match.seats - 1))
    return judge.objection(_table(match, session, incident), _ruling(incident))


def foreseen(incident: Incident) -> Consequence:
    """What an irregularity brings."""
    if incident.sanction == VOID:
        return Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID)
    return Consequence(SET_SCORE, mao=GOES_ON)


def apply(match: BlackjackMatch, session: Session, incident: Incident, line: int) -> None:
    """Enter what `objection` has nothing against."""
    rodada = session.mao or session.last
    assert rodada is not None
    after, before = _table(match, session, incident), session.score
    judge.rule(after, _ruling(incident), None)
    for side, held in enumerate(after.score):
        if held != before[side]:
            session.credits.append(Credit(line, rodada.number, side, held - before[side], incident.clause, SCORE))
    follow(session, after)
    if session.last is not None:
        session.last = None if incident.sanction == VOID else Rodada(session.last.number, after.base)
    session.faults.append(Fault(line, incident.clause, incident.offender, rodada.number, foreseen(incident)))


def _table(match: BlackjackMatch, session: Session, incident: Incident) -> Partida:
    """The session as the judge finds it: a round is void before it was told, or after it while the next has no cards."""
    rodada, last = session.mao, session.last
    if rodada is not None and incident.sanction == VOID and incident.when != AFTER:
        return played(match, session, rodada, DEALING)
    if rodada is None:
        assert last is not None
        return played(match, session, last, OVER)
    return played(match, session, Rodada(rodada.number, last.base if last is not None else rodada.base), BETTING)


def _ruling(incident: Incident) -> Ruling:
    return Ruling(incident.clause, sanction=incident.sanction, score=incident.score, why=incident.why.strip())
