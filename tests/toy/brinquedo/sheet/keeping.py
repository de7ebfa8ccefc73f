"""Chips by deal: everybody begins with the same, and after the deals agreed on whoever has the most has won.

Rule 1: what a deal gave may be negative, and so may the chips; ties are won together, and nobody wins where nobody has gained.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from carteado.game import Reason
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import GOES_ON, OVER, Consequence
from carteado.placar.entries import FirstDealer, Incident, Said, Tally
from carteado.placar.lines import Placar, length_of
from carteado.placar.match import Credit, Fault, MatchOf, PartidaOf, Score, forfeit, most
from toy.brinquedo.rules.rulebook import BRINQUEDO, SEATS, BrinquedoRules, rules_of
from toy.brinquedo.rules.standing import standing

UNFORESEEN = "BRI-15"
OUT = "out"  # the table may decide that who did it has lost
MOST = 9999

Partida = PartidaOf[int]  # the hand in play is the number of its deal
Match = MatchOf[BrinquedoRules, int]


def _ahead(stack: int) -> Callable[[Score], tuple[int, ...]]:
    return lambda score: most(score) if max(score) > stack else ()


@dataclass(frozen=True)
class Chips:
    """Brinquedo with its house rules."""

    rules: BrinquedoRules
    target: int = 0
    partida_clause: str = "BRI-12"
    judge_clause: str = UNFORESEEN

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    def begun(self, sides: tuple[int, ...], best_of: int) -> Match:
        """A match with nothing in it."""
        return Match(self.rules, sides, best_of, start=self.rules.stack, ahead=_ahead(self.rules.stack), decided=standing)

    def objection(self, match: Match, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        partida = match.partida
        if isinstance(entry, FirstDealer):
            return _dealer_objection(match, entry)
        if not isinstance(entry, (Tally, Incident)):
            return Reason("not-of-this-code")
        if partida is None:
            return Reason("dealer-first", "BRI-2")
        if isinstance(entry, Incident):
            return _incident_objection(match, entry)
        return Reason("partida-over", partida.clause) if partida.mao is None else None

    def apply(self, match: Match, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        if isinstance(entry, FirstDealer):
            match.begin().mao = 1
            match.dealer = entry.seat
            return
        partida = match.partidas[-1]
        if isinstance(entry, Tally):
            _write(partida, entry.points, "BRI-11", line)
            _next(match, partida, entry.deal)
        elif isinstance(entry, Incident):
            _decide(match, partida, entry, self.foresee(match, entry), line)

    def sayable(self, match: Match) -> Sequence[Said]:
        """Who may deal first."""
        return [FirstDealer(seat) for seat in range(match.seats)]

    def foresee(self, match: Match, incident: Incident) -> Consequence:
        """What the table decides is what follows."""
        if incident.sanction == OUT:
            return Consequence("note", mao=OVER, loses="match")
        return Consequence("set-score" if incident.score else "note", mao=GOES_ON)

    def offers(self, match: Match) -> tuple[Offer, ...]:
        """What is not foreseen."""
        return (Offer(UNFORESEEN, "set-score", (OUT,), False),)

    def shown(self, match: Match) -> Shown:
        """The deal that is played."""
        partida = match.partida
        if partida is None or partida.mao is None:
            done = match.winners() is not None
            return Shown("finished" if done else "dealer" if partida is None else "over", None)
        return Shown("play", None, partida.mao, match.dealer, match.cutter(match.dealer), None, partida.mao)


def _dealer_objection(match: Match, entry: FirstDealer) -> Reason | None:
    partida = match.partida
    if not 0 <= entry.seat < match.seats:
        return Reason("no-such-seat", "", (entry.seat, match.seats - 1))
    if partida is not None and not partida.over:
        return Reason("dealer-known", "BRI-2")
    return Reason("match-over", "BRI-13") if match.winners() is not None else None


def _incident_objection(match: Match, incident: Incident) -> Reason | None:
    if incident.clause != UNFORESEEN:
        return Reason("unknown-ruling", "", (incident.clause,))
    if incident.sanction not in ("", OUT) or (incident.sanction and incident.offender is None):
        return Reason("no-such-choice", UNFORESEEN)
    if incident.score and (len(incident.score) != match.count or max(map(abs, incident.score)) > MOST):
        return Reason("points-of-each", UNFORESEEN, (match.count,))
    return None


def _write(partida: Partida, points: Score, clause: str, line: int) -> None:
    for side, gained in enumerate(points):
        if gained:
            partida.credits.append(Credit(line, partida.mao or 0, side, gained, clause))
    partida.score = tuple([held + gained for held, gained in zip(partida.score, points, strict=True)])


def _next(match: Match, partida: Partida, deal: int) -> None:
    partida.last = deal
    partida.mao = deal + 1
    match.dealer = match.after(match.dealer)
    if deal >= match.rules.deals:
        partida.mao, partida.how, partida.clause = None, "played", "BRI-12"


def _decide(match: Match, partida: Partida, incident: Incident, found: Consequence, line: int) -> None:
    partida.faults.append(Fault(line, incident.clause, incident.offender, partida.mao or 0, found))
    if found.loses:
        assert incident.offender is not None
        forfeit(match, partida, match.sides[incident.offender], incident.clause, found.loses, match.rules.stack)
    elif incident.score:
        _write(partida, tuple([new - old for new, old in zip(incident.score, partida.score, strict=True)]), UNFORESEEN, line)


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[Match]:
    """A scoreboard with nothing on it; against the house nobody keeps one."""
    if game != BRINQUEDO.id or seats not in (None, *SEATS):
        raise ValueError("seats")
    return Placar(Chips(rules_of(settings)), seats or SEATS[0], length_of(best_of or 1), judge)
