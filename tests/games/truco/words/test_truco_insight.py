"""What comes with the view of truco: the manilhas by name, whose card is the best, what the mão is worth and the next call."""

from random import Random

import pytest

from carteado import catalogue
from carteado.game import CHANCE, REFEREE, State, View
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.words import Words
from carteado.words.offered import Offered

PORTUGUESE, ENGLISH = Words("pt-BR", "truco-fenacef"), Words("en", "truco-fenacef")
CODES = ("truco-fenacef", "truco-asfo", "truco-sinsep")


def played(game: str, seed: int, acts: int = 220) -> list[State]:
    """The states of a partida played at random."""
    rng, state = Random(seed), catalogue.new(game)
    states = [state]
    while state.actors() and len(states) < acts:
        seat = state.actors()[0]
        state = state.apply(seat, rng.choice(state.legal(seat))).state
        states.append(state)
    return states


def shown(view: View) -> object:
    return view.shown  # type: ignore[attr-defined]


NAMES = {"7O": "pica-fumo", "AE": "espadilha", "7C": "copeta", "4P": "zap"}


def test_fixed_manilhas_go_by_their_names_where_they_are_seen() -> None:
    seen: dict[str, str] = {}
    for state in played("truco-fenacef", 7):
        marked = PORTUGUESE.insight(state.view(REFEREE)).marked
        seen.update(marked)
        assert [name for name in NAMES if name in marked] == list(marked)
        assert ENGLISH.insight(state.view(REFEREE)).marked.keys() == marked.keys()
        assert set(PORTUGUESE.insight(state.view(0)).marked) <= set(marked)
    assert seen == NAMES


@pytest.mark.parametrize("game", CODES[1:])
def test_the_vira_names_the_manilhas_of_who_sees_it(game: str) -> None:
    named = set[str]()
    for state in played(game, 7):
        for seat in (0, 1, REFEREE):
            view = state.view(seat)
            marked = PORTUGUESE.insight(view).marked
            assert not marked or shown(view).vira_card is not None  # type: ignore[attr-defined]
            assert len({card[:-1] for card in marked}) <= 1
            named.update(marked.values())
    assert named
    assert named <= set(NAMES.values())


@pytest.mark.parametrize("game", CODES)
def test_whoever_has_taken_the_vaza_had_the_best_card(game: str) -> None:
    won = 0
    for state in played(game, 3):
        view = state.view(0)
        mesa = shown(view)
        best = PORTUGUESE.insight(view).best
        assert len(best) <= 1
        if mesa.vazas and len(mesa.results) == len(mesa.vazas) and mesa.hands:  # type: ignore[attr-defined]
            result = mesa.results[-1]  # type: ignore[attr-defined]
            sides = {seat & 1 for seats in best for seat in seats}
            assert sides <= ({0, 1} if result == 2 else {result})
            won += 1
    assert won


@pytest.mark.parametrize("game", CODES)
def test_the_next_call_is_one_that_the_ladder_has(game: str) -> None:
    for state in played(game, 5):
        more = PORTUGUESE.insight(state.view(0)).more
        calls = [act.to for seat in state.actors() if seat != CHANCE for act in state.legal(seat) if isinstance(act, Raise)]
        assert not calls or more["next"] in calls
        assert more["stake"] >= 1


def test_a_call_has_its_price_apart() -> None:
    assert PORTUGUESE.offered(Raise(3), None) == Offered("TRUCO", "vale 3")
    assert PORTUGUESE.offered(Accept(3), None).price == "vale 3"
    assert ENGLISH.offered(Run(3), None).price
