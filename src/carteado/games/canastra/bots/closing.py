"""Whether to end the deal: what it brings now, against what both sides may still gain."""

from typing import Final

from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.endings import BATIDA, NO_MORTO
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.rulebook import POINTS

SURE: Final = 400.0  # where it decides the partida
MEAN: Final = 8.0  # points of a card that nobody has seen


def gain(worth: Worth, jogos: list[Jogo]) -> float:
    """What ending the deal with these melds of the own side brings, against playing on."""
    table = worth.table
    mesa = table.mesa
    bills: list[float] = []
    hopes: list[float] = []
    for side, theirs in enumerate(table.jogos):
        mine = side == table.side
        melds = jogos if mine else theirs
        bill = float(sum([jogo.points + jogo.bonus for jogo in melds]))
        hope = sum([worth.canastra(jogo).bonus - jogo.bonus for jogo in melds])
        for lugar in mesa.lugares:
            if lugar.side != side or lugar.seat == table.seat:
                continue
            seen = table.held[lugar.seat]
            held = sum([POINTS[card.index] for card in seen]) + MEAN * (lugar.count - len(seen))
            bill -= held
            hope += held
        if not mesa.lados[side].mortos:
            bill -= NO_MORTO
            hope += NO_MORTO if table.morto_for(side) else 0
        if mine:
            bill += BATIDA
        bills.append(bill)
        hopes.append(hope)
    score = [base + bill for base, bill in zip(mesa.base, bills, strict=True)]
    own = score[table.side]
    best = max([points for side, points in enumerate(score) if side != table.side])
    if max(own, best) >= mesa.target:
        return SURE if own > best else -SURE
    return BATIDA + max([hope for side, hope in enumerate(hopes) if side != table.side]) - hopes[table.side]
