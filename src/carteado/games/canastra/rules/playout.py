"""Random play to the end of a partida: the same moves, no events, no checks; each choice uniform over what `legal` lists.

Packs are not cut and the first dealer is the first seat asked; neither is counted as a decision, nor are lots. The dice are a
small generator seeded from the caller's.
"""

from random import Random
from typing import Final

from carteado.cards import MODULUS, MULTIPLIER
from carteado.game import Seat
from carteado.games.canastra.rules import dealing, moves
from carteado.games.canastra.rules.menu import drawing, menu
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import BUYING, DRAW_SHUFFLE, DRAWING, LOT, OVER, PLAYING, SHUFFLE
from carteado.games.canastra.rules.refusals import may_not_return
from carteado.games.canastra.rules.rodada import Rodada
from carteado.games.canastra.rules.rulebook import FREE
from carteado.games.canastra.rules.steps import step

LONGEST_MELD: Final = 15  # cards, one more than a run ever has


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    decisions = 0
    while partida.phase != OVER:
        phase = partida.phase
        rodada = partida.rodada
        if rodada is not None and phase == PLAYING:
            seed = seed * MULTIPLIER % MODULUS
            _play(partida, rodada, rodada.turn, seed)
            decisions += 1
        elif rodada is not None and phase == BUYING:
            seed = seed * MULTIPLIER % MODULUS
            acts = drawing(partida, rodada, rodada.turn)
            step(partida, rodada.turn, acts[seed % len(acts)], None)
            decisions += 1
        else:
            seed = _before(partida, phase, seed)
    return decisions


def _before(partida: Partida, phase: int, seed: int) -> int:
    """Whatever comes before play."""
    if phase in (SHUFFLE, DRAW_SHUFFLE):
        order = list(partida.kit.deck(partida.seats))
        for at in range(len(order) - 1, 0, -1):
            seed = seed * MULTIPLIER % MODULUS
            other = seed % (at + 1)
            card = order[at]
            order[at] = order[other]
            order[other] = card
        dealing.shuffle(partida, tuple(order), None)
    elif phase == LOT:
        seed = seed * MULTIPLIER % MODULUS
        dealing.draw_lot(partida, seed % partida.seats, None)
    elif phase == DRAWING:
        gone = [at for _, at in partida.drawn]
        at = next(at for at in range(1, len(gone) + 2) if at not in gone)
        dealing.draw(partida, partida.waiting[0], at, None)
    else:
        dealing.deal(partida, None)
    return seed


def _play(partida: Partida, rodada: Rodada, seat: Seat, seed: int) -> None:
    """One act of a turn, by its number among those that `menu` lists, of which most are never made."""
    side = partida.sides[seat]
    size = rodada.sizes[seat]
    morto = partida.morto_for(side)
    plain = partida.rules.mobility == FREE and not rodada.refusable and not partida.minimum(side)
    if not plain or (not morto and size <= LONGEST_MELD):
        acts = menu(partida, seat)
        step(partida, seat, acts[seed % len(acts)], None)
        return
    hand = rodada.masks[seat]
    mask = hand
    if rodada.single >= 0 and may_not_return(partida, rodada, seat, rodada.single):
        mask &= ~(1 << rodada.single)
    count = mask.bit_count()
    total = count
    jogos = rodada.jogos[side]
    for jogo in jogos:
        total += (jogo.takes & hand).bit_count()
    parts = partida.kit.lays(rodada.hands[seat], hand)
    for part in parts:
        total += len(part)
    chosen = seed % total
    if chosen < count:
        moves.discard(partida, seat, nth_bit(mask, chosen), None)
        return
    chosen -= count
    for nth, jogo in enumerate(jogos):
        mask = jogo.takes & hand
        count = mask.bit_count()
        if chosen < count:
            moves.add(partida, seat, nth + 1, (nth_bit(mask, chosen),), (), None)
            return
        chosen -= count
    for part in parts:
        if chosen < len(part):
            act = part[chosen]
            moves.lay(partida, seat, act.faces, act.stands, None)
            return
        chosen -= len(part)


def nth_bit(mask: int, nth: int) -> int:
    """The place of the nth bit that is set, counted from 0."""
    for _ in range(nth):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
