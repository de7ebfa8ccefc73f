"""Where a partida starts: the catalogue, and the positions of truco."""

from random import Random
from typing import Any

import pytest

from carteado import catalogue, records
from carteado.cards import Card, shuffled
from carteado.game import CHANCE, PUBLIC, Action, Seat, State
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Dealt, Shuffle

GAME = "truco-fenacef"


def known(state: State) -> Mesa:
    view = state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    return view.known


def mixed(state: State, seed: int) -> Shuffle:
    pack = state.legal(CHANCE)[0]
    assert isinstance(pack, Shuffle)
    return Shuffle(shuffled(pack.cards, Random(seed)))


def test_a_game_by_id_with_or_without_its_version() -> None:
    assert catalogue.game(GAME) is catalogue.game(f"{GAME}/2023") is catalogue.GAMES[GAME]
    assert (catalogue.game(GAME).seats, catalogue.game(GAME).sides(4, {})) == ((4,), (0, 1, 0, 1))


@pytest.mark.parametrize("identity", ["", "truco", "/2023"])
def test_an_unknown_game_names_those_there_are(identity: str) -> None:
    with pytest.raises(KeyError, match="there are truco-fenacef"):
        catalogue.new(identity)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"seats": 2}, "truco-fenacef is for 4 seats, not 2"),
        ({"score": (12, 0)}, "a partida starts from 0 to 11 points a side, not 12 0"),
        ({"score": (0, -1)}, "a partida starts from 0 to 11 points a side, not 0 -1"),
        ({"dealer": 4}, "the dealer is a seat from 0 to 3, not 4"),
        ({"dealer": -1}, "the dealer is a seat from 0 to 3, not -1"),
        ({"mao": 0}, "the first mão is one of 1 to 1000000, not 0"),
    ],
)
def test_a_position_that_cannot_be(position: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        catalogue.new(GAME, **position)


def test_an_unknown_fact_about_the_position() -> None:
    with pytest.raises(TypeError):
        catalogue.new(GAME, weather="fine")


def test_without_a_dealer_the_seats_draw() -> None:
    state = catalogue.new(GAME)
    assert known(state).phase == "draw-shuffle"
    drawing = state.apply(CHANCE, mixed(state, 1)).state
    assert known(drawing).phase == "draw"
    assert set(drawing.actors()) <= set(range(4))


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_named_deals_and_the_left_cuts(dealer: Seat) -> None:
    state = catalogue.new(GAME, dealer=dealer)
    assert known(state).phase == "shuffle"
    cutting = state.apply(CHANCE, mixed(state, 1)).state
    assert (known(cutting).phase, known(cutting).dealer, cutting.actors()) == ("cut", dealer, ((dealer - 1) % 4,))


def test_score_and_number_of_the_mao() -> None:
    state = catalogue.new(GAME, score=(11, 3), dealer=0, mao=9)
    assert known(state).score == (11, 3)
    dealt = state.apply(CHANCE, mixed(state, 1)).state
    assert (known(dealt).mao, known(dealt).score) == (9, (11, 3))


@pytest.mark.parametrize(
    ("score", "kind"), [((10, 10), "normal"), ((11, 3), "eleven"), ((3, 11), "eleven"), ((11, 11), "iron")]
)
def test_a_score_makes_its_kind_of_mao(score: tuple[int, int], kind: str) -> None:
    state = catalogue.new(GAME, score=score, dealer=0, cut=False)
    assert known(state.apply(CHANCE, mixed(state, 1)).state).kind == kind


def test_without_a_cut_the_pack_is_dealt_as_it_comes() -> None:
    state = catalogue.new(GAME, dealer=0, cut=False)
    pack = mixed(state, 5)
    step = state.apply(CHANCE, pack)
    assert known(step.state).phase == "play"
    assert step.state.actors() == (2,)
    hands = {event.seat: event.secret_cards for event in step.events if isinstance(event, Dealt)}
    from_the_bottom = tuple(reversed(pack.cards))
    assert hands == {(1 + nth) % 4: from_the_bottom[nth:12:4] for nth in range(4)}


def played(state: State, seed: int) -> tuple[list[tuple[Seat, Action]], State]:
    rng = Random(seed)
    acts: list[tuple[Seat, Action]] = []
    while actors := state.actors():
        seat = actors[0]
        action = mixed(state, rng.randrange(1000)) if seat == CHANCE else rng.choice(state.legal(seat))
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state


@pytest.mark.parametrize(
    "start",
    [
        {"dealer": 1, "cut": False},
        {"score": (9, 11), "dealer": 3, "mao": 4, "cut": False},
        {"cut": False},
        {"score": (4, 2), "dealer": 2, "mao": 7},
    ],
    ids=["uncut", "eleven", "drawn", "cut"],
)
def test_a_partida_from_any_start_is_replayed_from_its_record(start: dict[str, Any]) -> None:
    state = catalogue.new(GAME, **start)
    acts, end = played(state, 3)
    text = records.write(records.recorded(GAME, acts, {}, (), start))
    assert ("sem-corte" in text) == ("cut" in start)
    again = records.parse(text)
    assert again.start == start
    assert list(records.replay(again))[-1].state == end
    assert records.verify(again) == ()


def test_a_record_without_the_word_wants_the_cut() -> None:
    start = {"dealer": 1, "cut": False}
    acts, _ = played(catalogue.new(GAME, dealer=1, cut=False), 3)
    text = records.write(records.recorded(GAME, acts, {}, (), start)).replace(" sem-corte", "")
    with pytest.raises(records.RecordError, match="illegal"):
        list(records.replay(records.parse(text)))


def test_uncut_hands_are_the_cards_of_the_pack() -> None:
    state = catalogue.new(GAME, dealer=2, cut=False)
    step = state.apply(CHANCE, mixed(state, 9))
    dealt: list[Card] = [card for event in step.events for card in event.secret_cards]
    assert len(set(dealt)) == 12
