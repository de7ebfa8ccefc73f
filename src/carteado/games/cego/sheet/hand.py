"""Which roda or testa is played next, by whom and in which order; changed by `paying` and `incidents` alone."""

from dataclasses import dataclass, field
from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules.chains import falta_of
from carteado.games.cego.rules.rulebook import SEATS, CegoRules
from carteado.games.cego.sheet.entries import Form
from carteado.placar.match import MatchOf, PartidaOf, Score

RODA: Final[Form] = "roda"
TESTA: Final[Form] = "testa"
TESTAS: Final = 3  # of a deal
TIME_UP: Final = "CEGO-10.p8-1"  # the falta is put in every hand


@dataclass(frozen=True)
class Owed:
    """A single tento that came out and is paid when the roda or testa ends."""

    line: int
    side: int
    clause: str


@dataclass
class Hand:
    """A roda (`nth` 0) or the nth testa of a deal; `base` is the score it began with, `begun` whether a line speaks of it.

    `due` is the form whose turn it is, `form` the one that is played: near the end of a partida there are rodas only. When time
    is up the falta is `forced`: put and accepted before anybody calls (S-CEGO-34).
    """

    deal: int
    nth: int
    dealer: Seat
    due: Form
    form: Form
    base: Score
    forced: bool = False
    begun: bool = False
    ended: bool = False
    owed: list[Owed] = field(default_factory=list[Owed])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, the mão first: all six, or two who sit opposite."""
        mao = (self.dealer + max(self.nth, 1)) % SEATS
        others = SEATS if self.form == RODA else 2
        step = 1 if self.form == RODA else SEATS // 2
        return tuple((mao + step * n) % SEATS for n in range(others))

    def falta(self, rules: CegoRules) -> int:
        """What the falta is worth in it."""
        return falta_of(rules, self.form == TESTA, *self.base)


CegoPartida = PartidaOf[Hand]
CegoMatch = MatchOf[CegoRules, Hand]


def timed(match: CegoMatch) -> bool:
    """Whether time is up, and nobody was stalling."""
    return any(fault.clause == TIME_UP for partida in match.partidas for fault in partida.faults)


def dealt(rules: CegoRules, score: Score, dealer: Seat, deal: int, due: Form, forced: bool) -> Hand:
    """The first roda or testa of a deal, by the score when it begins."""
    form = RODA if forced or max(score) >= rules.testa_stop else due
    return Hand(deal, 1 if form == TESTA else 0, dealer, due, form, score, forced)


def following(rules: CegoRules, hand: Hand, score: Score, forced: bool) -> Hand:
    """The next testa of the deal, or the next deal, `forced` or not: its dealer was the mão."""
    if hand.form == TESTA and hand.nth < TESTAS:
        if rules.stop_each_testa and max(score) >= rules.testa_stop:
            return dealt(rules, score, hand.dealer, hand.deal, RODA, forced)
        return Hand(hand.deal, hand.nth + 1, hand.dealer, TESTA, TESTA, score)
    due = TESTA if hand.form == RODA else RODA
    return dealt(rules, score, (hand.dealer + 1) % SEATS, hand.deal + 1, due, forced)


def read_again(rules: CegoRules, hand: Hand, score: Score) -> Hand:
    """The same, where the score changed before anything was said in it; a deal that is out keeps its form."""
    if hand.nth > 1:
        return Hand(hand.deal, hand.nth, hand.dealer, hand.due, hand.form, score)
    return dealt(rules, score, hand.dealer, hand.deal, hand.due, hand.forced)
