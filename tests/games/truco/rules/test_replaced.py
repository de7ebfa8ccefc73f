"""A card that turned up in the deal and is not kept: who sees the one that comes in its place."""

from random import Random

from carteado.cards import Card
from carteado.catalogue import new
from carteado.game import CHANCE, PUBLIC, REFEREE, Seat, State
from carteado.games.truco.rules.acts import PlayOn
from carteado.games.truco.rules.board import TrucoBoard
from carteado.games.truco.rules.pack_events import Replaced
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Deal, Refuse, Ruling, Shuffle
from carteado.tricks.play import Play
from games.truco.kit import clause


def replaced(score: tuple[int, int]) -> tuple[State, Replaced]:
    """Seat 3 got an open card in the deal of seat 0 and would not keep it."""
    state = new("truco-sinsep", score=score, dealer=0)
    (pack,) = state.legal(CHANCE)
    assert isinstance(pack, Shuffle)
    state = state.apply(CHANCE, pack.mixed(Random(5))).state
    while Deal() not in state.legal(0):
        seat = state.actors()[0]
        state = state.apply(seat, state.legal(seat)[-1]).state
    state = state.apply(0, Deal()).state
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    card = view.known.hands[3].dealt_cards[0]
    assert card is not None
    state = state.apply(REFEREE, Ruling("SIN-DAR-4", offender=0, cards=(card,))).state
    step = state.apply(3, Refuse(card))
    return step.state, next(event for event in step.events if isinstance(event, Replaced))


@clause("SIN-DAR-4")
def test_a_card_in_place_of_another_is_seen_by_its_receiver() -> None:
    _, event = replaced((0, 0))
    assert event.audience == (3, REFEREE)


@clause("SIN-DAR-4", "SIN-MAOONZE-2")
def test_in_an_eleven_hand_the_partner_who_has_looked_sees_it_too() -> None:
    state, event = replaced((0, 11))
    view = state.view(1)
    assert isinstance(view, TrucoView)
    assert event.audience == (3, 1, REFEREE)
    assert event.to(1).secret_cards[0] in view.known.hands[3].partner_cards
    assert event.to(0).secret_cards == event.to(2).secret_cards == ()


@clause("SIN-DAR-4", "SIN-MAOONZE-2")
def test_the_partner_remembers_which_card_it_was() -> None:
    state, event = replaced((0, 11))
    for seed in range(40):
        board = state.resample(1, Random(seed)).board()
        assert isinstance(board, TrucoBoard)
        assert board.partida.mao is not None
        assert board.partida.mao.dealt(3)[0] == event.secret_cards[0]


@clause("SIN-DAR-4", "SIN-MAOONZE-2")
def test_only_who_had_looked_at_the_hand_sees_where_the_new_card_came() -> None:
    state, event = replaced((0, 11))
    new_card = event.secret_cards[0]
    assert dealt(state, 1) == (new_card, None, None)
    assert dealt(state, 0) == dealt(state, 2) == dealt(state, PUBLIC) == (None, None, None)
    state, _ = replaced((0, 0))
    assert dealt(state, 1) == (None, None, None)


def dealt(state: State, seat: Seat) -> tuple[Card | None, ...]:
    """What this pair of eyes sees of the hand of seat 3, place by place."""
    view = state.view(seat)
    assert isinstance(view, TrucoView)
    return view.known.hands[3].dealt_cards


@clause("SIN-DAR-4", "SIN-MAOONZE-2")
def test_a_covered_card_of_the_partner_may_be_the_new_one_or_not() -> None:
    """The place is remembered, also once the card may lie face down on the table: nothing else follows from it."""
    state, event = replaced((0, 11))
    state = state.apply(1, PlayOn()).state
    while not (state.actors() == (3,) and (down := [act for act in state.legal(3) if isinstance(act, Play) and act.down])):
        seat = state.actors()[0]
        state = state.apply(seat, state.legal(seat)[-1 if seat == 3 else 0]).state
    state = state.apply(3, down[0]).state
    worlds = [state.resample(1, Random(seed)) for seed in range(60)]
    assert all(world.view(1) == state.view(1) for world in worlds)
    mao = [board.partida.mao for world in worlds if isinstance(board := world.board(), TrucoBoard)]
    assert {one.dealt(3)[0] for one in mao if one is not None} == {event.secret_cards[0]}
    assert len({one.dealt(3)[1] for one in mao if one is not None}) == 2
