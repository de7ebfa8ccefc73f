"""A scoreboard by words: what was entered, one word or two a line, and what it shows."""

import pytest

from carteado.game import REFEREE, Illegal, Reason
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.games.truco.sheet.keeping import new
from carteado.games.truco.sheet.state import Match, Partida
from carteado.placar import Confirm, Correction, Entry, FirstDealer, Incident, Said

FEN, ASFO, SIN = "truco-fenacef", "truco-asfo", "truco-sinsep"
A, B = 0, 1
SIDES = {"nos": A, "eles": B, "cango": None}
STEPS = {"truco": 3, "seis": 6, "nove": 9, "doze": 12}


class Mesa:
    """A physical table: seat 0 deals first unless another does, side A enters unless said otherwise."""

    def __init__(
        self, code: str = FEN, dealer: int | None = 0, seats: int | None = None, best_of: int = 3, /, **options: str
    ) -> None:
        self.placar = new(code, options, seats, best_of)
        if dealer is not None:
            self.enter(FirstDealer(dealer))

    @property
    def match(self) -> Match:
        return self.placar.match

    @property
    def partida(self) -> Partida:
        found = self.match.partida
        assert found is not None
        return found

    @property
    def score(self) -> tuple[int, ...]:
        return self.partida.score

    @property
    def dealer(self) -> int:
        assert self.partida.mao is not None
        return self.partida.mao.dealer

    @property
    def stake(self) -> int:
        assert self.partida.mao is not None
        return self.partida.mao.stake

    @property
    def clauses(self) -> list[str]:
        """The clause of every point, first given first."""
        return [credit.clause for credit in self.partida.credits]

    def enter(self, entry: Entry, side: int = A) -> "Mesa":
        self.placar = self.placar.enter(side, entry)
        return self

    def joga(self, words: str) -> "Mesa":
        """`nos eles cango truco seis aceita corre joga larga`: calls are those of the side that may call, A first."""
        for word in words.split():
            self.enter(self.said(word))
        return self

    def said(self, word: str) -> Said:
        mao = self.partida.mao
        asked = 0 if mao is None else mao.asked
        if word in SIDES:
            return Result(SIDES[word])
        if word in ("joga", "larga"):
            return Eleven(word == "joga")
        if word in ("aceita", "corre"):
            return (Accept if word == "aceita" else Run)(asked)
        side = word.partition("-")[2]
        caller = A if mao is None or mao.raiser is None else 1 - mao.raiser
        return Call({"": caller, "nos": A, "eles": B}[side], STEPS[word.partition("-")[0]])

    def juiz(self, clause: str, offender: int | None = None, **more: object) -> "Mesa":
        return self.enter(Incident(clause, offender, **more), REFEREE)  # type: ignore[arg-type]

    def corrige(self, line: int, entry: Said | None = None) -> "Mesa":
        return self.enter(Correction(line, entry))

    def confirma(self, *sides: int) -> "Mesa":
        for side in sides:
            self.enter(Confirm(self.partida.number, self.score), side)
        return self

    def refused(self, entry: Entry | str, side: int = A) -> Reason:
        """The reason; the scoreboard stays as it was."""
        what = self.said(entry) if isinstance(entry, str) else entry
        before = self.placar
        with pytest.raises(Illegal) as caught:
            self.enter(what, side)
        assert self.placar is before
        assert self.placar.check(side, what) == caught.value.reason
        return caught.value.reason


def made(code: str, score: tuple[int, int], dealer: int = 0, **options: str) -> Mesa:
    """A table at this score, with this seat to deal: threes first, then ones, and what is given up in the eleven hand."""
    count = [(points, side) for side in (A, B) for points in _split(score[side])]
    table = Mesa(code, (dealer - len(count)) % 4, **options)
    for points, side in sorted(count, key=lambda pair: -pair[0]):
        word = "nos" if side == A else "eles"
        mao = table.partida.mao
        assert mao is not None
        given_up = mao.owner is not None and mao.owner != side
        table.joga("larga" if given_up else f"truco-{word} aceita {word}" if points == 3 else word)
    assert (table.score, table.dealer) == (score, dealer)
    return table


def _split(points: int) -> list[int]:
    return [3] * (points // 3) + [1] * (points % 3)


__all__ = ["ASFO", "FEN", "SIN", "A", "B", "Mesa", "made"]
