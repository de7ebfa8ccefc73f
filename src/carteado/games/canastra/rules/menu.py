"""What a seat may do now, listed: draws, every meld of the hand, every single card that a meld takes, discards.

Rule 1: what is listed `refusals` accepts. What it accepts beyond, additions of several cards and several melds at once, comes
        to the same as listed acts one after another; where the text wants one act for several melds, one such act is listed.
Rule 2: acts are shared objects; a menu is a list of references.
"""

from typing import Final

from carteado.game import Action, Seat
from carteado.games.canastra.rules.acts import (
    DISCARDS,
    KEEPS,
    REFUSES,
    Add,
    Decline,
    Lay,
    adding,
    buying,
    taking,
)
from carteado.games.canastra.rules.fechado import takes_with_top
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo, told
from carteado.games.canastra.rules.leaving import may_discard_last
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.opening import Search
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import BUYING, CUTTING, DRAWING, FROM_STOCK
from carteado.games.canastra.rules.refusals import may_not_return, of_add, of_lay
from carteado.games.canastra.rules.rodada import Rodada
from carteado.games.canastra.rules.rulebook import FREE
from carteado.pack import CUTS, DRAWS

_NOTHING: Final[tuple[Action, ...]] = ()


def menu(partida: Partida, seat: Seat) -> tuple[Action, ...]:
    """Everything this seat may do now, as far as it is listed."""
    rodada = partida.rodada
    if rodada is None or seat < 0 or seat not in partida.actors():
        return _NOTHING
    if partida.phase == CUTTING:
        return CUTS[1 : len(rodada.pack)]
    if partida.phase == DRAWING:
        gone = {at for _, at in partida.drawn}
        return tuple([DRAWS[at] for at in range(1, len(rodada.pack) + 1) if at not in gone])
    if partida.phase == BUYING:
        return tuple(drawing(partida, rodada, seat))
    acts: list[Action] = []
    if rodada.refusable and rodada.drew == FROM_STOCK:
        face = rodada.pack[rodada.fresh]
        acts += (KEEPS[face], REFUSES[face])
    acts += discards(partida, rodada, seat)
    acts += additions(partida, rodada, seat, rodada.hands[seat], rodada.masks[seat], rodada.sizes[seat])
    acts += lays(partida, rodada, seat, rodada.hands[seat], rodada.masks[seat], rodada.sizes[seat])
    return tuple(acts)


def drawing(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """The stock, the lixo, or neither where nothing else is left."""
    acts: list[Action] = []
    if rodada.stock() or rodada.untaken() >= 0:
        acts.append(buying(rodada.turns))
    else:
        acts.append(Decline(rodada.turns))
    if rodada.lixo:
        acts += takes_with_top(partida, rodada, seat) if partida.rules.must_use_top else [taking(rodada.turns)]
    return acts


def discards(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """Every card of the hand that may go to the lixo."""
    if rodada.sizes[seat] == 1 and not may_discard_last(partida, seat):
        return []
    mask = rodada.masks[seat]
    if rodada.single >= 0 and may_not_return(partida, rodada, seat, rodada.single):
        mask &= ~(1 << rodada.single)
    acts: list[Action] = []
    while mask:
        bit = mask & -mask
        acts.append(DISCARDS[bit.bit_length() - 1])
        mask ^= bit
    return acts


def additions(partida: Partida, rodada: Rodada, seat: Seat, counts: list[int], hand: int, size: int) -> list[Action]:
    """Every single card of the hand that a meld of the side takes."""
    acts: list[Action] = []
    for nth, jogo in enumerate(rodada.jogos[partida.sides[seat]]):
        mask = jogo.takes & hand
        while mask:
            bit = mask & -mask
            mask ^= bit
            face = bit.bit_length() - 1
            if partida.rules.mobility == FREE:
                acts.append(adding(nth + 1, face))
            else:
                acts += _placed(partida, jogo, nth + 1, face)
    if size > 2 or partida.morto_for(partida.sides[seat]):
        return acts
    return [act for act in acts if _fits(partida, rodada, seat, act, counts, size)]


def _placed(partida: Partida, jogo: Jogo, to: int, face: int) -> list[Action]:
    places = partida.kit.ends(jogo, face)
    return [told(place, face, to) if place else adding(to, face) for place in places or (NO_PIN,)]


def _fits(partida: Partida, rodada: Rodada, seat: Seat, act: Action, counts: list[int], size: int) -> bool:
    return isinstance(act, Add) and of_add(partida, rodada, seat, act, counts, size) is None


def lays(partida: Partida, rodada: Rodada, seat: Seat, counts: list[int], mask: int, size: int) -> list[Action]:
    """Every meld of the hand, and an opening of several where only that counts enough."""
    side = partida.sides[seat]
    minimum = partida.minimum(side)
    acts: list[Action] = []
    if minimum and rodada.failed:
        return acts
    free = not minimum and partida.morto_for(side)
    for part in partida.kit.lays(counts, mask):
        if free:
            acts += part
        else:
            acts += [act for act in part if _laid(partida, rodada, seat, act, counts, size)]
    if minimum and not _reached(acts, minimum) and partida.kit.bound(counts, mask) >= minimum:
        found = _opening(partida, rodada, seat, counts, size, minimum)
        if found is not None:
            acts.append(found)
    return acts


def _reached(acts: list[Action], minimum: int) -> bool:
    """Whether one of the melds alone counts enough."""
    return any(isinstance(act, Lay) and laid_points(act.faces) >= minimum for act in acts)


def _laid(partida: Partida, rodada: Rodada, seat: Seat, act: Lay, counts: list[int], size: int) -> bool:
    """Whether a meld of the hand may be laid: what it counts matters, and what it leaves."""
    side = partida.sides[seat]
    minimum = partida.minimum(side)
    if minimum and laid_points(act.faces) < minimum:
        return not partida.rules.blocks
    if size - len(act.melds[0]) > 1 or partida.morto_for(side):
        return True
    return of_lay(partida, rodada, seat, act, counts, size) is None


def _opening(partida: Partida, rodada: Rodada, seat: Seat, counts: list[int], size: int, minimum: int) -> Lay | None:
    """Several melds together that count enough, where there are any."""
    if partida.morto_for(partida.sides[seat]):
        return Search(partida.kit, counts, minimum, None).found(counts)

    def fits(act: Lay) -> bool:
        return of_lay(partida, rodada, seat, act, counts, size) is None

    return Search(partida.kit, counts, minimum, fits).found(counts)
