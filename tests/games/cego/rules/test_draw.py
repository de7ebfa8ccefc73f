"""9.IV-1 and RES-4: the first dealer is drawn for, the rei being highest, and again by those who tie; so in every partida."""

from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Event, Seat, State
from carteado.pack import Cut, Deal, DealerDrawn, Draw, Drew, Shuffle
from games.cego.kit import roda
from games.cego.kit.opening import PACK, after, known, start


def drawn(text: str, state: State | None = None) -> tuple[State, list[Event]]:
    """A draw in which these seats take these cards."""
    state = after(start(), (CHANCE, Shuffle(PACK))) if state is None else state
    events: list[Event] = []
    for word in text.split():
        seat, _, name = word.partition(":")
        assert state.actors() == (int(seat),)
        step = state.apply(int(seat), Draw(PACK.index(Card.of(name)) + 1))
        state = step.state
        events += step.events
    return state, events


@pytest.mark.clause("CEGO-9.IV-1")
def test_a_partida_begins_with_the_draw() -> None:
    state = start()
    assert (known(state).phase, state.actors()) == ("draw-shuffle", (CHANCE,))
    state = after(state, (CHANCE, Shuffle(PACK)))
    assert (known(state).phase, state.actors(), known(state).contenders) == ("draw", (0,), (0, 1, 2, 3, 4, 5))


@pytest.mark.clause("CEGO-9.IV-1", "CEGO-9.III-2", "CEGO-9.III-13")
def test_the_rei_draws_the_first_deal() -> None:
    state, events = drawn("0:7E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert (known(state).next_dealer, known(state).phase) == (1, "shuffle")
    assert events[-1] == DealerDrawn(1, "CEGO-9.IV-1")
    state = after(state, (CHANCE, Shuffle(PACK)))
    assert (known(state).dealer, known(state).form, known(state).mao, state.actors()) == (1, "roda", 1, (0,))
    state = after(state, (0, Cut(20)), (1, Deal()))
    assert (known(state).first, state.actors()) == (2, (2,))


@pytest.mark.clause("CEGO-9.IV-1", "S-CEGO-04")
@pytest.mark.parametrize(
    ("draws", "dealer"),
    [
        ("0:12E 1:11C 2:10E 3:7O 4:3B 5:1E", 0),
        ("0:1E 1:1B 2:7E 3:7O 4:10C 5:11B", 5),
        ("0:1E 1:7E 2:3B 3:10O 4:2B 5:6B", 3),
        ("0:1E 1:3B 2:3E 3:6O 4:7C 5:2B", 4),
        ("0:1E 1:1B 2:2B 3:1O 4:1C 5:10C", 5),
        ("0:1E 1:4B 2:5B 3:3O 4:3C 5:2C", 2),
        ("0:1E 1:2B 2:1B 3:1O 4:1C 5:4C", 5),
    ],
)
def test_the_printed_number_decides_not_the_strength_in_truco(draws: str, dealer: Seat) -> None:
    assert known(drawn(draws)[0]).next_dealer == dealer


@pytest.mark.clause("CEGO-9.IV-1", "S-CEGO-04")
def test_only_those_who_tied_at_the_top_draw_again() -> None:
    state, events = drawn("0:12E 1:12C 2:1E 3:11O 4:12B 5:11E")
    assert events[-1] == DealerDrawn(None, "CEGO-9.IV-1")
    assert (known(state).phase, known(state).contenders, state.actors()) == ("draw", (0, 1, 4), (0,))
    state, events = drawn("0:4E 1:5E 4:6E", state)
    assert (known(state).next_dealer, events[-1]) == (4, DealerDrawn(4, "CEGO-9.IV-1"))


@pytest.mark.clause("S-CEGO-04")
def test_a_tie_below_the_top_decides_nothing() -> None:
    assert known(drawn("0:7E 1:7C 2:7B 3:11O 4:7O 5:10E")[0]).next_dealer == 3


@pytest.mark.clause("S-CEGO-04")
def test_they_may_tie_again_and_fewer_are_left_each_time() -> None:
    state, _ = drawn("0:12E 1:12C 2:12O 3:12B 4:1E 5:1B")
    state, events = drawn("0:11E 1:10C 2:11O 3:11B", state)
    assert (known(state).contenders, events[-1]) == ((0, 2, 3), DealerDrawn(None, "CEGO-9.IV-1"))
    state, _ = drawn("0:5E 2:7O 3:7B", state)
    assert known(state).contenders == (2, 3)
    state, _ = drawn("2:2O 3:1O", state)
    assert (known(state).next_dealer, known(state).phase) == (2, "shuffle")


@pytest.mark.clause("S-CEGO-04")
def test_who_is_out_of_the_draw_draws_no_more() -> None:
    state, _ = drawn("0:12E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert [seat for seat in range(6) if any(isinstance(act, Draw) for act in state.legal(seat))] == [0]
    for seat in (2, 3, 4, 5):
        assert state.check(seat, Draw(40)) is not None


@pytest.mark.clause("CEGO-9.IV-1")
def test_nobody_draws_a_card_that_is_out_nor_one_that_is_not_there() -> None:
    state, _ = drawn("0:12E")
    gone = PACK.index(Card.of("12E")) + 1
    assert [at for at in range(42) if state.check(1, Draw(at)) is not None] == [0, gone, 41]
    state, _ = drawn("0:12E 1:12C 2:1E 3:11O 4:5B 5:10E")
    assert len(state.legal(0)) == 34


@pytest.mark.clause("CEGO-9.IV-1")
def test_the_cards_drawn_are_open_to_all_and_go_back_in() -> None:
    state, events = drawn("0:7E 1:12C")
    assert events == [Drew(0, 7, Card.of("7E")), Drew(1, 40, Card.of("12C"))]
    for seat in (*range(6), PUBLIC):
        assert [str(card) for card in known(state, seat).drawn_cards] == ["7E", "12C"]
    state, _ = drawn("2:1E 3:11O 4:5B 5:10E", state)
    assert state.check(CHANCE, Shuffle(PACK)) is None


@pytest.mark.clause("S-CEGO-04")
def test_a_new_partida_is_drawn_for_again_unless_the_house_rules_otherwise() -> None:
    def next_one(score: tuple[int, int], winner: int, **options: Any) -> dict[str, Any]:
        hands = {winner: "1E 1B 7E", 1 - winner: "4E 4B 5C", 2: "5E 4O 6C", 3: "5B 6O 6E", 4: "6B 5O 7C", 5: "7B 10E 10B"}
        table = roda(hands, score=score, **options)
        table.won_by(winner)
        assert table.mesa.phase == "over"
        return catalogue.game("truco-cego").following(table.state)

    assert next_one((23, 20), 0) == {}
    assert next_one((23, 20), 0, nextPartidaDealer="rotate") == {"dealer": 0}
    assert next_one((20, 23), 1, nextPartidaDealer="rotate") == {"dealer": 0}
    assert next_one((23, 20), 0, nextPartidaDealer="loserDeals") == {"dealer": 1}
    assert next_one((20, 23), 1, nextPartidaDealer="loserDeals") == {"dealer": 0}
