"""Cacheta and pif-paf as a scoreboard keeps them: a line is a whole deal, or something irregular."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.game import Reason
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.sheet import counting, incidents
from carteado.games.pife.sheet.entries import NineCards, ShownDeal, ShownTable
from carteado.games.pife.sheet.hand import Hand, PifeMatch, begun, played
from carteado.options import BadOption
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import FirstDealer, Incident, Said
from carteado.placar.lines import Placar, length_of

BEST_OF: Final = 1


@dataclass(frozen=True)
class Pife:
    """One of the regulations with its house rules."""

    rules: PifeRules

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    @property
    def target(self) -> int:
        """No number of points wins a partida."""
        return 0

    @property
    def partida_clause(self) -> str:
        """The clause by which a partida ends."""
        return self.rules.cites["end"]

    @property
    def judge_clause(self) -> str:
        """The clause by which somebody else decides."""
        return self.rules.cites["unforeseen"]

    def begun(self, sides: tuple[int, ...], best_of: int) -> PifeMatch:
        """A match with nothing in it."""
        return PifeMatch(self.rules, sides, best_of, start=self._start(), decided=catalogue.game(self.id).match)

    def objection(self, match: PifeMatch, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        if isinstance(entry, FirstDealer):
            return _dealer_objection(match, entry)
        if isinstance(entry, Incident):
            return incidents.objection(match, entry)
        if not isinstance(entry, NineCards):
            return Reason("not-of-this-code")
        partida = match.partida
        if partida is None:
            return Reason("dealer-first", self.rules.cites["dealer-draw"])
        hand = partida.mao
        return Reason("partida-over", partida.clause) if hand is None else counting.objection(match, hand, entry)

    def apply(self, match: PifeMatch, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        if isinstance(entry, FirstDealer):
            partida = match.begin()
            partida.mao = begun(match, 1, entry.seat, partida.score, 0, 0)
            match.dealer = entry.seat
            return
        partida = match.partidas[-1]
        if isinstance(entry, Incident):
            incidents.apply(match, partida, entry, line)
        elif isinstance(entry, NineCards) and partida.mao is not None:
            counting.write(match, partida, partida.mao, entry, line)

    def sayable(self, match: PifeMatch) -> Sequence[Said]:
        """Who may deal first; how a deal went is anybody's to tell."""
        return [FirstDealer(seat) for seat in range(match.seats)]

    def foresee(self, match: PifeMatch, incident: Incident) -> Consequence:
        """What an irregularity would bring."""
        return incidents.foreseen(match, incident)

    def offers(self, match: PifeMatch) -> tuple[Offer, ...]:
        """All irregularities of the code."""
        return incidents.offers(match.rules)

    def shown(self, match: PifeMatch) -> Shown:
        """The deal that is played, who gets cards in it and what lies in the pot."""
        partida = match.partida
        hand = partida.mao if partida is not None else None
        if hand is None:
            done = match.winners() is not None
            return Shown("finished" if done else "dealer" if partida is None else "over", self._table())
        at = played(match, hand, hand.base, hand.pot, hand.voids)
        return Shown("play", self._table(hand), hand.deal, hand.dealer, at.cutter(), at.order()[0])

    def _start(self) -> int:
        return self.rules.stack if self.rules.chips else self.rules.lives

    def _table(self, hand: Hand | None = None) -> ShownTable:
        rules = self.rules
        deal = None
        if hand is not None:
            playing = tuple([held > 0 for held in hand.base])
            deal = ShownDeal(hand.deal, hand.pot, playing, hand.threw, hand.owes)
        ten = rules.ten_cards > 0
        return ShownTable(rules.chips, self._start(), rules.chips or rules.fold, ten, rules.bet_min, rules.bet_max, deal)


def _dealer_objection(match: PifeMatch, entry: FirstDealer) -> Reason | None:
    partida, cites = match.partida, match.rules.cites
    if not 0 <= entry.seat < match.seats:
        return Reason("no-such-seat", "", (entry.seat, match.seats - 1))
    if partida is not None and not partida.over:
        return Reason("dealer-known", cites["dealer-draw"])
    return Reason("match-over", cites["end"]) if match.winners() is not None else None


def new(
    game: str = "cacheta", settings: Mapping[str, str] | None = None, seats: int = 4, best_of: int = 0, judge: bool = False
) -> Placar[PifeMatch]:
    """A scoreboard with nothing on it; with a `judge`, nobody else marks."""
    told = settings or {}
    rules = rules_of(game, told)
    if seats not in rules.seats:
        raise ValueError("seats")
    amounts = {"stack": rules.stack, "bet_min": rules.bet_min, "bet_max": rules.bet_max}
    missing = [key for key, agreed in amounts.items() if rules.chips and not agreed]
    if missing:
        raise BadOption("amounts-unset", game, ", ".join(missing), rules.cites["amounts"])  # PIF-APO-5
    return Placar(Pife(rules), seats, length_of(best_of or BEST_OF), judge, options=dict(told))


def opened(game: str, settings: Mapping[str, str], seats: int | None, best_of: int, judge: bool) -> Placar[PifeMatch]:
    """The same for the house."""
    return new(game, settings, seats or rules_of(game, {}).seats[0], best_of, judge)
