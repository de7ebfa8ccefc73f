"""Deals of canastra and buraco that get somewhere: packs full of runs, and a few dozen acts of people who lay all they can or
nothing. Even choice would seldom see a morto taken, a stock used up or anybody going out."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from carteado.cards import Card, shuffled
from carteado.game import CHANCE, Action, Seat, State
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.phases import SHUFFLE
from carteado.games.canastra.rules.rulebook import HAND
from carteado.pack import Cut, Lot, Shuffle

LENGTHS: Final = (6, 20, 60)
LONGEST: Final = 400  # acts of a stretch


def pack(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Mostly a pack of runs, dealt to some number of seats."""
    if rng.random() < 0.15:
        return shuffled(deck, rng)
    seats = rng.choice((4,) if len(deck) == 104 else (2, 3, 4, 4, 6))
    order = _suits_in_hands(deck, seats, rng) if rng.random() < 0.3 else _runs(deck, rng)
    for _ in range(rng.choice((0, 0, 3, 12))):
        one, other = rng.randrange(len(order)), rng.randrange(len(order))
        order[one], order[other] = order[other], order[one]
    found = list(order)
    for nth in range(HAND * seats):
        found[nth % HAND * seats + nth // HAND] = order[nth]
    return tuple(found)


def _runs(deck: tuple[Card, ...], rng: Random) -> list[Card]:
    """Cards that follow one another, a few at a time."""
    left = sorted((Counter(deck) - Counter(set(deck))).elements()) + sorted(set(deck))
    sizes = rng.choice(((3, 4, 5), (7, 8), (HAND,)))
    chunks: list[list[Card]] = []
    while left:
        count = rng.choice(sizes)
        chunks.append(left[:count])
        left = left[count:]
    rng.shuffle(chunks)
    return [card for chunk in chunks for card in chunk]


def _suits_in_hands(deck: tuple[Card, ...], seats: int, rng: Random) -> list[Card]:
    """Ace to jack of a suit in every hand as far as there are suits, queens, kings and aces on the stock."""
    left = Counter(deck)
    suits = ["P", "C", "E", "O"] * 2
    rng.shuffle(suits)
    hands: list[Card] = []
    for suit in suits[:seats]:
        run = [card for card in left if card.suit == suit and card.rank not in ("Q", "K")]
        hands += run
        left.subtract(run)
    top = [card for card in left.elements() if card.rank in ("Q", "K", "A")]
    left.subtract(top)
    rest = list(left.elements())
    rng.shuffle(top)
    rng.shuffle(rest)
    mortos = HAND * (3 if seats == 6 else 2)
    return hands + rest[:mortos] + top + rest[mortos:]


def further(start: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Acts from the start on: none, or some stretches in which some seats are eager and the others only draw and discard."""
    board = start.board()
    assert isinstance(board, CanastraBoard)
    bare = board.partida.rules.lixo_until_pass and rng.random() < 0.8
    if not bare and rng.random() < (0.3 if board.partida.phase == SHUFFLE else 0.7):
        return
    if not bare and rng.random() < (0.5 if len(set(board.partida.score)) == 1 else 0.05):
        yield from _twins(board, rng)
        return
    to_the_end = rng.random() < 0.7
    plan = [(set[int](), "bare")] if bare else _plan(max(board.partida.sides) + 1, rng)
    for eager, until in plan:
        for act in _stretch(board, eager, until, rng):
            trial = board.copy()
            trial.advance(*act)
            ends = bool(trial.partida.ended)
            if ends and not to_the_end:
                return
            board.advance(*act)
            yield act
            if ends:
                return


def _twins(board: CanastraBoard, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """A deal of equal hands, two and two, of which nobody lays or keeps a card: all lose equally much."""
    for _ in range(LONGEST):
        (seat,) = board.actors()
        menu = board.legal(seat)
        if seat == CHANCE and isinstance(menu[0], Shuffle):
            act: Action = Shuffle(_in_pairs(menu[0].cards, board.partida.seats, rng))
        else:
            back = board.lapse(seat) if seat != CHANCE else None
            act = menu[0] if back is None or isinstance(back, Cut) else back
        board.advance(seat, act)
        yield seat, act
        if board.partida.ended:
            return


def _in_pairs(deck: tuple[Card, ...], seats: int, rng: Random) -> tuple[Card, ...]:
    faces = shuffled(tuple(sorted(card for card in set(deck) if card.rank != "JK")), rng)
    dealt = faces[: HAND * -(-seats // 2)]
    hands = [dealt[seat // 2 * HAND : (seat // 2 + 1) * HAND] for seat in range(seats)]
    rest = Counter(deck) - Counter([card for hand in hands for card in hand])
    return (*[hand[nth] for nth in range(HAND) for hand in hands], *shuffled(tuple(sorted(rest.elements())), rng))


def _plan(sides: int, rng: Random) -> list[tuple[set[int], str]]:
    """Which sides are eager, and until when, one stretch after another."""
    everybody, one = set(range(sides)), rng.randrange(sides)
    sorts = rng.randrange(4)
    if sorts == 0:  # one side has a morto, the others become stock, and the others go out without
        return [({one}, "taken"), (set(), "gone"), (everybody - {one}, "")]
    if sorts == 1:  # all mortos become stock
        return [(set(), "gone"), (everybody, "")]
    groups = (set[int](), {one}, everybody)
    return [(rng.choice(groups), rng.choice(("", "taken", "gone"))) for _ in range(rng.choice((1, 2, 4)))]


def _stretch(board: CanastraBoard, eager: set[int], until: str, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Acts until so many are done, a morto is taken, none is there or the stock is bare; the board moves on meanwhile."""
    lixo = rng.choice((0.0, 0.0, 0.1, 0.6))
    most, stock = rng.choice(LENGTHS), 0 if until == "bare" else rng.choice((0, 1, 5, HAND))
    seats = {seat for seat, side in enumerate(board.partida.sides) if side in eager}
    taken = _taken(board)
    for nth in range(LONGEST):
        rodada = board.partida.rodada
        if until == "taken" and _taken(board) > taken:
            return
        if until in ("gone", "bare") and rodada is not None and rodada.untaken() < 0 and rodada.stock() <= stock:
            return
        if not until and nth >= most:
            return
        yield _next(board, seats, lixo, rng)


def _taken(board: CanastraBoard) -> int:
    rodada = board.partida.rodada
    return 0 if rodada is None else sum(seat >= 0 for seat in rodada.mortos)


def _next(board: CanastraBoard, eager: set[Seat], lixo: float, rng: Random) -> tuple[Seat, Action]:
    (seat,) = board.actors()
    menu = board.legal(seat)
    if seat == CHANCE:
        action = menu[0]
        if isinstance(action, Lot):
            return seat, Lot(action.below, rng.randrange(action.below))
        assert isinstance(action, Shuffle)
        return seat, Shuffle(pack(action.cards, rng))
    back = board.lapse(seat)
    if seat not in eager and isinstance(back, Discard) and rng.random() < 0.9:
        return seat, back  # the card drawn, so that runs stay together
    return seat, _chosen(menu, seat in eager, lixo, rng)


def _chosen(menu: tuple[Action, ...], eager: bool, lixo: float, rng: Random) -> Action:
    takes = [act for act in menu if isinstance(act, Take)]
    draws = [act for act in menu if isinstance(act, (Buy, Decline))]
    if draws:
        return rng.choice(takes) if takes and rng.random() < lixo else draws[0]
    melds = [act for act in menu if isinstance(act, (Lay, Add))]
    if melds and eager:
        return max(melds, key=_length)
    if isinstance(menu[0], Cut) and rng.random() < 0.7:
        return menu[0]  # leaves the hands nearly as they were stacked
    others = [act for act in menu if isinstance(act, Discard)] or menu
    return rng.choice(others)


def _length(act: Lay | Add) -> int:
    return sum(map(len, act.melds)) if isinstance(act, Lay) else 1
