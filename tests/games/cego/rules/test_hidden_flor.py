"""9.X-4 and XIV-23, section 7: a flor not sung, one that an envido gave away, and what they cost when their cards are seen."""

import pytest

from carteado.games.cego.rules.acts import Call, Leave
from carteado.games.cego.rules.events import Called
from carteado.tricks.play import Play
from games.cego.kit import em_testa, roda
from games.cego.kit.told import found

FLOR = "4E 5E 6E"


# Not declared.


@pytest.mark.clause("CEGO-9.XI-2", "S-CEGO-19")
def test_nobody_is_made_to_declare_a_flor() -> None:
    table = roda({0: FLOR})
    assert len(table.menu(0, Play)) == 3
    assert Leave("pass") in table.menu(0)
    assert "envido" in table.offered(0)


@pytest.mark.clause("CEGO-9.X-4")
def test_three_cards_of_it_on_the_table_give_it_away() -> None:
    """Seat 3 wins the second and the third vaza and shows its flor with them."""
    hands = {3: "1E 7E 4E", 0: "3O 4C 4B"}
    table = em_testa(hands).plays("0:3O").call(3, "truco").quero(0).plays("3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.mesa.nth == 1
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 2)]
    assert found(table) == [(3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.X-4")
@pytest.mark.parametrize(("steps", "worth"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_it_costs_three_and_the_truco_whatever_it_is_worth(steps: int, worth: int) -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"})
    if steps:
        table.call(0, "truco")
        for seat in (3, 0)[: steps - 1]:
            table.quero(seat, raising=True)
        table.quero(3 if steps % 2 else 0)
    table.plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.credits() == [("flor", 0, 3), ("truco", 0, worth)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-2")
def test_two_of_its_cards_are_not_enough() -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"}).plays("0:4B 3:7E 3:1E 0:4C")
    assert table.credits() == [("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-4")
def test_passing_the_last_card_keeps_it_hidden() -> None:
    table = em_testa({3: "6E 7E 4E", 0: "3O 2C 4B"}).plays("0:3O 3:6E 0:4B 3:7E").leave(3)
    assert table.credits() == [("truco", 0, 1)]
    assert table.view(0).hands[3].dealt_cards.count(None) == 1


@pytest.mark.clause("CEGO-9.X-4")
def test_hidden_by_both_sides_nobody_is_paid() -> None:
    table = em_testa({0: "3O 4O 1O", 3: "1E 7E 4E"}).plays("0:3O 3:4E 0:4O 3:7E 3:1E 0:1O")
    assert table.credits() == []
    assert found(table) == [(0, "hidden-flor"), (3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-5")
def test_the_envido_of_who_hid_it_stands() -> None:
    """Seat 3 said é boa, won the envido with two cards of its flor, and shows all three in the vazas."""
    table = em_testa({0: "3O 4C 4B", 3: "1E 7E 4E"}).call(0, "envido").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (1, 2)
    table.plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.credits() == [("envido", 1, 2), ("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.II-1")
def test_its_three_tentos_come_before_the_truco() -> None:
    table = roda({1: "1E 7E 4E", 0: "3O 4C 4B"}, score=(21, 23)).plays("0:3O 1:4E")
    for seat in (2, 3, 4, 5):
        table.leave(seat)
    table.plays("0:4C 1:7E 1:1E 0:4B")
    assert table.mesa.winner == 1
    assert (table.score, table.credits(), table.mesa.phase) == ((24, 23), [("flor", 0, 3)], "over")


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.VIII.f-3")
def test_a_flor_said_after_the_first_card_is_void_and_lost() -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"}).plays("0:3O 3:4E")
    assert table.mesa.turn == 0
    assert table.refused(3, Call("flor", 0)).clause == "CEGO-9.VIII.f-3"
    table.plays("0:4C 3:7E 3:1E 0:4B")
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-4")
def test_a_hidden_flor_comes_out_when_its_cards_have_fallen() -> None:
    hands = {3: "4E 5E 6E", 1: "1E 3C 4C", 5: "4B 5B 6O", 0: "1B 3B 10C", 2: "5C 6C 10O", 4: "11O 11C 10B"}
    m = roda(hands).call(0, "truco").quero(1)
    m.plays("0:10C 1:1E 2:5C 3:4E 4:11O 5:4B").plays("1:4C 2:6C 3:5E 4:11C 5:5B 0:1B")
    m.plays("0:3B 1:3C 2:10O 3:6E 4:10B 5:6O")  # parda: the first vaza decides
    assert m.mesa.winner == 1
    assert found(m) == [(3, "hidden-flor")]
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 2)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-2")
def test_a_hidden_flor_that_nobody_sees_costs_nothing() -> None:
    m = roda({0: "1E 1B 4C", 3: "4E 5E 6E"}).won_by(0)
    assert m.mesa.winner == 0
    assert len(m.mesa.vazas) == 2
    assert found(m) == []
    assert m.credits() == [("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-4")
def test_hidden_flores_on_both_sides_pay_nobody() -> None:
    hands = {0: "7E 6E 5E", 3: "7C 6C 5C", 1: "3C 4B 5B", 2: "3B 4O 5O", 4: "4C 6B 10B", 5: "4E 10O 11C"}
    m = roda(hands)
    m.plays("0:7E 1:4B 2:4O 3:7C 4:4C 5:4E").plays("0:6E 1:3C 2:5O 3:6C 4:6B 5:10O")
    m.plays("1:5B 2:3B 3:5C 4:10B 5:11C 0:5E")
    assert sorted(found(m)) == [(0, "hidden-flor"), (3, "hidden-flor")]
    assert m.credits() == []


# Envido with a flor in hand.


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI.m-2")
def test_envido_minha_flor_is_an_envido() -> None:
    table = roda({0: FLOR}).call(0, "envido-minha-flor")
    assert [(event.call, event.value) for event in table.told(Called)] == [("envido-minha-flor", 2)]
    assert table.mesa.chain == ("envido",)
    table.nao_quero(1)
    assert (table.mesa.won_by, table.mesa.won) == (0, 1)
    assert not table.offered(0) & {"flor", "achico", "contra-flor-e-o-resto"}
    table.play(0, "4E").give_up(1)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI.m-2", "CEGO-9.X-4")
@pytest.mark.parametrize("word", ["envido", "envido-minha-flor", "real-envido"])
def test_its_caller_is_not_asked_and_has_lost_the_flor(word: str) -> None:
    table = roda({0: FLOR}).call(0, word)
    assert 0 not in table.state.actors()
    table.no_flor()
    assert table.refused(0, Call("flor", 0)).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XVI.m-2", "CEGO-9.X-4", "S-CEGO-53")
@pytest.mark.parametrize(
    ("option", "credits"),
    [
        ("reneged", [("envido", 0, 2), ("flor", 1, 3), ("truco", 1, 1)]),
        ("void", [("envido", 0, 2), ("truco", 0, 1)]),
    ],
)
def test_shown_whole_it_is_a_flor_not_sung_but_by_house_rule(option: str, credits: list[tuple[str, int, int]]) -> None:
    hands = {0: "1E 7E 4E", 3: "3O 4C 5B"}
    table = em_testa(hands, envidoMinhaFlor=option).call(0, "envido-minha-flor").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)
    table.plays("0:4E 3:3O 3:5B 0:7E 0:1E 3:4C")
    assert table.credits() == credits


@pytest.mark.clause("CEGO-9.XIV-23", "S-CEGO-53")
def test_the_house_rule_spares_only_the_phrase() -> None:
    table = em_testa({0: "1E 7E 4E", 3: "3O 4C 5B"}, envidoMinhaFlor="void").call(0, "envido").quero(3).songs()
    table.plays("0:4E 3:3O 3:5B 0:7E 0:1E 3:4C")
    assert table.credits() == [("envido", 0, 2), ("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI-3")
def test_envido_minha_flor_over_a_truco() -> None:
    table = roda({1: FLOR}).call(0, "truco").call(1, "envido-minha-flor").nao_quero(2)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (1, 1, "truco")


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-23")
@pytest.mark.parametrize("call", ["envido", "envido-minha-flor"])
@pytest.mark.parametrize("option", ["reneged", "void"])
def test_the_flor_of_who_called_envido(call: str, option: str) -> None:
    """It is lost by his own call; by house rule the words `envido minha flor` also clear him of having hidden it."""
    hands = {0: "4E 5E 6E", 1: "1E 1B 2C", 3: "3C 3B 2O", 5: "3E 3O 2B", 2: "4C 5C 6O", 4: "4O 5O 6C"}
    m = roda(hands, envidoMinhaFlor=option).call(0, call).gate().nao_quero(1)
    assert (m.mesa.won_by, m.mesa.won) == (0, 1)
    m.plays("0:6E 1:2C 2:6O 3:2O 4:6C 5:2B").plays("1:1E 2:5C 3:3C 4:5O 5:3E 0:5E")
    assert m.mesa.winner == 1  # after two vazas: his third card stays hidden
    assert found(m) == []
    assert m.credits() == [("envido", 0, 1), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-23")
@pytest.mark.parametrize(
    ("call", "option", "paid"),
    [
        ("envido", "reneged", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
        ("envido-minha-flor", "reneged", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
        ("envido-minha-flor", "void", [("envido", 0, 1), ("truco", 0, 1)]),
        ("envido", "void", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
    ],
)
def test_the_flor_of_who_called_envido_is_seen(call: str, option: str, paid: list[tuple[str, int, int]]) -> None:
    hands = {0: "4E 5E 3E", 1: "1E 4B 2C", 2: "1B 4C 6O", 3: "4O 5B 6B", 4: "5C 6C 10O", 5: "10B 10C 11O"}
    m = roda(hands, envidoMinhaFlor=option).call(0, call).gate().nao_quero(1)
    m.plays("0:4E 1:1E 2:4C 3:4O 4:5C 5:10B").plays("1:4B 2:1B 3:5B 4:6C 5:10C 0:5E")
    m.plays("2:6O 3:6B 4:10O 5:11O 0:3E 1:2C")
    assert m.mesa.winner == 0
    assert m.credits() == paid
