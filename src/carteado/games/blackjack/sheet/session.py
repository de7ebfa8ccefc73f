"""The round that is played on a scoreboard, and what comes after it; changed by `counting` and `incidents` alone.

Rule 1: whether a session goes on is `rules.settling.next_round`; nothing is decided here.
Rule 2: a score is in half chips, as in a played game (BJ-S15).
"""

from dataclasses import dataclass

from carteado.games.blackjack.rules import phases, settling
from carteado.games.blackjack.rules.hand import empty
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import NO_SEAT
from carteado.games.blackjack.rules.rulebook import HALVES, BlackjackRules
from carteado.placar.match import MatchOf, PartidaOf, Score


@dataclass(frozen=True)
class Rodada:
    """A round: its number, and what everybody had when it began."""

    number: int
    base: Score


Session = PartidaOf[Rodada]
BlackjackMatch = MatchOf[BlackjackRules, Rodada]


def begin(match: BlackjackMatch) -> Session:
    """The next session, everybody with a whole stack (BJ-S20)."""
    session = match.begin()
    session.mao = Rodada(1, session.score)
    return session


def most_bet(rules: BlackjackRules, held: int) -> int:
    """The largest whole bet of who has so many half chips, 0 where that is below the minimum (BJ-DIST-1, BJ-S16, BJ-S20)."""
    most = min(rules.bet_max, held // HALVES)
    return most if most >= rules.bet_min else 0


def played(match: BlackjackMatch, session: Session, rodada: Rodada, phase: int) -> Partida:
    """The same as the engine has it, in this round; the round before lies on the table where one was told last."""
    opening = (HALVES * match.rules.stack,) * match.seats
    hands = [empty(0, 0)] if session.last is not None else []
    return Partida(
        match.rules, match.seats, phase, False, opening, session.score, rodada.base, rodada.number, 0, (), 0, 0,
        (0,) * match.seats, 0, 0, False, True, "", "", empty(NO_SEAT, 0), hands,
    )  # fmt: skip


def end(match: BlackjackMatch, session: Session, rodada: Rodada) -> None:
    """The round is written down: the session is over, or the next round comes up."""
    after = played(match, session, rodada, phases.HOUSE)
    settling.next_round(after, None)
    session.last = rodada
    follow(session, after)


def follow(session: Session, after: Partida) -> None:
    """The session as the engine has it now."""
    session.score = after.score
    if after.phase == phases.OVER:
        gained = [seat for seat in range(after.seats) if after.score[seat] > after.opening[seat]]
        session.mao, session.how, session.clause, session.winners = None, after.how, after.clause, tuple(gained)
    else:
        session.mao, session.how, session.clause, session.winners = Rodada(after.mao, after.score), "", "", None
