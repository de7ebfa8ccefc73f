"""Blackjack as a scoreboard keeps it: a line is a whole round, or a decision of the table.

Rule 1: nobody deals but the house, so a session begins by itself, and the next one with its first round.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.game import Reason
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import HALVES, NEVER, BlackjackRules
from carteado.games.blackjack.sheet import counting, incidents
from carteado.games.blackjack.sheet.entries import Round, ShownRound, ShownSession
from carteado.games.blackjack.sheet.session import BlackjackMatch, Rodada, begin, most_bet
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import Incident, Said
from carteado.placar.lines import Placar, length_of

BEST_OF: Final = 1


@dataclass(frozen=True)
class Blackjack:
    """The regulation with its house rules."""

    rules: BlackjackRules

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    @property
    def target(self) -> int:
        """No number of points ends a session."""
        return 0

    @property
    def partida_clause(self) -> str:
        """The clause by which a session ends."""
        return self.rules.cites["end"]

    @property
    def judge_clause(self) -> str:
        """The clause by which somebody else decides."""
        return self.rules.cites["unforeseen"]

    def begun(self, sides: tuple[int, ...], best_of: int) -> BlackjackMatch:
        """A match whose first session waits for its first round."""
        match = BlackjackMatch(
            self.rules, sides, best_of, start=HALVES * self.rules.stack, decided=catalogue.game(self.id).match
        )
        begin(match)
        return match

    def objection(self, match: BlackjackMatch, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        if isinstance(entry, Incident):
            return incidents.objection(match, match.partidas[-1], entry)
        if not isinstance(entry, Round):
            return Reason("not-of-this-code")
        rodada = self._due(match)
        return Reason("match-over", self.rules.cites["end"]) if rodada is None else counting.objection(match, rodada, entry)

    def apply(self, match: BlackjackMatch, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        session = match.partidas[-1]
        if isinstance(entry, Incident):
            incidents.apply(match, session, entry, line)
        elif isinstance(entry, Round):
            session = begin(match) if session.over else session
            assert session.mao is not None
            counting.write(match, session, session.mao, entry, line)

    def sayable(self, match: BlackjackMatch) -> Sequence[Said]:
        """How a round went is anybody's to tell."""
        del match
        return ()

    def foresee(self, match: BlackjackMatch, incident: Incident) -> Consequence:
        """What an irregularity would bring."""
        del match
        return incidents.foreseen(incident)

    def offers(self, match: BlackjackMatch) -> tuple[Offer, ...]:
        """All irregularities of the code."""
        return incidents.offers(match.rules)

    def shown(self, match: BlackjackMatch) -> Shown:
        """The round that is played, and who can bet in it."""
        rodada, done = self._due(match), match.winners() is not None
        phase = "finished" if done else "over" if match.partidas[-1].over else "play"
        return Shown(phase, self._session(rodada), 0 if rodada is None else rodada.number)

    def _due(self, match: BlackjackMatch) -> Rodada | None:
        """The round to be told, also the first of another session."""
        session = match.partidas[-1]
        if not session.over:
            return session.mao
        return None if match.winners() is not None else Rodada(1, (HALVES * self.rules.stack,) * match.seats)

    def _session(self, rodada: Rodada | None) -> ShownSession:
        rules = self.rules
        due = None
        if rodada is not None:
            due = ShownRound(rodada.number, tuple([most_bet(rules, held) for held in rodada.base]))
        surrender = rules.surrender != NEVER
        start = HALVES * rules.stack
        return ShownSession(start, rules.rounds, rules.bet_min, rules.bet_max, rules.hands, rules.das, surrender, due)


def new(
    settings: Mapping[str, str] | None = None, seats: int = 3, best_of: int = 0, judge: bool = False
) -> Placar[BlackjackMatch]:
    """A scoreboard with nothing on it; with a `judge`, nobody else marks."""
    told = settings or {}
    rules = rules_of(told)
    if seats not in rules.seats or seats < rules.min_players:
        raise ValueError("seats")
    return Placar(Blackjack(rules), seats, length_of(best_of or BEST_OF), judge, options=dict(told))


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[BlackjackMatch]:
    """The same for the house."""
    del game
    return new(settings, seats or rules_of({}).seats[0], best_of, judge)
