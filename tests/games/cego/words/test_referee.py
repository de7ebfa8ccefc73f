"""The referee of Truco Cego in words: every effect has a name, and everything that can be ruled is told of a trio."""

import pytest

from carteado.game import REFEREE
from carteado.games.cego.rules import effects
from carteado.games.cego.words.referee import DECISIONS, LABELS
from carteado.pack import Ruled
from carteado.words import Words
from carteado.words.pack import DECISIONS as SHARED
from games.cego.kit import MesaCego, em_testa, roda

PLAYERS = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fito")
# These are told by what they bring.
TOLD_OTHERWISE = {effects.LEFT_TABLE, effects.STOCK, effects.EXPOSED}


def test_every_effect_has_a_name() -> None:
    assert set(LABELS) == set(effects.BY_CLAUSE.values())


def test_every_effect_is_told() -> None:
    assert set(effects.BY_CLAUSE.values()) - TOLD_OTHERWISE <= set(DECISIONS) | set(SHARED)


@pytest.mark.parametrize("mesa", [roda(), em_testa().plays("0:4C")], ids=["roda", "testa"])
def test_what_can_be_ruled_is_named_by_what_it_brings(mesa: MesaCego) -> None:
    view = mesa.state.view(REFEREE)
    labels = [Words().action(ruling, view) for ruling in mesa.state.legal(REFEREE)]
    assert "CEGO-6.I-1: desclassificação (lugar 3)" in labels
    assert not [label for label in labels if "decisão do juiz" in label]


@pytest.mark.parametrize("effect", sorted(DECISIONS))
def test_a_ruling_is_told_of_a_trio(effect: str) -> None:
    told = Words().story(Ruled("CEGO-9.IV-9", 3, effect), PLAYERS, None, roda().state.view(REFEREE))
    assert told.startswith(DECISIONS[effect].format(who="Davi"))
    assert "dupla" not in told
