"""Who sees what: one function says whose hand is seen, and view and places follow it."""

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Seat
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    CLAIMING,
    DRAWN_NAMES,
    FROM_LIXO,
    FROM_STOCK,
    NAMES,
    NO_SEAT,
    PASSED,
    PLAYING,
    STATUS_NAMES,
    UNANSWERED,
)
from carteado.games.pife.rules.rodada import PROOF, Rodada
from carteado.games.pife.rules.views import Lugar, Memory, Mesa, PifeView

Cards = tuple[Card, ...]


def sees(seat: Seat, other: Seat) -> bool:
    """Whether these eyes see the cards of that hand: what all have seen of it is kept apart."""
    return seat in (other, REFEREE)


def look(partida: Partida, seat: Seat) -> PifeView:
    """The view of a seat, of a bystander or of the referee."""
    rules, rodada = partida.rules, partida.rodada
    known = None if rodada is None else _memory(partida, rodada, seat)
    return PifeView(rules.id, rules.options, seat, partida.actors(), known, _mesa(partida, rodada, seat))


def cards_of(faces: tuple[int, ...]) -> Cards:
    """Faces as cards."""
    return tuple([CARDS[face] for face in faces])


def _seats(mask: int, seats: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(seats) if mask >> seat & 1])


def _mesa(partida: Partida, rodada: Rodada | None, seat: Seat) -> Mesa:
    claiming = rodada is not None and partida.phase == CLAIMING
    asked = rodada.asked if rodada is not None else ()
    given = dict(zip(asked, rodada.answers)) if rodada is not None else {}  # noqa: B905
    own = given.get(seat, UNANSWERED)
    return Mesa(
        seats=partida.seats,
        cutting=partida.cutting,
        phase=NAMES[partida.phase],
        score=partida.score,
        base=partida.base,
        pot=partida.pot,
        base_pot=partida.base_pot,
        dealer=partida.dealer,
        next_dealer=partida.next_dealer,
        mao=partida.mao,
        turn=rodada.turn if rodada is not None else NO_SEAT,
        turns=partida.turns,
        drew=DRAWN_NAMES[rodada.drew] if rodada is not None else "",
        fresh_card=_fresh(partida, rodada, seat) if rodada is not None else None,
        said=rodada is not None and rodada.said,
        stock=rodada.stock() if rodada is not None else 0,
        lixo_cards=cards_of(tuple(rodada.lixo)) if rodada is not None else (),
        vira=CARDS[rodada.vira] if rodada is not None and rodada.vira >= 0 else None,
        wild_cards=cards_of(rodada.wild) if rodada is not None else (),
        window=partida.windows if claiming else 0,
        windows=partida.windows,
        asked=asked,
        answered=tuple([other for other, told in given.items() if told != UNANSWERED]),
        answer="" if own == UNANSWERED else "pass" if own == PASSED else "claim",
        answer_card=CARDS[own] if own >= 0 else None,
        reached=rodada.reached if rodada is not None else (),
        called=rodada.called if rodada is not None else (),
        erred=_seats(rodada.erred, partida.seats) if rodada is not None else (),
        alarm=_seats(rodada.alarm, partida.seats) if rodada is not None else (),
        idle=rodada.idle if rodada is not None else 0,
        reshuffles=rodada.reshuffles if rodada is not None else 0,
        voids=partida.voids,
        lugares=tuple([_lugar(partida, rodada, seat, other) for other in range(partida.seats)]),
        ender=rodada.ender if rodada is not None else NO_SEAT,
        ended=partida.ended,
        how=partida.how,
        clause=partida.clause,
        winners=partida.winners,
    )


def _fresh(partida: Partida, rodada: Rodada, seat: Seat) -> Card | None:
    """The card just drawn: from the stock for the eyes of its seat, unless it is the vira; from the lixo for all."""
    if partida.phase != PLAYING:
        return None
    if rodada.drew == FROM_LIXO:
        return CARDS[rodada.fresh]
    open_to_all = rodada.fresh == rodada.vira_at
    return CARDS[rodada.pack[rodada.fresh]] if rodada.drew == FROM_STOCK and (open_to_all or sees(seat, rodada.turn)) else None


def _lugar(partida: Partida, rodada: Rodada | None, seat: Seat, other: Seat) -> Lugar:
    if rodada is None:
        return Lugar(other, STATUS_NAMES[0], partida.score[other], 0, 0, (), (), (), False, False, 0, False, False)
    hand: tuple[int, ...] = ()
    if sees(seat, other) or len(rodada.held[other]) == rodada.sizes[other]:
        hand = rodada.faces(other)
    melds: tuple[tuple[int, ...], ...] = ()
    loose: tuple[int, ...] = ()
    if hand:
        found = partida.solver.arranged(rodada.hands[other], rodada.wild, rodada.tame[other])
        melds, loose = tuple([meld.in_order() for meld in found.melds]), found.dead
    return Lugar(
        other,
        STATUS_NAMES[rodada.status[other]],
        partida.score[other],
        rodada.bets[other],
        rodada.sizes[other],
        cards_of(hand),
        tuple([cards_of(meld) for meld in melds]),
        cards_of(loose),
        rodada.barred >> other & 1 == 1,
        rodada.stock_only >> other & 1 == 1,
        rodada.owes[other],
        rodada.spoken >> other & 1 == 1,
        rodada.drawn >> other & 1 == 1,
    )


def _memory(partida: Partida, rodada: Rodada, seat: Seat) -> Memory:
    seats = range(partida.seats)
    ends = (*rodada.starts[1:], len(rodada.pack))
    stocks = [rodada.pack[start:end] for start, end in zip(rodada.starts, ends)]  # noqa: B905
    return Memory(
        starts=rodada.starts,
        end=len(rodada.pack),
        cuts=rodada.cuts,
        stock_at=rodada.stock_at,
        stock_end=rodada.stock_end,
        vira_at=rodada.vira_at,
        fresh=rodada.fresh,
        came=tuple([tuple(came) for came in rodada.came]),
        came_cards=tuple(
            [cards_of(tuple([rodada.pack[at] for at in rodada.came[other]])) if sees(seat, other) else () for other in seats]
        ),
        proved=tuple([tuple([code // PROOF for code in proofs]) for proofs in rodada.proofs]),
        proof_cards=tuple([tuple([CARDS[code % PROOF] for code in proofs]) for proofs in rodada.proofs]),
        held_cards=tuple([cards_of(held) for held in rodada.held]),
        tame_cards=tuple([cards_of(tame) for tame in rodada.tame]),
        left=rodada.left,
        mixed_cards=tuple([cards_of(tuple(sorted(stock))) for stock in stocks[first_lixo_pack(rodada) :]]),
    )


def first_lixo_pack(rodada: Rodada) -> int:
    """The number of the first pack that was made of the lixo: after that of the deal, and that of the bets if there is one."""
    return min(2 if rodada.left else 1, len(rodada.starts))


def places(partida: Partida, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where every card lies now."""
    rodada = partida.rodada
    if rodada is None:
        return ()
    if not rodada.sizes[partida.dealer] and not any(rodada.sizes) and not rodada.lixo:
        return tuple([(f"pack {at}", CARDS[face], False) for at, face in enumerate(rodada.pack)])
    found = [(f"lixo {at}", CARDS[face], True) for at, face in enumerate(rodada.lixo)]
    for other in range(partida.seats):
        found += _in_hand(rodada, seat, other)
    stock = range(rodada.stock_at, rodada.stock_end)
    found += [(f"stock {at}", CARDS[rodada.pack[at]], at == rodada.vira_at) for at in stock]
    if rodada.vira >= 0 and not partida.rules.vira_playable:
        found.append(("vira", CARDS[rodada.vira], True))
    return tuple(found)


def _in_hand(rodada: Rodada, seat: Seat, other: Seat) -> list[tuple[str, Card, bool]]:
    held = rodada.held[other]
    rest = list(rodada.faces(other))
    for face in held:
        rest.remove(face)
    found = [(f"held {other} {at}", CARDS[face], True) for at, face in enumerate(held)]
    return found + [(f"hand {other} {at}", CARDS[face], sees(seat, other)) for at, face in enumerate(rest)]
