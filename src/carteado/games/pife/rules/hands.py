"""Whether the cards of a seat are a batida, and which of them: the solver asked about a hand as it lies."""

from carteado.game import Seat
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ALL_TEN
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.sharing import without


def is_batida(partida: Partida, rodada: Rodada, seat: Seat, face: int) -> bool:
    """Whether the ten cards of a seat are a batida that discards this one, or with `ALL_TEN` none."""
    counts, tame = rodada.hands[seat], rodada.tame[seat]
    if face == ALL_TEN:
        return partida.solver.ten(counts, rodada.wild, tame)
    counts[face] -= 1
    found = partida.solver.nine(counts, rodada.wild, without(tame, face))
    counts[face] += 1
    return found


def finished(partida: Partida, rodada: Rodada, seat: Seat, face: int) -> tuple[tuple[int, ...], ...]:
    """The melds of a batida."""
    counts, tame = rodada.hands[seat][:], rodada.tame[seat]
    if face != ALL_TEN:
        counts[face] -= 1
        tame = without(tame, face)
    return tuple([meld.in_order() for meld in partida.solver.arranged(counts, rodada.wild, tame).melds])


def batidas(partida: Partida, rodada: Rodada, seat: Seat) -> tuple[int, bool]:
    """With ten cards: the mask of those whose discard is a batida, and whether all ten are one."""
    counts, tame = rodada.hands[seat], rodada.tame[seat]
    if not partida.solver.out(counts, rodada.wild, tame):
        return 0, False
    return partida.solver.discards(counts, rodada.wild, tame), partida.solver.ten(counts, rodada.wild, tame)


def claimable(partida: Partida, rodada: Rodada, seat: Seat) -> tuple[int, bool]:
    """What `batidas` says of the nine cards of a seat and the last discard; that one has to be used."""
    face, tame = rodada.top(), rodada.tame[seat]
    rodada.hands[seat][face] += 1
    if partida.rules.tame_when_taken and face in rodada.wild:
        rodada.tame[seat] = (*tame, face)
    mask, ten = batidas(partida, rodada, seat)
    rodada.tame[seat] = tame
    rodada.hands[seat][face] -= 1
    return mask & rodada.masks[seat], ten


def is_claim(partida: Partida, rodada: Rodada, seat: Seat, face: int) -> bool:
    """Whether a seat goes out with the last discard when it discards this card of its own, or with `ALL_TEN` none."""
    mask, ten = claimable(partida, rodada, seat)
    return ten if face == ALL_TEN else mask >> face & 1 == 1
