"""Who sees what. `sees` is the one answer; view, menus, lapses and worlds follow it."""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Seat
from carteado.games.truco.rules.baralho import NOWHERE, peek_at, peek_seat
from carteado.games.truco.rules.mao import ELEVEN, IRON, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import EXPOSED, PHASES
from carteado.games.truco.rules.rulebook import BLIND_ALL, BLIND_FIRST
from carteado.games.truco.rules.strength import NO_CARD
from carteado.games.truco.rules.views import Fallen, Hand, Mesa, TrucoView
from carteado.tricks.vaza import FACE_DOWN, UNDECIDED, entry_at, place_of, result_of, seat_of

KINDS: Final[tuple[str, ...]] = ("normal", "eleven", "iron")
GIVING: Final[tuple[str, ...]] = ("packet", "asked", "waived")


def sees(mao: Mao, seat: Seat, owner: Seat, place: int) -> bool:
    """Whether a seat sees which card was dealt to this place."""
    if seat == REFEREE or mao.laid >> (owner * 3 + place) & 1:
        return True
    if seat != owner:
        return False
    nth = fell(mao, owner, place)
    if nth < 0:
        return not mao.dark()
    return entry_at(mao.trail, nth) & FACE_DOWN == 0 or not fell_dark(mao, nth)


def sees_fallen(mao: Mao, seat: Seat, nth: int) -> bool:
    """Whether a seat sees the n-th card that fell."""
    entry = entry_at(mao.trail, nth)
    if entry & FACE_DOWN == 0 or sees(mao, seat, seat_of(entry), place_of(entry)):
        return True
    return mao.winner != UNDECIDED and mao.rules.reveal_face_down


def fell(mao: Mao, owner: Seat, place: int) -> int:
    """When the card of this place fell, counted from 0, or -1."""
    for nth in range(mao.fallen):
        entry = entry_at(mao.trail, nth)
        if seat_of(entry) == owner and place_of(entry) == place:
            return nth
    return -1


def fell_dark(mao: Mao, nth: int) -> bool:
    """Whether the n-th card fell without its owner having seen it."""
    if mao.kind != IRON:
        return False
    return mao.rules.iron == BLIND_ALL or (mao.rules.iron == BLIND_FIRST and nth < mao.seats)


def look(partida: Partida, seat: Seat) -> TrucoView:
    """The whole table through the eyes of a seat."""
    burned = tuple([CARDS[index] for index in partida.burned_pile()])
    known = _mesa(partida, seat, burned)
    shown = known
    if partida.rules.burn_pile_hidden and len(burned) > 1:
        shown = _mesa(partida, seat, (None,) * (len(burned) - 1) + burned[-1:])
    return TrucoView(partida.rules.id, partida.rules.options, seat, partida.actors(), known, shown)


def _mesa(partida: Partida, seat: Seat, burned: tuple[Card | None, ...]) -> Mesa:
    mao = partida.mao
    pack = partida.baralho
    forced = () if mao is None else mao.forced
    kind = mao.kind if mao is not None else partida.kind()
    return Mesa(
        seats=partida.seats,
        cut=partida.cut,
        phase=PHASES[partida.phase],
        score=(partida.score_a, partida.score_b),
        base=(partida.base_a, partida.base_b),
        dealer=partida.dealer,
        next_dealer=partida.next_dealer,
        mao=partida.number,
        top=pack.top,
        pack=len(pack.cards),
        cuts=pack.cuts,
        burn_banned=pack.burn_banned,
        burned_cards=burned,
        drawn=pack.drawn,
        drawn_cards=tuple([CARDS[pack.cards[at - 1]] for at in pack.drawn]),
        kind=KINDS[kind],
        owner=mao.owner if mao is not None else UNDECIDED,
        hands=() if mao is None else tuple([_hand(partida, mao, seat, owner) for owner in range(mao.seats)]),
        vazas=() if mao is None else _vazas(mao, seat),
        results=() if mao is None else _results(mao),
        turn=-1 if mao is None else mao.turn,
        stake=partida.rules.ladder.bottom if mao is None else mao.stake,
        asked=0 if mao is None else mao.asked,
        raiser=UNDECIDED if mao is None else mao.raiser,
        callers=() if mao is None else mao.callers,
        folded=() if mao is None else tuple([other for other in range(mao.seats) if mao.folded >> other & 1]),
        winner=UNDECIDED if mao is None else mao.winner,
        thrower=partida.thrower,
        thrown_cards=() if mao is None else _thrown(partida, mao),
        sanctions=partida.sanctions,
        how=partida.how,
        clause=partida.clause,
        vira=_vira(partida),
        vira_card=CARDS[partida.vira()] if partida.vira() != NO_CARD and sees_vira(partida, seat) else None,
        vira_at=pack.vira_at,
        end=pack.end,
        saw=pack.saw,
        saw_top=pack.saw_top,
        takes=pack.takes,
        packets=pack.packets() if mao is None else (),
        burned=pack.burned,
        peekers=tuple([peek_seat(peek) for peek in pack.peeks]),
        peeked_at=tuple([peek_at(peek) for peek in pack.peeks]),
        peeked_cards=tuple([CARDS[pack.cards[peek_at(peek)]] if peek_seat(peek) == seat else None for peek in pack.peeks]),
        redeals=partida.redeals,
        giving=GIVING[pack.giving],
        must_kill=() if mao is None else tuple([other for other in range(mao.seats) if mao.kill >> other & 1]),
        forced_seats=tuple([item // 6 for item in forced]),
        forced_places=() if mao is None else tuple([_forced_place(mao, seat, item) for item in forced]),
        forced_cards=() if mao is None else tuple([_forced_card(mao, seat, item) for item in forced]),
        forced_down=tuple([item & 1 for item in forced]),
    )


def sees_vira(partida: Partida, seat: Seat) -> bool:
    """Whether a seat sees the vira."""
    return seat == REFEREE or partida.vira_open()


def _vira(partida: Partida) -> str:
    if partida.vira() == NO_CARD:
        return "none"
    return "open" if partida.vira_open() else "hidden"


def _thrown(partida: Partida, mao: Mao) -> tuple[Card, ...]:
    if partida.phase == EXPOSED:
        return tuple([CARDS[mao.hands[at]] for at in partida.thrown])
    return tuple([mao.card(partida.thrower, place) for place in partida.thrown])


def _forced_place(mao: Mao, seat: Seat, item: int) -> int:
    owner, place = item // 6, item // 2 % 3
    told = _tells_places(mao, seat, owner) or mao.laid >> (owner * 3 + place) & 1
    return place + 1 if told else 0


def _forced_card(mao: Mao, seat: Seat, item: int) -> Card | None:
    owner, place = item // 6, item // 2 % 3
    return mao.card(owner, place) if sees(mao, seat, owner, place) else None


def _hand(partida: Partida, mao: Mao, seat: Seat, owner: Seat) -> Hand:
    held = [place for place in range(3) if mao.holds(owner, place)]
    told = [place + 1 for place in held] if _tells_places(mao, seat, owner) else []
    cards, since = _exposed(mao, owner)
    return Hand(
        seat=owner,
        count=len(held),
        dealt_cards=_dealt(partida, mao, seat, owner),
        held=tuple(told),
        laid=tuple([place + 1 for place in range(3) if mao.laid >> (owner * 3 + place) & 1]),
        exposed_cards=cards,
        exposed_since=since,
        partner_cards=_remembered(partida, mao, seat, owner),
    )


def _dealt(partida: Partida, mao: Mao, seat: Seat, owner: Seat) -> tuple[Card | None, ...]:
    """The faces seen place by place; whoever has looked at a hand also sees which card comes in place of another."""
    came = partida.baralho.replaced(owner) if _has_looked(mao, seat, owner) else ()
    return tuple([mao.card(owner, at) if at in came or sees(mao, seat, owner, at) else None for at in range(3)])


def _has_looked(mao: Mao, seat: Seat, owner: Seat) -> bool:
    """Whether a seat of the pair on eleven has looked at its partner's cards."""
    return mao.kind == ELEVEN and seat >= 0 and seat & 1 == owner & 1 == mao.owner and seat != owner


def _tells_places(mao: Mao, seat: Seat, owner: Seat) -> bool:
    return seat in (owner, REFEREE) or mao.dark()


def _exposed(mao: Mao, owner: Seat) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Cards all know of by memory, and since when."""
    since = {mao.hands[item // 16]: item % 16 for item in mao.exposed if item // 48 == owner}
    ordered = sorted(since)
    return tuple([CARDS[index] for index in ordered]), tuple([since[index] for index in ordered])


def _open_to_all(mao: Mao, at: int) -> bool:
    nth = fell(mao, at // 3, at % 3)
    return mao.laid >> at & 1 == 1 or (nth >= 0 and entry_at(mao.trail, nth) & FACE_DOWN == 0)


def _remembered(partida: Partida, mao: Mao, seat: Seat, owner: Seat) -> tuple[Card, ...]:
    """Cards of another hand that the viewer saw before: the partner's in an eleven hand, and one it peeked at."""
    if seat < 0 or seat == owner:
        return ()
    eleven = _has_looked(mao, seat, owner)
    peeked = [partida.baralho.cards[peek_at(peek)] for peek in partida.baralho.peeks if peek_seat(peek) == seat]
    if not eleven and not peeked:
        return ()
    hidden = [mao.hands[owner * 3 + place] for place in range(3) if not _open_to_all(mao, owner * 3 + place)]
    return tuple([CARDS[index] for index in sorted(hidden) if eleven or index in peeked])


def _vazas(mao: Mao, seat: Seat) -> tuple[tuple[Fallen, ...], ...]:
    fallen = [_fallen(mao, seat, nth) for nth in range(mao.fallen)]
    return tuple([tuple(fallen[at : at + mao.seats]) for at in range(0, mao.fallen, mao.seats)])


def _fallen(mao: Mao, seat: Seat, nth: int) -> Fallen:
    entry = entry_at(mao.trail, nth)
    owner = seat_of(entry)
    told = seat in (owner, REFEREE) or fell_dark(mao, nth)
    card = mao.face(entry) if sees_fallen(mao, seat, nth) else None
    return Fallen(owner, card, entry & FACE_DOWN != 0, place_of(entry) + 1 if told else 0)


def _results(mao: Mao) -> tuple[int, ...]:
    results = [result_of(mao.results, vaza) for vaza in range(3)]
    return tuple([result - 1 for result in results if result])


def places(partida: Partida, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where each card of the pack lies now, and whether the seat sees it there; for tests of what leaks."""
    mao, pack = partida.mao, partida.baralho
    layout = pack.layout(partida.rules, partida.dealer, partida.seats)
    found = [(f"burned {nth}", CARDS[pack.cards[at]], True) for nth, at in enumerate(layout.burned)]
    if partida.vira() != NO_CARD:
        found.append(("vira", CARDS[partida.vira()], sees_vira(partida, seat)))
    if mao is not None:
        for nth in range(mao.fallen):
            entry = entry_at(mao.trail, nth)
            found.append((f"table {nth}", mao.face(entry), sees_fallen(mao, seat, nth)))
        for at in range(3 * mao.seats):
            if mao.held >> at & 1:
                found.append((f"hand {at // 3} {at % 3}", CARDS[mao.hands[at]], sees(mao, seat, at // 3, at % 3)))
    else:
        found += [(f"packet {nth}", CARDS[pack.cards[at]], False) for nth, at in enumerate(layout.hands) if at != NOWHERE]
    peeked = [peek_at(peek) for peek in pack.peeks if peek_seat(peek) == seat]
    for nth, at in enumerate(layout.rest()):
        found.append((f"pack {nth}", CARDS[pack.cards[at]], at + 1 in pack.drawn or at in peeked))
    return tuple(found)
