"""Truco Cego as a scoreboard keeps it: a line says how a whole roda or testa went, or what it gave.

Rule 1: what a side may have called and what it is worth is the engine's to say (`rules.chains`); nothing is priced twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.game import Reason, Seat
from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.chains import CALLS, F, accepted, chains, most_of, refused
from carteado.games.cego.rules.rulebook import LOSER_DEALS, MALOS, ROTATE, SEATS, TARGET, TESTA_MOST, CegoRules, rules_of
from carteado.games.cego.sheet import incidents, parts, paying
from carteado.games.cego.sheet.entries import Chain, ShownTrio, ShownVolta, Tentos, Volta
from carteado.games.cego.sheet.hand import RODA, TESTA, CegoMatch, CegoPartida, Hand, dealt, timed
from carteado.games.cego.sheet.prices import TENTOS, Price, points_price, silent_price, truco_price
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import FirstDealer, Incident, Said
from carteado.placar.lines import Placar, length_of

BEST_OF: Final = 3
JUDGE: Final = "CEGO-9.VI-2"
MOST_IN_TESTA: Final = TESTA_MOST + 4
HIGHEST: Final = 99
SHOWN_CALLS: Final = 9  # of a chain: eight reals are worth 24


@dataclass(frozen=True)
class Cego:
    """Truco Cego with its house rules."""

    rules: CegoRules
    target: int = TARGET
    partida_clause: str = clauses.PARTIDA
    judge_clause: str = JUDGE

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    def begun(self, sides: tuple[int, ...], best_of: int) -> CegoMatch:
        """A match with nothing in it."""
        return CegoMatch(self.rules, sides, best_of)

    def objection(self, match: CegoMatch, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        if isinstance(entry, Incident):
            return incidents.objection(match, entry)
        if isinstance(entry, FirstDealer):
            return _dealer_objection(match, entry)
        if not isinstance(entry, (Volta, Tentos)):
            return Reason("not-of-this-code")
        partida = match.partida
        if partida is None:
            return Reason("dealer-first", clauses.DRAW)
        hand = partida.mao
        if hand is None:
            return Reason("partida-over", partida.clause)
        if isinstance(entry, Volta):
            return self._volta_objection(hand, entry)
        return _tentos_objection(match, partida, hand, entry)

    def _volta_objection(self, hand: Hand, volta: Volta) -> Reason | None:
        reason = parts.objection(self.rules, hand, volta, ended=True)
        if reason is not None or volta.truco is not None:
            return reason
        out = parts.goes_out(self.rules, hand, volta, self.target)
        return None if out else Reason("truco-missing", clauses.TRUCO_WON)

    def apply(self, match: CegoMatch, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        if isinstance(entry, FirstDealer):
            partida = match.begin()
            partida.mao = dealt(self.rules, partida.score, entry.seat, 1, RODA, timed(match))
            match.dealer = entry.seat
            return
        partida = match.partidas[-1]
        if isinstance(entry, Incident):
            incidents.apply(match, partida, entry, line)
            return
        hand = partida.mao
        assert hand is not None
        if isinstance(entry, Volta):
            paying.end(match, partida, hand, bill_of(self.rules, hand, entry), line)
        else:
            assert isinstance(entry, Tentos)
            paying.end(match, partida, hand, _counted(partida, entry), line)

    def sayable(self, match: CegoMatch) -> Sequence[Said]:
        """Who may deal first; how a volta went is anybody's to tell."""
        return [FirstDealer(seat) for seat in range(match.seats)]

    def foresee(self, match: CegoMatch, incident: Incident) -> Consequence:
        """What an irregularity would bring."""
        partida = match.partida
        assert partida is not None
        return incidents.judged(match, partida, incident)

    def offers(self, match: CegoMatch) -> tuple[Offer, ...]:
        """All irregularities of the code."""
        return incidents.offers(match)

    def shown(self, match: CegoMatch) -> Shown:
        """The roda or testa that is played."""
        partida = match.partida
        hand = partida.mao if partida is not None else None
        if hand is None:
            done = match.winners() is not None
            return Shown("finished" if done else "dealer" if partida is None else "over", ShownTrio(MALOS))
        seats = hand.seats
        owed = [owed.side for owed in hand.owed]
        volta = ShownVolta(
            deal=hand.deal,
            nth=hand.nth,
            form=hand.form,
            seats=seats,
            falta=hand.falta(self.rules),
            flores=len(seats) // 2,
            chains=chains_of(self.rules, hand),
            owed=(owed.count(0), owed.count(1)),
            forced=hand.forced,
        )
        cutter = match.cutter(hand.dealer)
        return Shown("play", ShownTrio(MALOS, volta), hand.deal, hand.dealer, cutter, seats[0])


def chains_of(rules: CegoRules, hand: Hand) -> tuple[Chain, ...]:
    """Every chain of envido that can be called in this hand, with its two prices."""
    testa, falta = hand.form == TESTA, hand.falta(rules)
    if hand.forced:
        return (Chain((CALLS[F],), falta, falta),)
    most = most_of(rules, testa)
    return tuple(
        Chain(tuple(CALLS[call] for call in chain), accepted(chain, falta, most), refused(chain, falta, most))
        for chain in chains(rules, testa, falta, SHOWN_CALLS)
    )


def bill_of(rules: CegoRules, hand: Hand, volta: Volta) -> list[Price]:
    """What a volta is paid with, in the order of the text."""
    bill: list[Price] = []
    if volta.points is not None:
        bill.append(points_price(rules, hand, volta.points))
    if volta.truco is not None:
        if volta.silent:
            bill.append(silent_price(rules, volta.truco))
        bill.append(truco_price(volta.truco))
    return bill


def _counted(partida: CegoPartida, entry: Tentos) -> list[Price]:
    """Tentos that people counted; a side they take out comes last, for nothing is paid after it."""
    out = [side for side in (0, 1) if partida.score[side] + entry.tentos[side] >= TARGET]
    sides = (1, 0) if out == [0] else (0, 1)
    return [Price(TENTOS, side, entry.tentos[side], clauses.PARTIDA) for side in sides]


def _tentos_objection(match: CegoMatch, partida: CegoPartida, hand: Hand, entry: Tentos) -> Reason | None:
    if (entry.deal, entry.nth) != (hand.deal, hand.nth):
        return Reason("another-volta", clauses.TESTA, (hand.deal, hand.nth))
    if min(entry.tentos) < 0 or max(entry.tentos) > HIGHEST:
        return Reason("tentos-count", clauses.PARTIDA, (HIGHEST,))
    capped = hand.form == TESTA and most_of(match.rules, True) == TESTA_MOST
    if capped and sum(entry.tentos) > MOST_IN_TESTA:
        return Reason("testa-most", "CEGO-9.III-9", (MOST_IN_TESTA,))
    if all(partida.score[side] + entry.tentos[side] >= TARGET for side in (0, 1)):
        return Reason("both-out", clauses.PARTIDA, (TARGET,))
    return None


def _dealer_objection(match: CegoMatch, entry: FirstDealer) -> Reason | None:
    if not 0 <= entry.seat < match.seats:
        return Reason("no-such-seat", "", (entry.seat, match.seats - 1))
    partida = match.partida
    if partida is None:
        return None
    if not partida.over:
        return Reason("dealer-known", "CEGO-9.IV-6")
    if match.winners() is not None:
        return Reason("match-over", partida.clause)
    may = next_dealers(match, partida)
    return None if entry.seat in may else Reason("not-the-next-dealer", clauses.DRAW, may[:1])


def next_dealers(match: CegoMatch, partida: CegoPartida) -> tuple[Seat, ...]:
    """Who may deal first in the partida to come: whoever drew the highest card, unless the table goes on or the losers deal."""
    if match.rules.next_partida == ROTATE:
        return (match.after(match.dealer),)
    won = match.won(partida)
    draw = match.rules.next_partida != LOSER_DEALS
    return tuple(seat for seat in range(match.seats) if draw or match.sides[seat] not in won)


def new(settings: Mapping[str, str] | None = None, best_of: int = 0, judge: bool = False) -> Placar[CegoMatch]:
    """A scoreboard of Truco Cego with nothing on it; with a `judge`, only the judge pays."""
    return Placar(Cego(rules_of(settings or {})), SEATS, length_of(best_of or BEST_OF), judge)


def opened(_game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[CegoMatch]:
    """The same for the house."""
    if seats not in (None, SEATS):
        raise ValueError("seats")
    return new(settings, best_of, judge)
