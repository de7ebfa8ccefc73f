"""Who sees what: one question, `sees`, which view and places follow."""

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Seat
from carteado.games.canastra.rules import jogos, views
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import (
    DRAWN_NAMES,
    FROM_STOCK,
    NAMES,
    NO_SEAT,
    PLAYING,
    THERE,
    TURNED,
)
from carteado.games.canastra.rules.rodada import PROOF, Rodada
from carteado.games.canastra.rules.rulebook import HAND
from carteado.games.canastra.rules.views import CanastraView, Lado, Lugar, Memoria, Mesa, Morto, Trace

Cards = tuple[Card, ...]


def sees(partida: Partida, seat: Seat, other: Seat) -> bool:
    """Whether these eyes see the hand of a seat: its own, all of them for a referee, and everybody's once they are counted."""
    return seat in (other, REFEREE) or bool(partida.ended)


def look(partida: Partida, seat: Seat) -> CanastraView:
    """The view of a seat, of a bystander or of the referee."""
    rules = partida.rules
    return CanastraView(rules.id, rules.options, seat, partida.actors(), _memoria(partida, seat), _mesa(partida, seat))


def cards_of(faces: tuple[int, ...]) -> Cards:
    """Faces as cards."""
    return tuple([CARDS[face] for face in faces])


def _mesa(partida: Partida, seat: Seat) -> Mesa:
    rodada = partida.rodada
    return Mesa(
        seats=partida.seats,
        cutting=partida.cutting,
        phase=NAMES[partida.phase],
        score=partida.score,
        base=partida.base,
        target=partida.rules.target,
        dealer=partida.dealer,
        next_dealer=partida.next_dealer,
        mao=partida.mao,
        extra=partida.extra,
        tied=partida.tied,
        attempts=partida.attempts,
        turn=rodada.turn if rodada is not None else NO_SEAT,
        turns=rodada.turns if rodada is not None else 0,
        drew=DRAWN_NAMES[rodada.drew] if rodada is not None else "",
        fresh_cards=_fresh(partida, rodada, seat) if rodada is not None else (),
        refusable=rodada.refusable if rodada is not None else False,
        single_card=CARDS[rodada.single] if rodada is not None and rodada.single >= 0 else None,
        failed=rodada.failed if rodada is not None else False,
        idle=rodada.idle if rodada is not None else 0,
        stock=rodada.stock() if rodada is not None and rodada.turns else 0,
        lixo=len(rodada.lixo) if rodada is not None else 0,
        lixo_cards=cards_of(tuple(rodada.lixo[_covered(partida, rodada) :])) if rodada is not None else (),
        mortos=_mortos(rodada) if rodada is not None and rodada.turns else (),
        lados=tuple([_lado(partida, rodada, side) for side in range(len(partida.score))]),
        lugares=tuple([_lugar(partida, rodada, seat, other) for other in range(partida.seats)]),
        drawers=tuple([drawer for drawer, _ in partida.drawn]),
        drawn_cards=tuple([CARDS[rodada.pack[at - 1]] for _, at in partida.drawn]) if rodada is not None else (),
        drawn_at=tuple([at for _, at in partida.drawn]),
        waiting=partida.waiting,
        past=partida.past,
        conta=partida.conta,
        ender=rodada.ender if rodada is not None else NO_SEAT,
        ended=partida.ended,
        how=partida.how,
        clause=partida.clause,
    )


def _memoria(partida: Partida, seat: Seat) -> Memoria:
    rodada = partida.rodada
    if rodada is None:
        return Memoria((), (), 0, 0, 0, (), (), -1, None)
    return Memoria(
        covered_cards=cards_of(tuple(rodada.lixo[: _covered(partida, rodada)])),
        held_cards=() if partida.ended else tuple([cards_of(held) for held in rodada.held]),
        cut=rodada.cut,
        stock_at=rodada.stock_at,
        stock_end=rodada.stock_end,
        traces=tuple([_trace(rodada, other) for other in range(partida.seats)]),
        came_cards=tuple([_came(rodada, other) if seat in (other, REFEREE) else () for other in range(partida.seats)]),
        refused=rodada.refused,
        refused_card=CARDS[rodada.pack[rodada.refused]] if rodada.refused >= 0 else None,
    )


def _fresh(partida: Partida, rodada: Rodada, seat: Seat) -> Cards:
    """What the seat on turn drew: from the stock for its own eyes, from the lixo for all."""
    if rodada.drew == FROM_STOCK:
        mine = sees(partida, seat, rodada.turn) and partida.phase == PLAYING
        return (CARDS[rodada.pack[rodada.fresh]],) if mine else ()
    return cards_of(rodada.taken)


def _covered(partida: Partida, rodada: Rodada) -> int:
    """How many cards of the lixo may not be looked at: none, or all but the top one (CAN-S21); all remember them."""
    return max(0, len(rodada.lixo) - 1) if partida.rules.lixo_top_only else 0


def _mortos(rodada: Rodada) -> tuple[Morto, ...]:
    made: list[Morto] = []
    for number, taken in enumerate(rodada.mortos):
        state = "there" if taken == THERE else "stock" if taken == TURNED else "taken"
        waiting = taken >= 0 and rodada.waiting[taken] == number
        made.append(Morto(number + 1, state, taken if taken >= 0 else NO_SEAT, waiting))
    return tuple(made)


def _lado(partida: Partida, rodada: Rodada | None, side: int) -> Lado:
    if rodada is None or not rodada.turns:
        return Lado(side, partida.score[side], (), (), False, 0, partida.attempts[side], False, False)
    melds = rodada.jogos[side]
    mortos = tuple([nth + 1 for nth, seat in enumerate(rodada.mortos) if seat >= 0 and partida.sides[seat] == side])
    return Lado(
        side,
        partida.score[side],
        tuple([_jogo(jogo) for jogo in melds]),
        mortos,
        partida.vulnerable(side),
        partida.minimum(side),
        partida.attempts[side],
        rodada.opened[side],
        not partida.morto_for(side) and partida.entitled(side, melds),
    )


def _jogo(jogo: jogos.Jogo) -> views.Jogo:
    meld = jogo.meld
    lying = meld.in_order()
    first = meld.low if meld.is_run else 0
    places = meld.stands if first else tuple(range(len(lying) - len(meld.wild), len(lying)))
    marks = [jogo.status, "stained" if jogo.stained else "", "closed" if jogo.closed else ""]
    told = tuple([mark for mark in marks if mark])
    return views.Jogo(first, cards_of(lying), tuple([place - first for place in places]), told)


def _lugar(partida: Partida, rodada: Rodada | None, seat: Seat, other: Seat) -> Lugar:
    side = partida.sides[other]
    if rodada is None:
        return Lugar(other, side, 0, ())
    return Lugar(other, side, rodada.sizes[other], cards_of(rodada.faces(other)) if sees(partida, seat, other) else ())


def _trace(rodada: Rodada, seat: Seat) -> Trace:
    """What went through a hand after the deal, in order."""
    came, told = rodada.came[seat], list[int | Card]()
    received = HAND
    for code in rodada.proofs[seat]:
        told += came[received : code // PROOF]
        told.append(CARDS[code % PROOF])
        received = code // PROOF
    return (*told, *came[received:])


def _came(rodada: Rodada, seat: Seat) -> Cards:
    """What a hand received from the pack, in order."""
    return tuple([CARDS[rodada.pack[place]] for place in rodada.came[seat]])


def places(partida: Partida, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where every card lies now."""
    rodada = partida.rodada
    if rodada is None:
        return ()
    if not rodada.turns:
        drawn = [at - 1 for _, at in partida.drawn]
        return tuple([(f"pack {at}", CARDS[face], at in drawn) for at, face in enumerate(rodada.pack)])
    found: list[tuple[str, Card, bool]] = []
    for side, melds in enumerate(rodada.jogos):
        for nth, jogo in enumerate(melds):
            found += [(f"meld {side} {nth} {at}", card, True) for at, card in enumerate(jogo.lying())]
    found += [(f"lixo {at}", CARDS[face], True) for at, face in enumerate(rodada.lixo)]
    for other in range(partida.seats):
        found += _in_hand(partida, rodada, seat, other)
    for number, taken in enumerate(rodada.mortos):
        if taken == THERE:
            first = rodada.morto_at(number)
            found += [(f"morto {number} {at}", CARDS[rodada.pack[first + at]], False) for at in range(HAND)]
    found += [(f"stock {at}", CARDS[rodada.pack[at]], False) for at in range(rodada.stock_at, rodada.stock_end)]
    return tuple(found)


def _in_hand(partida: Partida, rodada: Rodada, seat: Seat, other: Seat) -> list[tuple[str, Card, bool]]:
    held = rodada.held[other]
    rest = list(rodada.faces(other))
    for face in held:
        rest.remove(face)
    seen = sees(partida, seat, other)
    found = [(f"held {other} {at}", CARDS[face], True) for at, face in enumerate(held)]
    return found + [(f"hand {other} {at}", CARDS[face], seen) for at, face in enumerate(rest)]
