"""Taking the lixo where its top card has to be used at once: laid in a new meld, or added to one (BUR-S16).

Rule 1: a top card that a meld takes only together with other cards of the hand is offered with the fewest that do.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.canastra.rules.acts import Lay, Take
from carteado.games.canastra.rules.jogos import Jogo, Kit
from carteado.games.canastra.rules.opening import Search
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.refusals import of_take
from carteado.games.canastra.rules.rodada import Rodada
from carteado.melds.arranging import lowest
from carteado.melds.grammar import HIGH_ACE, LOW_ACE, card_in

Faces = tuple[int, ...]


def takes_with_top(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """Each way to take the lixo and use its top card at once, with as few others as it needs."""
    top, turn = rodada.lixo[-1], rodada.turns
    side = partida.sides[seat]
    counts = rodada.hands[seat][:]
    for face in rodada.lixo:
        counts[face] += 1
    acts: list[Action] = []
    for nth, jogo in enumerate(rodada.jogos[side]):
        if jogo.takes >> top & 1:
            acts.append(Take(turn, (), nth + 1, (CARDS[top],)))
        else:
            acts += _together(partida, rodada, seat, nth, counts)
    for part in partida.kit.lays(counts):
        for act in part:
            if CARDS[top] in act.melds[0]:
                acts.append(Take(turn, act.melds))
    minimum = partida.minimum(side)
    if minimum or not partida.morto_for(side):
        acts = [act for act in acts if _stands(partida, rodada, seat, act, sum(counts), minimum)]
    found = _opening(partida, rodada, seat, counts, minimum) if minimum else None
    return acts if found is None or found in acts else [*acts, found]


def _stands(partida: Partida, rodada: Rodada, seat: Seat, act: Action, size: int, minimum: int) -> bool:
    """Whether the lixo may be taken so, which is asked only where the minimum or the end of the hand may forbid it."""
    if not isinstance(act, Take):
        return False
    if not minimum and size - sum([len(meld) for meld in act.melds]) - len(act.cards) > 1:
        return True
    return of_take(partida, rodada, seat, act) is None


def _opening(partida: Partida, rodada: Rodada, seat: Seat, counts: list[int], minimum: int) -> Take | None:
    """Melds together that count enough, the top card in one of them, where there are any."""
    top = CARDS[rodada.lixo[-1]]

    def fits(act: Lay) -> bool:
        used = [card for meld in act.melds for card in meld]
        return top in used and of_take(partida, rodada, seat, Take(rodada.turns, act.melds)) is None

    found = Search(partida.kit, counts, minimum, fits).found(counts)
    return None if found is None else Take(rodada.turns, found.melds)


def _together(partida: Partida, rodada: Rodada, seat: Seat, nth: int, counts: list[int]) -> list[Action]:
    """The ways in which a meld takes the top card with others of the hand, as few as there can be, and of them few wild."""
    top = rodada.lixo[-1]
    jogo = rodada.jogos[partida.sides[seat]][nth]
    if not jogo.meld.is_run or jogo.closed:
        return []
    acts: list[Action] = []
    price = (0, 0)
    counts[top] -= 1
    for faces, wild in _alongside(partida.kit, jogo, top, counts):
        if acts and (len(faces), wild) != price:
            break
        act = Take(rodada.turns, (), nth + 1, tuple([CARDS[face] for face in (*faces, top)]))
        if act not in acts and of_take(partida, rodada, seat, act) is None:
            price = (len(faces), wild)
            acts.append(act)
    counts[top] += 1
    return acts


def _alongside(kit: Kit, jogo: Jogo, top: int, counts: list[int]) -> Iterator[tuple[Faces, int]]:
    """Cards of the hand with which the top one may fit, and how many of them are to be wild; the fewest first."""
    wild = [face for face in kit.grammar.wild if counts[face]]
    stretches = list(_stretches(kit, jogo, top, counts))
    for more in sorted({more for more, _, _, _ in stretches}):
        for stand in range(min(kit.grammar.most_wild, more) + 1):
            for length, row, least, most in stretches:
                if length == more and stand <= most and least <= more - stand <= len(row):
                    for faces in _chosen(row, wild, counts, more - stand, stand):
                        yield faces, stand


def _stretches(kit: Kit, jogo: Jogo, top: int, counts: list[int]) -> Iterator[tuple[int, list[int], int, int]]:
    """The longer runs that this one and the top card may be part of.

    For each how many more cards it needs, which of its own the hand has, how many of these must lie there at least, and how
    many more wild ones there may be.
    """
    naturals, most = jogo.meld.naturals(), kit.grammar.most_wild
    first, last = lowest(naturals), naturals.bit_length() - 1
    for low in range(LOW_ACE, first + 1):
        for high in range(last, HIGH_ACE + 1):
            gap = [card_in(jogo.meld.of, place) for place in range(low, high + 1) if not naturals >> place & 1]
            wild = 0
            for face in (top, *jogo.meld.wild):
                if face in gap:
                    gap.remove(face)
                else:
                    wild += 1 if face in kit.grammar.wild else most + 1  # nothing it could be
            row = [face for nth, face in enumerate(gap) if gap[:nth].count(face) < counts[face]]
            more = high - low - len(jogo.meld.cards)
            if more > 0 and wild <= most and len(gap) - len(row) <= most:
                yield more, row, len(gap) - most, most - wild


def _chosen(row: list[int], wild: list[int], counts: list[int], plain: int, stand: int) -> Iterator[Faces]:
    """So many cards of a row, and so many wild ones."""
    for some in combinations(row, plain):
        for others in combinations_with_replacement(wild, stand):
            faces = (*some, *others)
            if all(faces.count(face) <= counts[face] for face in others):
                yield faces
