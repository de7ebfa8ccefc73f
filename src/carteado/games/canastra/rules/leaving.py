"""What a hand may come down to: no card only with a morto to take or the right to go out, one card only if it can go too.

These are steps 3 and 4 of the machine: CAN-10.1, CAN-11.1, CAN-11.2, CAN-S18, BUR-FIM-1.
"""

from carteado.game import Seat
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.partida import Partida


def stands(partida: Partida, seat: Seat, left: int, last: int, jogos: list[Jogo]) -> bool:
    """Whether a lay or an addition may leave so many cards, `last` being the only one, with these melds of the side."""
    if left > 1:
        return True
    side = partida.sides[seat]
    if partida.morto_for(side):
        return True
    if left == 0:
        return not partida.rules.final_discard and partida.entitled(side, jogos)
    return partida.entitled(side, jogos) or (not partida.rules.final_discard and saves(partida, side, jogos, last))


def saves(partida: Partida, side: int, jogos: list[Jogo], face: int) -> bool:
    """Whether adding this one card, the last, gives the side the right to go out (step 3)."""
    for nth, jogo in enumerate(jogos):
        if jogo.takes >> face & 1:
            grown = partida.kit.grown(jogo, (face,))
            if grown is not None and partida.entitled(side, [*jogos[:nth], grown, *jogos[nth + 1 :]]):
                return True
    return False


def saving(partida: Partida, side: int, jogos: list[Jogo]) -> int:
    """The faces that would do so, as a mask: what a hand that came down to one card without the right must be."""
    mask = 0
    for face in partida.kit.faces:
        if saves(partida, side, jogos, face):
            mask |= 1 << face
    return mask


def may_discard_last(partida: Partida, seat: Seat) -> bool:
    """Whether the last card may leave the hand as the discard."""
    side = partida.sides[seat]
    assert partida.rodada is not None
    return partida.morto_for(side) or partida.entitled(side, partida.rodada.jogos[side])


def bound(partida: Partida, seat: Seat) -> bool:
    """Whether a hand of one card can only be added to a meld: no morto, and no right yet."""
    rodada = partida.rodada
    assert rodada is not None
    return rodada.sizes[seat] == 1 and not may_discard_last(partida, seat)
