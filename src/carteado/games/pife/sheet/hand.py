"""The deal that is played on a scoreboard, and how it ends; changed by `counting` and `incidents` alone.

Rule 1: whether a partida is over, who has won it and who deals next is `rules.endings.settle`; nothing is decided here.
"""

from dataclasses import dataclass, replace

from carteado.game import Seat
from carteado.games.pife.rules import phases
from carteado.games.pife.rules.endings import next_after, settle
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.rules.solvers import solver_of
from carteado.placar.match import Credit, MatchOf, PartidaOf, Score


@dataclass(frozen=True)
class Hand:
    """A deal: what everybody and the pot had when it began, the void deals in a row before it, and what went wrong in it.

    `owes` are lives that a false batida costs, `threw` the seats that threw their cards away.
    """

    deal: int
    dealer: Seat
    base: Score
    pot: int
    voids: int
    owes: tuple[int, ...]
    threw: tuple[Seat, ...] = ()

    def playing(self) -> tuple[Seat, ...]:
        """The seats that get cards (CAC-VID-3, PIF-APO-3)."""
        return tuple([seat for seat, held in enumerate(self.base) if held > 0])


PifePartida = PartidaOf[Hand]
PifeMatch = MatchOf[PifeRules, Hand]


def begun(match: PifeMatch, deal: int, dealer: Seat, score: Score, pot: int, voids: int) -> Hand:
    """A deal in which nothing has happened."""
    return Hand(deal, dealer, score, pot, voids, (0,) * match.seats)


def played(match: PifeMatch, hand: Hand, score: Score, pot: int, voids: int) -> Partida:
    """The same as the engine has it, the deal being over."""
    rules = match.rules
    return Partida(
        rules, solver_of(rules.grammar()), match.seats, True, phases.SHUFFLE, score, hand.base, pot, hand.pot, hand.dealer,
        hand.dealer, hand.deal, 0, 0, voids, (), "", "", "", None,
    )  # fmt: skip


def end(
    match: PifeMatch, partida: PifePartida, hand: Hand, pot: int, winner: Seat, line: int, *, voids: int | None = None
) -> None:
    """The deal is written down: the partida is over, or the next deal comes up. What is left in the pot is shared then."""
    if voids is None:
        voids = hand.voids + 1 if winner == phases.NO_SEAT else 0
    after = played(match, hand, partida.score, pot, voids)
    settle(after, next_after(after), hand.deal, None)
    for seat, held in enumerate(after.score):
        if held != partida.score[seat]:
            shared = held - partida.score[seat]
            partida.credits.append(Credit(line, hand.deal, seat, shared, match.rules.cites["end"], "shared"))
    partida.score, partida.last = after.score, hand
    match.dealer = hand.dealer
    if after.phase == phases.OVER:
        winners = (winner,) if after.winners == (phases.NO_SEAT,) else after.winners
        partida.mao, partida.how, partida.clause, partida.winners = None, "played", after.clause, winners
    else:
        partida.mao = begun(match, hand.deal + 1, after.next_dealer, after.score, after.pot, voids)


def reopen(partida: PifePartida) -> None:
    """The partida is not over after all."""
    partida.how, partida.clause, partida.winners = "", "", None


def erred(hand: Hand, seat: Seat, *, life: bool) -> Hand:
    """A seat owes a life, or has thrown its cards away."""
    if life:
        return replace(hand, owes=tuple([owed + (other == seat) for other, owed in enumerate(hand.owes)]))
    return replace(hand, threw=(*hand.threw, seat))
