"""Who sees what. `sees` is the one answer; views and menus follow it."""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Seat
from carteado.games.cego.rules import words
from carteado.games.cego.rules.chains import CALLS
from carteado.games.cego.rules.flor_prices import given_in
from carteado.games.cego.rules.layout import layout
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import DRAW_AT, PHASES
from carteado.games.cego.rules.pontos import CONCEDED_SONG, SONGS
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.seats import NOBODY, ORDERED
from carteado.games.cego.rules.songs import flores_won
from carteado.games.cego.rules.stages import ANSWER_FLOR, FLOR_STEPS, FORMS, POINTS, RODA, TURN, WINDOWS
from carteado.games.cego.rules.views import CegoFallen, CegoHand, CegoView, MesaCego
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta, if_accepted, if_refused
from carteado.tricks.vaza import result_of, wide_entry_at

_DOUBLES: Final[tuple[str, ...]] = ("", "envido-first", "truco-first")


def looks(volta: Volta, owner: Seat) -> bool:
    """Whether a seat may have looked at its cards: in a testa deal only once its testa has begun, and if it was dealt any."""
    if volta.form == RODA:
        return True
    return (owner - volta.dealer - 1) % 3 <= volta.nth and _was_dealt(volta, owner)


def _was_dealt(volta: Volta, owner: Seat) -> bool:
    """Whether a seat has cards: none where they were dealt again after its testa."""
    return (volta.held | volta.seen) >> 3 * owner & 7 != 0


def sees(volta: Volta, seat: Seat, owner: Seat, place: int) -> bool:
    """Whether a seat sees which card was dealt to this place."""
    if volta.seen >> (3 * owner + place) & 1:
        return True
    return _was_dealt(volta, owner) if seat == REFEREE else seat == owner and looks(volta, owner)


def look(partida: Partida, seat: Seat) -> CegoView:
    """The whole table through the eyes of a seat."""
    mesa = _mesa(partida, seat)
    return CegoView(partida.rules.id, partida.rules.options, seat, partida.actors(), mesa, mesa)


def _mesa(partida: Partida, seat: Seat) -> MesaCego:
    volta = partida.volta
    drawn = partida.drawn
    return MesaCego(
        phase=PHASES[partida.phase],
        score=partida.score(),
        base=partida.score() if volta is None else (volta.base_a, volta.base_b),
        dealer=partida.dealer,
        next_dealer=partida.next_dealer,
        mao=partida.number,
        form=FORMS[partida.form] if volta is None else FORMS[volta.form],
        nth=partida.testa if volta is None else volta.nth,
        first=NOBODY if volta is None else volta.first,
        cut=partida.cut,
        pack=len(partida.cards),
        top=partida.top,
        cuts=partida.cuts,
        drawn_seats=tuple([item // DRAW_AT for item in drawn]),
        drawn=tuple([item % DRAW_AT for item in drawn]),
        drawn_cards=tuple([CARDS[partida.cards[item % DRAW_AT - 1]] for item in drawn]),
        contenders=ORDERED[0][partida.contenders],
        hands=() if volta is None else tuple([_hand(volta, seat, owner) for owner in range(SEATS)]),
        vazas=() if volta is None else _vazas(volta),
        results=() if volta is None else _results(volta),
        turn=NOBODY if volta is None else volta.turn,
        window=WINDOWS[TURN] if volta is None else WINDOWS[volta.window],
        points=POINTS[0] if volta is None else POINTS[volta.points],
        chain=() if volta is None else tuple([CALLS[call] for call in volta.chain]),
        envido=() if volta is None or not volta.chain else (if_accepted(volta), if_refused(volta)),
        caller=NOBODY if volta is None else volta.caller,
        falta=partida.falta() if volta is None else falta(volta),
        flor_step="" if volta is None else FLOR_STEPS[volta.flor_step],
        flor_by=NOBODY if volta is None else volta.flor_by,
        flores=() if volta is None else _flores(volta),
        level=0 if volta is None else volta.level,
        asked=0 if volta is None else volta.asked,
        asked_by=NOBODY if volta is None else volta.asked_by,
        asker=NOBODY if volta is None else volta.asker,
        raiser=NOBODY if volta is None else volta.raiser,
        double="" if volta is None else _DOUBLES[volta.double],
        singer=NOBODY if volta is None else volta.singer,
        best=NOBODY if volta is None else volta.best,
        down=NOBODY if volta is None else volta.down,
        lei=NOBODY if partida.lei_seat == NOBODY else partida.lei_seat & 1,
        demands=() if volta is None else _demands(volta),
        won_by=NOBODY if volta is None else volta.won_by,
        won=0 if volta is None else volta.won,
        won_part="" if volta is None else volta.won_part,
        winner=NOBODY if volta is None else volta.winner,
        exposed_seats=tuple([at // 3 for at in partida.exposed]),
        exposed_cards=() if volta is None else tuple([CARDS[volta.hands[at]] for at in partida.exposed]),
        redeals=partida.redeals,
        sanctions=partida.sanctions,
        how=partida.how,
        clause=partida.clause,
        state=(partida.facts(), None if volta is None else volta.public()),
    )


def _flores(volta: Volta) -> tuple[int, ...]:
    """What the call on the flores pays its side, accepted and won or refused, while it waits for the answer."""
    return (flores_won(volta, volta.flor_by)[0], given_in(volta)) if volta.window == ANSWER_FLOR else ()


def _demands(volta: Volta) -> tuple[tuple[Seat, Seat], ...]:
    return tuple([(volta.demands >> (6 + 3 * asked) & 7, asked) for asked in range(SEATS) if volta.demands >> asked & 1])


def _hand(volta: Volta, seat: Seat, owner: Seat) -> CegoHand:
    held = volta.held >> 3 * owner & 7
    places = [place for place in range(3) if held >> place & 1]
    return CegoHand(
        seat=owner,
        count=len(places),
        dealt_cards=tuple([volta.card(owner, at) if sees(volta, seat, owner, at) else None for at in range(3)]),
        held=tuple([place + 1 for place in places]),
        shown_cards=tuple([volta.card(owner, at) for at in places if volta.seen >> (3 * owner + at) & 1]),
        playing=volta.in_play() >> owner & 1 == 1,
        looks=looks(volta, owner),
        left=_left(volta, owner),
        flor=_flor(volta, owner),
        song=_song(volta, owner),
    )


def _left(volta: Volta, owner: Seat) -> str:
    if volta.unseen >> owner & 1:
        return words.UNSEEN
    if volta.packed >> owner & 1:
        return words.PACK
    return words.PASS if volta.passed >> owner & 1 else ""


def _flor(volta: Volta, owner: Seat) -> str:
    if volta.shrunk >> owner & 1:
        return words.ACHICO
    return words.FLOR if volta.flores >> owner & 1 else ""


def _song(volta: Volta, owner: Seat) -> int:
    song = volta.songs[owner]
    if song == CONCEDED_SONG:
        return -1
    return SONGS[song] if song >= 0 else 0


def _vazas(volta: Volta) -> tuple[tuple[CegoFallen, ...], ...]:
    found = [_trail(volta, item // 8, item % 8) for item in volta.closed]
    if volta.count:
        found.append(_trail(volta, volta.trail, volta.count))
    return tuple(found)


def _trail(volta: Volta, trail: int, count: int) -> tuple[CegoFallen, ...]:
    fallen = [wide_entry_at(trail, nth) for nth in range(count)]
    return tuple([CegoFallen(entry & 7, volta.card(entry & 7, entry >> 3), (entry >> 3) + 1) for entry in fallen])


def _results(volta: Volta) -> tuple[int, ...]:
    results = [result_of(volta.results, vaza) for vaza in range(3)]
    return tuple([result - 1 for result in results if result])


def places(partida: Partida, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where each card of the pack lies now, and whether the seat sees it there; for tests of what leaks."""
    volta = partida.volta
    drawn = [item % DRAW_AT - 1 for item in partida.drawn]
    if volta is None:
        return tuple([(f"pack {at}", CARDS[index], at in drawn) for at, index in enumerate(partida.cards)])
    found: list[tuple[str, Card, bool]] = []
    for at in range(3 * SEATS):
        where = "hand" if volta.held >> at & 1 else "table"
        found.append((f"{where} {at // 3} {at % 3}", CARDS[volta.hands[at]], sees(volta, seat, at // 3, at % 3)))
    size = len(partida.cards)
    dealt = [at % size for at in layout(partida.top, partida.dealer, partida.testa)] if size else []
    found += [(f"pack {at}", CARDS[index], False) for at, index in enumerate(partida.cards) if at not in dealt]
    return tuple(found)
