"""The codes over `TrucoRules` as scoreboards keep them: every call and answer a line of its own, and who won the mão."""

from collections.abc import Sequence
from dataclasses import dataclass

from carteado.game import Reason
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.sheet import folding, incidents
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run, ShownMao
from carteado.games.truco.sheet.state import ELEVEN, Match
from carteado.placar.code import Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import FirstDealer, Incident, Said


@dataclass(frozen=True)
class Family:
    """One of these codes, with its house rules."""

    rules: TrucoRules
    judge_clause: str = ""

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
        return self.rules.cites["partida"]

    def begun(self, sides: tuple[int, ...], best_of: int) -> Match:
        """A match with nothing in it."""
        return Match(self.rules, sides, best_of)

    def objection(self, match: Match, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`."""
        return folding.objection(match, entry)

    def apply(self, match: Match, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        folding.apply(match, entry, line)

    def sayable(self, match: Match) -> Sequence[Said]:
        """Every call, answer and result there is."""
        steps = self.rules.ladder.steps[1:]
        found: list[Said] = [FirstDealer(seat) for seat in range(match.seats)]
        found += [Eleven(True), Eleven(False), Result(0), Result(1), Result(None)]
        found += [Call(caller, to) for caller in (0, 1) for to in steps]
        found += [answer(stake) for stake in steps for answer in (Accept, Run)]
        return found

    def foresee(self, match: Match, incident: Incident) -> Consequence:
        """What an irregularity would bring."""
        partida = match.partida
        assert partida is not None
        return incidents.judged(match, partida, incident)

    def offers(self, match: Match) -> tuple[Offer, ...]:
        """All irregularities of the code."""
        return incidents.offers(match)

    def shown(self, match: Match) -> Shown:
        """The mão that is dealt or played."""
        partida = match.partida
        mao = partida.mao if partida is not None else None
        if mao is None:
            done = match.winners() is not None
            return Shown("finished" if done else "dealer" if partida is None else "over", ShownMao())
        return Shown(
            phase="eleven" if mao.kind == ELEVEN and not mao.decided else "answer" if mao.asked else "play",
            mao=mao.number,
            dealer=mao.dealer,
            cutter=match.cutter(mao.dealer),
            leader=(mao.dealer + self.rules.first_lead) % match.seats,
            own=ShownMao(mao.stake, mao.asked, mao.raiser, mao.kind, mao.owner),
        )
