"""What comes with the menu and the view of Truco Cego: prices, warnings by one's own cards, the best card, who keeps silent."""

import pytest

from carteado import catalogue
from carteado.game import PUBLIC, REFEREE, Action
from carteado.games.cego.rules.acts import AskFlor, Call, Declare, Leave, LeiDoJogo, NaoMato, Sing
from carteado.pack import Deal
from carteado.regulations import regulation
from carteado.tricks.play import Play
from carteado.words import Words
from carteado.words.offered import Insight, Offered, priced
from games.cego.kit import H1, MesaCego, em_testa, roda

WORDS = Words("pt-BR", "truco-cego")
FLOR = {0: "7O 6O 5O"}


def told(table: MesaCego, seat: int, action: Action) -> Offered:
    return WORDS.offered(action, table.state.view(seat), table.state.legal(seat))


def menu(table: MesaCego, seat: int) -> dict[Action, Offered]:
    return {action: told(table, seat, action) for action in table.state.legal(seat)}


def insight(table: MesaCego, seat: int) -> Insight:
    return WORDS.insight(table.state.view(seat))


def test_a_price_stands_apart_from_the_words() -> None:
    assert priced("REAL ENVIDO (vale 3)") == Offered("REAL ENVIDO", "vale 3")
    assert priced("ENVIDO (vale 2) e a carta fechada (entrega o truco)").price == "entrega o truco"
    assert priced("FLOR") == Offered("FLOR")


@pytest.mark.clause("CEGO-9.X-2")
def test_without_a_flor_it_is_a_bluff_in_every_form() -> None:
    said = menu(roda(H1), 0)
    flores = [act for act in said if isinstance(act, Call) and "flor" in act.call and "minha" not in act.call]
    assert flores
    assert {(said[act].truth, said[act].clause) for act in flores} == {("bluff", "CEGO-9.X-2")}


@pytest.mark.clause("CEGO-9.X-4")
def test_with_one_what_hides_it_is_told() -> None:
    said = menu(roda(FLOR), 0)
    hides = {type(act) if not isinstance(act, Call) else act.call for act, one in said.items() if one.clause == "CEGO-9.X-4"}
    assert {Play, Leave, "envido", "real-envido", "falta-envido"} <= hides
    assert "truco" not in hides
    assert said[Call("flor")].truth == "true"
    assert not said[Call("flor")].warning


def test_a_flor_that_was_sung_warns_of_nothing() -> None:
    table = roda(FLOR).call(0, "flor").no_flor()
    assert not [act for act, one in menu(table, 0).items() if one.clause == "CEGO-9.X-4"]


def test_at_the_gate_the_truth_and_the_bluff_are_told_apart() -> None:
    table = roda({0: "7O 6O 5O", 1: "3B 2B 1B"}).call(0, "flor")
    assert (told(table, 1, Declare("flor")).truth, told(table, 1, Declare("e-boa")).truth) == ("true", "bluff")
    assert (told(table, 3, Declare("flor")).truth, told(table, 3, Declare("e-boa")).truth) == ("bluff", "")


@pytest.mark.clause("CEGO-9.XIV-25")
def test_the_true_song_is_free_and_any_other_has_its_price() -> None:
    table = roda(H1).call(0, "envido").no_flor().quero(1)
    said = menu(table, 0)
    assert said[Sing(33)] == Offered("Cantar 33", truth="true")
    assert said[Sing(31)].warning == "Você tem 33, não 31: se isso aparecer, o outro trio leva o envido e o truco."
    assert (said[Sing(31)].clause, said[Sing(31)].go) == ("CEGO-9.XIV-25", "Cantar 31")
    assert [act for act, one in said.items() if one.truth == "true"] == [Sing(33)]


def test_a_song_that_wins_nothing_is_vain() -> None:
    table = roda(H1).call(0, "envido").no_flor().quero(1).sing(0, 33)
    seat = table.state.actors()[0]
    said = menu(table, seat)
    assert NaoMato() in said
    assert {act.points: one.vain for act, one in said.items() if isinstance(act, Sing) and act.points in (31, 33)} == {
        31: True,
        33: True,
    }


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.XVI.l-5")
def test_asking_for_a_flor_and_the_lei_do_jogo_tell_what_they_risk() -> None:
    table = roda(FLOR).call(0, "flor").no_flor()
    asks = [one for act, one in menu(table, 0).items() if isinstance(act, AskFlor)]
    assert {one.clause for one in asks} <= {"CEGO-9.XI-5"}
    lei = WORDS.offered(LeiDoJogo(24), None)
    assert lei.price == "falta 24 + truco"


def test_the_bravos_that_one_sees_stand_out_and_the_best_card_of_each_vaza_is_told() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C")
    seen = insight(table, 0)
    assert list(seen.marked) == ["7E"]
    assert list(insight(table, REFEREE).marked) == ["7E", "1B", "1E"]
    assert seen.best == ((2,),)
    tied = roda({0: "2C 6E 4C", 1: "2O 5O 4O"}).plays("0:2C 1:2O")
    assert insight(tied, 4).best == ((0, 1),)


def test_what_the_truco_is_worth_taken_and_refused() -> None:
    assert insight(roda(H1), 0).more == {"worth": 1, "asked": 0, "refused": 0, "least": False}
    early = roda(H1).call(0, "truco")
    assert insight(early, 1).more == {"worth": 1, "asked": 2, "refused": 1, "least": True}
    strict = roda(H1, collectFlorOnEarlyNQ="false").call(0, "truco")
    assert insight(strict, 1).more == {"worth": 1, "asked": 2, "refused": 1, "least": False}


@pytest.mark.clause("CEGO-9.V-1", "CEGO-9.III-10")
@pytest.mark.parametrize("seat", range(6))
def test_pages_leave_out_what_the_table_would_refuse(seat: int) -> None:
    silenced, phrases = catalogue.game("truco-cego").silenced, regulation("truco-cego").phrases
    for table in (roda(H1), em_testa(H1)):
        refused = [said.id for said in phrases if silenced(table.state, seat, said.audience, said.clause)]
        assert list(insight(table, seat).silent) == refused
        assert insight(table, PUBLIC).silent == insight(table, REFEREE).silent == ()


def test_before_the_cards_there_is_nothing_to_say_of_them() -> None:
    state = catalogue.new("truco-cego", dealer=5, cut=False)
    view = state.view(0)
    assert WORDS.insight(view).best == ()
    assert WORDS.offered(Deal(), view).truth == ""
