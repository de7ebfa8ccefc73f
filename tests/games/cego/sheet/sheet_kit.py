"""A physical table of Truco Cego: what six people did, one line a roda or a testa, and what the scoreboard shows."""

import pytest

from carteado.game import REFEREE, Illegal, Reason
from carteado.games.cego.sheet.entries import Envido, Flor, ShownTrio, ShownVolta, Tentos, Truco, Volta
from carteado.games.cego.sheet.hand import CegoMatch, CegoPartida, Hand
from carteado.games.cego.sheet.keeping import new
from carteado.placar import Confirm, Correction, Entry, FirstDealer, Incident

A, B = 0, 1
CALLS = {"E": "envido", "EE": "envido-envido", "R": "real-envido", "F": "falta-envido"}
BETS = {"CF": "contra-flor", "CFR": "contra-flor-e-o-resto"}
STEPS = {1: "", 2: "truco", 3: "retruco", 4: "vale-quatro"}
SAYS = {1: "truco", 2: "retruco", 3: "vale-quatro"}


def envido(calls: str, won: int | None = None, by: int = A) -> Envido:
    """`envido("E R", won=B)`: wanted and won; without a winner it was refused."""
    return Envido(tuple(CALLS[call] for call in calls.split()), by, won is not None, won)


def flores(
    a: int, b: int, bets: str = "", by: int | None = None, won: int | None = None, shrunk: tuple[int, int] = (0, 0)
) -> Flor:
    """Flores of each side; a bet that nobody won was refused."""
    wanted = not bets or won is not None
    return Flor((a, b), shrunk, tuple(BETS[bet] for bet in bets.split()), by, wanted, won)


def truco(won: int | None, worth: int = 1) -> Truco:
    """A truco part that was played for so many tentos."""
    return Truco(STEPS[worth], True, won)


def ran(won: int, price: int) -> Truco:
    """A truco part that was refused for so many tentos."""
    return Truco(SAYS[price], False, won)


class Mesa:
    """Seat 5 deals first unless another does; side A enters unless said otherwise."""

    def __init__(
        self, dealer: int | None = 5, options: dict[str, str] | None = None, best_of: int = 3, judge: bool = False
    ) -> None:
        self.placar = new(options, best_of, judge)
        if dealer is not None:
            self.enter(FirstDealer(dealer), REFEREE if judge else A)

    @property
    def match(self) -> CegoMatch:
        return self.placar.match

    @property
    def shown(self) -> ShownVolta:
        """The roda or testa as a screen shows it."""
        own = self.placar.shown().own
        assert isinstance(own, ShownTrio)
        assert own.volta is not None
        return own.volta

    @property
    def partida(self) -> CegoPartida:
        found = self.match.partida
        assert found is not None
        return found

    @property
    def hand(self) -> Hand:
        found = self.partida.mao
        assert found is not None
        return found

    @property
    def score(self) -> tuple[int, ...]:
        return self.partida.score

    def now(self) -> tuple[str, int, tuple[int, ...]]:
        """Which form, who deals, and who plays, the mão first."""
        return self.hand.form, self.hand.dealer, self.hand.seats

    @property
    def bill(self) -> list[tuple[str, int, int]]:
        """What the last line that gave tentos gave: part, side, tentos."""
        line = max(credit.line for credit in self.partida.credits)
        return [(credit.part, credit.side, credit.points) for credit in self.partida.credits if credit.line == line]

    def enter(self, entry: Entry, side: int = A) -> "Mesa":
        self.placar = self.placar.enter(side, entry)
        return self

    def volta(self, points: Envido | Flor | None = None, taken: Truco | None = None, silent: bool = False) -> "Mesa":
        return self.enter(self.told(points, taken, silent))

    def told(self, points: Envido | Flor | None = None, taken: Truco | None = None, silent: bool = False) -> Volta:
        return Volta(self.hand.deal, self.hand.nth, points, taken, silent)

    def conta(self, a: int, b: int) -> "Mesa":
        return self.enter(self.counted(a, b))

    def counted(self, a: int, b: int) -> Tentos:
        return Tentos(self.hand.deal, self.hand.nth, (a, b))

    def juiz(self, clause: str, offender: int | None = None, stood: Volta | None = None, **more: object) -> "Mesa":
        return self.enter(Incident(f"CEGO-{clause}", offender, facts=stood, **more), REFEREE)  # type: ignore[arg-type]

    def corrige(self, line: int, entry: Volta | Tentos | Incident | FirstDealer | None = None) -> "Mesa":
        return self.enter(Correction(line, entry))

    def confirma(self, *sides: int) -> "Mesa":
        for side in sides:
            self.enter(Confirm(self.partida.number, self.score), side)
        return self

    def refused(self, entry: Entry, side: int = A) -> Reason:
        """The reason; the scoreboard stays as it was."""
        before = self.placar
        with pytest.raises(Illegal) as caught:
            self.enter(entry, side)
        assert self.placar is before
        return caught.value.reason


def casa(**options: str) -> Mesa:
    """A table with house rules."""
    return Mesa(5, options)


def at(a: int, b: int, form: str = "roda", dealer: int = 5, **options: str) -> Mesa:
    """A table with a deal of this form to come, at a score that the commission wrote down."""
    mesa = Mesa((dealer - (1 if form == "testa" else 2)) % 6, options).conta(0, 0)
    if form == "roda":
        mesa.conta(0, 0).conta(0, 0).conta(0, 0)
    mesa.juiz("11-1", score=(a, b), why="começo do caso")
    assert (mesa.score, mesa.hand.form, mesa.hand.dealer) == ((a, b), form, dealer)
    return mesa


__all__ = ["A", "B", "Mesa", "at", "casa", "envido", "flores", "ran", "truco"]
