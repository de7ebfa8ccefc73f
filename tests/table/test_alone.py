"""Mãos that are played alone: each out of one pack, whoever deals, with nothing cut and nothing burned."""

from random import Random

import pytest

from carteado.bots import bot, default_bot
from carteado.cards import shuffled
from carteado.catalogue import GAMES
from carteado.family import Game
from carteado.game import CHANCE, Action, State
from carteado.pack import Shuffle
from carteado.table import alone

ALONE = [pytest.param(game, id=game.id) for game in GAMES.values() if game.alone is not None]
MAOS = 4
PARTED = ("Cut", "Burn")


def played(game: Game, seats: int, dealer: int, rng: Random) -> tuple[State, list[str]]:
    """One mão between the game's own players, and the names of what was done; it ends where another pack is asked for."""
    state = game.begin(seats, game.proposed({}), **alone.position(game, dealer + 1, seats))
    players = [bot(default_bot(game.id), game.id) for _ in range(seats)]
    done: list[str] = []
    while alone.outcome(state, game.sides(seats, game.proposed({})), MAOS) is None or not done:
        (seat, *_) = state.actors()
        menu = state.legal(seat)
        if seat == CHANCE:
            (pack,) = menu
            assert isinstance(pack, Shuffle)
            act: Action = Shuffle(shuffled(pack.cards, rng))
        else:
            act = players[seat].choose(state.view(seat), menu, rng) or menu[0]
        done.append(type(act).__name__)
        state = state.apply(seat, act).state
    return state, done


def test_every_game_of_pairs_or_trios_has_them() -> None:
    assert [param.id for param in ALONE] == ["truco-fenacef", "truco-asfo", "truco-sinsep", "truco-cego", "canastra", "buraco"]


@pytest.mark.parametrize("game", ALONE)
def test_a_mao_alone_needs_one_pack_and_brings_points(game: Game) -> None:
    rng, seats = Random(7), game.seats[0]
    sides = game.sides(seats, game.proposed({}))
    scored = 0
    for dealer in (0, seats - 1):
        state, done = played(game, seats, dealer, rng)
        assert done.count("Shuffle") == 1
        assert not set(done) & set(PARTED)
        found = alone.outcome(state, sides, MAOS)
        assert found is not None
        scored += any(found.score)
    assert scored > 0
