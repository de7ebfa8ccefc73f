"""Cards shown: to prove a song, a flor, or that none was hidden."""

from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.events import Proved
from carteado.games.cego.rules.pontos import disproof, envido_song, proof
from carteado.games.cego.rules.seats import ALL_SEATS, BIT, NOBODY, SEATS_OF
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import owes_proof

Log = list[Event] | None
_ALL: Final[tuple[int, ...]] = (0, 1, 2)
OF_SONG: Final = 0
OF_DEMAND: Final = 1


def show(volta: Volta, seat: Seat, places: tuple[int, ...], part: str, clause: str, log: Log) -> None:
    """Turn up those of these places that nobody has seen yet."""
    before = volta.seen
    for place in places:
        volta.seen |= 1 << (3 * seat + place)
    if log is not None and volta.seen != before:
        fresh = [place for place in places if not before >> (3 * seat + place) & 1]
        log.append(Proved(seat, tuple([volta.card(seat, place) for place in fresh]), part, clause))


def show_all(volta: Volta, seat: Seat, part: str, clause: str, log: Log) -> None:
    """Turn up the whole hand."""
    if volta.seen >> 3 * seat & 7 != 7:
        show(volta, seat, _ALL, part, clause, log)


def show_before_leaving(volta: Volta, seat: Seat, log: Log) -> None:
    """Who goes to the pack shows first what proves the song."""
    if owes_proof(volta, seat):
        if volta.said_flor() >> seat & 1:
            show_all(volta, seat, words.OF_FLOR, clauses.PROVES_FLOR, log)
        else:
            _show_song(volta, seat, clauses.PROVES_FIRST, log)


def show_flores(volta: Volta, log: Log) -> None:
    """Every flor that was said is shown, but for one thrown in with the stock or owned up to as none.

    Only now are its points known (CEGO-9.XIII.b-2).
    """
    for seat in SEATS_OF[volta.said_flor() & ~volta.unseen & ~volta.no_flor]:
        show_all(volta, seat, words.OF_FLOR, clauses.PROVES_FLOR, log)


def show_songs(volta: Volta, log: Log) -> None:
    """Who won the envido shows the cards that make the points, also who passed since (CEGO-9.VIII.a-11, CEGO-9.VIII.a-12).

    At the end of the volta (CEGO-9.XIV-20); by house rule everybody who sang does.
    """
    if volta.best == NOBODY or volta.won_part != words.OF_ENVIDO:
        return
    who = ALL_SEATS if volta.rules.verify_all else BIT[volta.best]
    for seat in SEATS_OF[who & volta.active & ~volta.unseen]:
        if volta.songs[seat] >= 0:
            _show_song(volta, seat, clauses.PROVES_ENVIDO, log)


def _show_song(volta: Volta, seat: Seat, clause: str, log: Log) -> None:
    a, b, c = volta.cards(seat)
    song = volta.songs[seat]
    if song == envido_song(a, b, c):
        volta.sang_true |= 1 << seat
        places = proof((a, b, c), song, volta.seen >> 3 * seat & 7)
        _choose(volta, seat, OF_SONG, places)
        show(volta, seat, places, words.OF_ENVIDO, clause, log)
    else:
        show_all(volta, seat, words.OF_ENVIDO, clause, log)


def _choose(volta: Volta, seat: Seat, kind: int, places: tuple[int, ...]) -> None:
    """Which cards prove it is a fact about those that stay unseen: remember it."""
    before = volta.seen >> 3 * seat & 7
    after = before
    for place in places:
        after |= 1 << place
    volta.shows = (*volta.shows, seat | kind << 3 | before << 4 | after << 7)


def chosen_alike(show: int, cards: tuple[int, ...], song: int) -> bool:
    """Whether a seat with these cards would have shown the same ones."""
    before, after = show >> 4 & 7, show >> 7
    places = disproof(cards, before) if show >> 3 & 1 == OF_DEMAND else proof(cards, song, before)
    for place in places:
        before |= 1 << place
    return before == after


def show_demanded(volta: Volta, log: Log) -> None:
    """Who was asked for a flor shows two cards of different suits, as few new ones as it can, or the flor."""
    for seat in SEATS_OF[volta.active]:
        if volta.demands >> seat & 1:
            places = disproof(volta.cards(seat), volta.seen >> 3 * seat & 7)
            _choose(volta, seat, OF_DEMAND, places)
            show(volta, seat, places, words.OF_FLOR, clauses.PROVES_NO_FLOR, log)
