"""A second opinion: mãos of ASFO played at random, judged again from the text alone by plain code that shares nothing."""

from dataclasses import dataclass, field
from random import Random

import pytest

from carteado.games.truco.rules.acts import Accept, Raise
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import abre_asfo
from games.truco.kit.pack import FRACAS

RANKS = "4567QJKA23"
SUITS = "OECP"
MAOS = 100


def strength(card: str, vira: str) -> int:
    """JOGO-9, JOGO-10: the rank above the vira by suit, over the others by rank."""
    above = RANKS[(RANKS.index(vira[0]) + 1) % len(RANKS)]
    return 100 + SUITS.index(card[1]) if card[0] == above else RANKS.index(card[0])


@dataclass
class Judge:
    """What lies on the table, and who is bound to beat which of it (S-ASFO-07)."""

    vira: str
    dealer: int
    must_kill: str
    fallen: list[tuple[int, str]] = field(default_factory=list)  # seat and card, "" if covered
    bound: list[tuple[int, str]] = field(default_factory=list)
    caller: int = -1
    vazas: list[str] = field(default_factory=list)
    lead: int = -1
    lost: str = ""

    def called(self, seat: int) -> None:
        self.caller = seat % 2
        self.bound = [(who, card) for who, card in self.fallen if who % 2 != seat % 2 and card]

    def falls(self, seat: int, card: str) -> None:
        self.fallen.append((seat, card))
        if len(self.fallen) == 4:
            self._close()
            self.fallen, self.bound = [], []

    def _close(self) -> None:
        ranked = [(strength(card, self.vira), seat) for seat, card in self.fallen if card]
        best = max((power for power, _ in ranked), default=-1)
        holders = [seat for power, seat in ranked if power == best]
        pairs = {seat % 2 for seat in holders}
        kept = [seat for seat, card in self.bound if strength(card, self.vira) == best]
        if not holders:
            won, self.lead = "tie", self.fallen[0][0]
        elif len(pairs) == 1:
            won, self.lead = "AB"[holders[0] % 2], holders[0]
        elif kept and self.must_kill != "off":
            won, self.lead = "AB"[1 - self.caller], kept[0]
        else:
            won, self.lead = "tie", next(seat for seat in holders if seat % 2 != holders[0] % 2)
        self.vazas.append(won)
        ours = max((power for power, seat in ranked if seat % 2 == self.caller), default=-1)
        if self.must_kill == "hand" and any(strength(card, self.vira) >= ours for _, card in self.bound):
            self.lost = "AB"[1 - self.caller]

    def winner(self) -> str | None:
        """EMPATE-2 to EMPATE-5, and two vazas of three."""
        if self.lost:
            return self.lost
        made = [won for won in self.vazas if won != "tie"]
        if len(self.vazas) == 3:
            if not made:
                return "AB"[self.dealer % 2]
            return made[0] if len(set(made)) == len(made) == 2 and self.vazas[2] == "tie" else made[-1]
        if len(self.vazas) == 2 and made:
            return made[0] if "tie" in self.vazas or made[0] == made[1] else None
        return None


def mao(rng: Random, must_kill: str) -> tuple[Mesa, Judge]:
    """One mão at random to its end; a truco somewhere, always accepted."""
    few_ranks = rng.sample([card for card in FRACAS if card.rank in "3AK7"], 12)
    pack = few_ranks + rng.sample([card for card in FRACAS if card not in few_ranks], 28)
    dealer = rng.randrange(4)
    table = abre_asfo({"mustKill": must_kill}, dealer=dealer).embaralha(tuple(pack)).carteia()
    judge = Judge(table.vira, dealer, must_kill)
    called = False
    while table.fase == "play":
        if not called and rng.random() < 0.25:
            caller = rng.randrange(4)
            table = table.faz(caller, Raise(3)).faz((caller + 1) % 4, Accept(3))
            judge.called(caller)
            called = True
            continue
        plays = [act for act in table.state.legal(table.vez) if isinstance(act, Play) and not act.call]
        covered = [act for act in plays if act.down]
        act = rng.choice(covered if covered and rng.random() < 0.2 else [act for act in plays if not act.down])
        seat = table.vez
        table = table.faz(seat, act)
        judge.falls(seat, "" if act.down else str(act.card))
        assert list(table.vazas) == judge.vazas
        assert table.vencedor == judge.winner()
        if table.vencedor is None and not judge.fallen:
            assert table.vez == judge.lead
    return table, judge


@clause("ASFO-JOGO-9", "ASFO-JOGO-10", "ASFO-TRUCO-12", "ASFO-TRUCO-13", "ASFO-EMPATE-2", "ASFO-EMPATE-3", "ASFO-EMPATE-5")
@pytest.mark.parametrize("must_kill", ["trick", "hand", "off"])
def test_o_motor_e_o_texto_dao_o_mesmo(must_kill: str) -> None:
    rng = Random(4)
    bound = ties = 0
    for _ in range(MAOS):
        table, judge = mao(rng, must_kill)
        points = 3 if judge.caller >= 0 else 1
        assert table.placar == ((points, 0) if judge.winner() == "A" else (0, points))
        assert table.proximo_carteador == (judge.dealer + 1) % 4
        ties += "tie" in judge.vazas
        bound += killed(table)
    assert ties > MAOS // 10
    assert (bound > 0) == (must_kill != "off")


def killed(table: Mesa) -> bool:
    """Whether the duty to kill decided a vaza or the mão."""
    return any(getattr(event, "clause", "") == "ASFO-TRUCO-13" for event in table.historia)
