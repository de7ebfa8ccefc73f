"""Canastra and buraco as a scoreboard keeps them: a line is a whole deal, or something irregular."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.game import Reason
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.games.canastra.sheet import counting, incidents
from carteado.games.canastra.sheet.entries import Rodada, ShownMesa, ShownRodada, ShownSide, Total
from carteado.games.canastra.sheet.hand import CanastraMatch, Hand, minimum
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import FirstDealer, Incident, Said, Tally
from carteado.placar.lines import Placar, length_of

BEST_OF: Final = 1
SEATS: Final = {"canastra": (4,), "buraco": (4, 2, 3, 6)}


@dataclass(frozen=True)
class Canastra:
    """One of the regulations with its house rules."""

    rules: CanastraRules

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    @property
    def target(self) -> int:
        """Points that win a partida."""
        return self.rules.target

    @property
    def partida_clause(self) -> str:
        """The clause by which a partida ends."""
        return self.rules.cites["target"]

    @property
    def judge_clause(self) -> str:
        """The clause by which somebody else decides."""
        return self.rules.cites["unforeseen"]

    def begun(self, sides: tuple[int, ...], best_of: int) -> CanastraMatch:
        """A match with nothing in it."""
        return CanastraMatch(self.rules, sides, best_of)

    def objection(self, match: CanastraMatch, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        if isinstance(entry, FirstDealer):
            return _dealer_objection(match, entry)
        if isinstance(entry, Incident):
            return incidents.objection(match, entry)
        told = _rodada(entry)
        if told is None:
            return Reason("not-of-this-code")
        partida = match.partida
        if partida is None:
            return Reason("dealer-first", self.rules.cites["dealer-draw"])
        hand = partida.mao
        return Reason("partida-over", partida.clause) if hand is None else counting.objection(match, hand, told)

    def apply(self, match: CanastraMatch, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        if isinstance(entry, FirstDealer):
            partida = match.begin()
            partida.mao = Hand(1, entry.seat, partida.score, (0,) * match.count)
            match.dealer = entry.seat
            return
        partida = match.partidas[-1]
        told = _rodada(entry)
        if isinstance(entry, Incident):
            incidents.apply(match, partida, entry, line)
        elif told is not None and partida.mao is not None:
            counting.write(match, partida, partida.mao, told, line)

    def sayable(self, match: CanastraMatch) -> Sequence[Said]:
        """Who may deal first; what a deal gave is anybody's to tell."""
        return [FirstDealer(seat) for seat in range(match.seats)]

    def foresee(self, match: CanastraMatch, incident: Incident) -> Consequence:
        """What an irregularity would bring."""
        return incidents.foreseen(match, match.partidas[-1], incident)

    def offers(self, match: CanastraMatch) -> tuple[Offer, ...]:
        """All irregularities of the code."""
        return incidents.offers(match.rules)

    def shown(self, match: CanastraMatch) -> Shown:
        """The deal that is played, and who is vulnerable in it."""
        partida = match.partida
        hand = partida.mao if partida is not None else None
        if hand is None:
            done = match.winners() is not None
            return Shown("finished" if done else "dealer" if partida is None else "over", ShownMesa(self.target))
        rules = self.rules
        sides = tuple(
            ShownSide(rules.vulnerable(hand.base[side]), minimum(rules, hand, side), hand.failed[side])
            for side in range(match.count)
        )
        rodada = ShownRodada(hand.deal, sides, hand.tied, rules.mortos(match.seats), rules.long_bonus)
        mesa = ShownMesa(self.target, rodada)
        return Shown("play", mesa, hand.deal, hand.dealer, match.cutter(hand.dealer), match.after(hand.dealer))


def _rodada(entry: Said) -> Rodada | None:
    """A deal, also where it was told as points alone."""
    if isinstance(entry, Tally):
        return Rodada(entry.deal, tuple([Total(points) for points in entry.points]))
    return entry if isinstance(entry, Rodada) else None


def _dealer_objection(match: CanastraMatch, entry: FirstDealer) -> Reason | None:
    partida, cites = match.partida, match.rules.cites
    if not 0 <= entry.seat < match.seats:
        return Reason("no-such-seat", "", (entry.seat, match.seats - 1))
    if partida is not None and not partida.over:
        return Reason("dealer-known", cites["dealer-draw"])
    return Reason("match-over", cites["target"]) if match.winners() is not None else None


def new(
    game: str = "canastra", settings: Mapping[str, str] | None = None, seats: int = 4, best_of: int = 0, judge: bool = False
) -> Placar[CanastraMatch]:
    """A scoreboard with nothing on it; with a `judge`, nobody else marks."""
    told = settings or {}
    rules = rules_of(game, told)
    if seats not in SEATS[game] and not (rules.five and seats == 5):
        raise ValueError("seats")
    return Placar(Canastra(rules), seats, length_of(best_of or BEST_OF), judge, options=dict(told))


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[CanastraMatch]:
    """The same for the house."""
    return new(game, settings, seats or SEATS[game][0], best_of, judge)
