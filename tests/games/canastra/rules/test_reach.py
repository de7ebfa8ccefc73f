"""Menus, acts beyond them, playouts and worlds of canastra and buraco: what ties one to another."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from math import sqrt
from random import Random

import pytest

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.canastra.rules.acts import Add, Cards, Lay, Take
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.phases import BUYING, PLAYING
from carteado.games.canastra.rules.playout import _play
from carteado.games.canastra.rules.rodada import counted
from conformance_kit.build import tries
from conformance_kit.drive import onward, start
from games.canastra.rules.test_against_model import fitting, heap

MOMENTS = tries(60, 400)
SAMPLES = 1500
TABLES: list[tuple[str, dict[str, str]]] = [
    ("canastra", {}),
    ("canastra", {"profile": "clean"}),
    ("canastra", {"wild_mobility": "fixed_until_replaced"}),
    ("canastra", {"wild_mobility": "fixed"}),
    ("canastra", {"final_discard": "required"}),
    ("buraco", {}),
    ("buraco", {"max_wilds_per_meld": "2"}),
    ("buraco", {"batida_requires": "clean"}),
]
NAMES = [" ".join((game, *options.values())) for game, options in TABLES]
EACH = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)


def boards(game: str, options: dict[str, str], phase: int = PLAYING) -> Iterator[tuple[CanastraBoard, Seat, Random]]:
    """Tables in the middle of a turn."""
    for seed in range(10_000):
        rng = Random(f"{game} {options} {seed}")
        for moment in islice(onward(start(game, rng, options), rng), 1, 40, 5):
            board = moment.state.board()
            assert isinstance(board, CanastraBoard)
            if board.partida.phase == phase:
                yield board, board.actors()[0], rng


def lying(board: CanastraBoard) -> tuple[object, ...]:
    """The table with its stains, the hands, the score, and what the game waits for."""
    partida, rodada = board.partida, board.partida.rodada
    assert rodada is not None
    melds = [sorted((jogo.meld.in_order(), jogo.stained, jogo.pin) for jogo in side) for side in rodada.jogos]
    return melds, rodada.hands, rodada.mortos, partida.phase, partida.ended, partida.score, partida.actors()


def reached(board: CanastraBoard, seat: Seat, acts: list[tuple[Action, ...]], goal: tuple[object, ...]) -> bool:
    """Whether the listed ones of these acts, one of each after the other, bring the table there."""
    if not acts:
        return lying(board) == goal
    listed = set(board.legal(seat)) if board.actors() == (seat,) else set()
    for action in acts[0]:
        if action in listed:
            after = board.copy()
            after.advance(seat, action)
            if reached(after, seat, acts[1:], goal):
                return True
    return False


def one_by_one(board: CanastraBoard, seat: Seat, action: Lay | Add) -> Iterator[list[tuple[Action, ...]]]:
    """The act in smaller ones, in every order; a wild card may have to be told any place on the way."""
    if isinstance(action, Lay):
        for melds in permutations(action.melds):
            yield from _laid_one_by_one(board, seat, melds)
        return
    for order in permutations(action.cards):
        yield [(Add(action.to, (card,)), *(Add(action.to, (card,), (place,)) for place in range(1, 15))) for card in order]


def _laid_one_by_one(board: CanastraBoard, seat: Seat, melds: tuple[Cards, ...]) -> Iterator[list[tuple[Action, ...]]]:
    """Each meld as it is listed, or a part of it and then the rest of it card by card."""
    rodada = board.partida.rodada
    assert rodada is not None
    number = len(rodada.jogos[board.partida.sides[seat]])
    listed = [act for act in board.legal(seat) if isinstance(act, Lay) and len(act.melds) == 1]
    ways: list[list[tuple[Action, ...]]] = [[]]
    for nth, meld in enumerate(melds):
        parts = [act for act in listed if not Counter(act.melds[0]) - Counter(meld)]
        most = max((len(act.melds[0]) for act in parts), default=0)
        parts = [act for act in parts if len(act.melds[0]) == most]
        rests = [tuple((Counter(meld) - Counter(act.melds[0])).elements()) for act in parts]
        ways = [
            [*way, (act,), *((Add(number + nth + 1, (card,)),) for card in rest)]
            for way in ways
            for act, rest in zip(parts, rests, strict=True)
        ]
    yield from ways


def beyond(board: CanastraBoard, seat: Seat, rng: Random) -> Lay | Add:
    """Several cards, or several melds, in one act."""
    partida, rodada = board.partida, board.partida.rodada
    assert rodada is not None
    hand, jogos = [CARDS[face] for face in rodada.faces(seat)], rodada.jogos[partida.sides[seat]]
    if jogos and rng.random() < 0.7:
        to = rng.randrange(len(jogos))
        return Add(to + 1, fitting(hand, partida.kit, jogos[to], rng)[:4])
    return Lay(tuple(heap(hand, rng, rng.randrange(3, 8)) for _ in range(rng.choice((1, 2)))))


@EACH
def test_what_is_accepted_comes_of_listed_acts(game: str, options: dict[str, str]) -> None:
    met = 0
    for board, seat, rng in islice(boards(game, options), MOMENTS):
        if board.partida.minimum(board.partida.sides[seat]):
            continue
        for _ in range(4):
            action = beyond(board, seat, rng)
            if board.check(seat, action) is not None:
                continue
            after = board.copy()
            after.advance(seat, action)
            met += 1
            assert any(reached(board, seat, acts, lying(after)) for acts in one_by_one(board, seat, action)), (seat, action)
    assert met


@EACH
def test_a_playout_chooses_evenly_from_the_menu(game: str, options: dict[str, str]) -> None:
    """As many numbers as the menu has acts: each of its acts is done once."""
    for board, seat, _ in islice(boards(game, options), MOMENTS // 3):
        done: list[object] = []
        listed: list[object] = []
        menu = board.legal(seat)
        for nth, action in enumerate(menu):
            one, other = board.copy(), board.copy()
            assert one.partida.rodada is not None
            _play(one.partida, one.partida.rodada, seat, nth)
            other.advance(seat, action)
            done.append(one.key())
            listed.append(other.key())
        assert Counter(done) == Counter(listed)


def laid_together(acts: list[Lay], counts: list[int], first: int = 0) -> Iterator[tuple[Lay, ...]]:
    """Every choice of melds that a hand can lay together."""
    for nth in range(first, len(acts)):
        (faces,) = acts[nth].faces
        if all(counts[face] >= faces.count(face) for face in faces):
            left = [count - faces.count(face) for face, count in enumerate(counts)]
            yield (acts[nth],)
            yield from ((acts[nth], *more) for more in laid_together(acts, left, nth))


@pytest.mark.parametrize("options", [{"profile": "clean"}, {"vuln_scope": "every_laydown"}, {"vuln_minimums": "40,60"}])
def test_an_opening_is_listed_where_there_is_one(options: dict[str, str]) -> None:
    found = 0
    for board, seat, rng in islice(boards("canastra", options), 3 * MOMENTS):
        partida, rodada = board.partida, board.partida.rodada
        assert rodada is not None
        if not partida.minimum(partida.sides[seat]) or rodada.failed:
            continue
        small = tuple(sorted(rng.sample(rodada.faces(seat), min(11, rodada.sizes[seat]))))
        rodada.hands[seat], rodada.masks[seat] = counted(small)
        rodada.sizes[seat] = len(small)
        least = partida.minimum(partida.sides[seat])
        melds = [act for part in partida.kit.lays(rodada.hands[seat]) for act in part]
        acts = [Lay(tuple(one.melds[0] for one in some)) for some in laid_together(melds, rodada.hands[seat])]
        enough = [act for act in acts if laid_points(act.faces) >= least and board.check(seat, act) is None]
        listed = [act for act in board.legal(seat) if isinstance(act, Lay) and laid_points(act.faces) >= least]
        assert bool(listed) == bool(enough)
        found += bool(enough)
    assert found


def test_the_lixo_is_offered_where_its_top_can_be_used() -> None:
    found = 0
    for board, seat, _ in islice(boards("buraco", {"lixo_rule": "must_use_top"}, BUYING), MOMENTS // 2):
        rodada = board.partida.rodada
        assert rodada is not None
        if not rodada.lixo:
            continue
        counts = rodada.hands[seat][:]
        for face in rodada.lixo:
            counts[face] += 1
        top = CARDS[rodada.lixo[-1]]
        alone = [Take(rodada.turns, (), to + 1, (top,)) for to in range(len(rodada.jogos[board.partida.sides[seat]]))]
        laid = [Take(rodada.turns, act.melds) for part in board.partida.kit.lays(counts) for act in part]
        accepted = {act for act in (*alone, *laid) if board.check(seat, act) is None}
        listed = {act for act in board.legal(seat) if isinstance(act, Take)}
        assert {act for act in listed if len(act.cards) < 2} == accepted
        found += bool(accepted)
    assert found


def test_every_world_comes_out_as_often_as_it_should() -> None:
    """The card next on a stock that is nearly used up, against the cards that the seat does not see."""
    looked = 0
    for board, seat, rng in boards("buraco", {}):
        rodada = board.partida.rodada
        assert rodada is not None
        if rodada.untaken() >= 0 or rodada.stock() != 1:
            continue
        unseen = Counter(card for _, card, seen in board.places(seat) if not seen)
        view, drawn = board.view(seat), Counter[object]()
        for _ in range(SAMPLES):
            world = board.filled(view, rng).partida.rodada
            assert world is not None
            drawn[CARDS[world.pack[world.stock_at]]] += 1
        assert set(drawn) <= set(unseen)
        total = unseen.total()
        squares = sum((drawn[card] - (due := SAMPLES * count / total)) ** 2 / due for card, count in unseen.items())
        freedom = len(unseen) - 1
        assert abs(squares - freedom) < 6 * sqrt(2 * freedom)
        looked += 1
        if looked == 2:
            return
