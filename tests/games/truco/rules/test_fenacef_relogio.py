"""S-FEN-11: no time limit at the table; online, what a run-out clock stands for."""

import pytest

from carteado.cards import Card
from carteado.catalogue import BadOption
from carteado.game import CHANCE, REFEREE
from carteado.games.truco.rules.acts import Blind, GiveBack, GiveUp, Run
from carteado.tricks.play import Play
from games.truco.kit import abre, clause, joga_vazas, mesa, monte, plano

SENTADOS = (0, 1, 2, 3)


@clause("S-FEN-11")
@pytest.mark.parametrize("stake", [3, 6, 9, 12])
def test_resposta_que_nao_vem_e_desistir(stake: int) -> None:
    table = mesa()
    for nth, step in enumerate(step for step in (3, 6, 9, 12) if step <= stake):
        table = table.pede(nth, step)
    assert [table.state.lapse(seat) for seat in table.espera] == [Run(stake)] * 2


@clause("S-FEN-11")
@pytest.mark.parametrize(("hand", "lowest"), [("3P 4C 4P", "4C"), ("7O 7P 7C", "7P"), ("AE AP KC", "KC"), ("4P 7C AE", "AE")])
def test_carta_que_nao_vem_e_a_menor_aberta(hand: str, lowest: str) -> None:
    assert mesa(0, {2: hand}).state.lapse(2) == Play(Card.of(lowest))


@clause("S-FEN-11")
def test_aberta_tambem_na_segunda_vaza() -> None:
    hands = plano("AB=")
    table = joga_vazas(mesa(0, hands), hands)
    lapse = table.state.lapse(table.vez)
    assert isinstance(lapse, Play)
    assert not lapse.down


@clause("S-FEN-11")
@pytest.mark.parametrize("seat", [0, 2])
def test_escolha_de_onze_que_nao_vem_e_desistir(seat: int) -> None:
    assert mesa(placar=(11, 7)).state.lapse(seat) == GiveUp()


@clause("S-FEN-11")
def test_corte_que_nao_vem_e_devolver_o_baralho() -> None:
    assert monte().state.lapse(3) == GiveBack()
    assert monte().queima(2).state.lapse(3) == GiveBack()


@clause("S-FEN-11")
def test_por_quem_ninguem_espera_o_relogio_nao_anda() -> None:
    assert [mesa().state.lapse(seat) for seat in (0, 1, 3, CHANCE, REFEREE)] == [None] * 5
    assert [mesa().truco(1).state.lapse(seat) for seat in (1, 3)] == [None] * 2
    assert [mesa(placar=(11, 7)).state.lapse(seat) for seat in (1, 3)] == [None] * 2


@clause("S-FEN-11", "S-FEN-14")
def test_no_escuro_o_relogio_nao_conta_qual_e_a_menor() -> None:
    for hand in ("3P 4C 2P", "4C 3P 2P", "3P 2P 4C"):
        assert mesa(0, {2: hand}, (11, 11), {"ferro": "blindAll"}).state.lapse(2) == Blind(1)


@clause("S-FEN-11")
def test_o_lance_do_relogio_e_sempre_legal() -> None:
    table = mesa(0, plano("AB="))
    while table.vencedor is None:
        lapse = table.state.lapse(table.vez)
        assert lapse is not None
        assert table.pode(table.vez, lapse)
        table = table.faz(table.vez, lapse)
    assert len(table.vazas) >= 2


@clause("S-FEN-11")
@pytest.mark.parametrize("seconds", ["off", "3", "30", "3600"])
def test_o_relogio_e_desligado_ou_em_segundos(seconds: str) -> None:
    options = dict(abre({"clock": seconds}, dealer=0).ve(0).options)
    assert options.get("clock", "off") == seconds


@clause("S-FEN-11")
@pytest.mark.parametrize("seconds", ["0", "2", "3601", "-5", "1.5", "on", ""])
def test_outro_relogio_nao_existe(seconds: str) -> None:
    with pytest.raises(BadOption) as refused:
        abre({"clock": seconds}, dealer=0)
    assert refused.value.code == "option-value"
