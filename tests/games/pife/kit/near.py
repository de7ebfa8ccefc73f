"""Random play of both games that leads somewhere: hands are nearly complete, and who can go out often does."""

from collections.abc import Iterator
from random import Random
from typing import Any

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import CHANCE, Action, Seat
from carteado.games.pife.rules.acts import Abandon, Claim, Discard, GoOut, Pifei, Throw
from carteado.games.pife.rules.board import PifeBoard
from carteado.games.pife.rules.dealing import dealt_places
from carteado.games.pife.rules.hands import is_batida, is_claim
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ALL_TEN, SHUFFLE
from carteado.pack import Shuffle
from games.pife.kit.deals import AGREED

RUNS = [[13 * suit + low + step for step in range(3)] for suit in range(4) for low in (0, 3, 6, 9)] * 2
LOOSE = [13 * suit + 12 for suit in range(4)] * 2
RARE: tuple[type[Action], ...] = (Abandon, Throw, Pifei)


def played(game: str, seats: int, rng: Random, steps: int, **options: Any) -> Iterator[tuple[PifeBoard, Seat, Action]]:
    """So many acts of one partida after another: the board before each act, and the act."""
    board = begun(game, seats, options, False)
    for _ in range(steps):
        if not board.actors():
            board = begun(game, seats, options, rng.random() < 0.3)
        seat, act = chosen(board, rng)
        yield board, seat, act
        board.advance(seat, act)
        if rng.random() < 0.01:
            board = begun(game, seats, options, rng.random() < 0.3)


def begun(game: str, seats: int, options: dict[str, str], cut: bool) -> PifeBoard:
    """A partida before its first pack."""
    state = catalogue.new(game, seats, AGREED | options if game == "pifpaf" else options, dealer=0, cut=cut)
    board = state.board()
    assert isinstance(board, PifeBoard)
    return board


def chosen(board: PifeBoard, rng: Random) -> tuple[Seat, Action]:
    """What somebody does: anybody who may, now and then out of turn."""
    partida = board.partida
    if CHANCE in board.actors():
        (asked,) = board.legal(CHANCE)
        assert isinstance(asked, Shuffle)
        return CHANCE, pack(partida, rng) if partida.phase == SHUFFLE else asked.mixed(rng)
    seats = [seat for seat in range(partida.seats) if board.legal(seat)]
    seat = rng.choice(seats if rng.random() < 0.2 else board.actors())
    acts = list(board.legal(seat))
    out = [act for act in acts if isinstance(act, GoOut | Claim)]
    true = [act for act in out if _true(partida, seat, act)]
    if true and rng.random() < 0.6:
        return seat, rng.choice(true)
    if out and rng.random() < 0.05:
        return seat, rng.choice(out)
    usual = [act for act in acts if not isinstance(act, RARE) and act not in out]
    if usual and rng.random() < 0.95:
        given_back = board.lapse(seat)
        return seat, given_back if isinstance(given_back, Discard) and rng.random() < 0.7 else rng.choice(usual)
    return seat, rng.choice(acts)


def _true(partida: Partida, seat: Seat, act: GoOut | Claim) -> bool:
    assert partida.rodada is not None
    face = ALL_TEN if act.card is None else act.card.index
    return (is_batida if isinstance(act, GoOut) else is_claim)(partida, partida.rodada, seat, face)


def pack(partida: Partida, rng: Random) -> Shuffle:
    """Three runs of three for every seat, with a few cards in wrong places; where it is cut they are spoilt."""
    deal = partida.copy()
    deal.dealer, deal.base = deal.next_dealer, deal.score
    runs = RUNS[:]
    rng.shuffle(runs)
    faces = [face for run in runs for face in run] + LOOSE
    dealt = dealt_places(deal.order(), partida.rules.packet)
    for _ in range(len(dealt)):
        one, other = rng.randrange(len(faces)), rng.randrange(len(faces))
        faces[one], faces[other] = faces[other], faces[one]
    placed = {place: faces[9 * nth + at] for nth, (_, places) in enumerate(dealt) for at, place in enumerate(places)}
    return Shuffle(tuple([CARDS[placed.get(at, face)] for at, face in enumerate(faces)]))
